"""What may be seen of Trade Show (section 4)."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from seedround.engine.cardset import kept_with_set
from seedround.engine.kinds import (
    ASIDE,
    OPEN,
    Card,
    CardNumber,
    Count,
    Dollars,
    Pile,
    Seat,
    Viewer,
    among,
    places,
)
from seedround.engine.look import common
from seedround.engine.view import View
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.moves import COLUMNS, MOST_DICE, SIDES
from seedround.games.trade_show.table import GAP, NOBODY, TradeShow

Company = Annotated[Card, among("company")]
Development = Annotated[Card, among("development")]
Dice = Annotated[int, Meta(ge=0, le=MOST_DICE)]
Face = Annotated[int, Meta(ge=1, le=SIDES[-1])]
Faces = Annotated[tuple[Face, ...], places(MOST_DICE)]
Row = Annotated[tuple[Development, ...], places(COLUMNS)]
"""An empty text where a card was taken and the refill is not told yet: never at a decision."""

KEPT: Final = 1024
"""Decks and queues of all tables that are told by their ids only once."""


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies before a seat, all of it open."""

    company: Company
    target: Dice
    stack: Annotated[tuple[Development, ...], places(MOST_DICE)]
    score: Dollars
    cubes: Count


class PlacedDice(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Dice lying on a fulfilled card, and whether they earned a cube."""

    sides: Face
    values: Faces
    cube: bool


class TurnView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The turn at the trade show: dice, what is fulfilled, the offer."""

    seat: Seat
    fulfilled: Dice
    free: tuple[Dice, Dice, Dice]
    rolled: Annotated[tuple[Faces, ...], places(len(SIDES))]
    placed: Annotated[tuple[PlacedDice, ...], places(MOST_DICE)]
    pending: Count
    dollars: Dollars
    bonus: Dollars
    offer: Dollars


class TradeShowView(View, frozen=True, kw_only=True):
    """The whole table but the order of the deck."""

    round: Count
    rounds: Count
    start: Seat
    seats: Annotated[tuple[SeatView, ...], places("seats")]
    queue: Annotated[tuple[Company, ...], places("company")]
    bottom: Row
    top: Row
    supply: Count | None
    """Cubes in the supply; None if it is unlimited."""
    deck: Count
    unseen: tuple[Development, ...]
    """The cards of the deck by id; their order is hidden."""
    deck_order: Annotated[tuple[Development, ...], ASIDE] | None
    """The next card first; for open cards only."""
    turn: TurnView | None


def view(table: TradeShow, viewer: Viewer) -> TradeShowView:
    cards, companies, grid = table.cards, table.companies, table.grid
    ids, company_ids, targets = cards.ids, cards.company_ids, cards.targets
    before = zip(companies, table.stacks, table.scores, table.cubes, strict=False)
    return TradeShowView(
        **common(table, viewer),
        round=table.round,
        rounds=table.rounds,
        start=table.start,
        seats=tuple(
            [
                SeatView(
                    company_ids[company],
                    targets[company],
                    tuple([ids[card] for card in stack]),
                    score,
                    cubes,
                )
                for company, stack, score, cubes in before
            ]
        ),
        queue=_queue(cards, companies[table.seats :]),
        bottom=_row(ids, grid[:COLUMNS]),
        top=_row(ids, grid[COLUMNS:]),
        supply=None if table.options.cube_supply == "unlimited" else table.supply,
        deck=len(table.deck),
        unseen=_unseen(cards, tuple(table.deck)),
        deck_order=tuple([ids[card] for card in reversed(table.deck)]) if viewer == OPEN else None,
        turn=_turn(table),
    )


@kept_with_set(KEPT)
def _queue(cards: Cards, companies: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([cards.company_ids[company] for company in companies])


@kept_with_set(KEPT)
def _unseen(cards: Cards, deck: Pile) -> tuple[str, ...]:
    """The deck by id; in the show it stays as it is, and every viewer is shown the same."""
    return tuple(map(cards.ids.__getitem__, sorted(deck)))


def _row(ids: Sequence[str], cards: Sequence[CardNumber]) -> tuple[str, ...]:
    return tuple(["" if card == GAP else ids[card] for card in cards])


def _turn(table: TradeShow) -> TurnView | None:
    seat = table.presenter
    if seat == NOBODY:
        return None
    return TurnView(
        seat,
        table.fulfilled,
        table.free,
        table.rolled,
        tuple(PlacedDice(SIDES[size], values, cube) for size, values, cube in table.placed),
        table.pending,
        table.dollars,
        table.bonus,
        table.offer(seat),
    )
