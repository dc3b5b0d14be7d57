"""What a move at Trade Show brings: for sure, or with an exact chance."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Consequence
from seedround.games.trade_show.development import Draft, Stack
from seedround.games.trade_show.mind.bot import exact_turn, stack_worth, state_of
from seedround.games.trade_show.mind.solver import NO_DICE, without
from seedround.games.trade_show.moves import (
    COLUMNS,
    PAIR,
    PLACEMENT,
    REROLL_COST,
    Accept,
    Concede,
    One,
    Order,
    Place,
    Reroll,
    Roll,
    Two,
)
from seedround.games.trade_show.show import Decide, UseDice
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.telling.outlook import (
    Outlook,
    after,
    exact_hit,
    reach,
    rolling,
    thousandths,
)
from seedround.games.trade_show.telling.sayings import (
    ChipAverage,
    ChipAverageDollars,
    ChipComplete,
    ChipCubesPaid,
    ChipCubesWon,
    ChipDice,
    ChipExact,
    ChipFails,
    ChipHit,
    ChipIncomplete,
    ChipKept,
    ChipMiss,
    ChipMissAgain,
    ChipNext,
    ChipOffer,
    ChipOutOfReach,
    ChipPendingCube,
    ChipPlace,
    ChipPlaces,
    ChipReach,
    ChipReachBoth,
    ChipSold,
    ChipToFront,
    ChipWorth,
)
from seedround.games.trade_show.telling.standing import place as place_of

Consequences = tuple[Consequence, ...]
HARDLY: Final = 0.05
"""Fewer cubes than this are said as none."""


# Development


def taking(table: TradeShow, choice: Draft, move: One | Two) -> Consequences:
    """How far the stack then sells, what room is left, who gets what (TS-DRAFT-03..08)."""
    seat, column = choice.seat, move.column - 1
    low, high = table.grid[column], table.grid[column + COLUMNS]
    if isinstance(move, One):
        return (
            _reached(table, seat, (low,)),
            _places(table, seat, 1),
            _worth(stack_worth(table, seat, low)),
            *_to_front(table, seat, high),
        )
    worth = max(stack_worth(table, seat, low, high), stack_worth(table, seat, high, low))
    return (_both_reached(table, seat, low, high), _places(table, seat, PAIR), _worth(worth))


def ordering(table: TradeShow, choice: Stack, move: Order) -> Consequences:
    """How far the stack sells with the two cards in this order (TS-DRAFT-11)."""
    bottom, top = table.grid[choice.column], table.grid[choice.column + COLUMNS]
    pair = (bottom, top) if move.above == "bottom" else (top, bottom)
    return (
        _reached(table, choice.seat, pair[:1]),
        _reached(table, choice.seat, pair),
        _worth(stack_worth(table, choice.seat, *pair)),
    )


def _chance(table: TradeShow, seat: Seat, cards: Sequence[int]) -> int:
    """The best chance to sell the stack with these cards under it."""
    sells = tuple([table.cards.sell[card] for card in (*table.stacks[seat], *cards)])
    pool = table.cards.pools[table.companies[seat]]
    return thousandths(reach(sells, pool, table.cubes[seat] // REROLL_COST))


def _reached(table: TradeShow, seat: Seat, cards: Pile) -> Consequence:
    """The chance to get as far as the last of these cards, and the offer there."""
    name, chance = table.cards.ids[cards[-1]], _chance(table, seat, cards)
    if not chance:
        return Consequence(says=ChipOutOfReach(name), warns=True)
    offer = table.offer_for(seat, [*table.stacks[seat], *cards])
    return Consequence(says=ChipReach(name, chance, offer), chance=chance)


def _both_reached(table: TradeShow, seat: Seat, low: CardNumber, high: CardNumber) -> Consequence:
    chance = max(_chance(table, seat, (low, high)), _chance(table, seat, (high, low)))
    if not chance:
        alone = _reached(table, seat, (low,))
        return alone if alone.warns else _reached(table, seat, (low, high))
    offer = table.offer_for(seat, [*table.stacks[seat], low, high])
    return Consequence(says=ChipReachBoth(chance, offer), chance=chance)


def _places(table: TradeShow, seat: Seat, taken: int) -> Consequence:
    return Consequence(says=ChipPlaces(table.places(seat) - taken), figure="places", by=-taken)


def _worth(dollars: float) -> Consequence:
    return Consequence(says=ChipWorth(dollars))


def _to_front(table: TradeShow, seat: Seat, card: CardNumber) -> Consequences:
    """The back card is then open to the next seat; it hurts if its bonus is that seat's own."""
    rival = table.next_drafter(seat)
    if rival is None or rival == seat:
        return ()
    bonus = table.cards.bonus[table.companies[rival]][card]
    says = ChipToFront(table.cards.ids[card], rival, bonus)
    return (Consequence(says=says, warns=bonus > 0),)


# The show


