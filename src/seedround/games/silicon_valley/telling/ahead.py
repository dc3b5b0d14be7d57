"""Playing on, on a copy: what follows by itself, and what a seat does that wants nothing special.

Nobody else's hidden things are asked: of the others only their collecting comes before one's own
upkeep, and what they collect lies open.
"""

from typing import Any, Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.step import Choice, Step
from seedround.games.silicon_valley.actions import Act, Turn
from seedround.games.silicon_valley.blocks import named, value
from seedround.games.silicon_valley.moves import DECLINE, DONE, DROP, END_TURN, Layoff, Pay
from seedround.games.silicon_valley.narrow import Narrowing
from seedround.games.silicon_valley.numbers import Tile, product_on
from seedround.games.silicon_valley.operate import (
    Collect,
    ForcedLayoff,
    PayProduct,
    ProductsUpkeep,
    ProductUpkeep,
    Upkeep,
)
from seedround.games.silicon_valley.payments import all_payable
from seedround.games.silicon_valley.personalities import (
    ActOut,
    DoDeed,
    ResetMarker,
    Resolve,
    on_edge,
)
from seedround.games.silicon_valley.rival import RIVAL_TURN, RefillBoard, RivalTurn
from seedround.games.silicon_valley.rounds import EndRound, StartRound
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.standing import MEASURES

OPERATING: Final = (Collect, Upkeep, ForcedLayoff, ProductsUpkeep, PayProduct, ProductUpkeep)
LEFT_OUT: Final = (StartRound, EndRound, RefillBoard, RivalTurn, Turn, Act)
"""What is not foreseen: turns, and what comes after Operate."""
PASSED: Final = {"turn.pay", "turn.design", "turn.sunset", "turn.layoff", "blocks.narrow"}
"""Decisions inside a move that change nothing of what its chips say, but for the blocks used."""
RIVALS: Final = (Resolve, ActOut, DoDeed, ResetMarker)


def private(table: SiliconValley) -> SiliconValley:
    """A copy to try things on; what it draws from decks is never asked.

    The Rival's card of the round may still be unknown: any will do, as only its blocks are asked.
    """
    twin = table.copy(Generator(0))
    if table.seats == 1 and not table.decided:
        twin.decided = (min(table.decisions),)
    return twin


class Operated:
    """A private table after this round's Operate, as far as it concerns one seat."""

    def __init__(self, table: SiliconValley, seat: Seat, agenda: list[Step[Any]]) -> None:
        self.table = table
        self.seat = seat
        self.due = self.missing = 0
        """Salaries or HQ upkeep that cannot be paid in full, and the dollars that are missing."""
        self.closes = False
        """Whether not even the HQ can be paid."""
        self.chosen = False
        """Whether the seat may choose who goes, or which product."""
        staff, tiles = table.employees[seat], table.tiles[seat]
        table.agenda, table.legal = agenda, []
        while table.agenda:
            self._notice(table.agenda[-1])
            if not table.step():
                move = answer(table)
                self.chosen = self.chosen or type(move) is Layoff or DROP in table.moves()
                table.carry_out(move)
        kept, products = table.employees[seat], {product_on(tile) for tile in table.tiles[seat]}
        self.gone = tuple([table.cards.people[one] for one in staff if one not in kept])
        self.dropped = tuple(
            [
                table.cards.products[product_on(tile)]
                for tile in tiles
                if product_on(tile) not in products
            ]
        )

    @property
    def spoilt(self) -> bool:
        """Whether something cannot be paid."""
        return bool(self.missing or self.gone or self.dropped)

    def _notice(self, step: Step[Any]) -> None:
        """What will not be paid, before it happens (SV-INVOL-01, SV-INVOL-04)."""
        table, seat = self.table, self.seat
        if isinstance(step, ForcedLayoff) and step.first:
            due = table.payroll(seat)
        elif isinstance(step, Upkeep) and step.seat == seat:
            due = table.rent[seat]
            self.closes = due > table.cash[seat]
        else:
            return
        if due > table.cash[seat]:
            self.due = due
            self.missing += due - table.cash[seat]


