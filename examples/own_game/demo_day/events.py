"""What happens at Demo Day."""

from seedround.engine.event import Event
from seedround.engine.kinds import Card, Dollars, Seat


class InvestorCame(Event, frozen=True):
    investor: Card
    cheque: Dollars


class Pitched(Event, frozen=True):
    seat: Seat
    strength: int


class Funded(Event, frozen=True):
    seat: Seat
    amount: Dollars


class NobodyAlone(Event, frozen=True):
    waiting: Dollars


class Ended(Event, frozen=True):
    winners: tuple[Seat, ...]


EVENTS = (InvestorCame, Pitched, Funded, NobodyAlone, Ended)
