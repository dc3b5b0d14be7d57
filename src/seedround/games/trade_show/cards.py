"""Typed cards of Trade Show, and the checks of a card set (section 6.1)."""

from collections import Counter

from msgspec import Struct

from seedround.engine.cardset import CardSet, SetFile, SetHead
from seedround.games.trade_show.moves import MOST_DICE, SIDES

COMPANIES = 5
GRID = 10
LONGEST_ID = 50


class Head(SetHead, frozen=True):
    cards: int
    companies: int = COMPANIES


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of dice of each size."""

    d4: int = 0
    d6: int = 0
    d8: int = 0

    def pool(self) -> tuple[int, int, int]:
        return (self.d4, self.d6, self.d8)


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    icon: str
    dice: Dice


class Development(Struct, frozen=True, forbid_unknown_fields=True):
    """A development card: sell value (circle), dollars (square), bonuses (rectangles)."""

    id: str
    name: str
    sell: int
    pay: int
    bonus: dict[str, int] = {}
    copies: int = 1


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    dice: Dice
    company: list[Company]
    card: list[Development]


class Cards(CardSet):
    """A checked set. Cards are numbered in ascending id, copies by number (section 3.4)."""

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
        self.index = {name: number for number, name in enumerate(self.ids)}
        self._names = {company.id: company.name for company in self.companies}
        self._names |= {
            name: card.name for name, card in zip(self.ids, self.developments, strict=True)
        }
        self.warnings = warnings(document)

    def name_of(self, card: str) -> str:
        return self._names[card]

    def decks(self) -> dict[str, tuple[str, ...]]:
        return {"company": self.company_ids, "development": self.ids}

    def development(self, card: str) -> Development:
        """A card's definition by its id, for those who draw it."""
        return self.developments[self.index[card]]


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played, each mistake with a sentence (TS-DRAFT-16, TS-A-25)."""
    companies, cards = document.company, document.card
    if len(companies) != COMPANIES:
        raise file.refuse(
            f"a set has exactly {COMPANIES} companies; this one has {len(companies)}."
        )
    if document.set.companies != COMPANIES:
        raise file.refuse(
            f"a set has exactly {COMPANIES} companies; [set] says {document.set.companies}."
        )
    ids = Counter([company.id for company in companies] + [card.id for card in cards])
    for name, times in ids.items():
        if times > 1:
            raise file.refuse(f"the id is used {times} times; every id stands for one card.", name)
        if not 1 <= len(name) <= LONGEST_ID or "#" in name:
            raise file.refuse(
                f"an id has 1 to {LONGEST_ID} characters and no #, which marks copies.", name
            )
    for company in companies:
        for size, count, most in zip(SIDES, company.dice.pool(), document.dice.pool(), strict=True):
            if not 0 <= count <= most:
                raise file.refuse(f"it lists {count} d{size}; there are {most}.", company.id)
        if not 1 <= sum(company.dice.pool()) <= MOST_DICE:
            raise file.refuse(
                f"it lists {sum(company.dice.pool())} dice; 1 to {MOST_DICE} are possible.",
                company.id,
            )
    known = {company.id for company in companies}
    for card in cards:
        check_card(file, card, known)
    total = sum(card.copies for card in cards)
    if total != document.set.cards:
        raise file.refuse(
            f"the cards with copies are {total}, but [set] says {document.set.cards}."
        )
    needed = GRID + sum(sum(company.dice.pool()) for company in companies)
    if needed > total:
        raise file.refuse(
            f"a round with five players would need {GRID} + {needed - GRID} = {needed} cards, "
            f"and there are {total}: the deck would run out (TS-DRAFT-16)."
        )


def check_card(file: SetFile, card: Development, companies: set[str]) -> None:
    """The figures of one development card."""
    for what, value, low, high in (
        ("sell", card.sell, 1, 24),
        ("pay", card.pay, 0, 99),
        ("copies", card.copies, 1, 99),
        *((f"bonus for {company}", value, 1, 20) for company, value in card.bonus.items()),
    ):
        if not low <= value <= high:
            raise file.refuse(f"{what} is {value}; it must be {low} to {high}.", card.id)
    for company in card.bonus:
        if company not in companies:
            names = ", ".join(sorted(companies))
            raise file.refuse(f"bonus for {company!r}: the companies are {names}.", card.id)


def warnings(document: Document) -> list[str]:
    """Cards that no company can ever fulfil: allowed, but hardly meant."""
    best = max(
        count * size
        for company in document.company
        for size, count in zip(SIDES, company.dice.pool(), strict=True)
    )
    return [
        f"{card.id} ({card.name}): no company can ever reach the sell value {card.sell}."
        for card in document.card
        if card.sell > best
    ]
