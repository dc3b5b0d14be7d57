"""The round: order, turns, operate; and the end of the game (2.1, 2.3, 2.17, solo rounds)."""

from dataclasses import dataclass
from typing import Final, Literal

from seedround.engine.kinds import FIRST_SEAT, by_seat
from seedround.engine.result import ranked, solo_result
from seedround.engine.step import Step
from seedround.games.silicon_valley.actions import TURN
from seedround.games.silicon_valley.blocks import pieces
from seedround.games.silicon_valley.events import GameEnded, RoundEnded, RoundStarted, SoloEnded
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rival import REFILL_BOARD, RIVAL_TURN
from seedround.games.silicon_valley.sayings import CompanyEnd, CompanyWorth, Player
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.track import amount, turn_order


@dataclass(frozen=True)
class StartRound(Step[SiliconValley]):
    """Phase 1, then phase 2: step 1 for all, then step 2 for all, in one fixed order (SV-R-16).

    SV-GEN-01, SV-ORDER-01..03, SV-TURN-01, SV-TURN-06, SV-OPER-02, SV-OPER-03. Alone, the Rival's
    turn follows the player's and no order is set (SV-SOLO-10).
    """

    def run(self, table: SiliconValley) -> None:
        table.round += 1
        if table.round > 1:
            table.order = turn_order(table)
        order = table.order
        if table.log is not None:
            table.log.append(RoundStarted(table.round, tuple(map(Player, order))))
        if table.seats == 1:
            table.then(TURN[0], RIVAL_TURN, RESOLVE, COLLECT[0], UPKEEP[0], REFILL_BOARD, END_ROUND)
            return
        table.then(
            *(TURN[seat] for seat in order),
            *(COLLECT[seat] for seat in order),
            *(UPKEEP[seat] for seat in order),
            END_ROUND,
        )


@dataclass(frozen=True)
class EndRound(Step[SiliconValley]):
    """The game ends if a company now stands at $1B or more (SV-END-01, SV-END-04).

    Alone: at $1B the player wins; without it after the last round the Rival does
    (SV-SOLO-32, SV-SOLO-33). What was lost again in upkeep does not count (SV-R-54).
    """

    def run(self, table: SiliconValley) -> None:
        if table.log is not None:
            index = tuple(table.index)
            companies = [CompanyWorth(seat, *amount(at)) for seat, at in by_seat(index)]
            table.log.append(RoundEnded(table.round, index, tuple(companies)))
        unicorn = max(table.index) >= table.cards.unicorn
        if not unicorn and table.round != last_round(table):
            table.then(START_ROUND)
        elif table.seats == 1:
            end_solo(table, unicorn)
        else:
            end_game(table, "unicorn" if unicorn else "round_limit")


def last_round(table: SiliconValley) -> int | Literal["none"]:
    """After it the game is scored whatever happens.

    Alone the card set says so (SV-SOLO-33); with several it is our addition (SV-END-04, SV-R-53).
    """
    return table.cards.document.solo.rounds if table.seats == 1 else table.options.last_round


def end_game(table: SiliconValley, reason: str) -> None:
    """Highest valuation, then money, then number of blocks, then shared (SV-END-02, SV-END-03)."""
    blocks = tuple(pieces(held) for held in table.blocks)
    keys = list(zip(table.index, table.cash, blocks, strict=True))
    details = {"money": tuple(table.cash), "blocks": blocks, "rounds": table.round}
    result = ranked(reason, table.index, keys, details)
    if table.log is not None:
        companies = [
            CompanyEnd(seat, *amount(at), cash, many) for seat, (at, cash, many) in by_seat(keys)
        ]
        table.log.append(GameEnded(result.winners, tuple(companies)))
    table.finish(result)


def end_solo(table: SiliconValley, won: bool) -> None:
    """The player against the Rival (SV-SOLO-32, SV-SOLO-33)."""
    details = {
        "money": tuple(table.cash),
        "blocks": (pieces(table.blocks[0]),),
        "rounds": table.round,
    }
    if table.log is not None:
        at = table.index[0]
        table.log.append(SoloEnded(FIRST_SEAT, won, table.round, at, *amount(at)))
    table.finish(solo_result("unicorn" if won else "rival_wins", won, table.index[0], details))


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
