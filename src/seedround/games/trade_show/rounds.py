"""The round: deal the grid, develop, show, rotate; and the end of the game (2.1, 2.2, 2.6, 2.7)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, SeatNumber, every_card, every_seat
from seedround.engine.result import ranked
from seedround.engine.step import Step
from seedround.games.trade_show.development import DRAFT
from seedround.games.trade_show.document import COMPANIES
from seedround.games.trade_show.events import GameEnded, RoundEnded, RoundStarted
from seedround.games.trade_show.moves import COLUMNS, GRID
from seedround.games.trade_show.show import SHOW_TURN
from seedround.games.trade_show.table import TradeShow


@dataclass(frozen=True)
class StartRound(Step[TradeShow]):
    """Shuffle all cards, deal the grid, then both phases (TS-ROUND-01..03, TS-SET-04, TS-SET-05).

    The start seat is first in both phases, then clockwise (TS-DRAFT-01, TS-SHOW-01).
    """

    def run(self, table: TradeShow) -> None:
        table.round += 1
        deck = list(every_card(len(table.cards.ids)))
        table.generator.shuffle(deck)
        deck.reverse()
        table.deck = deck
        table.grid = [table.show(deck.pop()) for _ in range(GRID)]
        table.stacks = [[] for _ in range(table.seats)]
        if table.log is not None:
            ids = table.cards.ids
            grid = [ids[card] for card in table.grid]
            table.log.append(
                RoundStarted(
                    table.round,
                    table.start,
                    tuple(table.cards.company_ids[company] for company in table.companies),
                    tuple(grid[:COLUMNS]),
                    tuple(grid[COLUMNS:]),
                )
            )
        order = [(table.start + place) % table.seats for place in range(table.seats)]
        table.then(DRAFT[table.start], *(SHOW_TURN[seat] for seat in order), END_ROUND)


@dataclass(frozen=True)
class EndRound(Step[TradeShow]):
    """Companies move clockwise, the start marker counterclockwise (TS-ROUND-04..07, TS-SHOW-21).

    Scores and owned cubes stay (TS-CUBE-02).
    """

    def run(self, table: TradeShow) -> None:
        if table.log is not None:
            table.log.append(RoundEnded(table.round, tuple(table.scores)))
        if table.last_round():
            table.then(END_GAME)
            return
        table.companies = moved_on(table.companies)
        table.start = next_start(table)
        table.then(START_ROUND)


@dataclass(frozen=True)
class EndGame(Step[TradeShow]):
    """Every owned cube adds a dollar, once; the most money wins, ties share (TS-END-03..05)."""

    def run(self, table: TradeShow) -> None:
        seats = every_seat(table.seats)
        scores = table.scores = [table.money_at_the_end(seat) for seat in seats]
        keys = [table.final_rank(seat) for seat in seats]
        result = ranked("most_money", scores, keys, {"cubes": tuple(table.cubes)})
        if table.log is not None:
            table.log.append(GameEnded(result.winners, tuple(scores), tuple(table.cubes)))
        table.finish(result)


def moved_on(places: tuple[int, ...]) -> tuple[int, ...]:
    """The companies by place after they have moved clockwise (TS-ROUND-04, TS-A-04)."""
    return tuple(places[(place - 1) % COMPANIES] for place in range(COMPANIES))


def next_start(table: TradeShow) -> Seat:
    """Who was last in turn order starts the next round (TS-ROUND-05, TS-A-26)."""
    return SeatNumber((table.start - 1) % table.seats)


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
END_GAME: Final = EndGame()
