"""`levels`: the ladder of bots, each against the one below, and how long a move takes."""

from collections.abc import Sequence

from rich.table import Table

from seedround.bots.levels import LEVELS
from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    LadderPlayed,
    MatchNeedsTwo,
    PaceIs,
    RungVerdict,
    SharesFromTo,
    StoppedInMatch,
)
from seedround.cli.screen import Screen
from seedround.cli.simulation import figures_table
from seedround.cli.status import MISSED, STOPPED
from seedround.cli.tournament import standing_of
from seedround.engine.errors import BadOption
from seedround.engine.locale import decimal, number, share
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
                lambda pair: bar.say(standing_of(pair)),
            )
        screen.say(LadderPlayed(game.title_in(screen.language), seed))
        screen.print(rungs_table(screen, rungs))
        if stopped:
            screen.say(StoppedInMatch(len(rungs), len(bots) - 1))
            return STOPPED
        missed = not all(rung.holds for rung in rungs)
    seats = sorted({2, game.players[-1]} & set(game.players))
    times = [pace(game, name, count, seed) for name in LEVELS for count in seats]
    screen.say(PaceIs())
    screen.print(pace_table(screen, times))
    return MISSED if missed else 0


def rungs_table(screen: Screen, rungs: Sequence[Rung]) -> Table:
    heads = screen.heads("bot", "below", "games", "share", "interval", "verdict")
    table = figures_table(*heads)
    for rung in rungs:
        pair = rung.pair
        band = (LOW, HIGH) if rung.level else (None, None)
        table.add_row(
            pair.first,
            pair.second,
            number(pair.games, screen.language),
            share(pair.share, screen.language),
            screen.said(SharesFromTo(pair.low, pair.high)),
            screen.said(RungVerdict(rung.holds, *band)),
        )
    return table


def pace_table(screen: Screen, times: Sequence[Pace]) -> Table:
    table = figures_table(*screen.heads("level", "seats", "moves", "mean", "slowest"))
    for row in times:
        table.add_row(
            row.bot,
            str(row.seats),
            str(row.moves),
            decimal(row.mean, 3, screen.language),
            decimal(row.slowest, 3, screen.language),
        )
    return table
