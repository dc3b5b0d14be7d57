"""The ways in which a bid or a suit may turn out, each with the Business Phase that follows."""

from collections.abc import Callable
from typing import Any, Final

from seedround.engine.kinds import Chance, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import Case
from seedround.games.bidness.auction import Speak, sale
from seedround.games.bidness.lawsuit import NAME_DAMAGES, NameDamages
from seedround.games.bidness.money import BANK, pay
from seedround.games.bidness.moves import (
    Accept,
    Bid,
    Counter,
    Damages,
    Demand,
    Drop,
    Reject,
    Target,
    Trial,
)
from seedround.games.bidness.play import PickTarget
from seedround.games.bidness.settlement import OpenTalks, Respond
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.changes import after
from seedround.games.bidness.telling.court import chances, judged
from seedround.games.bidness.telling.forecast import STILL, forecast
from seedround.games.bidness.telling.sayings import CaseAgreed, CaseBought, CaseLost, CaseWon

Cases = tuple[Case, ...]


def case(table: Bidness, seat: Seat, says: Saying, chance: Chance | None = None) -> Cases:
    """This way alone; nothing is forecast once the game is decided."""
    found = forecast(table, seat)
    return () if found is None else (Case(says=says, chance=chance, forecast=found),)


def of_bid(table: Bidness, choice: Speak, move: Bid | Drop) -> Cases:
    """A bid that others may beat, if they do not (BD-AUCTION-09)."""
    if isinstance(move, Drop) or not table.bidders[1:]:
        return ()
    won = table.copy(STILL)
    won.last_bid, won.last_bidder = move.amount, choice.seat
    sale(won)
    return case(won, choice.seat, CaseBought(move.amount))


def of_target(table: Bidness, choice: PickTarget, move: Target) -> Cases:
    """Whom one sues, for as much as one can (BD-SUIT-05..07)."""
    if not table.cards.lawsuit[table.played]:
        return ()
    ahead = after(table, choice, move)
    _, most, _ = NAME_DAMAGES[choice.seat].limits(ahead)
    return trial(ahead, choice.seat, most)


def of_damages(table: Bidness, choice: NameDamages, move: Damages) -> Cases:
    """How much one sues for, if it comes to a trial (BD-SUIT-03)."""
    return trial(table, choice.seat, move.amount)


def of_open(table: Bidness, choice: OpenTalks, move: Demand | Trial) -> Cases:
    """A sum that may be accepted, or the dice (BD-SUIT-08)."""
    return named(table, choice.seat, move)


def of_respond(table: Bidness, choice: Respond, move: Accept | Reject | Counter) -> Cases:
    """Another sum, or the dice (BD-SUIT-09, BD-SUIT-10)."""
    return () if isinstance(move, Accept) else named(table, choice.seat, move)


def named(table: Bidness, seat: Seat, move: Demand | Trial | Reject | Counter) -> Cases:
    """A sum as it would be paid, or both verdicts."""
    if isinstance(move, Trial | Reject):
        return trial(table, seat, table.damages)
    agreed = table.copy(STILL)
    pay(agreed, agreed.defendant, move.amount, agreed.turn)
    return case(agreed, seat, CaseAgreed(move.amount))


def trial(table: Bidness, seat: Seat, damages: int) -> Cases:
    """Both verdicts, for either side (BD-SUIT-15..17)."""
    plaintiff, defendant = table.turn, table.defendant
    won, lost = chances(table)
    taken = judged(table, damages, defendant, plaintiff)
    if seat == defendant:
        kept = case(table, seat, CaseWon(lost), lost)
        return (*kept, *case(taken, seat, CaseLost(won), won))
    given = judged(table, damages, plaintiff, BANK)
    return (*case(taken, seat, CaseWon(won), won), *case(given, seat, CaseLost(lost), lost))


CASES: Final[dict[str, Callable[[Any, Any, Any], Cases]]] = {
    PickTarget.kind: of_target,
    Speak.kind: of_bid,
    NameDamages.kind: of_damages,
    OpenTalks.kind: of_open,
    Respond.kind: of_respond,
}
