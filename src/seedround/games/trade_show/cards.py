"""A card set of Trade Show with all that can be computed once."""

from collections.abc import Sequence
from typing import Any

from seedround.engine.cardset import CardSet, SetFile
from seedround.engine.kinds import by_card
from seedround.engine.saying import Saying
from seedround.games.trade_show.checks import check, warnings
from seedround.games.trade_show.document import Development, Document, SetWord
from seedround.games.trade_show.moves import CUBE_WORTH, REROLL_COST


class Cards(CardSet):
    """A checked set. Cards are numbered in ascending id, copies by number (section 3.4)."""

    warnings: Sequence[Saying]

    def __init__(self, file: SetFile) -> None:
        document = file.typed(Document)
        super().__init__(file, document.set)
        check(file, document)
        self.companies = tuple(document.company)
        self.pools = tuple(company.dice.pool() for company in self.companies)
        self.targets = tuple(sum(pool) for pool in self.pools)
        self.developments = tuple(
            card
            for card in sorted(document.card, key=lambda card: card.id)
            for _ in range(card.copies)
        )
        self.ids = tuple(
            f"{card.id}#{copy}" if card.copies > 1 else card.id
            for card in sorted(document.card, key=lambda card: card.id)
            for copy in range(1, card.copies + 1)
        )
        self.sell = tuple(card.sell for card in self.developments)
        self.pay = tuple(card.pay for card in self.developments)
        self.bonus = tuple(
            tuple(card.bonus.get(company.id, 0) for card in self.developments)
            for company in self.companies
        )
        """By company, then card."""
        self.lines = tuple(
            tuple(zip(self.sell, self.pay, bonus, strict=True)) for bonus in self.bonus
        )
        """By company, then card: sell value, dollars, matching bonus; what the solver works on."""
        self.company_ids = tuple(company.id for company in self.companies)
        self.index = {name: number for number, name in by_card(self.ids)}
        self._names = {company.id: company.name for company in self.companies}
        self._names |= {
            name: card.name for name, card in zip(self.ids, self.developments, strict=True)
        }
        self.warnings = warnings(document)

    def called(self, word: str) -> Saying:
        return SetWord(self._names[word] if word in self.company_ids else word)

    def name_of(self, card: str) -> str:
        return self._names[card]

    def shown(self) -> dict[str, Any]:
        """With what cubes are good for: no card says it (TS-SHOW-18, TS-END-03)."""
        return {**self.content, "cube": {"worth": CUBE_WORTH, "reroll": REROLL_COST}}

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"company": self.company_ids, "development": self.ids}

    def development(self, card: str) -> Development:
        """A card's definition by its id, for those who draw it."""
        return self.developments[self.index[card]]
