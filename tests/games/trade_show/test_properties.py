"""The properties of section 8 on random play-outs, for all seat counts and many options."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given as forall
from hypothesis import settings
from hypothesis import strategies as st

from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import every_seat
from seedround.engine.look import fingerprint
from seedround.games.trade_show import GAME
from seedround.games.trade_show.events import (
    Failed,
    Fulfilled,
    Rolled,
    RoundStarted,
    Sold,
    TurnStarted,
)
from seedround.games.trade_show.rules import RULES
from seedround.games.trade_show.table import TradeShow, broken, inventory
from seedround.testing import events, moves
from seedround.testing.trade_show import dealt, given, house, play_out

SEATS = [2, 3, 4, 5]
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "rounds": st.integers(1, 3),
        "first_seat": st.integers(0, 1),
        "cube_supply": st.integers(1, 60) | st.just("unlimited"),
        "complete_bonus": st.integers(0, 20),
        "last_player_columns": st.sampled_from(["centre", "all"]),
        "tie_break": st.sampled_from(["shared", "cubes"]),
    },
)


def conserved(table: TradeShow) -> None:
    """Every card once, all cubes, all dice of the pool."""
    piles = [table.deck, table.grid, *table.stacks]
    assert sorted(card for pile in piles for card in pile) == list(range(55))
    unlimited = table.options.cube_supply == "unlimited"
    assert unlimited or table.supply >= 0
    cubes = table.supply + sum(table.cubes) + table.pending
    assert cubes == (0 if unlimited else table.options.cube_supply)
    if table.moves() and table.choice.kind in ("show.place", "show.offer"):
        on_cards = Counter(size for size, values, _ in table.placed for _ in values)
        held = tuple(free + on_cards[size] for size, free in enumerate(table.free))
        assert held == table.cards.pools[table.companies[table.choice.seat]]
    assert min(table.cubes) >= 0
    assert inventory(table) == {**dict.fromkeys(table.cards.ids, 1), "cubes": cubes, "companies": 5}
    assert broken(table) == []


def short_lists(table: TradeShow) -> None:
    """Lists are never empty, never of one move, and within the bounds of 3.1."""
    if table.over:
        assert moves(table) == []
        return
    texts = moves(table)
    assert len(set(texts)) == len(texts) > 1
    kind = table.choice.kind
    assert (
        len(texts) <= {"draft.take": 10, "show.place": 4, "draft.order": 2, "show.offer": 2}[kind]
    )
    if kind in ("draft.order", "show.offer"):
        assert len(texts) == 2
    assert not ("concede" in texts and any(text.startswith("place") for text in texts))
    for seat in every_seat(table.seats):
        assert len(table.stacks[seat]) <= table.target(seat)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_made_or_lost(seats: int, seed: int) -> None:
    play_out(dealt(seats, seed=seed), Random(seed), conserved)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_lists_of_moves_are_short_and_real(seats: int, seed: int) -> None:
    play_out(dealt(seats, seed=seed), Random(seed), short_lists)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_every_seat_has_one_turn_a_round(seats: int, seed: int) -> None:
    """N x rounds results a game, all drafts first, in turn order (TS-ROUND-01, TS-SHOW-01)."""
    table = play_out(dealt(seats, seed=seed), Random(seed), short_lists)
    turns = [event.seat for event in events(table, TurnStarted)]

    assert len(events(table, Sold)) + len(events(table, Failed)) == seats * table.rounds
    for number, started in enumerate(events(table, RoundStarted)):
        order = [(started.start + place) % seats for place in range(seats)]
        assert turns[number * seats : (number + 1) * seats] == order


@pytest.mark.parametrize("seats", SEATS)
def test_scores_never_fall(seats: int) -> None:
    """A failure adds the bonuses, never less than nothing (TS-SHOW-17)."""
    last = [0] * seats

    def rising(table: TradeShow) -> None:
        nonlocal last
        assert all(now >= before for now, before in zip(table.scores, last, strict=True))
        last = table.scores[:]

    for seed in range(6):
        last = [0] * seats
        table = play_out(dealt(seats, seed=seed), Random(seed), rising)
        assert all(event.bonus >= 0 for event in events(table, Failed))


@pytest.mark.parametrize("seats", SEATS)
def test_a_complete_company_used_one_die_a_card(seats: int) -> None:
    """Any sum of dice makes the $7 impossible (3.3); one card a roll (TS-SHOW-09)."""
    complete = 0
    for seed in range(25):
        table = dealt(seats, seed=seed)
        rolling(table)
        used: list[int] = []
        rolls = 0
        for event in table.log or []:
            if isinstance(event, TurnStarted):
                used, rolls = [], 0
            elif isinstance(event, Rolled):
                rolls += 1
            elif isinstance(event, Fulfilled):
                used.append(len(event.values))
                assert len(used) <= rolls
            elif isinstance(event, Sold) and event.complete:
                complete += 1
                assert set(used) == {1}
    assert complete > 0


def rolling(table: TradeShow) -> None:
    """Play to the end with seats that never accept while they can roll."""
    while not table.over:
        table.play(table.moves()[-1 if table.choice.kind == "show.offer" else 0])


@settings(max_examples=40, deadline=None)
@forall(st.sampled_from(SEATS), st.integers(0, 999), OPTIONS)
def test_all_options_keep_the_properties(seats: int, seed: int, options: dict[str, Any]) -> None:
    def both(table: TradeShow) -> None:
        conserved(table)
        short_lists(table)

    table = play_out(dealt(seats, seed=seed, **options), Random(seed), both)

    assert table.round == options.get("rounds", table.rounds)
    assert table.result is not None
    assert table.result.scores == tuple(table.scores)
    assert all(table.scores[seat] == max(table.scores) for seat in table.result.winners)


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_is_the_same_table_at_every_decision(seats: int) -> None:
    def copied(table: TradeShow) -> None:
        assert fingerprint(table.copy(Generator(1))) == fingerprint(table)

    play_out(dealt(seats, seed=seats), Random(seats), copied)


@settings(max_examples=20, deadline=None)
@forall(st.sampled_from(SEATS), st.integers(0, 999), st.integers(0, 120))
def test_a_copy_goes_its_own_way(seats: int, seed: int, depth: int) -> None:
    table = dealt(seats, seed=seed)
    chooser = Random(seed)
    while not table.over and depth:
        table.play(chooser.choice(table.moves()))
        depth -= 1
    before = fingerprint(table)

    twin = table.copy(Generator(1))
    assert fingerprint(twin) == before
    play_out(twin, chooser, lambda _: None)

    assert fingerprint(table) == before


def test_nobody_needs_to_listen() -> None:
    """A table without a log plays the same game."""
    told = dealt(3, seed=3)
    silent = GAME.deal(3, Scripted(seed=3))
    while not told.over:
        assert fingerprint(silent) == fingerprint(told)
        chosen = told.moves()[0]
        told.play(chosen)
        silent.play(chosen)

    assert (silent.log, silent.result) == (None, told.result)


@pytest.mark.parametrize(
    ("attribute", "value", "sentence"),
    [
        ("stacks", [list(range(6)), []], "the stack of seat 0 is larger than its pool"),
        ("scores", [0, -1], "seat 1 has less than nothing"),
        ("cubes", [-1, 0], "seat 0 has less than nothing"),
        ("grid", [0] * 9, "the grid has 9 cards instead of 10"),
        ("placed", ((0, (4,), False),), "fulfilled cards and dice on cards do not agree"),
        ("free", (9, 9, 9), "free dice and dice on cards are not the pool"),
    ],
)
def test_what_does_not_hold_is_said(attribute: str, value: object, sentence: str) -> None:
    table = given()
    assert broken(table) == []

    setattr(table, attribute, value)

    assert broken(table) == [sentence]


def test_everything_that_does_not_hold_is_said_by_seat() -> None:
    table = given()
    table.cubes[:] = [-1, 0]
    table.scores[:] = [0, -1]

    assert broken(table) == ["seat 0 has less than nothing", "seat 1 has less than nothing"]


def test_a_table_before_its_first_round_holds_all_cards() -> None:
    table = RULES.deal(RULES, house(), GAME.resolve(None, 2), 2, Generator(1), None)

    assert inventory(table) == inventory(given())
    assert broken(table) == []
