"""What every adapter needs: a game with its seats, options and cards settled."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.result import Result
from seedround.engine.table import Table
from seedround.games import find_game

if TYPE_CHECKING:
    from seedround.adapters.observation import Observer

Rewards = Literal["ranks", "scores"]


class Arena:
    """Deals tables of one game with one number of seats, options and card set.

    Options default to those of the lab, with which every game ends.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        set: str | None = None,
    ) -> None:
        self._given = (game, seats, options, set)
        self.game: Game = find_game(game)
        self.seats = self.game.check_seats(self.game.usual_players if seats is None else seats)
        self.options = self.game.resolve(options, self.seats, lab=True)
        self.cards = self.game.card_set(set)

    def __deepcopy__(self, memo: Any) -> "Arena":
        """An arena never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[type["Arena"], tuple[Any, ...]]:
        """What was given is all that is stored."""
        return Arena, self._given

    def deal(self, seed: int) -> Table:
        """A table; the seed fixes everything that happens by chance."""
        return self.game.deal(self.seats, Generator(seed), self.options, self.cards)

    @cached_property
    def observer(self) -> "Observer":
        from seedround.adapters.observation import Observer

        return Observer(self.game, self.seats, self.cards)


def rewards(result: Result, how: Rewards) -> list[float]:
    """What a game was worth to each seat.

    ranks: 1 for the best place, -1 for the last, evenly in between; all -1 if all lose.
    scores: the own score less the average of the other seats; the score itself for one alone.
    """
    if how == "ranks":
        return [utility / 500 - 1 for utility in result.utilities]
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
