"""What Bidness tells, as scenarios read it."""

from functools import partial

from seedround.engine.kinds import Seat
from seedround.engine.standing import Consequence, Forecast, Standing
from seedround.engine.telling import averting, consequences_of, forecast_of, standing_of
from seedround.engine.words import Speaker
from seedround.games.bidness.table import Bidness
from seedround.testing import A, move

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def stands(table: Bidness, viewer: Seat = A) -> Standing:
    found = standing_of(table, viewer)
    assert found is not None
    return found


def foretold(table: Bidness, seat: Seat = A) -> Forecast:
    found = forecast_of(table, seat)
    assert found is not None
    return found


def brings(table: Bidness, text: str) -> tuple[Consequence, ...]:
    """What a move of the next decision brings."""
    return consequences_of(table, table.choice, move(table, text))


def chips(table: Bidness, text: str) -> list[str]:
    """The same as the chooser reads it; what warns begins with "!"."""
    speaker = Speaker("en", table.cards, NAMES, table.choice.seat)
    return [("!" if one.warns else "") + speaker.say(one.says) for one in brings(table, text)]


def averts(table: Bidness, text: str) -> str | None:
    """The move that averts what a move warns of."""
    found = averting(
        table, table.choice, move(table, text), partial(consequences_of, table, table.choice)
    )
    return None if found is None else str(found)


def ledger(table: Bidness, seat: Seat = A) -> list[tuple[str, int, int]]:
    """A forecast line by line: in words, by how much, and what is left."""
    speaker = Speaker("en", table.cards, NAMES, seat)
    return [(speaker.say(line.says), line.by, line.after) for line in foretold(table, seat).lines]
