"""The lines of a forecast, read from what the Steps of Operate tell on a private table."""

from typing import Any, Final, NamedTuple

from seedround.engine.event import Event
from seedround.engine.kinds import Card, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Due
from seedround.games.silicon_valley.blocks import named, names, value
from seedround.games.silicon_valley.cards import Gift
from seedround.games.silicon_valley.events import (
    Collected,
    Gained,
    LaidOff,
    PaidCode,
    PaidHq,
    PaidSalaries,
    PersonalityActed,
    SalariesChanged,
    Sunsetted,
    TokenMoved,
)
from seedround.games.silicon_valley.operate import people_bring, products_bring
from seedround.games.silicon_valley.sayings import Gain
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import Operated
from seedround.games.silicon_valley.telling.sayings import (
    DueFrom,
    DueGrowth,
    DueHq,
    DueInstead,
    DueLeave,
    DuePeople,
    DueProduct,
    DueProducts,
    DueRest,
    DueSalaries,
    DueUnpaid,
)
from seedround.games.silicon_valley.track import worth

FIGURES: Final = ("cash", "code", "valuation")
CASH, CODE, VALUATION = range(3)

Figures = tuple[int, int, int]


def figures(table: SiliconValley, seat: Seat) -> Figures:
    """What the lines are about: cash, code, valuation."""
    return table.cash[seat], value(table.blocks[seat]), table.index[seat]


class Moment(NamedTuple):
    """What was told, what the seat had right then, and what its company brings a round."""

    event: Event
    figures: Figures
    staff: int
    people: tuple[Gift, ...]
    products: tuple[Gift, ...]


class Trail(list[Event]):
    """A log that also notes what a seat has whenever something is told."""

    def __init__(self, table: SiliconValley, seat: Seat) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.start = figures(table, seat)
        self.moments: list[Moment] = []

    def append(self, event: Event) -> None:
        table, seat = self.table, self.seat
        if getattr(event, "seat", seat) != seat:
            return
        people: tuple[Gift, ...] = ()
        products: tuple[Gift, ...] = ()
        if type(event) is Collected:
            people, products = tuple(people_bring(table, seat)), tuple(products_bring(table, seat))
        staff = len(table.employees[seat])
        self.moments.append(Moment(event, figures(table, seat), staff, people, products))


class Ledger:
    """One line after the other; the sums add up, whatever is told."""

    def __init__(self, trail: Trail, operated: Operated) -> None:
        self.operated = operated
        self.lines: list[Due] = []
        self.lost = 0
        """Steps that involuntary losses cost."""
        self.now = list(trail.start)
        self.leaving: list[Card] = []
        self.dropping: list[Card] = []
        self.more = 0
        """What each employee wants more than before."""
        self.collecting = False
        self.source: Saying = DueRest()
        for moment in trail.moments:
            self.read(moment)
        self.part(self.now[VALUATION])
        self.rest(figures(operated.table, operated.seat))

    def read(self, moment: Moment) -> None:
        """What one event brings or costs."""
        event, then = moment.event, moment.figures
        if isinstance(event, TokenMoved):
            self.move(event)
        elif isinstance(event, LaidOff | Sunsetted) and event.forced:
            self.leave(event)
        elif isinstance(event, SalariesChanged):
            self.more += event.amount if event.change == "more" else -event.amount
        else:
            self.part(self.now[VALUATION])
            self.pay_or_gain(moment, event)
        self.rest((then[CASH], then[CODE], self.now[VALUATION]))
        self.collecting = isinstance(event, Collected)

    def pay_or_gain(self, moment: Moment, event: Event) -> None:
        then = moment.figures
        if isinstance(event, Collected):
            self.collect(moment, event)
        elif isinstance(event, PaidHq):
            says: Saying = DueHq(event.price + event.forgiven, event.forgiven)
            self.line(CASH, -event.price, says, short=event.forgiven > 0)
        elif isinstance(event, PaidSalaries):
            self.line(CASH, -event.price, DueSalaries(event.price, moment.staff, max(0, self.more)))
        elif isinstance(event, PaidCode) and event.card in self.operated.table.cards.product:
            code = value(named(event.blocks))
            self.line(CODE, then[CODE] - self.now[CODE], DueProduct(event.card, event.cost, code))
        elif isinstance(event, PersonalityActed):
            self.source = DueFrom(event.card)
        elif isinstance(event, Gained | PaidCode):
            card = event.source if isinstance(event, Gained) else event.card
            self.source = self.source if card is None else DueFrom(card)

    def collect(self, moment: Moment, event: Collected) -> None:
        """People first, then products; blocks that have run out come later, one by one."""
        self.source = DueInstead()
        givers: tuple[tuple[type[Any], tuple[Gift, ...]], ...] = (
            (DuePeople, moment.people),
            (DueProducts, moment.products),
        )
        for says, gifts in givers:
            cash, blocks = sum([gift.cash for gift in gifts]), sum([gift.blocks for gift in gifts])
            self.line(CASH, cash, says(Gain(cash, 0, ())))
            if event.blocks:
                self.line(CODE, value(blocks), says(Gain(0, 0, names(blocks))))

    def move(self, event: TokenMoved) -> None:
        """Growth, what leaving costs, or what a card does."""
        by, reached = event.end - event.start, worth(event.end)
        if self.collecting:
            self.line(VALUATION, by, DueGrowth(by, reached))
        elif self.leaving or self.dropping:
            self.part(event.end)
        else:
            self.line(VALUATION, by, self.source)

    def leave(self, event: LaidOff | Sunsetted) -> None:
        """An employee leaves or a product is lost; at the first one it shows why (SV-INVOL-01)."""
        if isinstance(event, Sunsetted):
            self.dropping.append(event.product)
            return
        if self.operated.missing and not any(line.short for line in self.lines):
            short = DueUnpaid(self.operated.due, self.operated.missing)
            self.line(CASH, 0, short, short=True)
        self.leaving.append(event.employee)

    def part(self, end: int) -> None:
        """Who and what has left, with the steps that it costs."""
        if self.leaving or self.dropping:
            by = end - self.now[VALUATION]
            self.lost -= by
            says = DueLeave(tuple(self.leaving), tuple(self.dropping), worth(end))
            self.line(VALUATION, by, says, short=True)
            self.leaving, self.dropping = [], []

    def rest(self, then: Figures) -> None:
        """What has changed without a line of its own."""
        for figure, after in enumerate(then):
            if after != self.now[figure]:
                self.line(figure, after - self.now[figure], self.source)

    def line(self, figure: int, by: int, says: Saying, short: bool = False) -> None:
        if by or short:
            self.now[figure] += by
            after = self.now[figure]
            last = self.lines[-1] if self.lines else None
            if last and (last.says, last.figure) == (says, FIGURES[figure]):
                by += self.lines.pop().by
            self.lines.append(
                Due(says=says, figure=FIGURES[figure], by=by, after=after, short=short)
            )
