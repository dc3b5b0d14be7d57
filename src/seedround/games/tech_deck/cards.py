"""A deck of Tech Deck with all that can be computed once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from seedround.engine.cardset import CardSet, SetFile
from seedround.engine.kinds import CardNumber, by_card
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.games.tech_deck.checks import check, warnings
from seedround.games.tech_deck.document import DOMAINS, Card, Document, SetWord
from seedround.games.tech_deck.moves import Assist, First, Pick, Retire, Use, Venture
from seedround.games.tech_deck.primitives import (
    Develop,
    Discard,
    Double,
    Primitive,
    Ready,
    Slack,
    Wild,
)

BEFORE, AFTER, BETWEEN, ASSISTING, WINNING = range(5)
"""The windows: both effects phases, between assists, while assisting, after a win (TD-FX-07)."""
EVERY_WINDOW: Final = range(WINNING + 1)
OPEN: Final = DOMAINS.index("open")
EVERY_DOMAIN: Final = (1 << OPEN) - 1
"""As bits."""
WINDOWS: Final = {
    "main": (BEFORE, AFTER, BETWEEN),
    "before": (BEFORE,),
    "after": (AFTER,),
    "assist": (ASSISTING,),
    "won": (WINNING,),
}

HelpOf = tuple[int, int, int, bool, int]
"""What an assist effect can add: cost in cards, low, high, wild, number of doubles (3.3)."""


class Cards(CardSet):
    """A checked deck. Cards are numbered in deck order: by domain, value and id."""

    told: ClassVar[Mapping[str, str]] = {"steps": "text"}

    warnings: Sequence[Saying]

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        cards = sorted(
            document.card, key=lambda card: (DOMAINS.index(card.domain), card.value, card.id)
        )
        self.definitions = tuple(cards)
        self.ids = tuple(card.id for card in cards)
        self.index = {card.id: number for number, card in by_card(cards)}
        self.value = tuple(card.value for card in cards)
        self.is_open = tuple(card.domain == "open" for card in cards)
        self.is_venture = tuple(card.kind == "venture" for card in cards)
        self.bit = tuple(1 << number for number in range(len(cards)))
        self.domain = tuple(DOMAINS.index(card.domain) for card in cards)
        self.match = tuple(
            EVERY_DOMAIN if number == OPEN else 1 << number for number in self.domain
        )
        """Domains as bits; an open card has every one, so one bit in common is a match."""
        order = [*document.set.domain_rank, "open"]
        self.ranked = tuple(DOMAINS.index(name) for name in order)
        """The domains, highest first (TD-ASSIST-13, TD-A-03)."""
        self.rank = tuple(OPEN - self.ranked.index(number) for number in self.domain)
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
        ventures = [0 for _ in EVERY_WINDOW]
        groups = [0 for _ in EVERY_WINDOW]
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

    def called(self, word: str) -> Saying:
        return SetWord(word)

    def name_of(self, card: str) -> str:
        return self.definitions[self.index[card]].name

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"card": self.ids}

    def card(self, name: str) -> Card:
        """A card's definition by its id, for those who draw it."""
        return self.definitions[self.index[name]]

    def bits(self, pile: Iterable[CardNumber]) -> int:
        """Cards as bits of a whole number."""
        found = 0
        for card in pile:
            found |= 1 << card
        return found

    def named(self, bits: int) -> tuple[str, ...]:
        """The ids of cards that are bits of a whole number; mostly there are none."""
        if not bits:
            return ()
        return tuple([name for card, name in enumerate(self.ids) if bits >> card & 1])

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
