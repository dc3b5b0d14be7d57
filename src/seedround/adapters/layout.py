"""A struct as a row of whole numbers of fixed length, made from the types of its fields.

| type | numbers |
|---|---|
| int, bool | the value |
| Literal, or text `among` some | its place among them, from 1 |
| Card | its place in its deck, from 1; in the whole card set if the type names no deck |
| tuple with `places` | the items place by place |
| tuple without | how often each possible item is in it |
| tuple of fixed length, dict, Struct | their parts one after the other |

Whatever is absent (None, an empty place) is 0 in all its numbers. Where that could also be a value,
a number `?` before them is 1 if it is there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from seedround.engine.cardset import CardSet
from seedround.engine.result import Result
from seedround.engine.rules import Rules
from seedround.engine.step import Choice

Row = list[int]
Write = Callable[[Any, Row], None]

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


@dataclass(frozen=True)
class Part:
    """The numbers of one value: their columns, and how to write it."""

    columns: tuple[Column, ...]
    write: Write

    def named(self, prefix: str) -> tuple[Column, ...]:
        return tuple(Column(prefix + it.name, it.low, it.high) for it in self.columns)

    def optional(self) -> "Part":
        """The same for a value that may be None."""
        flag = () if any(column.low > 0 for column in self.columns) else (Column("?", 0, 1),)
        columns = flag + with_zero(self.columns)
        absent, there, write = [0] * len(columns), [1] * len(flag), self.write

        def write_or_absent(value: Any, row: Row) -> None:
            if value is None:
                row += absent
            else:
                row += there
                write(value, row)

        return Part(columns, write_or_absent)


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
        parts: list[tuple[int, Part]] = []
        columns: list[Column] = []
        for number, field in enumerate(msgspec.structs.fields(kind)):
            try:
                part = self.part(hints[field.name])
            except TypeError as problem:
                raise TypeError(f"{kind.__name__}.{field.name}: {problem}") from None
            if part is not None:
                parts.append((number, part))
                columns += part.named(f".{field.name}")
        astuple = msgspec.structs.astuple
        writers = [(number, part.write) for number, part in parts]

        def write(value: Any, row: Row) -> None:
            values = astuple(value)
            for number, write_field in writers:
                write_field(values[number], row)

        return Part(tuple(columns), write)

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
        if names := self.texts(hint, facts):
            return text_part(names)
        if hint is bool:
            return Part((Column("", 0, 1),), lambda value, row: row.append(int(value)))
        if hint is int:
            low, high = self.bounds(facts)
            return Part((Column("", low, high),), lambda value, row: row.append(value))
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.of(hint)
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
            return placed_part(self.counted(args[0]), most)
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

        def write(values: Any, row: Row) -> None:
            for value, part in zip(values, parts, strict=True):
                part.write(value, row)

        return Part(tuple(columns), write)

    def dict_part(self, key: Any, value: Any) -> Part:
        names, part = self.texts(*unwrapped(key)), self.counted(value)
        columns = [it for name in names for it in part.named(f"[{name}]")]

        def write(values: Any, row: Row) -> None:
            for name in names:
                part.write(values[name], row)

        return Part(tuple(columns), write)

    def counted(self, hint: Any) -> Part:
        part = self.part(hint)
        if part is None:
            raise TypeError("only a field of its own can be left aside")
        return part


def text_part(names: Sequence[str]) -> Part:
    index = {name: place for place, name in enumerate(names, 1)}
    return Part((Column("", 1, len(names)),), lambda value, row: row.append(index[value]))


def bag_part(items: Sequence[int | str]) -> Part:
    """How often each item is there."""
    columns = tuple(Column(f"[{item}]", 0, MOST_ALIKE) for item in items)
    index = {item: place for place, item in enumerate(items)}
    nothing = [0] * len(items)

    def write(values: Any, row: Row) -> None:
        start = len(row)
        row += nothing
        for value in values:
            row[start + index[value]] += 1

    return Part(columns, write)


def placed_part(item: Part, most: int) -> Part:
    """The items place by place, then empty places."""
    item = item.optional()
    columns = tuple(it for place in range(most) for it in item.named(f"[{place}]"))
    rest = [[0] * (len(item.columns) * (most - filled)) for filled in range(most + 1)]
    write_item = item.write

    def write(values: Any, row: Row) -> None:
        for value in values:
            write_item(value, row)
        row += rest[len(values)]

    return Part(columns, write)


def unwrapped(hint: Any) -> tuple[Any, dict[str, Any]]:
    """A type without its annotations, and what these say."""
    facts: dict[str, Any] = {}
    while get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Meta):
                facts |= {name: getattr(note, name) for name in ("ge", "le")}
                facts |= note.extra or {}
    return hint, {name: fact for name, fact in facts.items() if fact is not None}


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
