"""What is ahead of a seat: its turn at the show, the end of the round, the end of the game."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, Seat, by_seat, every_seat
from seedround.engine.standing import CERTAIN, Forecast
from seedround.engine.telling import forecast_after, forecast_of, standing_of
from seedround.games.trade_show.events import Failed, Fulfilled, Sold
from seedround.games.trade_show.moves import SIDES
from seedround.games.trade_show.rounds import END_GAME, END_ROUND, EndRound
from seedround.games.trade_show.show import ROLL_DICE, SHOW_TURN, ShowTurn
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.forecast import carried_out_by, forecast
from seedround.games.trade_show.telling.outlook import (
    furthest,
    most_left,
    reach,
    spare,
    thousandths,
)
from seedround.games.trade_show.telling.sayings import (
    ForecastAverage,
    ForecastCard,
    ForecastCardOut,
    ForecastCompany,
    ForecastComplete,
    ForecastCubes,
    ForecastGameEnd,
    ForecastGrowing,
    ForecastLost,
    ForecastOffer,
    ForecastOutOfReach,
    ForecastRisky,
    ForecastRoundEnd,
    ForecastShow,
    ForecastStage,
    ForecastStart,
    ForecastTotal,
)
from seedround.games.trade_show.telling.standing import MEASURES
from seedround.testing import A, B, C, move, say
from seedround.testing.trade_show import at_show, dealt, given, play
from tests.effort import sampled

Dice = tuple[int, int, int]


# Chances, counted die by die


def rolls(dice: Dice) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every roll of these dice, sizes apart."""
    each = [list(product(range(1, s + 1), repeat=n)) for s, n in zip(SIDES, dice, strict=True)]
    return product(*each)


def left_after(dice: Dice, roll: tuple[tuple[int, ...], ...], sell: int) -> set[Dice]:
    """The dice that may be left: any dice of one size that sum up to the sell value may be used."""
    found: set[Dice] = set()
    for size, values in enumerate(roll):
        for used in range(1, len(values) + 1):
            if any(sum(chosen) >= sell for chosen in combinations(values, used)):
                rest = list(dice)
                rest[size] -= used
                found.add((rest[0], rest[1], rest[2]))
    return found


@cache
def counted(sells: tuple[int, ...], dice: Dice, rerolls: int) -> Fraction:
    """The best chance to fulfil all cards, from all rolls and all ways to use them."""
    if not sells:
        return Fraction(1)
    again = counted(sells, dice, rerolls - 1) if rerolls else Fraction(0)
    total, number = Fraction(0), 0
    for roll in rolls(dice):
        number += 1
        after = [counted(sells[1:], rest, rerolls) for rest in left_after(dice, roll, sells[0])]
        total += max([*after, again])
    return total / number


@pytest.mark.parametrize(
    ("sells", "dice", "rerolls"),
    [
        ((5,), (0, 2, 2), 0),
        ((5, 7), (0, 2, 2), 0),
        ((5, 7, 3), (0, 2, 2), 0),
        ((9, 6, 3, 2), (0, 4, 0), 0),
        ((7, 4, 3), (2, 2, 1), 0),
        ((7, 4), (2, 1, 1), 1),
        ((8, 5, 3), (0, 1, 2), 1),
        ((9, 2), (1, 1, 1), 2),
        ((3, 3, 2), (3, 0, 0), 2),
    ],
)
def test_chances_to_get_far_are_counted_exactly(
    sells: tuple[int, ...], dice: Dice, rerolls: int
) -> None:
    assert reach(sells, dice, rerolls) == pytest.approx(float(counted(sells, dice, rerolls)))
    starts = [(0, dice, 2 * rerolls + 1), (0, (1, 0, 0), 0)]
    assert furthest(sells, starts) == reach(sells, dice, rerolls)


@pytest.mark.sampled
def test_chances_of_many_stacks_are_counted_exactly() -> None:
    chance = Random(1)
    for _ in range(sampled(12, 150)):
        dice = (chance.randint(0, 2), chance.randint(0, 2), chance.randint(0, 1))
        sells = tuple(chance.randint(1, 10) for _ in range(chance.randint(1, 4)))
        rerolls = chance.randint(0, 2)
        assert reach(sells, dice, rerolls) == pytest.approx(float(counted(sells, dice, rerolls)))


