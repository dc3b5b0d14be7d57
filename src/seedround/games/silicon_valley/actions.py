"""Phase 1: a turn of up to three actions (2.4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.games.silicon_valley.blocks import KINDS, value
from seedround.games.silicon_valley.events import TurnEnded, TurnStarted
from seedround.games.silicon_valley.funding import fund, fundings, vc_offer
from seedround.games.silicon_valley.growth import (
    expand,
    expansions,
    growth_offer,
    outsource,
    purchases,
)
from seedround.games.silicon_valley.launch import (
    innovations,
    launch,
    launch_offer,
    seconds,
    sunset,
    sunsets,
)
from seedround.games.silicon_valley.moves import (
    END_TURN,
    EndTurn,
    Expand,
    Hire,
    Innovate,
    Layoff,
    Outsource,
    Poach,
    Second,
    Sunset,
)
from seedround.games.silicon_valley.moves import Vc as VcMove
from seedround.games.silicon_valley.people import (
    hire,
    hires,
    layoff,
    layoffs,
    people_offer,
    poach,
    poachable,
)
from seedround.games.silicon_valley.sayings import (
    PromptAction,
    ReasonDear,
    ReasonDemo,
    ReasonEmptyRow,
    ReasonFewBlocks,
    ReasonNobodyToPoach,
    ReasonNoDesign,
    ReasonNoEmployees,
    ReasonNoProducts,
    ReasonNoRoom,
    ReasonNoSecond,
    ReasonNoSlot,
    ReasonPoor,
    ReasonSameRound,
    ReasonSoldOut,
)
from seedround.games.silicon_valley.table import ACTIONS, EMPTY, NOBODY, SiliconValley

ONLY_END: Final[list[Move]] = [END_TURN]
ZONES: Final = {
    "hire": ("row:",),
    "expand": ("hq:",),
    "vc": ("vc:",),
    "outsource": ("supply:",),
    "innovate": ("product:",),
    "second": ("product:",),
}
"""By verb: where on the table its cards lie."""


@dataclass(frozen=True)
class Turn(Step[SiliconValley]):
    """A seat's whole turn before the next seat's (SV-TURN-01)."""

    seat: int

    def run(self, table: SiliconValley) -> None:
        table.actions = ACTIONS
        if table.log is not None:
            table.log.append(TurnStarted(self.seat, ACTIONS))
        table.agenda.append(ACT[self.seat])


@dataclass(frozen=True)
class Act(Choice[SiliconValley]):
    """One action that can be carried out completely, or the end of the turn (SV-TURN-02..05).

    Different actions or the same one again, in any mix (SV-TURN-03); what cannot be finished is not
    offered (SV-R-58).
    """

    kind = "sv.action"
    rules = ("SV-TURN-01", "SV-TURN-02", "SV-TURN-04", "SV-TURN-05")

    def moves(self, table: SiliconValley) -> list[Move]:
        """In the order of SV-TURN-04, slots from the first."""
        if not table.actions:
            return ONLY_END
        seat = self.seat
        cash = table.cash[seat]
        found: list[Move] = []
        if len(table.employees[seat]) < table.places[seat]:
            found = hires(table, seat, cash)
            found += poachable(table, seat, cash, table.cards.poach_price)
        if cash >= table.hq_price(seat):
            found += expansions(table)
        found += fundings(table, seat)
        found += purchases(table, cash)
        if table.blocks[seat] and len(table.tiles[seat]) < table.slots[seat]:
            found += innovations(table, seat)
            found += seconds(table, seat)
        if table.tiles[seat]:
            found += sunsets(table, seat)
        if table.employees[seat]:
            found += layoffs(table, seat)
        found.append(END_TURN)
        return found

    def play(self, table: SiliconValley, move: Any) -> None:
        seat = self.seat
        if isinstance(move, EndTurn):
            if table.log is not None:
                table.log.append(TurnEnded(seat, table.actions))
            table.actions = 0
            return
        table.actions -= 1
        table.agenda.append(self)
        if isinstance(move, Hire):
            hire(table, seat, move.slot - 1, table.hire_price(seat, move.slot - 1))
        elif isinstance(move, Poach):
            poach(table, seat, move, table.cards.poach_price)
        elif isinstance(move, Expand):
            expand(table, seat, move.slot - 1, table.hq_price(seat))
        elif isinstance(move, VcMove):
            fund(table, seat, move.slot - 1)
        elif isinstance(move, Outsource):
            outsource(table, seat, move)
        elif isinstance(move, Innovate | Second):
            launch(table, seat, move)
        elif isinstance(move, Sunset):
            sunset(table, seat, move)
        else:
            layoff(table, seat, move, 1)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptAction(table.actions)

    def offer(self, table: SiliconValley, move: Any) -> Offer:
        if isinstance(move, Hire | Poach | Layoff):
            return people_offer(table, self.seat, move)
        if isinstance(move, Expand | Outsource):
            return growth_offer(table, self.seat, move)
        if isinstance(move, VcMove):
            return vc_offer(table, self.seat, move)
        return launch_offer(table, self.seat, move)

    def blocked(self, table: SiliconValley) -> list[Blocked]:
        """For each action that is not possible: why, and by which rule."""
        possible = {move.verb for move in self.moves(table)}
        return [
            Blocked(reason.verb, reason.why, reason.rule, self.where(table, reason.verb))
            for reason in (
                self.no_hire(table),
                self.no_poach(table),
                self.no_expand(table),
                self.no_vc(table),
                self.no_outsource(table),
                self.no_innovate(table),
                self.no_second(table),
                Blocked("sunset", ReasonNoProducts(), "SV-SUNSET-01"),
                Blocked("layoff", ReasonNoEmployees(), "SV-LAYOFF-01"),
            )
            if reason.verb not in possible
        ] + [reason for reason in self.too_dear(table) if reason.verb.split(":")[0] in possible]

    def where(self, table: SiliconValley, verb: str) -> tuple[str, ...]:
        """The pieces that an action is about."""
        if verb == "poach":
            others = [*range(table.seats), *([table.rival] if table.seats == 1 else [])]
            return tuple(f"employee@{other}:" for other in others if other != self.seat)
        return ZONES.get(verb, ())

    def too_dear(self, table: SiliconValley) -> Iterator[Blocked]:
        """People and investors beyond one's means, while others are within (SV-HIRE-01)."""
        seat, cash, worth = self.seat, table.cash[self.seat], value(table.blocks[self.seat])
        for slot, person in enumerate(table.row):
            if person != EMPTY and (price := table.hire_price(seat, slot)) > cash:
                piece = (f"row:{slot + 1}",)
                yield Blocked(f"hire:{slot + 1}", ReasonDear(price, cash), "SV-HIRE-01", piece)
        for slot, card in enumerate(table.vc_row):
            if card != EMPTY and (cost := table.vc_price(seat, slot)) > worth:
                piece = (f"vc:{slot + 1}",)
                yield Blocked(f"vc:{slot + 1}", ReasonDemo(cost, worth), "SV-VC-01", piece)

    def no_hire(self, table: SiliconValley) -> Blocked:
        seat = self.seat
        if not table.room(seat):
            return self.full(table, "hire")
        prices = [
            table.hire_price(seat, slot) for slot, person in enumerate(table.row) if person != EMPTY
        ]
        if not prices:
            return Blocked("hire", ReasonEmptyRow(), "SV-HIRE-04")
        return Blocked("hire", ReasonPoor(min(prices), table.cash[seat]), "SV-HIRE-01")

    def no_poach(self, table: SiliconValley) -> Blocked:
        seat = self.seat
        if not table.room(seat):
            return self.full(table, "poach")
        others = [other for other in range(table.seats) if other != seat]
        staff = [person for other in others for person in table.employees[other]]
        prices = [table.poach_price(seat, person) for person in (*staff, *table.staff)]
        if not prices:
            return Blocked("poach", ReasonNobodyToPoach(), "SV-POACH-01")
        return Blocked("poach", ReasonPoor(min(prices), table.cash[seat]), "SV-POACH-01")

    def full(self, table: SiliconValley, verb: str) -> Blocked:
        employees, places = len(table.employees[self.seat]), table.places[self.seat]
        return Blocked(verb, ReasonNoRoom(places, employees), "SV-HIRE-06")

    def no_expand(self, table: SiliconValley) -> Blocked:
        price, cash = table.hq_price(self.seat), table.cash[self.seat]
        if price <= cash:
            return Blocked("expand", ReasonEmptyRow(), "SV-HQ-02")
        return Blocked("expand", ReasonPoor(price, cash), "SV-HQ-01")

    def no_vc(self, table: SiliconValley) -> Blocked:
        costs = [
            table.vc_price(self.seat, slot)
            for slot, card in enumerate(table.vc_row)
            if card != EMPTY
        ]
        if not costs:
            return Blocked("vc", ReasonEmptyRow(), "SV-VC-04")
        worth = value(table.blocks[self.seat])
        return Blocked("vc", ReasonFewBlocks(min(costs), worth), "SV-VC-01")

    def no_outsource(self, table: SiliconValley) -> Blocked:
        prices = [
            table.cards.block_prices[kind]
            for kind in range(len(KINDS))
            if table.supply >> 8 * kind & 255
        ]
        if not prices:
            return Blocked("outsource", ReasonSoldOut(), "SV-OUT-02")
        return Blocked("outsource", ReasonPoor(min(prices), table.cash[self.seat]), "SV-OUT-01")

    def no_innovate(self, table: SiliconValley) -> Blocked:
        seat = self.seat
        if not table.free_slot(seat):
            return Blocked("innovate", ReasonNoSlot(table.slots[seat]), "SV-LAUNCH-02")
        return Blocked("innovate", ReasonNoDesign(), "SV-INNO-02")

    def no_second(self, table: SiliconValley) -> Blocked:
        seat = self.seat
        others = [
            slot
            for slot, innovator in enumerate(table.innovators)
            if innovator not in (NOBODY, seat)
        ]
        if not others:
            return Blocked("second", ReasonNoSecond(), "SV-SECOND-01")
        if not table.free_slot(seat):
            return Blocked("second", ReasonNoSlot(table.slots[seat]), "SV-LAUNCH-02")
        if all(table.launched[slot] == table.round for slot in others):
            return Blocked("second", ReasonSameRound(), "SV-SECOND-02")
        return Blocked("second", ReasonNoDesign(), "SV-SECOND-03")


ACT: Final = tuple(Act(seat) for seat in range(4))
TURN: Final = tuple(Turn(seat) for seat in range(4))
