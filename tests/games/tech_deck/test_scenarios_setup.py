"""The golden scenarios of setup and new customers (TD-G01..G10)."""

import pytest

from seedround.engine.generator import Scripted
from seedround.games.tech_deck.events import CustomerLeft, TableSet
from seedround.games.tech_deck.table import inventory
from seedround.testing import A, events, kind, moves, play, who
from seedround.testing.tech_deck import Side, dealt, given, house, names, pass_all, pile, seen_by

START_1 = {"SVC-04", "TEC-01", "SCI-02", "INF-01", "INF-03"}
START_2 = {"SVC-03", "TEC-04", "SCI-01", "INF-02", "SVC-01"}


def test_td_g01_two_players() -> None:
    table = dealt(2)
    while kind(table) == "setup.venture":
        play(table, moves(table)[0])

    setup = events(table, TableSet)[0]
    assert len(setup.row) == 2
    assert setup.marker in (1, 2)
    assert [len(hand) for hand in table.hands] == [4, 4]
    assert [len(deck) for deck in table.decks] == [1, 1]
    assert table.discards == [(), ()]
    assert [len(area) for area in table.areas] == [1, 1]
    assert (len(table.row) + len(table.customers), len(table.unhappy)) == (42, 0)
    assert table.expelled == ()
    assert sum(inventory(table).values()) == 54
    assert set(table.ids(table.hands[0] + table.decks[0])) == START_1
    assert set(table.ids(table.hands[1] + table.decks[1])) == START_2


@pytest.mark.parametrize(
    ("seats", "customers", "areas"),
    [(1, 38, 1), (2, 40, 1), (3, 38, 2), (4, 38, 2), (5, 36, 3), (6, 36, 3)],
)
def test_td_g02_all_counts(seats: int, customers: int, areas: int) -> None:
    for open_cards, fewer in ((True, 0), (False, 2)):
        table = dealt(seats, open_cards=open_cards)
        while kind(table) == "setup.venture":
            play(table, moves(table)[0])

        in_row_and_deck = len(table.row) + len(table.customers) + len(table.unhappy)
        assert in_row_and_deck == customers + 2 - fewer
        assert table.size == areas
        assert sum(inventory(table).values()) == 54 - fewer


def test_td_g03_odd_teams() -> None:
    table = dealt(5)

    assert table.teams == ((0, 2, 4), (1, 3))
    choosers = []
    while kind(table) == "setup.venture":
        choosers.append(who(table))
        play(table, moves(table)[0])
    assert choosers == [0, 2, 4, 1, 3, 1]
    leads = []
    for number in (1, 2, 3):
        table.round = number
        table.set_leads()
        leads.append(table.leads)
    assert leads == [(0, 1), (2, 3), (4, 1)]

    shared = Side(areas=("", "", "TEC-05"), deck="SVC-04")
    table = given(seats=5, round=2, marker=2, t2=shared)
    assert (who(table), moves(table)) == (3, ["pass", "use:TEC-05"])
    table = given(seats=5, round=3, marker=2, t2=shared)
    assert (who(table), moves(table)) == (1, ["pass", "use:TEC-05"])

    table = dealt(3)
    assert table.teams == ((0, 2), (1,))
    assert [len(offered) for offered in table.offered] == [4, 4]
    assert [area.shared for area in seen_by(table, A).teams[1].areas] == [False, True]


def test_td_g04_dealing_ventures() -> None:
    top = pile("TEC-09 SVC-05 INF-06 TEC-07 SCI-05 OPN-05 INF-12")
    table = dealt(2, orders=[top])

    assert (who(table), moves(table)) == (0, ["venture:SVC-05", "venture:TEC-07"])
    play(table, "venture:TEC-07")
    assert (who(table), moves(table)) == (1, ["venture:SCI-05", "venture:INF-12"])
    play(table, "venture:INF-12")

    rest = set(table.ids(table.row + table.customers + table.unhappy))
    assert len(rest) == 42
    assert {"SVC-05", "SCI-05", "TEC-09", "INF-06", "OPN-05"} <= rest
    assert not rest & (START_1 | START_2 | {"TEC-07", "INF-12"})


