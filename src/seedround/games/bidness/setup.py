"""Setting up a game of Bidness: equal companies, a deck, and the bank (2.3)."""

from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Pile, by_card
from seedround.engine.rules import Rules
from seedround.games.bidness import STARTING_IOUS, BidnessOptions
from seedround.games.bidness.cards import ENGINEER, MARKETER, Cards
from seedround.games.bidness.events import GameStarted
from seedround.games.bidness.faults import SetSeats
from seedround.games.bidness.rounds import FIND_FIRST_PLAYER, START_ROUND
from seedround.games.bidness.table import Bidness


def deal(
    rules: "Rules[Bidness, Cards]",
    cards: Cards,
    options: BidnessOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> Bidness:
    """Set up a game: equal companies, so nobody leads (BD-SETUP-01..06, BD-BANK-02)."""
    setup = cards.setup
    if not setup.min_players <= seats <= cards.seat_limit:
        raise BadOption(SetSeats(cards.title, setup.min_players, cards.seat_limit, seats))
    table = Bidness(rules, cards, options, seats, generator)
    table.log = log
    ious = min(STARTING_IOUS.get(options.length, setup.ious), cards.debt.max_ious)
    table.cash = [setup.cash] * seats
    table.ious = [ious] * seats
    table.tech = [setup.tech] * seats
    table.marketers = [setup.marketers] * seats
    table.engineers = [setup.engineers] * seats
    table.lawyers = [0] * seats
    table.contracts = [0] * seats
    table.bonus = [()] * seats
    table.laid_off = [False] * seats
    table.hands = [()] * seats
    table.face_down = [()] * seats
    table.bank = -setup.cash * seats
    table.bank_ious = -ious * seats
    table.bank_tech = -setup.tech * seats
    table.deck = starting_deck(cards, seats)
    if log is not None:
        log.append(GameStarted(setup.cash, ious, setup.tech))
    table.then(FIND_FIRST_PLAYER, START_ROUND)
    return table


def starting_deck(cards: Cards, seats: int) -> Pile:
    """All event cards, less the employees that everybody starts with (BD-SETUP-02, BD-R-01)."""
    counts = list(cards.counts)
    if cards.setup.employees_from_deck:
        counts[MARKETER] -= cards.setup.marketers * seats
        counts[ENGINEER] -= cards.setup.engineers * seats
    return tuple(card for card, count in by_card(counts) for _ in range(count))
