"""A Playthrough: one game being played, as the record so far and the table it gives."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption, BadRecord, IllegalMove, Refused
from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.look import fingerprint
from seedround.engine.move import Move
from seedround.engine.record import (
    FORMAT,
    Record,
    cards_of,
    check_commitment,
    check_seal,
    check_version,
    ending,
    new_record,
    seal_of,
)
from seedround.engine.record_sayings import (
    MoveOfRecordFails,
    OtherEnding,
    OtherSeal,
    RecordDoesNotFit,
)
from seedround.engine.sayings import (
    CannotUndo,
    NoSuchPly,
    TooLate,
)
from seedround.engine.seal import decision
from seedround.engine.stages import Staged
from seedround.engine.table import Table


class Mark(Struct, frozen=True, gc=False):
    """How things stood before a move: who was asked what, and what the undo barrier needs."""

    seat: Seat
    kind: str
    draws: int
    shown: int
    events: int


class Playthrough:
    """Plays moves onto a record; undoing is playing a shorter record again.

    What lies behind (moves, marks, events) only grows, so forks share it: each goes by how much of
    it is its own, and a fork that goes on after another one has done so takes a copy.
    """

    def __init__(self, game: Game, record: Record, cards: CardSet) -> None:
        self.game = game
        self.start = msgspec.structs.replace(
            record, seedround=FORMAT, moves=(), ending=None, seal=None
        )
        self.cards = cards
        self.options = game.resolve(record.options, game.check_seats(record.seats))
        self._deal()
        for number, text in enumerate(record.moves, 1):
            try:
                self.play(game.rules().move_codec.from_text(text))
            except IllegalMove as problem:
                raise BadRecord(MoveOfRecordFails(number, problem.why), problem.rule) from None
        if record.ending not in (None, self._ending()):
            raise BadRecord(OtherEnding())
        seal = record.seal
        if seal is not None and seal.last != seal_of(self.brief(), self.decisions()).last:
            raise BadRecord(OtherSeal())

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        cards: CardSet | None = None,
        seed: str | None = None,
        names: tuple[str, ...] = (),
    ) -> "Playthrough":
        """Deal a new game; the seed is drawn unless one is given."""
        cards = cards or game.card_set()
        resolved = game.resolve(options, game.check_seats(seats))
        return cls(game, new_record(game, seats, resolved, cards, seed=seed, names=names), cards)

    @classmethod
    def replay(
        cls, record: Record, find: Callable[[str], Game], source: str | None = None
    ) -> "Playthrough":
        """Play a record again from its seed, after checking that this program can."""
        try:
            game = find(record.game)
            check_version(record, game)
            return cls(game, record, cards_of(record, game, source))
        except BadOption as problem:
            raise BadRecord(RecordDoesNotFit(problem.why)) from None

    def _deal(self) -> None:
        self._moves: list[Move] = []
        self._marks: list[Mark] = []
        told: list[Event] = []
        generator = Generator.from_seed(self.start.seed)
        self.table: Table = self.game.deal(
            self.start.seats, generator, self.options, self.cards, told
        )
        self._log = told[:]
        self.ply = 0
        """How many moves were made."""
        self.told = len(self._log)
        """How many events there were."""
        self._draws = generator.draws

    def fork(self) -> "Playthrough":
        """A playthrough that goes on from here, while this one stays to be looked at.

        Both have one generator, so that a fork costs little: only one of them may be played on.
        """
        twin = object.__new__(Playthrough)
        twin.game = self.game
        twin.start = self.start
        twin.cards = self.cards
        twin.options = self.options
        twin._moves = self._moves
        twin._marks = self._marks
        twin._log = self._log
        twin.ply = self.ply
        twin.told = self.told
        twin.table = self.table.copy(self.table.generator)
        twin._draws = self._draws
        return twin

    @property
    def moves(self) -> list[Move]:
        return self._moves[: self.ply]

    @property
    def marks(self) -> list[Mark]:
        """How things stood before each move."""
        return self._marks[: self.ply]

    @property
    def log(self) -> list[Event]:
        return self._log[: self.told]

    def since(self, told: int) -> list[Event]:
        """The events after the first `told`."""
        return self._log[told : self.told]

    def play(self, move: Move, stages: list[Table] | None = None) -> None:
        """A legal move of the seat that is asked; anything else is refused and changes nothing.

        To `stages`, if given, the table as it was after each event is added: only to be looked at.
        """
        table = self.table
        if table.over:
            raise IllegalMove(TooLate(str(move)))
        choice = table.choice
        mark = Mark(choice.seat, choice.kind, self._draws, table.shown, self.told)
        events: list[Event] = [] if stages is None else Staged(table, stages)
        table.log = events
        table.play(move)
        if len(self._moves) != self.ply:  # another fork has gone on
            self._moves, self._marks, self._log = self.moves, self.marks, self.log
        self._moves.append(move)
        self._marks.append(mark)
        self._log += events
        self.ply += 1
        self.told += len(events)
        self._draws = table.generator.draws

    def record(self, **other: Any) -> Record:
        """The game so far, sealed and complete enough to go on from; `other` replaces fields."""
        record = msgspec.structs.replace(self.brief(), ending=self._ending(), **other)
        return msgspec.structs.replace(record, seal=seal_of(record, self.decisions()))

    def brief(self) -> Record:
        """The game so far without ending and seal, which cost more than all moves."""
        return msgspec.structs.replace(self.start, moves=tuple([str(move) for move in self.moves]))

    def decisions(self) -> list[str]:
        """Who was asked what before each move, for the seal."""
        name = self.table.rules.sealed_kind
        return [decision(name(mark.kind), mark.seat) for mark in self.marks]

    def _ending(self) -> str:
        return ending(self.start, self.options, fingerprint(self.table))

    # Undo

    def undoable(self, seat: Seat) -> int:
        """How many of its last moves a seat may take back by itself.

        As long as no other seat has acted, nothing was drawn and nothing hidden became known since.
        """
        draws, shown = self._draws, self.table.shown
        place = self.ply
        while place:
            mark = self._marks[place - 1]
            if mark.seat != seat or mark.draws != draws or mark.shown != shown:
                break
            place -= 1
        return self.ply - place

    def undo(self, seat: Seat) -> Move:
        """Take back the last move of a seat, if the barrier allows."""
        if not self.undoable(seat):
            raise Refused(CannotUndo())
        return self.rewind(self.ply - 1)[0]

    def rewind(self, ply: int) -> list[Move]:
        """Go back to the first `ply` moves (everybody agrees); returns the moves taken back."""
        if not 0 <= ply <= self.ply:
            raise Refused(NoSuchPly(ply, self.ply))
        kept, gone = self.moves[:ply], self.moves[ply:]
        self._deal()
        for move in kept:
            self.play(move)
        return gone


def verify(record: Record, find: Callable[[str], Game], source: str | None = None) -> Playthrough:
    """Check commitment, seal, seed and every move; gives the playthrough if all is well."""
    check_commitment(record)
    check_seal(record)
    return Playthrough.replay(record, find, source)
