"""What the server does at a table by itself: bots think, clocks ring, the absent are told."""

import asyncio
import logging
import secrets
from contextlib import nullcontext

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat
from seedround.engine.record import Record
from seedround.server.host.budgets import Who
from seedround.server.notices.queue import Waiting
from seedround.server.protocol.socket import Hints
from seedround.server.sayings.tables import HintComing
from seedround.server.store.lines import Answered, Away, Ended, Moved
from seedround.server.tables.listener import Listener
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.records import record_of
from seedround.server.tables.room import Room

log = logging.getLogger("seedround.automation")


class TableAutomation:
    """Looks after one room whenever something has changed there."""

    def __init__(self, room: Room) -> None:
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
        """Stop all bots that think here."""
        if not self._thinking:
            return
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _payer(self) -> Who | None:
        """The person out of whose budget bots think here: a player who watches, or one who will
        come back; at a table of bots alone a spectator, if there is one."""
        room = self._room
        playing = room.match.players()
        watching = [listener.who for listener in room.watchers]
        able = (
            [who for who in watching if who.person in playing]
            or [Who(person, "") for person in playing]
            or watching
        )
        return min(able, key=room.process.budgets.thinking.wait, default=None)

    def wake(self) -> None:
        """Let bots think where they are asked, and set the alarm for the next clock."""
        room, match = self._room, self._room.match
        if room.lost:
            return
        played = match.playthrough is not None and not match.diverged
        if played and match.stage in FINISHED and match.ended is None:
            room.put(self._keep_record)
        waited = match.unanswered()
        if room.config.pace == "turns":
            self._notify(waited)
        self._let_bots_think(waited)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = match.clock.due(waited)
        if due is not None:
            delay = max(due, room.process.grace_until) - room.process.now()
            self._alarm = asyncio.get_running_loop().call_later(max(0, delay) / 1000, self.ring)

    def _let_bots_think(self, waited: list[Seat]) -> None:
        match = self._room.match
        bots = [(seat, bot) for seat in waited if (bot := match.by_bot(seat)) is not None]
        payer = self._payer() if bots else None
        if payer is None:
            self._rest()
            return
        for seat, bot in bots:
            decision = match.decisions[seat]
            if seat in self._thinking:
                if self._thinking[seat][0] == decision:
                    continue
                self._thinking.pop(seat)[1].cancel()
            record = match.playing.brief()
            task = asyncio.create_task(self._think(record, seat, decision, bot, payer))
            self._thinking[seat] = decision, task

    async def _keep_record(self) -> None:
        """Store the record of a game that has just ended; nothing else about the table changes."""
        room, match = self._room, self._room.match
        if match.ended is not None or match.stage not in FINISHED or room.lost:
            return
        record = record_of(match, room.process.signer)
        await room.write(Ended(record=record, result=match.playing.table.result), touch=False)

    def _notify(self, waited: list[Seat]) -> None:
        """Send notices to absent players whose turn it is, and withdraw all others."""
        room, notices = self._room, self._room.process.notices
        present, match, head = room.present, room.match, room.head
        wanted = {
            chair.person: match.decisions[seat]
            for seat, chair in enumerate(room.config.chairs)
            if seat in waited and chair.person and chair.person not in present
        }
        for person in head.people:
            if person not in wanted:
                notices.withdraw(person, head.id)
        for person, decision in wanted.items():
            notices.expect(person, Waiting(head.id, head.game, decision, head.touched))

    def ring(self) -> None:
        """A clock may have run out: bots take over until the owners return."""

        async def job() -> None:
            match = self._room.match
            now = self._room.process.now()
            late = match.clock.out(match.unanswered(), now)
            if late and now >= self._room.process.grace_until and not self._room.lost:
                await self._room.write(*[Away(seat=seat) for seat in late])
                self._room.broadcast()
            else:
                self.wake()

        self._room.put(job)

    async def _think(self, record: Record, seat: Seat, decision: int, bot: str, payer: Who) -> None:
        """Let a bot choose on the game as it was; if it moved on meanwhile, the choice is void.

        Bots among themselves move as fast as they can: who watches pays for being told of it, and
        they wait while there is nothing left for that.
        """
        try:
            move = await self._room.process.bot_pool.choose(record, seat, bot, payer)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bot %s failed at table %s", bot, self._room.head.id)
            move = ""
        showing = self._room.process.budgets.showing
        alone = not self._room.match.players()
        while alone and (seconds := showing.wait(payer)) > 0:
            await asyncio.sleep(seconds)

        async def job() -> None:
            self._thinking.pop(seat, None)
            match = self._room.match
            if self._room.lost or match.by_bot(seat) is None or seat not in match.unanswered():
                return
            choice = match.first_choice(seat)
            if decision != match.decisions[seat] or choice is None:
                self.wake()
                return
            text = move or str(secrets.choice(choice.moves(match.playing.table)))
            room, chosen = self._room, match.chosen()
            if match.playing.table.sealed is None:
                await room.write(Moved(seat=seat, move=text))
            else:
                await room.write(Answered(seat=seat, move=text))
            room.process.counts.moves += 1
            with showing.timed(payer) if alone else nullcontext():
                room.broadcast(only=room.match.let_in(seat, chosen))

        self._room.put(job)

    def hint(self, listener: Listener, seat: Seat, request: str) -> None:
        """Let the bots' workers think of a hint, and answer when it is ready."""
        if seat in self._hinting:
            raise Refused(HintComing())
        payer = listener.who
        self._room.process.budgets.advise(payer)
        self._hinting.add(seat)
        match = self._room.match
        choice = match.first_choice(seat)
        decision = match.decisions[choice.seat if choice else seat]
        language = listener.language
        names = match.config.names_in(language)
        record = msgspec.structs.replace(match.playing.brief(), names=names)

        async def work() -> None:
            try:
                moves = await self._room.process.bot_pool.hints(record, seat, language, payer)
                self._room.check()
            except Refused as problem:
                self._room.refuse(listener, request, problem, seat)
                return
            finally:
                self._hinting.discard(seat)
            self._room.tell(
                listener,
                Hints(
                    id=request, table=self._room.head.id, seat=seat, decision=decision, moves=moves
                ),
            )

        self._room.process.tasks.once(work())
