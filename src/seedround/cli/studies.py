"""`simulate`, `bench` and `soak`: many games, with progress on standard error."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from seedround.cli.keeper import new_file, write_whole
from seedround.cli.listing import parse_options
from seedround.cli.screen import Screen
from seedround.cli.seats import PERSON, best_bot
from seedround.engine.errors import BadOption, Refused
from seedround.games import all_games, find_game
from seedround.lab.bench import bench
from seedround.lab.simulate import Row, Run, simulate
from seedround.lab.soak import soak


@contextmanager
def progress_bar(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """A bar on standard error while something runs; nothing where nobody looks."""
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def run_simulation(
    game_id: str,
    seats: str | None,
    games: int,
    seed: str,
    jobs: int,
    set_source: str | None,
    option: list[str],
    out: Path | None,
) -> None:
    game = find_game(game_id)
    bots = tuple((seats or ",".join([best_bot(game)] * game.usual_players)).split(","))
    if PERSON in (bot.partition("=")[0] for bot in bots):
        raise BadOption("Only bots play here: use seedround play to play yourself.")
    if jobs < 1:
        raise BadOption(f"--jobs is the number of processes, 1 or more; you asked for {jobs}.")
    if out is not None:
        new_file(out, "give another name to --out")
    run = Run(game, bots, games, seed, parse_options(option, game), set_source)
    with progress_bar("games", games) as advance:
        summary = simulate(run, jobs, advance)
    screen = Screen()
    screen.print(f"{game.title}: {games} games, seed {seed!r}")
    screen.print(rows_table("bot", summary.by_bot))
    screen.print(rows_table("chair", summary.by_seat))
    screen.print(f"A game takes {summary.decisions:.1f} decisions on average.")
    screen.print(f"{summary.decisions_per_s:,.0f} decisions a second, {summary.seconds:.1f} s.")
    if out is not None:
        write_whole(out, summary.to_json())
        screen.print(f"Every result is in {out}.")


def rows_table(title: str, rows: Iterable[Row]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    table.add_column(title)
    for name in ("seats", "wins", "share", "95 % interval", "score", "spread"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row.name,
            str(row.seats),
            f"{row.wins:.1f}",
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.score:.1f}",
            f"{row.score_sd:.1f}",
        )
    return table


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
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    table.add_column("game")
    for name in ("seats", "decisions/s", "games/s", "copy", "besides"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions_per_s:,.0f}",
            f"{row.playouts_per_s:,.0f}",
            f"{row.copy_us:.2f} us",
            ", ".join(f"{name} {value:g}" for name, value in row.extra.items()),
        )
    screen.print(table)
    if rows:
        speed = rows[0].yardstick_per_s / 1e6
        screen.print(f"The yardstick of this machine: {speed:.1f} million rounds a second.")


def run_soak(seconds: float, seed: str) -> None:
    """What was played, and every game that broke a law with what is needed to see it again."""
    if seconds <= 0:
        raise BadOption(f"--seconds is more than 0; you asked for {seconds:g}.")
    with progress_bar("seconds", seconds) as advance:
        report = soak(seconds, all_games(), seed, advance)
    screen = Screen()
    for game, count in report.games.items():
        screen.print(f"{game}: {count:,} games")
    speed = f"{report.moves_per_second:,.0f} a second"
    screen.print(f"{report.moves:,} moves in {report.seconds:.1f} s, {speed}, seed {seed!r}.")
    if report.failures:
        bad = "1 game" if len(report.failures) == 1 else f"{len(report.failures)} games"
        screen.lines(str(failure) for failure in report.failures)
        raise Refused(f"{bad} broke a law: report the lines above.")
    screen.print("Every law held.")
