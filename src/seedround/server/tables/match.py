"""The match of a table: what its lines come to. No I/O and no clock of its own.

A Room asks it whether something is allowed, tries it on a successor, and lets that one take this
one's place when the lines are stored; after a restart the same lines lead to the same place.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec

from seedround.engine.errors import IllegalMove
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import cards_of
from seedround.engine.result import Result
from seedround.engine.saying import Saying
from seedround.engine.table import Table
from seedround.server.sayings import tables as says
from seedround.server.store.lines import (
    Answered,
    Deed,
    Line,
    Made,
    Moved,
    MovedOn,
    Said,
    Started,
    Undone,
    Unread,
)
from seedround.server.tables.config import Config
from seedround.server.tables.effects import EFFECTS
from seedround.server.tables.numbering import Numbering
from seedround.server.tables.questions import Questions

REMEMBERED: Final = 60
"""Request ids kept to recognise one that is sent again."""


class Diverged(Exception):
    """Under the present rules a stored game goes another way; `common` moves are still the same.

    `move` is the first one that is not; None if not even the deal is the same.
    """

    def __init__(self, common: int, move: str | None, why: Saying) -> None:
        super().__init__(why)
        self.common = common
        self.move = move
        self.why = why

    @property
    def said(self) -> Saying:
        """Why the game has stopped, for its players."""
        if self.move is None:
            return says.DealChanged(self.why)
        return says.RulesChanged(self.common + 1, self.move, self.why)


class Match(Questions):
    """A table from its deal to its end."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.numbers = Numbering()
        """Of the events in the playthrough's log."""
        self.layouts: tuple[str | None, ...] = (None,) * config.record.seats
        self._sealed_layouts: dict[Seat, str | None] = {}
        self._times: list[int] = []
        """Shared with successors, as the moves of the playthrough are."""
        self.taken_back = 0
        self.went_behind = False
        """A take-back has gone behind something that was revealed since."""
        self.started_at: int | None = None
        self.diverged: Diverged | None = None
        """Where the present rules leave the way that this game went."""
        self.problem: Saying | None = None
        """Why it goes no further, or would go another way now."""
        self.trace = 0
        self._before = 0
        """How many moves there were before the line that is taking effect."""
        self._requests: dict[tuple[Seat | str | None, str], None] = {}
        self._shared = False
        """Whether the playthrough is another match's too, and must not be played on."""
        self.compared = False
        """Whether stored traces are compared: after the rules have changed."""
        self.staged = False
        """Whether the stages of moves are kept: when a watcher wants them."""
        self.stages: list[Table] = []
        """The table after each of the last events, those of the last line with moves."""

    def successor(self) -> "Match":
        """The same match, to try lines on. What happens to it does not show here.

        Once a move was made on a successor only that one can go on: they share their draws. Every
        move needs one, so this is written by hand, as the copies of tables are.
        """
        twin = object.__new__(Match)
        twin.config = self.config
        twin.game = self.game
        twin.stage = self.stage
        twin.playthrough = self.playthrough
        twin.answers = self.answers.copy()
        twin.decisions = self.decisions[:]
        twin.numbers = self.numbers
        twin.clock = self.clock.copy()
        twin.away = self.away
        twin.resigned = self.resigned
        twin.rematch = self.rematch
        twin.proposal = self.proposal
        twin.chats = self.chats
        twin.layouts = self.layouts
        twin._sealed_layouts = self._sealed_layouts.copy()
        twin._times = self._times
        twin.taken_back = self.taken_back
        twin.went_behind = self.went_behind
        twin.started_at = self.started_at
        twin.ended_at = self.ended_at
        twin.ended = self.ended
        twin.diverged = self.diverged
        twin.problem = self.problem
        twin.trace = self.trace
        twin._before = self._before
        twin._requests = self._requests  # they are not shown
        twin._pending = self._pending
        twin._waited = self._waited
        twin._shared = True
        twin.compared = self.compared
        twin.staged = self.staged
        twin.stages = self.stages
        return twin

    def _own(self) -> Playthrough:
        """The playthrough, to be changed."""
        if self._shared and self.playthrough is not None:
            self.playthrough = self.playthrough.fork()
        self._shared = False
        return self.playing

    @property
    def result(self) -> Result | None:
        """How it ended, also if the present rules do not lead there."""
        if self.diverged and self.ended:
            return self.ended.result
        return self.playing.table.result

    def replays(self, deeds: Sequence[Deed]) -> int:
        """How many moves have to be played again for this to happen."""
        if _REPLAYING.isdisjoint(map(type, deeds)):
            return 0
        return self.playthrough.ply if self.playthrough else len(self.config.record.moves)

    def seen(self, who: Seat | str | None, request: str) -> bool:
        """Whether this request of a seat, or of a person who says something, was carried out."""
        return (who, request) in self._requests

    # What happens

    def apply(self, line: Line) -> None:
        """Let a stored line take effect."""
        if isinstance(line.deed, Unread):
            raise ValueError(line.deed.why)
        self.happen(line.deed, line.request, line.at)

    def happen(self, deed: Deed, request: str, at: int) -> Deed:
        """Let something happen; clocks are charged up to its time. Gives it as it is stored."""
        self.clock.stop(at)
        self._pending = self._waited = None
        self._before = self.playthrough.ply if self.playthrough else 0
        if request:
            who = deed.person if type(deed) is Said else deed.seat
            self._requests[who, request] = None
            if len(self._requests) > REMEMBERED:
                del self._requests[next(iter(self._requests))]
        _EFFECTS[type(deed)](self, deed, at)
        self._pending = self._waited = None
        if self.live and self.config.clocks.kind != "none":
            table = self.playing.table
            asked = [seat for seat in table.asked() if self.by_bot(seat) is None]
            sealed = table.sealed is not None
            self.clock.start(asked, at, sealed and self.config.clocks.kind == "game")
        if isinstance(deed, Made) and deed.trace is None:
            return msgspec.structs.replace(deed, trace=self.tracing())
        return deed

    def _started(self, deed: Started, at: int) -> None:
        record = self.config.record
        start = msgspec.structs.replace(record, moves=())
        self.playthrough = Playthrough(self.game, start, cards_of(record, self.game))
        self._shared = False
        self.stage = "running"
        self.started_at = at
        try:
            for text in record.moves:
                self._given(text, at)
        finally:
            self._number()
        self._end(at)

    def _given(self, text: str, at: int) -> None:
        """A move that the table was set up with."""
        try:
            self.playing.play(self.game.rules().move_codec.from_text(text))
        except IllegalMove as problem:
            raise Diverged(self.playing.ply, text, problem.why) from None
        self._timed(at)

    def _move(self, deed: Moved, at: int) -> None:
        self.stages = []
        self._step(deed.seat, self._read(deed), at)
        self._lay(deed.seat, deed.layout)
        self._moved(deed, at)

    def _answer(self, deed: Answered, at: int) -> None:
        choice = self.first_choice(deed.seat)
        seat = deed.seat if choice is None else choice.seat
        self.answers[seat] = self._read(deed)
        self._sealed_layouts[seat] = deed.layout
        if self.unanswered():
            return
        self.stages = []
        played: list[Seat] = []
        table = self._own().table
        while table.sealed is not None and table.legal and table.choice.seat in self.answers:
            seat = table.choice.seat
            played.append(seat)
            self._step(seat, self.answers.pop(seat), at)
        for seat in set(played):
            self._lay(seat, self._sealed_layouts.pop(seat, None))
        self._moved(deed, at)

    def _lay(self, seat: Seat, layout: str | None) -> None:
        if layout:
            self.layouts = (*self.layouts[:seat], layout, *self.layouts[seat + 1 :])

    def _step(self, seat: Seat, move: Move, at: int) -> None:
        playthrough = self._own()
        table = playthrough.table
        try:
            asked = seat
            if table.legal:
                asked = table.choice.seat
                if seat not in table.choice.choosers(table):
                    raise IllegalMove(says.OtherSeatsTurn())
            playthrough.play(move, self.stages if self.staged else None)
        except IllegalMove as problem:
            raise Diverged(self._before, str(move), problem.why) from None
        self._timed(at)
        self.decisions[asked] += 1
        self.clock.moved(seat)

    def _timed(self, at: int) -> None:
        """Note when a move was made."""
        before = self.playing.ply - 1
        if len(self._times) != before:  # another successor has gone on
            self._times = self._times[:before]
        self._times.append(at)

    @property
    def times(self) -> list[int]:
        """When each move was made, for statistics: milliseconds since 1970."""
        return self._times[: self.playing.ply]

    def _moved(self, deed: Made, at: int) -> None:
        """After the moves of a line: number its events, leave a trace, see whether it is over."""
        playthrough = self.playing
        told = self.numbers.count
        self._number()
        table = playthrough.table
        kind = table.rules.sealed_kind(table.choice.kind) if table.legal else ""
        facts = msgspec.json.encode((playthrough.since(told), table.generator.draws, kind))
        self.trace = crc32(facts, self.trace)
        if self.compared and deed.trace is not None and deed.trace != self.tracing():
            raise Diverged(self._before, deed.move, says.OtherConsequences())
        if self.proposal and self.proposal.what == "take_back":
            self.proposal = None
        self._end(at)

    def tracing(self) -> str:
        return f"{self.trace:08x}"

    def _end(self, at: int) -> None:
        if self.playing.table.over:
            self.stage = "over"
            self.ended_at = at
            self.proposal = None

    def _number(self) -> None:
        self.numbers = self.numbers.over(self.playing.told)

    def _read(self, deed: Made) -> Move:
        """The move of a stored line."""
        try:
            return self.playing.table.rules.move_codec.from_text(deed.move)
        except IllegalMove as problem:
            raise Diverged(self.playing.ply, deed.move, problem.why) from None

    def _undo(self, deed: Undone, at: int) -> None:
        alone = 0 if deed.seat is None else self.undoable(deed.seat)
        self.went_behind |= self.playing.ply - deed.kept > alone
        self.rewind(deed.kept)
        self.taken_back += 1

    def rewind(self, ply: int) -> None:
        """Go back; every seat's question is a new one afterwards."""
        playthrough = self._own()
        playthrough.rewind(ply)
        self.stages = []
        self._number()
        self._times = self._times[:ply]
        self.answers.clear()
        self._sealed_layouts.clear()
        self.decisions = [number + 1 for number in self.decisions]
        self.proposal = None
        self._pending = self._waited = None
        if self.stage == "over":
            self.stage = "running"
            self.ended_at = None

    def halt(self, halt: Diverged) -> None:
        """Stop after the common moves, beyond which the present rules do not lead."""
        if self.playthrough is not None and halt.common < self.playthrough.ply:
            self.rewind(halt.common)
        self.diverged = halt

    def _moved_on(self, deed: MovedOn, at: int) -> None:
        """A stopped table goes on from the last common move (or a copy of it begins there)."""
        self.rewind(deed.kept)
        self.diverged = None
        self.problem = None
        self.trace = 0
        self.stage = "running"

    def last_ply_of(self, seat: Seat) -> int | None:
        """How many moves there were before the last one of a seat."""
        marks = self.playing.marks
        for ply in range(len(marks) - 1, -1, -1):
            if marks[ply].seat == seat:
                return ply
        return None


_REPLAYING: Final = frozenset({Started, Undone, MovedOn})
_EFFECTS: Final[dict[type[Deed], Callable[[Match, Any, int], None]]] = {
    Started: Match._started,
    Moved: Match._move,
    Answered: Match._answer,
    Undone: Match._undo,
    MovedOn: Match._moved_on,
    **EFFECTS,
}
