"""PettingZoo: every seat an agent, one after the other (AEC), or all at once (parallel)."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from seedround.adapters.arena import Arena, Rewards, rewards
from seedround.adapters.observation import Observation
from seedround.adapters.sayings import (
    NoSuchAction,
)
from seedround.adapters.wording import tell_view
from seedround.engine.errors import IllegalMove
from seedround.engine.kinds import SPECTATOR, by_seat
from seedround.engine.step import MOST_MOVES
from seedround.engine.table import Table

Info = dict[str, Any]
Render = Literal["human", "ansi"]


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    set: str | None = None,
    rewards: Rewards = "ranks",
    render_mode: Render | None = None,
) -> AECEnv:
    """A game for PettingZoo with its standard wrappers; `raw_env` is the same without."""
    wrapped: Any = raw_env(game, seats, options, set, rewards, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Seated:
    """What both kinds of environment share: agents, spaces, a picture in words."""

    render_mode: Render | None
    table: Table

    def _sit(self, arena: Arena, how: Rewards, render_mode: Render | None) -> None:
        self.arena = arena
        self.observer = arena.observer
        self.how = how
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(arena.seats)]
        self.seat_of = {agent: seat for seat, agent in by_seat(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observer.space)
        self.action_spaces = {agent: spaces.Discrete(MOST_MOVES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it, in words."""
        if self.render_mode is None:
            return None
        text = tell_view(self.table, SPECTATOR)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class raw_env(_Seated, AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (their name)
    """One agent a seat; the agent that has to choose is selected.

    An action is a position in the list of legal moves, whose texts are in `info["moves"]`.
    Choices without a choice are made by the table itself, so agents do not take turns evenly.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "seedround",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        set: str | None = None,
        rewards: Rewards = "ranks",
        render_mode: Render | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, set, rewards, render_mode)
        super().__init__()
        self._sit(Arena(game, seats, options, set), rewards, render_mode)
        self.agents: list[str] = []
        self._seen: dict[str, Observation] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the seed fixes the whole deal and every die."""
        self.table = self.arena.deal(randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._seen.clear()
        self._select()

    def _select(self) -> None:
        """Select the agent that has to choose, and list its moves."""
        table = self.table
        self.agent_selection = agent = self.possible_agents[table.choice.seat]
        self.infos[agent] = {"moves": self.observer.texts(table.legal)}

    def observe(self, agent: str) -> Observation:
        found = self._seen.get(agent)
        if found is None:
            found = self._seen[agent] = self.observer.observe(self.table, self.seat_of[agent])
        return found

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        legal = table.legal
        if action is None or not 0 <= action < len(legal):
            raise IllegalMove(NoSuchAction(None if action is None else int(action), len(legal)))
        self._seen.clear()
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        table.play(legal[action])
        if table.result is None:
            self._select()
        else:
            self.rewards = dict(zip(self.agents, rewards(table.result, self.how), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    set: str | None = None,
    rewards: Rewards = "ranks",
    render_mode: Render | None = None,
    max_cycles: int | None = None,
    illegal: Literal["refuse", "wrap"] = "refuse",
) -> "raw_parallel_env":
    """A game for PettingZoo in which all agents act in every cycle."""
    return raw_parallel_env(game, seats, options, set, rewards, render_mode, max_cycles, illegal)


class raw_parallel_env(_Seated, ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """All seats that are asked choose in the same cycle (a sealed group at once).

    The others wait: their one legal action is 0. With `illegal="wrap"` a number beyond the list
    is counted round, for tools that do not look at masks.
    """

    metadata: ClassVar[dict[str, Any]] = raw_env.metadata | {"is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        set: str | None = None,
        rewards: Rewards = "ranks",
        render_mode: Render | None = None,
        max_cycles: int | None = None,
        illegal: Literal["refuse", "wrap"] = "refuse",
    ) -> None:
        EzPickle.__init__(
            self, game, seats, options, set, rewards, render_mode, max_cycles, illegal
        )
        self._sit(Arena(game, seats, options, set), rewards, render_mode)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table = self.arena.deal(randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        table = self.table
        group = table.sealed
        self.cycles += 1
        answers = [
            (choice, self._chosen(choice.moves(table), actions[self.agents[choice.seat]]))
            for choice in table.open_choices()
        ]
        for choice, move in answers:
            if table.legal and table.sealed is group and table.choice == choice:
                table.play(move)
        over = table.result is not None
        late = self.max_cycles is not None and self.cycles >= self.max_cycles and not over
        observations, infos = self._look()
        agents = self.agents
        gains = rewards(table.result, self.how) if table.result else [0.0] * len(agents)
        if over or late:
            self.agents = []
        return (
            observations,
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _chosen(self, moves: list[Any], action: int) -> Any:
        if self.illegal == "wrap":
            action %= len(moves)
        if not 0 <= action < len(moves):
            raise IllegalMove(NoSuchAction(action, len(moves)))
        return moves[action]

    def _look(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        table, observer = self.table, self.observer
        asked = {choice.seat: choice.moves(table) for choice in table.open_choices()}
        seen: dict[str, Observation] = {}
        infos: dict[str, Info] = {}
        for agent in self.agents:
            moves = asked.get(self.seat_of[agent], [])
            seen[agent] = observer.observe(table, self.seat_of[agent], moves)
            if not moves:
                seen[agent]["action_mask"][0] = 1
            infos[agent] = {"moves": observer.texts(moves)}
        return seen, infos
