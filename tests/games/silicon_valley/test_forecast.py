"""What Operate will bring, line by line: as the scenarios have it, and as it then comes."""

from collections.abc import Iterator

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.standing import CERTAIN, Forecast
from seedround.games.silicon_valley.moves import END_TURN
from seedround.games.silicon_valley.numbers import tile_of
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rival import RIVAL_TURN
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.forecast import carried_out_by, forecast
from seedround.games.silicon_valley.telling.risks import copies, deeds
from seedround.games.silicon_valley.telling.sayings import EndsLeft, EndsShort, WarnLoss
from seedround.games.silicon_valley.telling.standing import MEASURES
from seedround.games.silicon_valley.track import worth
from seedround.testing import A, B, play, run, say
from seedround.testing.silicon_valley import dealt, given, house, operate
from tests.effort import sampled

GAMES = sampled(4, 60)


def told(table: SiliconValley, seat: Seat = A) -> Forecast:
    found = forecast(table, seat)
    assert found is not None
    return found


def lines(table: SiliconValley, seat: Seat = A) -> list[tuple[str, int]]:
    return [(say(table, line.says), line.after) for line in told(table, seat).lines]


def warning(table: SiliconValley, seat: Seat = A) -> WarnLoss:
    found = told(table, seat).warning
    assert isinstance(found, WarnLoss)
    return found


# Scenarios


def test_g_46_every_line_in_the_order_of_payment() -> None:
    """SV-OPER-01, SV-UPKEEP-01..03: final $7, O4 L3, index 8."""
    table = given(
        hq={A: "HX1"},
        employees={A: "EX1 EX2"},
        tiles={A: "PX1 PX2"},
        cash={A: 10},
        blocks={A: "D2 D2"},
        index={A: 5},
    )

    assert lines(table) == [
        ("Your people bring L3, O4", 11),
        ("Your products bring $5", 15),
        ("Your products take you 3 steps up, to $8M", 8),
        ("Your HQ costs $5", 10),
        ("2 salaries: $3", 7),
        ("PX1 needs 2 code", 9),
        ("PX2 needs 2 code", 7),
    ]
    assert told(table).ends == EndsLeft(7, 7, worth(8))
    assert told(table).warning is None
    assert say(table, told(table).phase) == "Operate, after all turns"


def test_g_48_a_marker_passed_on_the_way_raises_the_salary_at_once() -> None:
    """SV-SALARY-01: $4 for EX3, and $16 and I4 are left."""
    table = given(index={A: 9}, employees={A: "EX3"}, tiles={A: "PX1"}, blocks={A: "D2"})

    assert ("1 salary: $4, with a raise of $1 each", 16) in lines(table)
    assert told(table).ends == EndsLeft(16, 4, worth(10))


def test_g_50_somebody_must_go() -> None:
    """SV-INVOL-01, SV-INVOL-02: $4 for salaries of $6."""
    table = given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5})

    assert lines(table)[1:] == [
        ("Your HQ costs $2", 4),
        ("Salaries of $6, and $2 is missing", 4),
        ("EX2 would go; valuation $3M", 3),
        ("2 salaries: $4", 0),
    ]
    assert [line.short for line in told(table).lines] == [False, False, True, True, False]
    assert told(table).ends == EndsShort(2, worth(3))
    assert warning(table) == WarnLoss("salaries", 2, ("EX2",), (), 2, True, True)
    assert say(table, warning(table)) == (
        "You will be $2 short: somebody must go, such as EX2. That costs 2 steps."
        " Raise money first, or lay somebody off yourself: that costs less."
    )


def test_the_way_out_is_told_only_while_one_can_act() -> None:
    table = given(cash={B: 6}, employees={B: "EX1 EX2 EX3"}, act=B, order=(A, B))
    assert warning(table, B).acts
    run(table, UPKEEP[B])

    assert not warning(table, B).acts
    assert say(table, told(table, B).phase) == "Operate, now"


@pytest.mark.parametrize(
    ("bailout", "index", "products", "missing"),
    [("strict", 0, ("PX1",), 1), ("mild", 2, (), 2)],
)
def test_g_53_an_hq_that_cannot_be_paid_takes_everything_along(
    bailout: str, index: int, products: tuple[str, ...], missing: int
) -> None:
    """SV-INVOL-04, SV-R-21: EX7 and PX1 go; if it is mild, PX1 stays."""
    table = given(
        act=None,
        cash={A: 1},
        employees={A: "EX7"},
        tiles={A: "PX1"},
        blocks={A: "D2"},
        index={A: 4},
        bailout=bailout,
    )
    table.agenda.append(UPKEEP[A])

    found = warning(table)

    assert (found.lacks, found.missing, found.employees) == ("hq", missing, ("EX7",))
    assert (found.products, found.steps, found.choice) == (products, 4 - index, False)
    assert told(table).ends == EndsShort(missing, worth(index))


def test_g_52_a_product_that_cannot_be_paid_is_lost() -> None:
    """SV-INVOL-03, section 3.3: I3 pays for PX1, not for PX3 too."""
    table = given(hq={A: "HX1"}, tiles={A: "PX1 PX3"}, blocks={A: "I3"}, index={A: 7}, cash={A: 40})

    assert lines(table)[-2:] == [
        ("PX1 needs 2 code; your blocks are worth 3", 0),
        ("PX3 would go; valuation $7M", 7),
    ]
    assert warning(table) == WarnLoss("code", 0, (), ("PX3",), 2, True, True)


