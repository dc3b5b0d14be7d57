"""What things are worth to a company: staff, contracts, tech points and suits, in dollars.

Everything follows from what lies open, so a seat can appraise its rivals as well as itself. The
measure is money by the end of the game: a thing is worth what it earns in the rounds that are left,
and tech points also what they do for the tie of those who are free in the same round.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from seedround.engine.kinds import CardNumber, Seat, every_seat
from seedround.games.bidness.cards import CONTRACT, ENGINEER, LAWYER, MARKETER
from seedround.games.bidness.document import Claim
from seedround.games.bidness.mind.race import TECH_DIE, Race
from seedround.games.bidness.odds import chance, ways
from seedround.games.bidness.table import NOBODY, Bidness, alone_at_the_top

WIN: Final = 900
"""What a game is worth: fifty dollars more make one player of two or four win 5 % more often."""
HOLD: Final = 0.45
"""How likely an award is still one's own when the money comes."""
SUITS_A_ROUND: Final = 0.9
"""How often one is in court in a round, on either side."""
CASE: Final = 110
"""What is usually at stake in court."""
IOU_COST: Final = 30
"""What an IOU costs beside its hundred dollars: a round that ends without freedom."""
TEMPO: Final = 30
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
        self.race = Race(table)
        self.earnings = self.race.earnings
        self.rivalry = self.race.rivalry
        self._tech: dict[tuple[int, int, int, int], float] = {}
        self.market_leader, self.tech_leader = self.race.market_leader, self.race.tech_leader

    # Things

    def worth(self, seat: Seat, card: CardNumber) -> float:
        """What one more employee or contract would be worth to a seat."""
        if card == MARKETER:
            return self.temper.marketing * self.marketer(seat, self.table.marketers[seat] + 1)
        if card == ENGINEER:
            return self.temper.tech * self.engineer(seat, 1)
        if card == LAWYER:
            return self.temper.legal * self.lawyer(seat, self.table.lawyers[seat] + 1)
        return self.earnings * self.table.cards.earnings.contract if card == CONTRACT else 0.0

    def own(self, seat: Seat, card: CardNumber) -> float:
        """What one of a seat's employees is worth: what it would lose without it."""
        if not self.table.staff(card)[seat]:
            return 0.0
        if card == MARKETER:
            return self.temper.marketing * self.marketer(seat, self.table.marketers[seat])
        if card == ENGINEER:
            return -self.temper.tech * self.engineer(seat, -1)
        return self.temper.legal * self.lawyer(seat, self.table.lawyers[seat])

    def marketer(self, seat: Seat, number: int) -> float:
        """The earnings of the n-th marketer, with the award if it would decide about that."""
        table = self.table
        rivals = max(table.marketers[other] for other in every_seat(table.seats) if other != seat)
        units = 1.0
        if number == rivals + 1:
            units += HOLD * table.cards.earnings.market_leader_units
        return units * self.prices(seat) - table.cards.salary.marketer * (self.earnings + 1)

    def engineer(self, seat: Seat, more: int) -> float:
        """A die in all rounds but the last, for sales and for ties, less the salary."""
        table, rounds = self.table, self.earnings
        rivals = max(table.engineers[other] for other in every_seat(table.seats) if other != seat)
        leads = HOLD if table.engineers[seat] + max(0, more) > rivals else 0.2
        award = more * leads * table.cards.earnings.tech_leader_price * max(0.0, rounds - 1)
        sales = self.prices(seat, 0, more) - self.prices(seat) + award
        ties = self.ties(seat, more * TECH_DIE * (self.race.rounds - 1))
        return sales * self.units(seat) + ties - more * table.cards.salary.engineer * (rounds + 1)

    def lawyer(self, seat: Seat, number: int) -> float:
        """A die in every suit, for a salary that grows by the square."""
        table = self.table
        base = table.cards.earnings.trial_base_dice
        due = table.cards.lawyers_due(number) - table.cards.lawyers_due(number - 1)
        others = (sum(table.lawyers) - table.lawyers[seat]) // (table.seats - 1)
        swing = chance(base + number, base + others) - chance(base + number - 1, base + others)
        return (self.earnings + 1) * (SUITS_A_ROUND * CASE * 2 * swing - due)

    def tech(self, seat: Seat, points: int, rival: Seat = NOBODY, lost: int = 0) -> float:
        """What it is worth to gain tech points (or lose them) while a rival loses some.

        More is earned only from ten to ten, the award may move, and a tie may be decided.
        """
        key = (seat, points, rival, lost)
        if key not in self._tech:
            self._tech[key] = self.temper.tech * self._tech_worth(*key)
        return self._tech[key]

    def _tech_worth(self, seat: Seat, points: int, rival: Seat, lost: int) -> float:
        table = self.table
        after = table.tech[:]
        after[seat] += points
        after[rival] -= lost
        leader, price = alone_at_the_top(after), table.cards.earnings.tech_leader_price
        value = self.ties(seat, points, rival, lost)
        for who, change in ((seat, points), (rival, -lost)):
            if who == NOBODY:
                continue
            sales = self.prices(who, change) - self.prices(who)
            awards = (who == leader) - (who == self.tech_leader)
            sales += HOLD * price * self.earnings * awards
            sales *= self.units(who)
            value += sales if who == seat else -self.rivalry(seat, rival) * sales
        return value

    def ties(self, seat: Seat, points: float, rival: Seat = NOBODY, lost: float = 0) -> float:
        """What tech points are worth where several are free in the same round."""
        race, value, chances = self.race, 0.0, 0.0
        for other in every_seat(self.table.seats):
            if other == seat:
                continue
            level = race.level(seat, other)
            chances += level
            if change := points + lost if other == rival else points:
                value += level * race.swing(seat, other, change)
        return WIN * value / max(1.0, chances)

    def campaign(self, seat: Seat, points: int) -> float:
        """What marketing points of this round are worth; little if it is the last."""
        table = self.table
        rivals = max(table.marketing(other) for other in every_seat(table.seats) if other != seat)
        now = table.campaign(seat)
        before, after = max(0, now), max(0, now + points)
        units = after - before
        award = table.cards.earnings.market_leader_units
        units += award * ((after > rivals) - (before > rivals))
        price = table.unit_price(seat, self.tech_leader)
        return min(1.0, self.earnings) * self.temper.marketing * units * price

    def units(self, seat: Seat) -> float:
        """Units that a seat will sell in a round."""
        table = self.table
        lead = HOLD * table.cards.earnings.market_leader_units
        return table.marketers[seat] + (lead if seat == self.market_leader else 0.0)

    def prices(self, seat: Seat, points: int = 0, engineers: int = 0) -> float:
        """All prices of the rounds that are left, with so many points or engineers more."""
        table, rounds = self.table, self.earnings
        earnings = table.cards.earnings
        lead = HOLD * earnings.tech_leader_price if seat == self.tech_leader else 0.0
        tech, dice = max(0, table.tech[seat] + points), table.engineers[seat] + engineers
        total, number = rounds * lead, 0
        while rounds > number:
            price = expected_price(tech, number * dice, earnings.price_step)
            total += price * min(1.0, rounds - number)
            number += 1
        return total

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

    def highest_bid(self, seat: Seat, card: CardNumber, seller: Seat) -> float:
        """How far a seat will probably go in an auction."""
        worth = self.temper.bids * self.worth(seat, card)
        if 0 <= self.spare(seat) < worth:
            worth -= TEMPO
        if seat != seller:
            worth /= 1 + self.rivalry(seat, seller)
        return max(0.0, min(worth, self.table.cash[seat] + 0.5 * max(0.0, worth - IOU_COST)))

    # Court

    def gain(self, seat: Seat, claim: Claim, amount: int, loser: Seat) -> float:
        """What a seat wins with these damages, and that a rival loses them."""
        table = self.table
        if claim == "cash":
            return amount * (1 + self.rivalry(seat, loser))
        if claim == "tech":
            points = min(amount, table.tech[loser])
            return self.tech(seat, points, loser, points)
        owned, gained = table.marketers[seat], min(amount, table.marketers[loser])
        own = sum(max(0.0, self.marketer(seat, owned + n)) for n in range(1, gained + 1))
        theirs = self.rivalry(seat, loser) * self.staff(loser, amount)
        return self.temper.marketing * (own + theirs)

    def loss(self, seat: Seat, claim: Claim, amount: int, winner: Seat = NOBODY) -> float:
        """What a seat loses with these damages, and that a rival may win them."""
        table = self.table
        envy = 0.0 if winner == NOBODY else self.rivalry(seat, winner)
        if claim == "cash":
            return amount * (1 + envy)
        if claim == "tech":
            points = min(amount, table.tech[seat])
            return -self.tech(seat, -points, winner, 0 if winner == NOBODY else -points)
        return self.temper.marketing * (1 + envy) * self.staff(seat, amount)

    def staff(self, seat: Seat, amount: int) -> float:
        """What some of a seat's marketers are worth."""
        owned = self.table.marketers[seat]
        lost = range(owned, max(0, owned - amount), -1)
        return sum(max(5.0, self.marketer(seat, n)) for n in lost)

    def trial(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What a trial is worth to the plaintiff."""
        table = self.table
        wins = chance(table.trial_dice(plaintiff), table.trial_dice(defendant))
        gain = self.gain(plaintiff, claim, amount, defendant)
        return wins * gain - (1 - wins) * self.loss(plaintiff, claim, amount)

    def threat(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What a trial costs the defendant on average."""
        table = self.table
        wins = chance(table.trial_dice(plaintiff), table.trial_dice(defendant))
        loss = self.loss(defendant, claim, amount, plaintiff)
        hope = self.rivalry(defendant, plaintiff) * self.loss(plaintiff, claim, amount)
        return wins * loss - (1 - wins) * hope

    def zone(
        self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int
    ) -> tuple[float, float]:
        """The least sum that the plaintiff should take and the most that the defendant should pay.

        A sum that changes hands counts for both: one has it and the rival has it not.
        """
        least = self.trial(plaintiff, defendant, claim, amount)
        return least / (1 + self.rivalry(plaintiff, defendant)), self.most(
            plaintiff, defendant, claim, amount
        )

    def most(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """The most that the defendant should pay to be rid of a suit."""
        threat = self.threat(plaintiff, defendant, claim, amount)
        return threat / (1 + self.rivalry(defendant, plaintiff))

    def suit(self, plaintiff: Seat, defendant: Seat, claim: Claim, amount: int) -> float:
        """What suing is worth: the trial, and a share of what a settlement would save."""
        trial = self.trial(plaintiff, defendant, claim, amount)
        if not self.table.options.settlement:
            return trial
        limit = float(self.table.capacity(defendant))
        if claim == "cash":
            limit = min(limit, float(amount))
        least = trial / (1 + self.rivalry(plaintiff, defendant))
        most = min(limit, self.most(plaintiff, defendant, claim, amount))
        return trial + 0.35 * max(0.0, most - least)


@cache
def expected_price(tech: int, dice: int, step: int) -> float:
    """The unit price on average, after so many tech dice (BD-EARN-01, BD-TECH-01)."""
    found = ways(dice)
    total = sum(count * ((tech + points) // step) for points, count in enumerate(found))
    return float(step * total / 6**dice)
