"""OpenSpiel's own checks, playthroughs, and the small games that can be solved."""

import copy
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from seedround.adapters import openspiel
from seedround.adapters.openspiel_trees import TREES, bot_policy, value
from seedround.adapters.trees import CHANCE, Node, futures
from seedround.engine.errors import BadOption
from seedround.engine.generator import Generator
from seedround.engine.table import Table
from seedround.games import all_games, find_game
from tests.adapters.suites import EVERY_TABLE, sim_suite
from tools.playthroughs import FOLDER, GAMES, played


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_random_simulations_with_serialization(game: str, seats: int) -> None:
    """The longest games are cut short here; `make conformance` plays them out."""
    sim_suite(game, seats, games=1, short=True)


@pytest.mark.parametrize("name", TREES)
def test_random_simulations_of_the_small_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=4, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_stay_as_they_were(name: str) -> None:
    """After a change of rules or cards: `make golden`, and read the diff."""
    assert played(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def dealt(game: str = "seedround_trade_show(players=2)") -> pyspiel.State:
    state = pyspiel.load_game(game).new_initial_state()
    for digit in (0, 1, 2, 3, 4, 5, 6, 7):
        state.apply_action(digit)
    return state


def test_a_copy_has_the_same_future_and_leaves_the_original_alone() -> None:
    state = dealt()
    before = str(state)
    twins = [copy.deepcopy(state), state.clone()]
    for twin in twins:
        while not twin.is_terminal():
            twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before
    assert twins[0].returns() == twins[1].returns()
    assert twins[0].history() == twins[1].history()


def test_players_and_options_are_parameters() -> None:
    state = dealt("seedround_trade_show(players=3,options=rounds:2;tie_break:cubes)")
    table = state.table
    assert (table.seats, table.options.rounds, table.options.tie_break) == (3, 2, "cubes")
    assert openspiel.parse_options("a:true;b:-3;c:x") == {"a": True, "b": -3, "c": "x"}
    with pytest.raises(BadOption, match="NAME:VALUE"):
        openspiel.parse_options("rounds")


def test_observations_are_those_of_the_seat() -> None:
    """What is hidden is drawn anew, and the observation stays."""
    state = dealt("seedround_bidness(players=2)")
    observation = make_observation(state.get_game())
    table = state.table
    for player in (0, 1):
        observation.set_from(state, player)
        mine = observation.tensor.copy()
        text = observation.string_from(state, player)
        state._held.table = table.rules.redeal(table, player, Generator(9))
        observation.set_from(state, player)
        assert np.array_equal(mine, observation.tensor)
        assert observation.string_from(state, player) == text
        state._held.table = table
    assert (
        make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True)) is None
    )


def test_every_game_is_registered() -> None:
    assert {openspiel.short_name(game) for game in all_games()} <= set(pyspiel.registered_names())


# Small games as trees


@pytest.mark.parametrize("name", TREES)
def test_chances_sum_to_one_and_returns_to_zero(name: str) -> None:
    todo: list[Node] = [TREES[name]()]
    while todo:
        node = todo.pop()
        todo += node.children
        if node.player == CHANCE:
            assert sum(node.chances) == 1
        assert sum(node.returns) == 0


@pytest.mark.parametrize("name", TREES)
def test_who_knows_the_same_has_the_same_moves(name: str) -> None:
    offered: dict[tuple[int, str], tuple[str, ...]] = {}
    todo: list[Node] = [TREES[name]()]
    while todo:
        node = todo.pop()
        todo += node.children
        if node.player >= 0:
            key = (node.player, node.known[node.player])
            assert offered.setdefault(key, node.labels) == node.labels


def test_nobody_knows_the_deck_of_the_duel() -> None:
    """The first choice looks the same whatever the order of the deck; what is drawn differs."""
    decks = TREES["seedround_trade_show_duel"]().children
    assert len({deck.known for deck in decks}) == 1
    assert len({deck.children[0].children[0].known for deck in decks}) > 1


def test_futures_find_every_draw() -> None:
    """Two dice: 16 rolls, seven sums."""
    table = find_game("trade-show").deal(2, Generator(1))

    def play(twin: Table) -> None:
        twin.round = twin.generator.roll(4) + twin.generator.roll(4)  # type: ignore[attr-defined]

    found = futures(table, play, lambda twin: twin.round)  # type: ignore[attr-defined]
    chances = {twin.round: chance for chance, twin in found}  # type: ignore[attr-defined]
    assert chances == {n: Fraction(4 - abs(5 - n), 16) for n in range(2, 9)}


def test_cfr_finds_the_equilibrium_and_bots_do_not_beat_it() -> None:
    name = "seedround_bidness_auction"
    game, tree = pyspiel.load_game(name), TREES[name]()
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    found = solver.tabular_average_policy()
    distance = pyspiel.exploitability(game, found)
    best = dict(found.policy_table())
    assert distance < 0.01
    worth = value(tree, (best, best))
    for pick in find_game("bidness").rules().picks.values():
        policy = bot_policy(tree, pick)
        assert value(tree, (policy, best)) <= worth + 2 * distance
        assert -value(tree, (best, policy)) <= -worth + 2 * distance
        assert pyspiel.exploitability(game, pyspiel.TabularPolicy(policy)) >= 0
