"""Every bot against every other: all tables play the same deals from every chair."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import every_seat
from seedround.lab.engines import Engine, Where
from seedround.lab.executor import opened, spread
from seedround.lab.extras import need
from seedround.lab.intervals import LOOKS, Z95, bound_at, wilson
from seedround.lab.rating import Rating, rate
from seedround.lab.sayings import (
    BotTwice,
    EarlyStopForTwo,
    TooFewBots,
    TooFewPlayers,
)
from seedround.lab.simulate import Run, check_run, derived, packed, play_game, seating

Finish = tuple[tuple[int, int, float], ...]
"""One game: (bot, other bot, 1 if it finished above, 0.5 if level, 0 if below), by number."""


class Tournament(Struct, frozen=True):
    """What is to be played: `games` for each table of bots."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: str
    players: int = 2
    options: dict[str, Any] = {}
    set_source: str | None = None
    set_content: dict[str, Any] | None = None

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who meets whom, by number: all different if there are enough bots for that."""
        everybody = range(len(self.bots))
        if self.players <= len(self.bots):
            return list(combinations(everybody, self.players))
        mixed = combinations_with_replacement(everybody, self.players)
        return [table for table in mixed if len(set(table)) > 1]

    @property
    def rounded(self) -> int:
        """Games a table: whole deals, each played from every chair."""
        return -(-self.games // self.players) * self.players

    def run(self, table: Sequence[int]) -> Run:
        bots = tuple(self.bots[number] for number in table)
        return Run(
            self.game,
            bots,
            self.rounded,
            self.seed,
            self.options,
            self.set_source,
            self.players,
            self.set_content,
        )


class Pairing(Struct, frozen=True):
    """How often the first finished above the second, level counting half."""

    first: str
    second: str
    games: int
    wins: float
    low: float
    high: float
    clear: bool
    """Whether the interval leaves 50 % out."""

    @property
    def share(self) -> float:
        return self.wins / self.games


class Standings(Struct, frozen=True):
    """Ratings, best first, and every pair."""

    ratings: tuple[Rating, ...]
    pairings: tuple[Pairing, ...]
    games: int
    stopped: bool = False
    """Whether Ctrl-C ended it early; then whole deals alone are counted."""


def unheard(_: object) -> None:
    """For a caller that does not want to hear how it goes."""


def check_tournament(tour: Tournament, stop_early: bool) -> None:
    """Refuse what cannot be played before any process starts."""
    if len(tour.bots) < 2:
        raise BadOption(TooFewBots())
    if twice := [name for name in tour.bots if tour.bots.count(name) > 1]:
        raise BadOption(BotTwice(twice[0]))
    tour.game.check_seats(tour.players)
    if tour.players < 2:
        raise BadOption(TooFewPlayers())
    if stop_early and tour.players != 2:
        raise BadOption(EarlyStopForTwo())
    for table in tour.tables:
        check_run(tour.run(table))


def play_tournament(
    tour: Tournament,
    where: Where | None = None,
    stop_early: bool = False,
    progress: Callable[[int], None] = unheard,
    looked: Callable[[Pairing], None] = unheard,
) -> Standings:
    """Play it all, or stop each pair as soon as its interval clears 50 %.

    `progress` is told how many games were done, `looked` how a pair stands at each look.
    """
    check_tournament(tour, stop_early)
    need("choix", "lab", "A tournament")
    played: dict[int, Finish] = {}
    looks = dict.fromkeys(range(len(tour.tables)), 0)
    stopped = False
    try:
        with opened(where or Where()) as engine:
            if stop_early:
                _play_in_stages(engine, tour, played, looks, progress, looked)
            else:
                _play(engine, tour, range(len(tour.tables) * tour.rounded), played, progress)
    except KeyboardInterrupt:
        played = _whole_deals(tour, played)
        if not played:
            raise
        stopped = True
    return msgspec.structs.replace(standings(tour, played, looks), stopped=stopped)


def _whole_deals(tour: Tournament, played: dict[int, Finish]) -> dict[int, Finish]:
    """The games of deals that were played from every chair."""
    done = Counter(number // tour.players for number in played)
    return {
        number: finish
        for number, finish in played.items()
        if done[number // tour.players] == tour.players
    }


def finish_games(tour: Tournament, numbers: Sequence[int]) -> list[Finish]:
    """Games by number: table after table, each with all its games."""
    tables, games = tour.tables, tour.rounded
    return [finish_game(tour, tables[number // games], number % games) for number in numbers]


def finish_game(tour: Tournament, bots: Sequence[int], number: int) -> Finish:
    """Who finished above whom; team mates and copies of one bot are not compared."""
    run = tour.run(bots)
    table, _ = play_game(run, number)
    result = table.result
    assert result is not None
    chairs = [tour.bots.index(name) for name in seating(run, number)]
    last = len(chairs) + 1
    places = [place or last for place in result.places]
    return tuple(
        (chairs[seat], chairs[other], _share(places[seat], places[other]))
        for seat, other in combinations(every_seat(len(chairs)), 2)
        if chairs[seat] != chairs[other] and other not in table.team(seat)
    )


def _share(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def _play(
    engine: Engine,
    tour: Tournament,
    numbers: Sequence[int],
    played: dict[int, Finish],
    progress: Callable[[int], None],
) -> None:
    for part in spread(engine, finish_games, _packed(tour), numbers):
        played.update(part)
        progress(len(part))


def _play_in_stages(
    engine: Engine,
    tour: Tournament,
    played: dict[int, Finish],
    looks: dict[int, int],
    progress: Callable[[int], None],
    looked: Callable[[Pairing], None],
) -> None:
    """Look LOOKS times; a pair that is clear plays no more. Notes each table's last look."""
    games, open_tables = tour.rounded, list(range(len(tour.tables)))
    deals = games // tour.players
    for look in range(1, LOOKS + 1):
        ends = [tour.players * (deals * stage // LOOKS) for stage in (look - 1, look)]
        looks.update(dict.fromkeys(open_tables, look))
        numbers = [games * table + game for table in open_tables for game in range(*ends)]
        _play(engine, tour, numbers, played, progress)
        for table in list(open_tables):
            pair = _pairing(tour, tour.tables[table], played, look)
            if pair is None:
                continue
            looked(pair)
            if pair.clear:
                open_tables.remove(table)
                progress(games - ends[1])


# What the games come to


def standings(tour: Tournament, played: dict[int, Finish], looks: dict[int, int]) -> Standings:
    """Ratings from all games; the order in which they were played does not matter."""
    np = need("numpy", "lab", "A rating")
    deals = np.zeros((tour.rounded // tour.players, len(tour.bots), len(tour.bots)))
    for number in sorted(played):
        deal = number % tour.rounded // tour.players
        for first, second, share in played[number]:
            deals[deal, first, second] += share
            deals[deal, second, first] += 1 - share
    deals = deals[deals.any(axis=(1, 2))]
    look_of = {table: looks[n] for n, table in enumerate(tour.tables)}
    pairs = [
        _pairing(tour, pair, played, look_of.get(pair, 0))
        for pair in combinations(range(len(tour.bots)), 2)
    ]
    return Standings(
        ratings=tuple(rate(tour.bots, deals, derived(tour.seed, "rating"))),
        pairings=tuple(pair for pair in pairs if pair is not None),
        games=len(played),
    )


def _pairing(
    tour: Tournament, pair: Sequence[int], played: dict[int, Finish], look: int
) -> Pairing | None:
    """Two bots over all tables at which they met; at a look of a sequential test, its interval."""
    first, second = pair
    met, wins = 0, 0.0
    for finish in played.values():
        for one, other, share in finish:
            if {one, other} == {first, second}:
                met += 1
                wins += share if one == first else 1 - share
    if not met:
        return None
    low, high = wilson(wins, met, bound_at(look) if look else Z95)
    clear = not low <= 0.5 <= high
    return Pairing(tour.bots[first], tour.bots[second], met, wins, low, high, clear)


def _packed(tour: Tournament) -> Tournament:
    content = packed(tour.run(tour.tables[0])).set_content
    return Tournament(
        tour.game,
        tour.bots,
        tour.games,
        tour.seed,
        tour.players,
        tour.options,
        tour.set_source,
        content,
    )
