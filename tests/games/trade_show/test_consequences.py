"""What a move brings: for sure, or with chances that are counted here die by die."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from seedround.engine.generator import Generator
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Consequence
from seedround.engine.telling import carry_through, consequences_of
from seedround.games.trade_show.mind.bot import stack_worth
from seedround.games.trade_show.moves import SIDES
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.consequences import CONSEQUENCES
from seedround.games.trade_show.telling.outlook import thousandths
from seedround.games.trade_show.telling.sayings import (
    ChipAverage,
    ChipAverageDollars,
    ChipComplete,
    ChipCubesPaid,
    ChipCubesWon,
    ChipDice,
    ChipExact,
    ChipFails,
    ChipHit,
    ChipIncomplete,
    ChipKept,
    ChipMiss,
    ChipMissAgain,
    ChipNext,
    ChipOffer,
    ChipOutOfReach,
    ChipPendingCube,
    ChipPlace,
    ChipPlaces,
    ChipReach,
    ChipReachBoth,
    ChipSold,
    ChipToFront,
    ChipWorth,
)
from seedround.games.trade_show.telling.standing import MEASURES
from seedround.testing import A, B, move, moves, say
from seedround.testing.trade_show import at_show, dealt, given, play
from tests.effort import sampled

GARAGE = "gadget social app web cloud"


def brings(table: TradeShow, text: str) -> list[Saying]:
    return [change.says for change in changes(table, text)]


def changes(table: TradeShow, text: str) -> tuple[Consequence, ...]:
    return consequences_of(table, table.choice, move(table, text))


def chips(table: TradeShow, text: str) -> list[str]:
    """As buttons show them; what hurts is marked."""
    return [("! " if one.warns else "") + say(table, one.says) for one in changes(table, text)]


# Development


def test_ts_draft_03_one_card_says_how_far_it_sells() -> None:
    """d33 behind d34: a 5 after a 5 with two d6 and two d8; d38 behind it has a bonus for web."""
    table = given(companies="gadget web app social cloud", stacks=["d34"])
    reached, room, worth, front = changes(table, "one:3")

    assert isinstance(reached.says, ChipReach)
    assert (reached.says.card, reached.says.offer) == ("d33", 7 + 6)
    assert reached.chance == reached.says.chance < CERTAIN
    assert (room.says, room.figure, room.by) == (ChipPlaces(2), "places", -1)
    assert worth.says == ChipWorth(stack_worth(table, A, table.cards.index["d33"]))
    assert (front.says, front.warns) == (ChipToFront("d38", B, 2), True)


def test_ts_draft_08_a_front_card_without_a_bonus_does_not_warn() -> None:
    table = given(companies=GARAGE, stacks=["d34"])
    front = changes(table, "one:3")[-1]

    assert (front.says, front.warns) == (ChipToFront("d38", B, 0), False)
    assert chips(table, "one:3")[-1].endswith("comes to the front for Player 2")


def test_ts_draft_14_who_drafts_alone_leaves_nothing_to_others() -> None:
    table = given(companies=GARAGE, stacks=["d34", "..."])

    assert [type(says) for says in brings(table, "one:3")] == [ChipReach, ChipPlaces, ChipWorth]


def test_ts_draft_04_two_cards_are_told_in_the_better_order() -> None:
    table = given(companies=GARAGE, stacks=["d34"])
    low, high = table.cards.index["d44"], table.cards.index["d49"]
    both, room, worth = changes(table, "two:4")

    assert isinstance(both.says, ChipReachBoth)
    assert both.says.offer == 7 + (10 + 3) + (13 + 3)
    assert (room.says, room.by) == (ChipPlaces(1), -2)
    orders = [stack_worth(table, A, low, high), stack_worth(table, A, high, low)]
    assert worth.says == ChipWorth(max(orders))

    play(table, "two:4")
    told = [changes(table, text)[1].chance for text in ("order:bottom", "order:top")]
    assert max(told) == both.chance


def test_ts_draft_11_each_order_has_its_own_chances() -> None:
    """The 7 after the 5 is reached 74 % of the time; the offers are $7, $13 and $3 together."""
    table = given(companies=GARAGE, stacks=["d34"], deal="d44 d22 d33 d11 d05 d12 d27 d38 d49 d10")
    play(table, "two:1")

    first, second, _ = changes(table, "order:bottom")
    assert (first.says, first.chance) == (ChipReach("d44", 739, 20), 739)
    assert isinstance(second.says, ChipReach)
    assert (second.says.card, second.says.offer) == ("d12", 23)
    assert isinstance(changes(table, "order:top")[0].says, ChipReach)


def test_a_card_that_can_never_be_sold_warns() -> None:
    """Two d6 of social lie on the first 9: neither another 9 nor what comes after it is reached."""
    table = given(stacks=["d51 d54"], deal="d52 d22 d33 d44 d05 d16 d27 d38 d49 d10")

    first = changes(table, "one:1")[0]
    assert (first.says, first.warns) == (ChipOutOfReach("d52"), True)
    first = changes(table, "two:1")[0]
    assert (first.says, first.warns) == (ChipOutOfReach("d52"), True)


def test_a_column_with_one_card_out_of_reach_names_it() -> None:
    """Social: nothing reaches a 9 after two d6 lie on another one; d21 could still be sold."""
    table = given(stacks=["d51"], deal="d21 d22 d33 d44 d05 d52 d27 d38 d49 d10")

    assert brings(table, "two:1")[0] == ChipOutOfReach("d52")


# Placing dice


def test_ts_show_10_an_exact_die_says_its_cube() -> None:
    """TS-G15: d21 pays $4 and $3; the exact d4 earns a cube, the d6 does not."""
    table = at_show("social", "d21 d42 d11 d16 d01", "d4: 4 1; d6: 2 6; d8: 3")
    offer, cube, dice, after, average = changes(table, "place:d4x1+cube")

    assert (offer.says, offer.figure, offer.by) == (ChipOffer(7, 7), "offer", 7)
    assert (cube.says, cube.figure, cube.by) == (ChipPendingCube(1), "pending", 1)
    assert (dice.says, dice.figure, dice.by) == (ChipDice(4), "dice", -1)
    assert isinstance(after.says, ChipNext)
    assert after.says.card == "d42"
    assert isinstance(average.says, ChipAverage)
    assert ChipPendingCube not in map(type, brings(table, "place:d6x1"))


def test_ts_g37_placements_say_what_they_leave() -> None:
    """After place:d8x1 a roll misses with 1/16, after place:d4x2 with 1/4."""
    table = at_show("social", "d42 d22 d11 d16 d01", "d4: 1 2; d6: 5 4; d8: 3", round=5)
    play(table, "roll", dice="d4: 2 3; d8: 6")

    assert ChipNext("d11", 938) in brings(table, "place:d8x1")
    assert ChipNext("d11", 750) in brings(table, "place:d4x2")
    assert ChipDice(2) in brings(table, "place:d8x1")
    assert ChipDice(1) in brings(table, "place:d4x2")
    last = brings(table, "place:d8x1")[-1]
    assert isinstance(last, ChipAverage)
    assert last.dollars + last.cubes == pytest.approx(73 / 4)


def test_the_second_die_on_a_card_ends_the_hope_for_seven_dollars() -> None:
    """Section 3.3: dice are as many as cards; TS-G20, second roll."""
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 2 1; d8: 6 4")
    play(table, "roll", dice="d6: 3 2; d8: 8")

    assert "! no $7 for a complete company" in chips(table, "place:d6x2")
    assert ChipIncomplete(7) not in brings(table, "place:d8x1")

    table = at_show("gadget", "d34 d24 d19 d04", "d6: 2 1; d8: 6 4", complete_bonus=0)
    play(table, "roll", dice="d6: 3 2; d8: 8")
    assert ChipIncomplete not in map(type, brings(table, "place:d6x2"))


def test_a_next_card_out_of_reach_warns() -> None:
    """With the d8 on the first card a 9 still has two d6; with both d6 nothing reaches it."""
    table = at_show("social", "d42 d51 d11 d16 d01", "d4: 1 1; d6: 6 5; d8: 7")

    assert "! Virtual Plaza out of reach" in chips(table, "place:d6x2")
    assert ChipNext("d51", round(1000 * 10 / 36)) in brings(table, "place:d8x1+cube")


def test_ts_show_19_the_last_card_is_sold_at_once() -> None:
    """TS-G20 with two cubes: the die that fulfils the last card sells the company for $26."""
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 2 1; d8: 6 4", cubes=[2, 0], scores=[0, 26])
    play(table, "place:d8x1", "roll", dice="d6: 3 2; d8: 8")
    play(table, "place:d8x1", "roll", dice="d6: 3 1")
    play(table, "place:d6x1+cube", "roll", dice="d6: 5")

    assert brings(table, "place:d6x1") == [
        ChipSold(26),
        ChipComplete(7),
        ChipCubesWon(1),
        ChipPlace(26, 1, 2),
    ]
    assert changes(table, "place:d6x1")[0].by == 26
    assert changes(table, "place:d6x1")[2].figure == "cubes"


def test_ts_show_17_conceding_says_what_is_lost() -> None:
    table = at_show("social", "d41 d21 d16 d11 d01", "d4: 1 1; d6: 5 4; d8: 1", cubes=[2, 0])
    play(table, "place:d6x2", "roll", dice="d4: 1 1; d8: 3")

    kept, lost = changes(table, "concede")
    assert (kept.says, kept.figure, kept.by) == (ChipKept(5), "dollars", 5)
    assert (lost.says, lost.warns) == (ChipFails(10, 0), True)
    assert chips(table, "concede") == ["+$5 in bonuses", "! sale fails: $10 lost"]


def test_ts_show_18_a_paid_roll_says_price_and_chances() -> None:
    """TS-G23: 8 or more with two d6 (15/36) or the d8 (1/8); two d4 reach it in 1 of 16."""
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[2, 0])
    price, hit, cube, miss, _ = changes(table, "reroll")
    missed = Fraction(15, 16) * Fraction(21, 36) * Fraction(7, 8)

    assert (price.says, price.figure, price.by) == (ChipCubesPaid(2), "cubes", -2)
    assert hit.says == ChipHit(thousandths(float(1 - missed)), 18)
    assert cube.says == ChipExact(125)
    assert miss.says == ChipMiss(CERTAIN - hit.chance, 0, 0, 0)
    assert chips(table, "concede") == ["no bonuses", "! sale fails"]

    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[4, 0])
    assert ChipMissAgain(miss.chance, 2) in brings(table, "reroll")


# The offer


def test_ts_show_13_accepting_says_money_cubes_and_place() -> None:
    """The drawn page: $18 and $19 lead Ben's $33."""
    table = at_show(
        "gadget", "d34 d44 d25 d52", "d6: 2 5; d8: 1 7", seats=4, scores=[18, 15, 33, 32], round=2
    )
    play(table, "place:d6x1+cube", "roll", dice="d6: 6; d8: 7 1")
    money, cubes, place = changes(table, "accept")

    assert (money.says, money.figure, money.by) == (ChipSold(20), "dollars", 20)
    assert (cubes.says, cubes.figure, cubes.by) == (ChipCubesWon(2), "cubes", 2)
    assert place.says == ChipPlace(38, 1, 4)
    assert chips(table, "accept") == ["+$20", "+2 cubes", "$38 in all: place 1 of 4 so far"]


