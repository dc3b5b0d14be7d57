"""The course of a table: what its lines come to. No I/O and no clock of its own.

A Room asks it whether something is allowed, stores a line, and lets it take effect here; after a
restart the same lines lead to the same place.
"""

from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct

from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.record import Record, cards_of
from seedround.engine.result import Result
from seedround.engine.sitting import Sitting
from seedround.engine.step import Choice
from seedround.server.clock import Clock
from seedround.server.config import Config
from seedround.server.proposals import agreed, proposed
from seedround.server.protocol.kinds import Stage
from seedround.server.protocol.shown import Proposal
from seedround.server.store import Line

REMEMBERED: Final = 60
"""Request ids kept to recognise one that is sent again."""
KEPT_CHAT: Final = 200
"""Lines of chat kept in memory and given to who comes."""


class Beside(Struct, frozen=True, omit_defaults=True):
    """What is stored beside a move: a display hint, and a trace of what the move led to."""

    layout: str | None = None
    trace: str | None = None


class Ended(Struct, frozen=True):
    """What is stored when a game ends, to stay so under any later rules; its record is signed."""

    record: Record
    result: Result | None


class Diverged(Exception):
    """Under the present rules a stored game goes another way; `common` moves are still the same."""

    def __init__(self, common: int, move: str, why: str) -> None:
        super().__init__(why)
        self.common = common
        self.move = move


