"""How fast the rules are, beside a fixed loop that tells how fast the machine is."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from msgspec import Struct

from seedround.bots import make_bot
from seedround.bots.mcts import Budget, Search
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.engine.table import Table

REPEATS = 5
SLICE_S = 0.4
YARDSTICK_ROUNDS = 200_000
PLACES = 10
ITERATIONS = 40


class BenchRow(Struct, frozen=True):
    """One game with one number of seats; CPU time of one core, median of five."""

    game: str
    seats: int
    decisions_per_s: float
    playouts_per_s: float
    copy_us: float
    bot_ms: float
    """A decision of the game's own bot, with the redeal it is handed."""
    searched_per_s: float
    """Iterations of `mcts`: a redeal, down the tree, a playout as far as the game lets it go."""
    yardstick_per_s: float
    extra: dict[str, float] = {}


def yardstick() -> float:
    """Rounds a second of a pure-Python loop that never changes: compare machines by it."""
    started = process_time()
    heap, total = list(range(64)), 0
    for n in range(YARDSTICK_ROUNDS):
        place = (n * 7 + total) & 63
        heap[place] += n & 15
        total = (total + heap[place]) % 1_000_003
    return YARDSTICK_ROUNDS / (process_time() - started)


def bench(games: Sequence[Game], progress: Callable[[str], None] | None = None) -> list[BenchRow]:
    """Random playouts without events, copies, and what a game measures besides."""
    rows: list[BenchRow] = []
    for game in games:
        for seats in game.players:
            if progress:
                progress(f"{game.id}, {seats} seats")
            rows.append(_bench(game, seats))
    return rows


def _bench(game: Game, seats: int) -> BenchRow:
    options, cards = game.resolve(None, seats, lab=True), game.card_set()

    def playout(seed: int) -> int:
        table = game.deal(seats, Generator(seed), options, cards)
        return random_playout(table, Generator(seed + 1))

    playout(0)
    speeds: list[float] = []
    playouts: list[float] = []
    copies: list[float] = []
    yards: list[float] = []
    for repeat in range(REPEATS):
        started, decisions, count = process_time(), 0, 0
        while (spent := process_time() - started) < SLICE_S:
            decisions += playout(1000 * repeat + count)
            count += 1
        speeds.append(decisions / spent)
        playouts.append(count / spent)
        copies.append(_copy_us(game.deal(seats, Generator(repeat), options, cards)))
        yards.append(yardstick())
    return BenchRow(
        game.id,
        seats,
        round(median(speeds)),
        round(median(playouts), 1),
        round(median(copies), 3),
        round(_bot_ms(game, seats), 3),
        round(_searched_per_s(game, seats), 1),
        round(median(yards)),
        EXTRA[game.id](game) if game.id in EXTRA and seats == game.players[0] else {},
    )


def random_playout(table: Table, generator: Generator) -> int:
    """Play random moves to the end; gives the number of decisions."""
    decisions = 0
    below, moves, play = generator.below, table.moves, table.play
    while legal := moves():
        play(legal[below(len(legal))])
        decisions += 1
    return decisions


def _bot_ms(game: Game, seats: int, least: int = 100) -> float:
    """Milliseconds that the game's own bot thinks on average, over whole games."""
    bot = make_bot(next(iter(game.rules().picks)), game, 1)
    options = game.resolve(None, seats, lab=True)
    spent, decisions, seed = 0.0, 0, 0
    while decisions < least:
        table = game.deal(seats, Generator(seed), options)
        seed += 1
        while not table.over:
            knowledge = Knowledge(table, table.choice.seat)
            started = process_time()
            move = bot.choose(knowledge)
            spent += process_time() - started
            decisions += 1
            table.play(move)
    return 1000 * spent / decisions


def _searched_per_s(game: Game, seats: int) -> float:
    """Iterations a second of search, at decisions spread over a game of the game's own bot."""
    rules = game.rules()
    bot = make_bot(next(iter(rules.picks)), game, 1)
    table = game.deal(seats, Generator(1), game.resolve(None, seats, lab=True))
    places: list[Knowledge] = []
    while not table.over:
        if len(table.legal) > 1 and table.choice.kind not in rules.solved:
            places.append(Knowledge(table.copy(Generator(len(places))), table.choice.seat))
        table.play(bot.choose(Knowledge(table, table.choice.seat)))
    started, iterations = process_time(), 0
    for place in places[:: max(1, len(places) // PLACES)]:
        search = Search(place, Generator(1))
        search.run(Budget(iterations=ITERATIONS))
        iterations += search.decision.visits
    return iterations / (process_time() - started)


def _copy_us(table: Table, times: int = 5000) -> float:
    """Microseconds for a copy in the middle of a game."""
    generator = Generator(7)
    for _ in range(30):
        if legal := table.moves():
            table.play(legal[generator.below(len(legal))])
    started = process_time()
    for _ in range(times):
        table.copy(generator)
    return 1e6 * (process_time() - started) / times


def _solver_ms(game: Game) -> dict[str, float]:
    """Milliseconds to solve a trade show stack that was never seen before, with two cubes."""
    from seedround.games.trade_show.cards import Cards
    from seedround.games.trade_show.mind.solver import Solver

    cards = game.card_set()
    assert isinstance(cards, Cards)
    generator = Generator(11)
    started, solved = process_time(), 0
    while solved < 100:
        company = solved % len(cards.pools)
        deck = list(range(len(cards.ids)))
        generator.shuffle(deck)
        stack = tuple(cards.lines[company][card] for card in deck[: cards.targets[company]])
        turn = Solver(stack, cards.pools[company], float)
        turn.roll(turn.start(2))
        solved += 1
    return {"solver_ms": round(1000 * (process_time() - started) / solved, 3)}


def _tiling_s(game: Game) -> dict[str, float]:
    """Seconds to find all designs of all products' grids, as happens once per card set."""
    from seedround.games.silicon_valley.cards import Cards
    from seedround.games.silicon_valley.tiling import designs

    cards = game.card_set()
    assert isinstance(cards, Cards)
    designs.cache_clear()
    started = process_time()
    for product in cards.document.product:
        designs(tuple(product.grid))
    return {"tiling_s": round(process_time() - started, 3)}


EXTRA: dict[str, Callable[[Game], dict[str, float]]] = {
    "trade-show": _solver_ms,
    "silicon-valley": _tiling_s,
}
"""What is worth measuring in one game only."""
