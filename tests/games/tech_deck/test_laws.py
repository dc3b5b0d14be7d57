"""What the laws look at: the count of all cards, broken tables, copies and redeals."""

from random import Random

import pytest

from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import every_card, every_seat
from seedround.games.tech_deck.redeal import redeal
from seedround.games.tech_deck.table import NO_CARD, TechDeck, broken, inventory
from seedround.testing import A, B, kind, play
from seedround.testing.tech_deck import Side, dealt, given, names, pile, seen_by

AREAS = ("SVC-05 SVC-07 SVC-08 SVC-10", "TEC-05")
"""The first as full as it may be: with three ventures and a fourth, before one of them retires."""


def full() -> TechDeck:
    """Two players of a team have everything; a customer is won and not yet placed."""
    table = given(
        seats=4,
        row="SCI-05 SCI-07 SCI-08 SCI-10",
        customers="INF-05 INF-07",
        unhappy="INF-08",
        t1=Side(hand="SVC-01 SVC-02", deck="SVC-03", discard="SVC-04", score="SVC-06", areas=AREAS),
        t2=Side(hand="TEC-01 TEC-02", deck="TEC-03", discard="TEC-04", score="TEC-06"),
    )
    table.expelled, table.box = pile("INF-10"), pile("INF-11")
    table.sets, table.won = [pile("SCI-01"), None], [NO_CARD, pile("SCI-02")[0]]
    return table


# Conservation (law 6)


def test_every_card_is_counted_where_it_lies() -> None:
    found = inventory(full())

    lying = (
        "SVC-01 SVC-02 SVC-03 SVC-04 SVC-05 SVC-06 SVC-07 SVC-08 SVC-10 TEC-01 TEC-02 TEC-03 "
        "TEC-04 TEC-05 TEC-06 SCI-01 SCI-02 SCI-05 SCI-07 SCI-08 SCI-10 INF-05 INF-07 INF-08 "
        "INF-10 INF-11"
    )
    assert {name for name, count in found.items() if count} == set(lying.split())
    assert max(found.values()) == 1
    assert len(found) == 54


def test_a_card_in_two_places_is_seen() -> None:
    table = full()
    table.row = pile("SCI-05 SVC-01")

    assert inventory(table)["SVC-01"] == 2


# Invariants (section 8)