class Course:
    """A table from its deal to its end."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.game: Game = config.game
        self.stage: Stage = "open"
        self.sitting: Sitting | None = None
        seats = config.record.seats
        self.answers: dict[Seat, Move] = {}
        self.decisions = [0] * seats
        """By seat: how often it was asked something new."""
        self.numbers: list[int] = []
        """The numbers of the events in the sitting's log; after a take-back there are gaps."""
        self.last_number = 0
        self.clock = Clock(config.clocks, seats)
        self.away: set[Seat] = set()
        self.resigned: set[Seat] = set()
        self.rematch: set[Seat] = set()
        self.proposal: Proposal | None = None
        self.chat: list[Line] = []
        self.layouts: list[str | None] = [None] * seats
        self._sealed_layouts: dict[Seat, str | None] = {}
        self.plies: list[int] = []
        """When each move was made, for statistics: milliseconds since 1970."""
        self.taken_back = 0
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.ended: Ended | None = None
        self.diverged: Diverged | None = None
        """Where the present rules leave the way that this game went."""
        self.trace = 0
        self._before = 0
        """Moves before the line that is taking effect."""
        self._requests: dict[tuple[Seat | None, str], None] = {}
        self._pending: tuple[Seat, ...] | None = None
        self.compared = False
        """Whether stored traces are compared: after the rules have changed."""

    @property
    def result(self) -> Result | None:
        """How it ended, also if the present rules do not lead there."""
        if self.diverged and self.ended:
            return self.ended.result
        return self.playing.table.result

    # What is asked

    @property
    def live(self) -> bool:
        return self.stage == "running"

    @property
    def playing(self) -> Sitting:
        if self.sitting is None:
            raise Refused("The game has not started yet.")
        return self.sitting

    def first_choice(self, seat: Seat) -> Choice[Any] | None:
        """What a seat may answer now."""
        if self.sitting is None or not self.live:
            return None
        for choice in self.sitting.table.open_choices():
            if choice.seat == seat:
                return choice
        return None

    def pending(self) -> tuple[Seat, ...]:
        """The seats with a real choice now; in a sealed group forced ones are not among them."""
        if self._pending is None:
            table = self.playing.table
            if table.sealed is None:
                self._pending = (table.choice.seat,) if table.legal else ()
            else:
                first: dict[Seat, Choice[Any]] = {}
                for choice in table.open_choices():
                    first.setdefault(choice.seat, choice)
                self._pending = tuple(
                    [seat for seat, choice in first.items() if len(choice.moves(table)) > 1]
                )
        return self._pending

    def unanswered(self) -> list[Seat]:
        """The seats that the game waits for."""
        if self.sitting is None or not self.live:
            return []
        return [seat for seat in self.pending() if seat not in self.answers]

    def by_bot(self, seat: Seat) -> str | None:
        """The bot that plays a seat now: its own, or the one that stands in for its owner."""
        if seat in self.away or seat in self.resigned:
            return "normal"
        return self.config.chairs[seat].bot

    def undoable(self, seat: Seat) -> int:
        """How many of its last moves a seat may take back by itself."""
        if self.sitting is None or not self.live or self.sitting.table.sealed is not None:
            return 0
        return self.sitting.undoable(seat)

    def check_play(self, seat: Seat, decision: int, text: str) -> Move:
        """The move, if this seat is asked just this and may make it; nothing has changed yet."""
        if not self.live:
            raise Refused(f"No moves can be made now: {_WHY[self.stage]}.")
        choice = self.first_choice(seat)
        if choice is None or seat not in self.pending():
            raise Refused("It is not your turn: wait until you are asked.")
        if decision != self.decisions[seat]:
            raise Stale
        table = self.playing.table
        move = table.rules.move_codec.from_text(text)
        legal = table.legal if choice is table.agenda[-1] else choice.moves(table)
        if move not in legal:
            raise table.refusal(move, choice)
        return move

    def seen(self, seat: Seat | None, request: str) -> bool:
        """Whether this request was carried out before."""
        return bool(request) and (seat, request) in self._requests

    # What happens

    def apply(self, line: Line) -> None:
        """Let a stored line take effect; clocks are charged up to its time."""
        self.clock.stop(line.at)
        self._pending = None
        self._before = len(self.sitting.moves) if self.sitting else 0
        if line.request:
            self._requests[line.seat, line.request] = None
            if len(self._requests) > REMEMBERED:
                del self._requests[next(iter(self._requests))]
        _EFFECTS[line.kind](self, line)
        self._pending = None
        if self.live:
            table = self.playing.table
            asked = [seat for seat in table.asked() if self.by_bot(seat) is None]
            sealed = table.sealed is not None
            self.clock.start(asked, line.at, sealed and self.config.clocks.kind == "game")

    def _started(self, line: Line) -> None:
        record = self.config.record
        start = msgspec.structs.replace(record, moves=())
        self.sitting = Sitting(self.game, start, cards_of(record, self.game))
        self.stage = "running"
        self.started_at = line.at
        try:
            for text in record.moves:
                self._given(text, line.at)
        finally:
            self._number()
        self._end(line.at)

    def _given(self, text: str, at: int) -> None:
        """A move that the table was set up with."""
        try:
            self.playing.play(self.game.rules().move_codec.from_text(text))
        except IllegalMove as problem:
            raise Diverged(len(self.playing.moves), text, str(problem)) from None
        self.plies.append(at)

    def _move(self, line: Line) -> None:
        assert line.seat is not None
        self._play([(line.seat, self._read(line))], line)

    def _answer(self, line: Line) -> None:
        assert line.seat is not None
        self.answers[line.seat] = self._read(line)
        self._sealed_layouts[line.seat] = beside(line).layout
        if self.unanswered():
            return
        played: list[tuple[Seat, Move]] = []
        table = self.playing.table
        while table.sealed is not None and table.legal and table.choice.seat in self.answers:
            seat = table.choice.seat
            played.append((seat, self.answers.pop(seat)))
            self._step(*played[-1], line)
        for seat in {seat for seat, _ in played}:
            self.layouts[seat] = self._sealed_layouts.pop(seat, None) or self.layouts[seat]
        self._moved(line)

    def _play(self, moves: list[tuple[Seat, Move]], line: Line) -> None:
        for seat, move in moves:
            self._step(seat, move, line)
        if line.seat is not None and (layout := beside(line).layout):
            self.layouts[line.seat] = layout
        self._moved(line)

    def _step(self, seat: Seat, move: Move, line: Line) -> None:
        sitting = self.playing
        try:
            if sitting.table.legal and sitting.table.choice.seat != seat:
                raise IllegalMove("it is another player's turn")
            sitting.play(move)
        except IllegalMove as problem:
            raise Diverged(self._before, str(move), str(problem)) from None
        self.plies.append(line.at)
        self.decisions[seat] += 1
        self.clock.moved(seat)

    def _moved(self, line: Line) -> None:
        """After the moves of a line: number its events, leave a trace, see whether it is over."""
        sitting = self.playing
        told = len(self.numbers)
        self._number()
        table = sitting.table
        kind = table.choice.kind if table.legal else ""
        facts = msgspec.json.encode((sitting.log[told:], table.generator.draws, kind))
        self.trace = crc32(facts, self.trace)
        stored = beside(line).trace
        if self.compared and stored is not None and stored != self.tracing():
            why = "it has other consequences under the new rules"
            raise Diverged(self._before, line.text, why)
        if self.proposal and self.proposal.what == "take_back":
            self.proposal = None
        self._end(line.at)

    def tracing(self) -> str:
        return f"{self.trace:08x}"

    def _end(self, at: int) -> None:
        if self.playing.table.over:
            self.stage = "over"
            self.ended_at = at
            self.proposal = None

    def _number(self) -> None:
        new = len(self.playing.log) - len(self.numbers)
        self.numbers.extend(range(self.last_number + 1, self.last_number + 1 + new))
        self.last_number += new

    def _read(self, line: Line) -> Move:
        try:
            return self.playing.table.rules.move_codec.from_text(line.text)
        except IllegalMove as problem:
            raise Diverged(len(self.playing.moves), line.text, str(problem)) from None

    def _undo(self, line: Line) -> None:
        """`text` is the number of moves that stay."""
        self.rewind(int(line.text))
        self.taken_back += 1

    def rewind(self, ply: int) -> None:
        """Go back; every seat's question is a new one afterwards."""
        sitting = self.playing
        sitting.rewind(ply)
        del self.numbers[len(sitting.log) :]
        del self.plies[ply:]
        self.answers.clear()
        self._sealed_layouts.clear()
        self.decisions = [number + 1 for number in self.decisions]
        self.proposal = None
        self._pending = None
        if self.stage == "over":
            self.stage = "running"
            self.ended_at = None

    def halt(self, halt: Diverged) -> None:
        """The present rules go no further than the moves in common: there it stands."""
        if self.sitting is not None and halt.common < len(self.sitting.moves):
            self.rewind(halt.common)
        self.diverged = halt

    def _moved_on(self, line: Line) -> None:
        """A stopped table goes on from the last common move (or a copy of it begins there)."""
        self.rewind(int(line.text))
        self.diverged = None
        self.trace = 0
        self.stage = "running"

    def _chat(self, line: Line) -> None:
        self.chat.append(line)
        del self.chat[:-KEPT_CHAT]

    # Proposals

    def voters(self) -> list[Seat]:
        """The seats of people who are there; bots and the absent do not stand in the way."""
        return [seat for seat, chair in enumerate(self.config.chairs) if chair.person and
                self.by_bot(seat) is None]  # fmt: skip

    def proposing(self, seat: Seat, what: str) -> Proposal:
        """A proposal as it stands when it is made."""
        return proposed(self.config, self.voters(), seat, what)

    def _proposed(self, line: Line) -> None:
        assert line.seat is not None
        self.proposal = self.proposing(line.seat, line.text)

    def _agreed(self, line: Line) -> None:
        if self.proposal is not None and line.seat is not None:
            self.proposal = agreed(self.config, self.proposal, line.seat)

    def _declined(self, line: Line) -> None:
        self.proposal = None

    def last_ply_of(self, seat: Seat) -> int | None:
        """How many moves there were before the last one of a seat."""
        marks = self.playing.marks
        for ply in range(len(marks) - 1, -1, -1):
            if marks[ply].seat == seat:
                return ply
        return None

    def _paused(self, line: Line) -> None:
        self.stage = "paused"
        self.proposal = None

    def _resumed(self, line: Line) -> None:
        self.stage = "running"
        self.proposal = None

    def _abandoned(self, line: Line) -> None:
        self.stage = "abandoned"
        self.ended_at = line.at
        self.proposal = None

    # Who is there

    def _away(self, line: Line) -> None:
        assert line.seat is not None
        self.away.add(line.seat)

    def _back(self, line: Line) -> None:
        assert line.seat is not None
        self.away.discard(line.seat)
        self.clock.spare(line.seat)

    def _resigned(self, line: Line) -> None:
        assert line.seat is not None
        self.resigned.add(line.seat)
        if self.proposal and line.seat in self.proposal.waiting:
            self._agreed(line)

    def _ended(self, line: Line) -> None:
        self.ended = msgspec.json.decode(line.extra, type=Ended)

    def _rematch(self, line: Line) -> None:
        assert line.seat is not None
        self.rematch.add(line.seat)

    def _nothing(self, line: Line) -> None:
        """Who sits where is in the config, which is stored with the line."""


class Stale(Refused):
    """The decision has passed: the client gets the present state."""

    def __init__(self) -> None:
        super().__init__("This decision has passed: look at the table as it stands now.")


def beside(line: Line) -> Beside:
    """What a line carries beside its move."""
    return msgspec.json.decode(line.extra, type=Beside) if line.extra else _NOTHING


_NOTHING: Final = Beside()
_WHY: Final = {
    "open": "the game has not started yet",
    "paused": "the game is paused",
    "over": "the game is over",
    "abandoned": "the game was given up",
    "stopped": "the rules have changed and the game would have gone another way",
}
_EFFECTS: Final = {
    "sat": Course._nothing,
    "left": Course._nothing,
    "started": Course._started,
    "move": Course._move,
    "answer": Course._answer,
    "undo": Course._undo,
    "chat": Course._chat,
    "proposed": Course._proposed,
    "agreed": Course._agreed,
    "declined": Course._declined,
    "paused": Course._paused,
    "resumed": Course._resumed,
    "away": Course._away,
    "back": Course._back,
    "resigned": Course._resigned,
    "abandoned": Course._abandoned,
    "ended": Course._ended,
    "rematch": Course._rematch,
    "moved_on": Course._moved_on,
}
