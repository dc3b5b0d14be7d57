"""The Table of Bidness: what lies on it, small questions about it (2.0)."""

import math
from collections.abc import Sequence
from typing import Final, Literal

from seedround.engine.generator import Generator
from seedround.engine.kinds import FIRST_SEAT, CardNumber, Pile, Seat, SeatNumber, every_seat
from seedround.engine.rules import Rules
from seedround.engine.step import MOST_MOVES
from seedround.engine.table import Table
from seedround.games.bidness import BidnessOptions
from seedround.games.bidness.cards import CONTRACT, EMPLOYEE, ENGINEER, LAWYER, MARKETER, Cards
from seedround.games.bidness.moves import TEN

NOBODY: Final = SeatNumber(-1)
NO_CARD: Final = CardNumber(-1)

Phase = Literal["setup", "play", "business", "over"]


class Bidness(Table):
    """Cards are numbers into the set; tuples are replaced, never changed, so copies share them."""

    cards: Cards
    options: BidnessOptions

    def __init__(
        self,
        rules: "Rules[Bidness, Cards]",
        cards: Cards,
        options: BidnessOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        # The workplaces, open to all (BD-INFO-01)
        self.cash: list[int] = []
        self.ious: list[int] = []
        self.tech: list[int] = []
        self.marketers: list[int] = []
        self.engineers: list[int] = []
        self.lawyers: list[int] = []
        self.contracts: list[int] = []
        self.bonus: list[Pile] = []
        """Bonus cards lying in the workplace, also those that others put there."""
        self.laid_off: list[bool] = []
        # Hands and heaps
        self.hands: list[Pile] = []
        """In ascending order, so that the order tells nothing."""
        self.face_down: list[Pile] = []
        """By seat: what it discarded or sold without showing it."""
        self.face_up: Pile = ()
        self.deck: Pile = ()
        """Hidden; the rest of it after the deal."""
        # The course of the round
        self.round = 0
        self.phase: Phase = "setup"
        self.first: Seat = FIRST_SEAT
        self.turn: Seat = FIRST_SEAT
        self.pass_run = 0
        self.played = NO_CARD
        """The card on the table: waiting for a target, up for auction, or in court."""
        # The auction
        self.bidders: tuple[Seat, ...] = ()
        """Who is still in; the next to speak first."""
        self.last_bid = 0
        self.last_bidder: Seat = NOBODY
        # The suit
        self.defendant: Seat = NOBODY
        self.damages = 0
        self.demand = 0
        self.offered = 0
        self.named = 0
        """Sums named so far in the talks (BD-SUIT-13)."""
        # The bank never runs out: its counters may go negative (BD-BANK-01)
        self.bank = 0
        self.bank_ious = 0
        self.bank_tech = 0

    def copy(self, generator: Generator) -> "Bidness":
        twin = Bidness(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.cash = self.cash[:]
        twin.ious = self.ious[:]
        twin.tech = self.tech[:]
        twin.marketers = self.marketers[:]
        twin.engineers = self.engineers[:]
        twin.lawyers = self.lawyers[:]
        twin.contracts = self.contracts[:]
        twin.bonus = self.bonus[:]
        twin.laid_off = self.laid_off[:]
        twin.hands = self.hands[:]
        twin.face_down = self.face_down[:]
        twin.face_up = self.face_up
        twin.deck = self.deck
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.pass_run = self.pass_run
        twin.played = self.played
        twin.bidders = self.bidders
        twin.last_bid = self.last_bid
        twin.last_bidder = self.last_bidder
        twin.defendant = self.defendant
        twin.damages = self.damages
        twin.demand = self.demand
        twin.offered = self.offered
        twin.named = self.named
        twin.bank = self.bank
        twin.bank_ious = self.bank_ious
        twin.bank_tech = self.bank_tech
        return twin

    # Seats

    def clockwise(self) -> list[Seat]:
        """All seats, the First Player first (BD-BIZ-02)."""
        return CLOCKWISE[self.seats][self.first]

    def staff(self, employee: CardNumber) -> list[int]:
        """How many of a kind of employee each seat has."""
        if employee == MARKETER:
            return self.marketers
        return self.engineers if employee == ENGINEER else self.lawyers

    # Money

    def capacity(self, seat: Seat) -> int:
        """The most a seat can pay right now if it borrows to the limit (BD-DEBT-02)."""
        cards = self.cards
        return self.cash[seat] + cards.debt_limit - cards.debt.iou_value * self.ious[seat]

    def borrows(self, seat: Seat, amount: int) -> int:
        """The smallest number of IOUs with which a seat can pay an amount (BD-DEBT-04)."""
        return max(0, -((self.cash[seat] - amount) // self.cards.debt.iou_value))

    def salary_due(self, seat: Seat) -> int:
        """What the employees cost; contracts and bonus cards cost nothing (BD-SAL-01)."""
        staff = self.marketers[seat], self.engineers[seat], self.lawyers[seat]
        return self.cards.salaries_due(*staff)

    # Court

    def trial_dice(self, seat: Seat) -> int:
        """Two dice, one for each lawyer and each legal intern in the workplace (BD-SUIT-14)."""
        dice = self.cards.earnings.trial_base_dice + self.lawyers[seat]
        for card in self.bonus[seat]:
            dice += self.cards.trial_dice[card]
        return dice

    # Awards: derived, never stored (BD-AWARD-04)

    def campaign(self, seat: Seat) -> int:
        """Marketers with all bonuses and penalties; they add up (BD-CARD-16, BD-R-40)."""
        points = self.marketers[seat]
        for card in self.bonus[seat]:
            points += self.cards.marketing[card]
        return points

    def marketing(self, seat: Seat) -> int:
        """Marketing points for the award; its own two never count (BD-AWARD-02, BD-R-27)."""
        if not self.options.award_counts_bonus:
            return self.marketers[seat]
        return max(0, self.campaign(seat))

    def market_leader(self) -> Seat | None:
        """The one with most marketing points; none if tied (BD-AWARD-01, BD-AWARD-03, BD-R-56)."""
        return alone_at_the_top([self.marketing(seat) for seat in every_seat(self.seats)])

    def tech_leader(self) -> Seat | None:
        """The one with most tech points; none if tied (BD-AWARD-01, BD-AWARD-03)."""
        return alone_at_the_top(self.tech)

    # Earnings

    def units(self, seat: Seat, leader: Seat | None) -> int:
        """Units sold: one floor at zero, at the end (BD-EARN-02, BD-AWARD-05, BD-R-38)."""
        units = self.campaign(seat)
        if seat == leader:
            units += self.cards.earnings.market_leader_units
        return max(0, units)

    def unit_price(self, seat: Seat, leader: Seat | None) -> int:
        """Tech points rounded down to a ten, ten more for the leader (BD-EARN-01, BD-AWARD-06)."""
        earnings = self.cards.earnings
        price = self.tech[seat] // earnings.price_step * earnings.price_step
        return price + earnings.tech_leader_price if seat == leader else price

    def contract_money(self, seat: Seat) -> int:
        """What the government pays every round (BD-EARN-04, BD-CARD-04)."""
        return self.cards.earnings.contract * self.contracts[seat]

    def standing(self, seat: Seat) -> tuple[int, int, int, int]:
        """Fewest IOUs, then tech, units and cash (BD-WIN-03..05, BD-WIN-07, BD-WIN-08, BD-R-36)."""
        units = self.units(seat, self.market_leader())
        return (-self.ious[seat], self.tech[seat], units, self.cash[seat])


def alone_at_the_top(points: Sequence[int]) -> Seat | None:
    """The seat with strictly most points."""
    best = max(points)
    return SeatNumber(points.index(best)) if points.count(best) == 1 else None


CLOCKWISE: Final = [
    [[SeatNumber((first + place) % seats) for place in range(seats)] for first in range(seats)]
    for seats in range(7)
]
"""By number of seats and First Player."""


def inventory(table: Bidness) -> dict[str, int]:
    """What is neither made nor lost: every card, money, IOUs and tech points (law 6, 3.7)."""
    counts = [0] * len(table.cards.ids)
    for pile in (table.deck, table.face_up, *table.hands, *table.face_down, *table.bonus):
        for card in pile:
            counts[card] += 1
    if table.played != NO_CARD:
        counts[table.played] += 1
    for card, owned in (
        (MARKETER, table.marketers),
        (ENGINEER, table.engineers),
        (LAWYER, table.lawyers),
        (CONTRACT, table.contracts),
    ):
        counts[card] += sum(owned)
    found = dict(zip(table.cards.ids, counts, strict=True))
    found["cash"] = table.bank + sum(table.cash)
    found["ious"] = table.bank_ious + sum(table.ious)
    found["tech"] = table.bank_tech + sum(table.tech)
    return found


def broken(table: Bidness) -> list[str]:
    """The invariants of 3.7 that do not hold now."""
    found: list[str] = []
    cards, kind = table.cards, table.choice.kind if table.legal else None
    most = cards.setup.hand_size
    if kind is not None and kind != "setup.discard":
        most -= cards.setup.setup_discards
    paying = kind in ("business.payoff", None)
    coin = math.gcd(TEN, table.options.settlement_step)
    for seat in every_seat(table.seats):
        who = f"seat {seat}"
        if table.cash[seat] < 0 or table.cash[seat] % coin:
            found.append(f"{who} has ${table.cash[seat]}")
        if table.tech[seat] < 0:
            found.append(f"{who} has {table.tech[seat]} tech points")
        if table.ious[seat] > cards.debt.max_ious or table.ious[seat] < (0 if paying else 1):
            found.append(f"{who} has {table.ious[seat]} IOUs")
        if len(table.hands[seat]) > most:
            found.append(f"{who} holds {len(table.hands[seat])} cards")
        if min(table.staff(employee)[seat] for employee in EMPLOYEE.values()) < 0:
            found.append(f"{who} has less than no employees")
    if (there := cards_there(table)) != (wanted := total_cards(table)):
        found.append(f"there are {there} event cards instead of {wanted}")
    if table.legal and not 1 < len(table.legal) <= MOST_MOVES:
        found.append(f"a decision has {len(table.legal)} options")
    return found


def cards_there(table: Bidness) -> int:
    """Deck, heaps, hands, workplaces and the card on the table together (3.7, no. 1)."""
    piles = (*table.hands, *table.face_down, *table.bonus, table.deck, table.face_up)
    staff = sum(table.marketers) + sum(table.engineers) + sum(table.lawyers)
    return sum(map(len, piles)) + staff + sum(table.contracts) + (table.played != NO_CARD)


def total_cards(table: Bidness) -> int:
    """The cards of the set, and the starting employees if they are no part of it."""
    setup = table.cards.setup
    added = 0 if setup.employees_from_deck else (setup.marketers + setup.engineers) * table.seats
    return sum(table.cards.counts) + added
