"""The Card Play Phase: play a card, sell a card or pass, until all pass in a row (2.5)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import CardNumber, Pile, Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.bidness.auction import open_auction
from seedround.games.bidness.effects import carry_out, has_target, legal_targets
from seedround.games.bidness.events import Passed, Played, SecretCard, Sold, SoldUnseen
from seedround.games.bidness.lawsuit import file_suit
from seedround.games.bidness.money import borrow, collect
from seedround.games.bidness.moves import (
    BORROW,
    PASS,
    TARGET,
    TEN,
    Borrow,
    Pass,
    Play,
    Sell,
    Target,
)
from seedround.games.bidness.sayings import (
    AuctionCard,
    BorrowMoney,
    NoteBorrows,
    PlayCard,
    PromptTarget,
    PromptTurn,
    ReasonCost,
    ReasonDebtLimit,
    ReasonFirstRound,
    ReasonNoClaim,
    ReasonNoTarget,
    SellCard,
    TargetSeat,
)
from seedround.games.bidness.table import NOBODY, Bidness

ONLY_PASS: Final[list[Move]] = [PASS]


@dataclass(frozen=True)
class TakeTurn(Choice[Bidness, Play | Sell | Borrow | Pass]):
    """Exactly one of: play a card, sell a card, pass; borrowing is extra (BD-PLAY-01, BD-R-08)."""

    kind = "turn.act"
    rule_ids = ("BD-PLAY-01", "BD-PLAY-02", "BD-PLAY-06", "BD-PLAY-09", "BD-DEBT-06")
    audience = "seat"

    def moves(self, table: Bidness) -> list[Move]:
        """With two or fewer cards one must pass (BD-PLAY-02, BD-PLAY-03)."""
        seat, cards = self.seat, table.cards
        hand = table.hands[seat]
        if len(hand) < cards.setup.min_hand_to_act:
            return ONLY_PASS
        kinds = list(dict.fromkeys(hand))
        capacity = table.capacity(seat)
        found: list[Move] = [
            cards.plays[card] for card in kinds if playable(table, seat, card, capacity)
        ]
        found += [cards.sales[card] for card in kinds]
        if may_borrow(table, seat):
            found.append(BORROW)
        found.append(PASS)
        return found

    def play(self, table: Bidness, move: Play | Sell | Borrow | Pass) -> None:
        seat = self.seat
        table.turn = seat
        if isinstance(move, Play):
            self.play_card(table, table.cards.index[move.card])
        elif isinstance(move, Sell):
            self.sell_card(table, table.cards.index[move.card])
        elif isinstance(move, Borrow):
            borrow(table, seat)
            table.agenda.append(self)
        else:
            self.pass_on(table)

    def play_card(self, table: Bidness, card: CardNumber) -> None:
        """An auction, a suit, or the card's instructions (BD-PLAY-04, BD-PLAY-05, BD-PLAY-13)."""
        seat, cards = self.seat, table.cards
        table.hands[seat] = without(table.hands[seat], card)
        table.played = table.show(card)
        table.pass_run = 0
        table.agenda.append(TURN[(seat + 1) % table.seats])
        if cards.auctioned[card]:
            open_auction(table, seat)
        if table.log is not None:
            table.log.append(Played(seat, cards.ids[card]))
        if cards.auctioned[card]:
            return
        if cards.targets[card] != "none":
            table.agenda.append(PICK_TARGET[seat])
        else:
            carry_out(table, seat, NOBODY)

    def sell_card(self, table: Bidness, card: CardNumber) -> None:
        """Any card brings $10 from the bank (BD-PLAY-06, BD-R-05)."""
        seat = self.seat
        table.hands[seat] = without(table.hands[seat], card)
        table.pass_run = 0
        price, name = table.cards.earnings.sell_price, table.cards.ids[card]
        collect(table, seat, price)
        if table.options.sold_cards == "face_up":
            table.face_up += (table.show(card),)
            if table.log is not None:
                table.log.append(Sold(seat, name, price))
        else:
            table.face_down[seat] += (card,)
            if table.log is not None:
                secret = SecretCard(name)
                table.log.append(SoldUnseen(seat=seat, price=price, to=(seat,), secret=secret))
        table.agenda.append(TURN[(seat + 1) % table.seats])

    def pass_on(self, table: Bidness) -> None:
        """An unbroken run of passes ends the phase (BD-PLAY-08..10, BD-R-06, BD-R-09)."""
        table.pass_run += 1
        if table.log is not None:
            table.log.append(Passed(self.seat))
        if table.pass_run < table.seats:
            table.agenda.append(TURN[(self.seat + 1) % table.seats])

    def blocked(self, table: Bidness) -> list[Blocked]:
        found = [
            blocked
            for card in dict.fromkeys(table.hands[self.seat])
            if (blocked := hindrance(table, self.seat, card))
        ]
        if table.options.voluntary_borrow and not may_borrow(table, self.seat):
            why = ReasonDebtLimit(table.ious[self.seat])
            found.append(Blocked("borrow", why, "BD-DEBT-02", (f"ious@{self.seat}:next",)))
        return found

    def prompt(self, table: Bidness) -> Saying:
        hand, run = len(table.hands[self.seat]), table.pass_run
        return PromptTurn(hand, run, table.seats - run == 1)

    def offer(self, table: Bidness, move: Play | Sell | Borrow | Pass) -> Offer:
        if isinstance(move, Borrow):
            value = table.cards.debt.iou_value
            return Offer(move, BorrowMoney(value), (f"ious@{self.seat}:next",), quick=False)
        if isinstance(move, Pass):
            return Offer(move)
        piece = f"hand@{self.seat}:{move.card}"
        if isinstance(move, Sell):
            return Offer(move, SellCard(move.card, table.cards.earnings.sell_price), (piece,))
        event = table.cards.event_card(move.card)
        if event.type == "auction":
            return Offer(move, AuctionCard(move.card), (piece,))
        return Offer(
            move,
            PlayCard(move.card, event.cost),
            (piece,),
            notes=note_borrows(table, self.seat, event.cost),
        )


