"""`balance`: every target of a game's specification, measured and judged."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from seedround.cli.progress import progress_bar
from seedround.cli.screen import Screen
from seedround.cli.status import MISSED
from seedround.engine.game import Game
from seedround.games import all_games, find_game
from seedround.lab.balance import POOLED, Line, Verdict, load_targets, measure, runs
from seedround.lab.engines import Where, parse_where

STYLES: Mapping[Verdict, str] = {"hit": "green", "unclear": "yellow", "missed": "bold red"}


def run_balance(
    names: Sequence[str],
    games: int,
    seed: str,
    on: str | None,
    jobs: int | None,
    players: Sequence[int],
    source: str | None,
) -> int:
    """Measure the games named, or all that have targets; gives the exit status."""
    where = parse_where(on, jobs)
    chosen = [find_game(name) for name in names] or all_games()
    return max(balance_one(game, games, seed, where, players, source) for game in chosen)


def balance_one(
    game: Game, games: int, seed: str, where: Where, players: Sequence[int], source: str | None
) -> int:
    counts = [game.check_seats(count) for count in players] or list(game.players)
    targets = load_targets(game)
    total = games * sum(len(runs(game, targets, count, games, seed, source)) for count in counts)
    with progress_bar("games", total) as bar:
        lines = measure(game, games, seed, where, counts, source, bar.advance)
    screen = Screen()
    screen.print(f"{game.title}: {games:,} games a line-up, seed {seed!r}")
    for count in (*counts, POOLED):
        if mine := [line for line in lines if line.seats == count]:
            title = f"{count} player" + ("s" if count > 1 else "")
            screen.print(lines_table(title if count else "taken together", mine))
    verdicts = [line.verdict for line in lines]
    screen.print(", ".join(f"{verdicts.count(name)} {name}" for name in STYLES) + ".")
    return MISSED if "missed" in verdicts else 0


def lines_table(title: str, lines: Sequence[Line]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column(title)
    for name in ("metric", "value", "+-", "from", "to"):
        table.add_column(name, justify="left" if name == "metric" else "right")
    table.add_column("verdict")
    said = ""
    for line in lines:
        figures = (f"{figure:.3f}" for figure in (line.value, line.margin, line.low, line.high))
        what = line.what if line.what != said else ""
        table.add_row(what, line.metric, *figures, line.verdict, style=STYLES[line.verdict])
        said = line.what
    return table
