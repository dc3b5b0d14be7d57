"""Setting up a game of Trade Show: companies, first seat, rounds, cubes (2.1)."""

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import SeatNumber
from seedround.engine.rules import Rules
from seedround.games.trade_show import RECOMMENDED_ROUNDS, TradeShowOptions
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.document import COMPANIES
from seedround.games.trade_show.events import GameStarted
from seedround.games.trade_show.rounds import START_ROUND
from seedround.games.trade_show.table import TradeShow


def deal(
    rules: "Rules[TradeShow, Cards]",
    cards: Cards,
    options: TradeShowOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> TradeShow:
    """Set up a game (TS-SET-01..08)."""
    table = TradeShow(rules, cards, options, seats, generator)
    table.log = log
    companies = list(range(COMPANIES))
    generator.shuffle(companies)
    table.companies = tuple(companies)
    first = options.first_seat
    table.start = SeatNumber(generator.below(seats) if first == "random" else first)
    table.rounds = RECOMMENDED_ROUNDS[seats] if options.rounds == "recommended" else options.rounds
    table.supply = 0 if options.cube_supply == "unlimited" else options.cube_supply
    table.scores = [0] * seats
    table.cubes = [0] * seats
    table.stacks = [[] for _ in range(seats)]
    if log is not None:
        names = [cards.company_ids[company] for company in companies]
        log.append(
            GameStarted(tuple(names[:seats]), tuple(names[seats:]), table.start, table.rounds)
        )
    table.then(START_ROUND)
    return table
