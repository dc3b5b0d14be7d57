"""How structs become rows of numbers."""

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec import Meta, Struct

from seedround.adapters.layout import Layout, Part
from seedround.adapters.observation import Observer
from seedround.engine.generator import Generator
from seedround.engine.kinds import ASIDE, Card, Dollars, Seat, SeatNumber, among, places
from seedround.games import all_games, find_game
from seedround.testing import A
from tests.adapters.suites import EVERY_TABLE

Small = Annotated[int, Meta(ge=0, le=9)]
Face = Annotated[int, Meta(ge=1, le=6)]


@pytest.fixture(scope="module")
def layout() -> Layout:
    game = find_game("trade-show")
    return Layout(game.rules(), game.card_set(), 3)


def numbers(part: Part, value: Any) -> list[int]:
    return [int(number) for number in np.frombuffer(part.pack(value), np.int32)]


class Inner(Struct, frozen=True):
    size: Small
    face: Face | None


CASES: list[tuple[Any, Any, list[int]]] = [
    (Small, 7, [7]),
    (bool, True, [1]),
    (Literal["a", "b"], "b", [2]),
    (Annotated[str, among(("x", "y", "z"))], "z", [3]),
    (Annotated[Card, among("company")], "app", [2]),
    (Small | None, None, [0, 0]),
    (Small | None, 0, [1, 0]),
    (Face | None, None, [0]),
    (Face | None, 3, [3]),
    (tuple[Literal["a", "b"], ...], ("b", "b"), [0, 2]),
    (tuple[Seat, ...], (2, 0), [1, 0, 1]),
    (tuple[Seat, ...] | None, None, [0, 0, 0, 0]),
    (tuple[Seat, ...] | None, (), [1, 0, 0, 0]),
    (Annotated[tuple[Face, ...], places(3)], (5,), [5, 0, 0]),
    (Annotated[tuple[Small, ...], places("seats")], (0, 4), [1, 0, 1, 4, 0, 0]),
    (tuple[Small, Face], (0, 6), [0, 6]),
    (dict[Literal["a", "b"], Small], {"b": 2, "a": 1}, [1, 2]),
    (Dollars, -30, [-30]),
    (Inner, Inner(4, None), [4, 0]),
    (Inner | None, None, [0, 0, 0]),
    (Annotated[tuple[Inner, ...], places(2)], (Inner(0, 2),), [1, 0, 2, 0, 0, 0]),
]


@pytest.mark.parametrize(("hint", "value", "wanted"), CASES, ids=str)
def test_numbers_of_a_type(layout: Layout, hint: Any, value: Any, wanted: list[int]) -> None:
    part = layout.counted(hint)
    assert numbers(part, value) == wanted
    assert numbers(part, value) == wanted, "also from memory"
    for number, column in zip(wanted, part.columns, strict=True):
        assert column.low <= number <= column.high


@pytest.mark.parametrize(
    ("hint", "problem"),
    [
        (int, "without bounds"),
        (str, "may be anything"),
        (tuple[Inner, ...], "needs places"),
        (tuple[Dollars, ...], "too far apart"),
        (int | str, "one of several types"),
        (list[int], "says nothing"),
    ],
    ids=str,
)
def test_a_type_without_bounds_is_refused(layout: Layout, hint: Any, problem: str) -> None:
    class Loose(Struct, frozen=True):
        field: hint

    with pytest.raises(TypeError, match=f"Loose.field.*{problem}"):
        layout.of(Loose)


def test_what_is_aside_is_left_out(layout: Layout) -> None:
    class Shown(Struct, frozen=True):
        size: Small
        words: Annotated[str, ASIDE]

    part = layout.of(Shown)
    assert [column.name for column in part.columns] == [".size"]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_observations_have_the_size_that_was_said(game: str, seats: int) -> None:
    """Through whole random games; every number lies between its bounds."""
    found = find_game(game)
    observer = Observer(found, seats, found.card_set())
    table = found.deal(seats, Generator(11), found.resolve(None, seats, lab=True))
    chooser, ply = Generator(12), 0
    while table.legal:
        if ply % 5 == 0:
            assert observer.space.contains(observer.observe(table, SeatNumber(ply % seats)))
            assert observer.space.contains(observer.observe(table, table.choice.seat))
        table.play(table.legal[chooser.below(len(table.legal))])
        ply += 1
    assert observer.space.contains(observer.observe(table, A))


def test_a_view_beyond_its_bounds_is_no_observation() -> None:
    game = find_game("trade-show")
    observer = Observer(game, 2, game.card_set())
    table: Any = game.deal(3, Generator(1))
    with pytest.raises((ValueError, IndexError)):
        observer.observe(table, A)


def test_moves_share_columns_and_say_what_they_are() -> None:
    game = find_game("bidness")
    observer = Observer(game, 2, game.card_set())
    names = [column.name for column in observer.move_columns]
    assert names[0] == "verb"
    assert names.count("card") == 1
    codec = game.rules().move_codec
    line = np.frombuffer(observer.line(codec.from_text("sell:lawyer"))[0], np.int32)
    assert line[0] == observer.verbs["sell"]
    assert line[names.index("card")] == observer.decks["event"].index("lawyer") + 1
    assert line.sum() == line[0] + line[names.index("card")]


def test_arrays_are_new_every_time() -> None:
    game = find_game("trade-show")
    observer, table = Observer(game, 2, game.card_set()), game.deal(2, Generator(1))
    first, second = (observer.observe(table, table.choice.seat) for _ in range(2))
    for array in first.values():
        array[:] = 0
    assert all(array.any() for array in second.values())


def test_the_page_for_researchers_gives_the_sizes() -> None:
    page = Path(__file__).parents[2] / "docs" / "for-researchers.md"
    said = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| (\d+) \| (\d+) \|", page.read_text(), re.M)
    for game in all_games():
        for seats in game.players:
            observer = Observer(game, seats, game.card_set())
            sizes = tuple(map(str, (seats, len(observer.columns), observer.width)))
            assert (game.id, *sizes) in said
