"""A struct as a row of whole numbers (int32) of fixed length, made from the types of its fields.

| type | numbers |
|---|---|
| int, bool | the value |
| Literal, or text `among` some | its place among them, from 1 |
| Card | its place in its deck, from 1; in the whole card set if the type names no deck |
| tuple with `places` | the items place by place |
| tuple without | how often each possible item is in it |
| tuple of fixed length, dict, Struct | their parts one after the other |

What is absent (None, an empty place) is 0 in all its numbers. Where that could also be a value,
a number `?` before them is 1 if it is there.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from operator import call, itemgetter
from pkgutil import iter_modules
from sys import byteorder
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.kinds import unwrapped
from seedround.engine.result import Result
from seedround.engine.rules import Rules
from seedround.engine.step import Choice

Pack = Callable[[Any], bytes]

ITEM: Final = 4
"""Bytes of a number."""
KEPT: Final = 256
"""Values of one part that are remembered as bytes: most of a table stays as it was."""
MOST_ALIKE: Final = 255
"""How often one item can be in a tuple without places."""
WIDEST: Final = 100
"""Whole numbers in a tuple without places span no more than this."""


@dataclass(frozen=True)
class Column:
    """One number: what it is, and its bounds."""

    name: str
    low: int
    high: int


class Memo(dict[Any, bytes]):
    """Remembers what values were packed into."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._pack = pack

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        found = self[value] = self._pack(value)
        return found


@dataclass(frozen=True)
class Part:
    """The numbers of one value: their columns, and how to pack it."""

    columns: tuple[Column, ...]
    pack: Pack
    hashable: bool = True
    large: bool = False
    """Made of things that are remembered one by one."""

    def remembered(self) -> "Part":
        """The same with a memory; a dict cannot be looked up in one."""
        if not self.hashable:
            return self
        return Part(self.columns, Memo(self.pack).__getitem__)

    def named(self, prefix: str) -> tuple[Column, ...]:
        return tuple(Column(prefix + it.name, it.low, it.high) for it in self.columns)

    def optional(self) -> "Part":
        """The same for a value that may be None."""
        flag = () if any(column.low > 0 for column in self.columns) else (Column("?", 0, 1),)
        columns = flag + with_zero(self.columns)
        absent, there, pack = bytes(ITEM * len(columns)), packed([1] * len(flag)), self.pack

        def pack_optional(value: Any) -> bytes:
            return absent if value is None else there + pack(value)

        return Part(columns, pack_optional, self.hashable)


def with_zero(columns: Sequence[Column]) -> tuple[Column, ...]:
    """The bounds of numbers that may be absent."""
    return tuple(Column(it.name, min(it.low, 0), max(it.high, 0)) for it in columns)


