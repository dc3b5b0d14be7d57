"""The checks of a deck file (section 6.2): each mistake is refused with a sentence of its own."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final

from seedround.engine.cardset import SetFile
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import FigureOutOfRange, IdTwice
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.document import DOMAINS, MOST_CARDS, Card, Document
from seedround.games.tech_deck.faults import (
    CardCount,
    CostsLate,
    NameTwice,
    OpenCardCount,
    PhaseUnfit,
    RankUnfit,
    SoloStartUnfit,
    StartMarkUnfit,
    StartUnknown,
    StartVenture,
    StepTwice,
    TeamStartUnfit,
    TooFewVentures,
    TooManyCards,
    TooManyOpenCards,
)
from seedround.games.tech_deck.primitives import HIGHEST, Develop, Retain

MOST_OPEN: Final = 2
FEWEST_VENTURES: Final = 12
"""Two for each of three areas of two teams (TD-SETUP-02)."""
START_LISTS: Final = ("start.team1", "start.team2", "start.solo")
RANKED: Final = DOMAINS[:4]
"""All domains but that of open cards."""
START_VALUES: Final = (1, 1, 2, 3, 4)
"""The start deck of a solo game (TD-SETUP-07)."""
TEAM_1: Final = (("service", 4), ("technology", 1), ("science", 2), ("information", 3))
TEAM_2: Final = (("service", 3), ("technology", 4), ("science", 1), ("information", 2))
TEAM_STARTS: Final = ((*TEAM_1, ("information", 1)), (*TEAM_2, ("service", 1)))
"""The start decks by domain and value, 11 in all for each team (TD-SETUP-06, TD-A-10)."""


def check(file: SetFile, document: Document) -> None:
    """Refuse a deck that cannot be played, each mistake with a sentence (section 6.2, TD-A-05)."""
    cards = document.card
    if len(cards) > MOST_CARDS:
        raise file.refuse(TooManyCards(MOST_CARDS, len(cards)))
    if sorted(document.set.domain_rank) != sorted(RANKED):
        raise file.refuse(RankUnfit(RANKED), rule="TD-A-03")
    for card, times in Counter(card.id for card in cards).items():
        if times > 1:
            raise file.refuse(IdTwice(times), card)
    for name, times in Counter(card.name for card in cards).items():
        if times > 1:
            raise file.refuse(NameTwice(name, times))
    for each in cards:
        check_card(file, each)
    opens = sum(card.domain == "open" for card in cards)
    if opens > MOST_OPEN:
        raise file.refuse(TooManyOpenCards(MOST_OPEN, opens))
    check_start(file, document)
    starts = {*document.start.team1, *document.start.team2, *document.start.solo}
    ventures = sum(card.kind == "venture" and card.id not in starts for card in cards)
    if ventures < FEWEST_VENTURES:
        why = TooFewVentures(ventures, GAME.players[-1], FEWEST_VENTURES)
        raise file.refuse(why, rule="TD-SETUP-02")


def check_card(file: SetFile, card: Card) -> None:
    """The value and the effect of one card."""
    if not 1 <= card.value <= HIGHEST:
        raise file.refuse(FigureOutOfRange("value", card.value, 1, HIGHEST), card.id)
    for op in card.steps:
        if flaw := op.flaw():
            raise file.refuse(flaw, card.id)
        if card.phase not in op.phases:
            raise file.refuse(PhaseUnfit(op.name(), card.phase, op.phases), card.id, "TD-FX-07")
    costs = [op.is_cost() for op in card.steps]
    if costs != sorted(costs, reverse=True):
        raise file.refuse(CostsLate(), card.id, "TD-FX-15")
    for kind in (Develop, Retain):
        if sum(isinstance(op, kind) for op in card.steps) > 1:
            raise file.refuse(StepTwice(kind.name()), card.id)


def check_start(file: SetFile, document: Document) -> None:
    """The start lists (TD-SETUP-06, TD-SETUP-07, TD-A-04, TD-A-05)."""
    by_id = {card.id: card for card in document.card}
    lists = (document.start.team1, document.start.team2, document.start.solo)
    for name, ids in zip(START_LISTS, lists, strict=True):
        for card in ids:
            if card not in by_id:
                raise file.refuse(StartUnknown(name, card))
            if by_id[card].kind != "group":
                raise file.refuse(StartVenture(name), card, "TD-A-05")
    for name, ids, wanted in zip(START_LISTS, lists, TEAM_STARTS, strict=False):
        if sorted((by_id[card].domain, by_id[card].value) for card in ids) != sorted(wanted):
            listed = tuple(f"{domain} {value}" for domain, value in wanted)
            raise file.refuse(TeamStartUnfit(name, listed), rule="TD-SETUP-06")
    if not fits_solo([by_id[card] for card in document.start.solo]):
        raise file.refuse(SoloStartUnfit(START_VALUES, RANKED), rule="TD-SETUP-07")
    marked = {card.id for card in document.card if card.start}
    listed_ids = {*document.start.team1, *document.start.team2}
    if wrong := sorted(marked ^ listed_ids):
        raise file.refuse(StartMarkUnfit(len(listed_ids), START_LISTS[:2]), wrong[0])


def fits_solo(cards: list[Card], strict: bool = False) -> bool:
    """Two 1s of different domains, a 2, a 3, a 4, all four domains (TD-SETUP-07).

    Read strictly, the 1s, the 2 and the 3 have all four among them (TD-A-04).
    """
    ones = {card.domain for card in cards if card.value == 1}
    counted = [card for card in cards if not strict or card.value < START_VALUES[-1]]
    return (
        sorted(card.value for card in cards) == list(START_VALUES)
        and len(ones) == 2
        and {card.domain for card in counted} == set(RANKED)
    )


def warnings(document: Document) -> Sequence[Saying]:
    """The printed deck is unknown, so gaps and doubles are only worth a word (TD-A-02)."""
    have = Counter((card.domain, card.value) for card in document.card)
    found: list[Saying] = [
        CardCount(domain, value, have[domain, value])
        for domain, value in product(RANKED, range(1, HIGHEST + 1))
        if have[domain, value] != 1
    ]
    if (opens := sum(card.domain == "open" for card in document.card)) != MOST_OPEN:
        found.append(OpenCardCount(opens, MOST_OPEN))
    return found
