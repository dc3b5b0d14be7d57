"""When: moves are played, Steps are run, and the table draws what the script says.

Draws are named in the call in which they happen. A draw that is named and not made fails at the
end of that call; a draw that is made and not named fails at once, unless the table has a seed.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypedDict, TypeVar, Unpack

from seedround.engine.errors import IllegalMove
from seedround.engine.event import Event
from seedround.engine.generator import OffScript, Scripted
from seedround.engine.move import Move
from seedround.engine.step import Step
from seedround.engine.table import Table

T = TypeVar("T", bound=Table)

Goal = str | Step[Any] | type[Step[Any]] | type[Event]
"""Where a run stops: before a Step, after an Event, or at a kind of decision ("auction.bid")."""


class Draws(TypedDict, total=False):
    """What a call makes the table draw, in order: dice, shuffles and numbers from 0."""

    rolls: Sequence[int]
    orders: Sequence[Sequence[object]]
    numbers: Sequence[int]


@contextmanager
def drawing(table: Table, **draws: Unpack[Draws]) -> Iterator[None]:
    """These draws are made meanwhile, each of them."""
    script = table.generator
    if isinstance(script, Scripted):
        script.rolls += draws.get("rolls", ())
        script.orders += [list(order) for order in draws.get("orders", ())]
        script.numbers += draws.get("numbers", ())
    elif draws:
        raise OffScript("This table draws by a generator of its own, so no draw can be named.")
    yield
    if isinstance(script, Scripted) and (left := script.unused()):
        raise OffScript(f"The script names more than the table has drawn: {left} is left.")


def move(table: Table, text: str) -> Move:
    """A move from its text form."""
    return table.rules.move_codec.from_text(text)


def play(table: T, *texts: str, **draws: Unpack[Draws]) -> T:
    """Play moves in their text form, one after the other; each must be legal."""
    with drawing(table, **draws):
        if not table.legal:
            table.settle()
        for text in texts:
            try:
                table.play(move(table, text))
            except IllegalMove as refusal:
                legal = " ".join(map(str, table.moves())) or "nothing"
                raise AssertionError(f"{refusal} What is legal: {legal}") from None
    return table


def run(table: T, *steps: Step[Any], **draws: Unpack[Draws]) -> T:
    """These Steps and nothing else, up to the first real choice."""
    table.agenda.clear()
    table.legal = []
    table.then(*steps)
    return play(table, **draws)


def first(table: Table) -> Move:
    """The first legal move: for choices on the way that do not matter."""
    return table.moves()[0]


def run_until(
    table: T, goal: Goal, choose: Callable[[T], Move] | None = None, **draws: Unpack[Draws]
) -> T:
    """Run Steps until a Step comes next, an Event was told, or such a decision has to be made.

    `choose` makes the choices on the way; without it a choice on the way fails.
    """
    with drawing(table, **draws):
        fresh: Sequence[Event] = ()
        while not _reached(table, goal, fresh):
            before = len(table.log or ())
            _advance(table, goal, choose)
            fresh = (table.log or [])[before:]
    return table


def _reached(table: Table, goal: Goal, fresh: Sequence[Event]) -> bool:
    if isinstance(goal, str):
        return bool(table.legal) and table.choice.kind == goal
    if isinstance(goal, Step):
        return bool(table.agenda) and table.agenda[-1] == goal
    if issubclass(goal, Event):
        return any(isinstance(event, goal) for event in fresh)
    return bool(table.agenda) and isinstance(table.agenda[-1], goal)


def _advance(table: T, goal: Goal, choose: Callable[[T], Move] | None) -> None:
    """One Step or one move towards the goal."""
    if not table.legal:
        if not table.step() and not table.legal:
            raise AssertionError(f"All is done, and {_named(goal)} did not come.")
    elif choose is None:
        choice = table.choice
        raise AssertionError(
            f"Seat {choice.seat} has to choose ({choice.kind}) before {_named(goal)} comes: "
            "play a move, or say with choose= who chooses."
        )
    else:
        table.carry_out(choose(table))


def _named(goal: Goal) -> str:
    return goal.__name__ if isinstance(goal, type) else str(goal)
