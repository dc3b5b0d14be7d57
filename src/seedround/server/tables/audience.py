"""The audience of a table: who follows it, and what each of them is told."""

from typing import Final

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import SPECTATOR, Seat, Viewer
from seedround.engine.words import Speaker
from seedround.server.protocol.refusals import refusal
from seedround.server.protocol.socket import (
    ChatLines,
    Done,
    Marks,
    Reply,
    TableChanged,
    Update,
    Watch,
)
from seedround.server.protocol.tables import TableShown
from seedround.server.store import Head
from seedround.server.tables.around import Team
from seedround.server.tables.config import Config
from seedround.server.tables.histories import Known, viewers_of, wish_of
from seedround.server.tables.listener import Listener
from seedround.server.tables.marks import Marked
from seedround.server.tables.match import Match
from seedround.server.tables.messages import chat_shown, table_shown
from seedround.server.tables.moment import PLAIN, Moment, Wish
from seedround.server.tables.process import Process
from seedround.server.tables.wording import Wording

encode: Final = msgspec.json.Encoder().encode


class Audience:
    """Those who follow a table; a Room is one."""

    def __init__(self, process: Process, head: Head, match: Match) -> None:
        self.process = process
        self.head = head
        self.match = match
        self.watchers: dict[Listener, set[Viewer]] = {}
        self._wishes: dict[Listener, Wish] = {}
        """What those of them want who want more than others."""
        self.marked = Marked()
        self.touched = process.now()
        self._known = match.numbers.last
        self._wordings: dict[str, Wording] = {}
        self._frame: object = None

    @property
    def config(self) -> Config:
        return self.match.config

    @property
    def present(self) -> set[str]:
        """The people who are watching."""
        return {listener.person for listener in self.watchers if listener.person}

    # Answers

    def acknowledge(self, listener: Listener, request: str) -> None:
        self.tell(listener, Done(id=request))

    def tell(self, listener: Listener, message: Reply) -> None:
        listener.send(encode(message))

    def refuse(
        self, listener: Listener, request: str, problem: Refused, reader: Seat | None = None
    ) -> None:
        """Say no to a request, by the names of those who sit here."""
        language = listener.language
        cards = self.match.playthrough.cards if self.match.playthrough else None
        speaker = Speaker(language, cards, self.config.names_in(language), reader)
        self.tell(listener, refusal(request, problem, speaker))

    # News

    def wording(self, language: str) -> Wording:
        found = self._wordings.get(language)
        if found is None:
            found = Wording(self.match.playing, self.config.names_in(language), language)
            self._wordings[language] = found
        return found

    def update(self, viewer: Viewer, after: int, language: str, wish: Wish = PLAIN) -> Update:
        """What happened since event number `after`, and how things stand."""
        return self._moment(after).update(self.head.id, viewer, self.wording(language), wish)

    def bring_up_to_date(self, listener: Listener, viewer: Viewer) -> None:
        """Show a client whose request came too late how things stand."""
        wish = self._wish_of(listener)
        listener.send(self._paid(self._moment(self._known), viewer, wish, listener))

    def _moment(self, after: int) -> Moment:
        return Moment(self.match, after, self.process.now())

    def _wish_of(self, listener: Listener) -> Wish:
        """What a listener wants beside the plain news, while there is something left for it."""
        wish = self._wishes.get(listener, PLAIN)
        spent = wish is not PLAIN and self.process.budgets.showing.wait(listener.who) > 0
        return PLAIN if spent else wish

    def _made(self, moment: Moment, viewer: Viewer, wish: Wish, listener: Listener) -> bytes:
        """An update, encoded."""
        return encode(moment.update(self.head.id, viewer, self.wording(listener.language), wish))

    def _paid(self, moment: Moment, viewer: Viewer, wish: Wish, listener: Listener) -> bytes:
        """The same at the listener's expense."""
        with self.process.budgets.showing.timed(listener.who):
            return self._made(moment, viewer, wish, listener)

    def tell_news(self, only: Team | None = None) -> None:
        """Tell all watchers what is new (`only` these seats, when others may not notice); those who
        want more than the plain news pay for it."""
        if self.match.playthrough is not None:
            moment = self._moment(self._known)
            made: dict[tuple[Viewer, str, Wish], bytes] = {}
            for listener, viewers in self.watchers.items():
                wish = self._wish_of(listener)
                make = self._made if wish is PLAIN else self._paid
                for viewer in viewers:
                    if only is not None and viewer not in only:
                        continue
                    key = viewer, listener.language, wish
                    if key not in made:
                        made[key] = make(moment, viewer, wish, listener)
                    listener.send(made[key])
            if only is None:
                self._known = self.match.numbers.last
            for team in self.marked.ended(self.match):
                self.broadcast_marks(team)
        self._tell_frame()

    # The frame: what surrounds the game

    def _tell_frame(self) -> None:
        """Send the frame to all watchers, if it has changed."""
        outline = self._outline()
        if outline != self._frame:
            self._frame = outline
            self.show_table()

    def show_table(self) -> None:
        """Send chairs, presence and the like to all watchers, as each may know them."""
        made: dict[tuple[str | None, str], bytes] = {}
        for listener in self.watchers:
            key = self._member(listener), listener.language
            if key not in made:
                made[key] = encode(TableChanged(table=self.shown(*key)))
            listener.send(made[key])

    def shown(self, person: str | None, language: str) -> TableShown:
        """The table from outside, as this person may know it."""
        return table_shown(self.head, self.config, self.match, person, language, self.present)

    def _outline(self) -> object:
        """What the frame of the page depends on; it is sent again when this changes."""
        match = self.match
        return (
            self.head.stage, match.config, match.away, match.resigned, match.rematch,
            self.present,
        )  # fmt: skip

    def _member(self, listener: Listener) -> str | None:
        return listener.person if listener.person in self.head.people else None

    # Those who come

    def watch(self, listener: Listener, request: Watch, known: Known) -> None:
        """Follow the table; the client says what it has, and gets the rest, from where the
        histories end that are known already."""
        viewers = viewers_of(request)
        self.watchers[listener] = viewers
        wish = wish_of(request)
        self._wishes.pop(listener, None)
        if wish != PLAIN:
            self._wishes[listener] = wish
        self.touched = self.process.now()
        shown = self.shown(self._member(listener), listener.language)
        self.tell(listener, TableChanged(table=shown))
        if self.match.playthrough is not None:
            for viewer in sorted(viewers):
                after, history = request.after.get(viewer, 0), known.get(viewer)
                if history is not None:
                    after = history.last
                    self.tell(listener, msgspec.structs.replace(history.told, now=self.touched))
                if history is None or history.match not in (None, self.match):
                    listener.send(self._paid(self._moment(after), viewer, wish, listener))
        self.tell_chat(listener, (), request.chat_after)
        for team in filter(None, self.match.chats):
            lines = [request.team_chat_after.get(seat, 0) for seat in team]
            self.tell_chat(listener, team, max(lines))
        for team in self.match.teams():
            if self.marked.of(self.match, team):
                self.tell_marks(listener, team)

    def tell_chat(self, listener: Listener, team: Team, after: int) -> None:
        """The lines of a chat with a higher number, if it is for all or this listener's team."""
        if team and not self._belongs(listener, team):
            return
        new = [chat for chat in self.match.chats.get(team, ()) if chat.number > after]
        if new:
            lines = tuple([chat_shown(chat, listener.language) for chat in new])
            self.tell(listener, ChatLines(table=self.head.id, team=team, lines=lines))

    def tell_marks(self, listener: Listener, team: Team) -> None:
        """What a team points out, if it is this listener's."""
        if self._belongs(listener, team):
            marks = self.marked.of(self.match, team)
            self.tell(listener, Marks(table=self.head.id, team=team, marks=marks))

    def broadcast_marks(self, team: Team) -> None:
        for listener in self.watchers:
            self.tell_marks(listener, team)

    def _belongs(self, listener: Listener, team: Team) -> bool:
        """Whether a listener looks with the eyes of a seat in this team that is still its own."""
        own = self.config.seats_of(listener.person)
        return any(seat in team and seat in own for seat in self.watchers[listener])

    # Those who go

    def _drop(self, listener: Listener) -> bool:
        """Tell somebody nothing more; gives whether they were told anything before."""
        self._wishes.pop(listener, None)
        found = self.watchers.pop(listener, None) is not None
        if not self.watchers:
            self._wordings.clear()
        return found

    def open_to(self, person: str | None) -> bool:
        """Whether a person may look in: its own people, those who resigned here, and anybody if
        the table is public."""
        if self.head.public or person is None:
            return self.head.public
        return person in self.head.people or any(
            chair.was == person for chair in self.config.chairs
        )

    def _part(self) -> None:
        """After somebody has left a seat: nobody looks on with eyes that are not theirs any more,
        or at a table that is not open to them."""
        for listener, viewers in list(self.watchers.items()):
            viewers.intersection_update((SPECTATOR, *self.config.seats_of(listener.person)))
            if not viewers:
                viewers.add(SPECTATOR)
            if not self.open_to(listener.person):
                self.tell(listener, TableChanged(table=self.shown(None, listener.language)))
                self._drop(listener)
