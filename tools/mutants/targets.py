"""What is mutated, and which tests must notice: the four games, the engine and the server."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

OPINIONS = {
    "mind",
    "rules",  # a list of the parts, and how search is set
}
"""Modules and folders of a game that hold no rules."""

LIBRARIES = (
    "pytest", "hypothesis", "hypothesis.stateful", "_hypothesis_pytestplugin", "coverage",
    "msgspec", "fluent.runtime", "tools.mutants.attempt",
)  # fmt: skip
ENGINE = tuple(
    f"seedround.engine.{path.stem}"
    for path in sorted((ROOT / "src/seedround/engine").glob("*.py"))
    if path.stem != "__init__"
)
SERVING = (
    "litestar", "uvicorn", "uvloop", "websockets.asyncio.client", "httpx", "httptools",
    "psycopg_pool", "rich.console", "seedround.bots.workers",
    *(f"seedround.games.{folder}.rules"
      for folder in ("bidness", "silicon_valley", "tech_deck", "trade_show")),
)  # fmt: skip


class Target(NamedTuple):
    """Something that is mutated."""

    name: str
    source: str
    """The folder of its modules."""
    tests: tuple[str, ...]
    goal: int
    """The share of mutants that must be noticed, in per cent."""
    left_out: frozenset[str] = frozenset()
    """Modules and folders that are not mutated."""
    tests_left_out: str = "(?!)"
    """A pattern for tests that are too slow, or look at other processes than their own."""
    alone: frozenset[str] = frozenset()
    """Modules of solo games, with one seat."""
    preload: tuple[str, ...] = LIBRARIES
    """What every attempt needs, loaded once. No module that is mutated can be among them."""
    not_reached: bool = True
    """Whether survivors also meet tests that do not reach their line: what is kept from one test
    for the next is reached by the first one alone."""
    seconds: int = 8
    """CPU time of the tests that one mutant meets, as they cost without it; the quickest come
    first: whole games of bots say little about a rule."""
    patience: int = 10
    """Seconds of CPU time that a mutant may take beyond what its tests usually do."""
    root: Path = ROOT

    def files(self) -> list[Path]:
        """The modules that are mutated."""
        folder = self.root / self.source
        return [
            path
            for path in sorted(folder.rglob("*.py"))
            if self.left_out.isdisjoint(path.relative_to(folder).with_suffix("").parts)
        ]

    def test_files(self) -> list[Path]:
        """The files of its tests."""
        found: list[Path] = []
        for name in self.tests:
            path = self.root / name
            found += sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
        return found


def game(folder: str, *alone: str) -> Target:
    return Target(
        name=folder.replace("_", "-"),
        source=f"src/seedround/games/{folder}",
        tests=(f"tests/games/{folder}",),
        goal=95,
        left_out=frozenset(OPINIONS),
        alone=frozenset(alone),
        preload=(*LIBRARIES, *ENGINE),
    )


TARGETS = {
    target.name: target
    for target in (
        game("silicon_valley", "deeds", "personalities", "rival"),
        game("bidness"),
        game("tech_deck"),
        game("trade_show"),
        Target(
            name="engine",
            source="src/seedround/engine",
            tests=(
                "tests/engine",
                "tests/test_conformance.py",
                "tests/test_machine.py",
                "tests/test_mutants.py",
                "tests/test_seals.py",
                "tests/games/trade_show",
            ),
            # The toys show what the games show, in less time.
            tests_left_out=r"_(conformance|machine)\.py.*(show|bidness|deck|valley)|process",
            goal=90,
            seconds=10,
        ),
        Target(
            name="server",
            source="src/seedround/server",
            tests=("tests/server",),
            # Several processes on one database: no test of a single process reaches them.
            left_out=frozenset({"postgres", "forward", "elsewhere"}),
            # A server in a process of its own has no mutant in it.
            tests_left_out=r"test_(kills|processes|load|example|openapi|admin)\.py|hostile_requests|"
            r"half_sent|endless_headers|again_and_again|sixty_deaf|bots_think|graceful_stop",
            goal=90,
            preload=(*LIBRARIES, *ENGINE, *SERVING),
            not_reached=False,
            seconds=20,
        ),
    )
}
