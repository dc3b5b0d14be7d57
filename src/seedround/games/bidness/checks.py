"""The checks of a card set (section 6.2): each mistake is refused with a sentence of its own."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from seedround.engine.cardset import SetFile
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import FigureOutOfRange, IdTwice
from seedround.games.bidness.document import (
    KNOWN,
    MOST_KINDS,
    Document,
    Effect,
    EventCard,
    Kind,
)
from seedround.games.bidness.faults import (
    AuctionCardPriced,
    AuctionCardUnfit,
    BonusUnfit,
    CardMissing,
    CostUnfit,
    DamagesReversed,
    DeckMayRunOut,
    DeckSizeStated,
    EffectEmpty,
    EffectFixed,
    EffectNeeded,
    EffectUnfit,
    LawsuitPriced,
    NobodyPaid,
    NoTarget,
    PayoffStart,
    PlayersReversed,
    SalaryStart,
    TargetUnfit,
    TooFewEmployees,
    TooManyIous,
    TooManyKinds,
)
from seedround.games.bidness.moves import EMPLOYEES, TEN

MOST_COPIES: Final = 99

SHAPES: Final[dict[Kind, tuple[str, ...]]] = {
    "auction": ("employee", "contract"),
    "headhunt": ("take_employee",),
    "lawsuit": ("damages", "min", "max"),
    "bonus": ("trial_dice", "marketing"),
    "tech": ("tech", "partner_tech", "steal_tech", "destroy_tech"),
    "marketing": ("marketing", "trial_dice", "steal_card"),
}
"""Which effects go with which type of card."""

PERMANENT: Final[dict[str, Effect]] = {
    **{name: Effect(employee=name) for name in EMPLOYEES},
    "government_contract": Effect(contract=True),
}
"""What is auctioned: companies count these by kind, so they are those of the box."""
NEEDED_EFFECT: Final[dict[Kind, str]] = {"headhunt": "take_employee", "lawsuit": "damages"}
NEEDED_TARGET: Final = {"cash": "has_cash", "marketers": "has_marketer", "tech": "has_tech"}


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played, each mistake with a sentence (section 6.2)."""
    for name, times in Counter(card.id for card in document.card).items():
        if times > 1:
            raise file.refuse(IdTwice(times), name)
    if len(document.card) > MOST_KINDS:
        raise file.refuse(TooManyKinds(len(document.card), MOST_KINDS))
    if missing := [name for name in KNOWN if name not in {card.id for card in document.card}]:
        raise file.refuse(CardMissing(missing[0]))
    for card in document.card:
        check_card(file, card)
    total = sum(card.count for card in document.card)
    if total != document.set.deck_size:
        raise file.refuse(DeckSizeStated(total, document.set.deck_size))
    if document.setup.ious > document.debt.max_ious:
        raise file.refuse(TooManyIous(document.setup.ious, document.debt.max_ious))
    if document.debt.payoff_cost[0] != 0:
        raise file.refuse(PayoffStart())
    if document.salary.lawyer_total[0] != 0:
        raise file.refuse(SalaryStart())
    if document.setup.min_players > document.setup.max_players:
        raise file.refuse(PlayersReversed())
    if (limit := seat_limit(document)) < document.setup.min_players:
        raise file.refuse(TooFewEmployees(limit, document.setup.min_players))


def check_card(file: SetFile, card: EventCard) -> None:
    """The figures of one card, and whether type, target, payee and effect fit together."""
    if not 0 <= card.count <= MOST_COPIES:
        raise file.refuse(FigureOutOfRange("count", card.count, 0, MOST_COPIES), card.id)
    if card.cost < 0 or card.cost % TEN:
        raise file.refuse(CostUnfit(card.cost, TEN), card.id)
    effect = card.effect
    given = [
        name
        for name, empty in zip(effect.__struct_fields__, effect.__struct_defaults__, strict=True)
        if getattr(effect, name) != empty
    ]
    if (card.type == "auction") != (card.id in PERMANENT):
        raise file.refuse(AuctionCardUnfit(tuple(PERMANENT)), card.id)
    if effect != PERMANENT.get(card.id, effect):
        raise file.refuse(EffectFixed(), card.id)
    needs = NEEDED_EFFECT.get(card.type)
    if needs is not None and getattr(effect, needs) is None:
        raise file.refuse(EffectNeeded(card.type, needs), card.id)
    if not given and not card.text.strip():
        raise file.refuse(EffectEmpty(), card.id)
    for name in given:
        if name not in SHAPES[card.type]:
            raise file.refuse(EffectUnfit(name, card.type), card.id)
    needed = _needed_target(effect)
    if needed is not None and card.target != needed:
        raise file.refuse(TargetUnfit(needed, card.target), card.id)
    if card.type == "auction" and (card.target, card.payee, card.cost) != ("none", "none", 0):
        raise file.refuse(AuctionCardPriced(), card.id)
    if card.type == "lawsuit" and (card.payee, card.cost) != ("none", 0):
        raise file.refuse(LawsuitPriced(), card.id, "BD-SUIT-01")
    if card.target == "none" and (card.payee == "target" or card.bonus_in == "target"):
        raise file.refuse(NoTarget(), card.id)
    if card.cost and card.payee == "none":
        raise file.refuse(NobodyPaid(card.cost), card.id)
    if card.bonus != bool(effect.marketing or effect.trial_dice):
        raise file.refuse(BonusUnfit(), card.id)
    if effect.min > effect.max:
        raise file.refuse(DamagesReversed(effect.min, effect.max), card.id)


def _needed_target(effect: Effect) -> str | None:
    """The target that an effect cannot do without."""
    if effect.take_employee:
        return f"has_{effect.take_employee}"
    if effect.damages:
        return NEEDED_TARGET[effect.damages]
    if effect.steal_tech or effect.destroy_tech:
        return "has_tech"
    if effect.steal_card:
        return "has_hand"
    return "any_opponent" if effect.partner_tech else None


def seat_limit(document: Document) -> int:
    """How many can play: every seat needs its starting employees from the deck (6.2)."""
    setup = document.setup
    limit = setup.max_players
    if setup.employees_from_deck:
        for name, wanted in (("marketer", setup.marketers), ("engineer", setup.engineers)):
            count = next(card.count for card in document.card if card.id == name)
            if wanted:
                limit = min(limit, count // wanted)
    return limit


def warnings(document: Document) -> Sequence[Saying]:
    """What is allowed, but hardly meant: a deal that may run short (BD-DEAL-03, BD-R-03)."""
    setup = document.setup
    permanent = sum(card.count for card in document.card if card.type == "auction")
    room = document.set.deck_size - setup.hand_size * setup.max_players
    if permanent <= room:
        return []
    return [DeckMayRunOut(permanent, setup.max_players, room)]
