"""Rules of thumb and exact play for Trade Show (sections 6.5 and 7), and the hints made of them.

Every function gets a redealt table: nothing here can know the order of the deck.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from seedround.engine.kinds import CardNumber, Seat, SeatNumber
from seedround.engine.move import Move
from seedround.engine.rules import Advice
from seedround.engine.saying import Saying
from seedround.games.trade_show.development import Stack as StackChoice
from seedround.games.trade_show.mind.appraisal import card_value, draft_value
from seedround.games.trade_show.mind.solver import (
    Dice,
    Goal,
    Solver,
    Stack,
    Standing,
    State,
    best,
    money,
    standing,
    standings,
    winning,
)
from seedround.games.trade_show.moves import (
    ACCEPT,
    COLUMNS,
    CONCEDE,
    PLACEMENT,
    REROLL,
    ROLL,
    SIDES,
    One,
    Order,
    Place,
    Two,
)
from seedround.games.trade_show.sayings import (
    HintAccept,
    HintFailure,
    HintRoll,
    HintValue,
    HintWin,
)
from seedround.games.trade_show.table import TradeShow

BOLD = 0.35
"""`threshold` rolls again while the next roll misses at most this often."""
MONEY_TOO = 1e-6
"""What a dollar counts beside the chance to win, so that a lost game is still played for money."""


def solver(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """Drafts by the evaluator, shows by the exact solver for most money (6.5)."""
    return moves[best(worth(table, seat, moves))]


def closer(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """As `solver`, but in the last trade show it plays to win (7.4)."""
    if table.last_round() and table.choice.kind in ("show.place", "show.offer"):
        turn = exact_turn(table, seat, to_win(table, seat, MONEY_TOO))
        return moves[best(show_worth(table, seat, moves, turn))]
    return solver(table, seat, moves)


def threshold(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """Drafts as `solver`; fewest dice first, rolls again while a miss is unlikely (6.5)."""
    if table.choice.kind == "show.place":
        placements = [move for move in moves if isinstance(move, Place)]
        if placements:
            return min(placements, key=_thrift)
        return REROLL if REROLL in moves else CONCEDE
    if table.choice.kind == "show.offer":
        bust = exact_turn(table, seat).bust(state_of(table, seat))
        return ROLL if bust <= BOLD else ACCEPT
    return solver(table, seat, moves)


def novice(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """Drafts the cards with the most dollars, shows as `threshold`: a first evening's play."""
    if table.choice.kind in ("show.place", "show.offer"):
        return threshold(table, seat, moves)
    lines = table.cards.lines[table.companies[seat]]

    def dollars(*cards: int) -> float:
        return float(sum(sum(lines[card][1:]) for card in cards))

    return moves[best(draft_worth(table, moves, dollars))]


