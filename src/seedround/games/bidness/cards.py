"""Typed cards of Bidness, and the checks of a card set (section 6)."""

from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.cardset import CardSet, SetFile, SetHead
from seedround.games.bidness.moves import EMPLOYEES, Discard, Employee, Play, Sell

KNOWN: Final = (
    "marketer",
    "engineer",
    "lawyer",
    "government_contract",
    "headhunt_marketer",
    "headhunt_engineer",
    "headhunt_lawyer",
    "legal_intern",
    "negligence",
    "libel",
    "patent_infringement",
    "acquisition",
    "joint_development",
    "breakthrough",
    "steal_tech",
    "destroy_tech",
    "ad_blitz",
    "coop_marketing",
    "social_media",
    "smear_campaign",
    "market_research",
)
"""The 21 kinds of event card, in the order of section 6.1; inside a table a card is its number."""

MARKETER, ENGINEER, LAWYER, CONTRACT = 0, 1, 2, 3
"""Permanent cards by number; the first three are also the numbers of the employees."""

MOST_AMOUNT = 1_000_000

Tens = Annotated[int, Meta(ge=0, le=MOST_AMOUNT, multiple_of=10)]
"""Every amount of money is a multiple of $10 (BD-BANK-03)."""
Small = Annotated[int, Meta(ge=0, le=99)]
Mark = Literal["fact", "inferred", "assumed"]
Kind = Literal["auction", "headhunt", "lawsuit", "bonus", "tech", "marketing"]
Target = Literal[
    "none",
    "any_opponent",
    "has_marketer",
    "has_engineer",
    "has_lawyer",
    "has_cash",
    "has_tech",
    "has_hand",
]
Claim = Literal["cash", "marketers", "tech"]


