"""Launching a product as second mover (2.11)."""

from typing import Final

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Offer
from seedround.games.silicon_valley.blocks import holds, lacking, named, names, value
from seedround.games.silicon_valley.events import SecondMoved
from seedround.games.silicon_valley.moves import SECOND, Second
from seedround.games.silicon_valley.numbers import SM, tile_of
from seedround.games.silicon_valley.rows import REFILL_PRODUCT, clear_product
from seedround.games.silicon_valley.sayings import (
    ReasonCopyLacks,
    ReasonNoSecond,
    ReasonNoSlot,
    ReasonSameRound,
    SecondOffer,
)
from seedround.games.silicon_valley.table import NOBODY, SiliconValley
from seedround.games.silicon_valley.tiles import (
    PRODUCT_ROW,
    add_tile,
    bring_benefit,
    flip,
    tile_gains,
)
from seedround.games.silicon_valley.verbs.verb import Verb


class MovingSecond(Verb[Second]):
    """Launch what another company has innovated."""

    move = Second

    def moves(self, table: SiliconValley, seat: Seat) -> list[Move]:
        """Products that another company innovated in an earlier round, blocks and a slot at hand.

        SV-SECOND-01..03, SV-LAUNCH-01, SV-LAUNCH-02; never one's own, not even after a sunset
        (SV-R-12). Rounds are compared, not turns (SV-R-13); kinds and numbers count, not places
        (SV-R-34). The Rival's products are open to the player too (SV-SOLO-19).
        """
        if len(table.tiles[seat]) >= table.slots[seat]:
            return []
        held, now = table.blocks[seat], table.round
        return [
            SECOND[slot]
            for slot, innovator in enumerate(table.innovators)
            if innovator != NOBODY
            and innovator != seat
            and table.launched[slot] < now
            and holds(held, table.designs[slot])
        ]

    def carry_out(self, table: SiliconValley, seat: Seat, move: Second) -> None:
        """Pay and return the blocks, flip, take tile and benefit, refill (SV-SECOND-03..08).

        The blocks paid and those on the card go to the supply (SV-R-33).
        """
        cards, slot = table.cards, move.slot - 1
        product, blocks = table.products[slot], table.designs[slot]
        innovator = table.innovators[slot]
        table.blocks[seat] -= blocks
        table.supply += blocks
        clear_product(table, slot)
        tile = add_tile(table, seat, tile_of(product, SM))
        if table.log is not None:
            table.log.append(SecondMoved(seat, cards.products[product], names(blocks)))
        flip(table, innovator, product)
        table.agenda.append(REFILL_PRODUCT[slot])
        bring_benefit(table, seat, tile)

    def offer(self, table: SiliconValley, seat: Seat, move: Second) -> Offer:
        cards, product = table.cards, table.products[move.slot - 1]
        blocks = names(table.designs[move.slot - 1])
        says = SecondOffer(
            cards.products[product], *tile_gains(cards, tile_of(product, SM)), blocks
        )
        return Offer(move, says, (f"product:{move.slot}",))

    def blocked(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        others = [
            slot
            for slot, innovator in enumerate(table.innovators)
            if innovator not in (NOBODY, seat)
        ]
        if not others:
            return [Blocked("second", ReasonNoSecond(), "SV-SECOND-01", PRODUCT_ROW)]
        if not table.free_slot(seat):
            no_slot = ReasonNoSlot(table.slots[seat])
            return [Blocked("second", no_slot, "SV-LAUNCH-02", PRODUCT_ROW)]
        fresh = [slot for slot in others if table.launched[slot] == table.round]
        if fresh == others:
            return [Blocked("second", ReasonSameRound(), "SV-SECOND-02", _pieces(fresh))]
        nearest, *rest = sorted(self.out_of_reach(table, seat), key=_squares_missing)
        return [Blocked("second", nearest.why, nearest.rule, nearest.pieces), *rest]

    def out_of_reach(self, table: SiliconValley, seat: Seat) -> list[Blocked]:
        """Products of earlier rounds, with what lies on them and what the seat lacks of it.

        SV-SECOND-03, SV-SOLO-19.
        """
        cards, held = table.cards, table.blocks[seat]
        return [
            Blocked(
                str(SECOND[slot]),
                ReasonCopyLacks(
                    cards.products[table.products[slot]],
                    names(table.designs[slot]),
                    names(missing),
                ),
                "SV-SECOND-03",
                _pieces([slot]),
            )
            for slot, innovator in enumerate(table.innovators)
            if innovator not in (NOBODY, seat)
            and table.launched[slot] < table.round
            and (missing := lacking(held, table.designs[slot]))
        ]


def _pieces(slots: list[int]) -> tuple[str, ...]:
    return tuple([f"product:{slot + 1}" for slot in slots])


def _squares_missing(blocked: Blocked) -> int:
    assert isinstance(blocked.why, ReasonCopyLacks)
    return value(named(blocked.why.lacking))


MOVING_SECOND: Final = MovingSecond()
