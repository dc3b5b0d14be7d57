"""The Development phase: who drafts, what may be taken, where it goes (2.3)."""

from pathlib import Path

import pytest

from seedround.engine.errors import IllegalMove
from seedround.engine.kinds import by_seat
from seedround.games.trade_show.events import Refilled, Stacked, TookColumn
from seedround.games.trade_show.rules import RULES
from seedround.testing import A, B, events, move, moves, reasons, refused
from seedround.testing.trade_show import bottom, dealt, given, next_cards, play, stack, top
from tests.games.trade_show.sets import PLAIN, load, write_set

BOTTOM_ROW = ["one:1", "one:2", "one:3", "one:4", "one:5"]
COLUMNS = ["two:1", "two:2", "two:3", "two:4", "two:5"]


def test_ts_draft_01_the_start_seat_is_first_then_clockwise() -> None:
    table = given(seats=4, start=2)
    order = []
    for _ in range(6):
        order.append(table.choice.seat)
        play(table, "one:1")

    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("company", "cards"), [("social", 5), ("app", 6), ("web", 4), ("gadget", 4), ("cloud", 5)]
)
def test_ts_draft_02_a_stack_has_as_many_cards_as_the_company_has_dice(
    company: str, cards: int
) -> None:
    others = [other for other in ("social", "app", "web", "gadget", "cloud") if other != company]
    table = given(companies=" ".join([company, *others]), stacks=["", "..."], seed=0)
    drafted = 0
    while table.choice.kind == "draft.take":
        play(table, "one:3")
        drafted += 1

    assert drafted == len(table.stacks[0]) == cards


def test_ts_draft_03_one_card_is_a_bottom_card() -> None:
    for column, card in enumerate(["d11", "d22", "d33", "d44", "d05"], 1):
        assert stack(play(given(), f"one:{column}")) == card


def test_ts_draft_04_two_cards_are_a_column() -> None:
    pairs = ["d11 d16", "d22 d27", "d33 d38", "d44 d49", "d05 d10"]
    for column, pair in enumerate(pairs, 1):
        assert stack(play(given(), f"two:{column}", "order:bottom")) == pair


def test_ts_draft_05_nothing_else_can_be_taken() -> None:
    table = given()

    assert moves(table) == BOTTOM_ROW + COLUMNS
    assert reasons(table)["top"] == (
        "You cannot take a back card alone: take a front card or a whole column (TS-DRAFT-05)."
    )
    for text in ("top:1", "deck", "one:6", "one:0"):
        with pytest.raises(IllegalMove):
            RULES.move_codec.from_text(text)


def test_ts_draft_06_nobody_passes() -> None:
    table = given()

    assert reasons(table)["pass"] == "You cannot pass while cards are drafted (TS-DRAFT-06)."
    with pytest.raises(IllegalMove, match="There is no move 'pass'"):
        move(table, "pass")


def test_ts_draft_07_two_cards_need_two_places() -> None:
    """A surplus card has no place (TS-A-05)."""
    table = given(stacks=["d42 d21 d16", "d45"])
    assert moves(table) == BOTTOM_ROW + COLUMNS
    assert "two" not in reasons(table)

    table = given(stacks=["d42 d21 d16 d01", "d45"])
    assert moves(table) == BOTTOM_ROW
    why = "You cannot take a whole column: you have room for only one more card (TS-DRAFT-07)."
    assert reasons(table)["two"] == why
    assert refused(table, "two:4") == f"two:4 is not possible now: {why}"


def test_ts_a_29_the_example_company_takes_one_more_card() -> None:
    """Four cards, the first a 7, and five dice: the fifth card finishes it (TS-A-29)."""
    table = given(stacks=["d42 d21 d12 d17", "d45"])
    assert (table.places(A), moves(table)) == (1, BOTTOM_ROW)

    play(table, "one:3")

    assert stack(table) == "d42 d21 d12 d17 d33"
    assert table.places(A) == 0


def test_ts_draft_08_the_top_card_moves_down_and_the_deck_fills_the_top() -> None:
    table = play(given(), "one:5")

    assert bottom(table) == "d11 d22 d33 d44 d10"
    assert top(table) == "d16 d27 d38 d49 d02"
    assert (next_cards(table), len(table.deck)) == ("d13", 44)
    assert events(table, Refilled) == [Refilled(5, "d10", "d02")]


def test_ts_draft_09_two_deck_cards_fill_a_column_bottom_first() -> None:
    """The first drawn card goes to the bottom (TS-A-09)."""
    table = play(given(), "two:1", "order:bottom")

    assert bottom(table) == "d02 d22 d33 d44 d05"
    assert top(table) == "d13 d27 d38 d49 d10"
    assert (next_cards(table), len(table.deck)) == ("d24", 43)


def test_ts_draft_10_drafted_cards_go_under_the_stack() -> None:
    table = given(stacks=["", "..."])

    play(table, "one:2", "two:3", "order:bottom", "one:4")

    assert stack(table) == "d22 d33 d38 d44"


@pytest.mark.parametrize(("above", "expected"), [("bottom", "d42 d33 d38"), ("top", "d42 d38 d33")])
def test_ts_draft_11_the_drafter_orders_the_two_cards(above: str, expected: str) -> None:
    """The choice is made before the refill (TS-A-06)."""
    table = play(given(stacks=["d42"]), "two:3")
    assert (table.choice.kind, table.choice.seat) == ("draft.order", 0)
    assert (next_cards(table), len(table.deck)) == ("d02", 45 - 1)
    assert events(table, TookColumn) == [TookColumn(A, 3, "d33", "d38")]
    assert events(table, Refilled) == []

    play(table, f"order:{above}")

    assert stack(table) == expected
    assert events(table, Stacked)[0].above == expected.split()[1]


