"""How it stands: the goal, the race for the most money, the end (TS-END-01..05)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from seedround.engine.kinds import SPECTATOR, Seat
from seedround.engine.random_play import NOWHERE, play_random
from seedround.engine.saying import Saying
from seedround.engine.telling import consequences_of, forecast_of, standing_of
from seedround.engine.words import Speaker
from seedround.games.trade_show import GAME
from seedround.games.trade_show.rounds import END_ROUND
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.outlook import before_the_show
from seedround.games.trade_show.telling.sayings import (
    StandingBehind,
    StandingCubes,
    StandingEnd,
    StandingGoal,
    StandingLeads,
    StandingLevel,
    StandingMoney,
    StandingOnStage,
    StandingShown,
    StandingStack,
    StandingWaits,
)
from seedround.games.trade_show.telling.standing import MEASURES, standing
from seedround.testing import A, B, C, D, run, say
from seedround.testing.trade_show import at_show, dealt, given, play
from tests.effort import sampled

TRUTH = replace(NOWHERE, truth=1)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"tie_break": "cubes", "rounds": 1},
    {"cube_supply": 2, "rounds": 2},
    {"cube_supply": "unlimited", "complete_bonus": 0, "rounds": 2},
]


def places(table: TradeShow) -> list[int]:
    return [racer.place for racer in standing(table, SPECTATOR).race]


def parts(table: TradeShow, seat: Seat) -> tuple[Saying, ...]:
    return standing(table, seat).race[seat].parts


def part(table: TradeShow, seat: Seat, kind: type[Saying]) -> Saying | None:
    return next((one for one in parts(table, seat) if type(one) is kind), None)


def finished(scores: list[int], cubes: list[int], **options: Any) -> TradeShow:
    """A table at the end of its last round."""
    table = given(seats=len(scores), scores=scores, cubes=cubes, round=3, **options)
    table.agenda.clear()
    return run(table, END_ROUND)


@pytest.mark.parametrize("language", GAME.languages())
@pytest.mark.parametrize("rounds", [1, 3])
def test_ts_end_04_the_goal_is_said_in_ten_words(language: str, rounds: int) -> None:
    said = Speaker(language, GAME.card_set()).say(StandingGoal(rounds))
    assert 4 <= len(said.split()) <= 10


def test_ts_end_04_the_race_is_about_dollars() -> None:
    table = given(seats=4, scores=[18, 15, 19, 20], round=2)
    told = standing(table, SPECTATOR)

    assert [racer.figure for racer in told.race] == [18, 15, 19, 20]
    assert [racer.place for racer in told.race] == [3, 4, 2, 1]
    assert [racer.seats for racer in told.race] == [(A,), (B,), (C,), (D,)]
    assert told.race[A].says == StandingMoney(18)
    assert say(table, told.race[A].says) == "$18"


def test_the_distance_to_the_leader_is_told() -> None:
    table = given(seats=4, scores=[18, 15, 19, 20], round=2)

    assert parts(table, A)[0] == StandingBehind(2)
    assert parts(table, D)[0] == StandingLeads(1)
    assert say(table, parts(table, D)[0]) == "leads by $1"


def test_those_who_are_level_share_a_place() -> None:
    table = given(seats=3, scores=[20, 20, 5])

    assert places(table) == [1, 1, 3]
    assert parts(table, A)[0] == parts(table, B)[0] == StandingLevel()


def test_ts_end_03_between_equal_sums_cubes_tell() -> None:
    """Each of them is a dollar at the end, whatever breaks ties then."""
    table = given(seats=3, scores=[20, 20, 20], cubes=[1, 2, 1])

    assert places(table) == [2, 1, 2]
    assert parts(table, B)[0] == StandingLeads(0)
    assert say(table, parts(table, B)[0]) == "leads with more cubes"
    assert say(table, parts(table, A)[0]) == "level, but with fewer cubes"
    assert part(table, B, StandingCubes) == StandingCubes(2, 2, paid=False)


@pytest.mark.parametrize(
    ("tie_break", "expected"), [("shared", [1, 1, 3, 4]), ("cubes", [2, 1, 3, 4])]
)
def test_ts_g34_the_first_place_at_the_end_is_the_winners(
    tie_break: str, expected: list[int]
) -> None:
    table = finished([61, 58, 58, 40], [0, 3, 1, 6], tie_break=tie_break)

    assert places(table) == expected
    assert table.result is not None
    assert list(table.result.winners) == [seat for seat in range(4) if expected[seat] == 1]
    assert part(table, B, StandingCubes) == StandingCubes(3, 3, paid=True)
    assert [racer.figure for racer in standing(table, A).race] == [61, 61, 59, 46]


def test_ts_end_01_the_end_counts_rounds() -> None:
    table = given(seats=4, round=2)
    told = standing(table, A)

    assert (told.end, told.passed, told.whole) == (StandingEnd(2, 3, over=False), 1, 3)
    assert say(table, told.end) == "Round 2 of 3."

    told = standing(finished([1, 2, 3, 4], [0, 0, 0, 0]), A)
    assert (told.end, told.passed, told.whole) == (StandingEnd(3, 3, over=True), 3, 3)


def test_a_table_before_its_first_round_can_be_told() -> None:
    table = dealt(3)
    fresh = table.rules.deal(table.rules, table.cards, table.options, 3, table.generator, None)
    told = standing(fresh, A)

    assert (told.passed, told.whole) == (0, 4)
    assert [racer.parts for racer in told.race] == [(StandingLevel(),)] * 3


def test_a_stack_that_grows_says_what_it_brings_if_it_sells() -> None:
    """d34 pays $6 and $1 to the garage, d44 $10 and $3 (TS-SHOW-11)."""
    table = given(companies="gadget social app web cloud", stacks=["d34 d44"])

    assert part(table, A, StandingStack) == StandingStack(2, 4, 20)
    assert part(table, B, StandingStack) == StandingStack(0, 5, 0)
    assert say(table, StandingStack(0, 5, 0)) == "0 of 5 cards"


def test_a_full_stack_says_what_it_may_expect() -> None:
    """The reference values of section 7.5, last round: dollars and cubes are 14.7157 together."""
    table = given(stacks=["d42 d22 d11 d16 d01"], round=5, turn=B)
    waits = part(table, A, StandingWaits)

    assert isinstance(waits, StandingWaits)
    assert waits.failure == 386
    ahead = before_the_show(table, A)
    assert waits.dollars == ahead.dollars
    assert ahead.dollars + ahead.cubes == pytest.approx(14.715688)
    assert ahead.failure == pytest.approx(0.385855, abs=1e-6)


def test_who_is_on_stage_has_an_offer_and_the_others_wait_or_have_shown() -> None:
    table = at_show("social", "d21 ...", "d4: 4 1; d6: 2 6; d8: 3", whole_round=True)
    assert part(table, A, StandingOnStage) == StandingOnStage(0, 0, 0)

    play(table, "place:d4x1+cube")

    assert part(table, A, StandingOnStage) == StandingOnStage(1, 7, 1)
    assert part(table, B, StandingWaits) is not None

    table.agenda.pop()
    table.presenter = B
    assert part(table, A, StandingShown) == StandingShown()


def test_the_measures_of_a_turn_belong_to_who_is_on_stage() -> None:
    table = at_show("social", "d21 d42 ...", "d4: 4 1; d6: 2 6; d8: 3", cubes=[3, 1])
    play(table, "place:d4x1+cube")

    def measured(seat: Seat) -> dict[str, int]:
        return {name: measure(table, seat) for name, measure in MEASURES.items()}

    mine = {"dollars": 0, "cubes": 3, "target": 5, "places": 0}
    assert measured(A) == {**mine, "offer": 7, "pending": 1, "dice": 4}
    theirs = {"dollars": 0, "cubes": 1, "target": 6, "places": 0}
    assert measured(B) == {**theirs, "offer": 0, "pending": 0, "dice": 0}


def told(table: TradeShow) -> Iterator[Saying]:
    """All that is told to the seat that chooses."""
    seat = table.choice.seat
    now, ahead = standing(table, seat), forecast_of(table, seat)
    yield from (now.goal, now.end)
    for racer in now.race:
        yield from (racer.says, *racer.parts)
    if ahead is not None:
        yield from (ahead.phase, ahead.ends, *(line.says for line in ahead.lines))
        yield from [ahead.warning] if ahead.warning else []
    for move in table.moves():
        yield from (change.says for change in consequences_of(table, table.choice, move))


def test_all_of_it_can_be_said_in_every_language() -> None:
    """To the seat itself, with a form of its own where it is named."""
    table, chooser = dealt(3, seed=8, rounds=2), Random(8)
    names = ("Xaver", "Yoko", "Zeno")
    kinds: set[type[Saying]] = set()
    while not table.over:
        seat = table.choice.seat
        for saying in told(table):
            kinds.add(type(saying))
            for language in GAME.languages():
                text = Speaker(language, table.cards, names, seat).say(saying)
                assert text.strip()
                assert "{" not in text
                assert names[seat] not in text
        table.play(chooser.choice(table.moves()))
    assert len(kinds) > 30


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_is_told_in_a_random_game_is_true(seats: int, options: dict[str, Any]) -> None:
    """Law 9 at every decision, a few hundred of them."""
    rounds = {"rounds": 1, **options}
    played = play_random(GAME, seats, rounds, seed=f"5{seats:x}", strides=TRUTH)
    assert standing_of(played.table, SPECTATOR) == standing_of(played.table, A)


@pytest.mark.sampled
def test_all_that_is_told_in_many_random_games_is_true() -> None:
    for number in range(sampled(4, 200)):
        options = OPTIONS[number % len(OPTIONS)]
        play_random(GAME, 2 + number % 4, options, seed=f"{number:04x}", strides=TRUTH)
