"""The tool that mutates the rules: it finds its mutants, and tells the noticed from the others."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.mutants.judged import judgements, outdated
from tools.mutants.mutations import Mutant, mutants_of
from tools.mutants.running import Run, all_mutants, run, sample
from tools.mutants.targets import TARGETS, Target

SHOP = '''"""A shop."""

PRICE = 5
LIMIT = 3


def buys(cash: int, held: int) -> bool:
    """Whether a player can and may buy."""
    return cash >= PRICE and held < LIMIT


def bill(things: list[int]) -> int:
    total = 0
    for thing in things:
        if thing < 0:
            raise ValueError("A thing costs less than nothing: 0 is the least.")
        total += thing
    return total


def wait(turns: int) -> None:
    while turns > 0:
        turns -= 1


def refund(cash: int) -> int:
    return cash - PRICE
'''
TESTS = """from shop.till import bill, buys, wait


def test_exact_money_buys() -> None:
    assert buys(5, 0)
    assert not buys(4, 0)


def test_the_bill_adds_up() -> None:
    assert bill([1, 2]) == 3


def test_waiting_ends() -> None:
    wait(2)
"""


@pytest.fixture
def shop(tmp_path: Path) -> Target:
    """A package with three tests, which forget the limit, the refund and the negative price."""
    for name, text in {
        "src/shop/__init__.py": "",
        "src/shop/till.py": SHOP,
        "tests/test_till.py": TESTS,
        "judged.toml": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Target("shop", "src/shop", ("tests",), goal=50, patience=1, root=tmp_path)


def tried(shop: Target, *changes: str) -> Run:
    """Those mutants of the shop after which these lines stand in it."""
    chosen = [mutant for mutant in all_mutants(shop) if mutant.now in changes]
    assert len(chosen) == len(changes)
    return run(shop, chosen, shop.root / "build", judged=shop.root / "judged.toml")


def lines(done: Sequence[Mutant]) -> list[str]:
    return [mutant.now for mutant in done]


def test_mutants_are_killed_or_survive(shop: Target) -> None:
    done = tried(
        shop,
        "PRICE = 6",
        "return cash > PRICE and held < LIMIT",
        "return cash >= PRICE and held <= LIMIT",
        "turns += 1",
        "return cash + PRICE",
    )

    verdicts = {one.mutant.now: (one.verdict, one.by) for one in done.tried}
    buying, limit, refund = (
        "tests/test_till.py::test_exact_money_buys",
        "return cash >= PRICE and held <= LIMIT",
        "return cash + PRICE",
    )
    assert verdicts["PRICE = 6"] == ("killed", buying)
    assert verdicts["return cash > PRICE and held < LIMIT"] == ("killed", buying)
    assert verdicts["turns += 1"] == ("killed", "out of time or memory")
    assert verdicts[limit] == ("survived", "3 tests")
    assert verdicts[refund] == ("survived", "no test reaches it")
    assert (done.score, done.good) == (60, True)


def test_a_judged_mutant_is_neither_killed_nor_a_survivor(shop: Target) -> None:
    was, now = "return cash - PRICE", "return cash + PRICE"
    (shop.root / "judged.toml").write_text(
        f'[[judged]]\nfile = "src/shop/till.py"\nfunction = "refund"\nwas = "{was}"\n'
        f'now = "{now}"\nwhy = "Nobody gives refunds."\n',
        encoding="utf-8",
    )

    done = tried(shop, now, "PRICE = 6")

    assert [one.by for one in done.with_verdict("judged")] == ["Nobody gives refunds."]
    assert done.score == 100


def test_what_no_rule_depends_on_is_left_alone(shop: Target) -> None:
    """Docstrings, annotations and messages; and each change makes another module."""
    mutants = all_mutants(shop)
    source = SHOP.encode()

    assert all(compile(mutant.change(source), "till", "exec") for mutant in mutants)
    assert len({mutant.change(source) for mutant in mutants}) == len(mutants)
    assert not [mutant for mutant in mutants if '"' in mutant.now]
    assert "pass" in lines(mutants)
    assert "for thing in list(things)[::-1]:" not in lines(mutants)


def test_the_same_seed_draws_the_same_mutants(shop: Target) -> None:
    mutants = all_mutants(shop)

    assert sample(mutants, 5, seed=1) == sample(mutants, 5, seed=1) != sample(mutants, 5, seed=2)
    assert set(lines(sample(mutants, 5, seed=1))) <= set(lines(sample(mutants, 9, seed=1)))


def test_a_moved_line_is_judged_as_before(shop: Target) -> None:
    """A judgement is found by its text, not by its line."""
    path = shop.root / "src/shop/till.py"
    before = mutants_of(path, shop.root)
    path.write_text(SHOP.replace("PRICE = 5", "\n\nPRICE = 5"), encoding="utf-8")
    after = mutants_of(path, shop.root)

    assert lines(after) == lines(before)
    assert [mutant.line for mutant in after] != [mutant.line for mutant in before]


def test_every_judgement_is_about_a_mutant_that_is_possible() -> None:
    mutants = [mutant for target in TARGETS.values() for mutant in all_mutants(target)]

    assert outdated(mutants) == []
    assert all(one.why.endswith(".") for one in judgements().values())