def blind(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """Drafts at random, shows by the exact solver: what drafting well is worth (6.6)."""
    if table.choice.kind in ("draft.take", "draft.order"):
        return moves[table.generator.below(len(moves))]
    return solver(table, seat, moves)


def glance(table: TradeShow, seat: Seat, moves: list[Move]) -> Move:
    """Drafts by what each card adds by itself, shows by the exact solver: quick and nearly good."""
    if table.choice.kind in ("show.place", "show.offer"):
        return solver(table, seat, moves)
    company, place = table.companies[seat], len(table.stacks[seat])
    lines, pool = table.cards.lines[company], table.cards.pools[company]
    rounds_left, bonus = table.rounds - table.round, table.options.complete_bonus

    def value(card: CardNumber, below: int | None = None) -> float:
        worth = card_value(lines[card], place, pool, rounds_left, bonus)
        if below is not None:
            worth += card_value(lines[below], place + 1, pool, rounds_left, bonus)
        return worth

    return moves[best(draft_worth(table, moves, value))]


def _thrift(move: Place) -> tuple[int, bool, int]:
    size, count = PLACEMENT[move.dice]
    return (count, not move.cube, size)


# What each move is worth


def worth(table: TradeShow, seat: Seat, moves: list[Move]) -> list[float]:
    """The value of each legal move in dollars, in list order."""
    if table.choice.kind in ("show.place", "show.offer"):
        return show_worth(table, seat, moves, exact_turn(table, seat))
    return draft_worth(table, moves, lambda *cards: stack_worth(table, seat, *cards))


def draft_worth(table: TradeShow, moves: list[Move], value: Callable[..., float]) -> list[float]:
    """The value of each move of the draft, given that of the cards it adds, the upper one first."""
    grid = table.grid
    values: list[float] = []
    for move in moves:
        if isinstance(move, One):
            values.append(value(grid[move.column - 1]))
        elif isinstance(move, Two):
            bottom, top = grid[move.column - 1], grid[move.column - 1 + COLUMNS]
            values.append(max(value(bottom, top), value(top, bottom)))
        elif isinstance(move, Order):
            choice = table.choice
            assert isinstance(choice, StackChoice)
            bottom, top = grid[choice.column], grid[choice.column + COLUMNS]
            values.append(value(bottom, top) if move.above == "bottom" else value(top, bottom))
    return values


def stack_worth(table: TradeShow, seat: Seat, *cards: int) -> float:
    """The draft evaluator: the stack with these cards, the rest filled (6.5)."""
    company = table.companies[seat]
    lines = table.cards.lines[company]
    stack = tuple([lines[card] for card in table.stacks[seat]] + [lines[card] for card in cards])
    return draft_value(
        stack,
        table.cards.pools[company],
        table.cubes[seat],
        table.rounds - table.round,
        table.options.complete_bonus,
    )


def show_worth(table: TradeShow, seat: Seat, moves: list[Move], turn: Solver[float]) -> list[float]:
    """The exact value of each move of the trade show, for the turn's goal (7.1)."""
    if table.choice.kind == "show.offer":
        state = state_of(table, seat)
        return [turn.accept(state), turn.roll(state)]
    return placing_worth(table, seat, moves, turn)


def placing_worth(
    table: TradeShow, seat: Seat, moves: list[Move], turn: Solver[float] | None = None
) -> list[float]:
    """The exact value of each move after a roll; for most money if no turn is given (7.1)."""
    placements = [
        (SIDES[PLACEMENT[move.dice][0]], PLACEMENT[move.dice][1], move.cube)
        for move in moves
        if isinstance(move, Place)
    ]
    return (turn or exact_turn(table, seat)).place(state_of(table, seat), placements)


def state_of(table: TradeShow, seat: Seat) -> State:
    """The turn as the solver sees it (7.1)."""
    return (table.fulfilled, table.free, table.cubes[seat], table.pending)


def exact_turn(table: TradeShow, seat: Seat, goal: Goal | None = None) -> Solver[float]:
    """The solver for a seat's stack: most money unless another goal is given."""
    company = table.companies[seat]
    lines = table.cards.lines[company]
    stack = tuple([lines[card] for card in table.stacks[seat]])
    pool = table.cards.pools[company]
    limited = table.options.cube_supply != "unlimited"
    # F: the cubes there are, less those of the other seats.
    ceiling = table.supply + table.pending + table.cubes[seat] if limited else None
    bonus = table.options.complete_bonus
    if goal is None:
        return _money_turn(stack, pool, table.rounds - table.round, ceiling, bonus)
    return Solver(stack, pool, float, goal, ceiling, bonus)


@lru_cache(maxsize=64)
def _money_turn(
    stack: Stack, pool: Dice, rounds_left: int, ceiling: int | None, complete_bonus: int
) -> Solver[float]:
    return Solver(stack, pool, float, money(rounds_left), ceiling, complete_bonus)


def to_win(table: TradeShow, seat: Seat, money_too: float = 0.0) -> Goal:
    """The goal of winning in the last round (7.4).

    Seats that had their turn are done; those still to come play for money with open stacks.
    """
    by_cubes = table.options.tie_break == "cubes"
    order = [SeatNumber((table.start + place) % table.seats) for place in range(table.seats)]
    rivals: list[dict[Standing, float]] = []
    for place, rival in enumerate(order):
        score, cubes = table.scores[rival], table.cubes[rival]
        if place < order.index(seat):
            rivals.append({standing(score, cubes, by_cubes): 1.0})
        elif rival != seat:
            turn = exact_turn(table, rival)
            rivals.append(standings(score, turn.outcomes(turn.start(cubes)), by_cubes))
    chance = winning(table.scores[seat], rivals, by_cubes)
    if not money_too:
        return chance
    return lambda dollars, cubes: chance(dollars, cubes) + money_too * (dollars + cubes)


# Hints


def advise(table: TradeShow, seat: Seat) -> list[Advice]:
    """Every legal move with its worth, best first (7.3); in the last show also to win (7.4)."""
    moves = table.moves()
    if table.choice.kind not in ("show.place", "show.offer"):
        return _advice(moves, worth(table, seat, moves))
    turn, state = exact_turn(table, seat), state_of(table, seat)
    owned = table.cubes[seat]
    values = [turn.net(value, owned) for value in show_worth(table, seat, moves, turn)]
    details: list[list[Saying]] = [[] for _ in moves]
    if table.last_round():
        chances = show_worth(table, seat, moves, exact_turn(table, seat, to_win(table, seat)))
        details = [[HintWin(round(1000 * chance))] for chance in chances]
    if table.choice.kind == "show.place":
        return _advice(moves, values, details=details)
    details[1].append(HintFailure(round(1000 * turn.failure(state))))
    bust = round(1000 * turn.bust(state))
    whys: list[Saying] = [HintAccept(values[0]), HintRoll(values[1], bust)]
    return _advice(moves, values, whys, details)


def _advice(
    moves: list[Move],
    values: list[float],
    whys: Sequence[Saying] = (),
    details: Sequence[Sequence[Saying]] = (),
) -> list[Advice]:
    """Moves with their values, and what else there is to say; best first."""
    whys = whys or [HintValue(value) for value in values]
    more = [tuple(detail) for detail in details] or [()] * len(moves)
    hints = zip(moves, values, whys, more, strict=True)
    return sorted((Advice(*hint) for hint in hints), key=lambda hint: -hint.value)
