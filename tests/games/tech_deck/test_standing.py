"""How it stands: goal, points and places, the way to the end, the unhappy customers (2.8)."""

from itertools import count

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR
from seedround.engine.random_play import play_random
from seedround.engine.truth import truth
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.mind.bot import glance
from seedround.games.tech_deck.redeal import redeal
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.telling.sayings import EndCap, EndCustomers, PartAhead
from seedround.games.tech_deck.telling.standing import MEASURES
from seedround.testing import A, B, say
from seedround.testing.tech_deck import Side, dealt, given
from tests.effort import sampled
from tests.games.tech_deck.telling import TRUTH_ALONE, stands, still

STRIDE = sampled(20, 1)
"""At every how many decisions of long games all that is told is checked."""


def race(table: TechDeck) -> list[tuple[tuple[int, ...], int, int]]:
    return [(racer.seats, racer.figure, racer.place) for racer in stands(table).race]


def parts(table: TechDeck, number: int) -> list[str]:
    return [say(table, part) for part in stands(table).race[number].parts]


def test_the_goal_is_said_in_a_line() -> None:
    teams = still()
    assert say(teams, stands(teams).goal) == (
        "Serve more customers; too many unhappy, and everyone loses."
    )
    alone = still(seats=1)
    assert say(alone, stands(alone).goal) == "See every customer come before 4 leave unhappy."


def test_td_end_04_level_in_points_the_higher_sum_leads() -> None:
    table = still(t1=Side(score="SVC-04 TEC-02 TEC-05"), t2=Side(score="SCI-12 SVC-02 INF-06"))

    assert race(table) == [((0,), 3, 2), ((1,), 3, 1)]
    assert parts(table, 0) == ["sum of values 11"]
    assert parts(table, 1) == ["sum of values 20", "ahead by the higher sum"]
    assert say(table, stands(table).race[0].says) == "3 points"


def test_td_end_03_more_points_lead_whatever_the_sum() -> None:
    table = still(t1=Side(score="SVC-01 TEC-02"), t2=Side(score="SCI-13"))

    assert race(table) == [((0,), 2, 1), ((1,), 1, 2)]
    assert parts(table, 0) == ["sum of values 3"]


def test_td_end_05_then_the_rank_of_domains() -> None:
    first, second = Side(score="SVC-05 TEC-06 INF-09"), Side(score="SVC-06 TEC-07 SCI-07")
    table = still(t1=first, t2=second)

    assert race(table) == [((0,), 3, 2), ((1,), 3, 1)]
    assert stands(table).race[1].parts[1] == PartAhead("domains")


def test_at_first_all_are_level() -> None:
    assert race(dealt(2)) == [((0,), 0, 1), ((1,), 0, 1)]
    assert race(dealt(1)) == [((0,), 0, 1)]


def test_a_team_is_one_racer() -> None:
    table = still(seats=3, t1=Side(score="SVC-05"))

    assert race(table) == [((0, 2), 1, 1), ((1,), 0, 2)]


def test_td_a_31_ventures_count_by_option() -> None:
    table = still(score_ventures=True, t1=Side(score="SVC-13", areas=("SVC-05 SVC-07",)))

    assert race(table)[0] == ((0,), 3, 1)
    assert parts(table, 0) == ["sum of values 25", "2 of them ventures"]
    assert parts(table, 1) == ["sum of values 0", "no ventures among them"]


# The end


@pytest.mark.parametrize(("seats", "whole"), [(1, 40), (2, 42), (3, 40), (4, 40), (5, 38), (6, 38)])
def test_the_way_to_the_end_is_counted_in_customers(seats: int, whole: int) -> None:
    """2.2: row and customer deck after the setup; without open cards two fewer."""
    table = dealt(seats)
    assert (stands(table).passed, stands(table).whole) == (0, whole)
    while not table.round:
        table.play(table.moves()[0])
    assert stands(table).whole - stands(table).passed == len(table.customers)
    assert stands(dealt(seats, open_cards=False)).whole == whole - 2


def test_td_end_02_the_last_customer_is_so_far_off() -> None:
    table = still(customers="SVC-12 TEC-11 SCI-12 INF-13 SVC-11")
    assert stands(table).end == EndCustomers(5, 3)
    assert say(table, stands(table).end) == (
        "5 customers to come, in about 3 rounds; then the game ends."
    )

    last = still(customers="", row="SVC-12")
    assert say(last, stands(last).end) == (
        "The last customer has come: the game ends with this round."
    )


