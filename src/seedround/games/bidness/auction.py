"""Auctions: bid higher or drop out until one is left (2.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Range
from seedround.games.bidness.amounts import bid_ladder, bids, span
from seedround.games.bidness.awards import leaders, tell_awards
from seedround.games.bidness.cards import CONTRACT
from seedround.games.bidness.events import AuctionWon, BidMade, DroppedOut, Unsold
from seedround.games.bidness.money import BANK, pay
from seedround.games.bidness.moves import DROP, TEN, Bid, Drop
from seedround.games.bidness.sayings import NoteBorrows, PromptBid, ReasonCapacity
from seedround.games.bidness.table import CLOCKWISE, NO_CARD, NOBODY, Bidness


def open_auction(table: Bidness, seller: Seat) -> None:
    """The seller speaks first, then clockwise; all take part (BD-AUCTION-01, 02, BD-PLAY-12)."""
    table.bidders = tuple(CLOCKWISE[table.seats][seller])
    table.last_bid = 0
    table.last_bidder = NOBODY
    table.agenda.append(SPEAK[seller])


@dataclass(frozen=True)
class Speak(Choice[Bidness, Bid | Drop]):
    """One seat raises within its capacity or drops out for good (BD-AUCTION-02..06, BD-AUCTION-12).

    A seller never counts on the proceeds, and never comes back (BD-R-12, BD-R-14).
    """

    kind = "auction.bid"
    rule_ids = ("BD-AUCTION-03", "BD-AUCTION-05", "BD-AUCTION-06")
    audience = "all"

    def lowest(self, table: Bidness) -> int:
        """Ten more than the last bid, or the lowest bid (BD-AUCTION-03, BD-AUCTION-04, BD-R-11)."""
        return table.last_bid + TEN if table.last_bid else table.options.min_bid

    def moves(self, table: Bidness) -> list[Move]:
        return bids(self.lowest(table), table.capacity(self.seat))

    def quick(self, table: Bidness) -> Sequence[Move]:
        lo, hi = self.lowest(table), table.capacity(self.seat)
        if hi < lo:
            return [DROP]
        return [DROP, *(Bid(amount) for amount in bid_ladder(lo, hi, table.cash[self.seat]))]

    def ranges(self, table: Bidness) -> dict[str, Range]:
        found = span(self.lowest(table), table.capacity(self.seat))
        return {"bid": found} if found else {}

    def blocked(self, table: Bidness) -> list[Blocked]:
        why = ReasonCapacity(table.capacity(self.seat), self.lowest(table), TEN)
        return [Blocked("bid", why, "BD-AUCTION-06", ("auction:lot",))]

    def play(self, table: Bidness, move: Bid | Drop) -> None:
        """The last one left wins; without bids he still may speak (BD-AUCTION-07..08, BD-R-13)."""
        rest = table.bidders[1:]
        if isinstance(move, Bid):
            rest += (self.seat,)
            table.bidders = rest
            table.last_bid = move.amount
            table.last_bidder = self.seat
            if table.log is not None:
                table.log.append(BidMade(self.seat, move.amount))
        else:
            table.bidders = rest
            if table.log is not None:
                table.log.append(DroppedOut(self.seat))
        if not rest:
            no_sale(table)
        elif rest[0] == table.last_bidder:
            sale(table)
        else:
            table.agenda.append(SPEAK[rest[0]])

    def prompt(self, table: Bidness) -> Saying:
        last = table.last_bidder if table.last_bid else None
        card = table.cards.ids[table.played]
        return PromptBid(card, table.turn, table.last_bid, last, table.capacity(self.seat))

    def offer(self, table: Bidness, move: Bid | Drop) -> Offer:
        if isinstance(move, Drop):
            return Offer(move)
        ious = table.borrows(self.seat, move.amount)
        notes = (NoteBorrows(self.seat, ious),) if ious else ()
        return Offer(move, None, ("auction:lot",), notes)


def sale(table: Bidness) -> None:
    """The winner pays the seller, or the bank if he is the seller (BD-AUCTION-09..11).

    An employee goes to work, a contract is kept for ever; only now may an award move (BD-CARD-01,
    BD-CARD-04, BD-AUCTION-13, BD-R-39).
    """
    winner, price, card, seller = table.last_bidder, table.last_bid, table.played, table.turn
    before = leaders(table)
    pay(table, winner, price, BANK if winner == seller else seller)
    if card == CONTRACT:
        table.contracts[winner] += 1
    else:
        table.staff(card)[winner] += 1
    close(table)
    if table.log is not None:
        payee = None if winner == seller else seller
        table.log.append(AuctionWon(winner, table.cards.ids[card], price, payee))
    tell_awards(table, before)


def no_sale(table: Bidness) -> None:
    """Without bids the card is discarded and no money moves (BD-AUCTION-11)."""
    card = table.played
    table.face_up += (card,)
    close(table)
    if table.log is not None:
        table.log.append(Unsold(table.cards.ids[card]))


def close(table: Bidness) -> None:
    table.played = NO_CARD
    table.bidders = ()
    table.last_bid = 0
    table.last_bidder = NOBODY


SPEAK: Final = tuple(Speak(seat) for seat in every_seat(6))
