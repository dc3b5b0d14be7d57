"""The checks of a card set (section 6.1): each mistake is refused with a sentence of its own."""

from collections import Counter
from collections.abc import Sequence

from seedround.engine.cardset import SetFile
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import FigureOutOfRange, IdTwice
from seedround.games.trade_show.document import COMPANIES, Development, Document
from seedround.games.trade_show.faults import (
    BonusForNobody,
    CardsStated,
    CompaniesFound,
    CompaniesStated,
    DeckTooSmall,
    NeverFulfilled,
    PoolUnfit,
    TooManyDice,
)
from seedround.games.trade_show.moves import GRID, MOST_DICE, SIDES


def check(file: SetFile, document: Document) -> None:
    """Refuse a set that cannot be played, each mistake with a sentence (TS-DRAFT-16, TS-A-25)."""
    companies, cards = document.company, document.card
    if len(companies) != COMPANIES:
        raise file.refuse(CompaniesFound(COMPANIES, len(companies)))
    if document.set.companies != COMPANIES:
        raise file.refuse(CompaniesStated(COMPANIES, document.set.companies))
    ids = Counter([company.id for company in companies] + [card.id for card in cards])
    for name, times in ids.items():
        if times > 1:
            raise file.refuse(IdTwice(times), name)
    for company in companies:
        for size, count, most in zip(SIDES, company.dice.pool(), document.dice.pool(), strict=True):
            if not 0 <= count <= most:
                raise file.refuse(TooManyDice(count, size, most), company.id)
        if not 1 <= sum(company.dice.pool()) <= MOST_DICE:
            raise file.refuse(PoolUnfit(sum(company.dice.pool()), MOST_DICE), company.id)
    known = {company.id for company in companies}
    for card in cards:
        check_card(file, card, known)
    total = sum(card.copies for card in cards)
    if total != document.set.cards:
        raise file.refuse(CardsStated(total, document.set.cards))
    stacks = sum(sum(company.dice.pool()) for company in companies)
    if GRID + stacks > total:
        why = DeckTooSmall(COMPANIES, GRID, stacks, GRID + stacks, total)
        raise file.refuse(why, rule="TS-DRAFT-16")


def check_card(file: SetFile, card: Development, companies: set[str]) -> None:
    """The figures of one development card."""
    for figure, value, low, high in (
        ("sell", card.sell, 1, 24),
        ("pay", card.pay, 0, 99),
        ("copies", card.copies, 1, 99),
        *((f"bonus.{company}", value, 1, 20) for company, value in card.bonus.items()),
    ):
        if not low <= value <= high:
            raise file.refuse(FigureOutOfRange(figure, value, low, high), card.id)
    for company in card.bonus:
        if company not in companies:
            raise file.refuse(BonusForNobody(company, tuple(sorted(companies))), card.id)


def warnings(document: Document) -> Sequence[Saying]:
    """Cards that no company can ever fulfil: allowed, but hardly meant."""
    best = max(
        count * size
        for company in document.company
        for size, count in zip(SIDES, company.dice.pool(), strict=True)
    )
    return [
        NeverFulfilled(card.id, card.name, card.sell) for card in document.card if card.sell > best
    ]
