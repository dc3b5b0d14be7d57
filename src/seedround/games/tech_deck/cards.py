"""Typed cards of Tech Deck, the checks of a deck file (section 6.2), and what is computed once."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.cardset import CardSet, SetFile, SetHead
from seedround.engine.move import Move
from seedround.games.tech_deck.moves import Assist, First, Pick, Retire, Use, Venture
from seedround.games.tech_deck.primitives import (
    HIGHEST,
    AnyPrimitive,
    Develop,
    Discard,
    Domain,
    Double,
    Phase,
    Primitive,
    Ready,
    Retain,
    Slack,
    Wild,
)

DOMAINS: Final = ("service", "technology", "science", "information", "open")
"""Deck order; open cards come last."""
MOST_CARDS: Final = 54
MOST_OPEN: Final = 2
FEWEST_VENTURES: Final = 12
"""Two for each of three areas of two teams (TD-SETUP-02)."""
TEAM_1: Final = (("service", 4), ("technology", 1), ("science", 2), ("information", 3))
TEAM_2: Final = (("service", 3), ("technology", 4), ("science", 1), ("information", 2))
TEAM_STARTS: Final = ((*TEAM_1, ("information", 1)), (*TEAM_2, ("service", 1)))
"""The start decks by domain and value, 11 in all for each team (TD-SETUP-06, TD-A-10)."""
BEFORE, AFTER, BETWEEN, ASSISTING, WINNING = range(5)
"""The windows: phases 2 and 4, Assist steps 9, 3 and 5 (TD-FX-07, TD-A-16)."""
WINDOWS: Final = {
    "main": (BEFORE, AFTER, BETWEEN),
    "before": (BEFORE,),
    "after": (AFTER,),
    "assist": (ASSISTING,),
    "won": (WINNING,),
}

HelpOf = tuple[int, int, int, bool, int]
"""What an assist effect can add: cost in cards, low, high, wild, number of doubles (3.3)."""


class Head(SetHead, frozen=True):
    domain_rank: list[Domain]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The start decks by card id (TD-SETUP-06, TD-SETUP-07)."""

    team1: list[str]
    team2: list[str]
    solo: list[str]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,59}$")]
    domain: Domain
    value: int
    name: str
    kind: Literal["venture", "group"]
    phase: Phase
    steps: list[AnyPrimitive]
    text: str
    start: bool = False


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    start: Start
    card: list[Card]


class Cards(CardSet):
    """A checked deck. Cards are numbered in deck order: by domain, value and id."""

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        cards = sorted(
            document.card, key=lambda card: (DOMAINS.index(card.domain), card.value, card.id)
        )
        self.definitions = tuple(cards)
        self.ids = tuple(card.id for card in cards)
        self.index = {card.id: number for number, card in enumerate(cards)}
        self.value = tuple(card.value for card in cards)
        self.is_open = tuple(card.domain == "open" for card in cards)
        self.is_venture = tuple(card.kind == "venture" for card in cards)
        self.bit = tuple(1 << number for number in range(len(cards)))
        self.domain = tuple(DOMAINS.index(card.domain) for card in cards)
        self.match = tuple(15 if number == 4 else 1 << number for number in self.domain)
        """Domains as bits; an open card has every one, so one bit in common is a match."""
        order = [*document.set.domain_rank, "open"]
        self.ranked = tuple(DOMAINS.index(name) for name in order)
        """The domains, highest first (TD-ASSIST-13, TD-A-03)."""
        self.rank = tuple(4 - self.ranked.index(number) for number in self.domain)
        self.start = (
            tuple(sorted(self.index[name] for name in document.start.team1)),
            tuple(sorted(self.index[name] for name in document.start.team2)),
        )
        self.solo = tuple(sorted(self.index[name] for name in document.start.solo))
        self.steps = tuple(tuple[Primitive, ...](card.steps) for card in cards)
        self.work = tuple(tuple(op for op in card.steps if not op.is_cost()) for card in cards)
        self.costs = tuple(
            tuple(op for op in card.steps if op.is_cost() and not isinstance(op, Discard))
            for card in cards
        )
        self.cost = tuple(_discards(card) for card in cards)
        """Hand cards that must be discarded for the effect."""
        self.help = tuple(_help(card) for card in cards)
        self.surplus = -sum(help_of[1] for help_of in self.help if help_of is not None)
        """By how much a set can be too high if every effect helps it."""
        self.has_ready = self.bits_with(Ready)
        self.has_develop = self.bits_with(Develop)
        ventures = [0] * 5
        groups = [0] * 5
        for number, card in enumerate(cards):
            for window in WINDOWS[card.phase] if card.steps else ():
                (ventures if card.kind == "venture" else groups)[window] |= 1 << number
        self.ventures = tuple(ventures)
        """By window: the venture cards whose effect works in it, as bits (TD-FX-07)."""
        self.groups = tuple(groups)
        self.use: tuple[Move, ...] = tuple(Use(name) for name in self.ids)
        self.pick: tuple[Move, ...] = tuple(Pick(name) for name in self.ids)
        self.assist: tuple[Move, ...] = tuple(Assist(name) for name in self.ids)
        self.first: tuple[Move, ...] = tuple(First(name) for name in self.ids)
        self.retire: tuple[Move, ...] = tuple(Retire(name) for name in self.ids)
        self.venture: tuple[Move, ...] = tuple(Venture(name) for name in self.ids)
        self.warnings = warnings(document)

    def name_of(self, card: str) -> str:
        return f"{card} {self.definitions[self.index[card]].name}"

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"card": self.ids}

    def card(self, name: str) -> Card:
        """A card's definition by its id, for those who draw it."""
        return self.definitions[self.index[name]]

    def bits(self, pile: Iterable[int]) -> int:
        """Cards as bits of a whole number."""
        found = 0
        for card in pile:
            found |= 1 << card
        return found

    def bits_with(self, kind: type[Primitive]) -> int:
        """The cards whose effect has a primitive of this kind."""
        return sum(
            1 << number
            for number, steps in enumerate(self.steps)
            if any(isinstance(op, kind) for op in steps)
        )