def test_td_end_09_the_last_round_may_be_nearer() -> None:
    table = still(round=39, customers="SVC-12 TEC-11 SCI-12 INF-13 SVC-11")

    assert stands(table).end == EndCap(39, 40)
    assert say(table, stands(table).end) == "Round 39 of 40; then the game ends."


# What loses the game


@pytest.mark.parametrize(
    ("seats", "unhappy", "said"),
    [
        (2, "", "0 of 3 unhappy; at 3 everyone loses."),
        (2, "TEC-12 SCI-13", "2 of 3 unhappy: one more, and everyone loses."),
        (
            2,
            "TEC-12 SCI-13 INF-11",
            "3 of 3 unhappy: everyone loses after this round, unless somebody wins one back.",
        ),
        (4, "", "0 of 2 unhappy; at 2 everyone loses."),
        (6, "", "0 of 1 unhappy: one more, and everyone loses."),
        (1, "TEC-12", "1 of 4 unhappy; at 4 the game is lost."),
        (1, "TEC-12 SCI-13 INF-11", "3 of 4 unhappy: one more, and the game is lost."),
    ],
)
def test_td_end_01_unhappy_customers_are_a_danger(seats: int, unhappy: str, said: str) -> None:
    table = still(seats=seats, unhappy=unhappy)
    danger = stands(table).danger
    assert danger is not None
    assert say(table, danger) == said


def test_a_lost_game_is_told_as_lost() -> None:
    table = given(at="end", unhappy="TEC-12 SCI-13 INF-11", t1=Side(score="SVC-05"))
    assert table.over
    danger = stands(table, SPECTATOR).danger
    assert danger is not None
    assert say(table, danger) == "3 of 3 unhappy: everyone has lost."
    assert say(table, stands(table).end) == "The game is over."


def test_measures_are_those_of_a_team() -> None:
    own = Side(hand="SVC-01", deck="SVC-02", discard="SVC-03", areas=("SVC-05 SVC-07",))
    table = still(t1=own, t2=Side(score="SCI-13 SCI-12"), row="TEC-13", unhappy="TEC-12")

    assert {name: measure(table, A) for name, measure in MEASURES.items()} == {
        "points": 0,
        "sum": 0,
        "hand": 1,
        "cards": 3,
        "ventures": 2,
        "row": 1,
        "customers": 5,
        "unhappy": 1,
        "pace": 3,
    }
    assert (MEASURES["points"](table, B), MEASURES["sum"](table, B)) == (2, 25)


# Law 9


@pytest.mark.sampled
@pytest.mark.parametrize("seats", GAME.players)
def test_what_is_told_is_true(seats: int) -> None:
    """At every decision of random games, and at the end the leaders are the winners."""
    for seed in range(sampled(1, 20)):
        play_random(GAME, seats, seed=f"{seed}7ec", strides=TRUTH_ALONE)


@pytest.mark.sampled
def test_what_is_told_is_true_by_every_option() -> None:
    for seed in range(sampled(1, 10)):
        for options in (
            {"score_ventures": True, "group_ventures": True, "reshuffle": "drain"},
            {"lead": "anyone", "first_round": "book", "pressure": "gentle"},
        ):
            play_random(GAME, 5, options, f"{seed}0b7", strides=TRUTH_ALONE)
        alone = {"solo_start": "choose", "pressure": "gentle", "round_cap": 20}
        play_random(GAME, 1, alone, f"{seed}0b7", strides=TRUTH_ALONE)


@pytest.mark.sampled
def test_who_leads_at_the_end_has_won() -> None:
    """Random players lose together; these look at their cards, and some of their games are won."""
    won = 0
    for number in range(sampled(4, 60)):
        table = dealt(2 + number % 3, seed=number, pressure="gentle")
        for ply in count():
            generator = Generator(ply)
            if ply % STRIDE == 0 or table.over:
                truth(table, generator)
            if table.over:
                break
            seat = table.choice.seat
            table.play(glance(redeal(table, seat, generator), seat, table.moves()))
        assert table.result is not None
        won += bool(table.result.winners)
    assert won > sampled(1, 20)
