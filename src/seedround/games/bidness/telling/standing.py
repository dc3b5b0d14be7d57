"""How it stands: the way to freedom, and how far everybody has come (2.11)."""

from typing import Final

from seedround.engine.kinds import Seat, Viewer, every_seat
from seedround.engine.standing import Measure, Racer, Standing
from seedround.games.bidness import STARTING_IOUS
from seedround.games.bidness.ending import scores
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.forecast import could_be_free
from seedround.games.bidness.telling.sayings import (
    EndsInFreedom,
    FreedomNear,
    GoalFreedom,
    RaceDebt,
    RaceMoney,
    RaceTies,
)


def standing(table: Bidness, viewer: Viewer) -> Standing:
    """Everything that decides lies open, so all are told the same (BD-INFO-01)."""
    least = min(table.ious)
    whole = max(1, STARTING_IOUS.get(table.options.length, table.cards.setup.ious))
    free = tuple([seat for seat in every_seat(table.seats) if could_be_free(table, seat)])
    return Standing(
        goal=GoalFreedom(),
        race=race(table),
        end=EndsInFreedom(least, table.options.max_rounds),
        passed=whole if table.over else max(0, whole - least),
        whole=whole,
        danger=FreedomNear(free) if free and not table.over else None,
    )


def race(table: Bidness) -> tuple[Racer, ...]:
    """IOUs left, then money less debt, said of every seat in the same way."""
    seats = every_seat(table.seats)
    keys = [rank(table, seat) for seat in seats]
    market, nets, value = table.market_leader(), scores(table), table.cards.debt.iou_value
    return tuple(
        [
            Racer(
                seats=(seat,),
                figure=-table.ious[seat],
                place=1 + sum(key > keys[seat] for key in keys),
                says=RaceDebt(table.ious[seat], nets[seat]),
                parts=(
                    RaceMoney(table.cash[seat], value * table.ious[seat]),
                    RaceTies(table.tech[seat], table.units(seat, market)),
                ),
            )
            for seat in seats
        ]
    )


def rank(table: Bidness, seat: Seat) -> tuple[int, ...]:
    """Who owes less leads, then who has more money; between those who are free, and in what is
    agreed to be the last round, the rules' own chain (BD-WIN-03..05, BD-WIN-07)."""
    ious = table.ious[seat]
    if not ious or table.over or table.round == table.options.max_rounds:
        return table.standing(seat)
    return (-ious, table.cash[seat])


# Figures of a seat


def cash(table: Bidness, seat: Seat) -> int:
    return table.cash[seat]


def ious(table: Bidness, seat: Seat) -> int:
    return table.ious[seat]


def net(table: Bidness, seat: Seat) -> int:
    """Money less debt."""
    return scores(table)[seat]


def tech(table: Bidness, seat: Seat) -> int:
    return table.tech[seat]


def salary(table: Bidness, seat: Seat) -> int:
    """What the employees cost every round."""
    return table.salary_due(seat)


def sales(table: Bidness, seat: Seat) -> int:
    """What the next earnings bring without contracts (BD-EARN-03)."""
    price = table.unit_price(seat, table.tech_leader())
    return price * table.units(seat, table.market_leader())


def contracts(table: Bidness, seat: Seat) -> int:
    """What the government pays every round."""
    return table.contract_money(seat)


def court(table: Bidness, seat: Seat) -> int:
    """Dice in a trial."""
    return table.trial_dice(seat)


def engineers(table: Bidness, seat: Seat) -> int:
    """Tech dice of every round."""
    return table.engineers[seat]


def marketers(table: Bidness, seat: Seat) -> int:
    return table.marketers[seat]


MEASURES: Final[dict[str, Measure]] = {
    "cash": cash,
    "ious": ious,
    "net": net,
    "tech": tech,
    "salary": salary,
    "sales": sales,
    "contracts": contracts,
    "court": court,
    "engineers": engineers,
    "marketers": marketers,
}
