"""Which cards and seats an event names, for a client that shows them."""

from functools import cache
from typing import Any, Final, get_args, get_type_hints

from msgspec import Struct

from seedround.engine.event import Event
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.words import field_kinds

NAMING: Final = ("card", "seat", "seat_dollars")
"""Fields whose words name a card or a player."""
Mentions = tuple[tuple[str, ...], tuple[Seat, ...]]
"""Cards and seats, in order."""


def mentioned(event: Event) -> Mentions:
    """The cards and the seats in the fields of an event, in order."""
    cards: dict[str, None] = {}
    seats: dict[Seat, None] = {}
    _gather(event, cards, seats)
    return tuple(cards), tuple(seats)


def _gather(thing: Struct, cards: dict[str, None], seats: dict[Seat, None]) -> None:
    for name, kind, many in _naming(type(thing)):
        value = getattr(thing, name)
        if value is None:
            continue
        for one in value if many else (value,):
            if kind == "card":
                cards[one] = None
            elif kind == "seat":
                seats[one] = None
            elif isinstance(one, Struct):
                _gather(one, cards, seats)
        if kind == "seat_dollars":
            seats.update(dict.fromkeys(every_seat(len(value))))


@cache
def _naming(kind: type[Struct]) -> tuple[tuple[str, str, bool], ...]:
    """The fields that may name cards or seats, also inside (then without a kind of their own)."""
    hints = get_type_hints(kind)
    return tuple(
        [
            (name, said if said in NAMING else "", many)
            for name, (said, many) in field_kinds(kind).items()
            if said in NAMING or (said in ("", "saying") and _may_hold_struct(hints[name]))
        ]
    )


def _may_hold_struct(hint: Any) -> bool:
    """Whether a field of such a type may have fields itself."""
    parts = get_args(hint)
    if parts:
        return any(_may_hold_struct(part) for part in parts)
    return hint is Any or (isinstance(hint, type) and issubclass(hint, Struct))
