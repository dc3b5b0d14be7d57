"""What was made and may be asked for again, kept while there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Holds so many bytes; what was not asked for longest makes room.

    >>> shelf: Shelf[str, bytes] = Shelf(10, len)
    >>> shelf.put("a", b"12345"); shelf.put("b", b"12345"); shelf.get("a")
    b'12345'
    >>> shelf.put("c", b"1"); [shelf.get(name) for name in "abc"]
    [b'12345', None, b'1']
    """

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        self._most = most
        self._measure = size
        self._size = 0
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: K, thing: V) -> None:
        self.drop(key)
        self._kept[key] = thing
        self._size += self._measure(thing)
        while self._size > self._most:
            self.drop(next(iter(self._kept)))

    def drop(self, key: K) -> None:
        if key in self._kept:
            self._size -= self._measure(self._kept.pop(key))
