"""What one viewer of a table is shown, in words: the choice, the offers, the events.

Nothing else turns a Table into a message. What has been said is kept: the same offer or event of
the same game reads the same at all tables, but for the players' names and, where it names one, its
reader.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from seedround.engine.event import Event, SecretEvent
from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.look import asking, choice_for, look
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable
from seedround.engine.step import Offer
from seedround.engine.view import Asking
from seedround.engine.words import Speaker
from seedround.server.protocol.tables import Asked, BlockedShown, OfferShown, Told
from seedround.server.tables.mentions import Mentions, mentioned
from seedround.server.tables.sentences import (
    STAND_INS,
    Tongue,
    is_personal,
    kept_event,
    kept_offer,
    kept_sentence,
    names_seats,
    offered,
    sentence,
)

LATEST: Final = 64
"""Events kept in words for the other viewers of the same moment."""
FIRST: Final = (0,) * 10
"""The numbers of the seats' questions at the beginning."""


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
        self._names = list(zip(STAND_INS, names, strict=False))
        ours = playthrough.game.ships(cards)
        self._sentence = kept_sentence if ours else sentence
        self._ours = ours
        self._offered = kept_offer if ours else offered
        self._named_in: dict[int, Mentions] = {}
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
        personal = is_personal(offer)
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
                self._told_to_one(event.seen_by(viewer), number, viewer)
                if isinstance(event, SecretEvent)
                else self._told_to_all(event, number, viewer)
                for event, number in zip(events, numbers, strict=False)
            ]
        )

    def about(self, events: Iterable[Event], numbers: Iterable[int]) -> set[Seat]:
        """The seats that these events name, which all may know."""
        found: set[Seat] = set()
        for event, number in zip(events, numbers, strict=False):
            found.update(self._names_in(event, number)[1])
        return found

    def _names_in(self, event: Event, number: int) -> Mentions:
        """The cards and seats that an event names, which all may know: looked for only once."""
        found = self._named_in.get(number)
        if found is None:
            if len(self._named_in) >= LATEST:
                self._named_in.clear()
                self._public.clear()
            found = self._named_in[number] = mentioned(event)
        return found

    def _told_to_all(self, event: Event, number: int, viewer: Viewer) -> Told:
        """Events that all may know, put into words once for all whom they are not about."""
        named = self._names_in(event, number)
        if viewer in named[1]:
            return self._told(event, number, named, viewer)
        found = self._public.get(number)
        if found is None:
            found = self._public[number] = self._told(event, number, named, None)
        return found

    def _told_to_one(self, event: Event, number: int, viewer: Viewer) -> Told:
        """An event as this viewer may know it."""
        named = mentioned(event)
        return self._told(event, number, named, viewer if viewer in named[1] else None)

    def _told(self, event: Event, number: int, named: Mentions, reader: Seat | None) -> Told:
        cards, seats = named
        said = None
        if self._ours:
            said = kept_event(event, self._tongue if reader is None else self._tongues[reader])
        words = self.say(event, reader) if said is None else self._named(said)
        return Told(
            number=number,
            event=cast("dict[str, Any]", event),
            words=words,
            cards=cards,
            seats=seats,
        )
