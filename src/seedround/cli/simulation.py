"""`simulate`: many games between bots, with progress on standard error."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter

from rich.table import Table

from seedround.cli.listing import parse_options
from seedround.cli.progress import progress_bar
from seedround.cli.sayings.columns import Column
from seedround.cli.sayings.studies import (
    AllPlayedAlready,
    ChairNumber,
    DecisionsAGame,
    GamesPlayed,
    OnlyBots,
    PlayedAt,
    ResultsAreIn,
    ResumeGoesOn,
    ResumeNeedsOut,
    SharesFromTo,
    StoppedAfter,
    StoppedAndKept,
)
from seedround.cli.screen import Screen
from seedround.cli.seats import PERSON, best_bot
from seedround.cli.status import STOPPED
from seedround.engine.errors import BadOption
from seedround.engine.locale import number, share, tenths
from seedround.games import find_game
from seedround.lab.engines import Where, parse_where
from seedround.lab.kept_run import play_into
from seedround.lab.simulate import Run, check_run, simulate
from seedround.lab.store import RunFolder
from seedround.lab.summary import Played, Row, summarise


def run_simulation(
    game_id: str,
    seats: str | None,
    games: int,
    seed: str,
    on: str | None,
    jobs: int | None,
    set_source: str | None,
    option: list[str],
    out: Path | None,
    resume: bool,
) -> int:
    """Play, show what it comes to, and keep it if asked to; gives the exit status."""
    game = find_game(game_id)
    where = parse_where(on, jobs)
    bots = bots_named(seats or ",".join([best_bot(game)] * game.usual_players))
    run = Run(game, bots, games, seed, parse_options(option, game), set_source)
    check_run(run)
    if out is None:
        if resume:
            raise BadOption(ResumeNeedsOut())
        return play_and_show(run, where)
    return play_and_keep(run, where, out, resume)


def bots_named(text: str) -> tuple[str, ...]:
    """Bots from a list with commas; people are refused."""
    bots = tuple(part.strip() for part in text.split(","))
    if PERSON in (bot.partition("=")[0] for bot in bots):
        raise BadOption(OnlyBots())
    return bots


def play_and_show(run: Run, where: Where) -> int:
    played: list[Played] = []
    stopped, seconds = interruptible(
        run.games, lambda advance: simulate(run, where, advance, played)
    )
    show_summary(run, played, len(played), seconds)
    if stopped:
        Screen().say(StoppedAfter(len(played), run.games))
    return STOPPED if stopped else 0


def play_and_keep(run: Run, where: Where, out: Path, resume: bool) -> int:
    folder = (RunFolder.resumed if resume and out.exists() else RunFolder.new)(out, run)
    screen = Screen()
    if folder.finished:
        screen.say(AllPlayedAlready(run.games, str(out)))
        return 0
    before = len(folder.played)
    stopped, seconds = interruptible(run.games, lambda advance: play_into(folder, where, advance))
    played = [folder.played[number] for number in sorted(folder.played)]
    show_summary(run, played, len(played) - before, seconds)
    if stopped:
        screen.say(StoppedAndKept(len(played), run.games, str(out)))
        screen.say(ResumeGoesOn())
        return STOPPED
    screen.say(ResultsAreIn(str(out)))
    screen.command("report", out, "-o", out.with_suffix(".html"))
    return 0


def interruptible(
    games: int, play: Callable[[Callable[[float], None]], object]
) -> tuple[bool, float]:
    """Play under a bar; whether Ctrl-C stopped it, and the seconds it took."""
    started, stopped = perf_counter(), False
    try:
        with progress_bar("games", games) as bar:
            play(bar.advance)
    except KeyboardInterrupt:
        stopped = True
    return stopped, perf_counter() - started


def show_summary(run: Run, played: Sequence[Played], fresh: int, seconds: float) -> None:
    """What all games come to, and how fast those that were played just now went."""
    if not played:
        return
    screen = Screen()
    summary = summarise(run.game.id, run.options, run.seed, played)
    title = run.game.title_in(screen.language)
    screen.say(GamesPlayed(title, len(played), run.seed))
    bots = {row.name: row for row in summary.by_bot}
    chairs = {screen.said(ChairNumber(n)): row for n, row in enumerate(summary.by_seat, 1)}
    screen.print(rows_table(screen, "bot", bots))
    screen.print(rows_table(screen, "chair", chairs))
    screen.say(DecisionsAGame(summary.decisions))
    speed = fresh / max(seconds, 1e-9)
    screen.say(PlayedAt(speed, round(speed * summary.decisions), seconds))


def rows_table(screen: Screen, first: Column, rows: Mapping[str, Row]) -> Table:
    heads = screen.heads(first, "seats", "wins", "share", "interval", "score", "spread")
    table = figures_table(*heads)
    language = screen.language
    for name, row in rows.items():
        table.add_row(
            name,
            number(row.seats, language),
            tenths(row.wins, language),
            share(row.share, language),
            screen.said(SharesFromTo(row.low, row.high)),
            tenths(row.score, language),
            tenths(row.score_sd, language),
        )
    return table


def figures_table(first: str, *others: str) -> Table:
    """Names in the first column, figures in the others."""
    table = Table(box=None, padding=(0, 0, 0, 2), header_style="bold")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table