def test_ts_show_15_rolling_says_hit_cube_and_miss() -> None:
    """The same offer: a 4 with a d6 and a d8 is hit 81 %, exactly 27 %, missed 19 % of the time."""
    table = at_show(
        "gadget", "d34 d44 d25 d52", "d6: 2 5; d8: 1 7", seats=4, scores=[18, 15, 33, 32], round=2
    )
    play(table, "place:d6x1+cube", "roll", dice="d6: 6; d8: 7 1")
    hit, cube, miss, average = changes(table, "roll")

    assert (hit.says, hit.figure, hit.by, hit.chance) == (ChipHit(812, 24), "offer", 4, 812)
    assert (cube.says, cube.chance) == (ChipExact(271), 271)
    assert (miss.says, miss.warns) == (ChipMiss(188, 4, 16, 2), True)
    assert (miss.figure, miss.by, miss.chance) == ("dollars", 4, 188)
    assert isinstance(average.says, ChipAverage)
    assert chips(table, "roll")[2] == "! 19%: only $4, $16 lost, 2 cubes lost"


def test_ts_cube_01_without_a_supply_no_cube_is_promised() -> None:
    table = at_show("web", "d53 d38 d18 d03", "d6: 6 3 1 1", supply=0)

    assert [type(says) for says in brings(table, "roll")] == [
        ChipHit,
        ChipMiss,
        ChipAverageDollars,
    ]


