"""What things are worth to a company: staff, contracts, tech points and suits, in dollars.

Everything follows from what lies open, so a seat can appraise its rivals as well as itself. The
measure is money by the end of the game: a thing is worth what it earns in the rounds that are left.
"""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat
from seedround.games.bidness.cards import CONTRACT, ENGINEER, LAWYER, MARKETER, Claim
from seedround.games.bidness.odds import chance
from seedround.games.bidness.table import Bidness

CARD_INCOME: Final = 65
"""What a hand of cards brings in a round: sales, auctions, suits."""
LUCK: Final = 0.15
"""So many rounds earlier, for each rival, the luckiest player is free."""
FAR: Final = 9
"""No plan looks further ahead than so many rounds."""
TECH_DIE: Final = 3.5
ROUNDING: Final = 4.5
"""Tech points that rounding down to a ten wastes on average."""
HOLD: Final = 0.45
"""How likely an award is still one's own when the money comes."""
SUITS_A_ROUND: Final = 0.6
"""How often one is in court in a round, on either side."""
CASE: Final = 55
"""What is usually at stake in court."""
TIE_BREAK: Final = 9
"""What an engineer's die is worth for the tie of those who are free in the same round."""
IOU_COST: Final = 25
"""What an IOU costs beside its hundred dollars: a round that ends without freedom."""
TEMPO: Final = 35
"""What it costs to miss the chance to pay off one IOU this round."""


@dataclass(frozen=True)
class Temper:
    """What a player is fond of: factors on the worth of things, and how hard he bargains."""

    marketing: float = 1.0
    tech: float = 1.0
    legal: float = 1.0
    bids: float = 0.9
    hard: float = 0.5
    """Which part of what is to be gained from a settlement he wants for himself."""


BALANCED: Final = Temper()


