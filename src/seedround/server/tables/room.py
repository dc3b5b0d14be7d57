"""A Room: one table in memory that does one thing after the other, so nothing races.

Order of everything that changes it: check, persist, take effect, acknowledge, broadcast. A line is
tried on a successor of the match, which takes its place when the line is stored: so all who look
in meanwhile, by socket or HTTP, see only what is durable. What cannot be stored makes the room load
anew.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import SPECTATOR, Seat, Viewer
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.host.budgets import Who
from seedround.server.host.logs import REQUEST
from seedround.server.protocol.refusals import goodbye, refusal
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
from seedround.server.sayings import tables as says
from seedround.server.sayings.traffic import TableReloaded, TableReloading
from seedround.server.store import Head
from seedround.server.store.lines import Deed, Line
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.around import Team
from seedround.server.tables.campaigns import feat_of
from seedround.server.tables.config import Config
from seedround.server.tables.leases import Lease
from seedround.server.tables.listener import Listener
from seedround.server.tables.marks import Marked
from seedround.server.tables.match import Diverged, Match
from seedround.server.tables.messages import FINISHED, chat_shown, table_shown
from seedround.server.tables.moment import PLAIN, Moment, Wish
from seedround.server.tables.process import Process
from seedround.server.tables.replays import LONG
from seedround.server.tables.restoring import Damage
from seedround.server.tables.wording import Wording

log = logging.getLogger("seedround.room")
encode: Final = msgspec.json.Encoder().encode
Job = Callable[[], Awaitable[None]]
EMPTY_BYTES: Final = 50_000
LINE_BYTES: Final = 1_000


class Automation(Protocol):
    """What the server does at a table by itself."""

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        ...

    def wake(self) -> None:
        """Something has changed: look whether there is something to do."""
        ...

    def stop(self) -> None: ...

    def ring(self) -> None:
        """A clock may have run out."""
        ...

    def hint(self, listener: Listener, seat: Seat, request: str) -> None: ...


class Rest:
    """Nothing is done any more at a table that has left memory."""

    busy = False

    def wake(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def ring(self) -> None:
        pass

    def hint(self, listener: Listener, seat: Seat, request: str) -> None:
        raise LoadedAgain


class Room:
    """One table and its listeners."""

    def __init__(
        self,
        process: Process,
        head: Head,
        match: Match,
        lease: Lease,
        automate: Callable[["Room"], Automation],
        leave: Callable[["Room"], None],
    ) -> None:
        self.process = process
        self.head = head
        self.match = match
        self.lease = lease
        self.watchers: dict[Listener, set[Viewer]] = {}
        self._wishes: dict[Listener, Wish] = {}
        """What those of them want who want more than others."""
        self.marked = Marked()
        self.touched = process.now()
        self._lost = False
        self._known = match.numbers.last
        self._wordings: dict[str, Wording] = {}
        self._finished: dict[tuple[Viewer, str, bool], Update] = {}
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, str | None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.automation: Automation = automate(self)
        self._leave = leave
        self._frame: object = None

    @property
    def config(self) -> Config:
        return self.match.config

    @property
    def present(self) -> set[str]:
        """The people who are watching."""
        return {listener.person for listener in self.watchers if listener.person}

    @property
    def lost(self) -> bool:
        """Whether another room, or another process, has the table by now."""
        return self._lost or not self.process.leases.holds(self.lease)

    # The task

    def open(self) -> None:
        self._frame = self._outline()
        self.automation.wake()

    def idle(self, before: float) -> bool:
        """Whether the room may leave memory: it has no watchers, no bot thinks, no job waits."""
        return (
            not self.watchers
            and not self.automation.busy
            and self._task is None
            and self.touched < before
        )

    @property
    def size(self) -> int:
        """About so many bytes are in memory for the table, as measured."""
        return EMPTY_BYTES + LINE_BYTES * self.head.lines

    def close(self) -> None:
        """Leave memory: a caller that still holds this room has to ask the hub for a new one."""
        self._lose()
        if self._task is not None:
            self._task.cancel()

    def _lose(self) -> None:
        self._lost = True
        self.automation.stop()
        self.automation = Rest()  # the other one knows this room: a ring would keep both in memory

    def put(self, job: Job, request: str | None = None) -> None:
        """Queue a job, for a request or of the server's own."""
        self._jobs.append((job, request))
        if self._task is None:
            self._task = self._loop.create_task(self._run())

    async def _run(self) -> None:
        """One job after the other, as long as there are any."""
        while self._jobs:
            job, request = self._jobs.popleft()
            REQUEST.set(request)
            try:
                await job()
            except Exception as problem:
                self._fail(problem)
        self._task = None

    def check(self) -> None:
        if self.lost:
            raise LoadedAgain

    async def do(self, work: Callable[["Room"], Awaitable[Any]]) -> Any:
        """Queue work and wait for its outcome."""
        outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                self.check()
                result = await work(self)
                if not outcome.done():
                    outcome.set_result(result)
            except Exception as problem:
                if not outcome.done():
                    outcome.set_exception(problem)
                if not isinstance(problem, Refused) or isinstance(problem, Unavailable):
                    raise

        self.put(job, REQUEST.get())
        return await outcome

    async def settled(self) -> None:
        """Wait until all queued work is done."""

        async def nothing(_: "Room") -> None:
            pass

        if self._task is not None and not self.lost:
            await self.do(nothing)

    async def halt(self, halt: Diverged) -> None:
        """The rules have changed and the game would have gone another way: say so and wait."""
        match = self.match
        self._known = match.numbers.last
        if self.head.stage in FINISHED:
            match.stage = self.head.stage  # type: ignore[assignment]
            now = match.game.version
            match.problem = says.PlayedUnderRules(self.head.rules, now, halt.common)
            return
        match.stage = "stopped"
        match.problem = halt.said
        if self.head.stage == "stopped" and self.config.common == halt.common:
            return
        match.config = self.config.replace(common=halt.common)
        await self._restate(
            stage="stopped",
            config=match.config.pack(),
            touched=self.process.now(),
            asked=(),
            due=None,
        )

    async def release(self) -> None:
        """The rules lead the old way again: a table that they had stopped goes on."""
        match = self.match
        match.config = self.config.replace(common=None)
        await self._restate(
            stage=match.stage,
            config=match.config.pack(),
            touched=self.process.now(),
            asked=tuple(match.unanswered()),
            due=match.due(match.unanswered()),
        )

    async def schedule(self) -> None:
        """Note when something is due here, if that is not what is stored: an earlier program did
        not note it, and the seat of a person may have become a bot's."""
        found = self.match.due(self.match.unanswered())
        if self.head.due != found:
            await self._restate(due=found)

    async def _restate(self, **changed: Any) -> None:
        self.head = msgspec.structs.replace(self.head, **changed)
        await self.process.store.append(self.head, [], self.lease.number)

    def spoil(self, damage: Damage) -> None:
        """Something stored cannot be read: show what is left. The store stays as it is."""
        self.match.stage = "damaged"
        self.match.problem = damage.why
        self.head = msgspec.structs.replace(self.head, stage="damaged", asked=(), due=None)

    def _fail(self, problem: Exception) -> None:
        """After a failure it is unknown how much is stored: load the table anew from there."""
        if isinstance(problem, Unavailable):
            log.error("nothing can be stored for table %s: %s", self.head.id, problem)
            why = problem.why
        else:
            log.error("something failed at table %s", self.head.id, exc_info=problem)
            why = TableReloaded()
        self.restart(why)

    def restart(self, why: Saying) -> None:
        """Drop this room; all watchers come back to what is stored."""
        self._lose()
        for listener in self.watchers:
            self.tell(listener, goodbye(why, listener.language, 500))
        self._leave(self)

    # Writing

    async def write(
        self,
        *deeds: Deed,
        request: str = "",
        config: Config | None = None,
        touch: bool = True,
        opened: Head | None = None,
    ) -> None:
        """Store what is to happen. It has happened when this returns, and not before.

        The request is remembered with the first deed. Without `touch` the table does not look as
        if a person had been there. A table that is `opened` by this is stored together with it.
        """
        if self.match.stage == "damaged":
            raise Refused(says.TableDamaged())
        at = self.process.now()
        number = self.head.lines
        match = self.match.successor()
        match.staged = any(wish.stages for wish in self._wishes.values())
        changed: dict[str, Any] = {}
        if config is not None:
            match.config = config
            changed = {"config": config.pack(), "people": config.people}
        tried = partial(lines_of, match, deeds, request, at, number)
        if match.replays(deeds) > LONG:
            lines = await self.process.replays.beside(tried, Who(self.config.host, ""))
        else:
            lines = tried()
        number += len(lines)
        rules = self.head.rules if match.diverged else match.game.version
        waited = match.unanswered()
        head = msgspec.structs.replace(
            self.head, stage=match.stage, rules=rules, lines=number,
            touched=at if touch else self.head.touched, asked=tuple(waited),
            due=match.due(waited), **changed,
        )  # fmt: skip
        ends = match.stage == "over" and self.match.stage != "over"
        feat = feat_of(match) if ends else None
        await self.process.store.append(head, lines, self.lease.number, opened, feat)
        self.head, self.match, self.touched = head, match, at
        if config is not None:
            self._part()
        if match.playthrough is not None:
            for wording in self._wordings.values():
                wording.playthrough = match.playthrough

    def acknowledge(self, listener: Listener, request: str) -> None:
        self.tell(listener, Done(id=request))

    # Telling

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
        wish = self._wishes.get(listener, PLAIN)
        self.tell(listener, self.update(viewer, self._known, listener.language, wish))

    def _moment(self, after: int) -> Moment:
        return Moment(self.match, after, self.process.now())

    def broadcast(self, only: Team | None = None) -> None:
        """Tell all watchers what is new (`only` these seats, when others may not notice)."""
        if self.lost:
            return
        if self.match.playthrough is not None:
            moment = self._moment(self._known)
            made: dict[tuple[Viewer, str, Wish], bytes] = {}
            for listener, viewers in self.watchers.items():
                for viewer in viewers:
                    if only is not None and viewer not in only:
                        continue
                    key = viewer, listener.language, self._wishes.get(listener, PLAIN)
                    if key not in made:
                        wording = self.wording(listener.language)
                        update = moment.update(self.head.id, viewer, wording, key[2])
                        made[key] = encode(update)
                    listener.send(made[key])
            if only is None:
                self._known = self.match.numbers.last
            for team in self.marked.ended(self.match):
                self.broadcast_marks(team)
        outline = self._outline()
        if outline != self._frame:
            self._frame = outline
            self.show_table()
        self.automation.wake()

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

    # Listening

    def watch(self, listener: Listener, request: Watch) -> None:
        """Follow the table; the client says what it has, and gets the rest."""
        viewers: set[Viewer] = set(request.seats) or {SPECTATOR}
        self.watchers[listener] = viewers
        wish = Wish(request.stages, request.standing)
        self._wishes.pop(listener, None)
        if wish != PLAIN:
            self._wishes[listener] = wish
        self.touched = self.process.now()
        shown = self.shown(self._member(listener), listener.language)
        self.tell(listener, TableChanged(table=shown))
        if self.match.playthrough is not None:
            for viewer in sorted(viewers):
                after = request.after.get(viewer, 0)
                if self.match.stage in FINISHED and not after:
                    self.tell(listener, self._whole(viewer, listener.language, wish))
                else:
                    update = self.update(viewer, after, listener.language, wish)
                    self.tell(listener, update)
        self.tell_chat(listener, (), request.chat_after)
        for team in filter(None, self.match.chats):
            known = [request.team_chat_after.get(seat, 0) for seat in team]
            self.tell_chat(listener, team, max(known))
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

    def _whole(self, viewer: Viewer, language: str, wish: Wish) -> Update:
        """A finished game from its beginning: it is long and stays as it is, so it is encoded
        once for all who look."""
        key = viewer, language, wish.standing
        kept = self._finished.get(key)
        if kept is None:
            kept = self.update(viewer, 0, language, wish)
            told: Any = msgspec.Raw(encode(kept.told))
            state: Any = msgspec.Raw(encode(kept.state))
            kept = msgspec.structs.replace(kept, told=told, state=state)
            self._finished[key] = kept
        return msgspec.structs.replace(kept, now=self.process.now())

    def unwatch(self, listener: Listener) -> None:
        if self._drop(listener):
            self.touched = self.process.now()
            self.broadcast_frame()
            self.automation.wake()

    def _drop(self, listener: Listener) -> bool:
        """Tell a client nothing more; gives whether it was told anything before."""
        self._wishes.pop(listener, None)
        found = self.watchers.pop(listener, None) is not None
        if not self.watchers:
            self._wordings.clear()
            self._finished.clear()
        return found

    def open_to(self, person: str | None) -> bool:
        """Whether a person may look in: its own people, those who resigned here, and everybody if
        the table is public."""
        if self.head.public or person is None:
            return self.head.public
        return person in self.head.people or any(
            chair.was == person for chair in self.config.chairs
        )

    def _part(self) -> None:
        """After a seat was left: its former owner no longer sees through it, nor looks at a
        table that is not open to strangers."""
        for listener, viewers in list(self.watchers.items()):
            viewers.intersection_update((SPECTATOR, *self.config.seats_of(listener.person)))
            if not viewers:
                viewers.add(SPECTATOR)
            if not self.open_to(listener.person):
                self.tell(listener, TableChanged(table=self.shown(None, listener.language)))
                self._drop(listener)

    def broadcast_frame(self) -> None:
        outline = self._outline()
        if outline != self._frame and not self.lost:
            self._frame = outline
            self.show_table()

    def _member(self, listener: Listener) -> str | None:
        return listener.person if listener.person in self.head.people else None


def lines_of(match: Match, deeds: Sequence[Deed], request: str, at: int, number: int) -> list[Line]:
    """Let something happen to a match; gives the lines after those that there are."""
    lines: list[Line] = []
    for deed in deeds:
        number += 1
        stored = match.happen(deed, request, at)
        lines.append(Line(number=number, deed=stored, request=request, at=at))
        request = ""
    return lines


class LoadedAgain(Refused):
    """The room that was asked is not used any more."""

    retry: Final = 1
    """Seconds after which it is worth another try."""

    def __init__(self) -> None:
        super().__init__(TableReloading())
