"""What a suit may bring either side: exact chances, and what is won or lost."""

from collections.abc import Iterator

from seedround.engine.kinds import Chance, Seat
from seedround.engine.standing import CERTAIN, Consequence
from seedround.games.bidness.money import BANK
from seedround.games.bidness.odds import odds, thousandths_of
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.changes import missed, said
from seedround.games.bidness.telling.forecast import STILL
from seedround.games.bidness.telling.sayings import (
    CourtAverage,
    CourtDice,
    CourtKept,
    CourtLost,
    CourtWon,
    IfAccepted,
    IfBorrowed,
)
from seedround.games.bidness.telling.standing import MEASURES
from seedround.games.bidness.trial import claim_of, dice_of, pay_damages

FIGURES = {"cash": "net", "tech": "tech", "marketers": "marketers"}
"""By claim: the figure that damages change; money with the debt that it may take."""


def chances(table: Bidness) -> tuple[Chance, Chance]:
    """How likely the plaintiff wins, and loses (BD-SUIT-15)."""
    wins = odds(*dice_of(table))
    won = thousandths_of(wins)
    return won, CERTAIN - won


def outcomes(table: Bidness, seat: Seat, damages: int, most: bool = False) -> list[Consequence]:
    """What a trial for these damages may do to one side (BD-SUIT-14..19)."""
    dice, against = dice_of(table)
    if seat == table.turn:
        found = [said(CourtDice(dice, against)), *of_plaintiff(table, damages, most)]
    else:
        found = [said(CourtDice(against, dice)), *of_defendant(table, damages)]
    return found


def of_plaintiff(table: Bidness, damages: int, most: bool) -> Iterator[Consequence]:
    """Win and take, or lose and give up the same."""
    won, lost = chances(table)
    claim, me, defendant = claim_of(table), table.turn, table.defendant
    if won:
        ahead = judged(table, damages, defendant, me)
        by = gained(table, ahead, me)
        says = CourtWon(won, claim, by, most)
        yield Consequence(says=says, figure=FIGURES[claim], by=by, chance=won)
        yield from missed(table, ahead, defendant, me, won)
    if lost:
        ahead = judged(table, damages, me, BANK)
        yield loss(table, ahead, me, lost, most)
        yield from missed(table, ahead, me, me, lost)


def of_defendant(table: Bidness, damages: int) -> Iterator[Consequence]:
    """Lose and pay, or keep everything."""
    won, lost = chances(table)
    me = table.defendant
    if won:
        ahead = judged(table, damages, me, table.turn)
        yield loss(table, ahead, me, won, False)
        yield from missed(table, ahead, me, me, won)
    if lost:
        yield said(CourtKept(lost), chance=lost)


def judged(table: Bidness, damages: int, loser: Seat, to: Seat) -> Bidness:
    """The table after a verdict."""
    ahead = table.copy(STILL)
    ahead.damages = damages
    pay_damages(ahead, loser, to)
    return ahead


def gained(before: Bidness, later: Bidness, seat: Seat) -> int:
    """How a verdict changes what the suit is about."""
    measure = MEASURES[FIGURES[claim_of(before)]]
    return measure(later, seat) - measure(before, seat)


def loss(before: Bidness, later: Bidness, seat: Seat, chance: Chance, most: bool) -> Consequence:
    """What the loser gives up, with the IOUs that it takes."""
    claim = claim_of(before)
    by, ious = gained(before, later, seat), later.ious[seat] - before.ious[seat]
    says = CourtLost(chance, claim, -by, ious, most)
    return Consequence(says=says, figure=FIGURES[claim], by=by, chance=chance, warns=by < 0)


def average(table: Bidness, seat: Seat) -> Iterator[Consequence]:
    """What a trial for money comes to on average, in whole dollars."""
    if claim_of(table) != "cash":
        return
    wins = odds(*dice_of(table))
    share = wins - (1 - wins) if seat == table.turn else -wins
    mean = round(share * table.damages)
    yield said(CourtAverage(mean >= 0, abs(mean)))


def if_accepted(table: Bidness, seat: Seat, amount: int) -> Iterator[Consequence]:
    """What a sum that one names would bring or cost, if the other side takes it (BD-SUIT-10)."""
    defendant = table.defendant
    yield said(IfAccepted(seat != defendant, amount))
    if ious := table.borrows(defendant, amount):
        yield said(IfBorrowed(defendant, ious), warns=seat == defendant)
