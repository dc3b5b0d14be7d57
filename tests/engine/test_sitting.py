"""A sitting: playing onto a record, the undo barrier, going back, refusals that change nothing."""

import pytest

from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.laws import state
from seedround.engine.sitting import Sitting
from tests.engine.playing import finished, hermit, parlour
from tests.toys.hermit import things as t


def test_a_harmless_move_may_be_taken_back() -> None:
    sitting = hermit(2, "think")
    before = hermit(2).record()
    assert sitting.undoable(0) == 1
    assert sitting.undo(0) == t.Think()
    assert sitting.record() == before
    assert sitting.log == hermit(2).log


def test_several_moves_may_be_taken_back_one_by_one() -> None:
    sitting = hermit(2, "think", "think", "think")
    assert [sitting.undoable(0), sitting.undo(0), sitting.undoable(0)] == [3, t.Think(), 2]


@pytest.mark.parametrize("barrier", ["roll", "peek"])
def test_a_roll_or_a_draw_is_a_barrier(barrier: str) -> None:
    """Moves before it are final, moves after it are not."""
    sitting = hermit(2, "think", barrier)
    assert sitting.undoable(0) == 0
    with pytest.raises(Refused, match=r"cannot be taken back.*something was drawn"):
        sitting.undo(0)
    after = hermit(2, "think", barrier, "think")
    assert after.undoable(0) == 1
    after.undo(0)
    assert after.record() == sitting.record()


def test_a_reveal_is_a_barrier() -> None:
    assert hermit(2, "peek", "think").undoable(0) == 1
    assert hermit(2, "peek", "reveal").undoable(0) == 0
    assert hermit(2, "peek", "think", "reveal").undoable(0) == 0
    assert hermit(2, "peek", "reveal", "think").undoable(0) == 1


def test_another_seats_move_is_a_barrier() -> None:
    sitting = hermit(2, "done")
    assert sitting.undoable(0) == 1
    assert sitting.undoable(1) == 0
    sitting = hermit(2, "done", "think")
    assert sitting.undoable(0) == 0
    assert sitting.undoable(1) == 1
    sitting.undo(1)
    assert sitting.undoable(0) == 1


def test_the_end_is_a_barrier_because_everything_is_shown() -> None:
    sitting = hermit(1, "done", turns=1)
    assert sitting.table.over
    assert sitting.undoable(0) == 0


def test_a_forced_discard_is_played_with_the_move_and_taken_back_with_it() -> None:
    """The seat after me has no choice: its forced card is no act of its own."""
    for seed in range(200):
        sitting = parlour(2, seed=f"{seed:x}")
        table = sitting.table
        last = table.open_choices()[-1]
        if table.choice.seat == 0 and len(last.moves(table)) == 1:
            break
    before = sitting.record()
    told = list(sitting.log)
    sitting.play(table.moves()[0])
    assert len(sitting.marks) == 1
    assert sitting.table.choice.kind == "bid"
    assert sitting.undoable(0) == 0, "the cards have been turned up"
    sitting.rewind(0)
    assert sitting.record() == before
    assert sitting.log == told


def test_everybody_may_agree_to_go_back_behind_the_barrier() -> None:
    sitting = hermit(2, "roll", "peek", "done", "roll")
    assert sitting.rewind(1) == [t.Peek(), t.Done(), t.Roll()]
    assert sitting.record() == hermit(2, "roll").record()
    assert sitting.log == hermit(2, "roll").log
    assert sitting.rewind(1) == []


@pytest.mark.parametrize("ply", [-1, 3])
def test_one_cannot_go_back_to_a_move_that_was_not_made(ply: int) -> None:
    sitting = hermit(2, "roll", "peek")
    before = sitting.record()
    with pytest.raises(Refused, match="There is no move"):
        sitting.rewind(ply)
    assert sitting.record() == before


def test_the_same_dice_come_again_after_going_back() -> None:
    sitting = hermit(2, "roll", "roll")
    first = list(sitting.log)
    for move in sitting.rewind(0):
        sitting.play(move)
    assert sitting.log == first


def test_an_illegal_move_changes_nothing() -> None:
    sitting = hermit(2, "think")
    before = (state(sitting.table), sitting.record(), list(sitting.log), list(sitting.marks))
    with pytest.raises(IllegalMove, match=r"reveal is not possible now: .* \(HM-ACT-02\)"):
        sitting.play(t.Reveal())
    assert (state(sitting.table), sitting.record(), sitting.log, sitting.marks) == before


def test_an_illegal_move_without_a_reason_names_the_decision() -> None:
    from tests.toys.parlour.things import Bid

    with pytest.raises(IllegalMove, match=r"bid:3 is not one of the legal moves .* \(act\)"):
        hermit().play(Bid(3))


def test_nothing_can_be_played_after_the_end() -> None:
    sitting = finished(hermit())
    before = sitting.record()
    with pytest.raises(IllegalMove, match="The game is over: roll cannot be played"):
        sitting.play(t.Roll())
    with pytest.raises(IllegalMove, match="The game is over"):
        sitting.table.play(t.Roll())
    assert sitting.record() == before


def test_a_sitting_draws_its_seed() -> None:
    game = hermit().game
    assert Sitting.new(game, 1).start.seed != Sitting.new(game, 1).start.seed


def test_names_are_kept_in_the_record() -> None:
    sitting = Sitting.new(hermit().game, 2, names=("Ann", "Bob"))
    assert sitting.record().names == ("Ann", "Bob")
