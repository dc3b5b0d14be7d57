"""The course of a table: what its lines come to. No I/O and no clock of its own.

A Room asks it whether something is allowed, tries it on a successor, and lets that one take this
one's place when the lines are stored; after a restart the same lines lead to the same place.
"""

from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

import msgspec

from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.record import cards_of
from seedround.engine.result import Result
from seedround.engine.sitting import Sitting
from seedround.engine.step import Choice
from seedround.server.clock import Clock
from seedround.server.config import Config
from seedround.server.effects import EFFECTS, Chat
from seedround.server.proposals import proposed
from seedround.server.protocol.kinds import Stage
from seedround.server.protocol.shown import Proposal
from seedround.server.store.lines import (
    Answered,
    Deed,
    Ended,
    Line,
    Made,
    Moved,
    MovedOn,
    Said,
    Started,
    Undone,
    Unread,
)

REMEMBERED: Final = 60
"""Request ids kept to recognise one that is sent again."""


class Diverged(Exception):
    """Under the present rules a stored game goes another way; `common` moves are still the same."""

    def __init__(self, common: int, move: str, why: str) -> None:
        super().__init__(why)
        self.common = common
        self.move = move


class Course:
    """A table from its deal to its end."""

    def __init__(self, config: Config) -> None:
        seats = config.record.seats
        self.config = config
        self.game: Game = config.game
        self.stage: Stage = "open"
        self.sitting: Sitting | None = None
        self.answers: dict[Seat, Move] = {}
        self.decisions = [0] * seats
        """By seat: how often it was asked something new."""
        self.numbers: list[int] = []
        """The numbers of the events in the sitting's log; after a take-back there are gaps."""
        self.last_number = 0
        self.clock = Clock(config.clocks, seats)
        self.away: frozenset[Seat] = frozenset()
        self.resigned: frozenset[Seat] = frozenset()
        self.rematch: frozenset[Seat] = frozenset()
        self.proposal: Proposal | None = None
        self.chat: tuple[Chat, ...] = ()
        self.layouts: tuple[str | None, ...] = (None,) * seats
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
        self._requests: dict[tuple[Seat | str | None, str], None] = {}
        self._pending: tuple[Seat, ...] | None = None
        self._shared = False
        """Whether the sitting is another course's too, and must not be played on."""
        self.compared = False
        """Whether stored traces are compared: after the rules have changed."""

    def successor(self) -> "Course":
        """The same course, to try lines on. Whatever happens to it does not show here.

        Once a move was made on a successor only that one can go on: they share their draws. Every
        move needs one, so this is written by hand, as the copies of tables are.
        """
        twin = object.__new__(Course)
        twin.config = self.config
        twin.game = self.game
        twin.stage = self.stage
        twin.sitting = self.sitting
        twin.answers = self.answers.copy()
        twin.decisions = self.decisions[:]
        twin.numbers = self.numbers[:]
        twin.last_number = self.last_number
        twin.clock = self.clock.copy()
        twin.away = self.away
        twin.resigned = self.resigned
        twin.rematch = self.rematch
        twin.proposal = self.proposal
        twin.chat = self.chat
        twin.layouts = self.layouts
        twin._sealed_layouts = self._sealed_layouts.copy()
        twin.plies = self.plies[:]
        twin.taken_back = self.taken_back
        twin.started_at = self.started_at
        twin.ended_at = self.ended_at
        twin.ended = self.ended
        twin.diverged = self.diverged
        twin.trace = self.trace
        twin._before = self._before
        twin._requests = self._requests  # nobody sees them
        twin._pending = self._pending
        twin._shared = True
        twin.compared = self.compared
        return twin

    def _own(self) -> Sitting:
        """The sitting, to be changed."""
        if self._shared and self.sitting is not None:
            self.sitting = self.sitting.fork()
        self._shared = False
        return self.playing

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
        self._pending = None
        self._before = len(self.sitting.moves) if self.sitting else 0
        if request:
            who = deed.person if type(deed) is Said else deed.seat
            self._requests[who, request] = None
            if len(self._requests) > REMEMBERED:
                del self._requests[next(iter(self._requests))]
        _EFFECTS[type(deed)](self, deed, at)
        self._pending = None
        if self.live:
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
        self.sitting = Sitting(self.game, start, cards_of(record, self.game))
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
            raise Diverged(len(self.playing.moves), text, str(problem)) from None
        self.plies.append(at)

    def _move(self, deed: Moved, at: int) -> None:
        self._step(deed.seat, self._read(deed), at)
        self._lay(deed.seat, deed.layout)
        self._moved(deed, at)

    def _answer(self, deed: Answered, at: int) -> None:
        self.answers[deed.seat] = self._read(deed)
        self._sealed_layouts[deed.seat] = deed.layout
        if self.unanswered():
            return
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
        sitting = self._own()
        try:
            if sitting.table.legal and sitting.table.choice.seat != seat:
                raise IllegalMove("it is another player's turn")
            sitting.play(move)
        except IllegalMove as problem:
            raise Diverged(self._before, str(move), str(problem)) from None
        self.plies.append(at)
        self.decisions[seat] += 1
        self.clock.moved(seat)

    def _moved(self, deed: Made, at: int) -> None:
        """After the moves of a line: number its events, leave a trace, see whether it is over."""
        sitting = self.playing
        told = len(self.numbers)
        self._number()
        table = sitting.table
        kind = table.choice.kind if table.legal else ""
        facts = msgspec.json.encode((sitting.log[told:], table.generator.draws, kind))
        self.trace = crc32(facts, self.trace)
        if self.compared and deed.trace is not None and deed.trace != self.tracing():
            why = "it has other consequences under the new rules"
            raise Diverged(self._before, deed.move, why)
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
        new = len(self.playing.log) - len(self.numbers)
        self.numbers.extend(range(self.last_number + 1, self.last_number + 1 + new))
        self.last_number += new

    def _read(self, deed: Made) -> Move:
        """The move; a text that was read before is not read again."""
        try:
            return self.playing.table.rules.move_codec.from_text(deed.move)
        except IllegalMove as problem:
            raise Diverged(len(self.playing.moves), deed.move, str(problem)) from None

    def _undo(self, deed: Undone, at: int) -> None:
        self.rewind(deed.kept)
        self.taken_back += 1

    def rewind(self, ply: int) -> None:
        """Go back; every seat's question is a new one afterwards."""
        sitting = self._own()
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

    def _moved_on(self, deed: MovedOn, at: int) -> None:
        """A stopped table goes on from the last common move (or a copy of it begins there)."""
        self.rewind(deed.kept)
        self.diverged = None
        self.trace = 0
        self.stage = "running"

    # Proposals

    def voters(self, what: str) -> list[Seat]:
        """The seats of people who have a say; bots do not stand in the way.

        Nor do the absent, unless it is about the game itself: nobody loses it, or what they have
        seen of it, because their clock has run out.
        """
        absent = frozenset() if what in ("abandon", "take_back") else self.away
        return [
            seat
            for seat, chair in enumerate(self.config.chairs)
            if chair.person and seat not in self.resigned and seat not in absent
        ]

    def proposing(self, seat: Seat, what: str) -> Proposal:
        """A proposal as it stands when it is made."""
        return proposed(self.config, self.voters(what), seat, what)

    def last_ply_of(self, seat: Seat) -> int | None:
        """How many moves there were before the last one of a seat."""
        marks = self.playing.marks
        for ply in range(len(marks) - 1, -1, -1):
            if marks[ply].seat == seat:
                return ply
        return None


class Stale(Refused):
    """The decision has passed: the client gets the present state."""

    def __init__(self) -> None:
        super().__init__("This decision has passed: look at the table as it stands now.")


_WHY: Final = {
    "open": "the game has not started yet",
    "paused": "the game is paused",
    "over": "the game is over",
    "abandoned": "the game was given up",
    "stopped": "the rules have changed and the game would have gone another way",
    "damaged": "this table is damaged",
}
_EFFECTS: Final[dict[type[Deed], Callable[[Course, Any, int], None]]] = {
    Started: Course._started,
    Moved: Course._move,
    Answered: Course._answer,
    Undone: Course._undo,
    MovedOn: Course._moved_on,
    **EFFECTS,
}
