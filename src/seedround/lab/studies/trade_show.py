"""What the balance table of Trade Show (section 6.6) speaks of, seen in one finished game."""

from collections.abc import Iterator

from seedround.engine.event import Event
from seedround.engine.kinds import every_seat
from seedround.engine.table import Table
from seedround.games.trade_show import events as told
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.moves import PLACEMENT

Seen = Iterator[tuple[str, float]]


def observe(table: Table, log: list[Event], bots: tuple[str, ...]) -> Seen:
    """Every observation of a game."""
    cards = table.cards
    assert isinstance(cards, Cards)
    first_start = next(event.start for event in log if isinstance(event, told.GameStarted))
    missed_cubes = 0
    for round_log in _rounds(log):
        yield from _development(round_log, cards, table.seats)
        turns = _turns(round_log)
        earned = {turn.company: turn.money for turn in turns}
        best = max(earned.values())
        for company, money in earned.items():
            yield f"company.{company}.top", float(money == best)
        for turn in turns:
            yield from turn.seen()
            missed_cubes += turn.exact_without_cube(cards)
            for card, hit in turn.cards:
                yield f"sell.{cards.development(card).sell}.fulfilled", float(hit)
    yield "game.exact_without_cube", missed_cubes
    yield from _ending(table, first_start)


def _ending(table: Table, first_start: int) -> Seen:
    result = table.result
    assert result is not None
    scores = sorted(result.scores, reverse=True)
    yield "winner.score", scores[0]
    yield "winner.lead", scores[0] - scores[1]
    for seat in every_seat(table.seats):
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        yield f"win.distance.{(seat - first_start) % table.seats}", share


def _rounds(log: list[Event]) -> Iterator[list[Event]]:
    starts = [n for n, event in enumerate(log) if isinstance(event, told.RoundStarted)]
    for start, end in zip(starts, [*starts[1:], len(log)], strict=True):
        yield log[start:end]


def _development(log: list[Event], cards: Cards, seats: int) -> Seen:
    """Two-card drafts, turns of the last player, and which cards were drafted."""
    started = log[0]
    assert isinstance(started, told.RoundStarted)
    targets = dict(zip(cards.company_ids, cards.targets, strict=True))
    places = [targets[company] for company in started.companies[:seats]]
    drafted: set[str] = set()
    last_turns = 0
    for event in log:
        if isinstance(event, told.Drafted):
            taken = [event.card]
        elif isinstance(event, told.TookColumn):
            taken = [event.bottom, event.top]
        else:
            continue
        last_turns += sum(place > 0 for place in places) == 1
        places[event.seat] -= len(taken)
        drafted.update(taken)
        yield "draft.two", float(len(taken) == 2)
    yield "draft.last_turns", last_turns
    for card in cards.ids:
        yield f"sell.{cards.development(card).sell}.drafted", float(card in drafted)


class Turn:
    """One turn at the trade show, as its events tell it."""

    def __init__(self, place: int, company: str) -> None:
        self.place = place
        self.company = company
        self.fulfilled: list[told.Fulfilled] = []
        self.rerolls = 0
        self.end: told.Sold | told.Failed | None = None
        self.rolls = 0
        self.dice = 0
        self.missed: str | None = None

    def tell(self, event: Event) -> None:
        if isinstance(event, told.Rolled):
            if not self.rolls:
                self.dice = len(event.d4) + len(event.d6) + len(event.d8)
            self.rolls += 1
            self.missed = event.card
        elif isinstance(event, told.Rerolled):
            self.rerolls += 1
        elif isinstance(event, told.Fulfilled):
            self.fulfilled.append(event)
            self.missed = None
        elif isinstance(event, (told.Sold, told.Failed)):
            self.end = event

    @property
    def money(self) -> int:
        assert self.end is not None
        return self.end.total if isinstance(self.end, told.Sold) else self.end.bonus

    @property
    def cards(self) -> list[tuple[str, bool]]:
        """The cards that were tried, and whether they were fulfilled."""
        tried = [(event.card, True) for event in self.fulfilled]
        return [*tried, (self.missed, False)] if self.missed else tried

    def exact_without_cube(self, cards: Cards) -> int:
        return sum(
            not event.cube and event.values == (cards.development(event.card).sell,)
            for event in self.fulfilled
        )

    def seen(self) -> Seen:
        end = self.end
        assert end is not None
        sold = end if isinstance(end, told.Sold) else None
        failed, complete = float(not sold), float(bool(sold and sold.complete))
        yield "turn.money", self.money
        yield f"company.{self.company}.money", self.money
        yield f"order.{self.place}.money", self.money
        yield "turn.failed", failed
        yield f"company.{self.company}.failed", failed
        yield "turn.complete", complete
        yield f"company.{self.company}.complete", complete
        yield "turn.fulfilled", len(self.fulfilled)
        yield "turn.cubes", sold.cubes if sold else 0
        yield "turn.rerolls", self.rerolls
        yield "turn.bonus", end.bonus
        # At `offer`: accepted means that cards and free dice were left.
        left = self.dice
        for done, event in enumerate(self.fulfilled, 1):
            left -= PLACEMENT[event.dice][1]
            if done < self.dice and left:
                again = done < len(self.fulfilled) or not sold
                yield f"again.after_{done}", float(again)


def _turns(log: list[Event]) -> list[Turn]:
    turns: list[Turn] = []
    for event in log:
        if isinstance(event, told.TurnStarted):
            turns.append(Turn(len(turns), event.company))
        elif turns:
            turns[-1].tell(event)
    return turns
