"""`tournament`: ratings and the matrix of pairwise results."""

from collections.abc import Sequence

from rich.table import Table

from seedround.cli.listing import parse_options
from seedround.cli.progress import progress_bar
from seedround.cli.sayings.studies import (
    LooksAllowed,
    PairStands,
    PairVerdict,
    RatingsFromTo,
    SharesAbove,
    SharesFromTo,
    StoppedBetweenDeals,
    TournamentPlayed,
)
from seedround.cli.screen import Screen
from seedround.cli.simulation import bots_named, figures_table
from seedround.cli.status import STOPPED
from seedround.engine.locale import number, share, signed
from seedround.games import find_game
from seedround.lab.engines import parse_where
from seedround.lab.intervals import LOOKS
from seedround.lab.rating import Rating
from seedround.lab.tournament import Pairing, Tournament, check_tournament, play_tournament


def run_tournament(
    game_id: str,
    bots: str,
    games: int,
    players: int,
    seed: str,
    stop_early: bool,
    on: str | None,
    jobs: int | None,
    set_source: str | None,
    option: list[str],
) -> int:
    game = find_game(game_id)
    where = parse_where(on, jobs)
    options = parse_options(option, game)
    tour = Tournament(game, bots_named(bots), games, seed, players, options, set_source)
    check_tournament(tour, stop_early)
    screen = Screen()
    with progress_bar("games", len(tour.tables) * tour.rounded) as bar:
        found = play_tournament(
            tour, where, stop_early, bar.advance, lambda pair: bar.say(standing_of(pair))
        )
    if found.stopped:
        screen.say(StoppedBetweenDeals())
    screen.say(TournamentPlayed(game.title_in(screen.language), found.games, players, seed))
    screen.print(ratings_table(screen, found.ratings))
    names = [rating.name for rating in found.ratings]
    screen.say(SharesAbove())
    screen.print(matrix(screen, names, found.pairings))
    screen.print(pairings_table(screen, names, found.pairings))
    if stop_early:
        screen.say(LooksAllowed(LOOKS))
    return STOPPED if found.stopped else 0


def ratings_table(screen: Screen, ratings: Sequence[Rating]) -> Table:
    table = figures_table(*screen.heads("bot", "elo", "interval"))
    for rating in ratings:
        interval = screen.said(RatingsFromTo(round(rating.low), round(rating.high)))
        table.add_row(rating.name, signed(round(rating.points), screen.language), interval)
    return table


def matrix(screen: Screen, names: Sequence[str], pairings: Sequence[Pairing]) -> Table:
    """Rows and columns from the best to the last."""
    shares: dict[tuple[str, str], float] = {}
    for pair in pairings:
        shares[pair.first, pair.second] = pair.share
        shares[pair.second, pair.first] = 1 - pair.share
    table = figures_table("", *names)
    for row in names:
        cells = (shares.get((row, column)) for column in names)
        shown = ("-" if cell is None else share(cell, screen.language) for cell in cells)
        table.add_row(row, *shown)
    return table


def pairings_table(screen: Screen, names: Sequence[str], pairings: Sequence[Pairing]) -> Table:
    """Every pair with the better one first."""
    table = figures_table(*screen.heads("pair", "games", "share", "interval", "verdict"))
    for pair in sorted(pairings, key=lambda pair: sorted(map(names.index, _names(pair)))):
        first, second, part, low, high = _better_first(pair)
        table.add_row(
            f"{first} - {second}",
            number(pair.games, screen.language),
            share(part, screen.language),
            screen.said(SharesFromTo(low, high)),
            screen.said(PairVerdict(pair.clear)),
        )
    return table


def standing_of(pair: Pairing) -> PairStands:
    """A pair as it stands at a look."""
    first, second, part, low, high = _better_first(pair)
    return PairStands(first, second, part, pair.games, low, high, pair.clear)


def _names(pair: Pairing) -> tuple[str, str]:
    return pair.first, pair.second


def _better_first(pair: Pairing) -> tuple[str, str, float, float, float]:
    if pair.share >= 0.5:
        return pair.first, pair.second, pair.share, pair.low, pair.high
    return pair.second, pair.first, 1 - pair.share, 1 - pair.high, 1 - pair.low