def test_td_g05_solo() -> None:
    table = dealt(1)
    play(table, moves(table)[0])

    own = table.hands[0] + table.decks[0]
    assert set(table.ids(own)) == {"SVC-01", "SVC-04", "TEC-03", "SCI-02", "INF-01"}
    box = "SVC-02 SVC-03 TEC-01 TEC-02 SCI-01 SCI-03 INF-02 INF-03"
    assert names(table, table.box) == box
    assert {"OPN-05", "OPN-07"} <= set(table.ids(table.row + table.customers + table.areas[0]))
    assert seen_by(table, A).marker is None


def test_td_g06_solo_choice() -> None:
    table = dealt(1, solo_start="choose")

    assert len(moves(table)) == 6
    play(table, "start:SVC-01+INF-01", "start:SVC-02")
    assert moves(table) == ["start:TEC-03", "start:SCI-03"]
    play(table, "start:TEC-03")
    assert kind(table) == "setup.venture"
    assert names(table, table.decks[0]) == "SVC-01 SVC-02 TEC-03 SCI-04 INF-01"

    table = play(dealt(1, solo_start="choose"), "start:SVC-01+INF-01", "start:SCI-02")
    assert moves(table) == ["start:SVC-03", "start:TEC-03", "start:SCI-03", "start:INF-03"]
    other = table.copy(Scripted())
    play(table, "start:INF-03")
    assert kind(table) == "setup.venture"
    assert "TEC-04" in table.ids(table.decks[0])
    play(other, "start:TEC-03")
    assert moves(other) == ["start:SVC-04", "start:TEC-04", "start:SCI-04", "start:INF-04"]


# New customers


def test_td_g07_numbers() -> None:
    one, other = Side(score="SVC-05"), Side(score="TEC-05")
    two = Side(score="SVC-05 SVC-06")

    assert given(t1=one, t2=other).new_customers() == 2
    assert given(t1=two).new_customers() == 3
    assert given(t2=two).new_customers() == 3
    assert given(seats=1, t1=one).new_customers() == 1
    assert given(seats=1, t1=two).new_customers() == 2
    assert given(seats=6, round=2).new_customers() == 3
    full = Side(areas=("SVC-05 SVC-07 SVC-08",))
    assert given(seats=4, t1=full).new_customers() == 2


def test_td_g08_two_unhappy() -> None:
    table = given(
        seats=4,
        at="new",
        round=2,
        t1=Side(score="SVC-05 SVC-07 SVC-08"),
        t2=Side(score="TEC-05", areas=("TEC-08",), discard="SVC-03 SVC-01", deck="INF-02"),
        row="SCI-09 TEC-11 SVC-06",
        customers="INF-08 SCI-13 OPN-05 INF-05",
        seed=1,
    )

    assert names(table, table.row) == "SVC-06 INF-08 SCI-13 OPN-05"
    assert names(table, table.unhappy) == "SCI-09 TEC-11"
    assert not table.over
    pass_all(table)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("unhappy_customers", ())


def test_td_g09_first_round_of_six() -> None:
    for rule, row, unhappy, customers in (("stop", 4, 0, 34), ("book", 4, 1, 33)):
        table = dealt(6, first_round=rule)
        while kind(table) == "setup.venture":
            play(table, moves(table)[0])
        oldest = events(table, TableSet)[0].row[0]

        assert len(table.row) == row
        assert (len(table.unhappy), len(table.customers)) == (unhappy, customers)
        assert [event.card for event in events(table, CustomerLeft)] == [oldest] * unhappy


def test_td_g10_short_deck() -> None:
    four, five = "SVC-05 SVC-06 SVC-08 SVC-09", "SCI-05 SCI-06 SCI-07 SCI-08 SCI-09"
    table = given(
        at="new",
        round=9,
        t1=Side(score=four, hand="SVC-02", areas=("TEC-05",), deck="SVC-01"),
        t2=Side(score=five),
        row="SVC-07 TEC-12",
        customers="INF-05",
        seed=1,
    )

    assert names(table, table.row) == "SVC-07 TEC-12 INF-05"
    assert not table.unhappy
    assert not table.over
    pass_all(table)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("customers_served", (1,))
    assert len(table.row) == 3


def test_the_house_deck_is_the_one_of_section_6_3() -> None:
    cards = house()

    assert len(cards.ids) == 54
    assert sum(cards.is_venture) == 28
    assert cards.warnings == []
