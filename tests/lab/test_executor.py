"""Work is handed out in chunks that fit, by any engine, and comes back whole."""

from collections.abc import Sequence
from multiprocessing import active_children
from time import sleep

import pytest

from seedround.engine.errors import BadOption
from seedround.games import find_game
from seedround.lab.cluster import check_reachable
from seedround.lab.engines import Inline, Processes, Where, parse_where
from seedround.lab.executor import Chunker, in_order, opened, spread
from seedround.lab.extras import need
from seedround.lab.simulate import Run, simulate

ENGINES = [Where(), Where("processes", 2)]


def squares(base: int, numbers: Sequence[int]) -> list[int]:
    return [base + number * number for number in numbers]


def fails(base: int, numbers: Sequence[int]) -> list[int]:
    raise ValueError(f"part {numbers[0]}")


@pytest.mark.parametrize("where", ENGINES, ids=lambda where: where.engine)
def test_every_number_is_worked_on_once(where: Where) -> None:
    numbers = [*range(20), *range(40, 57)]
    with opened(where) as engine:
        first = list(in_order(spread(engine, squares, 1, numbers), numbers))
        again = list(in_order(spread(engine, squares, 1, numbers), numbers))
    assert first == again == squares(1, numbers)


@pytest.mark.parametrize("where", ENGINES, ids=lambda where: where.engine)
def test_an_error_reaches_the_caller(where: Where) -> None:
    with pytest.raises(ValueError, match="part"), opened(where) as engine:
        list(spread(engine, fails, 1, range(20)))


def works_for_ever(_: int, numbers: Sequence[int]) -> list[int]:
    while numbers:
        sleep(60)
    return []


def test_nobody_waits_for_work_that_is_not_wanted_any_more() -> None:
    before = set(active_children())
    with opened(Where("processes", 2)) as engine:
        for number in range(4):
            engine.submit(works_for_ever, 1, [number])
        assert set(active_children()) > before
    assert set(active_children()) <= before


def test_results_wait_for_their_turn() -> None:
    parts = iter([[(2, "c")], [(0, "a"), (1, "b")], [(3, "d")]])
    assert list(in_order(parts, range(4))) == ["a", "b", "c", "d"]


def test_chunks_grow_to_about_a_second_and_shrink_at_the_end() -> None:
    chunker = Chunker(range(1000), 2)
    sizes = []
    while chunk := chunker.take():
        sizes.append(len(chunk))
        chunker.learn(len(chunk), len(chunk) / 50)
    assert sizes[:5] == [1, 4, 16, 50, 50]
    assert sizes[-1] == 1
    assert sum(sizes) == 1000


def test_slow_games_come_one_by_one() -> None:
    chunker = Chunker(range(100), 1)
    chunker.learn(1, 7.0)
    assert len(chunker.take()) == 1


@pytest.mark.parametrize(
    ("on", "jobs", "where"),
    [
        (None, None, Where()),
        (None, 1, Where()),
        (None, 3, Where("processes", 3)),
        ("inline", None, Where()),
        ("processes", 2, Where("processes", 2)),
        ("ray", 2, Where("ray", 2)),
    ],
)
def test_where_the_work_is_done(on: str | None, jobs: int | None, where: Where) -> None:
    assert parse_where(on, jobs) == where
    assert parse_where("ray=10.0.0.1:6379", None).address == "10.0.0.1:6379"


@pytest.mark.parametrize(
    ("on", "jobs", "said"),
    [
        ("dask", None, "--on is inline"),
        ("ray=", None, "--on is inline"),
        ("inline=2", None, "--on is inline"),
        ("inline", 2, "use --on processes"),
        ("ray=10.0.0.1:6379", 2, "uses all that it has"),
        (None, 0, "1 or more"),
    ],
)
def test_a_place_that_makes_no_sense_is_refused(
    on: str | None, jobs: int | None, said: str
) -> None:
    with pytest.raises(BadOption, match=said):
        parse_where(on, jobs)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(BadOption, match="No Ray cluster answers at"):
        check_reachable(address)


@pytest.mark.parametrize("address", ["nowhere", "host:", ":6379", "host:99999", "host:x"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadOption, match="is not the address of a cluster"):
        check_reachable(address)


def test_a_missing_library_is_asked_for_in_a_sentence() -> None:
    with pytest.raises(
        BadOption, match=r"^Flying needs no_such_thing: pip install 'seedround\[lab\]'"
    ):
        need("no_such_thing", "lab", "Flying")


def test_ray_plays_the_same_games() -> None:
    """The real thing: a cluster of one machine is started, used and stopped."""
    run = Run(find_game("trade-show"), ("random", "threshold"), 8, "ray", {"rounds": 1})
    assert simulate(run, Where("ray", 2)) == simulate(run)


def test_engines_say_how_much_they_take() -> None:
    engine = Processes(3)
    engine.close()
    assert (engine.slots, engine.room) == (3, 6)
    assert (Inline().slots, Inline().room) == (1, 1)