class Outlook:
    """One table as one seat appraises it: how long the game will last, and what things earn."""

    def __init__(self, table: Bidness, temper: Temper = BALANCED) -> None:
        self.table = table
        self.temper = temper
        self.freedom = [rounds_to_freedom(table, seat) for seat in range(table.seats)]
        luck = LUCK * (table.seats - 2)
        self.earnings = max(0.0, min(self.freedom) - 1 - luck)
        """How often money will still be earned."""
        self.market_leader, self.tech_leader = table.market_leader(), table.tech_leader()
        self.front = self.freedom.index(min(self.freedom))
        self.spite = 0.5 / (table.seats - 1)
        """What a dollar lost by one rival is worth to the others."""

    def rivalry(self, rival: Seat) -> float:
        """As spite, but more against the one who is closest to freedom."""
        return self.spite * (1.6 if rival == self.front else 1.0)

    # Things

    def worth(self, seat: Seat, card: int) -> float:
        """What one more employee or contract would be worth to a seat."""
        if card == MARKETER:
            return self.temper.marketing * self.marketer(seat, self.table.marketers[seat] + 1)
        if card == ENGINEER:
            return self.temper.tech * self.engineer(seat)
        if card == LAWYER:
            return self.temper.legal * self.lawyer(seat, self.table.lawyers[seat] + 1)
        return self.earnings * self.table.cards.earnings.contract if card == CONTRACT else 0.0

    def own(self, seat: Seat, card: int) -> float:
        """What one of a seat's employees is worth: what it would lose without it."""
        if card == MARKETER:
            return self.temper.marketing * self.marketer(seat, self.table.marketers[seat])
        if card == ENGINEER:
            return self.temper.tech * self.engineer(seat)
        return self.temper.legal * self.lawyer(seat, self.table.lawyers[seat])

    def marketer(self, seat: Seat, number: int) -> float:
        """The earnings of the n-th marketer, with the award if it would decide about that."""
        table = self.table
        rivals = max(table.marketers[other] for other in range(table.seats) if other != seat)
        units = 1.0
        if number == rivals + 1:
            units += HOLD * table.cards.earnings.market_leader_units
        earned = self.earnings * units * self.price(seat)
        return earned - table.cards.salary.marketer * (self.earnings + 1)

    def engineer(self, seat: Seat) -> float:
        """Dice in all rounds but the last; points that come early earn longest."""
        table, rounds = self.table, self.earnings
        points = TECH_DIE * rounds * max(0.0, rounds - 1) / 2
        rivals = max(table.engineers[other] for other in range(table.seats) if other != seat)
        ahead = HOLD if table.engineers[seat] >= rivals else 0.2
        award = ahead * table.cards.earnings.tech_leader_price * max(0.0, rounds - 1)
        earned = (points + award) * self.units(seat) + TIE_BREAK * rounds
        return earned - table.cards.salary.engineer * (rounds + 1)

    def lawyer(self, seat: Seat, number: int) -> float:
        """A die in every suit, for a salary that grows by the square."""
        due = self.table.cards.lawyers_due(number) - self.table.cards.lawyers_due(number - 1)
        swing = chance(1 + number, 2) - chance(number, 2) if number else 0.0
        rounds = self.earnings + 1
        return rounds * (SUITS_A_ROUND * CASE * 2 * swing - due)

    def points(self, seat: Seat, points: int) -> float:
        """What tech points gained (or lost, if negative) are worth, with the award."""
        table = self.table
        units, rounds = self.units(seat), self.earnings
        rivals = max(table.tech[other] for other in range(table.seats) if other != seat)
        before, after = table.tech[seat] > rivals, table.tech[seat] + points > rivals
        award = HOLD * table.cards.earnings.tech_leader_price * (after - before)
        return self.temper.tech * (points * (units * rounds + 1.5) + award * units * rounds)

    def campaign(self, seat: Seat, points: int) -> float:
        """What marketing points of this round are worth; nothing if it is the last."""
        if self.earnings < 1:
            return 0.0
        table = self.table
        rivals = max(table.marketing(other) for other in range(table.seats) if other != seat)
        now = table.campaign(seat)
        before, after = max(0, now), max(0, now + points)
        units = after - before
        award = table.cards.earnings.market_leader_units
        units += award * ((after > rivals) - (before > rivals))
        price = table.unit_price(seat, self.tech_leader)
        return self.temper.marketing * units * price

    def units(self, seat: Seat) -> float:
        """Units that a seat will sell in a round."""
        table = self.table
        lead = HOLD * table.cards.earnings.market_leader_units
        return table.marketers[seat] + (lead if seat == self.market_leader else 0.0)

    def price(self, seat: Seat) -> float:
        """The price that a seat will get on average in the rounds that are left."""
        table = self.table
        growth = TECH_DIE * table.engineers[seat] * max(0.0, self.earnings - 1) / 2
        award = HOLD * table.cards.earnings.tech_leader_price
        lead = award if seat == self.tech_leader else 0.0
        now = table.tech[seat] // 10 * 10
        return max(float(now), table.tech[seat] + growth - ROUNDING) + lead

    # Money

    def cost(self, seat: Seat, amount: int) -> float:
        """What it really costs to pay an amount now: IOUs, and a missed chance to pay one off."""
        table = self.table
        cost = amount + IOU_COST * table.borrows(seat, amount)
        spare = self.spare(seat)
        return cost + TEMPO if spare >= 0 > spare - amount else cost

    def spare(self, seat: Seat) -> int:
        """The money that a seat can spend and still pay off one IOU this round."""
        table = self.table
        sales = table.cards.earnings.sell_price * max(0, len(table.hands[seat]) - 2)
        due = table.salary_due(seat) + table.cards.debt.payoff_cost[1]
        return table.cash[seat] + sales - due

    def highest_bid(self, seat: Seat, card: int, seller: Seat) -> float:
        """How far a seat will probably go in an auction."""
        worth = self.temper.bids * self.worth(seat, card)
        if 0 <= self.spare(seat) < worth:
            worth -= TEMPO
        if seat != seller:
            worth /= 1 + self.rivalry(seller)
        return max(0.0, min(worth, self.table.cash[seat] + 0.5 * max(0.0, worth - IOU_COST)))

    # Court

    def stake(self, seat: Seat, claim: Claim, amount: int) -> float:
        """What a seat would lose with these damages."""
        table = self.table
        if claim == "cash":
            return float(amount)
        if claim == "tech":
            return -self.points(seat, -min(amount, table.tech[seat]))
        owned = table.marketers[seat]
        lost = range(owned, max(0, owned - amount), -1)
        return self.temper.marketing * sum(max(5.0, self.marketer(seat, n)) for n in lost)

    def prize(self, seat: Seat, claim: Claim, amount: int, loser: Seat) -> float:
        """What a seat would gain with these damages."""
        table = self.table
        if claim == "cash":
            return float(amount)
        if claim == "tech":
            return self.points(seat, min(amount, table.tech[loser]))
        owned, gained = table.marketers[seat], min(amount, table.marketers[loser])
        return self.temper.marketing * sum(
            max(0.0, self.marketer(seat, owned + n)) for n in range(1, gained + 1)
        )

    def trial(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What a trial is worth to the plaintiff."""
        table = self.table
        wins = chance(table.trial_dice(plaintiff), table.trial_dice(defendant))
        prize = self.prize(plaintiff, claim, amount, defendant)
        prize += self.rivalry(defendant) * self.stake(defendant, claim, amount)
        return wins * prize - (1 - wins) * self.stake(plaintiff, claim, amount)

    def threat(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What a trial costs the defendant on average: the most he should pay to settle."""
        table = self.table
        wins = chance(table.trial_dice(plaintiff), table.trial_dice(defendant))
        loss = self.stake(defendant, claim, amount)
        gain = self.rivalry(plaintiff) * self.stake(plaintiff, claim, amount)
        prize = self.rivalry(plaintiff) * self.prize(plaintiff, claim, amount, defendant)
        return wins * (loss + prize) - (1 - wins) * gain

    def suit(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What suing is worth: the trial, and a share of what a settlement would save."""
        trial = self.trial(plaintiff, defendant, claim, amount)
        if not self.table.options.settlement:
            return trial
        limit = float(self.table.capacity(defendant))
        if claim == "cash":
            limit = min(limit, float(amount))
        deal = min(self.threat(plaintiff, defendant, claim, amount), limit)
        return trial + 0.35 * max(0.0, deal - trial)


def rounds_to_freedom(table: Bidness, seat: Seat) -> int:
    """How many rounds a seat needs to clear its debt if nothing special happens, this one too."""
    market, tech = table.market_leader(), table.tech_leader()
    units, points = table.units(seat, market), table.tech[seat]
    lead = table.cards.earnings.tech_leader_price if seat == tech else 0
    salary, contracts = table.salary_due(seat), table.contracts[seat]
    contract = contracts * table.cards.earnings.contract
    die = int(TECH_DIE * table.engineers[seat])
    cash, ious = table.cash[seat], table.ious[seat]
    # Cards of the round that is on are partly played already.
    income = CARD_INCOME * max(0, len(table.hands[seat]) - 2) // 3
    for rounds in range(1, FAR):
        cash = max(0, cash + income - salary)
        cash, ious = after_payoff(table, cash, ious)
        if not ious:
            return rounds
        cash += units * (points // 10 * 10 + lead) + contract
        points += die
        income = CARD_INCOME
    return FAR


def after_payoff(table: Bidness, cash: int, ious: int) -> tuple[int, int]:
    """All of it if that is possible, else one IOU: the cheap way to freedom."""
    costs = table.cards.debt.payoff_cost
    if ious < len(costs) and costs[ious] <= cash:
        return cash - costs[ious], 0
    return (cash - costs[1], ious - 1) if cash >= costs[1] else (cash, ious)