class Head(SetHead, frozen=True):
    deck_size: int


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody starts with, and the hand (BD-SETUP-02..04, BD-DEAL-02, BD-PLAY-02)."""

    min_players: Annotated[int, Meta(ge=2, le=6)]
    max_players: Annotated[int, Meta(ge=2, le=6)]
    cash: Tens
    ious: Annotated[int, Meta(ge=1, le=20)]
    tech: Small
    marketers: Annotated[int, Meta(ge=0, le=9)]
    engineers: Annotated[int, Meta(ge=0, le=9)]
    employees_from_deck: bool
    hand_size: Annotated[int, Meta(ge=1, le=10)]
    setup_discards: Annotated[int, Meta(ge=0, le=1)]
    min_hand_to_act: Annotated[int, Meta(ge=1, le=10)]
    no_play_before_round_2: tuple[Kind, ...]


class Debt(Struct, frozen=True, forbid_unknown_fields=True):
    """IOUs: what one is worth, how many there may be, what 0, 1, 2 ... cost to repay."""

    iou_value: Annotated[int, Meta(ge=10, le=1000, multiple_of=10)]
    max_ious: Annotated[int, Meta(ge=1, le=20)]
    payoff_cost: Annotated[tuple[Tens, ...], Meta(min_length=2, max_length=10)]


class Salary(Struct, frozen=True, forbid_unknown_fields=True):
    """Salaries of one round; lawyers are paid together (BD-SAL-01)."""

    marketer: Tens
    engineer: Tens
    lawyer_total: Annotated[tuple[Tens, ...], Meta(min_length=1)]


class Earnings(Struct, frozen=True, forbid_unknown_fields=True):
    """What contracts, awards and sold cards bring, and the dice everybody has in court."""

    contract: Tens
    price_step: Annotated[int, Meta(ge=10, le=100, multiple_of=10)]
    market_leader_units: Small
    tech_leader_price: Tens
    sell_price: Tens
    trial_base_dice: Annotated[int, Meta(ge=1, le=6)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does; each key is one effect (section 6.2)."""

    employee: Employee | None = None
    contract: bool = False
    take_employee: Employee | None = None
    damages: Claim | None = None
    min: Annotated[int, Meta(ge=1, le=99)] = 1
    max: Annotated[int, Meta(ge=1, le=99)] = 1
    tech: Small = 0
    partner_tech: Small = 0
    steal_tech: Small = 0
    destroy_tech: Small = 0
    marketing: Annotated[int, Meta(ge=-9, le=9)] = 0
    trial_dice: Annotated[int, Meta(ge=0, le=9)] = 0
    steal_card: Annotated[int, Meta(ge=0, le=1)] = 0


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the figures of a card come from."""

    count: Mark
    cost: Mark
    name: Mark


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    type: Kind
    count: int
    cost: int
    payee: Literal["none", "bank", "target"]
    target: Target
    bonus: bool
    effect: Effect
    source: Source
    bonus_in: Literal["self", "target"] = "self"


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    setup: Setup
    debt: Debt
    salary: Salary
    earnings: Earnings
    card: list[EventCard]


class Cards(CardSet):
    """A checked set, with everything that the rules ask of a card in flat tuples by number."""

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        self.setup = document.setup
        self.debt = document.debt
        self.salary = document.salary
        self.earnings = document.earnings
        by_id = {card.id: card for card in document.card}
        self.events = tuple(by_id[name] for name in KNOWN)
        self.ids = KNOWN
        self.index = {name: number for number, name in enumerate(KNOWN)}
        self.counts = tuple(card.count for card in self.events)
        self.costs = tuple(card.cost for card in self.events)
        self.auctioned = tuple(card.type == "auction" for card in self.events)
        self.lawsuit = tuple(card.type == "lawsuit" for card in self.events)
        self.effects = tuple(card.effect for card in self.events)
        self.marketing = tuple(card.effect.marketing for card in self.events)
        self.trial_dice = tuple(card.effect.trial_dice for card in self.events)
        self.targets = tuple(card.target for card in self.events)
        self.late = tuple(
            card.type in document.setup.no_play_before_round_2 for card in self.events
        )
        """Cards that cannot be played in round 1 (BD-PLAY-07)."""
        self.discards = tuple(Discard(name) for name in KNOWN)
        self.plays = tuple(Play(name) for name in KNOWN)
        self.sales = tuple(Sell(name) for name in KNOWN)
        self.debt_limit = self.debt.iou_value * self.debt.max_ious
        self.seat_limit = seat_limit(document)
        self.warnings = warnings(document)

    def name_of(self, card: str) -> str:
        return self.events[self.index[card]].name

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"event": self.ids}

    def event_card(self, card: str) -> EventCard:
        """A card's definition by its id, for those who draw it."""
        return self.events[self.index[card]]

    def lawyers_due(self, lawyers: int) -> int:
        """The salary of all lawyers; beyond the table 10 x n x n (BD-SAL-01, BD-R-32)."""
        table = self.salary.lawyer_total
        return table[lawyers] if lawyers < len(table) else 10 * lawyers * lawyers


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played, each mistake with a sentence (section 6.2)."""
    for name, times in Counter(card.id for card in document.card).items():
        if name not in KNOWN:
            raise file.refuse(f"this id is not known; the ids are {', '.join(KNOWN)}.", name)
        if times > 1:
            raise file.refuse(f"the id is used {times} times; every id stands for one card.", name)
    if missing := [name for name in KNOWN if name not in {card.id for card in document.card}]:
        raise file.refuse(f"{missing[0]!r} is missing; write count = 0 if the deck has none.")
    for card in document.card:
        check_card(file, card)
    total = sum(card.count for card in document.card)
    if total != document.set.deck_size:
        raise file.refuse(
            f"the counts add up to {total}, but [set] says deck_size = {document.set.deck_size}."
        )
    if document.setup.ious > document.debt.max_ious:
        raise file.refuse(
            f"[setup] ious is {document.setup.ious}, more than [debt] max_ious = "
            f"{document.debt.max_ious}."
        )
    if document.debt.payoff_cost[0] != 0:
        raise file.refuse("[debt] payoff_cost must start with 0: paying off nothing is free.")
    if document.setup.min_players > document.setup.max_players:
        raise file.refuse("[setup] min_players is larger than max_players.")
    if (limit := seat_limit(document)) < document.setup.min_players:
        raise file.refuse(
            f"its marketers and engineers are enough for {limit} players, and it needs them for "
            f"{document.setup.min_players}: every player starts with employees from the deck."
        )


SHAPES: Final[dict[Kind, tuple[str, ...]]] = {
    "auction": ("employee", "contract"),
    "headhunt": ("take_employee",),
    "lawsuit": ("damages", "min", "max"),
    "bonus": ("trial_dice", "marketing"),
    "tech": ("tech", "partner_tech", "steal_tech", "destroy_tech"),
    "marketing": ("marketing", "trial_dice", "steal_card"),
}
"""Which effects go with which type of card."""

NEEDED_TARGET: Final = {"cash": "has_cash", "marketers": "has_marketer", "tech": "has_tech"}


def check_card(file: SetFile, card: EventCard) -> None:
    """The figures of one card, and whether type, target, payee and effect fit together."""
    if not 0 <= card.count <= 99:
        raise file.refuse(f"count is {card.count}; it must be 0 to 99.", card.id)
    if card.cost < 0 or card.cost % 10:
        raise file.refuse(f"cost is {card.cost}; it must be a multiple of 10.", card.id)
    effect = card.effect
    given = [
        name
        for name, empty in zip(effect.__struct_fields__, effect.__struct_defaults__, strict=True)
        if getattr(effect, name) != empty
    ]
    if not given:
        raise file.refuse("its effect is empty: the card does nothing.", card.id)
    for name in given:
        if name not in SHAPES[card.type]:
            raise file.refuse(
                f"the effect {name} does not fit a card of type {card.type}.", card.id
            )
    needed = _needed_target(effect)
    if needed is not None and card.target != needed:
        raise file.refuse(f"its effect needs target = {needed!r}, not {card.target!r}.", card.id)
    if card.type == "auction" and (card.target, card.payee, card.cost) != ("none", "none", 0):
        raise file.refuse("an auction card has no cost, payee or target of its own.", card.id)
    if card.type == "lawsuit" and (card.payee, card.cost) != ("none", 0):
        raise file.refuse("a lawsuit card costs nothing (BD-SUIT-01).", card.id)
    if card.target == "none" and (card.payee == "target" or card.bonus_in == "target"):
        raise file.refuse("it pays or burdens a target, but has none.", card.id)
    if card.cost and card.payee == "none":
        raise file.refuse(f"it costs {card.cost}, but nobody is paid: say payee.", card.id)
    if card.bonus != bool(effect.marketing or effect.trial_dice):
        raise file.refuse(
            "cards with marketing or trial_dice, and no others, say bonus = true.", card.id
        )
    if effect.min > effect.max:
        raise file.refuse(f"damages from {effect.min} to {effect.max}: min is larger.", card.id)


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


def warnings(document: Document) -> list[str]:
    """What is allowed, but hardly meant: a deal that may run short (BD-DEAL-03, BD-R-03)."""
    setup = document.setup
    permanent = sum(card.count for card in document.card if card.type == "auction")
    room = document.set.deck_size - setup.hand_size * setup.max_players
    if permanent <= room:
        return []
    return [
        f"{permanent} cards can end up in workplaces, {setup.max_players} full hands leave room "
        f"for {room}: the deck may run out while dealing (BD-DEAL-03)."
    ]


assert KNOWN[: len(EMPLOYEES)] == EMPLOYEES
