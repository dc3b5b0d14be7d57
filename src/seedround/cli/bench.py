"""`bench` and `soak`: how fast the rules are, and whether they hold."""

import msgspec
from rich.console import Console
from rich.table import Table

from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    LawsBroken,
    LawsHeld,
    NeedSeconds,
)
from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption, Refused
from seedround.games import all_games, find_game
from seedround.lab.bench import bench
from seedround.lab.soak import soak


def run_bench(names: list[str], as_json: bool) -> None:
    games = [find_game(name) for name in names] or all_games()
    console = Console(stderr=True)
    with console.status("measuring") as status:
        rows = bench(games, lambda what: status.update(f"measuring {what}"))
    if as_json:
        for row in rows:
            print(msgspec.json.encode(row).decode())
        return
    screen = Screen()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("game", no_wrap=True)
    for name in ("seats", "decisions/s", "games/s", "copy", "bot", "searched/s"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions_per_s:,.0f}",
            f"{row.playouts_per_s:,.0f}",
            f"{row.copy_us:.2f} us",
            f"{row.bot_ms:.2f} ms",
            f"{row.searched_per_s:,.0f}",
        )
    screen.print(table)
    for row in rows:
        for name, value in row.extra.items():
            screen.print(f"{row.game}: {name} {value:g}.")
    if rows:
        speeds = [f"{speed / 1e6:.1f}" for speed in sorted(row.yardstick_per_s for row in rows)]
        said = speeds[0] if speeds[0] == speeds[-1] else f"{speeds[0]} to {speeds[-1]}"
        screen.print(f"The yardstick of this machine: {said} million rounds a second.")


def run_soak(seconds: float, seed: str) -> None:
    """What was played, and every game that broke a law with what is needed to see it again."""
    if seconds <= 0:
        raise BadOption(NeedSeconds(f"{seconds:g}"))
    with progress_bar("seconds", seconds) as bar:
        report = soak(seconds, all_games(), seed, bar.advance)
    screen = Screen()
    for game, count in report.games.items():
        screen.print(f"{game}: {count:,} games")
    speed = f"{report.moves_per_second:,.0f} a second"
    screen.print(f"{report.moves:,} moves in {report.seconds:.1f} s, {speed}, seed {seed!r}.")
    if report.failures:
        screen.lines(str(failure) for failure in report.failures)
        raise Refused(LawsBroken(len(report.failures)))
    screen.say(LawsHeld())