@pytest.mark.parametrize(
    ("sells", "dice", "left"),
    [((), (1, 1, 0), 2), ((4,), (2, 2, 1), 4), ((9,), (2, 2, 1), 3), ((9, 9), (2, 2, 1), -1)],
)
def test_the_dice_that_may_be_left_are_counted(
    sells: tuple[int, ...], dice: Dice, left: int
) -> None:
    """A 9 takes two d6 of social, and then nothing reaches another one."""
    assert most_left(sells, dice) == left
    assert spare(sells, [(0, dice, 0)]) == (left > 0)


def test_what_is_not_quite_sure_is_not_said_to_be() -> None:
    told = [thousandths(chance) for chance in (0.0, 1e-9, 0.25, 0.99999, 1.0)]
    assert told == [0, 1, 250, 999, CERTAIN]


# The turn that is to come


def foreseen(table: TradeShow, seat: Seat = A) -> Forecast:
    told = forecast(table, seat)
    assert told is not None
    return told


def test_ts_show_02_cards_are_foreseen_with_the_whole_pool() -> None:
    """The draft of the drawn page: 98 % for a 5, then 74 % for a 7 with two d6 and two d8."""
    table = given(
        companies="gadget social app web cloud", stacks=["d34 d44", "d11"], scores=[18, 0]
    )
    told = foreseen(table)

    assert told.phase == ForecastShow("gadget", drafting=True, others=0)
    assert [line.says for line in told.lines] == [
        ForecastCard("d34", 5, 6, 1, 7, 984),
        ForecastCard("d44", 7, 10, 3, 20, 739),
    ]
    assert [(line.by, line.after) for line in told.lines] == [(7, 25), (13, 38)]
    assert isinstance(told.ends, ForecastGrowing)
    assert told.ends.places == 2
    assert told.warning is None
    assert say(table, told.lines[1].says) == (
        "Smart Mirror (sell value 7): $10 + $3 bonus, offer $20: 74% at best"
    )


def test_an_empty_stack_has_no_forecast() -> None:
    assert forecast(given(), A) is None


def test_a_full_stack_is_foreseen_to_its_end() -> None:
    """TS-SHOW-14, section 7.5: social fails 38.6 % of the time in the last round."""
    table = given(stacks=["d42 d22 d11 d16 d01"], round=5, turn=B, complete_bonus=9)
    told = foreseen(table)

    assert [line.by for line in told.lines] == [10, 4, 5, 5, 4, 9]
    assert isinstance(told.lines[-1].says, ForecastComplete)
    assert told.lines[-1].says.offer == told.lines[-1].after == 37
    assert isinstance(told.ends, ForecastAverage)
    assert [line.chance for line in told.lines] == sorted(
        (line.chance for line in told.lines), reverse=True
    )

    table = given(stacks=["d42 d22 d11 d16 d01"], round=5, turn=B)
    ends = foreseen(table).ends
    assert isinstance(ends, ForecastAverage)
    assert ends.failure == 386


def test_the_seats_that_show_before_are_counted() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 3", seats=3, whole_round=True)

    assert foreseen(table, B).phase == ForecastShow("app", drafting=False, others=1)
    assert foreseen(table, C).phase == ForecastShow("web", drafting=False, others=2)


def test_ts_show_07_a_card_out_of_reach_is_warned_of() -> None:
    """Two d6 lie on the first 9; two d4 or a d8 never reach the second."""
    table = given(stacks=["d51 d53 d21"], companies="social app web gadget cloud")
    told = foreseen(table)
    assert told.lines[0].chance > 0
    assert told.lines[1].says == ForecastCardOut("d53", 9, spent=False)
    assert [line.short for line in told.lines] == [False, True, True]
    assert told.warning == ForecastOutOfReach("d53", 9, told.lines[0].by)
    assert say(table, told.warning).startswith("Your dice cannot reach Global Ad Exchange")


def test_ts_show_18_a_sale_that_fails_more_often_than_not_is_warned_of() -> None:
    """Only two d6 reach a 9, in 10 of 36 rolls; cubes pay for more of them."""
    table = given(stacks=["d51 d21 d11 d16 d01"], turn=B, round=5, cubes=[1, 0])
    told = foreseen(table)

    assert isinstance(told.ends, ForecastAverage)
    assert told.ends.failure >= 722
    assert told.lines[-1].says == ForecastCardOut("d01", 2, spent=True)
    assert told.warning == ForecastRisky(told.ends.failure, 2, 1)
    assert say(table, told.warning).endswith("A new roll costs 2 cubes, and you own 1.")

    table = given(stacks=["d51 d21 d11 d16 d01"], turn=B, round=5, cubes=[6, 0])
    assert foreseen(table).warning is None


