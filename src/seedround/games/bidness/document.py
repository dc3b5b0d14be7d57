"""What a card set of Bidness looks like on disk (section 6)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.cardset import CardText, SetHead
from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying
from seedround.games.bidness.moves import EMPLOYEES, TEN, Employee

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
"""The 21 kinds of event card in the box, in the order of section 6.1; a set may bring more.

Inside a table a card is its number.
"""
assert KNOWN[: len(EMPLOYEES)] == EMPLOYEES

MOST_AMOUNT: Final = 1_000_000
MOST_KINDS: Final = 60

Tens = Annotated[int, Meta(ge=0, le=MOST_AMOUNT, multiple_of=TEN)]
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


class SetWord(Saying, frozen=True):
    """A word of the file as people say it: a field, a deck, a value, a card's name or text."""

    word: Phrase


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
    """What a card does; each key is one effect (section 6.2). Without any, people do what its text
    says."""

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
    text: CardText = ""


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    setup: Setup
    debt: Debt
    salary: Salary
    earnings: Earnings
    card: list[EventCard]
