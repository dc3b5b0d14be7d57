"""What may be seen of Bidness (section 4).

Nobody can show a hand or look through the face-down heap (BD-GEN-03, BD-R-50, BD-R-51).
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from seedround.engine.kinds import (
    ASIDE,
    OPEN,
    Card,
    Chance,
    Count,
    Dollars,
    Seat,
    Viewer,
    every_seat,
    places,
)
from seedround.engine.look import common
from seedround.engine.view import View
from seedround.games.bidness.document import Claim
from seedround.games.bidness.moves import Amount
from seedround.games.bidness.table import NO_CARD, NOBODY, Bidness, Phase
from seedround.games.bidness.trial import claim_of, trial_odds

Signed = Annotated[int, Meta(ge=-999, le=999)]


class SeatView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A workplace, open to all, and a hand, of which others see the size (BD-INFO-01, 02)."""

    cash: Dollars
    ious: Count
    capacity: Dollars
    tech: Count
    marketers: Count
    engineers: Count
    lawyers: Count
    contracts: Count
    bonus: tuple[Card, ...]
    marketing: Signed
    units: Count
    unit_price: Dollars
    trial_dice: Count
    salary: Dollars
    laid_off: bool
    hand_size: Count
    hand: tuple[Card, ...] | None
    """For the owner; for all after the end, if so agreed."""
    face_down: Count
    face_down_cards: tuple[Card, ...] | None
    """What this seat discarded or sold unseen this round; for the same eyes as the hand."""


class AuctionView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """Who is in, the next to speak first, and who has dropped out."""

    card: Card
    seller: Seat
    bidders: Annotated[tuple[Seat, ...], places("seats")]
    dropped: tuple[Seat, ...]
    last_bid: Dollars | None
    last_bidder: Seat | None


class SuitView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The case, the talks so far, and the dice with the plaintiff's exact odds."""

    card: Card
    plaintiff: Seat
    defendant: Seat
    claim: Claim
    damages: Amount | None
    demand: Dollars | None
    offered: Dollars | None
    named: Count
    dice: Count
    defence: Count
    odds: Annotated[Chance, ASIDE]


class BidnessView(View, frozen=True, kw_only=True):
    """Everything but hands, face-down cards and the deck (BD-INFO-02)."""

    round: Count
    phase: Phase
    first: Seat
    turn: Seat
    pass_run: Count
    market_leader: Seat | None
    tech_leader: Seat | None
    seats: Annotated[tuple[SeatView, ...], places("seats")]
    face_up: tuple[Card, ...]
    deck: Count
    deck_order: Annotated[tuple[Card, ...], ASIDE] | None
    """The next card first; for open cards only."""
    played: Card | None
    """The card on the table: waiting for a target, up for auction, or in court."""
    auction: AuctionView | None
    suit: SuitView | None


def view(table: Bidness, viewer: Viewer) -> BidnessView:
    ids = table.cards.ids
    kind = table.choice.kind if table.legal else None
    market, tech = table.market_leader(), table.tech_leader()
    return BidnessView(
        **common(table, viewer),
        round=table.round,
        phase="over" if table.over else table.phase,
        first=table.first,
        turn=table.choice.seat if kind == "turn.act" else table.turn,
        pass_run=table.pass_run,
        market_leader=market,
        tech_leader=tech,
        seats=tuple(_seat(table, seat, viewer, market, tech) for seat in every_seat(table.seats)),
        face_up=tuple([ids[card] for card in table.face_up]),
        deck=len(table.deck),
        deck_order=tuple(ids[card] for card in table.deck) if viewer == OPEN else None,
        played=None if table.played == NO_CARD else ids[table.played],
        auction=_auction(table) if table.bidders else None,
        suit=_suit(table) if table.defendant != NOBODY else None,
    )


def view_beside(table: Bidness, viewer: Viewer, other: BidnessView) -> BidnessView:
    """The view of another viewer: all that differs are the hands of both."""
    seats = list(other.seats)
    for seat in every_seat(table.seats):
        if seat in (viewer, other.viewer):
            seats[seat] = msgspec.structs.replace(seats[seat], **_cards(table, seat, viewer))
    return msgspec.structs.replace(other, viewer=viewer, seats=tuple(seats))


def _seat(
    table: Bidness, seat: Seat, viewer: Viewer, market: Seat | None, tech: Seat | None
) -> SeatView:
    ids = table.cards.ids
    return SeatView(
        cash=table.cash[seat],
        ious=table.ious[seat],
        capacity=table.capacity(seat),
        tech=table.tech[seat],
        marketers=table.marketers[seat],
        engineers=table.engineers[seat],
        lawyers=table.lawyers[seat],
        contracts=table.contracts[seat],
        bonus=tuple([ids[card] for card in table.bonus[seat]]),
        marketing=table.marketing(seat),
        units=table.units(seat, market),
        unit_price=table.unit_price(seat, tech),
        trial_dice=table.trial_dice(seat),
        salary=table.salary_due(seat),
        laid_off=table.laid_off[seat],
        **_cards(table, seat, viewer),
    )


def _cards(table: Bidness, seat: Seat, viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees of a seat's hidden cards."""
    ids = table.cards.ids
    hand, face_down = table.hands[seat], table.face_down[seat]
    mine = sees_cards(table, seat, viewer)
    # While the discards are open nobody sees who has chosen (BD-DEAL-05).
    hidden = table.sealed is not None and not mine
    return {
        "hand_size": len(hand) + (len(face_down) if hidden else 0),
        "hand": tuple([ids[card] for card in hand]) if mine else None,
        "face_down": 0 if hidden else len(face_down),
        "face_down_cards": tuple([ids[card] for card in face_down]) if mine else None,
    }


def sees_cards(table: Bidness, seat: Seat, viewer: Viewer) -> bool:
    """Who may know a seat's hidden cards: itself; all after the end (reveal_at_end, BD-R-04)."""
    if viewer in (seat, OPEN):
        return True
    return table.over and table.options.reveal_at_end


def _auction(table: Bidness) -> AuctionView:
    return AuctionView(
        card=table.cards.ids[table.played],
        seller=table.turn,
        bidders=table.bidders,
        dropped=tuple(seat for seat in every_seat(table.seats) if seat not in table.bidders),
        last_bid=table.last_bid or None,
        last_bidder=None if table.last_bidder == NOBODY else table.last_bidder,
    )


def _suit(table: Bidness) -> SuitView:
    return SuitView(
        card=table.cards.ids[table.played],
        plaintiff=table.turn,
        defendant=table.defendant,
        claim=claim_of(table),
        damages=table.damages or None,
        demand=table.demand or None,
        offered=table.offered or None,
        named=table.named,
        dice=table.trial_dice(table.turn),
        defence=table.trial_dice(table.defendant),
        odds=trial_odds(table),
    )