# The turn that is going on


def test_ts_g38_the_offer_in_hand_stands_beside_the_dice() -> None:
    """web after d53: two d6 free, 5/18 miss the 6."""
    table = at_show("web", "d53 d38 d18 d03", "d6: 6 3 1 1", round=5)
    told = foreseen(table)

    assert told.phase == ForecastStage("web")
    assert told.lines[0].says == ForecastCard("d38", 6, 8, 2, 28, round(1000 * 13 / 18))
    assert told.lines[2].says == ForecastCardOut("d03", 2, spent=True)
    assert told.lines[2].short is False
    assert isinstance(told.ends, ForecastOffer)
    assert told.ends.offer == 18
    assert told.warning is None


def test_dice_that_reach_a_card_make_it_certain() -> None:
    """TS-G13: whatever dice are used, d22 is sold; two d4 then reach a 3 with 15/16."""
    table = at_show("social", "d42 d22 d11 d16 d01", "d4: 1 2; d6: 5 4; d8: 3", round=5)
    play(table, "roll", dice="d4: 2 3; d8: 6")
    told = foreseen(table)

    assert [line.chance for line in told.lines] == [CERTAIN, 938, 375, 0]
    assert told.lines[0].after == 14
    assert isinstance(told.ends, ForecastAverage)
    assert told.ends.failure == 62


def test_a_miss_leaves_what_cubes_can_buy() -> None:
    """TS-G23: after the miss only a paid roll reaches d46."""
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[2, 0])
    told = foreseen(table)

    assert told.lines[0].chance == thousandths(reach((8,), (2, 2, 1), 0))
    assert isinstance(told.ends, ForecastAverage)


def test_a_card_that_comes_first_and_is_out_of_reach_loses_the_sale() -> None:
    table = at_show("web", "d53 d38 d18 d03", "d6: 6 3 1 1")
    table.presenter = A
    table.fulfilled, table.free, table.rolled = 0, (0, 1, 0), ((), (), ())
    table.dollars = table.bonus = 0
    told = foreseen(table)

    assert told.warning == ForecastLost("d53", 9)
    assert told.lines[0].short


# The ends


def test_ts_round_04_the_next_company_is_foreseen() -> None:
    """TS-G31: after round 1 seat 0 gets cloud with five dice, seat 1 social, and seat 1 starts."""
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 3")
    table.agenda[:] = [END_ROUND]
    table.presenter = SPECTATOR
    told = foreseen(table, A)

    assert told.phase == ForecastRoundEnd(1)
    assert told.lines[0].says == ForecastCompany("cloud", 5)
    assert (told.lines[0].by, told.lines[0].after) == (0, 5)
    assert told.ends == ForecastStart(B)
    assert foreseen(table, B).lines[0].says == ForecastCompany("social", 5)
    assert foreseen(table, B).lines[0].by == -1


def test_ts_end_03_cubes_are_foreseen_as_dollars() -> None:
    table = given(scores=[22, 8], cubes=[3, 0], round=5)
    table.agenda[:] = [END_ROUND]

    told = foreseen(table, A)
    assert told.phase == ForecastGameEnd()
    assert told.lines[0].says == ForecastCubes(3, 3)
    assert (told.lines[0].by, told.lines[0].after) == (3, 25)
    assert told.ends == ForecastTotal(25)
    assert say(table, foreseen(table, B).lines[0].says) == "No cubes, nothing more"


def test_nothing_is_foreseen_between_rounds_and_at_the_end() -> None:
    table = given(scores=[22, 8], cubes=[3, 0])
    table.agenda.clear()
    assert forecast(table, A) is None
    table.agenda[:] = [END_GAME]
    table.round = table.rounds
    assert foreseen(table).phase == ForecastGameEnd()
    table.settle()
    assert forecast_of(table, A) is None


