"""Sentences that are kept for all tables together, with stand-ins for the players' names.

The same offer or event of the same game reads the same everywhere but for those names and, where it
names one, its reader. Sentences about cards that people brought along are not kept: names may be
long there, and each set would stay in memory with its sentences.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.event import Event
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.saying import Sayable
from seedround.engine.step import Offer
from seedround.engine.words import Speaker, field_kinds
from seedround.server.protocol.tables import OfferShown, RangeShown

KEPT: Final = 20_000
"""Offers, events, and sentences of prompts and reasons: so many of each. So many events of Silicon
Valley are 13 MB."""
TRIES: Final = 1_000
"""Events of a kind after which it is known whether it says the same again: three times in four, in
the second half of them."""
STAND_INS: Final = tuple([chr(0xE000 + seat) for seat in every_seat(10)])
NAMES: Final = re.compile(f"[{''.join(STAND_INS)}]")
_GAP: Final = 987_654_321
"""Stands for the amount while a range's pattern is made."""


class Tongue(NamedTuple):
    """What a sentence depends on beside the thing that is said and the players' names."""

    language: str
    cards: CardSet
    reader: Seat | None = None


def sentence(thing: Sayable, tongue: Tongue) -> str:
    return Speaker(tongue.language, tongue.cards, STAND_INS, tongue.reader).say(thing)


kept_sentence: Final = lru_cache(KEPT)(sentence)


class Events:
    """Events in words, kept if their kind mostly says the same again: rolls of dice do not."""

    def __init__(self) -> None:
        self.said = lru_cache(KEPT)(self._first)
        self._repeats: dict[type[Event], bool] = {}
        """Known of kinds that were met often enough."""
        self._met: Counter[type[Event]] = Counter()
        self._new: Counter[type[Event]] = Counter()

    def __call__(self, event: Event, tongue: Tongue) -> str | None:
        """The sentence of an event; None if its kind mostly says something new."""
        repeats = self._repeats.get(type(event))
        if repeats is None:
            return self._tried(event, tongue)
        return self.said(event, tongue) if repeats else None

    def _first(self, event: Event, tongue: Tongue) -> str:
        """An event that is not kept, or not any more."""
        self._new[type(event)] += 1
        return sentence(event, tongue)

    def _tried(self, event: Event, tongue: Tongue) -> str:
        kind = type(event)
        self._met[kind] += 1
        if self._met[kind] == TRIES // 2:
            self._new[kind] = 0  # at first everything is new
        said = self.said(event, tongue)
        if self._met[kind] == TRIES:
            self._repeats[kind] = 8 * self._new[kind] < TRIES
        return said


kept_event: Final = Events()


def offered(
    offer: Offer, tongue: Tongue, say: Callable[[Sayable, Tongue], str] = sentence
) -> tuple[OfferShown, bool]:
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
        words=say(offer.says or offer.move, tongue),
        pieces=offer.pieces,
        notes=tuple([say(note, tongue) for note in offer.notes]),
        quick=offer.quick,
        range=span,
    )
    return shown, NAMES.search("".join([shown.words, *shown.notes])) is not None


kept_offer: Final = lru_cache(KEPT)(partial(offered, say=kept_sentence))


def is_personal(offer: Offer) -> bool:
    """Whether the words of a move, or the notes to it, may depend on their reader."""
    if names_seats(type(offer.says or offer.move)):
        return True
    return bool(offer.notes) and any(names_seats(type(note)) for note in offer.notes)


@cache
def names_seats(kind: type[Struct]) -> bool:
    """Whether the sentence of such a struct may name a player."""
    return any(
        said in ("seat", "seat_dollars", "saying") or name == "secret"
        for name, (said, _) in field_kinds(kind).items()
    )
