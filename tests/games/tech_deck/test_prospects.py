"""What search is told about Tech Deck: an estimate of who wins, and where it may stop."""

import pytest

from seedround.bots.mcts import Budget, Search
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.mind.bot import glance, greedy
from seedround.games.tech_deck.mind.prospects import danger, edge, prospects, round_over
from seedround.games.tech_deck.moves import Pass
from seedround.games.tech_deck.rounds import BEATEN, REFRESH
from seedround.games.tech_deck.rules import RULES
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A
from seedround.testing.tech_deck import Side, given

MANY = "SVC-12 TEC-11 SCI-12 INF-13 SVC-11 TEC-10 SCI-09 INF-10 SVC-10 TEC-09 SCI-11 INF-11"
ROW = "SVC-05 TEC-05 SCI-05 INF-05"


@pytest.mark.parametrize("seats", GAME.players)
def test_the_estimates_are_utilities_that_team_mates_share(seats: int) -> None:
    table = GAME.deal(seats, Generator(5))
    assert isinstance(table, TechDeck)
    values = prospects(table)
    assert len(values) == seats
    assert all(0 <= value <= 1000 for value in values)
    for members in table.teams:
        assert len({values[seat] for seat in members}) == 1


def test_points_count_more_the_later_it_is() -> None:
    ahead = Side(hand="SVC-04", score="SVC-06 TEC-06 SCI-06")
    early = edge(given(t1=ahead, customers=MANY))
    late = edge(given(t1=ahead, customers="SVC-12 TEC-11"))
    assert 0.5 < early < late < 1
    assert edge(given(t2=ahead, customers=MANY)) == pytest.approx(1 - early)


def test_danger_rises_with_the_unhappy_and_with_the_row() -> None:
    side = Side(hand="SVC-04", areas=("TEC-05",))
    calm = danger(given(t1=side, t2=side, row="SVC-05", customers=MANY, duplicates=True))
    crowded = danger(given(t1=side, t2=side, row=ROW, customers=MANY, duplicates=True))
    nearly = danger(
        given(t1=side, t2=side, row=ROW, customers=MANY, unhappy="SVC-13", duplicates=True)
    )
    assert calm < crowded < nearly
    well = Side(hand="SVC-04", areas=("SVC-13 SCI-13",))
    assert danger(given(t1=well, t2=well, row=ROW, customers=MANY, duplicates=True)) < crowded


def test_sinking_everybody_is_worse_than_being_beaten() -> None:
    behind = given(t2=Side(score="SVC-06 TEC-06 SCI-06 INF-06"), customers="SVC-12")
    mine, theirs = prospects(behind)
    assert mine < theirs
    assert mine >= BEATEN * (1 - danger(behind)) - 1


def test_the_horizon_is_the_end_of_the_round() -> None:
    """Also if the last slots are passed because nobody can use anything."""
    side = Side(hand="SVC-04", areas=("INF-13",))
    table = given(
        at="after",
        t1=Side(hand="SVC-09", areas=("INF-13",)),
        t2=side,
        row="SVC-05",
        duplicates=True,
    )
    assert not round_over(table)
    table.carry_out(next(move for move in table.moves() if isinstance(move, Pass)))
    while not round_over(table):
        assert table.step()
    assert table.agenda[-1] is REFRESH


def test_a_game_that_ends_with_the_round_is_played_to_its_end() -> None:
    side = Side(hand="SVC-09", areas=("INF-13",))
    for customers, unhappy in (("", ""), ("SVC-12", "SVC-13 TEC-13 SCI-13")):
        t2 = Side(hand="SVC-04")
        table = given(
            at="after", t1=side, t2=t2, row="SVC-05", customers=customers, unhappy=unhappy
        )
        table.carry_out(next(move for move in table.moves() if isinstance(move, Pass)))
        while table.agenda:
            assert not round_over(table)
            table.step()


def test_a_glance_serves_but_uses_no_effects_before() -> None:
    side = Side(hand="SVC-04 TEC-01", deck="SCI-02", areas=("TEC-05",))
    table = given(t1=side, row="SVC-07 SVC-04", duplicates=True)
    assert str(greedy(table, A, table.moves())) == "use:TEC-05"
    assert isinstance(glance(table, A, table.moves()), Pass)
    assist = given(at="assist", t1=side, row="SVC-07 SVC-04", duplicates=True)
    assert glance(assist, A, assist.moves()) == greedy(assist, A, assist.moves())


def test_search_looks_to_the_end_of_the_round_only() -> None:
    rounds: list[int] = []

    def noted(table: TechDeck) -> tuple[int, ...]:
        rounds.append(table.round)
        return prospects(table)

    table = given(t1=Side(hand="SVC-04 TEC-01", deck="SCI-02", areas=("TEC-05",)), row="SVC-07")
    search = Search(Knowledge(table, A), Generator(1))
    search._playout._value = noted
    best = search.run(Budget(30))[0]
    assert rounds == [1] * 30
    assert best.move in table.moves()
    assert RULES.tuning.playout_policy == "glance"


def test_weights_are_fitted_to_what_came_of_the_signs() -> None:
    """A sign that always tells gets its weight, one that says nothing next to none."""
    pytest.importorskip("numpy")
    from tools.fit_tech_deck import fitted, played

    signs: list[tuple[float, ...]] = [(1.0, float(n % 2), float(n % 3)) for n in range(600)]
    weights = fitted(signs, [n % 2 == 1 and n % 10 != 1 for n in range(600)])
    assert weights[1] > 4 > 1 > abs(weights[2])
    notes = played(2, 2)
    assert len(notes.danger) == len(notes.lost) > 10
    assert len(notes.edge) == len(notes.first)
