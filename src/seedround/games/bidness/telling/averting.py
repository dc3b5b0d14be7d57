"""Which move averts what another one warns of: named in the box of the move that causes it."""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, Final

from seedround.engine.move import Move
from seedround.engine.standing import Consequence
from seedround.engine.step import Choice
from seedround.games.bidness.auction import Speak
from seedround.games.bidness.business import PayOff
from seedround.games.bidness.lawsuit import NameDamages
from seedround.games.bidness.moves import (
    PASS,
    Accept,
    Bid,
    Counter,
    Damages,
    Demand,
    Drop,
    Payoff,
    Play,
    Sell,
)
from seedround.games.bidness.play import PickTarget, TakeTurn
from seedround.games.bidness.settlement import Respond
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.consequences import Told
from seedround.games.bidness.telling.sayings import (
    BidWins,
    ChangeIous,
    CourtLost,
    MissedPayoff,
    MissedSalaries,
)


def averting(
    table: Bidness, choice: Choice[Any, Any], move: Move, brings: Callable[[Move], Told]
) -> Move | None:
    """Another move of the same decision that risks less, and nothing else; the least if there are
    several."""
    feared = risks(brings(move))
    others = of_turn(table, choice) if isinstance(choice, TakeTurn) else alike(table, choice, move)
    milder = [(len(risk), one) for one in others if (risk := risks(brings(one))) < feared]
    return min(milder, key=itemgetter(0), default=(0, None))[1]


def of_turn(table: Bidness, choice: TakeTurn) -> Iterator[Move]:
    """Selling, if that pays the salaries: first what cannot be played; else to keep one's money."""
    seat, moves = choice.seat, choice.moves(table)
    due = table.salary_due(seat) - table.cash[seat]
    spare = len(table.hands[seat]) - table.cards.setup.min_hand_to_act + 1
    if 0 < due <= spare * table.cards.earnings.sell_price:
        sales = [move for move in moves if isinstance(move, Sell)]
        yield from sorted(sales, key=lambda sale: Play(sale.card) in moves)
    yield PASS


def alike(table: Bidness, choice: Choice[Any, Any], move: Move) -> Iterator[Move]:
    """The same with another sum or another player, the highest sum first; then what ends it."""
    moves = [one for one in choice.quick(table) if one != move]
    same = sorted((one for one in moves if type(one) is type(move)), key=sum_of, reverse=True)
    if isinstance(move, Bid):  # beyond one's cash a bid takes IOUs
        same = [one for one in same if sum_of(one) <= table.cash[choice.seat]][:1]
    yield from same
    yield from (one for one in moves if isinstance(one, Drop | Accept))


def sum_of(move: Move) -> int:
    match move:
        case Bid(amount) | Damages(amount) | Counter(amount) | Demand(amount) | Payoff(amount):
            return amount
    return 0


def risks(told: Told) -> frozenset[str]:
    """What a move warns of."""
    return frozenset([risk for one in told if one.warns for risk in named(one)])


def named(warning: Consequence) -> Iterator[str]:
    """Risks that have one name wherever they come from."""
    says = warning.says
    if isinstance(says, CourtLost):
        yield "damages"
    if isinstance(says, ChangeIous) or (isinstance(says, CourtLost | BidWins) and says.ious):
        yield "ious"
    elif isinstance(says, MissedSalaries):
        yield from ("salaries", "payoff")
    elif isinstance(says, MissedPayoff):
        yield "payoff"
    elif not isinstance(says, CourtLost):
        yield type(says).__name__


AVERTS: Final[dict[str, Callable[[Any, Any, Any, Any], Move | None]]] = dict.fromkeys(
    (TakeTurn.kind, PickTarget.kind, Speak.kind, NameDamages.kind, Respond.kind, PayOff.kind),
    averting,
)
