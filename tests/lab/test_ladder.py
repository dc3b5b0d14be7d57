"""Each level against the one below."""

import msgspec

from seedround.games import all_games, find_game
from seedround.lab.ladder import Rung, chain, climb, pace
from seedround.lab.tournament import Pairing

GAME = find_game("trade-show")
PAIR = Pairing("hard", "normal", 100, 65.0, 0.55, 0.74, True)


def test_a_rung_holds_if_it_is_clear_and_inside_the_band() -> None:
    assert Rung(PAIR, True).holds
    narrow = msgspec.structs.replace(PAIR, wins=57.0)
    wide = msgspec.structs.replace(PAIR, wins=90.0)
    assert not Rung(narrow, True).holds
    assert not Rung(wide, True).holds
    assert Rung(wide, False).holds, "the rule of thumb may beat chance as clearly as it likes"
    assert not Rung(msgspec.structs.replace(PAIR, clear=False), True).holds
    worse = msgspec.structs.replace(PAIR, wins=10.0)
    assert not Rung(worse, False).holds


def test_the_chain_goes_from_chance_to_expert_in_every_game() -> None:
    for game in all_games():
        weakest, thumb, *levels = chain(game)
        assert weakest == "random"
        assert thumb in game.rules().picks
        assert levels == ["easy", "normal", "hard", "expert"]


def test_everybody_meets_the_one_below() -> None:
    rungs, stopped = climb(GAME, ("random", "threshold", "solver"), 20, "up")
    assert not stopped
    assert [(rung.pair.first, rung.pair.second) for rung in rungs] == [
        ("threshold", "random"),
        ("solver", "threshold"),
    ]
    assert rungs[0].holds


def test_an_interrupt_keeps_the_matches_that_were_played_and_begins_no_other() -> None:
    looks: list[Pairing] = []

    def stop(pair: Pairing) -> None:
        looks.append(pair)
        if pair.first == "solver":
            raise KeyboardInterrupt

    rungs, stopped = climb(GAME, ("random", "threshold", "solver", "random"), 20, "up", looked=stop)
    assert stopped
    assert [rung.pair.first for rung in rungs] == ["threshold", "solver"]
    assert rungs[-1].pair.games == 2
    assert looks[-1] == rungs[-1].pair


def test_the_pace_counts_moves_up_to_a_limit() -> None:
    timed = pace(GAME, "solver", 2, "clock", most=7)
    assert (timed.bot, timed.seats, timed.moves) == ("solver", 2, 7)
    assert 0 < timed.mean <= timed.slowest