@dataclass(frozen=True)
class PickTarget(Choice[Bidness, Target]):
    """Whom the card is for; nobody may refuse (BD-SUIT-02, BD-PLAY-12, BD-R-07, BD-R-42)."""

    kind = "turn.target"
    rule_ids = ("BD-PLAY-11", "BD-SUIT-04")
    audience = "all"

    def moves(self, table: Bidness) -> list[Move]:
        return [TARGET[seat] for seat in legal_targets(table, self.seat, table.played)]

    def play(self, table: Bidness, move: Target) -> None:
        if table.cards.lawsuit[table.played]:
            file_suit(table, self.seat, move.seat)
        else:
            carry_out(table, self.seat, move.seat)

    def prompt(self, table: Bidness) -> Saying:
        return PromptTarget(table.cards.ids[table.played])

    def offer(self, table: Bidness, move: Target) -> Offer:
        card = table.played
        notes = note_borrows(table, self.seat, table.cards.costs[card])
        says = TargetSeat(table.cards.ids[card], move.seat)
        return Offer(move, says, (f"seat:{move.seat}",), notes=notes)


# What may be played


def playable(table: Bidness, seat: Seat, card: CardNumber, capacity: int) -> bool:
    """Cost within reach, a target if needed, the round (BD-PLAY-07, BD-PLAY-11, BD-R-17, 44)."""
    cards = table.cards
    if capacity < cards.costs[card] or (cards.late[card] and table.round == 1):
        return False
    if cards.targets[card] == "none":
        return True
    if cards.targets[card] == "has_cash" and capacity < TEN:
        # A loss must be payable, so there is no claim that could be made (BD-SUIT-05).
        return False
    return has_target(table, seat, card)


def hindrance(table: Bidness, seat: Seat, card: CardNumber) -> Blocked | None:
    """Why a card cannot be played, for its owner's eyes; it can always be sold (BD-PLAY-06)."""
    cards, capacity = table.cards, table.capacity(seat)
    if playable(table, seat, card, capacity):
        return None
    name, cost = cards.ids[card], cards.costs[card]
    verb, piece = str(cards.plays[card]), (f"hand@{seat}:{name}",)
    if cards.late[card] and table.round == 1:
        return Blocked(verb, ReasonFirstRound(name, cards.lawsuit[card]), "BD-PLAY-07", piece)
    if capacity < cost:
        return Blocked(verb, ReasonCost(name, cost, capacity), "BD-PLAY-11", piece)
    if has_target(table, seat, card):
        return Blocked(verb, ReasonNoClaim(TEN, capacity), "BD-SUIT-05", piece)
    rule = "BD-SUIT-04" if cards.lawsuit[card] else "BD-PLAY-11"
    return Blocked(verb, ReasonNoTarget(name), rule, piece)


def may_borrow(table: Bidness, seat: Seat) -> bool:
    """In one's own turn, below the limit (BD-DEBT-06)."""
    return table.options.voluntary_borrow and table.ious[seat] < table.cards.debt.max_ious


def note_borrows(table: Bidness, seat: Seat, amount: int) -> tuple[Saying, ...]:
    """The IOUs that a payment would cost, shown before the move (3.4)."""
    ious = table.borrows(seat, amount)
    return (NoteBorrows(seat, ious),) if ious else ()


def without(hand: Pile, card: CardNumber) -> Pile:
    """A hand less one card; cards of a kind are alike (BD-R-66)."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


TURN: Final = tuple(TakeTurn(seat) for seat in every_seat(6))
PICK_TARGET: Final = tuple(PickTarget(seat) for seat in every_seat(6))
