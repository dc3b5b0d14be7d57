"""Sunsetting products (2.12)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.moves import DONE, Done, Sunset
from seedround.games.silicon_valley.numbers import product_on
from seedround.games.silicon_valley.sayings import PromptSunset, ReasonNoProducts, SunsetOffer
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.tiles import drop_tile, own_tile
from seedround.games.silicon_valley.verbs.verb import Verb

SUNSET_LOSS: Final = 1
"""Valuation that a sunset by choice costs (SV-SUNSET-01)."""


class Sunsetting(Verb[Sunset]):
    """Remove one's own products, one after the other."""

    move = Sunset

    def __init__(self, loss: int = SUNSET_LOSS) -> None:
        self.loss = loss
        """The valuation that each product costs."""

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        tiles, moves = table.tiles[seat], table.cards.sunsets
        return [moves[product_on(tile)] for tile in tiles] if tiles else []

    def carry_out(self, table: SiliconValley, seat: Seat, move: Sunset) -> None:
        """One product goes, then perhaps more (SV-SUNSET-01); allowed at 0 (SV-LAYOFF-03)."""
        drop_tile(table, seat, own_tile(table, seat, move.product), self.loss, False)
        table.agenda.append(SUNSET_MORE[seat])

    def offer(self, table: SiliconValley, seat: Seat, move: Sunset) -> Offer:
        upkeep = table.cards.tile_upkeep[own_tile(table, seat, move.product)]
        says = SunsetOffer(move.product, upkeep, self.loss)
        return Offer(move, says, (f"tile@{seat}:{move.product}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        return [Blocked("sunset", ReasonNoProducts(), "SV-SUNSET-01")]


@dataclass(frozen=True)
class SunsetMore(Choice[SiliconValley, Sunset | Done]):
    """Further products in the same action, each for 1 valuation (SV-SUNSET-01, SV-R-22)."""

    kind = "turn.sunset"
    rule_ids = ("SV-SUNSET-01", "SV-SUNSET-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [*SUNSETTING.moves(table, self.seat), DONE]

    def play(self, table: SiliconValley, move: Sunset | Done) -> None:
        if isinstance(move, Sunset):
            SUNSETTING.carry_out(table, self.seat, move)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptSunset(SUNSET_LOSS)

    def offer(self, table: SiliconValley, move: Sunset | Done) -> Offer:
        if isinstance(move, Sunset):
            return SUNSETTING.offer(table, self.seat, move)
        return Offer(move)


SUNSETTING: Final = Sunsetting()
SUNSET_MORE: Final = tuple(SunsetMore(seat) for seat in every_seat(4))
