"""What one viewer of a table is shown, in words: the choice, the offers, the events.

Nothing else turns a Table into a message. What is asked is kept: the same offer of the same game
reads the same at all tables, but for the players' names and, where it names one, its reader. What
happened seldom happens again in the same words, so it is said anew.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final, NamedTuple, cast, get_args, get_type_hints

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import SPECTATOR, Seat, Viewer, every_seat
from seedround.engine.look import asking, choice_for, look
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable
from seedround.engine.step import Offer
from seedround.engine.view import Asking
from seedround.engine.words import Speaker, field_kinds
from seedround.server.protocol.tables import Asked, BlockedShown, OfferShown, RangeShown, Told

KEPT: Final = 20_000
"""Offers, and sentences of prompts and reasons, kept for all tables together: at most 20 MB. Those
about cards that people brought along are not kept: names may be long there, and each set would stay
in memory with its sentences."""
LATEST: Final = 64
"""Events kept in words for the other viewers of the same moment."""
NAMING: Final = ("card", "seat", "seat_dollars")
"""Fields whose words name a card or a player."""
FIRST: Final = (0,) * 10
"""The numbers of the seats' questions at the beginning."""
_GAP: Final = 987_654_321
"""Stands for the amount while a range's pattern is made."""


_STAND_INS: Final = tuple([chr(0xE000 + seat) for seat in every_seat(10)])
"""Stand for the players' names in sentences that are kept for all tables."""


_NAMES: Final = re.compile(f"[{''.join(_STAND_INS)}]")


class Tongue(NamedTuple):
    """What a sentence depends on beside the thing that is said and the players' names."""

    language: str
    cards: CardSet
    reader: Seat | None = None


def _sentence(thing: Sayable, tongue: Tongue) -> str:
    return Speaker(tongue.language, tongue.cards, _STAND_INS, tongue.reader).say(thing)


_kept_sentence: Final = lru_cache(KEPT)(_sentence)


class Wording:
    """One table in one language."""

    def __init__(
        self, playthrough: Playthrough, names: Sequence[str], language: str = "en"
    ) -> None:
        self.playthrough = playthrough
        cards, seats = playthrough.cards, every_seat(playthrough.table.seats)
        self._to_others = Speaker(language, cards, names)
        self._to_seats = [Speaker(language, cards, names, seat) for seat in seats]
        self._tongue = Tongue(language, cards)
        self._tongues = [Tongue(language, cards, seat) for seat in seats]
        self._names = list(zip(_STAND_INS, names, strict=False))
        ours = playthrough.game.ships(cards)
        self._sentence = _kept_sentence if ours else _sentence
        self._offered = _kept_offer if ours else _offered
        self._public: dict[int, Told] = {}
        self._key: object = None
        self._asked: Asked | None = None

    def say(self, thing: Sayable, reader: Seat | None = None) -> str:
        """The sentence of a thing for one who sits here, or for any other."""
        if reader is None or reader < 0:
            return self._to_others.say(thing)
        return self._to_seats[reader].say(thing)

    def _say_kept(self, thing: Sayable, reader: Seat) -> str:
        """The same for one who sits here, if it has not been said before."""
        if not names_seats(type(thing)):
            return self._sentence(thing, self._tongue)
        return self._named(self._sentence(thing, self._tongues[reader]))

    def _named(self, said: str) -> str:
        """A kept sentence with the names of those who sit here; no name holds a stand-in."""
        for stand_in, name in self._names:
            said = said.replace(stand_in, name)
        return said

    def view(self, viewer: Viewer) -> Any:
        """What the viewer may see: a struct that is encoded as JSON data."""
        return look(self.playthrough.table, viewer)

    def asked(
        self,
        viewer: Viewer,
        decisions: Sequence[int] = FIRST,
        answers: Mapping[Seat, Move] | None = None,
        pending: Sequence[Viewer] | None = None,
    ) -> Asked | None:
        """The choice this viewer has, or may look at, with every legal move in words.

        `decisions` are the numbers of the seats' questions. `answers` are those given so far in a
        sealed group: the chooser sees the own one, and so do mates who may look at the choice.
        `pending` are the seats with a real choice: in a sealed group a forced one is not shown.
        """
        table = self.playthrough.table
        choice = choice_for(table, viewer)
        if choice is None or (pending is not None and choice.seat not in pending):
            return None
        key = table, self.playthrough.ply, choice
        if self._key != key:
            self._key, self._asked = key, self._worded(asking(table, choice))
        assert self._asked is not None
        found = self._asked
        if answers and choice.seat in answers:
            found = msgspec.structs.replace(found, answer=str(answers[choice.seat]))
        if viewer not in choice.choosers(table):
            return found
        return msgspec.structs.replace(found, decision=decisions[choice.seat], mine=True)

    def _worded(self, found: Asking) -> Asked:
        """A choice in words, the same for all who may look at it."""
        return Asked(
            decision=0,
            mine=False,
            kind=found.kind,
            seat=found.seat,
            rules=found.rule_ids,
            prompt=self._say_kept(found.prompt, found.seat),
            offers=tuple([self._offer(offer, found.seat) for offer in found.offers]),
            blocked=self._blocked(found),
            sealed=self.playthrough.table.sealed is not None,
            answer=None,
        )

    def _offer(self, offer: Offer, seat: Seat) -> OfferShown:
        """A move as its own seat reads it; others who may look read the same."""
        personal = _is_personal(offer)
        shown, named = self._offered(offer, self._tongues[seat] if personal else self._tongue)
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
                    words=self._say_kept(blocked.why, found.seat),
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
                self._told(event.seen_by(viewer), number, viewer)
                if isinstance(event, SecretEvent)
                else self._told_to_all(event, number, viewer)
                for event, number in zip(events, numbers, strict=False)
            ]
        )

    def _told_to_all(self, event: Event, number: int, viewer: Viewer) -> Told:
        """Events that all may know, put into words once, and anew for players they are about."""
        found = self._public.get(number)
        if found is None:
            if len(self._public) >= LATEST:
                self._public.clear()
            found = self._public[number] = self._told(event, number, SPECTATOR)
        if viewer not in found.seats:
            return found
        return msgspec.structs.replace(found, words=self.say(event, viewer))

    def _told(self, event: Event, number: int, viewer: Viewer) -> Told:
        cards, seats = _mentioned(event)
        return Told(
            number=number,
            event=cast("dict[str, Any]", event),
            words=self.say(event, viewer if viewer in seats else None),
            cards=cards,
            seats=seats,
        )


def _offered(
    offer: Offer, tongue: Tongue, say: Callable[[Sayable, Tongue], str] = _sentence
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
    return shown, _NAMES.search("".join([shown.words, *shown.notes])) is not None


_kept_offer: Final = lru_cache(KEPT)(partial(_offered, say=_kept_sentence))


def _is_personal(offer: Offer) -> bool:
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


def _mentioned(event: Event) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
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
