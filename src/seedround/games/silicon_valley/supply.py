"""Gaining benefits and paying them back: money, valuation, blocks, and what if they run out."""

from dataclasses import dataclass

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import (
    ALIKE,
    KINDS,
    NUMBER,
    SMALLER,
    UNIT,
    Holding,
    count,
    holds,
    named,
    names,
    value,
)
from seedround.games.silicon_valley.cards import Gift
from seedround.games.silicon_valley.events import (
    Gained,
    Missed,
    PaidCode,
    Substituted,
)
from seedround.games.silicon_valley.moves import TAKE, Pay, Take
from seedround.games.silicon_valley.sayings import Gain, PayOffer, PromptSubstitute
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.track import move_token


def receive(table: SiliconValley, seat: Seat, gift: Gift, source: str | None) -> None:
    """Gain a benefit now: cash, then valuation, then blocks (SV-GEN-02, SV-GEN-04)."""
    cash, valuation, blocks, kinds = gift
    if cash:
        table.cash[seat] += cash
        table.bank -= cash
    plenty = holds(table.supply, blocks)
    if plenty:
        table.supply -= blocks
        table.blocks[seat] += blocks
    if table.log is not None and (cash or valuation or (blocks and plenty)):
        gained = names(blocks) if plenty else ()
        table.log.append(Gained(seat, source, cash, valuation, gained))
    if valuation:
        move_token(table, seat, valuation)
    if not plenty:
        table.agenda.append(TakeBlocks(seat, kinds))


def gain(gift: Gift) -> Gain:
    """A benefit as it is said."""
    return Gain(gift.cash, gift.valuation, names(gift.blocks))


@dataclass(frozen=True)
class TakeBlocks(Step[SiliconValley]):
    """Blocks gained one by one, because some have run out (SV-SUPPLY-01..04)."""

    seat: Seat
    kinds: tuple[int, ...]

    def run(self, table: SiliconValley) -> None:
        for place, kind in enumerate(self.kinds):
            if count(table.supply, kind):
                take(table, self.seat, kind)
            elif instead(table.supply, kind):
                rest = self.kinds[place + 1 :]
                if rest:
                    table.agenda.append(TakeBlocks(self.seat, rest))
                table.agenda.append(Substitute(self.seat, kind))
                return
            elif table.log is not None:
                table.log.append(Missed(self.seat, KINDS[kind]))


@dataclass(frozen=True)
class Substitute(Choice[SiliconValley, Take]):
    """A block in place of one that has run out, free in kind (SV-SUPPLY-01, SV-SUPPLY-02)."""

    wanted: int

    kind = "blocks.substitute"
    rule_ids = ("SV-SUPPLY-01", "SV-SUPPLY-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [TAKE[kind] for kind in instead(table.supply, self.wanted)]

    def play(self, table: SiliconValley, move: Take) -> None:
        if table.log is not None:
            table.log.append(Substituted(self.seat, KINDS[self.wanted], move.block))
        take(table, self.seat, NUMBER[move.block])

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptSubstitute(KINDS[self.wanted])

    def offer(self, table: SiliconValley, move: Take) -> Offer:
        return Offer(move, None, (f"supply:{move.block}",))


def instead(supply: Holding, kind: int) -> list[int]:
    """Kinds that may replace an exhausted one: of its size, else smaller (SV-R-26).

    Blocks on product cards are not in the supply (SV-SUPPLY-04, SV-R-27).
    """
    same = [other for other in ALIKE[kind] if count(supply, other)]
    return same or [other for other in SMALLER[kind] if count(supply, other)]


def take(table: SiliconValley, seat: Seat, kind: int) -> None:
    """One block from the supply."""
    table.supply -= UNIT[kind]
    table.blocks[seat] += UNIT[kind]
    if table.log is not None:
        table.log.append(Gained(seat, None, 0, 0, (KINDS[kind],)))


def pay_code(
    table: SiliconValley, seat: Seat, blocks: Holding, cost: int, card: str | None
) -> None:
    """Blocks go back to the supply; change is not given (SV-GEN-07)."""
    table.lift_screen()
    table.blocks[seat] -= blocks
    table.supply += blocks
    if table.log is not None:
        table.log.append(PaidCode(seat, card, cost, names(blocks)))


def pay_offer(seat: Seat, move: Pay) -> Offer:
    """A payment with its value."""
    pieces = tuple(f"blocks@{seat}:{name}" for name in dict.fromkeys(move.blocks))
    return Offer(move, PayOffer(move.blocks, value(named(move.blocks))), pieces)


def pay_cash(table: SiliconValley, seat: Seat, price: int) -> None:
    """Money to the bank; it never becomes valuation (SV-GEN-05)."""
    table.cash[seat] -= price
    table.bank += price
