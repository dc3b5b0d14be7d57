"""Search judges the end of a round by the standing, and plays up to it with a quick pick."""

from typing import Any

import pytest

from seedround.bots.mcts import Budget, Search
from seedround.bots.playout import Playout
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.knowledge import Knowledge
from seedround.games.bidness import GAME
from seedround.games.bidness.mind.glance import glance
from seedround.games.bidness.mind.prospects import prospects, round_over
from seedround.games.bidness.rounds import END_ROUND
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, play
from seedround.testing.bidness import given, in_business


@pytest.mark.parametrize("seats", GAME.players)
def test_equal_companies_have_equal_prospects(seats: int) -> None:
    found = prospects(given(seats=seats))
    assert found == (found[A],) * seats
    assert 499 <= found[A] <= 500


@pytest.mark.parametrize("better", ["$150", "I2", "T30", "M2", "L1", "C1"])
def test_whoever_has_more_stands_better(better: str) -> None:
    found = prospects(given(better))
    assert found[A] > 500 > found[B]
    assert abs(sum(found) - 4 * 500) < 4


def test_the_horizon_is_the_end_of_the_round() -> None:
    """After steps 3 to 5 and before the next deal, so that no card is drawn for nothing."""
    table = given()
    assert not round_over(table)
    table.agenda.append(END_ROUND)
    assert round_over(table)


def test_a_playout_stops_at_the_end_of_the_round_or_of_the_game() -> None:
    table = given("$300 I3", "$20 I3", seats=2, seed=0)
    utilities = Playout(RULES).finish(table)
    assert (table.round, table.over) == (2, False)
    assert utilities == prospects(table)
    free = in_business("$300 I1", "$100 I2", seats=2, seed=0)
    assert Playout(RULES).finish(free) == (1000, 0)
    assert free.over


def test_search_pays_the_last_iou() -> None:
    table = in_business("$300 I1", "$100 I2", seats=2)
    ranked = Search(Knowledge(table, A), Generator(1)).run(Budget(20))
    assert (str(ranked[0].move), ranked[0].mean) == ("payoff:1", 1000)


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"settlement": False, "sue_empty": True, "award_counts_bonus": False},
    {"min_bid": 50, "voluntary_borrow": False, "length": "long", "sold_cards": "face_down"},
)


@pytest.mark.parametrize("seats", GAME.players)
def test_a_glance_is_always_legal_and_ends_the_game(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        generator = Generator(number)
        table = GAME.deal(seats, generator, GAME.resolve(options, seats, lab=True))
        assert isinstance(table, Bidness)
        while not table.over:
            moves = table.moves()
            # Some moves at random, so that it sees every kind of decision.
            any_move = generator.below(5) == 0
            picked = glance(table, table.choice.seat, moves)
            table.play(moves[generator.below(len(moves))] if any_move else picked)


def test_a_glance_sees_what_is_usually_good() -> None:
    def chosen(table: Bidness, seat: Seat = A) -> str:
        return str(glance(table, seat, table.moves()))

    assert chosen(given(hand="negligence x4")) == "play:negligence"
    assert chosen(given(hand="destroy_tech legal_intern market_research")).startswith("sell:")
    assert (
        chosen(play(given("", "I5", "I1", hand="negligence x4"), "play:negligence")) == "target:2"
    )
    auction = play(given(hand="government_contract x4"), "play:government_contract")
    assert chosen(auction) == "bid:10"
    play(auction, "bid:90")
    assert chosen(auction, B) == "drop"
    assert chosen(in_business("$700 I3")) == "payoff:3"
    assert chosen(in_business("$350 I4")) == "payoff:1"
    assert chosen(in_business("$0 L2")) == "layoff:lawyer"
    assert chosen(in_business("$0")) == "borrow"
