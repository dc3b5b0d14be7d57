"""OpenSpiel: the games as registered Python games.

`pyspiel.load_game("seedround_trade_show(players=3,options=rounds:2)")` after an import of this
module. Chance comes first: eight hexadecimal digits are drawn, the seed of the deal; from then on a
game is that seed and a list of moves. So a state is its history, which is how it is serialized.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from seedround.adapters.arena import Arena, rewards
from seedround.adapters.sayings import (
    OptionOfGameString,
)
from seedround.adapters.wording import tell_view
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import SPECTATOR, SeatNumber
from seedround.engine.step import MOST_MOVES
from seedround.engine.table import Table
from seedround.games import all_games

DIGITS: Final = 8
OUTCOMES: Final = 16
LONGEST: Final = 20_000
"""No game that ends has more decisions."""


def short_name(game: Game) -> str:
    return f"seedround_{game.id.replace('-', '_')}"


def parse_options(text: str) -> dict[str, Any]:
    """Options as a game string carries them: `rounds:2;first_seat:0`."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(OptionOfGameString(part))
        lower = value.lower()
        if lower in ("true", "false"):
            found[name] = lower == "true"
        else:
            found[name] = int(value) if value.lstrip("-").isdigit() else value
    return found


class Held:
    """A table that OpenSpiel may copy deeply (the copy has the same future) and pickle."""

    def __init__(self, arena: Arena, seed: int, actions: Sequence[int] = ()) -> None:
        self._made_of = (arena, seed)
        self._actions: list[int] = []
        self.table = arena.deal(seed)
        for action in actions:
            self.play(action)

    def play(self, action: int) -> None:
        self.table.play(self.table.legal[action])
        self._actions.append(action)

    def __deepcopy__(self, memo: Any) -> "Held":
        twin = object.__new__(Held)
        twin._made_of = self._made_of
        twin._actions = self._actions[:]
        twin.table = self.table.copy(self.table.generator.fork())
        return twin

    def __reduce__(self) -> tuple[type["Held"], tuple[Any, ...]]:
        return Held, (*self._made_of, self._actions)


class SeedroundState(pyspiel.State):  # type: ignore[misc]
    """Digits of the seed, then the table."""

    def __init__(self, game: "SeedroundGame") -> None:
        super().__init__(game)
        self._arena = game.arena
        self._seed = ""
        self._held: Held | None = None

    @property
    def table(self) -> Table | None:
        """What lies on the table; None while the seed is drawn."""
        return None if self._held is None else self._held.table

    def current_player(self) -> int:
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        table = self._held.table
        return table.choice.seat if table.legal else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self._held is not None
        return list(range(len(self._held.table.legal)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self._held is not None:
            self._held.play(action)
            return
        self._seed += f"{action:x}"
        if len(self._seed) == DIGITS:
            self._held = Held(self._arena, int(self._seed, 16))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action:x}"
        assert self._held is not None
        return str(self._held.table.legal[action])

    def is_terminal(self) -> bool:
        return self._held is not None and self._held.table.over

    def returns(self) -> list[float]:
        if self._held is None or self._held.table.result is None:
            return [0.0] * self.num_players()
        return rewards(self._held.table.result, "ranks")

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        if self._held is None:
            return f"seed {self._seed}"
        return tell_view(self._held.table, SPECTATOR)


class SeedroundGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with players, options and card set as OpenSpiel parameters."""

    kind: pyspiel.GameType
    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = given.get("players")
        options = parse_options(given.get("options", ""))
        self.arena = Arena(self.id, seats, options, given.get("set"))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=MOST_MOVES,
                max_chance_outcomes=OUTCOMES,
                num_players=self.arena.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> SeedroundState:
        return SeedroundState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "TableObserver | None":
        """What is seen now; there is no observer that also remembers what was seen before."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.perfect_recall:
            return None
        return TableObserver(self.arena, kind, params or {})


class TableObserver:
    """A player's view in words and numbers; `moves` has a line for each legal move.

    What is private is never told apart from what is public. With the parameter `tensor=False` there
    are words only.
    """

    def __init__(self, arena: Arena, kind: Any, params: dict[str, Any]) -> None:
        self._observer = arena.observer
        self._silent = not kind.public_info
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[Any] | None = None
        self.dict: dict[str, NDArray[Any]] = {}
        if params.get("tensor", True):
            view, width = len(self._observer.columns), self._observer.width
            self.tensor = np.zeros(view + MOST_MOVES * width, np.float32)
            self.dict["view"] = self.tensor[:view]
            self.dict["moves"] = self.tensor[view:].reshape(MOST_MOVES, width)

    def set_from(self, state: SeedroundState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.table is not None:
            seen = self._observer.observe(
                state.table, SPECTATOR if self._public else SeatNumber(player)
            )
            self.dict["view"][:] = seen["observation"]
            self.dict["moves"][:] = seen["moves"]

    def string_from(self, state: SeedroundState, player: int) -> str | None:
        if self._silent:
            return None
        if state.table is None:
            return "nothing is dealt yet"
        return tell_view(state.table, SPECTATOR if self._public else SeatNumber(player))


def register_games() -> list[str]:
    """Register every game once; gives the names to load them by."""
    names: list[str] = []
    for game in all_games():
        kind = pyspiel.GameType(
            short_name=short_name(game),
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.players[-1],
            min_num_players=game.players[0],
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": game.usual_players,
                "options": "",
                "set": "house",
            },
        )
        names.append(kind.short_name)
        made = type(kind.short_name, (SeedroundGame,), {"kind": kind, "id": game.id})
        pyspiel.register_game(kind, made)
    return names


NAMES: Final = register_games()
