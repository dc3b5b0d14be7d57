"""A script is kept to the letter: what it names is drawn, and nothing else."""

import pytest

from seedround.engine.generator import Generator, OffScript
from seedround.games.bidness.events import TrialHeld
from seedround.games.bidness.rounds import START_ROUND
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, events, play, run
from seedround.testing.bidness import cards_of, dealt, given, hand, in_business
from seedround.testing.trade_show import at_show
from seedround.testing.trade_show import play as play_dice

SUIT = ("play:libel", "target:2", "damages:1", "trial")


def suit(seed: int | None = None) -> Bidness:
    return given(hand="libel x4", seed=seed)


def test_a_script_that_fits_is_followed() -> None:
    (trial,) = events(play(suit(), *SUIT, rolls=[6, 5, 1, 2]), TrialHeld)
    assert (trial.dice, trial.defence) == ((6, 5), (1, 2))


def test_a_missing_draw_fails_and_says_what_is_missing() -> None:
    with pytest.raises(OffScript) as problem:
        play(suit(), *SUIT, rolls=[6, 5, 1])
    assert str(problem.value) == (
        "The table rolls a die with 6 sides, which the script does not say: "
        "name it in rolls=, or give a seed if it does not matter."
    )
    with pytest.raises(OffScript, match=r"draws a number below 5, .* name it in numbers="):
        play(given(hand="market_research x4"), "play:market_research", "target:1")


def test_an_unused_draw_fails_in_the_call_that_names_it() -> None:
    with pytest.raises(OffScript) as problem:
        play(suit(), *SUIT, rolls=[6, 5, 1, 2, 4], numbers=[0])
    assert str(problem.value) == (
        "The script names more than the table has drawn: rolls=[4], numbers=[0] is left."
    )
    with pytest.raises(OffScript, match=r"rolls=\[1\] is left"):
        play(suit(), "play:libel", rolls=[1])
    with pytest.raises(OffScript, match=r"rolls=\[1\] is left"):
        in_business("E0", "E0", "E0", "E0", seed=0, rolls=[1])
    with pytest.raises(OffScript, match=r"numbers=\[3\] is left"):
        dealt(2, numbers=[3])


def test_a_draw_that_cannot_be_fails() -> None:
    with pytest.raises(OffScript, match="says 7, which is not on a die with 6 sides"):
        play(suit(), *SUIT, rolls=[7])


def test_what_does_not_matter_follows_a_seed() -> None:
    one, same, other = (play(suit(seed=seed), *SUIT) for seed in (1, 1, 2))
    assert events(one, TrialHeld) == events(same, TrialHeld) != events(other, TrialHeld)
    with pytest.raises(OffScript, match=r"shuffles 70 things, .* name it in orders="):
        dealt(2, rolls=[6, 6, 1, 1], seed=None)


def test_a_table_with_a_generator_of_its_own_takes_no_script() -> None:
    table = dealt(2, generator=Generator(1))
    with pytest.raises(OffScript, match="draws by a generator of its own"):
        play(table, rolls=[1])


def test_a_mistake_inside_is_told_before_what_is_left_of_the_script() -> None:
    with pytest.raises(AssertionError, match="bid:10 is not one of the legal moves"):
        play(suit(), "bid:10", rolls=[1])


def test_steps_that_are_run_draw_by_the_script_too() -> None:
    table = given(seats=2, hands=["x5", "x5"], deck="breakthrough libel", first=B, agenda=[])
    run(table, START_ROUND, orders=[cards_of(table, "libel breakthrough")])
    assert ["libel" in hand(table, A), "breakthrough" in hand(table, B)] == [True, True]


def test_trade_show_writes_its_dice_by_size() -> None:
    table = at_show("social", "d01 ...", "d4: 2 1; d6: 1 1; d8: 1")
    play_dice(table, "place:d4x1+cube", "roll", dice="d4: 1; d6: 1 1; d8: 1")
    with pytest.raises(OffScript):
        at_show("social", "d01 ...", "d4: 2 1; d6: 1 1")
