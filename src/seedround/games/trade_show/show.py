"""The Trade Show phase: roll, fulfil cards from the top, accept the offer or lose it (2.4, 2.5)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.trade_show.events import (
    Failed,
    Fulfilled,
    Rerolled,
    Rolled,
    Sold,
    TurnStarted,
)
from seedround.games.trade_show.moves import (
    ACCEPT,
    CONCEDE,
    D4,
    D6,
    D8,
    PLACE,
    PLACE_EXACT,
    PLACEMENT,
    REROLL,
    REROLL_COST,
    ROLL,
    SIDES,
    Accept,
    Concede,
    Place,
    Reroll,
    Roll,
)
from seedround.games.trade_show.sayings import (
    AcceptOffer,
    FailSale,
    PayReroll,
    PlaceDice,
    PromptOffer,
    PromptPlace,
    ReasonFewCubes,
    ReasonMiss,
    ReasonMustFulfil,
    RollAgain,
)
from seedround.games.trade_show.table import NO_DICE, NO_ROLL, NOBODY, TradeShow

EXACT: Final = -1


@dataclass(frozen=True)
class ShowTurn(Step[TradeShow]):
    """A seat takes the dice of its company and must roll them (TS-SHOW-02, TS-SHOW-03)."""

    seat: Seat

    def run(self, table: TradeShow) -> None:
        company = table.companies[self.seat]
        table.presenter = self.seat
        table.free = table.cards.pools[company]
        if table.log is not None:
            table.log.append(TurnStarted(self.seat, table.cards.company_ids[company]))
        table.agenda.append(ROLL_DICE[self.seat])


@dataclass(frozen=True)
class RollDice(Step[TradeShow]):
    """All free dice are rolled: d4, then d6, then d8 (TS-SHOW-03, TS-SHOW-15, section 3.4)."""

    seat: Seat

    def run(self, table: TradeShow) -> None:
        roll = table.generator.roll
        d4, d6, d8 = table.free
        table.rolled = (
            tuple([roll(D4) for _ in range(d4)]),
            tuple([roll(D6) for _ in range(d6)]),
            tuple([roll(D8) for _ in range(d8)]),
        )
        if table.log is not None:
            target = table.stacks[self.seat][table.fulfilled]
            table.log.append(Rolled(self.seat, table.cards.ids[target], *table.rolled))
        table.agenda.append(USE_DICE[self.seat])


@dataclass(frozen=True)
class UseDice(Choice[TradeShow, Place | Concede | Reroll]):
    """Fulfil the target with dice of one size, or pay for a reroll (TS-SHOW-04..10).

    Who can fulfil it must, or pays with owned cubes, in the own turn only (TS-SHOW-16, TS-SHOW-18,
    TS-SHOW-20, TS-CUBE-03..05).
    """

    kind = "show.place"
    rule_ids = ("TS-SHOW-05", "TS-SHOW-06", "TS-SHOW-10", "TS-SHOW-18")
    audience = "all"

    def moves(self, table: TradeShow) -> list[Move]:
        sell = table.cards.sell[table.stacks[self.seat][table.fulfilled]]
        found: list[Move] = []
        for size, values in enumerate(table.rolled):
            if not values:
                continue
            count = fewest(values, sell)
            if count == EXACT:
                found.append(PLACE_EXACT[size] if table.has_cube() else PLACE[size][0])
            elif count:
                found.append(PLACE[size][count - 1])
        if not found:
            found.append(CONCEDE)
        if table.cubes[self.seat] >= REROLL_COST:
            found.append(REROLL)
        return found

    def blocked(self, table: TradeShow) -> list[Blocked]:
        found: list[Blocked] = []
        if table.moves_of(self)[0] == CONCEDE:
            target = table.stacks[self.seat][table.fulfilled]
            why = ReasonMiss(table.cards.ids[target], table.cards.sell[target])
            found.append(Blocked("place", why, "TS-SHOW-07", ("die:",)))
        else:
            found.append(Blocked("concede", ReasonMustFulfil(), "TS-SHOW-20"))
        if table.cubes[self.seat] < REROLL_COST:
            few = ReasonFewCubes(REROLL_COST, table.cubes[self.seat], table.pending)
            found.append(Blocked("reroll", few, "TS-SHOW-18", (f"cubes@{self.seat}:owned",)))
        return found

    def play(self, table: TradeShow, move: Place | Concede | Reroll) -> None:
        if isinstance(move, Place):
            self.fulfil(table, move)
        elif isinstance(move, Reroll):
            table.cubes[self.seat] -= REROLL_COST
            table.supply += REROLL_COST
            table.rolled = NO_ROLL
            if table.log is not None:
                table.log.append(Rerolled(self.seat))
            table.agenda.append(ROLL_DICE[self.seat])
        else:
            fail(table, self.seat)

    def fulfil(self, table: TradeShow, move: Place) -> None:
        """Dice go on the target and stay there; the offer grows (TS-SHOW-08..12, TS-SHOW-19)."""
        seat = self.seat
        stack = table.stacks[seat]
        card = stack[table.fulfilled]
        size, count = PLACEMENT[move.dice]
        values = used(table.rolled[size], count, table.cards.sell[card])
        d4, d6, d8 = table.free
        table.free = (
            (d4 - count, d6, d8)
            if size == 0
            else (d4, d6 - count, d8)
            if size == 1
            else (d4, d6, d8 - count)
        )
        table.rolled = NO_ROLL
        table.placed += ((size, values, move.cube),)
        table.fulfilled += 1
        table.dollars += table.cards.pay[card]
        table.bonus += table.cards.bonus[table.companies[seat]][card]
        if move.cube:
            table.supply -= 1
            table.pending += 1
        if table.log is not None:
            table.log.append(
                Fulfilled(
                    seat, table.cards.ids[card], move.dice, values, move.cube, table.offer(seat)
                )
            )
        if table.fulfilled == len(stack) or table.free == NO_DICE:
            accept(table, seat)
        else:
            table.agenda.append(DECIDE[seat])

    def prompt(self, table: TradeShow) -> Saying:
        card = table.stacks[self.seat][table.fulfilled]
        hit = table.moves_of(self)[0] != CONCEDE
        return PromptPlace(table.cards.ids[card], table.cards.sell[card], hit, REROLL_COST)

    def offer(self, table: TradeShow, move: Place | Concede | Reroll) -> Offer:
        card = table.stacks[self.seat][table.fulfilled]
        slot = f"stack@{self.seat}:{table.fulfilled + 1}"
        if isinstance(move, Place):
            size, count = PLACEMENT[move.dice]
            values = used(table.rolled[size], count, table.cards.sell[card])
            pieces = tuple(f"die:d{SIDES[size]}-{n + 1}" for n in range(table.free[size]))
            says = PlaceDice(table.cards.ids[card], SIDES[size], values, move.cube)
            return Offer(move, says, (*pieces, slot))
        if isinstance(move, Reroll):
            says_pay = PayReroll(REROLL_COST, table.cubes[self.seat], sum(table.free))
            return Offer(move, says_pay, (f"cubes@{self.seat}:owned",))
        return Offer(move, FailSale(table.bonus), (slot,))


@dataclass(frozen=True)
class Decide(Choice[TradeShow, Accept | Roll]):
    """Accept the offer or roll again for the next card (TS-SHOW-12, TS-SHOW-13, TS-SHOW-15)."""

    kind = "show.offer"
    rule_ids = ("TS-SHOW-12", "TS-SHOW-13", "TS-SHOW-15", "TS-SHOW-17")
    audience = "all"

    def moves(self, table: TradeShow) -> list[Move]:
        return ACCEPT_OR_ROLL

    def play(self, table: TradeShow, move: Accept | Roll) -> None:
        if isinstance(move, Accept):
            accept(table, self.seat)
        else:
            table.agenda.append(ROLL_DICE[self.seat])

    def prompt(self, table: TradeShow) -> Saying:
        card = table.stacks[self.seat][table.fulfilled]
        return PromptOffer(
            table.offer(self.seat),
            table.pending,
            table.cards.ids[card],
            table.cards.sell[card],
            sum(table.free),
        )

    def offer(self, table: TradeShow, move: Accept | Roll) -> Offer:
        if isinstance(move, Accept):
            return Offer(move, AcceptOffer(table.offer(self.seat), table.pending), ("offer:sum",))
        card = table.stacks[self.seat][table.fulfilled]
        says = RollAgain(sum(table.free), table.cards.ids[card], table.cards.sell[card])
        return Offer(move, says, (f"stack@{self.seat}:{table.fulfilled + 1}", "die:free"))


def accept(table: TradeShow, seat: Seat) -> None:
    """Score the offer, take the pending cubes (TS-SHOW-11, TS-SHOW-13, TS-SHOW-14, TS-SHOW-19)."""
    total, cubes = table.offer(seat), table.pending
    table.scores[seat] += total
    table.cubes[seat] += cubes
    table.pending = 0
    if table.log is not None:
        table.log.append(
            Sold(
                seat,
                table.dollars,
                table.bonus,
                table.complete_bonus(seat),
                cubes,
                total,
                table.scores[seat],
            )
        )
    end_turn(table)


def fail(table: TradeShow, seat: Seat) -> None:
    """Only matching bonuses are scored; pending cubes go back (TS-SHOW-16, TS-SHOW-17, TS-A-19)."""
    table.scores[seat] += table.bonus
    table.supply += table.pending
    table.pending = 0
    if table.log is not None:
        target = table.cards.ids[table.stacks[seat][table.fulfilled]]
        table.log.append(Failed(seat, target, table.bonus, table.dollars, table.scores[seat]))
    end_turn(table)


def end_turn(table: TradeShow) -> None:
    """All dice leave the cards (TS-SHOW-21)."""
    table.presenter = NOBODY
    table.free = NO_DICE
    table.rolled = NO_ROLL
    table.placed = ()
    table.fulfilled = 0
    table.dollars = 0
    table.bonus = 0


@cache
def fewest(values: tuple[int, ...], sell: int) -> int:
    """How many dice of one size fulfil a sell value: EXACT, the smallest number, or 0 (3.3).

    Only the cheapest placement of a size is listed (TS-SHOW-05, TS-SHOW-06, TS-SHOW-10).
    """
    if sell in values:
        return EXACT
    total = 0
    for count, value in enumerate(sorted(values, reverse=True), 1):
        total += value
        if total >= sell:
            return count
    return 0


def used(values: tuple[int, ...], count: int, sell: int) -> tuple[int, ...]:
    """The dice shown on the card: the exact die, otherwise the highest (3.3)."""
    if count == 1 and sell in values:
        return (sell,)
    return tuple(sorted(values, reverse=True)[:count])


ACCEPT_OR_ROLL: Final[list[Move]] = [ACCEPT, ROLL]
SHOW_TURN: Final = tuple(ShowTurn(seat) for seat in every_seat(5))
ROLL_DICE: Final = tuple(RollDice(seat) for seat in every_seat(5))
USE_DICE: Final = tuple(UseDice(seat) for seat in every_seat(5))
DECIDE: Final = tuple(Decide(seat) for seat in every_seat(5))
