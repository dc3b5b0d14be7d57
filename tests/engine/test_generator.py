"""Chance: three questions on a guaranteed sequence, seeds, and a scripted generator."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedround.engine.errors import BadOption
from seedround.engine.generator import (
    SEED_BITS,
    Generator,
    OffScript,
    Scripted,
    new_seed,
    seed_text,
)


def test_the_sequence_is_the_same_for_ever() -> None:
    """These figures must never change: every record depends on them."""
    generator = Generator.from_seed("5eed")
    deck = list(range(10))
    generator.shuffle(deck)
    assert [generator.below(1000) for _ in range(5)] == [877, 406, 633, 601, 397]
    assert [generator.roll(6) for _ in range(10)] == [3, 4, 2, 5, 3, 5, 5, 5, 1, 5]
    assert deck == [7, 0, 3, 4, 8, 2, 6, 9, 5, 1]


@given(st.integers(0, 2**130), st.integers(1, 10**6))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(n) < n for _ in range(20))
    assert all(1 <= generator.roll(n) <= n for _ in range(20))


@given(st.integers(0), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    mixed = items[:]
    Generator(seed).shuffle(mixed)
    assert Counter(mixed) == Counter(items)


def test_dice_and_shuffles_are_fair_enough() -> None:
    generator = Generator(1)
    faces = Counter(generator.roll(6) for _ in range(60_000))
    assert all(9_600 < faces[face] < 10_400 for face in range(1, 7))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        generator.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_every_question_counts_as_a_draw() -> None:
    generator = Generator(1)
    generator.below(3)
    generator.roll(6)
    generator.shuffle([])
    assert generator.draws == 3


def test_a_fork_has_the_same_future_and_lives_its_own_life() -> None:
    generator = Generator(5)
    generator.roll(6)
    fork = generator.fork()
    assert fork.draws == generator.draws
    assert [fork.below(99) for _ in range(9)] == [generator.below(99) for _ in range(9)]
    fork.below(2)
    assert fork.draws == generator.draws + 1


def test_new_seeds_have_128_bits_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) * 4 == SEED_BITS for seed in seeds)


def test_a_seed_is_written_in_one_way() -> None:
    assert seed_text("ABC") == "abc".zfill(32)
    assert seed_text("f" * 128) == "f" * 128
    for text in ("", "xyz", "0x12", "-1", " 1", "1\n", "f" * 129, "\u0661"):
        with pytest.raises(BadOption, match="not hex text"):
            seed_text(text)


def test_a_script_gives_dice_numbers_and_orders() -> None:
    script = Scripted(rolls=[6, 1], orders=[["c", "a"]], numbers=[4])
    pile = ["a", "b", "c", "d"]
    script.shuffle(pile)
    assert pile == ["c", "a", "b", "d"]
    assert [script.roll(6), script.roll(4)] == [6, 1]
    assert script.below(5) == 4
    assert script.draws == 4


def test_after_its_script_a_generator_follows_its_seed() -> None:
    script, plain = Scripted(rolls=[3], seed=9), Generator(9)
    assert script.roll(6) == 3
    assert [script.roll(6) for _ in range(9)] == [plain.roll(6) for _ in range(9)]
    assert script.below(100) == plain.below(100)
    one, two = [1, 2, 3, 4], [1, 2, 3, 4]
    script.shuffle(one)
    plain.shuffle(two)
    assert one == two


def test_a_script_without_a_seed_is_all_there_is() -> None:
    script = Scripted(rolls=[3], seed=None)
    assert script.roll(6) == 3
    for draw, missing in (
        (lambda: script.roll(6), "rolls a die with 6 sides.*rolls="),
        (lambda: script.below(2), "draws a number below 2.*numbers="),
        (lambda: script.shuffle([1, 2]), "shuffles 2 things.*orders="),
        (lambda: script.fork().roll(4), "rolls a die with 4 sides.*rolls="),
    ):
        with pytest.raises(OffScript, match=missing):
            draw()


def test_where_there_is_one_way_only_nothing_has_to_be_named() -> None:
    script = Scripted(seed=None)
    alone = ["a"]
    script.shuffle(alone)
    assert (alone, script.below(1), script.draws) == (["a"], 0, 2)


def test_a_script_knows_what_is_left_of_it() -> None:
    script = Scripted(rolls=[1, 2], orders=[[3]], numbers=[0])
    assert script.unused() == "rolls=[1, 2], orders=[[3]], numbers=[0]"
    script.roll(6)
    script.below(2)
    assert script.unused() == "rolls=[2], orders=[[3]]"
    assert Scripted().unused() == ""


def test_a_script_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(OffScript, match="not on a die with 4 sides"):
        Scripted(rolls=[5]).roll(4)
    for number in (2, -1):
        with pytest.raises(OffScript, match="not below 2"):
            Scripted(numbers=[number]).below(2)
    with pytest.raises(OffScript, match="not in the pile"):
        Scripted(orders=[["x"]]).shuffle(["a"])


def test_a_fork_of_a_script_goes_on_like_it_when_the_script_is_over() -> None:
    script = Scripted(numbers=[0], seed=9)
    assert script.below(2) == 0
    script.below(99)
    fork = script.fork()
    assert [fork.below(99) for _ in range(9)] == [script.below(99) for _ in range(9)]


def test_a_fork_of_a_script_has_the_rest_of_it() -> None:
    script = Scripted(rolls=[1, 2], numbers=[3], orders=[[2]])
    script.roll(6)
    fork = script.fork()
    assert (fork.roll(6), fork.below(9)) == (2, 3)
    assert (script.roll(6), script.below(9)) == (2, 3)
    assert fork.draws == script.draws