def placing(table: TradeShow, choice: UseDice, move: Place | Concede | Reroll) -> Consequences:
    """What the dice on the card bring, and what is left for the next (TS-SHOW-05..20)."""
    seat = choice.seat
    if isinstance(move, Concede):
        return _failing(table)
    average = _average(table, seat, after(table, seat, move))
    if isinstance(move, Reroll):
        paid = _paid(ChipCubesPaid(REROLL_COST), "cubes", -REROLL_COST)
        return (paid, *_rolled(table, seat, table.cubes[seat] - REROLL_COST), average)
    size, used = PLACEMENT[move.dice]
    rest = without(table.free, size, used)
    stack, fulfilled = table.stacks[seat], table.fulfilled + 1
    offer, cubes = table.offer_for(seat, stack[:fulfilled]), table.pending + move.cube
    if fulfilled == len(stack) or rest == NO_DICE:
        return _sold(table, seat, offer, cubes)
    by = offer - table.offer(seat)
    found = [_paid(ChipOffer(by, offer), "offer", by)]
    if move.cube:
        found.append(_paid(ChipPendingCube(cubes), "pending", 1))
    found.append(_paid(ChipDice(sum(rest)), "dice", -used))
    found.append(_next(table, stack[fulfilled], rest))
    if used > 1 and sum(table.free) == len(stack) - table.fulfilled:
        says = ChipIncomplete(table.options.complete_bonus)
        found += [Consequence(says=says, warns=True)] if table.options.complete_bonus else []
    return (*found, average)


def deciding(table: TradeShow, choice: Decide, move: Accept | Roll) -> Consequences:
    """The offer for sure, or the dice: hit, cube and miss (TS-SHOW-12..17)."""
    seat = choice.seat
    if isinstance(move, Accept):
        return _sold(table, seat, table.offer(seat), table.pending)
    ahead = rolling(exact_turn(table, seat), state_of(table, seat))
    return (*_rolled(table, seat, table.cubes[seat]), _average(table, seat, ahead))


def _sold(table: TradeShow, seat: Seat, offer: int, cubes: int) -> Consequences:
    """An accepted offer, and where it leads in the race (TS-SHOW-13, TS-SHOW-14)."""
    found = [_paid(ChipSold(offer), "dollars", offer)]
    stack, bonus = table.stacks[seat], table.options.complete_bonus
    if bonus and offer == table.offer_for(seat, stack):
        found.append(Consequence(says=ChipComplete(bonus)))
    if cubes:
        found.append(_paid(ChipCubesWon(cubes), "cubes", cubes))
    total = table.scores[seat] + offer
    place = place_of(table, (total, table.cubes[seat] + cubes), seat)
    return (*found, Consequence(says=ChipPlace(total, place, table.seats)))


def _failing(table: TradeShow) -> Consequences:
    """Bonuses stay, dollars and the cubes of the offer are lost (TS-SHOW-17)."""
    lost = Consequence(says=ChipFails(table.dollars, table.pending), warns=True)
    return (_paid(ChipKept(table.bonus), "dollars", table.bonus), lost)


def _rolled(table: TradeShow, seat: Seat, cubes: int) -> Consequences:
    """What the next roll of the free dice does, with so many cubes left to pay for another."""
    stack, done = table.stacks[seat], table.fulfilled
    sell = table.cards.sell[stack[done]]
    hit = thousandths(reach((sell,), table.free, 0))
    found: list[Consequence] = []
    if hit:
        found.append(_hit(table, seat, hit))
        cube = thousandths(exact_hit(table.free, sell)) if table.has_cube() else 0
        if cube:
            found.append(Consequence(says=ChipExact(cube), chance=cube))
    if hit < CERTAIN:
        found.append(_miss(table, CERTAIN - hit, cubes))
    return tuple(found)


def _hit(table: TradeShow, seat: Seat, chance: int) -> Consequence:
    offer = table.offer_for(seat, table.stacks[seat][: table.fulfilled + 1])
    says = ChipHit(chance, offer)
    if chance == CERTAIN:
        return Consequence(says=says)
    by = offer - table.offer(seat)
    return Consequence(says=says, figure="offer", by=by, chance=chance)


def _miss(table: TradeShow, chance: int, cubes: int) -> Consequence:
    """A miss fails the sale, unless cubes pay for another roll (TS-SHOW-16..18)."""
    if cubes >= REROLL_COST:
        says: Saying = ChipMissAgain(chance, REROLL_COST)
        return Consequence(says=says, chance=chance, warns=True)
    says = ChipMiss(chance, table.bonus, table.dollars, table.pending)
    return Consequence(says=says, figure="dollars", by=table.bonus, chance=chance, warns=True)


def _next(table: TradeShow, card: CardNumber, dice: tuple[int, int, int]) -> Consequence:
    """The chance of one roll for the next card, or that it is out of reach."""
    chance = thousandths(reach((table.cards.sell[card],), dice, 0))
    name = table.cards.ids[card]
    if not chance:
        return Consequence(says=ChipOutOfReach(name), warns=True)
    return Consequence(says=ChipNext(name, chance), chance=chance)


def _average(table: TradeShow, seat: Seat, ahead: Outlook) -> Consequence:
    more = ahead.cubes - table.cubes[seat]
    if abs(more) < HARDLY:
        return Consequence(says=ChipAverageDollars(ahead.dollars))
    return Consequence(says=ChipAverage(ahead.dollars, more))


def _paid(says: Saying, figure: str, by: int) -> Consequence:
    """What happens for sure to one of the measures."""
    return Consequence(says=says, figure=figure, by=by)


CONSEQUENCES: Final[Mapping[str, Callable[[Any, Any, Any], Consequences]]] = {
    Draft.kind: taking,
    Stack.kind: ordering,
    UseDice.kind: placing,
    Decide.kind: deciding,
}