def _discards(card: Card) -> int:
    return sum(op.n for op in card.steps if isinstance(op, Discard) and op.cost)


def _help(card: Card) -> HelpOf | None:
    """How a card's effect widens what a set reaches; None if it does not (3.3)."""
    slack = [op for op in card.steps if isinstance(op, Slack)]
    wild = any(isinstance(op, Wild) for op in card.steps)
    doubles = sum(isinstance(op, Double) for op in card.steps)
    if not slack and not wild and not doubles:
        return None
    low, high = sum(op.lo for op in slack), sum(op.hi for op in slack)
    return (_discards(card), low, high, wild, doubles)


# Checks


def check(file: SetFile, document: Document) -> None:
    """Refuse a deck that cannot be played, each mistake with a sentence (section 6.2, TD-A-05)."""
    cards = document.card
    if len(cards) > MOST_CARDS:
        raise file.refuse(f"a deck has at most {MOST_CARDS} cards; this one has {len(cards)}.")
    if sorted(document.set.domain_rank) != sorted(DOMAINS[:4]):
        raise file.refuse(
            f"domain_rank must name each of {', '.join(DOMAINS[:4])} once, highest first."
        )
    for what, entries in (("id", [c.id for c in cards]), ("name", [c.name for c in cards])):
        for entry, times in Counter(entries).items():
            if times > 1:
                raise file.refuse(f"the {what} {entry!r} is used {times} times; use it once.")
    for card in cards:
        check_card(file, card)
    opens = sum(card.domain == "open" for card in cards)
    if opens > MOST_OPEN:
        raise file.refuse(f"a deck has at most {MOST_OPEN} open cards; this one has {opens}.")
    check_start(file, document)
    starts = {*document.start.team1, *document.start.team2, *document.start.solo}
    ventures = sum(card.kind == "venture" and card.id not in starts for card in cards)
    if ventures < FEWEST_VENTURES:
        raise file.refuse(
            f"it has {ventures} venture cards outside the start lists; "
            f"six players need {FEWEST_VENTURES}."
        )


def check_card(file: SetFile, card: Card) -> None:
    """The value and the effect of one card."""
    if not 1 <= card.value <= HIGHEST:
        raise file.refuse(f"the value is {card.value}; it must be 1 to {HIGHEST}.", card.id)
    for op in card.steps:
        name = type(op).__name__.lower()
        if flaw := op.flaw():
            raise file.refuse(flaw, card.id)
        if card.phase not in op.phases:
            fits = ", ".join(op.phases)
            raise file.refuse(f"{name} does not fit phase {card.phase!r}; use {fits}.", card.id)
    costs = [op.is_cost() for op in card.steps]
    if costs != sorted(costs, reverse=True):
        raise file.refuse("cost steps come first.", card.id)
    for kind in (Develop, Retain):
        if sum(isinstance(op, kind) for op in card.steps) > 1:
            raise file.refuse(f"it has more than one {kind.__name__.lower()} step.", card.id)


def check_start(file: SetFile, document: Document) -> None:
    """The start lists (TD-SETUP-06, TD-SETUP-07, TD-A-04, TD-A-05)."""
    by_id = {card.id: card for card in document.card}
    lists = (document.start.team1, document.start.team2, document.start.solo)
    for name, ids in zip(("team1", "team2", "solo"), lists, strict=True):
        for card in ids:
            if card not in by_id:
                raise file.refuse(f"start.{name} names {card!r}, which is not in the deck.")
            if by_id[card].kind != "group":
                raise file.refuse(f"start.{name} names it, but it is a venture.", card)
    for name, ids, wanted in zip(("team1", "team2"), lists, TEAM_STARTS, strict=False):
        if sorted((by_id[card].domain, by_id[card].value) for card in ids) != sorted(wanted):
            text = ", ".join(f"{value}-{domain}" for domain, value in wanted)
            raise file.refuse(f"start.{name} must hold {text} (TD-SETUP-06).")
    if not fits_solo([by_id[card] for card in document.start.solo]):
        raise file.refuse(
            "start.solo must hold two 1s of different domains, a 2, a 3 and a 4, with all four "
            "domains among them (TD-SETUP-07)."
        )
    marked = {card.id for card in document.card if card.start}
    if wrong := sorted(marked ^ {*document.start.team1, *document.start.team2}):
        raise file.refuse(
            "start = true belongs on the ten cards of start.team1 and start.team2, no others.",
            wrong[0],
        )


def fits_solo(cards: list[Card]) -> bool:
    """Two 1s of different domains, a 2, a 3, a 4, all four domains (TD-SETUP-07)."""
    ones = {card.domain for card in cards if card.value == 1}
    return (
        sorted(card.value for card in cards) == [1, 1, 2, 3, 4]
        and len(ones) == 2
        and {card.domain for card in cards} == set(DOMAINS[:4])
    )


def warnings(document: Document) -> list[str]:
    """The printed deck is unknown, so gaps and doubles are only worth a word (TD-A-02)."""
    have = Counter((card.domain, card.value) for card in document.card)
    found = [
        f"{domain} {value}: the deck has {have[domain, value]} cards of it instead of one."
        for domain, value in product(DOMAINS[:4], range(1, HIGHEST + 1))
        if have[domain, value] != 1
    ]
    if (opens := sum(card.domain == "open" for card in document.card)) != MOST_OPEN:
        found.append(f"open: the deck has {opens} open cards instead of two.")
    return found