def test_blocks_that_have_run_out_are_replaced() -> None:
    """SV-SUPPLY-01: other blocks of four squares instead of O4."""
    table = given(employees={A: "EX1"}, supply={"O4": 0})

    assert lines(table)[0] == ("Blocks in place of those that have run out", 4)


def test_what_has_begun_is_finished_first() -> None:
    """A VC card half paid: its $20 and its step come before Operate."""
    table = play(given(blocks={A: "O4 I3 D2"}, vc_row="VX1 VX2 VX3"), "vc:1")

    assert lines(table)[:3] == [("VX1", 3), ("VX1", 40), ("VX1", 1)]
    assert told(table).ends == EndsLeft(38, 5, worth(1))


def test_nothing_is_foreseen_before_the_first_round_and_after_upkeep() -> None:
    assert forecast(dealt(2, seed=10), A) is None
    assert forecast(run(given(employees={B: "EX1 EX2"}, cash={B: 2}), UPKEEP[B]), A) is None
    assert (carried_out_by(UPKEEP[B]), carried_out_by(COLLECT[B])) == ((B,), ())


# The Rival


def test_sv_solo_29_what_the_rival_may_do_has_its_chance() -> None:
    """Three steps to "!": from E6 one step leads to EX1, who wants VAC; six lead elsewhere."""
    rival = {
        "personalities": "talent_drain scandal zoning pivot press_tour",
        "markers": (0, 2, 0, 0, 0),
        "decisions": "DX1 DX1 white-1",
        "white": "E6",
    }
    table = given(seats=1, rival=rival, index={A: 5}, round=2, row="EX1 - EX3 EX4 EX5")

    (line,) = [line for line in told(table).lines if line.chance < CERTAIN]

    assert (line.figure, line.by, line.after, line.chance) == ("valuation", -1, 4, 333)
    assert say(table, line.says) == "1 of 3 cards: scandal, Player 1 loses 1 valuation"


@pytest.mark.parametrize("seed", range(6))
def test_sv_solo_20_chances_are_those_of_trying_every_decision(seed: int) -> None:
    """Every decision left is turned up on a copy; what happens is counted."""
    checked = 0
    for table in positions(1, seed):
        if RIVAL_TURN not in table.agenda:
            continue
        mine = [slot for slot, owner in enumerate(table.innovators) if owner == A]
        copied = dict.fromkeys(mine, 0)
        acted = dict.fromkeys(range(5), 0)
        for card in table.decisions:
            twin = table.copy(Generator(1))
            twin.decisions = [card]
            run(twin, RIVAL_TURN)
            steps = twin.track_steps()
            for one in acted:
                acted[one] += twin.markers[one] >= steps[one]
            first = run(twin, RESOLVE)
            while first.legal:
                first.play(first.moves()[0])
            for slot in mine:
                copied[slot] += tile_of(table.products[slot]) not in first.tiles[A]
        held = [slot for slot in mine if tile_of(table.products[slot]) in table.tiles[A]]
        found = copies(table)
        assert {slot: found[slot] for slot in held} == {slot: copied[slot] for slot in held}
        odds = {table.personalities[one]: many for one, many in acted.items()}
        for risk in deeds(table):
            assert odds[risk.card] == risk.cards
        checked += 1
    assert checked > 5


# As it then comes


def positions(seats: int, seed: int) -> Iterator[SiliconValley]:
    """The decisions of a random house game, in which turns end early now and then."""
    table = dealt(seats, house(), seed=seed)
    chooser = Generator(seed + 1000)
    while not table.over and table.round < 12:
        yield table
        moves = table.moves()
        ends = END_TURN in moves and not chooser.below(4)
        table.play(END_TURN if ends else moves[chooser.below(len(moves))])


def compared(table: SiliconValley) -> int:
    """Run this round's Operate on a copy; the figures of all who are through are as foretold."""
    seats = every_seat(table.seats)
    twin = table.copy(Generator(7))
    twin.agenda, twin.legal = [END_ROUND, *(UPKEEP[one] for one in table.order[::-1])], []
    twin.agenda += [COLLECT[one] for one in table.order[::-1]]
    foretold = {seat: told(twin, seat) for seat in seats}
    through = 0
    while twin.agenda[-1] != END_ROUND:
        if not twin.step():
            break
        for seat in seats:
            if seat in foretold and not any(UPKEEP[seat] == step for step in twin.agenda):
                if forecast(twin, seat) is not None:
                    continue
                lines = foretold.pop(seat).lines
                after = {line.figure: line.after for line in lines}
                assert {name: MEASURES[name](twin, seat) for name in after} == after
                through += 1
    return through


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_operate_comes_as_foretold(seats: int) -> None:
    """From before the first seat collects to the end of upkeep, if nobody has to choose."""
    through = phases = 0
    for seed in range(GAMES):
        for table in positions(seats, seed):
            if COLLECT[table.order[0]] in table.agenda:
                through += compared(table)
                phases += 1
    assert phases > 50 * GAMES / 4
    assert through > phases / 4


def test_the_forecast_of_a_turn_that_ends_is_what_operate_does() -> None:
    table = given(
        cash={A: 6, B: 9}, employees={A: "EX1", B: "EX2"}, founders={B: "FX1"}, index={B: 9}
    )
    ahead = [told(table, seat).ends for seat in (A, B)]
    operate(table)

    assert ahead == [
        EndsLeft(table.cash[A], 4, worth(0)),
        EndsLeft(table.cash[B], 5, worth(9)),
    ]
