"""What the laws look at: the count of all things, broken tables, copies, dice."""

import pytest

from seedround.engine.generator import Generator, OffScript
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import NO_CARD, Bidness, broken, inventory
from seedround.testing import A, B, C, play
from seedround.testing.bidness import cards_of, dealt, given, in_business


def whole() -> Bidness:
    """A table fresh from the box, in the Card Play Phase."""
    table = dealt(3, first_player="seat0")
    while table.choice.kind == "setup.discard":
        play(table, str(table.moves()[0]))
    return table


# Conservation (law 6)


def test_everything_is_counted_where_it_lies() -> None:
    """Section 3.7: every card once, money, IOUs and tech points against the bank's counters."""
    table = given(
        "$70 I4 T22 M2 E1 L1 C1", seats=2, hands=["libel lawyer", "libel"], deck="libel", agenda=[]
    )
    table.played = cards_of(table, "libel")[0]
    table.face_up = cards_of(table, "libel")
    table.face_down[A] = cards_of(table, "libel")
    table.bonus[B] = cards_of(table, "legal_intern")

    found = inventory(table)

    assert (found["libel"], found["legal_intern"], found["lawyer"]) == (6, 1, 2)
    assert (found["marketer"], found["engineer"], found["government_contract"]) == (3, 2, 1)
    assert (found["cash"], found["ious"], found["tech"]) == (170, 7, 42)


def test_the_bank_counts_what_everybody_starts_with() -> None:
    """BD-BANK-01, BD-SETUP-03: together with the bank there is nothing."""
    table = dealt(3)

    found = inventory(table)

    assert (found["cash"], found["ious"], found["tech"]) == (0, 0, 0)
    assert (table.bank, table.bank_ious, table.bank_tech) == (-300, -9, -60)


def test_borrowed_money_comes_from_the_bank() -> None:
    """BD-DEBT-01, BD-BANK-01."""
    table = given("$0 I3", seats=2)

    play(table, "borrow")

    assert (table.cash[A], table.ious[A], table.bank, table.bank_ious) == (100, 4, -100, -1)


# Invariants (section 3.7)


@pytest.mark.parametrize(
    ("pile", "seat", "value", "sentence"),
    [
        ("cash", B, -10, "seat 1 has $-10"),
        ("cash", C, 105, "seat 2 has $105"),
        ("tech", B, -1, "seat 1 has -1 tech points"),
        ("ious", B, 7, "seat 1 has 7 IOUs"),
        ("ious", B, 0, "seat 1 has 0 IOUs"),
    ],
)
def test_a_broken_company_is_told_in_a_sentence(
    pile: str, seat: int, value: int, sentence: str
) -> None:
    table = whole()
    assert broken(table) == []

    getattr(table, pile)[seat] = value

    assert broken(table) == [sentence]


def test_all_that_is_broken_is_told_in_order() -> None:
    table = whole()
    table.tech = [-1, -2, -3]

    assert broken(table) == [f"seat {seat} has {-1 - seat} tech points" for seat in range(3)]


def test_nothing_is_broken_at_the_limits() -> None:
    """BD-DEBT-02, BD-TECH-01: no money, no tech points, all IOUs."""
    table = whole()
    table.cash[A] = table.tech[A] = 0
    table.ious[A] = table.cards.debt.max_ious

    assert broken(table) == []


@pytest.mark.parametrize("staff", ["marketers", "engineers", "lawyers"])
def test_less_than_no_employees_and_missing_cards_are_told(staff: str) -> None:
    table = whole()
    there = sum(table.cards.counts)
    gone = getattr(table, staff)[B] + 1

    getattr(table, staff)[B] = -1

    assert broken(table) == [
        "seat 1 has less than no employees",
        f"there are {there - gone} event cards instead of {there}",
    ]


def test_hands_are_six_before_the_discard_and_five_after_it() -> None:
    """BD-DEAL-02, BD-DEAL-04."""
    before = dealt(3)
    assert [len(hand) for hand in before.hands] == [6, 6, 6]
    assert broken(before) == []

    after = whole()
    assert [len(hand) for hand in after.hands] == [5, 5, 5]
    after.hands[B] += after.deck[:1]
    after.deck = after.deck[1:]

    assert broken(after) == ["seat 1 holds 6 cards"]


def test_without_debt_only_while_paying_off_and_at_the_end() -> None:
    """BD-WIN-01: who is free when all have paid off has won."""
    table = in_business("$900 I1", "$900 I1", seats=2)
    assert table.choice.kind == "business.payoff"
    table.ious[B] = 0

    assert not [problem for problem in broken(table) if "IOUs" in problem]


@pytest.mark.parametrize(("many", "fine"), [(1, False), (2, True), (200, True), (201, False)])
def test_a_decision_has_two_to_two_hundred_options(many: int, fine: bool) -> None:
    """Laws 2 and 3."""
    table = whole()
    table.legal = [table.legal[0]] * many

    assert broken(table) == ([] if fine else [f"a decision has {many} options"])


# Copies (law 4)


def test_a_copy_has_everything_and_shares_nothing_that_changes() -> None:
    table = given("$100 I3", "$90 I4", seats=3, hands=["patent_infringement x3"])
    play(table, "play:patent_infringement", "target:1", "damages:3", "demand:50", "counter:20")
    table.laid_off[B] = True

    twin = table.copy(Generator(1))

    own = {"generator", "log"}
    for name, value in vars(table).items():
        if name not in own:
            assert getattr(twin, name) == value, name
        if isinstance(value, list) and name not in own | {"legal"}:
            assert getattr(twin, name) is not value, name


def test_a_copy_amid_an_auction() -> None:
    table = given("$100 I3", "$90 I4", seats=3, hands=["lawyer x3"])
    play(table, "play:lawyer", "bid:30")

    twin = table.copy(Generator(1))

    assert (twin.bidders, twin.last_bid, twin.last_bidder) == ((B, C, A), 30, A)
    assert twin.played == table.played != NO_CARD


# Dice (BD-CHANCE-01)


@pytest.mark.parametrize("rolls", [[7], [6, 7]])
def test_bd_setup_06_two_dice_with_six_sides_find_the_first_player(rolls: list[int]) -> None:
    with pytest.raises(OffScript, match="not on a die with 6 sides"):
        dealt(2, rolls=rolls)


@pytest.mark.parametrize("place", range(5))
def test_bd_suit_14_dice_of_both_sides_have_six_sides(place: int) -> None:
    """Two dice each, and one for the plaintiff's lawyer."""
    table = given("L1", seats=2, hands=["libel x3"])
    play(table, "play:libel", "damages:1")

    with pytest.raises(OffScript, match="not on a die with 6 sides"):
        play(table, "trial", rolls=[6] * place + [7])


def test_a_table_begins_with_nothing_going_on() -> None:
    """BD-PLAY-09: no pass yet, no card played, no talks."""
    table = dealt(2)

    assert (table.pass_run, table.played, table.demand, table.offered) == (0, NO_CARD, 0, 0)
    assert RULES.broken(table) == []
