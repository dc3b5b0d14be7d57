"""`tournament`: ratings and the matrix of pairwise results."""

from collections.abc import Sequence

from rich.table import Table

from seedround.cli.listing import parse_options
from seedround.cli.progress import progress_bar
from seedround.cli.screen import Screen
from seedround.cli.simulation import bots_named
from seedround.cli.status import STOPPED
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
    with progress_bar("games", len(tour.tables) * tour.rounded) as bar:
        found = play_tournament(
            tour, where, stop_early, bar.advance, lambda pair: bar.say(in_a_line(pair))
        )
    screen = Screen()
    if found.stopped:
        screen.print("Stopped: these are the deals that were played from every chair.")
    screen.print(f"{game.title}: {found.games} games, {players} at a table, seed {seed!r}")
    screen.print(ratings_table(found.ratings))
    names = [rating.name for rating in found.ratings]
    screen.print("Share of games in which the row finished above the column, ties in halves:")
    screen.print(matrix(names, found.pairings))
    screen.print(pairings_table(names, found.pairings))
    if stop_early:
        screen.print(f"Intervals allow for up to {LOOKS} looks: wider than for a single one.")
    return STOPPED if found.stopped else 0


def ratings_table(ratings: Sequence[Rating]) -> Table:
    table = plain_table("bot", "Elo", "95 % interval")
    for rating in ratings:
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        table.add_row(rating.name, f"{rating.points:+.0f}", interval)
    return table


def matrix(names: Sequence[str], pairings: Sequence[Pairing]) -> Table:
    """Rows and columns from the best to the last."""
    shares: dict[tuple[str, str], float] = {}
    for pair in pairings:
        shares[pair.first, pair.second] = pair.share
        shares[pair.second, pair.first] = 1 - pair.share
    table = plain_table("", *names)
    for row in names:
        cells = (shares.get((row, column)) for column in names)
        table.add_row(row, *("-" if cell is None else f"{cell:.1%}" for cell in cells))
    return table


def pairings_table(names: Sequence[str], pairings: Sequence[Pairing]) -> Table:
    """Every pair with the better one first."""
    table = plain_table("pair", "games", "share", "95 % interval", "verdict")
    for pair in sorted(pairings, key=lambda pair: sorted(map(names.index, _names(pair)))):
        first, second, share, low, high = _better_first(pair)
        table.add_row(
            f"{first} - {second}",
            str(pair.games),
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            _verdict(pair),
        )
    return table


def in_a_line(pair: Pairing) -> str:
    """A pair as it stands at a look."""
    first, second, share, low, high = _better_first(pair)
    stands = f"{share:.1%} of {pair.games} ({low:.1%} to {high:.1%}), {_verdict(pair)}"
    return f"{first} - {second}: {stands}"


def plain_table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _verdict(pair: Pairing) -> str:
    return "clear" if pair.clear else "open"


def _names(pair: Pairing) -> tuple[str, str]:
    return pair.first, pair.second


def _better_first(pair: Pairing) -> tuple[str, str, float, float, float]:
    if pair.share >= 0.5:
        return pair.first, pair.second, pair.share, pair.low, pair.high
    return pair.second, pair.first, 1 - pair.share, 1 - pair.high, 1 - pair.low