class Layout:
    """Lays out the structs of one game, number of seats and card set."""

    def __init__(self, rules: Rules[Any, Any], cards: CardSet, seats: int) -> None:
        self.seats = seats
        self.names: dict[str, tuple[str, ...]] = cards.decks()
        self.cards = tuple(name for deck in self.names.values() for name in deck)
        self.names["kinds"] = kinds_of(rules)

    def of(self, kind: type[Struct]) -> Part:
        """A struct without its Result and what is marked as aside."""
        hints = get_type_hints(kind, include_extras=True)
        numbers: list[int] = []
        packs: list[Pack] = []
        columns: list[Column] = []
        hashable = True
        for number, field in enumerate(msgspec.structs.fields(kind)):
            try:
                part = self.part(hints[field.name])
            except TypeError as problem:
                raise TypeError(f"{kind.__name__}.{field.name}: {problem}") from None
            if part is not None:
                numbers.append(number)
                packs.append(part.pack)
                columns += part.named(f".{field.name}")
                hashable = hashable and part.hashable
        astuple, join = msgspec.structs.astuple, b"".join
        counted = itemgetter(*numbers, 0, 0)  # of one alone it would make no tuple

        def pack(value: Any) -> bytes:
            return join(map(call, packs, counted(astuple(value))))

        return Part(tuple(columns), pack, hashable)

    def part(self, hint: Any) -> Part | None:
        """The numbers of a field by its type; None if it is not to be counted."""
        hint, facts = unwrapped(hint)
        if facts.get("aside") or hint is Result:
            return None
        if get_origin(hint) in (Union, UnionType):
            inner = [arm for arm in get_args(hint) if arm is not NoneType]
            if len(inner) != 1:
                raise TypeError(f"{hint} is one of several types")
            part = self.part(inner[0])
            return part.optional() if part else None
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.of(hint)
        part = self.plain_part(hint, facts)
        return part if part.large else part.remembered()

    def plain_part(self, hint: Any, facts: Mapping[str, Any]) -> Part:
        if names := self.texts(hint, facts):
            return text_part(names)
        if hint is bool:
            return number_part(0, 1)
        if hint is int:
            return number_part(*self.bounds(facts))
        if get_origin(hint) is tuple:
            return self.tuple_part(get_args(hint), facts)
        if get_origin(hint) is dict:
            return self.dict_part(*get_args(hint))
        raise TypeError(f"{hint} says nothing about the values it can have")

    def texts(self, hint: Any, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The texts that a field can hold."""
        if get_origin(hint) is Literal:
            return get_args(hint)
        if hint is not str:
            return ()
        among = facts.get("among")
        if among is None and facts.get("say") == "card":
            return self.cards
        if among is None:
            raise TypeError("a text that may be anything")
        return self.names[among] if isinstance(among, str) else tuple(among)

    def bounds(self, facts: Mapping[str, Any]) -> tuple[int, int]:
        """What a whole number can be; seats as many as there are, and the Rival of one alone."""
        if facts.get("say") == "seat":
            return 0, max(self.seats - 1, 1)
        low, high = facts.get("ge", facts.get("low")), facts.get("le", facts.get("high"))
        if low is None or high is None:
            raise TypeError("a whole number without bounds")
        return low, high

    def tuple_part(self, args: tuple[Any, ...], facts: Mapping[str, Any]) -> Part:
        if args[-1] is not Ellipsis:
            return self.fixed_part(args)
        if (most := facts.get("places")) is not None:
            if isinstance(most, str):
                most = self.seats if most == "seats" else len(self.names[most])
            return placed_part(self.counted(args[0]).optional().remembered(), most)
        hint, item = unwrapped(args[0])
        if hint is int:
            low, high = self.bounds(item)
            if high - low > WIDEST:
                raise TypeError("whole numbers too far apart to count each: give them places")
            return bag_part(range(low, high + 1))
        if texts := self.texts(hint, item):
            return bag_part(texts)
        raise TypeError("a tuple of such things needs places")

    def fixed_part(self, args: tuple[Any, ...]) -> Part:
        parts = [self.counted(arg) for arg in args]
        columns = [it for n, part in enumerate(parts) for it in part.named(f"[{n}]")]

        def pack(values: Any) -> bytes:
            return b"".join(part.pack(it) for it, part in zip(values, parts, strict=True))

        return Part(tuple(columns), pack)

    def dict_part(self, key: Any, value: Any) -> Part:
        names, part = self.texts(*unwrapped(key)), self.counted(value)
        columns = [it for name in names for it in part.named(f"[{name}]")]

        def pack(values: Any) -> bytes:
            return b"".join([part.pack(values[name]) for name in names])

        return Part(tuple(columns), pack, hashable=False)

    def counted(self, hint: Any) -> Part:
        part = self.part(hint)
        if part is None:
            raise TypeError("only a field of its own can be left aside")
        return part


def packed(numbers: Sequence[int]) -> bytes:
    return array("i", numbers).tobytes()


def number_part(low: int, high: int) -> Part:
    return Part((Column("", low, high),), lambda value: packed([value]))


def text_part(names: Sequence[str]) -> Part:
    index = {name: place for place, name in enumerate(names, 1)}
    return Part((Column("", 1, len(names)),), lambda value: packed([index[value]]))


def bag_part(items: Sequence[int | str]) -> Part:
    """How often each item is there: in one large number a digit for each, added up at once."""
    columns = tuple(Column(f"[{item}]", 0, MOST_ALIKE) for item in items)
    size = ITEM * len(items)
    places = range(len(items)) if byteorder == "little" else reversed(range(len(items)))
    one_of = {item: 1 << 8 * ITEM * place for item, place in zip(items, places, strict=True)}
    one = one_of.__getitem__

    def pack(values: Any) -> bytes:
        return sum(map(one, values)).to_bytes(size, byteorder)

    return Part(columns, pack)


def placed_part(item: Part, most: int) -> Part:
    """The items place by place, then empty places."""
    columns = tuple(it for place in range(most) for it in item.named(f"[{place}]"))
    rest = [bytes(ITEM * len(item.columns) * (most - filled)) for filled in range(most + 1)]
    pack_item = item.pack

    def pack(values: Any) -> bytes:
        return b"".join(map(pack_item, values)) + rest[len(values)]

    return Part(columns, pack, item.hashable, large=True)


def kinds_of(rules: Rules[Any, Any]) -> tuple[str, ...]:
    """The kinds of decision that a game knows, by the alphabet."""
    package = import_module(rules.game.package)
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    found: set[str] = set()
    todo: list[type[Any]] = [Choice]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith(rules.game.package + ".") and hasattr(kind, "kind"):
            found.add(kind.kind)
    return tuple(sorted(found))
