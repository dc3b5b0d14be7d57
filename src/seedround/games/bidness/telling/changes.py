"""What differs between a table and the same table after a move, as consequences."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from seedround.engine.kinds import Chance, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Consequence
from seedround.engine.step import Choice
from seedround.games.bidness.odds import odds, thousandths_of
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.forecast import STILL
from seedround.games.bidness.telling.sayings import (
    ChangeAward,
    ChangeContracts,
    ChangeCourtDice,
    ChangeDefence,
    ChangeIous,
    ChangeMoney,
    ChangeOdds,
    ChangeSalary,
    ChangeSales,
    ChangeTech,
    ChangeTechDice,
    MissedPayoff,
    MissedSalaries,
)
from seedround.games.bidness.telling.standing import MEASURES

WORDED: Final[tuple[tuple[str, Callable[[Seat, bool, int], Saying]], ...]] = (
    ("ious", ChangeIous),
    ("tech", ChangeTech),
    ("salary", ChangeSalary),
    ("sales", ChangeSales),
    ("contracts", ChangeContracts),
    ("engineers", ChangeTechDice),
    ("court", ChangeCourtDice),
)
"""The figures beside money, in the order in which they are told, and how."""
COSTS: Final = ("ious", "salary")
"""The figures of which less is better."""


def after(table: Bidness, choice: Choice[Any, Any], move: Move) -> Bidness:
    """The table right after a move that draws nothing."""
    ahead = table.copy(STILL)
    choice.play(ahead, move)
    return ahead


def said(saying: Saying, warns: bool = False, chance: Chance = CERTAIN) -> Consequence:
    """What is told in words alone."""
    return Consequence(says=saying, warns=warns, chance=chance)


def unsure(told: Sequence[Consequence]) -> list[Consequence]:
    """The same, if something else has to happen first whose chance is not known."""
    return [replace(one, figure=None, by=0) for one in told]


def changes(before: Bidness, later: Bidness, me: Seat, *others: Seat) -> list[Consequence]:
    """All that changes for the chooser and for those whom the move is about, then the awards."""
    found = [*of_seat(before, later, me, me), *odds_changed(before, later, me)]
    for other in others:
        found += of_seat(before, later, other, me)
    return [*found, *awards_moved(before, later, me)]


def of_seat(before: Bidness, later: Bidness, seat: Seat, me: Seat) -> Iterator[Consequence]:
    """Money first, then everything else that a seat has."""
    yield from money(before, later, seat, me)
    for figure, wording in WORDED:
        measure = MEASURES[figure]
        by = measure(later, seat) - measure(before, seat)
        if by:
            worse = by > 0 if figure in COSTS else by < 0
            yield Consequence(
                says=wording(seat, by > 0, abs(by)),
                figure=figure,
                by=by,
                seat=None if seat == me else seat,
                warns=seat == me and worse and figure != "salary",
            )


def money(before: Bidness, later: Bidness, seat: Seat, me: Seat) -> Iterator[Consequence]:
    """What is earned or paid: with borrowed money as it counts when the debt is subtracted, so that
    who borrows for a payment is not told to have won something."""
    by = later.cash[seat] - before.cash[seat]
    borrowed = later.ious[seat] - before.ious[seat]
    figure = "cash"
    if borrowed > 0:
        paid = by - borrowed * before.cards.debt.iou_value
        figure, by = ("net", paid) if paid else ("cash", by)
    if by:
        says = ChangeMoney(seat, by > 0, abs(by))
        yield Consequence(says=says, figure=figure, by=by, seat=None if seat == me else seat)


def odds_changed(before: Bidness, later: Bidness, seat: Seat) -> Iterator[Consequence]:
    """What dice in court are worth against a player without a lawyer (BD-SUIT-14, BD-SUIT-15)."""
    old, new = before.trial_dice(seat), later.trial_dice(seat)
    if old == new:
        return
    base = before.cards.earnings.trial_base_dice
    suing = [thousandths_of(odds(dice, base)) for dice in (old, new)]
    sued = [thousandths_of(odds(base, dice)) for dice in (old, new)]
    yield said(ChangeOdds(base, *suing))
    yield said(ChangeDefence(base, *sued))


def awards_moved(before: Bidness, later: Bidness, me: Seat) -> Iterator[Consequence]:
    """Awards that change hands (BD-AWARD-04)."""
    market = before.market_leader(), later.market_leader()
    tech = before.tech_leader(), later.tech_leader()
    if market[0] != market[1]:
        yield said(ChangeAward("market", market[1]), warns=market[0] == me)
    if tech[0] != tech[1]:
        yield said(ChangeAward("tech", tech[1]), warns=tech[0] == me)


def missed(
    before: Bidness, later: Bidness, seat: Seat, me: Seat, chance: Chance = CERTAIN
) -> Iterator[Consequence]:
    """What a seat can no longer pay this round: salaries, or the cheap IOU (BD-SAL-04, BD-PAY-01).

    Only cash counts; money may still come in before the Business Phase.
    """
    had, has = spare(before, seat), spare(later, seat)
    if had >= 0 > has:
        yield said(MissedSalaries(seat), seat == me, chance)
    elif had >= before.cards.debt.payoff_cost[1] > has:
        yield said(MissedPayoff(seat), seat == me, chance)


def spare(table: Bidness, seat: Seat) -> int:
    """The cash that salaries leave."""
    return table.cash[seat] - table.salary_due(seat)
