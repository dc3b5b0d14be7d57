"""A Sitting: one game being played, as the record so far and the table it gives."""

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
from seedround.engine.seal import decision
from seedround.engine.table import Table
from seedround.engine.view import fingerprint


class Mark(Struct, frozen=True, gc=False):
    """How things stood before a move: who was asked what, and what the undo barrier needs."""

    seat: Seat
    kind: str
    draws: int
    shown: int
    events: int


class Sitting:
    """Plays moves onto a record; undoing is playing a shorter record again."""

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
                raise BadRecord(
                    f"Move {number} of the record cannot be played: {problem}"
                ) from None
        if record.ending not in (None, self._ending()):
            raise BadRecord(
                "Replaying the record does not lead to the ending it names: it has been changed."
            )
        seal = record.seal
        if seal is not None and seal.last != seal_of(self.brief(), self.decisions()).last:
            raise BadRecord(
                "Replaying the record does not lead to the seal it has: it has been changed."
            )

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        cards: CardSet | None = None,
        seed: str | None = None,
        names: tuple[str, ...] = (),
    ) -> "Sitting":
        """Deal a new game; the seed is drawn unless one is given."""
        cards = cards or game.card_set()
        resolved = game.resolve(options, game.check_seats(seats))
        return cls(game, new_record(game, seats, resolved, cards, seed=seed, names=names), cards)

    @classmethod
    def replay(
        cls, record: Record, find: Callable[[str], Game], source: str | None = None
    ) -> "Sitting":
        """Play a record again from its seed, after checking that this program can."""
        try:
            game = find(record.game)
            check_version(record, game)
            return cls(game, record, cards_of(record, game, source))
        except BadOption as problem:
            raise BadRecord(f"The record does not fit this program: {problem}") from None

    def _deal(self) -> None:
        self.log: list[Event] = []
        self.moves: list[Move] = []
        self.marks: list[Mark] = []
        generator = Generator.from_seed(self.start.seed)
        self.table: Table = self.game.deal(
            self.start.seats, generator, self.options, self.cards, self.log
        )
        self._draws = generator.draws

    def fork(self) -> "Sitting":
        """A sitting that goes on from here, while this one stays to be looked at.

        Both have one generator, so that a fork costs little: only one of them may be played on.
        """
        twin = object.__new__(Sitting)
        twin.game = self.game
        twin.start = self.start
        twin.cards = self.cards
        twin.options = self.options
        twin.log = self.log[:]
        twin.moves = self.moves[:]
        twin.marks = self.marks[:]
        twin.table = self.table.copy(self.table.generator)
        twin.table.log = twin.log
        twin._draws = self._draws
        return twin

    def play(self, move: Move) -> None:
        """A legal move of the seat that is asked; anything else is refused and changes nothing."""
        table = self.table
        if table.over:
            raise IllegalMove(f"The game is over: {move} cannot be played.")
        choice = table.choice
        mark = Mark(choice.seat, choice.kind, self._draws, table.shown, len(self.log))
        table.play(move)
        self.moves.append(move)
        self.marks.append(mark)
        self._draws = table.generator.draws

    def record(self, **other: Any) -> Record:
        """The game so far, complete enough to go on from, and sealed; `other` fields are so."""
        record = msgspec.structs.replace(self.brief(), ending=self._ending(), **other)
        return msgspec.structs.replace(record, seal=seal_of(record, self.decisions()))

    def brief(self) -> Record:
        """The game so far without ending and seal, which cost more than all moves."""
        return msgspec.structs.replace(self.start, moves=tuple([str(move) for move in self.moves]))

    def decisions(self) -> list[str]:
        """Who was asked what before each move, for the seal."""
        return [decision(mark.kind, mark.seat) for mark in self.marks]

    def _ending(self) -> str:
        return ending(self.options, fingerprint(self.table))

    # Undo

    def undoable(self, seat: Seat) -> int:
        """How many of its last moves a seat may take back by itself.

        As long as no other seat has acted, nothing was drawn and nothing hidden became known since.
        """
        draws, shown = self._draws, self.table.shown
        count = 0
        for mark in reversed(self.marks):
            if mark.seat != seat or mark.draws != draws or mark.shown != shown:
                break
            count += 1
        return count

    def undo(self, seat: Seat) -> Move:
        """Take back the last move of a seat, if the barrier allows."""
        if not self.undoable(seat):
            raise Refused(
                "This cannot be taken back: since your last move another seat has acted, "
                "something was drawn, or something hidden became known."
            )
        return self.rewind(len(self.moves) - 1)[0]

    def rewind(self, ply: int) -> list[Move]:
        """Go back to the first `ply` moves (everybody agrees); returns the moves taken back."""
        if not 0 <= ply <= len(self.moves):
            raise Refused(f"There is no move {ply}: {len(self.moves)} have been played.")
        kept, gone = self.moves[:ply], self.moves[ply:]
        self._deal()
        for move in kept:
            self.play(move)
        return gone


def verify(record: Record, find: Callable[[str], Game], source: str | None = None) -> Sitting:
    """Check commitment, seal, seed and every move; gives the sitting if all is well."""
    check_commitment(record)
    check_seal(record)
    return Sitting.replay(record, find, source)