def test_nothing_is_broken_at_a_table_that_is_full() -> None:
    assert broken(full()) == []
    assert all(broken(dealt(seats)) == [] for seats in (1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize(
    ("attribute", "value", "sentence"),
    [
        ("row", pile("SCI-05 SCI-07 SCI-08 SCI-10 SCI-11"), "the row holds 5 customers"),
        ("hands", [(3, 4), (2, 1)], "a hand is out of order"),
        ("size", 3, "the teams do not have the same number of areas"),
        ("round", 41, "round 41 is beyond the cap"),
        ("areas", [pile("SVC-05 SVC-07 SVC-08 SVC-10 SVC-11")], "an area holds 5 ventures"),
        ("areas", [(), pile("SVC-05 SVC-01")], "a group card lies in a venture area"),
    ],
)
def test_a_broken_table_is_told_in_a_sentence(attribute: str, value: object, sentence: str) -> None:
    table = full()

    setattr(table, attribute, value)

    assert broken(table) == [sentence]


def test_the_last_round_is_no_round_too_many() -> None:
    table = full()
    table.round = 40

    assert broken(table) == []


# Copies (law 4) and what was shown (undo)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_copy_has_everything_and_shares_nothing_that_changes(seats: int) -> None:
    table, chooser = dealt(seats), Random(seats)
    for _ in range(25):
        table.play(chooser.choice(table.moves()))
    numbers = every_card(10)
    table.box, table.expelled, table.chosen = (numbers[1],), (numbers[2],), numbers[4]
    table.naming[0], table.offered[0], table.won[0] = (numbers[6],), (numbers[7],), numbers[8]
    table.targets[0], table.revealed = numbers[9], 1
    table.used, table.out, table.seen[0] = 3, 1, 5
    table.help[0] = (-1, 2, True, 3, 4, 5)

    twin = table.copy(Generator(1))

    own = {"generator", "log"}
    for name, value in vars(table).items():
        if name not in own:
            assert getattr(twin, name) == value, name
        if isinstance(value, list) and name not in own | {"legal"}:
            assert getattr(twin, name) is not value, name


def test_a_group_card_that_is_used_has_been_shown() -> None:
    """Behind it nobody takes a move back alone."""
    table = given(only=True, t1=Side(hand="INF-01 SVC-04"), row="SVC-13 SVC-12")
    before = table.shown

    play(table, "use:INF-01")

    assert table.shown == before + 1


# Redeals (law 5)


def played() -> TechDeck:
    """Both have a set on the table, those of the first team face down."""
    table = given(
        at="assist",
        marker=1,
        row="SVC-07 INF-07 SCI-12",
        t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03", deck="INF-01 SVC-02"),
        t2=Side(hand="SVC-01 SVC-03 TEC-04 INF-02", deck="SCI-01 TEC-02"),
    )
    return play(table, "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")


def test_a_set_that_lies_open_stays_where_it_is() -> None:
    """TD-ASSIST-07: the team without the marker has shown its cards and declares."""
    table = played()
    assert kind(table) == "assist.declare"

    twins = [redeal(table, A, Generator(seed)) for seed in range(20)]

    assert {twin.sets[1] for twin in twins} == {table.sets[1]}
    assert {twin.sets[0] for twin in twins} == {table.sets[0]}
    assert {names(twin, twin.hands[1]) for twin in twins} == {"SVC-03", "SCI-01", "TEC-02"}


def test_before_the_decision_there_is_no_set_to_draw() -> None:
    table = given(at="assist", marker=1, row="SVC-07", t1=Side(hand="SVC-04 INF-03"))

    assert redeal(table, B, Generator(1)).sets == [None, None]


def test_a_set_that_nobody_could_play_is_drawn_at_random() -> None:
    """Five deals are tried for a legal set of two cards; then any two will do, in deck order."""
    table = played()
    table.row = pile("OPN-07")
    table.hands[0], table.sets[0] = pile("SVC-13 TEC-13"), pile("SCI-13 INF-13")
    table.decks[0] = pile("SVC-12 TEC-12")
    shuffles: list[int] = []

    class Listening(Scripted):
        def shuffle(self, items: list[int]) -> None:  # type: ignore[override]
            assert items == sorted(items)
            super().shuffle(items)
            shuffles.append(len(items))

    twins = [redeal(table, B, Listening(seed=seed)) for seed in range(6)]

    for twin in twins:
        chosen = twin.sets[0] or ()
        assert len(chosen) == 2
        assert list(chosen) == sorted(chosen)
        assert sorted((*chosen, *twin.hands[0], *twin.decks[0])) == sorted(
            (*(table.sets[0] or ()), *table.hands[0], *table.decks[0])
        )
    assert len({twin.sets[0] for twin in twins}) > 3
    assert shuffles == [2, len(table.customers), *[6] * 5, 4] * 6


def test_a_card_developed_into_the_hand_is_known_to_all() -> None:
    """TD-ASSIST-15, section 4."""
    table = given(at="assist", only=True, row="SCI-07", t2=Side(hand="SCI-04 SCI-03"))

    play(table, "set:SCI-03+SCI-04", "use:SCI-04")

    assert "SCI-07" in seen_by(table, A).teams[1].seen


def test_alone_nobody_has_seen_a_card() -> None:
    """Section 4: there are no rivals who could."""
    table = given(seats=1, at="assist", row="SVC-05", t1=Side(hand="SVC-01 SVC-04"))

    assert seen_by(table, A).teams[0].seen == ()


def test_an_area_is_seen_where_it_lies() -> None:
    """TD-TEAM-05: of three players the larger team has an area each, the other two."""
    table = given(seats=3, t1=Side(areas=("SVC-05", "SVC-07")), t2=Side(areas=("TEC-05", "TEC-07")))

    shown = [
        [(area.controller, area.shared, area.cards) for area in team.areas]
        for team in seen_by(table, A).teams
    ]
    assert shown == [
        [(0, False, ("SVC-05",)), (2, False, ("SVC-07",))],
        [(1, False, ("TEC-05",)), (1, True, ("TEC-07",))],
    ]
    assert [seen_by(table, seat).team for seat in every_seat(3)] == [1, 2, 1]


def test_steps_have_no_address() -> None:
    """Law 1: the agenda is part of a table's fingerprint, which is the same on every machine."""
    table = given(t1=Side(areas=("SVC-05",)), row="SVC-13 TEC-11 SCI-12")
    play(table, "use:SVC-05")

    assert kind(table) == "effect.pick"
    assert "0x" not in repr(table.agenda)