def test_ts_draft_11_copies_of_one_card_need_no_order(tmp_path: Path) -> None:
    """`order` is skipped for two copies of one card, and told as if chosen (3.1, law 3)."""
    twice = 'id = "d01"\nname = "Twin"\nsell = 3\npay = 2\ncopies = 2'
    cards = load(write_set(tmp_path / "twins.toml", cards=[twice, *PLAIN[2:]]))
    deal = "d01#1 d04 d05 d06 d07 d01#2 d08"

    table = given(cards=cards, companies="c1 c2 c3 c4 c5", deal=deal)
    assert top(table).startswith("d01#2")  # T1 is the sixth card dealt
    play(table, "two:1")

    assert stack(table) == "d01#1 d01#2"
    assert table.choice.seat == 1
    assert events(table, Stacked) == [Stacked(A, "d01#1", "d01#2")]

    table = given(cards=cards, companies="c1 c2 c3 c4 c5", deal=deal)
    assert play(table, "two:2").choice.kind == "draft.order"


def test_ts_draft_12_the_order_never_changes() -> None:
    table = given(stacks=["d42", "d45"], seed=0)
    before = ["d42", "d45"]
    while table.choice.kind in ("draft.take", "draft.order"):
        play(table, moves(table)[-1])
        for seat, cards in by_seat(before):
            assert stack(table, seat).startswith(cards)
        before = [stack(table, A), stack(table, B)]


def test_ts_draft_13_finished_seats_are_skipped() -> None:
    table = given(seats=4, stacks=["", "...", "", "..."])
    order = []
    for _ in range(4):
        order.append(table.choice.seat)
        play(table, "one:1")

    assert order == [0, 2, 0, 2]


def test_ts_draft_14_the_last_player_drafts_from_the_centre_until_finished() -> None:
    """Both ways stay available in columns 2, 3 and 4, and refills go on (TS-A-07)."""
    table = given(stacks=["...", "d45 d42 d21"], turn=1, seed=0)
    assert moves(table) == ["one:2", "one:3", "one:4", "two:2", "two:3", "two:4"]

    play(table, "two:3", "order:top")
    assert stack(table, B) == "d45 d42 d21 d38 d33"
    assert (bottom(table), top(table)) == ("d11 d22 d02 d44 d05", "d16 d27 d13 d49 d10")
    assert (table.choice.seat, moves(table)) == (1, ["one:2", "one:3", "one:4"])

    play(table, "one:3")
    assert table.places(B) == 0


def test_ts_draft_14_outer_columns_are_refused_with_the_reason() -> None:
    table = given(stacks=["...", "d45 d42 d21 d01"], turn=1)
    why = (
        "Columns 1 and 5 are closed to you: "
        "the last player to draft takes from columns 2 to 4 (TS-DRAFT-14)."
    )

    assert (reasons(table)["one"], reasons(table)["two"]) == (why, why)
    for text in ("one:1", "one:5", "two:1", "two:5"):
        assert refused(table, text) == f"{text} is not possible now: {why}"

    play(table, "one:2")
    assert reasons(table)["two"].endswith("(TS-DRAFT-07).")


def test_ts_draft_14_is_tested_at_the_start_of_each_turn() -> None:
    """Seat 1 becomes the last player only when seat 0 has taken its last card."""
    table = given(seats=3, stacks=["d42 d21 d16 d01", "d45", "..."])
    assert moves(table) == BOTTOM_ROW

    play(table, "one:1")
    assert (table.choice.seat, moves(table)[0]) == (1, "one:2")


def test_ts_draft_15_the_phase_ends_when_all_are_finished() -> None:
    """Cards left in the grid stay there until the round ends."""
    table = given(
        companies="gadget web social app cloud", stacks=["d34 ...", "d43 d28 d03"], turn=1
    )

    play(table, "one:3", dice="d6: 2 1; d8: 6 4")

    assert table.choice.kind == "show.offer"
    assert (bottom(table), top(table)) == ("d11 d22 d38 d44 d05", "d16 d27 d02 d49 d10")


def test_ts_draft_16_a_round_uses_ten_cards_and_the_targets() -> None:
    """With five players 34 of 55 cards are used, so the deck never runs out (TS-A-08)."""
    table = dealt(5)
    while table.choice.kind in ("draft.take", "draft.order"):
        table.play(table.moves()[0])

    assert sum(len(cards) for cards in table.stacks) == 24
    assert len(table.deck) == 55 - 10 - 24


def test_moves_of_another_decision_are_refused() -> None:
    table = given()

    assert refused(table, "accept") == ("accept is not one of the legal moves of this decision.")
    assert refused(table, "order:top").endswith("of this decision.")
    play(table, "two:1")
    assert refused(table, "one:1").endswith("of this decision.")
    assert refused(table, "roll").endswith("of this decision.")


def test_nothing_can_be_played_after_the_end() -> None:
    table = dealt(rounds=1)
    while not table.over:
        table.play(table.moves()[0])

    assert refused(table, "one:1") == "The game is over: one:1 cannot be played."
