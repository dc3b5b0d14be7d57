"""A playthrough: moves onto a record, the undo barrier, going back, refusals without effect."""

import pytest

from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.laws import state
from seedround.engine.playthrough import Playthrough
from seedround.testing import A, B
from tests.engine.playing import finished, hermit, parlour
from tests.toys.hermit import things as t


def test_a_harmless_move_may_be_taken_back() -> None:
    playthrough = hermit(2, "think")
    before = hermit(2).record()
    assert playthrough.undoable(A) == 1
    assert playthrough.undo(A) == t.Think()
    assert playthrough.record() == before
    assert playthrough.log == hermit(2).log


def test_several_moves_may_be_taken_back_one_by_one() -> None:
    playthrough = hermit(2, "think", "think", "think")
    assert playthrough.undoable(A) == 3
    assert playthrough.undo(A) == t.Think()
    assert playthrough.undoable(A) == 2


@pytest.mark.parametrize("barrier", ["roll", "peek"])
def test_a_roll_or_a_draw_is_a_barrier(barrier: str) -> None:
    """Moves before it are final, moves after it are not."""
    playthrough = hermit(2, "think", barrier)
    assert playthrough.undoable(A) == 0
    with pytest.raises(Refused, match=r"cannot be taken back.*something was drawn"):
        playthrough.undo(A)
    after = hermit(2, "think", barrier, "think")
    assert after.undoable(A) == 1
    after.undo(A)
    assert after.record() == playthrough.record()


def test_a_reveal_is_a_barrier() -> None:
    assert hermit(2, "peek", "think").undoable(A) == 1
    assert hermit(2, "peek", "reveal").undoable(A) == 0
    assert hermit(2, "peek", "think", "reveal").undoable(A) == 0
    assert hermit(2, "peek", "reveal", "think").undoable(A) == 1


def test_another_seats_move_is_a_barrier() -> None:
    playthrough = hermit(2, "done")
    assert playthrough.undoable(A) == 1
    assert playthrough.undoable(B) == 0
    playthrough = hermit(2, "done", "think")
    assert playthrough.undoable(A) == 0
    assert playthrough.undoable(B) == 1
    playthrough.undo(B)
    assert playthrough.undoable(A) == 1


def test_the_end_is_a_barrier_because_everything_is_shown() -> None:
    playthrough = hermit(1, "done", turns=1)
    assert playthrough.table.over
    assert playthrough.undoable(A) == 0


def test_a_forced_discard_is_played_with_the_move_and_taken_back_with_it() -> None:
    """The seat after me has no choice: its forced card is no act of its own."""
    for seed in range(200):
        playthrough = parlour(2, seed=f"{seed:x}")
        table = playthrough.table
        last = table.open_choices()[-1]
        if table.choice.seat == 0 and len(last.moves(table)) == 1:
            break
    before = playthrough.record()
    told = list(playthrough.log)
    playthrough.play(table.moves()[0])
    assert len(playthrough.marks) == 1
    assert playthrough.table.choice.kind == "bid"
    assert playthrough.undoable(A) == 0, "the cards have been turned up"
    playthrough.rewind(0)
    assert playthrough.record() == before
    assert playthrough.log == told


def test_everybody_may_agree_to_go_back_behind_the_barrier() -> None:
    playthrough = hermit(2, "roll", "peek", "done", "roll")
    assert playthrough.rewind(1) == [t.Peek(), t.Done(), t.Roll()]
    assert playthrough.record() == hermit(2, "roll").record()
    assert playthrough.log == hermit(2, "roll").log
    assert playthrough.rewind(1) == []


@pytest.mark.parametrize("ply", [-1, 3])
def test_one_cannot_go_back_to_a_move_that_was_not_made(ply: int) -> None:
    playthrough = hermit(2, "roll", "peek")
    before = playthrough.record()
    with pytest.raises(Refused, match="There is no move"):
        playthrough.rewind(ply)
    assert playthrough.record() == before


def test_the_same_dice_come_again_after_going_back() -> None:
    playthrough = hermit(2, "roll", "roll")
    first = list(playthrough.log)
    for move in playthrough.rewind(0):
        playthrough.play(move)
    assert playthrough.log == first


def test_an_illegal_move_changes_nothing() -> None:
    playthrough = hermit(2, "think")
    before = (
        state(playthrough.table),
        playthrough.record(),
        list(playthrough.log),
        list(playthrough.marks),
    )
    with pytest.raises(IllegalMove, match=r"reveal is not possible now: .* \(HM-ACT-02\)"):
        playthrough.play(t.Reveal())
    assert (
        state(playthrough.table),
        playthrough.record(),
        playthrough.log,
        playthrough.marks,
    ) == before


def test_an_illegal_move_without_a_reason_names_the_decision() -> None:
    from tests.toys.parlour.things import Bid

    with pytest.raises(IllegalMove, match=r"bid:3 is not one of the legal moves of this decision"):
        hermit().play(Bid(3))


def test_nothing_can_be_played_after_the_end() -> None:
    playthrough = finished(hermit())
    before = playthrough.record()
    with pytest.raises(IllegalMove, match="The game is over: roll cannot be played"):
        playthrough.play(t.Roll())
    with pytest.raises(IllegalMove, match="The game is over"):
        playthrough.table.play(t.Roll())
    assert playthrough.record() == before


def test_a_sitting_draws_its_seed() -> None:
    game = hermit().game
    assert Playthrough.new(game, 1).start.seed != Playthrough.new(game, 1).start.seed


def test_names_are_kept_in_the_record() -> None:
    playthrough = Playthrough.new(hermit().game, 2, names=("Ann", "Bob"))
    assert playthrough.record().names == ("Ann", "Bob")
