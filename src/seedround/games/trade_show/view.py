"""What may be seen of Trade Show (section 4), and redealing what may not."""

from msgspec import Struct

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, Card, Dollars, Seat, Viewer
from seedround.engine.view import View, common
from seedround.games.trade_show.moves import COLUMNS
from seedround.games.trade_show.table import TradeShow


class SeatView(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before a seat, all of it open."""

    company: Card
    target: int
    stack: tuple[Card, ...]
    score: Dollars
    cubes: int


class PlacedDice(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice lying on a fulfilled card."""

    sides: int
    values: tuple[int, ...]


class TurnView(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn at the trade show: dice, what is fulfilled, the offer."""

    seat: Seat
    fulfilled: int
    free: tuple[int, int, int]
    rolled: tuple[tuple[int, ...], ...]
    placed: tuple[PlacedDice, ...]
    pending: int
    dollars: Dollars
    bonus: Dollars
    offer: Dollars


class TradeShowView(View, frozen=True, kw_only=True):
    """The whole table but the order of the deck."""

    round: int
    rounds: int
    start: Seat
    seats: tuple[SeatView, ...]
    queue: tuple[Card, ...]
    bottom: tuple[Card, ...]
    top: tuple[Card, ...]
    supply: int | None
    """Cubes in the supply; None if it is unlimited."""
    deck: int
    unseen: tuple[Card, ...]
    """The cards of the deck by id; their order is hidden."""
    deck_order: tuple[Card, ...] | None
    """The next card first; for open cards only."""
    turn: TurnView | None


def view(table: TradeShow, viewer: Viewer) -> TradeShowView:
    ids, company_ids = table.cards.ids, table.cards.company_ids
    grid = [ids[card] for card in table.grid]
    return TradeShowView(
        **common(table, viewer),
        round=table.round,
        rounds=table.rounds,
        start=table.start,
        seats=tuple(
            SeatView(
                company_ids[table.companies[seat]],
                table.target(seat),
                tuple([ids[card] for card in table.stacks[seat]]),
                table.scores[seat],
                table.cubes[seat],
            )
            for seat in range(table.seats)
        ),
        queue=tuple(company_ids[company] for company in table.companies[table.seats :]),
        bottom=tuple(grid[:COLUMNS]),
        top=tuple(grid[COLUMNS:]),
        supply=None if table.options.cube_supply == "unlimited" else table.supply,
        deck=len(table.deck),
        unseen=tuple([ids[card] for card in sorted(table.deck)]),
        deck_order=tuple(ids[card] for card in reversed(table.deck)) if viewer == OPEN else None,
        turn=_turn(table),
    )


def _turn(table: TradeShow) -> TurnView | None:
    if not table.legal or table.choice.kind not in ("place", "offer"):
        return None
    seat = table.choice.seat
    return TurnView(
        seat,
        table.fulfilled,
        table.free,
        table.rolled,
        tuple(PlacedDice((4, 6, 8)[size], values) for size, values in table.placed),
        table.pending,
        table.dollars,
        table.bonus,
        table.offer(seat),
    )


def redeal(table: TradeShow, seat: Seat, generator: Generator) -> TradeShow:
    """Nobody knows the order of the deck: sort it, then shuffle it."""
    twin = table.copy(generator)
    twin.deck.sort()
    generator.shuffle(twin.deck)
    return twin
