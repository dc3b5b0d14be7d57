"""A machine that throws legal and illegal moves, garbage and undo at every game."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from seedround.engine.errors import BadRecord, IllegalMove, Refused
from seedround.engine.game import Game
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.laws import state
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough, verify
from seedround.engine.record import parse_record
from tests.cases import GAMES
from tests.engine.playing import find

PICK = st.integers(0, 10**6)
PICKS = st.lists(PICK, min_size=1, max_size=12)


class Machine(RuleBasedStateMachine):
    """One playthrough; whatever is thrown at it, the record stays the truth."""

    game: Game

    @initialize(seats=PICK, seed=st.integers(0, 2**64), picks=PICKS)
    def sit_down(self, seats: int, seed: int, picks: list[int]) -> None:
        players = self.game.players[seats % len(self.game.players)]
        self.playthrough = Playthrough.new(self.game, players, seed=f"{seed:x}")
        self.whole = self.game.rules().inventory(self.playthrough.table)
        self.known: list[Move] = []
        self.play(picks)

    def snapshot(self) -> tuple[Any, ...]:
        return (state(self.playthrough.table), self.playthrough.record(), len(self.playthrough.log))

    @rule(picks=PICKS)
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            moves = self.playthrough.table.moves()
            if not moves:
                return
            self.known += [move for move in moves if move not in self.known]
            self.playthrough.play(moves[pick % len(moves)])

    @rule(pick=PICK)
    def play_what_was_legal_once(self, pick: int) -> None:
        illegal = [move for move in self.known if move not in self.playthrough.table.moves()]
        if illegal:
            self.refuse(illegal[pick % len(illegal)])

    @rule(kind=PICK, value=st.integers(-5, 10**12))
    def play_wrong_numbers(self, kind: int, value: int) -> None:
        """Moves that no codec would let through: every field is a wild number."""
        kinds = self.game.rules().move_types
        move_type = kinds[kind % len(kinds)]
        move = move_type(*(value for _ in move_type.__struct_fields__))
        if move not in self.playthrough.table.moves():
            self.refuse(move)

    def refuse(self, move: Move) -> None:
        before = self.snapshot()
        with pytest.raises(IllegalMove):
            self.playthrough.play(move)
        assert self.snapshot() == before

    @rule(text=st.text(max_size=20), kind=PICK)
    def read_garbage(self, text: str, kind: int) -> None:
        codec = self.game.rules().move_codec
        verb = list(codec.kinds)[kind % len(codec.kinds)]
        for read, data in (
            (codec.from_text, text),
            (codec.from_text, f"{verb}:{text}"),
            (codec.from_json, text),
            (codec.from_json, msgspec.json.encode({"move": verb, text: text}).decode()),
        ):
            try:
                move = read(data)
            except IllegalMove:
                continue
            assert codec.from_text(str(move)) == move

    @rule()
    def undo(self) -> None:
        for seat in every_seat(self.playthrough.table.seats):
            self.undo_of(seat)

    def undo_of(self, seat: Seat) -> None:
        playthrough = self.playthrough
        before, count = self.snapshot(), len(playthrough.moves)
        if playthrough.undoable(seat):
            last = playthrough.moves[-1]
            draws = playthrough.table.generator.draws
            assert playthrough.undo(seat) == last
            assert len(playthrough.moves) == count - 1
            assert playthrough.table.choice.seat == seat
            assert last in playthrough.table.moves()
            assert playthrough.table.generator.draws == draws
        else:
            with pytest.raises(Refused):
                playthrough.undo(seat)
            assert self.snapshot() == before

    @rule(ply=PICK)
    def agree_to_go_back(self, ply: int) -> None:
        kept = list(self.playthrough.moves)
        ply %= len(kept) + 1
        assert self.playthrough.rewind(ply) == kept[ply:]
        assert self.playthrough.moves == kept[:ply]

    @rule()
    def save_and_load(self) -> None:
        before, log = self.snapshot(), self.playthrough.log
        self.playthrough = verify(parse_record(self.playthrough.record().to_json()), find)
        assert self.snapshot() == before
        assert self.playthrough.log == log

    @rule(place=PICK)
    def load_what_was_cut_off(self, place: int) -> None:
        data = self.playthrough.record().to_json()
        with pytest.raises(BadRecord):
            parse_record(data[: place % (len(data) - 2)])

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "playthrough"):
            table = self.playthrough.table
            assert self.game.rules().inventory(table) == self.whole
            assert self.game.rules().broken(table) == []

    @invariant()
    def somebody_chooses_or_it_is_over(self) -> None:
        if hasattr(self, "playthrough"):
            table = self.playthrough.table
            assert table.over == (not table.moves())
            assert len(table.moves()) != 1
            assert len(self.playthrough.marks) == len(self.playthrough.moves)


def machine_of(game: Game) -> type[Machine]:
    return type(f"Machine_{game.id}", (Machine,), {"game": game})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sitting_withstands_everything(game: Game) -> None:
    run_state_machine_as_test(
        machine_of(game),
        settings=settings(
            max_examples=60, stateful_step_count=25, suppress_health_check=list(HealthCheck)
        ),
    )
