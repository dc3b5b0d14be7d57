"""The race for freedom: how long the game will last, who is a rival, who may end level.

The figures were read off some thousand games of the bots (docs/balance/bidness.md).
"""

from math import exp, sqrt
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.games.bidness.table import Bidness

CARD_INCOME: Final = 65
"""What a hand of cards brings in a round: sales, auctions, suits."""
FAR: Final = 9
"""No plan looks further ahead than so many rounds."""
TECH_DIE: Final = 3.5
DIE_VARIANCE: Final = 35 / 12
LAST_ROUND: Final = 0.35
"""How likely money is still earned although a rival hopes to be free this round."""
DELAY: Final = 0.4
"""Plans go wrong: so many rounds later than the best of two players expects he is free."""
LUCK: Final = 0.1
"""So many rounds earlier, for each further rival, the luckiest player is free."""
SPITE: Final = 0.8
"""What a dollar is worth that all rivals lose: a game has one winner, but people like money."""
THREAT: Final = (1.0, 0.5, 0.2)
"""By rounds behind the first: how much a player counts as a rival."""
LEVEL: Final = (0.45, 0.1, 0.02)
"""In what looks like the last round, by rounds behind: the chance that two are free together."""
LEVEL_LATER: Final = (0.8, 0.5, 0.25)
"""As before in an earlier round, for two players and one round to go."""
CARD_NOISE: Final = 2.0
"""The tech points that cards still move between two players (standard deviation)."""
STEEPNESS: Final = 1.702
"""With it the logistic curve is the normal distribution's twin."""


class Race:
    """The rounds that every seat needs to its freedom, and what follows from them."""

    def __init__(self, table: Bidness) -> None:
        self.table = table
        self.market_leader, self.tech_leader = table.market_leader(), table.tech_leader()
        leaders = self.market_leader, self.tech_leader
        freedom = [rounds_to_freedom(table, seat, *leaders) for seat in every_seat(table.seats)]
        self.rounds = min(freedom)
        self.behind = [rounds - self.rounds for rounds in freedom]
        self.earnings = self._earnings()
        """How often money will still be earned."""
        self._threat = [THREAT[min(late, 2)] for late in self.behind]
        self._threats = sum(self._threat)

    def _earnings(self) -> float:
        table = self.table
        if self.rounds > 1:
            return max(1.0, self.rounds - 1 + DELAY - LUCK * (table.seats - 2))
        sure = any(can_clear(table, seat) for seat in every_seat(table.seats))
        return 0.0 if sure else LAST_ROUND

    def rivalry(self, seat: Seat, rival: Seat) -> float:
        """What a dollar lost by a rival is worth to a seat: most if he is close to freedom."""
        return SPITE * self._threat[rival] / (self._threats - self._threat[seat])

    def level(self, seat: Seat, rival: Seat) -> float:
        """The chance that two win their freedom in the same round, and tech points decide."""
        late = min(2, self.behind[seat] + self.behind[rival])
        if self.rounds == 1:
            return LEVEL[late]
        return LEVEL_LATER[late] / (self.rounds * self.table.seats)

    def swing(self, seat: Seat, rival: Seat, points: float) -> float:
        """How much likelier a seat ends with more tech points than a rival, with so many more."""
        table = self.table
        mine, theirs = table.engineers[seat], table.engineers[rival]
        spread = sqrt(CARD_NOISE**2 + DIE_VARIANCE * (mine + theirs) * (self.rounds - 1))
        growth = TECH_DIE * (mine - theirs) * (self.rounds - 1)
        lead = table.tech[seat] - table.tech[rival] + growth
        return likely((lead + points) / spread) - likely(lead / spread)


def likely(deviations: float) -> float:
    """The chance that belongs to so many standard deviations."""
    return 1 / (1 + exp(-STEEPNESS * max(-20.0, min(20.0, deviations))))


def can_clear(table: Bidness, seat: Seat) -> bool:
    """Whether a seat has the money for its salaries and all its IOUs."""
    costs, ious = table.cards.debt.payoff_cost, table.ious[seat]
    return ious < len(costs) and costs[ious] <= table.cash[seat] - table.salary_due(seat)


def rounds_to_freedom(table: Bidness, seat: Seat, market: Seat | None, tech: Seat | None) -> int:
    """How many rounds a seat needs to clear its debt if nothing special happens, this one too."""
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