def test_ts_show_01_a_turn_carries_out_its_seats_forecast() -> None:
    assert carried_out_by(SHOW_TURN[B]) == (B,)
    assert carried_out_by(ROLL_DICE[B]) == carried_out_by(END_ROUND) == ()


def test_the_forecast_after_a_move_has_the_new_card() -> None:
    table = given(stacks=["d34", "d11"], companies="gadget social app web cloud")
    told = forecast_after(table, A, move(table, "one:3"), Generator(1))

    assert told is not None
    assert len(told.lines) == 2


# What then happens


def test_turns_end_as_one_of_the_lines_says() -> None:
    """Random games: who sells after so many cards has what that line said; who fails, less."""
    compared = sum(turns_as_foreseen(dealt(2 + seed % 4, seed=seed), seed) for seed in range(8))
    assert compared > 80


@pytest.mark.sampled
def test_many_turns_end_as_one_of_the_lines_says() -> None:
    games = sampled(10, 300)
    compared = sum(turns_as_foreseen(dealt(2 + n % 4, seed=n), n) for n in range(100, 100 + games))
    assert compared > 8 * games


def turns_as_foreseen(table: TradeShow, seed: int) -> int:
    """Play a game at random; right before each turn look ahead, right after it look back."""
    chooser, turns = Random(seed), 0
    while not table.over:
        table.carry_out(chooser.choice(table.moves()))
        while not table.legal and not table.over:
            if isinstance(table.agenda[-1], ShowTurn):
                turns += one_turn(table, table.agenda[-1].seat, chooser)
            elif not table.step():
                break
    return turns


def one_turn(table: TradeShow, seat: Seat, chooser: Random) -> int:
    assert table.log is not None
    told, began, before = foreseen(table, seat), len(table.log), table.scores[seat]
    below = len(table.agenda) - 1
    while len(table.agenda) > below:
        if not table.step():
            table.carry_out(chooser.choice(table.moves()))
    happened = list(table.log)[began:]
    met = sum(isinstance(event, Fulfilled) for event in happened)
    by_card = [line for line in told.lines if not isinstance(line.says, ForecastComplete)]
    if any(isinstance(event, Sold) for event in happened):
        last = told.lines[-1] if met == len(by_card) else by_card[met - 1]
        assert table.scores[seat] == last.after
        assert last.chance > 0
    else:
        assert any(isinstance(event, Failed) for event in happened)
        assert by_card[met].chance < CERTAIN
        kept = [line.says.bonus for line in by_card[:met] if isinstance(line.says, ForecastCard)]
        assert table.scores[seat] == before + sum(kept)
    return 1


class Watched(list[Event]):
    """A log whose reader looks at the table the moment something is told."""

    def __init__(self, table: TradeShow) -> None:
        super().__init__()
        self.table = table

    def append(self, event: Event) -> None:
        super().append(event)
        for seat in every_seat(self.table.seats):
            assert standing_of(self.table, seat) is not None
            forecast_of(self.table, seat)


def test_the_table_can_be_asked_at_the_moment_of_every_event() -> None:
    """A page shows the table as it was when each event happened."""
    for seed in range(4):
        table, chooser = dealt(2 + seed, seed=seed, rounds=1), Random(seed)
        table.log = Watched(table)
        while not table.over:
            table.play(chooser.choice(table.moves()))
        assert any(isinstance(event, Sold) for event in table.log)


def test_the_ends_of_rounds_and_games_come_as_foreseen() -> None:
    """Every certain line is compared with the table after the Step that carries it out."""
    compared = 0
    for seed in range(4):
        table, chooser = dealt(2 + seed, seed=seed), Random(seed)
        while not table.over:
            table.carry_out(chooser.choice(table.moves()))
            while not table.legal and not table.over:
                if isinstance(table.agenda[-1], EndRound):
                    compared += one_end(table)
                elif not table.step():
                    break
    assert compared == 5 * 2 + 4 * 3 + 3 * 4 + 3 * 5


def one_end(table: TradeShow) -> int:
    told = [foreseen(table, seat) for seat in every_seat(table.seats)]
    last = table.last_round()
    table.step()
    if last:
        table.step()
    for seat, ahead in by_seat(told):
        for line in ahead.lines:
            assert line.chance == CERTAIN
            assert MEASURES[line.figure](table, seat) == line.after
    if not last:
        assert {ahead.ends for ahead in told} == {ForecastStart(table.start)}
    return len(told)
