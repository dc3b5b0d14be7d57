"""What one viewer of a table is shown, in words: the choice, the offers, the events.

Nothing else turns a Table into a message. Sentences are kept: the same move of the same game reads
the same for everybody, and filling a template costs more than playing the move.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from seedround.engine.event import Event
from seedround.engine.kinds import Viewer
from seedround.engine.sitting import Sitting
from seedround.engine.step import Offer
from seedround.engine.view import Asking, ask, look
from seedround.engine.words import field_kinds
from seedround.server.protocol import Asked, BlockedShown, OfferShown, RangeShown, Told

KEPT: Final = 2000
"""Sentences kept for one table and language."""
_GAP: Final = 987_654_321
"""Stands for the amount while a range's pattern is made."""


class Telling:
    """One table in one language."""

    def __init__(self, sitting: Sitting, names: Sequence[str], language: str = "en") -> None:
        self.sitting = sitting
        words = sitting.game.words(language)
        self.say = lru_cache(KEPT)(lambda thing: words.say(thing, sitting.cards, names))

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What the viewer may see, as JSON data."""
        shown: dict[str, Any] = msgspec.to_builtins(look(self.sitting.table, viewer))
        return shown

    def asked(self, viewer: Viewer, decision: int, answer: str | None = None) -> Asked | None:
        """The choice this viewer has, or may look at, with every legal move in words."""
        table = self.sitting.table
        asking = ask(table, viewer)
        if asking is None:
            return None
        return Asked(
            decision=decision,
            mine=asking.seat == viewer,
            kind=asking.kind,
            seat=asking.seat,
            rules=asking.rules,
            prompt=self.say(asking.prompt),
            offers=tuple([self._offer(offer) for offer in asking.offers]),
            blocked=self._blocked(asking),
            sealed=table.sealed is not None,
            answer=answer,
        )

    def _offer(self, offer: Offer) -> OfferShown:
        span = None
        if offer.range:
            gap = msgspec.structs.replace(offer.move, **{offer.range.field: _GAP})
            span = RangeShown(
                field=offer.range.field,
                lo=offer.range.lo,
                hi=offer.range.hi,
                step=offer.range.step,
                pattern=str(gap).replace(str(_GAP), "{}"),
            )
        return OfferShown(
            move=str(offer.move),
            verb=offer.move.verb,
            words=self.say(offer.says or offer.move),
            pieces=offer.pieces,
            notes=tuple([self.say(note) for note in offer.notes]),
            quick=offer.quick,
            range=span,
        )

    def _blocked(self, asking: Asking) -> tuple[BlockedShown, ...]:
        return tuple(
            [
                BlockedShown(verb=blocked.verb, words=self.say(blocked.why), rule=blocked.rule)
                for blocked in asking.blocked
            ]
        )

    def told(self, events: Iterable[Event], viewer: Viewer, first: int) -> list[Told]:
        """Events as the viewer may know them, numbered from `first`."""
        return [
            self._told(event.seen_by(viewer), number) for number, event in enumerate(events, first)
        ]

    def _told(self, event: Event, number: int) -> Told:
        return Told(
            number=number,
            event=msgspec.to_builtins(event),
            words=self.say(event),
            cards=tuple(dict.fromkeys(_named(event, "card"))),
            seats=tuple(dict.fromkeys(_named(event, "seat"))),
        )


def _named(thing: Struct, wanted: str) -> Iterator[Any]:
    """The cards or seats in the fields of a struct, in order."""
    for name, (kind, many) in field_kinds(type(thing)).items():
        value = getattr(thing, name)
        if isinstance(value, Struct):
            yield from _named(value, wanted)
        elif kind == wanted and value is not None:
            yield from value if many else (value,)
