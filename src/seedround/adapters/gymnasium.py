"""Gymnasium: one seat is the agent, the others are played by bots; solo games as they are.

After an import of this module `gymnasium.make("seedround/TradeShow-v0")` works; in one go:
`gymnasium.make("seedround.adapters.gymnasium:seedround/TradeShow-v0")`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, SupportsInt

import gymnasium
from gymnasium import spaces
from gymnasium.envs.registration import register

from seedround.adapters.arena import Arena, Rewards, rewards
from seedround.adapters.observation import Observation
from seedround.adapters.sayings import (
    BotsNeeded,
    NoSuchAction,
    ResetFirst,
    SeatOrRandom,
)
from seedround.adapters.wording import tell_view
from seedround.bots import make_bot
from seedround.engine.errors import BadOption, IllegalMove
from seedround.engine.kinds import Seat, SeatNumber, every_seat
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.step import MOST_MOVES
from seedround.engine.table import Table
from seedround.games import all_games

IDS: Final = {f"seedround/{game.id.title().replace('-', '')}-v0": game.id for game in all_games()}
"""By the name for `gymnasium.make`: the game."""
SEEDS: Final = 1 << 62


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game. Between two steps the bots on the other seats choose.

    `seat` is the agent's seat, or "random" for another one in every game; `bots` are named in seat
    order without the agent's, or one name for all. Gymnasium knows no masks, so by default a number
    beyond the list of moves is counted round; with `illegal="refuse"` it is an error.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (as theirs)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | Literal["random"] = 0,
        bots: str | Sequence[str] = "easy",
        options: Mapping[str, Any] | None = None,
        set: str | None = None,
        rewards: Rewards = "ranks",
        illegal: Literal["wrap", "refuse"] = "wrap",
        render_mode: Literal["human", "ansi"] | None = None,
    ) -> None:
        self.arena = Arena(game, seats, options, set)
        self.observer = self.arena.observer
        others = self.arena.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise BadOption(BotsNeeded(others, len(self.bots)))
        if seat != "random" and not 0 <= seat <= others:
            raise BadOption(SeatOrRandom(seat, others))
        for name in self.bots:
            make_bot(name, self.arena.game, 0)
        self.wanted_seat = seat
        self.how = rewards
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.observer.space
        self.action_space: spaces.Space[Any] = spaces.Discrete(MOST_MOVES)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; the seed fixes the deal, the seat and the bots."""
        super().reset(seed=seed)
        seats, draw = self.arena.seats, self.np_random.integers
        self.table: Table = self.arena.deal(int(draw(SEEDS)))
        wanted = self.wanted_seat
        self.seat = SeatNumber(int(draw(seats)) if wanted == "random" else wanted)
        others = [seat for seat in every_seat(seats) if seat != self.seat]
        self.players: dict[Seat, Bot] = {
            seat: make_bot(name, self.arena.game, int(draw(SEEDS)))
            for seat, name in zip(others, self.bots, strict=True)
        }
        self._let_bots_play()
        return self._look()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, number = self.table, int(action)
        if not table.legal:
            raise IllegalMove(ResetFirst())
        if self.illegal == "wrap":
            number %= len(table.legal)
        if not 0 <= number < len(table.legal):
            raise IllegalMove(NoSuchAction(number, len(table.legal)))
        table.play(table.legal[number])
        self._let_bots_play()
        reward = rewards(table.result, self.how)[self.seat] if table.result else 0.0
        seen, info = self._look()
        if self.render_mode == "human":
            self.render()
        return seen, reward, table.over, False, info

    def _let_bots_play(self) -> None:
        table = self.table
        while table.legal and (seat := table.choice.seat) != self.seat:
            table.play(self.players[seat].choose(Knowledge(table, seat)))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.observer.observe(self.table, self.seat)
        return seen, {"moves": self.observer.texts(self.table.legal)}

    def render(self) -> Any:
        """The table as the agent's seat sees it, in words."""
        text = tell_view(self.table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for _name, _game in IDS.items():
    register(_name, f"{__name__}:SeatEnv", kwargs={"game": _game})
