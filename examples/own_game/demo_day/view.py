"""What may be seen: everything but the deck's order and pitches that were not shown yet."""

from typing import Annotated

from msgspec import Struct

from demo_day.moves import STRONGEST, Strength
from demo_day.table import NOTHING, DemoDay
from seedround.engine.kinds import ASIDE, OPEN, Card, Count, Dollars, Viewer, among, places
from seedround.engine.look import common
from seedround.engine.view import View

Investor = Annotated[Card, among("investor")]


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    money: Dollars
    investors: tuple[Investor, ...]
    hand: Annotated[tuple[Strength, ...], places(STRONGEST)]
    prepared: Strength | None


class DemoDayView(View, frozen=True, kw_only=True):
    stage: Annotated[tuple[Investor, ...], places("investor")]
    at_stake: Dollars
    deck: Count
    seats: Annotated[tuple[SeatView, ...], places("seats")]
    deck_order: Annotated[tuple[Investor, ...], ASIDE] | None


def view(table: DemoDay, viewer: Viewer) -> DemoDayView:
    ids = table.cards.ids
    return DemoDayView(
        **common(table, viewer),
        stage=tuple(ids[investor] for investor in table.stage),
        at_stake=table.worth(table.stage),
        deck=len(table.deck),
        seats=tuple(_seat(table, seat, viewer) for seat in range(table.seats)),
        deck_order=tuple(ids[card] for card in reversed(table.deck)) if viewer == OPEN else None,
    )


def _seat(table: DemoDay, seat: int, viewer: Viewer) -> SeatView:
    hand, prepared = table.hands[seat], table.prepared[seat]
    knows = viewer in (seat, OPEN)
    if prepared != NOTHING and not knows:
        hand = tuple(sorted((*hand, prepared)))
    investors = tuple(table.cards.ids[investor] for investor in table.funded[seat])
    shown = prepared if knows and prepared != NOTHING else None
    return SeatView(table.worth(table.funded[seat]), investors, hand, shown)
