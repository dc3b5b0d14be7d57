"""Which tests reach which lines: seen once, and seen again only where something has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tools.mutants.attempt import Seen, watch
from tools.mutants.mutations import Mutant
from tools.mutants.processes import Ended, call
from tools.mutants.targets import Target

AT_IMPORT = ""


class Kept(Struct):
    """What was seen of one file of tests."""

    digest: str
    tests: dict[str, Seen]


class Tests(NamedTuple):
    """The tests that a mutant meets, the quickest first: those that reach it, and the others."""

    reaching: list[str]
    others: list[str]


class Reach:
    """Which tests of a target reach which lines, and what each of them costs."""

    def __init__(self, tests: dict[str, Seen]) -> None:
        self.imported = tests.pop(AT_IMPORT, Seen(0, {})).lines
        self.seconds = {test: seen.seconds for test, seen in tests.items()}
        self.by_line: dict[tuple[str, int], list[str]] = {}
        for test, seen in sorted(tests.items(), key=lambda pair: pair[1].seconds):
            for file, lines in seen.lines.items():
                for line in lines:
                    self.by_line.setdefault((file, line), []).append(test)

    def tests(self, mutant: Mutant) -> Tests:
        lines = range(mutant.first, mutant.last + 1)
        reaching = {test for line in lines for test in self.by_line.get((mutant.file, line), ())}
        others = self.seconds.keys() - reaching
        imported = not set(self.imported.get(mutant.file, ())).isdisjoint(lines)
        if not reaching and not imported:
            others = set()
        elif imported:
            reaching, others = reaching | others, set()
        return Tests(self.in_order(reaching), self.in_order(others))

    def in_order(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


def look(target: Target, folder: Path) -> Reach:
    """See what the tests reach, and keep it in a folder."""
    path = folder / f"{target.name}.reach.json"
    kept: dict[str, Kept] = {}
    if path.exists():
        kept = msgspec.json.decode(path.read_bytes(), type=dict[str, Kept])
    digests = {
        file.relative_to(target.root).as_posix(): digest(target, file)
        for file in target.test_files()
    }
    stale = [file for file in digests if file not in kept or kept[file].digest != digests[file]]
    if stale:
        ended: Ended[tuple[list[str], dict[str, Seen]]] = call(watch, target, stale)
        failed, seen = ended.answer or (["they do not come to an end"], {})
        if failed:
            raise SystemExit(
                f"The tests of {target.name} fail without mutants ({', '.join(failed)}): "
                "make them pass first."
            )
        for file in stale:
            tests = {test: one for test, one in seen.items() if test.startswith(f"{file}::")}
            tests[AT_IMPORT] = seen.get(AT_IMPORT, Seen(0, {}))
            kept[file] = Kept(digests[file], tests)
    kept = {file: kept[file] for file in digests}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(kept))
    return Reach({test: seen for one in kept.values() for test, seen in one.tests.items()})


def digest(target: Target, test: Path) -> str:
    """Of a test and all that it may use: the mutated modules, helpers beside it, and toys."""
    beside = [path for path in test.parent.glob("*.py") if not path.name.startswith("test_")]
    helpers = [*beside, *(target.root / "tests/toys").rglob("*.py")]
    parts = [path.read_bytes() for path in (*target.files(), *sorted(helpers), test)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()
