"""What Parlour tells: who leads by what lies open, what the next bid pays, what tokens bring."""

from seedround.engine.kinds import Dollars, Seat, Viewer, every_seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Consequence, Racer, Standing, Tells
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import TakeThree, worth
from tests.toys.parlour.table import Parlour


class Goal(Saying, frozen=True):
    __module__ = t.__name__


GOAL = Goal()


class LongGoal(Saying, frozen=True):
    __module__ = t.__name__


class EndsAfter(Saying, frozen=True):
    __module__ = t.__name__
    rounds: int


class Has(Saying, frozen=True):
    __module__ = t.__name__
    sum: Dollars


class Brings(Saying, frozen=True):
    __module__ = t.__name__
    tokens: int


def open_worth(table: Parlour, seat: Seat) -> int:
    """What everybody sees of a seat's worth; at the end that is all of it."""
    hand = sum(table.cards.worth[card] for card in table.hands[seat])
    return worth(table, seat) - (0 if table.over else hand)


def standing(table: Parlour, viewer: Viewer) -> Standing:
    return standing_by(table, [open_worth(table, seat) for seat in every_seat(table.seats)])


def standing_by(table: Parlour, worths: list[int], goal: Saying = GOAL) -> Standing:
    """A race of teams by what their members are worth."""
    teams = sorted({table.team(seat) for seat in every_seat(table.seats)})
    sums = [sum(worths[seat] for seat in team) for team in teams]
    race = [
        Racer(seats=team, figure=sum_, place=1 + sum(one > sum_ for one in sums), says=Has(sum_))
        for team, sum_ in zip(teams, sums, strict=True)
    ]
    return Standing(
        goal=goal,
        race=tuple(race),
        end=EndsAfter(table.options.rounds),
        passed=table.round,
        whole=table.options.rounds,
    )


def taken(table: Parlour, choice: TakeThree, move: t.First | t.Take) -> tuple[Consequence, ...]:
    if isinstance(move, t.First):
        return ()
    return (Consequence(says=Brings(3), figure="tokens", by=3),)


def tokens(table: Parlour, seat: Seat) -> int:
    return len(table.owned[seat])


def purse(table: Parlour, seat: Seat) -> int:
    return table.purses[seat]


TELLS = Tells(
    standing=standing,
    consequences={"take": taken},
    measures={"tokens": tokens, "purse": purse},
)
