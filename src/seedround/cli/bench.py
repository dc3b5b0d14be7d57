"""`bench` and `soak`: how fast the rules are, and whether they hold."""

import msgspec
from rich.console import Console
from rich.table import Table

from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    BenchFigure,
    GamesOf,
    LawsBroken,
    LawsHeld,
    Measuring,
    MovesPlayed,
    NeedSeconds,
    YardstickIs,
)
from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption, Refused
from seedround.engine.locale import decimal, number
from seedround.games import all_games, find_game
from seedround.lab.bench import bench
from seedround.lab.soak import soak


def run_bench(names: list[str], as_json: bool) -> None:
    games = [find_game(name) for name in names] or all_games()
    console = Console(stderr=True)
    screen = Screen()
    with console.status(screen.said(Measuring(None))) as status:
        rows = bench(games, lambda what: status.update(screen.said(Measuring(what))))
    if as_json:
        for row in rows:
            print(msgspec.json.encode(row).decode())
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    first, *others = screen.heads(
        "game", "seats", "decisions", "playouts", "copy", "thought", "searched"
    )
    table.add_column(first, no_wrap=True)
    for head in others:
        table.add_column(head, justify="right")
    language = screen.language
    for row in rows:
        table.add_row(
            row.game,
            str(row.seats),
            number(round(row.decisions_per_s), language),
            number(round(row.playouts_per_s), language),
            f"{decimal(row.copy_us, 2, language)} us",
            f"{decimal(row.bot_ms, 2, language)} ms",
            number(round(row.searched_per_s), language),
        )
    screen.print(table)
    for row in rows:
        for name, value in row.extra.items():
            screen.say(BenchFigure(row.game, name, value))
    if rows:
        speeds = [round(row.yardstick_per_s / 1e6, 1) for row in rows]
        low, high = min(speeds), max(speeds)
        screen.say(YardstickIs(low, high if high > low else None))


def run_soak(seconds: float, seed: str) -> None:
    """What was played, and every game that broke a law with what is needed to see it again."""
    if seconds <= 0:
        raise BadOption(NeedSeconds(f"{seconds:g}"))
    with progress_bar("seconds", seconds) as bar:
        report = soak(seconds, all_games(), seed, bar.advance)
    screen = Screen()
    for game, count in report.games.items():
        screen.say(GamesOf(game, count))
    speed = round(report.moves_per_second)
    screen.say(MovesPlayed(report.moves, report.seconds, speed, seed))
    if report.failures:
        screen.lines(str(failure) for failure in report.failures)
        raise Refused(LawsBroken(len(report.failures)))
    screen.say(LawsHeld())