def test_ts_show_16_a_roll_that_cannot_hit_says_so() -> None:
    table = at_show("web", "d38 d53 d18 d03", "d6: 2 2 2 1")
    assert moves(table) == ["accept", "roll"]
    miss = changes(table, "roll")[0]

    assert (miss.says, miss.figure, miss.by) == (ChipMiss(CERTAIN, 2, 8, 0), "dollars", 2)
    ahead = table.copy(Generator(1))
    assert carry_through(ahead, move(ahead, "roll"))
    assert ahead.scores[A] - table.scores[A] == 2


# Everywhere


def test_every_kind_of_decision_says_what_its_moves_bring() -> None:
    """And everything that hurts or may happen is said by a saying of its own."""
    kinds: Counter[str] = Counter()
    said: Counter[type[Saying]] = Counter()
    for seed in range(6):
        table, chooser = dealt(2 + seed % 4, seed=seed), Random(seed)
        while not table.over:
            for one in table.moves():
                found = consequences_of(table, table.choice, one)
                assert found
                kinds[table.choice.kind] += 1
                said.update(type(change.says) for change in found)
            table.play(chooser.choice(table.moves()))
    assert kinds.keys() == CONSEQUENCES.keys() == set(table.rules.former_kinds)
    assert min(kinds.values()) > 20
    assert len(said) > 15


