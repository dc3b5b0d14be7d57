"""OpenSpiel: the small games of `reduced` as registered Python games with explicit chance nodes."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from seedround.adapters.reduced import auction, duel
from seedround.adapters.trees import CHANCE, TERMINAL, Node
from seedround.engine.generator import Scripted
from seedround.engine.rules import Pick

TREES: Final[Mapping[str, Callable[[], Node]]] = {
    "seedround_trade_show_duel": duel,
    "seedround_bidness_auction": auction,
}
"""By the name for `pyspiel.load_game`."""
TITLES: Final = {
    "seedround_trade_show_duel": "A duel at the Trade Show",
    "seedround_bidness_auction": "One auction of Bidness",
}


class Place:
    """A node and the way to it; copies share it, and a pickle holds only the way."""

    def __init__(self, name: str, way: tuple[int, ...] = (), node: Node | None = None) -> None:
        self.name = name
        self.way = way
        if node is None:
            node = TREES[name]()
            for action in way:
                node = node.children[action]
        self.node = node

    def child(self, action: int) -> "Place":
        return Place(self.name, (*self.way, action), self.node.children[action])

    def __deepcopy__(self, memo: Any) -> "Place":
        return self

    def __reduce__(self) -> tuple[type["Place"], tuple[Any, ...]]:
        return Place, (self.name, self.way)


class TreeState(pyspiel.State):  # type: ignore[misc]
    """A place in a tree."""

    def __init__(self, game: "TreeGame") -> None:
        super().__init__(game)
        self._place = Place(game.kind.short_name)

    @property
    def node(self) -> Node:
        return self._place.node

    def current_player(self) -> int:
        return self._place.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.node.children)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(chance)) for number, chance in enumerate(self.node.chances)]

    def _apply_action(self, action: int) -> None:
        self._place = self._place.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.labels[action]

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def returns(self) -> list[float]:
        return list(self.node.returns)

    def information_state_string(self, player: int | None = None) -> str:
        return self.node.known[self.node.player if player is None else player]

    def __str__(self) -> str:
        return " ".join(map(str, self._place.way))


class TreeGame(pyspiel.Game):  # type: ignore[misc]
    """A game that is known as a whole."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        tree = TREES[self.kind.short_name]()
        best = tree.best()
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=tree.widest(chance=False),
                max_chance_outcomes=tree.widest(chance=True),
                num_players=2,
                min_utility=-best,
                max_utility=best,
                utility_sum=0.0,
                max_game_length=tree.depth(),
            ),
            params or {},
        )

    def new_initial_state(self) -> TreeState:
        return TreeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TreeObserver":
        return TreeObserver()


class TreeObserver:
    """What a player knows is a text; there are no tensors."""

    tensor = None
    dict: Final[Mapping[str, Any]] = {}

    def set_from(self, state: TreeState, player: int) -> None:
        """Nothing to set."""

    def string_from(self, state: TreeState, player: int) -> str:
        return state.node.known[player]


def register_trees() -> None:
    for name, title in TITLES.items():
        kind = pyspiel.GameType(
            short_name=name,
            long_name=title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        pyspiel.register_game(kind, type(name, (TreeGame,), {"kind": kind}))


register_trees()


Policy = dict[str, list[tuple[int, float]]]
"""By what a player knows: the chance of every action. `pyspiel.TabularPolicy` takes it."""


def bot_policy(tree: Node, pick: Pick) -> Policy:
    """How one of our rules of thumb plays a tree; it gets redealt tables, as always.

    Bots draw their mood by the first number they ask for: here it is the one that chance gave.
    """
    policy: Policy = {}
    todo = [tree]
    while todo:
        node = todo.pop()
        todo += node.children
        if node.table is None or not node.moves or node.known[node.player] in policy:
            continue
        seat = node.table.choice.seat
        table = node.table.rules.redeal(node.table, seat, Scripted(numbers=[node.private]))
        chosen = node.moves.index(pick(table, seat, list(node.moves)))
        policy[node.known[node.player]] = [
            (number, float(number == chosen)) for number in range(len(node.moves))
        ]
    return policy


def value(node: Node, policies: tuple[Policy, Policy]) -> float:
    """What player 0 can expect when both play by these policies."""
    if node.player == TERMINAL:
        return node.returns[0]
    if node.player == CHANCE:
        shares = [float(chance) for chance in node.chances]
    else:
        shares = [share for _, share in policies[node.player][node.known[node.player]]]
    return sum(
        share * value(child, policies)
        for share, child in zip(shares, node.children, strict=True)
        if share
    )
