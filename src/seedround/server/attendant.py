"""What the server does at a table by itself: bots think, clocks ring, the absent are told."""

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat
from seedround.engine.record import Record
from seedround.server.budgets import Who
from seedround.server.listener import Listener
from seedround.server.notices import Waiting
from seedround.server.protocol.socket import Hints, Refusal
from seedround.server.records import keep
from seedround.server.showing import FINISHED
from seedround.server.store.lines import Answered, Away, Moved

if TYPE_CHECKING:
    from seedround.server.room import Room

log = logging.getLogger("seedround.attendant")


class Attendant:
    """Looks after one room whenever something has changed there."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._hinting: set[Seat] = set()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._thinking)

    def stop(self) -> None:
        self._rest()
        if self._alarm is not None:
            self._alarm.cancel()

    def _rest(self) -> None:
        """Nobody waits for these bots any more."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _payer(self) -> Who | None:
        """For whom bots think here, out of whose budget: somebody who plays and watches, or plays
        and will come back; at a table of bots alone whoever watches, or nobody."""
        room = self._room
        playing = [
            chair.person
            for seat, chair in enumerate(room.config.chairs)
            if chair.person and seat not in room.course.away
        ]
        watching = [Who(listener.person, listener.address) for listener in room.watchers]
        able = (
            [who for who in watching if who.person in playing]
            or [Who(person, "") for person in playing]
            or watching
        )
        return min(able, key=room.hub.budgets.thinking.wait, default=None)

    def wake(self) -> None:
        """Let bots think where they are asked, and set the alarm for the next clock."""
        room, course = self._room, self._room.course
        if room.lost:
            return
        played = course.sitting is not None and not course.diverged
        if played and course.stage in FINISHED and course.ended is None:
            room.put(partial(keep, room))
        waited = course.unanswered()
        if room.config.pace == "turns":
            self._notify(waited)
        bots = {seat: bot for seat in waited if (bot := course.by_bot(seat)) is not None}
        payer = self._payer() if bots else None
        if payer is None:
            self._rest()
            bots = {}
        for seat, bot in bots.items():
            decision = course.decisions[seat]
            if seat in self._thinking:
                if self._thinking[seat][0] == decision:
                    continue
                self._thinking.pop(seat)[1].cancel()
            record = course.playing.brief()
            assert payer is not None
            task = asyncio.create_task(self._think(record, seat, decision, bot, payer))
            self._thinking[seat] = decision, task
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = course.clock.due(waited)
        if due is not None:
            delay = max(due, room.hub.grace_until) - room.hub.now()
            self._alarm = asyncio.get_running_loop().call_later(max(0, delay) / 1000, self.ring)

    def _notify(self, waited: list[Seat]) -> None:
        """Who is asked and not there is to be told; nobody else is any more."""
        room, notices = self._room, self._room.hub.notices
        present, course, head = room.present, room.course, room.head
        wanted = {
            chair.person: course.decisions[seat]
            for seat, chair in enumerate(room.config.chairs)
            if seat in waited and chair.person and chair.person not in present
        }
        for person in head.people:
            if person not in wanted:
                notices.withdraw(person, head.id)
        for person, decision in wanted.items():
            notices.expect(person, Waiting(head.id, course.game.title, decision, head.touched))

    def ring(self) -> None:
        """A clock may have run out: bots take over until the owners return."""

        async def job() -> None:
            course = self._room.course
            now = self._room.hub.now()
            late = course.clock.out(course.unanswered(), now)
            if late and now >= self._room.hub.grace_until and not self._room.lost:
                await self._room.write(*[Away(seat=seat) for seat in late])
                self._room.broadcast()
            else:
                self.wake()

        self._room.put(job)

    async def _think(self, record: Record, seat: Seat, decision: int, bot: str, payer: Who) -> None:
        """Let a bot choose on the game as it was; if it moved on meanwhile, the choice is void."""
        try:
            move = await self._room.hub.thinking.choose(record, seat, bot, payer)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bot %s failed at table %s", bot, self._room.head.id)
            move = ""

        async def job() -> None:
            self._thinking.pop(seat, None)
            course = self._room.course
            if self._room.lost or course.by_bot(seat) is None or seat not in course.unanswered():
                return
            choice = course.first_choice(seat)
            if decision != course.decisions[seat] or choice is None:
                self.wake()
                return
            text = move or str(secrets.choice(choice.moves(course.playing.table)))
            room = self._room
            if course.playing.table.sealed is None:
                await room.write(Moved(seat=seat, move=text))
            else:
                await room.write(Answered(seat=seat, move=text))
            room.hub.counts.moves += 1
            if seat in room.course.answers:  # nobody may notice
                self.wake()
            else:
                room.broadcast()

        self._room.put(job)

    def hint(self, listener: Listener, seat: Seat, request: str) -> None:
        """Think about it elsewhere and answer when it is ready."""
        if seat in self._hinting:
            raise Refused("A hint is on its way already.")
        payer = Who(listener.person, listener.address)
        self._room.hub.budgets.advise(payer)
        self._hinting.add(seat)
        course = self._room.course
        decision = course.decisions[seat]
        record = course.playing.brief()

        async def work() -> None:
            try:
                moves = await self._room.hub.thinking.hints(record, seat, listener.language, payer)
            except Refused as problem:
                self._room.tell(listener, Refusal(id=request, problem=str(problem)))
                return
            finally:
                self._hinting.discard(seat)
            self._room.tell(
                listener,
                Hints(
                    id=request, table=self._room.head.id, seat=seat, decision=decision, moves=moves
                ),
            )

        self._room.hub.tasks.once(work())
