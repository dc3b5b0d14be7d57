"""The Development phase: draft cards until every stack is as large as its pool (2.3)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.trade_show.events import Drafted, Refilled, Stacked, TookColumn
from seedround.games.trade_show.moves import COLUMNS, ONE, ORDER, PAIR, TWO, One, Order, Two
from seedround.games.trade_show.sayings import (
    OrderCards,
    PromptDraft,
    PromptOrder,
    ReasonCentre,
    ReasonNoPass,
    ReasonOnePlace,
    ReasonTopAlone,
    TakeOne,
    TakeTwo,
)
from seedround.games.trade_show.table import GAP, TradeShow

ALL_ONE: Final[list[Move]] = [*ONE]
ALL_BOTH: Final[list[Move]] = [*ONE, *TWO]
CENTRE: Final = slice(1, COLUMNS - 1)
"""The columns between the outer ones."""
CENTRE_ONE: Final[list[Move]] = [*ONE[CENTRE]]
CENTRE_BOTH: Final[list[Move]] = [*ONE[CENTRE], *TWO[CENTRE]]
TOPS: Final = tuple(f"grid:t{column}" for column in range(1, COLUMNS + 1))
CENTRE_ONLY: Final = ReasonCentre(1, COLUMNS, CENTRE.start + 1, CENTRE.stop)
OUTER: Final = tuple(f"grid:{row}{column}" for row in "bt" for column in (1, COLUMNS))


@dataclass(frozen=True)
class Draft(Choice[TradeShow, One | Two]):
    """Take one card or a whole column; nobody passes (TS-DRAFT-03..08, TS-DRAFT-14)."""

    kind = "draft.take"
    rule_ids = ("TS-DRAFT-03", "TS-DRAFT-04", "TS-DRAFT-14")
    audience = "all"

    def moves(self, table: TradeShow) -> list[Move]:
        room = table.places(self.seat) > 1
        if self.centre_only(table):
            return CENTRE_BOTH if room else CENTRE_ONE
        return ALL_BOTH if room else ALL_ONE

    def centre_only(self, table: TradeShow) -> bool:
        """The last unfinished seat drafts from columns 2, 3 and 4 (TS-DRAFT-14, TS-A-07)."""
        alone = table.next_drafter(self.seat) == self.seat
        return alone and table.options.last_player_columns == "centre"

    def blocked(self, table: TradeShow) -> list[Blocked]:
        found: list[Blocked] = []
        if self.centre_only(table):
            found.append(Blocked("one", CENTRE_ONLY, "TS-DRAFT-14", OUTER))
        if table.places(self.seat) < PAIR:
            found.append(Blocked("two", ReasonOnePlace(), "TS-DRAFT-07", TOPS))
        elif self.centre_only(table):
            found.append(Blocked("two", CENTRE_ONLY, "TS-DRAFT-14", OUTER))
        found.append(Blocked("top", ReasonTopAlone(), "TS-DRAFT-05", TOPS))
        found.append(Blocked("pass", ReasonNoPass(), "TS-DRAFT-06"))
        return found

    def play(self, table: TradeShow, move: One | Two) -> None:
        column = move.column - 1
        if isinstance(move, Two):
            if table.log is not None:
                ids = table.cards.ids
                bottom, top = ids[table.grid[column]], ids[table.grid[column + COLUMNS]]
                table.log.append(TookColumn(self.seat, move.column, bottom, top))
            table.agenda.append(STACK[self.seat][column])
            return
        grid, seat = table.grid, self.seat
        card = grid[column]
        table.stacks[seat].append(card)
        grid[column] = grid[column + COLUMNS]
        grid[column + COLUMNS] = GAP
        if table.log is not None:
            table.log.append(Drafted(seat, move.column, table.cards.ids[card]))
        grid[column + COLUMNS] = table.show(table.deck.pop())
        tell_refill(table, column)
        draft_on(table, seat)

    def prompt(self, table: TradeShow) -> Saying:
        company = table.cards.company_ids[table.companies[self.seat]]
        return PromptDraft(company, table.places(self.seat))

    def offer(self, table: TradeShow, move: One | Two) -> Offer:
        cards, column = table.cards, move.column - 1
        bonus = cards.bonus[table.companies[self.seat]]
        low, high = table.grid[column], table.grid[column + COLUMNS]
        one = (cards.ids[low], cards.sell[low], cards.pay[low], bonus[low])
        if isinstance(move, One):
            return Offer(move, TakeOne(move.column, *one), (f"grid:b{move.column}",))
        two = (cards.ids[high], cards.sell[high], cards.pay[high], bonus[high])
        pieces = (f"grid:b{move.column}", f"grid:t{move.column}")
        return Offer(move, TakeTwo(move.column, *one, *two), pieces)


@dataclass(frozen=True)
class Stack(Choice[TradeShow, Order]):
    """Which of two cards goes above, chosen before the refill (TS-DRAFT-09..12, TS-A-06)."""

    column: int

    kind = "draft.order"
    rule_ids = ("TS-DRAFT-11",)
    audience = "all"

    def moves(self, table: TradeShow) -> list[Move]:
        bottom, top = table.grid[self.column], table.grid[self.column + COLUMNS]
        alike = table.cards.developments[bottom] is table.cards.developments[top]
        return [ORDER[0]] if alike else [*ORDER]

    def play(self, table: TradeShow, move: Order) -> None:
        grid, seat, column = table.grid, self.seat, self.column
        bottom, top = grid[column], grid[column + COLUMNS]
        above, below = (bottom, top) if move.above == "bottom" else (top, bottom)
        stack = table.stacks[seat]
        stack.append(above)
        stack.append(below)
        grid[column] = grid[column + COLUMNS] = GAP
        if table.log is not None:
            table.log.append(Stacked(seat, table.cards.ids[above], table.cards.ids[below]))
        grid[column] = table.show(table.deck.pop())
        grid[column + COLUMNS] = table.show(table.deck.pop())
        tell_refill(table, column)
        draft_on(table, seat)

    def prompt(self, table: TradeShow) -> Saying:
        ids = table.cards.ids
        return PromptOrder(ids[table.grid[self.column]], ids[table.grid[self.column + COLUMNS]])

    def offer(self, table: TradeShow, move: Order) -> Offer:
        ids = table.cards.ids
        bottom, top = ids[table.grid[self.column]], ids[table.grid[self.column + COLUMNS]]
        if move.above == "bottom":
            return Offer(move, OrderCards(bottom, top), (f"grid:b{self.column + 1}",))
        return Offer(move, OrderCards(top, bottom), (f"grid:t{self.column + 1}",))


def draft_on(table: TradeShow, seat: Seat) -> None:
    """The next unfinished seat drafts; if there is none the phase ends (TS-DRAFT-13..15)."""
    drafter = table.next_drafter(seat)
    if drafter is not None:
        table.agenda.append(DRAFT[drafter])


def tell_refill(table: TradeShow, column: int) -> None:
    """The column as it is after the refill (TS-DRAFT-08, TS-DRAFT-09)."""
    if table.log is not None:
        ids = table.cards.ids
        bottom, top = ids[table.grid[column]], ids[table.grid[column + COLUMNS]]
        table.log.append(Refilled(column + 1, bottom, top))


DRAFT: Final = tuple(Draft(seat) for seat in every_seat(5))
STACK: Final = tuple(
    tuple(Stack(seat, column) for column in range(COLUMNS)) for seat in every_seat(5)
)
