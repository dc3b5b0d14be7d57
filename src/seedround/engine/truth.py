"""Law 9, truth: what a game tells follows from what the viewer may know, and comes true."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, Seat, every_seat
from seedround.engine.laws import require, said, to_json, viewers
from seedround.engine.move import Move
from seedround.engine.saying import Sayable
from seedround.engine.standing import CERTAIN, Consequence, Forecast, Standing, Tells
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.telling import (
    averting,
    carry_through,
    consequences_of,
    forecast_of,
    standing_of,
)

LAW: Final = "truth"
LONGEST_GOAL: Final = 10
"""Words that tell what a game is about."""


def truth(table: Table, generator: Generator) -> None:
    """Standing, forecast and consequences at one moment, for all who look."""
    if table.rules.tells is None:
        return
    _standings(table)
    if table.over:
        return
    for seat in every_seat(table.seats):
        _says_no_more_than_is_known(table, seat, generator)
    for choice in table.open_choices():
        _consequences(table, choice, generator)


def forecasts_come_true(table: Table, move: Move) -> None:
    """Forecasts made right before their phase say what the phase then does."""
    tells = table.rules.tells
    if tells is None:
        return
    ahead = table.copy(table.generator.fork())
    ahead.carry_out(move)
    while ahead.agenda:
        named = tells.carried_out_by(ahead.agenda[-1])
        # A Step for everybody may name more seats than this table has.
        seats = tuple(seat for seat in named if seat < ahead.seats)
        if seats:
            if not _phase_as_forecast(ahead, seats, tells):
                return
        elif not ahead.step():
            return


def _phase_as_forecast(table: Table, seats: tuple[Seat, ...], tells: Tells) -> bool:
    """Run a phase; False if it stops for a choice."""
    forecasts = {seat: forecast_of(table, seat) for seat in seats}
    known = table.generator.draws, table.shown
    below = len(table.agenda) - 1
    while len(table.agenda) > below:
        if not table.step():
            return False
    moved = (table.generator.draws, table.shown) != known
    if table.over or (moved and not tells.steady):
        return True
    for seat, forecast in forecasts.items():
        require(forecast is not None, LAW, f"seat {seat} has no forecast right before its phase")
        assert forecast is not None
        sure = {line.figure: line.after for line in forecast.lines if line.chance == CERTAIN}
        for figure, after in sure.items():
            if moved and figure not in tells.steady:
                continue
            was = tells.measures[figure](table, seat)
            require(was == after, LAW, f"{figure} of seat {seat}: {after} foretold, {was} come")
    return True


def _standings(table: Table) -> None:
    seen = [standing_of(table, viewer) for viewer in viewers(table)]
    for viewer, standing in zip(viewers(table), seen, strict=True):
        assert standing is not None
        _standing(table, standing)
        for thing in _said_of(standing):
            said(table, thing, viewer if viewer != SPECTATOR else None)
    if table.result is not None and table.result.winners:
        assert seen[0] is not None
        first = {seat for racer in seen[0].race if racer.place == 1 for seat in racer.seats}
        won = first == set(table.result.winners)
        require(won, LAW, f"{sorted(first)} lead at the end, {table.result.winners} win")


def _standing(table: Table, standing: Standing) -> None:
    seats = sorted(seat for racer in standing.race for seat in racer.seats)
    require(seats == list(every_seat(table.seats)), LAW, f"the race has the seats {seats}")
    goal = said(table, standing.goal)
    require(len(goal.split()) <= LONGEST_GOAL, LAW, f"the goal takes too many words: {goal}")
    require(0 <= standing.passed <= standing.whole, LAW, f"{standing.passed} of {standing.whole}")
    race = sorted(standing.race, key=lambda racer: racer.place)
    require(race[0].place == 1, LAW, "nobody has the first place")
    for ahead, behind in pairwise(race):
        level = ahead.figure == behind.figure or ahead.place < behind.place
        require(ahead.figure >= behind.figure and level, LAW, f"{behind} is behind {ahead}")


def _said_of(thing: Standing | Forecast) -> Iterator[Sayable]:
    if isinstance(thing, Standing):
        yield thing.goal
        yield thing.end
        for racer in thing.race:
            yield racer.says
            yield from racer.parts
        if thing.danger is not None:
            yield thing.danger
        return
    yield thing.phase
    yield thing.ends
    for line in thing.lines:
        yield line.says
    if thing.warning is not None:
        yield thing.warning


def _says_no_more_than_is_known(table: Table, seat: Seat, generator: Generator) -> None:
    """A table redealt for a seat tells it the same."""
    forecast = forecast_of(table, seat)
    if forecast is not None:
        for thing in _said_of(forecast):
            said(table, thing, seat)
        for line in forecast.lines:
            _known(table.rules.tells, line.figure)
    other = table.rules.redeal(table, seat, generator)
    alike = to_json(forecast_of(other, seat)) == to_json(forecast)
    require(alike, LAW, f"the forecast of seat {seat} depends on what it cannot know")
    alike = to_json(standing_of(other, seat)) == to_json(standing_of(table, seat))
    require(alike, LAW, f"the standing for seat {seat} depends on what it cannot know")


def _known(tells: Tells | None, figure: str) -> None:
    assert tells is not None
    require(figure in tells.measures, LAW, f"there is no measure of {figure!r}")


def _consequences(table: Table, choice: Choice[Any, Any], generator: Generator) -> None:
    other = table.rules.redeal(table, choice.seat, generator)
    twin = next(one for one in other.open_choices() if one == choice)
    for move in choice.quick(table):
        changes = consequences_of(table, choice, move)
        alike = to_json(consequences_of(other, twin, move)) == to_json(changes)
        require(alike, LAW, f"what {move} brings depends on what seat {choice.seat} cannot know")
        averts = averting(table, choice, move, partial(consequences_of, table, choice))
        if averts is not None:
            legal = averts != move and averts in choice.moves(table)
            require(legal, LAW, f"{averts} shall avert what {move} warns of, and is not legal")
            twins = averting(other, twin, move, partial(consequences_of, other, twin))
            require(
                twins == averts,
                LAW,
                f"what averts {move} depends on what seat {choice.seat} cannot know",
            )
        for change in changes:
            said(table, change.says, choice.seat)
            require(0 < change.chance <= CERTAIN, LAW, f"{move} has a chance of {change.chance}")
        certain = [one for one in changes if one.figure is not None and one.chance == CERTAIN]
        if certain:
            _come_true(table, choice, move, certain)


def _come_true(
    table: Table, choice: Choice[Any, Any], move: Move, changes: list[Consequence]
) -> None:
    """What is said to be certain is what the move does on the real table."""
    tells = table.rules.tells
    assert tells is not None
    ahead = table.copy(table.generator.fork())
    ahead.turn_to(next(one for one in ahead.open_choices() if one == choice))
    if not carry_through(ahead, move):
        return
    for change in changes:
        assert change.figure is not None
        _known(tells, change.figure)
        measure = tells.measures[change.figure]
        seat = choice.seat if change.seat is None else change.seat
        by = measure(ahead, seat) - measure(table, seat)
        require(
            by == change.by,
            LAW,
            f"{move} changes {change.figure} of seat {seat} by {by}, not by {change.by}",
        )
