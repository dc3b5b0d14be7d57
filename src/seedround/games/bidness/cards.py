"""A card set of Bidness with all that can be computed once."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from seedround.engine.cardset import CardSet, SetFile, figures
from seedround.engine.kinds import by_card, every_card
from seedround.engine.saying import Saying
from seedround.games.bidness.checks import check, seat_limit, warnings
from seedround.games.bidness.document import KNOWN, Document, Effect, EventCard, SetWord
from seedround.games.bidness.doing import DoesAsRead, doings
from seedround.games.bidness.moves import Discard, Play, Sell

MARKETER, ENGINEER, LAWYER, CONTRACT = every_card(4)
"""Permanent cards by number; the first three are also the numbers of the employees."""
EMPLOYEE: Final = {"marketer": MARKETER, "engineer": ENGINEER, "lawyer": LAWYER}
"""By name: the number of a kind of employee."""
LAWYER_SQUARE: Final = 10
"""Dollars that so many lawyers cost times so many, beyond the table (BD-R-32)."""


class Cards(CardSet):
    """A checked set, with everything that the rules ask of a card in flat tuples by number."""

    told: ClassVar[Mapping[str, str]] = {"effect": "effect"}
    warnings: Sequence[Saying]

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        self.setup = document.setup
        self.debt = document.debt
        self.salary = document.salary
        self.earnings = document.earnings
        by_id = {card.id: card for card in document.card}
        self.ids = tuple(dict.fromkeys((*KNOWN, *by_id)))
        """The cards of the box, then those that the set brings along."""
        self.events = tuple(by_id[name] for name in self.ids)
        self.index = {name: number for number, name in by_card(self.ids)}
        self.counts = tuple(card.count for card in self.events)
        self.costs = tuple(card.cost for card in self.events)
        self.auctioned = tuple(card.type == "auction" for card in self.events)
        self.lawsuit = tuple(card.type == "lawsuit" for card in self.events)
        self.effects = tuple(card.effect for card in self.events)
        self.marketing = tuple(card.effect.marketing for card in self.events)
        self.trial_dice = tuple(card.effect.trial_dice for card in self.events)
        self.by_hand = tuple(card.effect == Effect() for card in self.events)
        """Cards that people carry out by themselves: nothing but their text says what to do."""
        self.targets = tuple(card.target for card in self.events)
        self.late = tuple(
            card.type in document.setup.no_play_before_round_2 for card in self.events
        )
        """Cards that cannot be played in round 1 (BD-PLAY-07)."""
        self.discards = tuple(Discard(name) for name in self.ids)
        self.plays = tuple(Play(name) for name in self.ids)
        self.sales = tuple(Sell(name) for name in self.ids)
        self.debt_limit = self.debt.iou_value * self.debt.max_ious
        self.seat_limit = seat_limit(document)
        self.warnings = warnings(document)
        self.doing = tuple(doings(card, document.earnings) for card in self.events)
        """By card: what it does, in words."""

    def called(self, word: str) -> Saying:
        return SetWord(word)

    def name_of(self, card: str) -> str:
        return self.events[self.index[card]].name

    def sayings(self) -> dict[str, tuple[Saying, ...]]:
        """What each card does, or the card's own text."""
        return {
            card.id: (DoesAsRead(card.text),) if card.text else does
            for card, does in zip(self.events, self.doing, strict=True)
        }

    def doings(self) -> dict[str, tuple[Saying, ...]]:
        return dict(zip(self.ids, self.doing, strict=True))

    def rough_worth(self, deck: str, entry: Mapping[str, Any]) -> float:
        """By its effects and its cost; how often it is in the deck tells nothing."""
        return sum(figures(entry["effect"]), entry["cost"] / 10.0)

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"event": self.ids}

    def event_card(self, card: str) -> EventCard:
        """A card's definition by its id, for those who draw it."""
        return self.events[self.index[card]]

    def salaries_due(self, marketers: int, engineers: int, lawyers: int) -> int:
        """The salaries of all employees (BD-SAL-01)."""
        salary = self.salary
        due = salary.marketer * marketers + salary.engineer * engineers
        return due + self.lawyers_due(lawyers)

    def lawyers_due(self, lawyers: int) -> int:
        """The salary of all lawyers; beyond the table by its square (BD-SAL-01, BD-R-32)."""
        table = self.salary.lawyer_total
        return table[lawyers] if lawyers < len(table) else LAWYER_SQUARE * lawyers * lawyers
