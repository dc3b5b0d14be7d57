"""What Operate will bring and cost a seat, in the order in which it is settled (2.15, 2.16).

The Steps of the phase itself are run on a copy; `ledger.py` reads the lines from what they tell.
"""

from typing import Any, Literal

from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Due, Forecast
from seedround.engine.step import Step
from seedround.games.silicon_valley.actions import ACT, TURN
from seedround.games.silicon_valley.effects import PLAYER
from seedround.games.silicon_valley.numbers import A, B, tile_of
from seedround.games.silicon_valley.operate import Upkeep
from seedround.games.silicon_valley.rival import RIVAL_TURN
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import Operated, private, still_to_come
from seedround.games.silicon_valley.telling.ledger import FIGURES, Ledger, Trail, figures
from seedround.games.silicon_valley.telling.risks import chance, copies, deeds
from seedround.games.silicon_valley.telling.sayings import (
    DueCopied,
    DueDeed,
    EndsLeft,
    EndsShort,
    PhaseOperate,
    WarnLoss,
)
from seedround.games.silicon_valley.telling.standing import after_operate, code
from seedround.games.silicon_valley.track import worth


def forecast(table: SiliconValley, seat: Seat) -> Forecast | None:
    """This round's Operate, if nobody acts any more; None once the seat is through with it."""
    agenda = still_to_come(table, seat)
    if not agenda:
        return None
    twin = private(table)
    twin.log = trail = Trail(twin, seat)
    operated = Operated(twin, seat, agenda)
    ledger = Ledger(trail, operated)
    end = worth(twin.index[seat])
    ends: Saying = EndsLeft(twin.cash[seat], code(twin, seat), end)
    if operated.missing:
        ends = EndsShort(operated.missing, end)
    return Forecast(
        phase=PhaseOperate(_when(table)),
        lines=(*_rival(table), *ledger.lines),
        ends=ends,
        warning=_warning(table, operated, ledger.lost) if operated.spoilt else None,
    )


def carried_out_by(step: Step[Any]) -> tuple[Seat, ...]:
    """A seat's upkeep; right before it nothing is left to collect (SV-OPER-02)."""
    return (step.seat,) if isinstance(step, Upkeep) else ()


def _when(table: SiliconValley) -> Literal["turns", "rival", "now"]:
    if RIVAL_TURN in table.agenda:
        return "rival"
    turns = (*TURN[: table.seats], *ACT[: table.seats])
    return "turns" if any(step in turns for step in table.agenda) else "now"


def _warning(table: SiliconValley, operated: Operated, lost: int) -> WarnLoss:
    seat = operated.seat
    acts = TURN[seat] in table.agenda or ACT[seat] in table.agenda
    lacks: Literal["hq", "salaries", "code"] = "code"
    if operated.missing:
        lacks = "hq" if operated.closes else "salaries"
    gone, dropped = operated.gone, operated.dropped
    return WarnLoss(lacks, operated.missing, gone, dropped, lost, acts, operated.chosen)


# What the Rival may do before it


def _rival(table: SiliconValley) -> list[Due]:
    """What the Rival's next decision may cost, each thing with its chance (SV-SOLO-11)."""
    if RIVAL_TURN not in table.agenda:
        return []
    return [*_deeds(table), *_copies(table)]


def _deeds(table: SiliconValley) -> list[Due]:
    """Personalities that may act, if they change what the player has (SV-SOLO-29)."""
    cards, deck, found = table.cards, len(table.decisions), []
    now = figures(table, PLAYER)
    for card, many, then in deeds(table):
        says = DueDeed(cards.personalities[card], cards.deed_words[card], many, deck)
        for figure, before, after in zip(FIGURES, now, figures(then, PLAYER), strict=True):
            if before != after:
                odds, by = chance(many, deck), after - before
                found.append(Due(says=says, figure=figure, by=by, after=after, chance=odds))
    return found


def _copies(table: SiliconValley) -> list[Due]:
    """Products that may be copied: their B side brings less valuation (SV-SOLO-20)."""
    cards, deck, found = table.cards, len(table.decisions), []
    reached = after_operate(table, PLAYER)
    for slot, many in sorted(copies(table).items()):
        product = table.products[slot]
        tile = tile_of(product)
        loss = cards.earns[tile + A].valuation - cards.earns[tile + B].valuation
        if loss and tile + A in table.tiles[PLAYER]:
            says = DueCopied(cards.products[product], many, deck)
            after, odds = reached - loss, chance(many, deck)
            found.append(Due(says=says, figure="valuation", by=-loss, after=after, chance=odds))
    return found
