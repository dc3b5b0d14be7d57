"""Going to trial: dice for both sides, then the loser pays (2.8)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Chance, Seat
from seedround.engine.step import Step
from seedround.games.bidness.awards import leaders, tell_awards
from seedround.games.bidness.cards import MARKETER
from seedround.games.bidness.document import Claim
from seedround.games.bidness.events import DamagesPaid, TrialHeld
from seedround.games.bidness.money import BANK, gain_tech, pay
from seedround.games.bidness.odds import DIE, thousandths
from seedround.games.bidness.table import NO_CARD, NOBODY, Bidness


@dataclass(frozen=True)
class HoldTrial(Step[Bidness]):
    """Plaintiff's dice, then the defendant's, who wins a tie (BD-SUIT-14..15, BD-R-25, BD-R-57)."""

    def run(self, table: Bidness) -> None:
        plaintiff, defendant, roll = table.turn, table.defendant, table.generator.roll
        dice = tuple([roll(DIE) for _ in range(table.trial_dice(plaintiff))])
        defence = tuple([roll(DIE) for _ in range(table.trial_dice(defendant))])
        won = sum(dice) > sum(defence)
        if table.log is not None:
            winner = plaintiff if won else defendant
            table.log.append(
                TrialHeld(plaintiff, defendant, dice, sum(dice), defence, sum(defence), winner)
            )
        before = leaders(table)
        if won:
            pay_damages(table, defendant, plaintiff)
        else:
            pay_damages(table, plaintiff, BANK)
        close_case(table)
        tell_awards(table, before)


def pay_damages(table: Bidness, loser: Seat, to: Seat) -> None:
    """A losing defendant pays the plaintiff, a losing plaintiff the bank (BD-SUIT-16, 17).

    Who owns fewer marketers or tech points gives what he has; cash is always paid in full
    (BD-SUIT-18, BD-SUIT-19). Lost marketers are discarded (BD-R-26).
    """
    amount, claim = table.damages, claim_of(table)
    if claim == "cash":
        pay(table, loser, amount, to)
    elif claim == "tech":
        amount = min(amount, table.tech[loser])
        gain_tech(table, loser, -amount)
        if to != BANK:
            gain_tech(table, to, amount)
    else:
        amount = min(amount, table.marketers[loser])
        table.marketers[loser] -= amount
        if to == BANK:
            table.face_up += (MARKETER,) * amount
        else:
            table.marketers[to] += amount
    if table.log is not None:
        table.log.append(DamagesPaid(loser, None if to == BANK else to, claim, amount))


def close_case(table: Bidness) -> None:
    """The card is discarded; interns stay (BD-SUIT-20)."""
    table.face_up += (table.played,)
    table.played = NO_CARD
    table.defendant = NOBODY
    table.damages = table.demand = table.offered = table.named = 0


# Small questions


def claim_of(table: Bidness) -> Claim:
    """What is sued for."""
    claim = table.cards.effects[table.played].damages
    assert claim is not None
    return claim


def dice_of(table: Bidness) -> tuple[int, int]:
    """The dice of both sides."""
    return table.trial_dice(table.turn), table.trial_dice(table.defendant)


def trial_odds(table: Bidness) -> Chance:
    """The plaintiff's exact chance, as it is shown."""
    return thousandths(*dice_of(table))


HOLD_TRIAL: Final = HoldTrial()