def still_to_come(table: SiliconValley, seat: Seat) -> list[Step[Any]]:
    """The Steps up to a seat's last one of Operate, as if no turn were still to come.

    An action that has begun is finished; the Rival acts if its card is known. Empty if the seat has
    no part in Operate any more.
    """
    unknown = RIVAL_TURN in table.agenda
    kept = [step for step in table.agenda if _concerns(step, seat, unknown)]
    if unknown:
        kept += [ActOut(attribute) for attribute in reversed(on_edge(table))]
    mine = [place for place, step in enumerate(kept) if _operates(step, seat)]
    return kept[mine[0] :] if mine and table.round else []


def _concerns(step: Step[Any], seat: Seat, unknown: bool) -> bool:
    if isinstance(step, LEFT_OUT) or (unknown and isinstance(step, RIVALS)):
        return False
    return isinstance(step, Collect) or getattr(step, "seat", seat) == seat


def _operates(step: Step[Any], seat: Seat) -> bool:
    asked = step.target if isinstance(step, Narrowing) else step
    return isinstance(asked, OPERATING) and asked.seat == seat


def answer(table: SiliconValley) -> Move:
    """Pay with as little as possible, let go who is least missed, and otherwise do nothing."""
    choice, moves = table.choice, table.moves()
    for quiet in (END_TURN, DONE, DECLINE):
        if quiet in moves:
            return quiet
    if isinstance(choice, ForcedLayoff):
        return _who_goes(table, choice)
    payments = [move for move in moves if isinstance(move, Pay)]
    if not payments:
        return moves[0]
    later = _unpaid(table, choice.tile) if isinstance(choice, ProductUpkeep) else ()
    held = table.blocks[choice.seat]

    def loss(move: Pay) -> tuple[bool, int]:
        blocks = named(move.blocks)
        return not all_payable(held - blocks, later), value(blocks)

    return min(payments, key=loss)


def _unpaid(table: SiliconValley, tile: Tile) -> tuple[int, ...]:
    """The upkeep of the tiles that come after one."""
    seat, costs = table.choice.seat, table.cards.tile_upkeep
    tiles = table.tiles[seat]
    return tuple([costs[other] for other in tiles[tiles.index(tile) + 1 :]])


def _who_goes(table: SiliconValley, choice: ForcedLayoff) -> Layoff:
    """The one with the lowest salary that covers what is missing, or else the highest."""
    short = table.payroll(choice.seat) - table.cash[choice.seat]
    staff = sorted(table.employees[choice.seat], key=table.salary)
    enough = [person for person in staff if table.salary(person) >= short]
    return table.cards.layoffs[enough[0] if enough else staff[-1]]


class Try:
    """A move carried out on a private table, with all that it leads to by itself."""

    def __init__(self, table: SiliconValley, choice: Choice[Any, Any], move: Move) -> None:
        self.before = table
        self.seat: Seat = choice.seat
        self.table = ahead = private(table)
        self.log: list[Any] = []
        ahead.log = self.log
        self.passed: set[str] = set()
        self.open = False
        """Whether the seat then has to decide something that matters to its figures."""
        ahead.turn_to(choice)
        below, asked = len(ahead.agenda) - 1, type(choice)
        ahead.carry_out(move)
        while len(ahead.agenda) > below:
            if len(ahead.agenda) == below + 1 and type(ahead.agenda[-1]) is asked:
                break
            if not ahead.step():
                kind = ahead.choice.kind
                if kind not in PASSED:
                    self.open = True
                    break
                self.passed.add(kind)
                ahead.carry_out(answer(ahead))
        ahead.log = None

    def changed(self, name: str, seat: Seat) -> int:
        measure = MEASURES[name]
        return measure(self.table, seat) - measure(self.before, seat)

    @property
    def same_company(self) -> bool:
        """Whether people and things are the same, at the same cost."""
        before, after, seat = self.before, self.table, self.seat
        return (
            before.employees[seat] == after.employees[seat]
            and before.tiles[seat] == after.tiles[seat]
            and before.hq[seat] == after.hq[seat]
            and before.founders[seat] == after.founders[seat]
            and before.tokens == after.tokens
        )

    @property
    def blocks_known(self) -> bool:
        """Whether it is certain which blocks are gained and given."""
        return not self.passed & {"turn.pay", "blocks.narrow"} and not (
            self.open and self.table.choice.kind == "blocks.substitute"
        )
