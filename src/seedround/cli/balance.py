"""`balance`: every target of a game's specification, measured and judged."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    BalanceOf,
    PlayersAtTable,
    TargetsSummed,
    TargetVerdict,
)
from seedround.cli.screen import Screen
from seedround.cli.status import MISSED
from seedround.engine.game import Game
from seedround.engine.locale import decimal
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
    screen.say(BalanceOf(game.title_in(screen.language), games, seed))
    for count in (*counts, POOLED):
        if mine := [line for line in lines if line.seats == count]:
            screen.print(lines_table(screen, screen.said(PlayersAtTable(count or None)), mine))
    verdicts = [line.verdict for line in lines]
    hit, unclear, missed = (verdicts.count(verdict) for verdict in STYLES)
    screen.say(TargetsSummed(hit, unclear, missed))
    return MISSED if "missed" in verdicts else 0


def lines_table(screen: Screen, title: str, lines: Sequence[Line]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column(title)
    metric, *figures, verdict = screen.heads("metric", "value", "margin", "from", "to", "verdict")
    table.add_column(metric)
    for head in figures:
        table.add_column(head, justify="right")
    table.add_column(verdict)
    said = ""
    for line in lines:
        found = (line.value, line.margin, line.low, line.high)
        shown = (decimal(figure, 3, screen.language) for figure in found)
        came_of_it = screen.said(TargetVerdict(line.verdict))
        what = line.what if line.what != said else ""
        table.add_row(what, line.metric, *shown, came_of_it, style=STYLES[line.verdict])
        said = line.what
    return table
