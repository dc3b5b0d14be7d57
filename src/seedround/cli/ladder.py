"""`levels`: the ladder of bots, each against the one below, and how long a move takes."""

from collections.abc import Sequence

from rich.table import Table

from seedround.bots.levels import LEVELS
from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    MatchNeedsTwo,
)
from seedround.cli.screen import Screen
from seedround.cli.status import MISSED, STOPPED
from seedround.cli.tournament import in_a_line, plain_table
from seedround.engine.errors import BadOption
from seedround.games import find_game
from seedround.lab.engines import parse_where
from seedround.lab.ladder import HIGH, LOW, Pace, Rung, chain, climb, pace


def run_ladder(game_id: str, games: int, seed: str, jobs: int | None, pace_only: bool) -> int:
    game, screen = find_game(game_id), Screen()
    if games < 2:
        raise BadOption(MatchNeedsTwo(games))
    missed = False
    if not pace_only:
        bots = chain(game)
        with progress_bar("games", games * (len(bots) - 1)) as bar:
            rungs, stopped = climb(
                game,
                bots,
                games,
                seed,
                parse_where(None, jobs),
                bar.advance,
                lambda pair: bar.say(in_a_line(pair)),
            )
        screen.print(f"{game.title}: each against the one below, two players, seed {seed!r}")
        screen.print(rungs_table(rungs))
        if stopped:
            screen.print(f"Stopped in match {len(rungs)} of {len(bots) - 1}: it may be cut short.")
            return STOPPED
        missed = not all(rung.holds for rung in rungs)
    seats = sorted({2, game.players[-1]} & set(game.players))
    times = [pace(game, name, count, seed) for name in LEVELS for count in seats]
    screen.print("Seconds a move on one core, over the first moves of a game:")
    screen.print(pace_table(times))
    return MISSED if missed else 0


def rungs_table(rungs: Sequence[Rung]) -> Table:
    table = plain_table("bot", "below it", "games", "share", "95 % interval", "verdict")
    for rung in rungs:
        pair = rung.pair
        band = f" {LOW:.0%} to {HIGH:.0%}" if rung.level else ""
        table.add_row(
            pair.first,
            pair.second,
            str(pair.games),
            f"{pair.share:.1%}",
            f"{pair.low:.1%} to {pair.high:.1%}",
            f"{'holds' if rung.holds else 'missed'}{band}",
        )
    return table


def pace_table(times: Sequence[Pace]) -> Table:
    table = plain_table("level", "seats", "moves", "mean", "slowest")
    for row in times:
        table.add_row(
            row.bot, str(row.seats), str(row.moves), f"{row.mean:.3f}", f"{row.slowest:.3f}"
        )
    return table
