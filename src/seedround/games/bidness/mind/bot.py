"""Rules of thumb for Bidness, with five temperaments, and the hints made of them.

Every function gets a redealt table: nothing here can know another hand.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.rules import Advice, Pick
from seedround.engine.saying import Saying
from seedround.games.bidness.cards import CONTRACT, EMPLOYEE
from seedround.games.bidness.effects import legal_targets
from seedround.games.bidness.mind.appraisal import IOU_COST, Outlook, Temper
from seedround.games.bidness.mind.race import rounds_to_freedom
from seedround.games.bidness.moves import (
    Accept,
    Bid,
    Borrow,
    Counter,
    Damages,
    Demand,
    Discard,
    Drop,
    Layoff,
    Pass,
    Pay,
    Payoff,
    Play,
    Sell,
    Target,
    Trial,
)
from seedround.games.bidness.sayings import HintBid, HintTrial, HintWorth
from seedround.games.bidness.table import NOBODY, Bidness
from seedround.games.bidness.trial import claim_of, trial_odds

NEVER: Final = -1e6
TEMPERS: Final = {
    "balanced": Temper(),
    "marketing": Temper(marketing=1.15, tech=0.9, legal=0.9),
    "tech": Temper(tech=1.4, marketing=0.95, legal=0.9),
    "legal": Temper(legal=1.6, hard=0.75),
    "thrifty": Temper(bids=0.7, hard=0.4),
}


class Mind:
    """One decision as a seat with a temperament sees it: what each move is worth in dollars."""

    def __init__(self, table: Bidness, seat: Seat, temper: Temper) -> None:
        self.table = table
        self.seat = seat
        self.temper = temper
        self.outlook = Outlook(table, temper)
        self.mood = 0.85 + 0.3 * table.generator.below(100) / 100
        """Nobody thinks the same of a thing every day."""

    def values(self, moves: list[Move]) -> list[float]:
        """The worth of each move, in list order."""
        judge: dict[str, Callable[[Move], float]] = {
            "setup.discard": self.discard,
            "turn.act": self.action,
            "turn.target": self.target,
            "auction.bid": self.bid,
            "suit.damages": self.damages,
            "suit.open": self.opening,
            "suit.respond": self.response,
            "business.salary": self.salary,
            "business.payoff": self.payoff,
        }
        value = judge[self.table.choice.kind]
        return [value(move) for move in moves]

    # Cards

    def discard(self, move: Move) -> float:
        assert isinstance(move, Discard)
        return -self.keeping(self.table.cards.index[move.card])

    def action(self, move: Move) -> float:
        """The best card now; a sale if nothing is worth more than its $10; else wait."""
        if isinstance(move, Play):
            return self.playing(self.table.cards.index[move.card])
        if isinstance(move, Sell):
            later = max(0.0, self.keeping(self.table.cards.index[move.card]) - 10)
            return self.table.cards.earnings.sell_price - 0.5 * later
        return 0.0 if isinstance(move, Pass) else NEVER

    def keeping(self, card: CardNumber) -> float:
        """What a card in hand is worth: playing it, now or next round, or selling it."""
        late = self.table.cards.late[card] and self.table.round == 1
        value = (0.7 if late else 1.0) * self.playing(card)
        return max(10.0, value) + 0.01 * value

    def playing(self, card: CardNumber) -> float:
        """What it is worth to play a card, with the best target."""
        cards = self.table.cards
        if cards.auctioned[card]:
            return self.auctioning(card)
        if cards.targets[card] == "none":
            return self.effect(card, NOBODY)
        targets = legal_targets(self.table, self.seat, card)
        if cards.lawsuit[card]:
            return max((self.suing(card, target) for target in targets), default=0.0)
        return max((self.effect(card, target) for target in targets), default=0.0)

    def effect(self, card: CardNumber, target: Seat) -> float:
        """The card's effect less its cost; what it does to the rival counts a little."""
        look, seat, cards = self.outlook, self.seat, self.table.cards
        effect, cost = cards.effects[card], cards.costs[card]
        value = -look.cost(seat, cost)
        if target != NOBODY and cards.events[card].payee == "target":
            value -= look.rivalry(seat, target) * cost
        if effect.take_employee is not None:
            value += self.taking(cards.index[effect.take_employee], target)
        if effect.trial_dice:
            value += self.interning(card)
        if effect.marketing > 0:
            value += look.campaign(seat, effect.marketing)
        if effect.marketing < 0:
            value -= look.rivalry(seat, target) * look.campaign(target, effect.marketing)
            value += self.overtaking(target, effect.marketing)
        if effect.steal_card:
            # It is no loss to a rival who has played all that he may.
            busy = len(self.table.hands[target]) >= cards.setup.min_hand_to_act
            value += self.average_card * (1 + look.rivalry(seat, target) * busy)
        lost = min(effect.steal_tech + effect.destroy_tech, self.table.tech[target])
        gained = effect.tech + min(effect.steal_tech, lost)
        if gained or lost:
            value += look.tech(seat, gained, target, lost - effect.partner_tech)
        return value

    def overtaking(self, target: Seat, points: int) -> float:
        """What a smear is worth if it makes oneself the Market Leader."""
        table = self.table
        others = [table.marketing(other) for other in every_seat(table.seats) if other != self.seat]
        others[target - (target > self.seat)] = max(0, table.campaign(target) + points)
        if table.market_leader() == self.seat or table.marketing(self.seat) <= max(others):
            return 0.0
        units = table.cards.earnings.market_leader_units
        return units * table.unit_price(self.seat, table.tech_leader())

    def taking(self, employee: CardNumber, target: Seat) -> float:
        """An employee more for oneself and one less for the rival, who may lose an award by it."""
        look, staff = self.outlook, self.table.staff(employee)
        lost = max(0.0, look.own(target, employee))
        staff[target] -= 1
        gained = look.worth(self.seat, employee)
        staff[target] += 1
        return gained + look.rivalry(self.seat, target) * lost

    def interning(self, intern: CardNumber) -> float:
        """What the suits in hand gain by the extra die, and a little for one's defence."""
        table, seat = self.table, self.seat
        if table.round == 1:
            return 0.0
        suits = [card for card in table.hands[seat] if table.cards.lawsuit[card]]
        # The intern's own play costs a card, and three are needed for each suit.
        suits = suits[: max(0, len(table.hands[seat]) - table.cards.setup.min_hand_to_act)]
        before = sum(max(10.0, self.playing(card)) for card in suits)
        bonus = table.bonus[seat]
        table.bonus[seat] = (*bonus, intern)
        after = sum(max(10.0, self.playing(card)) for card in suits)
        table.bonus[seat] = bonus
        return self.temper.legal * (after - before + 6)

    @cached_property
    def average_card(self) -> float:
        """What an unknown card is worth: the mean of all that this seat does not see."""
        table, effects = self.table, self.table.cards.effects
        unseen = list(table.deck)
        for other in every_seat(table.seats):
            if other != self.seat:
                unseen += (*table.hands[other], *table.face_down[other])
        unseen = [card for card in unseen if not effects[card].steal_card]
        worth = {card: self.keeping(card) for card in dict.fromkeys(unseen)}
        return sum(worth[card] for card in unseen) / max(1, len(unseen))

    # Auctions

    def auctioning(self, card: CardNumber) -> float:
        """The likely price if a rival buys it, or the bargain if one buys it oneself."""
        look, table = self.outlook, self.table
        mine = self.temper.bids * look.worth(self.seat, card)
        rivals = sorted(
            (look.highest_bid(other, card, self.seat), other)
            for other in every_seat(table.seats)
            if other != self.seat
        )
        best, buyer = rivals[-1]
        second = rivals[-2][0] if len(rivals) > 1 else 0.0
        sale = 0.9 * max(second, 0.6 * best)
        sale -= look.rivalry(self.seat, buyer) * max(0.0, best - sale)
        return max(sale, mine - look.cost(self.seat, int(max(10.0, best)) // 10 * 10))

    def bid(self, move: Move) -> float:
        """Up to what the card is worth, a little at a time; the seller also drives the price."""
        table, look, seat = self.table, self.outlook, self.seat
        last, card, seller = table.last_bid, table.played, table.turn
        if isinstance(move, Drop):
            return float(last) if seat == seller else 0.0
        assert isinstance(move, Bid)
        lowest = last + 10 if last else table.options.min_bid
        value = self.lot - look.cost(seat, move.amount)
        value -= 0.3 * (move.amount - lowest)
        if seat != seller:
            # A rival's price is the seller's gain; if nobody takes it, a rival may.
            return value - look.rivalry(seat, seller) * move.amount
        if last and table.last_bidder != seat:
            rival = look.highest_bid(table.last_bidder, card, seat)
            if 0.75 * rival >= move.amount + 10 and move.amount == lowest:
                return max(value, last + 5.0)
        return value

    @cached_property
    def lot(self) -> float:
        """What the card that is up for auction is worth today."""
        return self.mood * self.temper.bids * self.outlook.worth(self.seat, self.table.played)

    # Court

    def suing(self, card: CardNumber, defendant: Seat) -> float:
        """The best claim against any rival."""
        effect, table = self.table.cards.effects[card], self.table
        assert effect.damages is not None
        if effect.damages == "cash":
            most = min(table.cash[defendant], table.capacity(self.seat))
            claims = [10, max(10, most // 20 * 10), max(10, min(most, table.cash[self.seat])), most]
        else:
            claims = [effect.min, effect.max]
        return max(self.outlook.suit(self.seat, defendant, effect.damages, it) for it in claims)

    def target(self, move: Move) -> float:
        assert isinstance(move, Target)
        card = self.table.played
        if self.table.cards.lawsuit[card]:
            return self.suing(card, move.seat)
        return self.effect(card, move.seat)

    def damages(self, move: Move) -> float:
        assert isinstance(move, Damages)
        table, claim = self.table, claim_of(self.table)
        value = self.outlook.suit(self.seat, table.defendant, claim, move.amount)
        if claim == "cash":
            value -= 0.3 * IOU_COST * table.borrows(self.seat, move.amount)
        return value

    @cached_property
    def zone(self) -> tuple[float, float]:
        """The least that the plaintiff should take, the most that the defendant should pay."""
        table, claim = self.table, claim_of(self.table)
        return self.outlook.zone(table.turn, table.defendant, claim, table.damages)

    def opening(self, move: Move) -> float:
        """Ask for more than one hopes for, if there is anything to be gained by talking."""
        trial, threat = self.zone
        if isinstance(move, Trial):
            return trial
        assert isinstance(move, Demand)
        goal = trial + (0.55 + 0.9 * self.temper.hard) * (threat - trial)
        if threat < 10 or threat <= trial or goal < 10:
            return NEVER
        return max(trial, threat) + 1 - abs(move.amount - goal) / 100

    def response(self, move: Move) -> float:
        """Settle near the expected value, with moods; who is hard wants more of what is saved."""
        table = self.table
        trial, threat = self.zone
        plaintiff = self.seat == table.turn
        sum_named = table.offered if plaintiff else table.demand
        limit = self.limit(trial, threat, plaintiff)
        if isinstance(move, Accept):
            good = sum_named >= limit if plaintiff else sum_named <= limit
            return 2.0 if good else -1.0
        if isinstance(move, Counter):
            if not trial < threat or table.named > 5:
                return NEVER
            middle = (sum_named + limit) / 2 if plaintiff else 0.7 * limit
            beyond = move.amount < limit if plaintiff else move.amount > limit
            return NEVER if beyond else 1.0 - abs(move.amount - middle) / 1000
        return 0.0

    def limit(self, trial: float, threat: float, plaintiff: bool) -> float:
        """The sum from which one would rather go to court; moods differ from day to day."""
        mood = self.table.generator.below(100) / 100
        if plaintiff:
            return trial + max(0.0, threat - trial) * self.temper.hard * (0.4 + 0.9 * mood)
        cash = self.table.cash[self.seat]
        return min(threat * (0.65 + 0.5 * mood) * (1.25 - 0.5 * self.temper.hard), cash + 60)

    # Business

    def salary(self, move: Move) -> float:
        """Lay off what earns less than its salary; else borrow, as long as staff is worth it."""
        table, seat, look = self.table, self.seat, self.outlook
        if isinstance(move, Pay):
            return 0.0
        if isinstance(move, Borrow):
            staff = sum(
                max(0.0, look.own(seat, kind)) * table.staff(kind)[seat]
                for kind in EMPLOYEE.values()
            )
            return min(0.0, staff - 2.0 * IOU_COST) - 0.3 * IOU_COST
        assert isinstance(move, Layoff)
        worth = look.own(seat, EMPLOYEE[move.employee])
        return -worth

    def payoff(self, move: Move) -> float:
        """Freedom if possible; else whatever leads there in the fewest rounds, one IOU first."""
        assert isinstance(move, Payoff)
        table, seat = self.table, self.seat
        cost = table.cards.debt.payoff_cost[move.ious]
        cash, ious = table.cash[seat] - cost, table.ious[seat] - move.ious
        if not ious:
            return 1000.0
        rounds = planned(table, seat, cash, ious)
        return -100.0 * rounds - 0.4 * cost + 70.0 * move.ious


def planned(table: Bidness, seat: Seat, cash: int, ious: int) -> int:
    """Rounds to freedom after step 2 of this round, with this cash and these IOUs."""
    twin = table.copy(table.generator)
    market, tech = twin.market_leader(), twin.tech_leader()
    income = twin.unit_price(seat, tech) * twin.units(seat, market)
    income += twin.contracts[seat] * twin.cards.earnings.contract
    twin.cash[seat], twin.ious[seat] = cash + income, ious
    twin.hands[seat] = (CONTRACT,) * 5
    return rounds_to_freedom(twin, seat, market, tech)


# Picks


def player(temper: Temper) -> Pick:
    """A rule of thumb with a temperament."""

    def pick(table: Bidness, seat: Seat, moves: list[Move]) -> Move:
        few = list(table.choice.quick(table)) if len(moves) > 12 else moves
        if table.choice.kind in ("suit.open", "suit.respond"):
            few = moves
        mind = Mind(table, seat, temper)
        values = mind.values(few)
        return few[values.index(max(values))]

    return pick


PICKS: Final[dict[str, Pick]] = {name: player(temper) for name, temper in TEMPERS.items()}


# Hints


def advise(table: Bidness, seat: Seat) -> list[Advice]:
    """The moves with a button, each with its worth as the balanced player sees it, best first."""
    moves = list(table.choice.quick(table))
    mind = Mind(table, seat, TEMPERS["balanced"])
    values = mind.values(moves)
    hints = [
        Advice(move, value, why(table, mind, move, value))
        for move, value in zip(moves, values, strict=True)
        if value > NEVER
    ]
    return sorted(hints, key=lambda hint: -hint.value)


def why(table: Bidness, mind: Mind, move: Move, value: float) -> Saying:
    """The figure behind a hint: a card's worth at a bid, the exact odds at a suit."""
    kind = table.choice.kind
    if kind == "auction.bid" and isinstance(move, Bid):
        worth = mind.outlook.worth(mind.seat, table.played)
        return HintBid(round(worth), round(worth - move.amount))
    if kind in ("suit.open", "suit.respond"):
        trial, threat = mind.zone
        amount = {"trial": trial, "reject": trial}.get(move.verb)
        if mind.seat != table.turn:
            amount = {"reject": -threat}.get(move.verb)
        if amount is not None:
            return HintTrial(mind.seat == table.turn, round(amount), trial_odds(table))
    if kind == "suit.damages":
        return HintTrial(True, round(value), trial_odds(table))
    return HintWorth(round(value))
