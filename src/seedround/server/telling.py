"""What one viewer of a table is shown, in words: the choice, the offers, the events.

Nothing else turns a Table into a message. Sentences are kept: the same move of the same game reads
the same for everybody, and filling a template costs more than playing the move.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Viewer
from seedround.engine.sitting import Sitting
from seedround.engine.step import Offer
from seedround.engine.view import Asking, asking, choice_for, look
from seedround.engine.words import Words, field_kinds
from seedround.server.protocol.shown import Asked, BlockedShown, OfferShown, RangeShown, Told

KEPT: Final = 50_000
"""Sentences kept for all tables together."""
LATEST: Final = 64
"""Events kept in words for the other viewers of the same moment."""
_GAP: Final = 987_654_321
"""Stands for the amount while a range's pattern is made."""


_STAND_INS: Final = tuple([chr(0xE000 + seat) for seat in range(10)])
"""Stand for the players' names in sentences that are kept for all tables."""


@lru_cache(KEPT)
def _sentence(thing: Struct, words: Words, cards: CardSet) -> str:
    return words.say(thing, cards, _STAND_INS)


class Telling:
    """One table in one language."""

    def __init__(self, sitting: Sitting, names: Sequence[str], language: str = "en") -> None:
        self.sitting = sitting
        self._words = sitting.game.words(language)
        self._names = list(zip(_STAND_INS, names, strict=False))
        self._public: dict[int, Told] = {}
        self._key: object = None
        self._asked: Asked | None = None

    def say(self, thing: Struct) -> str:
        """The sentence of a thing, with the names of those who sit here."""
        said = _sentence(thing, self._words, self.sitting.cards)
        return self._named(said) if names_seats(type(thing)) else said

    def _named(self, said: str) -> str:
        """A kept sentence with the names of those who sit here; no name holds a stand-in."""
        for stand_in, name in self._names:
            said = said.replace(stand_in, name)
        return said

    def view(self, viewer: Viewer) -> Any:
        """What the viewer may see: a struct that is encoded as JSON data."""
        return look(self.sitting.table, viewer)

    def asked(
        self,
        viewer: Viewer,
        decision: int,
        answer: str | None = None,
        pending: Sequence[Viewer] | None = None,
    ) -> Asked | None:
        """The choice this viewer has, or may look at, with every legal move in words.

        `pending` are the seats with a real choice: in a sealed group a forced one is not shown.
        """
        table = self.sitting.table
        choice = choice_for(table, viewer)
        if choice is None or (pending is not None and choice.seat not in pending):
            return None
        key = table, len(self.sitting.moves), choice
        if self._key != key:
            self._key, self._asked = key, self._worded(asking(table, choice))
        assert self._asked is not None
        if choice.seat != viewer:
            return self._asked
        return msgspec.structs.replace(self._asked, decision=decision, mine=True, answer=answer)

    def _worded(self, found: Asking) -> Asked:
        """A choice in words, as those see it who may look at it: it is the same for all."""
        return Asked(
            decision=0,
            mine=False,
            kind=found.kind,
            seat=found.seat,
            rules=found.rules,
            prompt=self.say(found.prompt),
            offers=tuple([self._offer(offer) for offer in found.offers]),
            blocked=self._blocked(found),
            sealed=self.sitting.table.sealed is not None,
            answer=None,
        )

    def _offer(self, offer: Offer) -> OfferShown:
        shown, named = _offered(offer, self._words, self.sitting.cards)
        if not named:
            return shown
        return msgspec.structs.replace(
            shown,
            words=self._named(shown.words),
            notes=tuple([self._named(note) for note in shown.notes]),
        )

    def _blocked(self, found: Asking) -> tuple[BlockedShown, ...]:
        return tuple(
            [
                BlockedShown(
                    verb=blocked.verb,
                    words=self.say(blocked.why),
                    rule=blocked.rule,
                    pieces=blocked.pieces,
                )
                for blocked in found.blocked
            ]
        )

    def told(
        self, events: Iterable[Event], viewer: Viewer, numbers: Iterable[int]
    ) -> tuple[Told, ...]:
        """Events as the viewer may know them, each with its number."""
        return tuple(
            [
                self._told(event.seen_by(viewer), number)
                if isinstance(event, SecretEvent)
                else self._told_to_all(event, number)
                for event, number in zip(events, numbers, strict=False)
            ]
        )

    def _told_to_all(self, event: Event, number: int) -> Told:
        """What everybody may know is put into words once."""
        found = self._public.get(number)
        if found is None:
            if len(self._public) >= LATEST:
                self._public.clear()
            found = self._public[number] = self._told(event, number)
        return found

    def _told(self, event: Event, number: int) -> Told:
        cards, seats = _mentioned(event)
        return Told(
            number=number,
            event=cast("dict[str, Any]", event),
            words=self.say(event),
            cards=cards,
            seats=seats,
        )


@lru_cache(KEPT)
def _offered(offer: Offer, words: Words, cards: CardSet) -> tuple[OfferShown, bool]:
    """A legal move as it is shown at every table, and whether names are to be filled in."""
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
    shown = OfferShown(
        move=str(offer.move),
        verb=offer.move.verb,
        words=_sentence(offer.says or offer.move, words, cards),
        pieces=offer.pieces,
        notes=tuple([_sentence(note, words, cards) for note in offer.notes]),
        quick=offer.quick,
        range=span,
    )
    text = "".join([shown.words, *shown.notes])
    return shown, any(name in text for name in _STAND_INS)


@cache
def names_seats(kind: type[Struct]) -> bool:
    """Whether the sentence of such a struct may name a player."""
    return any(said == "seat" or name == "secret" for name, (said, _) in field_kinds(kind).items())


def _mentioned(event: Event) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The cards and the seats in the fields of an event, in order."""
    cards: dict[str, None] = {}
    seats: dict[int, None] = {}
    _gather(event, {"card": cards, "seat": seats})
    return tuple(cards), tuple(seats)


def _gather(thing: Struct, found: dict[str, dict[Any, None]]) -> None:
    for name, kind, many in _naming(type(thing)):
        value = getattr(thing, name)
        if value is None:
            continue
        if many:
            found[kind].update(dict.fromkeys(value))
        elif kind:
            found[kind][value] = None
        elif isinstance(value, Struct):
            _gather(value, found)


@cache
def _naming(kind: type[Struct]) -> tuple[tuple[str, str, bool], ...]:
    """The fields that may name cards or seats, also inside (then without a kind of their own)."""
    return tuple(
        [
            (name, said if said in ("card", "seat") else "", many)
            for name, (said, many) in field_kinds(kind).items()
            if said in ("card", "seat") or (not said and not many)
        ]
    )