def test_what_a_move_does_for_sure_is_what_it_said() -> None:
    """Also where another question follows at once, which law 9 leaves out."""
    assert sum(as_said(dealt(2 + seed % 4, seed=seed), seed) for seed in range(6)) > 400


@pytest.mark.sampled
def test_what_many_moves_do_for_sure_is_what_they_said() -> None:
    games = sampled(4, 150)
    assert sum(as_said(dealt(2 + n % 4, seed=n), n) for n in range(40, 40 + games)) > 50 * games


def as_said(table: TradeShow, seed: int) -> int:
    """Try every move of a random game on a copy; how many certain figures were compared."""
    chooser, compared = Random(seed), 0
    while not table.over:
        if table.choice.kind != "draft.take":
            compared += sum(came_true(table, one) for one in table.moves())
        table.play(chooser.choice(table.moves()))
    return compared


def came_true(table: TradeShow, one: Move) -> int:
    seat = table.choice.seat
    found = consequences_of(table, table.choice, one)
    sure = [change for change in found if change.figure and change.chance == CERTAIN]
    ahead = table.copy(Generator(1))
    carry_through(ahead, one)
    for change in sure:
        assert change.figure is not None
        measure = MEASURES[change.figure]
        assert measure(ahead, seat) - measure(table, seat) == change.by
    return len(sure)


def test_chances_of_the_next_roll_are_counted_exactly() -> None:
    """All rolls of the free dice, and all sums of one size, at every offer of some games."""
    counted = 0
    for seed in range(3):
        table, chooser = dealt(3 + seed % 2, seed=seed), Random(seed)
        while not table.over:
            if table.choice.kind == "show.offer" and sum(table.free) < 5:
                counted += 1
                as_counted(table)
            table.play(chooser.choice(table.moves()))
    assert counted > 15


def as_counted(table: TradeShow) -> None:
    seat = table.choice.seat
    sell = table.cards.sell[table.stacks[seat][table.fulfilled]]
    hits = exacts = number = 0
    each = [product(range(1, s + 1), repeat=n) for s, n in zip(SIDES, table.free, strict=True)]
    for roll in product(*each):
        number += 1
        hits += any(
            sum(chosen) >= sell
            for values in roll
            for used in range(1, len(values) + 1)
            for chosen in combinations(values, used)
        )
        exacts += any(sell in values for values in roll)
    told = {type(change.says): change.chance for change in changes(table, "roll")}
    assert told.get(ChipHit, 0) == thousandths(hits / number)
    assert told.get(ChipExact, 0) == thousandths(exacts / number)
    misses = told.get(ChipMiss, told.get(ChipMissAgain, 0))
    assert misses == CERTAIN - thousandths(hits / number)
