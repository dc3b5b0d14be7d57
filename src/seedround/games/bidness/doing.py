"""What event cards do, in words made from their effects (section 6.2)."""

from collections.abc import Iterator
from typing import Final

from seedround.engine.kinds import Dollars, Phrase
from seedround.engine.saying import Saying
from seedround.games.bidness.document import Claim, Earnings, EventCard
from seedround.games.bidness.moves import Employee


class DoesHire(Saying, frozen=True):
    """What an employee is good for (BD-CARD-01)."""

    employee: Employee


class DoesEarn(Saying, frozen=True):
    """A contract (BD-CARD-04)."""

    contract: Dollars


class DoesHeadhunt(Saying, frozen=True):
    """BD-CARD-02."""

    employee: Employee


class DoesSue(Saying, frozen=True):
    """BD-SUIT-05..07."""

    claim: Claim
    least: int
    most: int


class DoesGain(Saying, frozen=True):
    """BD-CARD-06, BD-CARD-08."""

    tech: int


class DoesShare(Saying, frozen=True):
    """What a partner gains (BD-CARD-07)."""

    tech: int


class DoesSteal(Saying, frozen=True):
    """BD-CARD-09."""

    tech: int


class DoesDestroy(Saying, frozen=True):
    """BD-CARD-10."""

    tech: int


class DoesDraw(Saying, frozen=True):
    """BD-CARD-15."""


class DoesDefend(Saying, frozen=True):
    """Dice in court for whoever has the card lying there (BD-CARD-03)."""

    dice: int
    target: bool


class DoesSell(Saying, frozen=True):
    """Marketing points, more or fewer, for whoever has the card lying there (BD-CARD-11..14)."""

    units: int
    fewer: bool
    target: bool


class DoesAsRead(Saying, frozen=True):
    """What the card says itself."""

    text: Phrase


DOING: Final[tuple[type[Saying], ...]] = (
    DoesHire,
    DoesEarn,
    DoesHeadhunt,
    DoesSue,
    DoesGain,
    DoesShare,
    DoesSteal,
    DoesDestroy,
    DoesDraw,
    DoesDefend,
    DoesSell,
    DoesAsRead,
)


def doings(card: EventCard, earnings: Earnings) -> tuple[Saying, ...]:
    """All that a card does, effect by effect; its own text where there is none."""
    return tuple(_doings(card, earnings)) or (DoesAsRead(card.text),)


def _doings(card: EventCard, earnings: Earnings) -> Iterator[Saying]:
    effect, target = card.effect, card.bonus_in == "target"
    if effect.employee:
        yield DoesHire(effect.employee)
    if effect.contract:
        yield DoesEarn(earnings.contract)
    if effect.take_employee:
        yield DoesHeadhunt(effect.take_employee)
    if effect.damages:
        yield DoesSue(effect.damages, effect.min, effect.max)
    for saying, tech in (
        (DoesGain, effect.tech),
        (DoesShare, effect.partner_tech),
        (DoesSteal, effect.steal_tech),
        (DoesDestroy, effect.destroy_tech),
    ):
        if tech:
            yield saying(tech)
    if effect.steal_card:
        yield DoesDraw()
    if effect.trial_dice:
        yield DoesDefend(effect.trial_dice, target)
    if effect.marketing:
        yield DoesSell(abs(effect.marketing), effect.marketing < 0, target)
