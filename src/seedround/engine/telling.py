"""Asking a game what its rules tell: the standing, the forecast, what a move brings."""

from seedround.engine.ending import Ending
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, Viewer
from seedround.engine.move import Move
from seedround.engine.standing import Brings, Case, Consequence, Forecast, Remedy, Standing
from seedround.engine.step import Choice
from seedround.engine.table import Table


def standing_of(table: Table, viewer: Viewer) -> Standing | None:
    """How it stands, from what the viewer may know; None if the game does not tell."""
    tells = table.rules.tells
    return None if tells is None else tells.standing(table, viewer)


def ending_of(table: Table, viewer: Viewer) -> Ending | None:
    """How it ended; None while it goes on, or if the game does not tell."""
    tells = table.rules.tells
    return (
        None
        if tells is None or tells.ending is None or not table.result
        else tells.ending(table, viewer)
    )


def forecast_of(table: Table, seat: Seat) -> Forecast | None:
    """What the next automatic phase will do to a seat."""
    tells = table.rules.tells
    return None if tells is None or table.over else tells.forecast(table, seat)


def consequences_of(
    table: Table, choice: "Choice[Table, Move]", move: Move
) -> tuple[Consequence, ...]:
    """What one legal move of an open Choice changes."""
    tells = table.rules.tells
    told = None if tells is None else tells.consequences.get(choice.kind)
    return () if told is None else told(table, choice, move)


def averting(
    table: Table, choice: "Choice[Table, Move]", move: Move, brings: Brings
) -> Move | None:
    """The legal move that averts what a move warns of, if there is one."""
    tells = table.rules.tells
    averts = None if tells is None else tells.averts.get(choice.kind)
    if averts is None or not any(change.warns for change in brings(move)):
        return None
    return averts(table, choice, move, brings)


def cases_of(table: Table, choice: "Choice[Table, Move]", move: Move) -> tuple[Case, ...]:
    """The ways in which one legal move of an open Choice may turn out, with their forecasts."""
    tells = table.rules.tells
    told = None if tells is None else tells.cases.get(choice.kind)
    return () if told is None else told(table, choice, move)


def remedy_of(table: Table, choice: "Choice[Table, Move]", move: Move) -> Remedy | None:
    """What can be done first against what one legal move of an open Choice warns of."""
    tells = table.rules.tells
    told = None if tells is None else tells.remedies.get(choice.kind)
    return None if told is None else told(table, choice, move)


def forecast_after(table: Table, seat: Seat, move: Move, generator: Generator) -> Forecast | None:
    """The forecast as it would be after a move, from what its seat may know.

    None if it depends on what is drawn: two deals that are possible do not agree about it.
    """
    one, other = (_after(table, seat, move, generator) for _ in range(2))
    return one if one == other else None


def _after(table: Table, seat: Seat, move: Move, generator: Generator) -> Forecast | None:
    ahead: Table = table.rules.redeal(table, seat, generator)
    mine = next(choice for choice in ahead.open_choices() if seat in choice.choosers(ahead))
    ahead.turn_to(mine)
    carry_through(ahead, move)
    return forecast_of(ahead, seat)


def carry_through(table: Table, move: Move) -> bool:
    """Play a move and what it leads to by itself, and no more: the Steps that lay below it stay,
    and so does the same question if it is asked again.

    False if another Choice came up on the way: the move has not done all that it will do.
    """
    below, asked = len(table.agenda) - 1, type(table.choice)
    table.carry_out(move)
    while len(table.agenda) > below:
        if len(table.agenda) == below + 1 and type(table.agenda[-1]) is asked:
            return True
        if not table.step():
            return False
    return True
