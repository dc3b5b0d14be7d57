"""A process of its own for one mutant, or for seeing which tests reach which lines."""

import os
import re
import resource
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from types import CodeType, ModuleType

import pytest
from coverage import Coverage
from hypothesis import Phase, settings
from msgspec import Struct

from tools.mutants.mutations import Mutant
from tools.mutants.targets import Target

HYPOTHESIS = import_module("_hypothesis_pytestplugin")
MEMORY = 4 << 30
SLOWER = 5
"""A mutant whose tests take so much longer, beyond the target's patience, is noticed."""
WAITING = 30
SLOWER_BY_THE_CLOCK = 20
"""The same for one test by the clock, with seconds to wait: the machine may be busy."""
PYTEST = [
    "-q", "-x", "-p", "no:cacheprovider", "--no-header", "--import-mode=importlib", "--tb=no",
    "--disable-warnings", "-m", "not postgres and not browser",
]  # fmt: skip


class Seen(Struct):
    """What a test costs and reaches: CPU seconds, and lines by file. A test without a name stands
    for all that is reached when modules are loaded."""

    seconds: float
    lines: dict[str, list[int]]


class Noticed(Struct):
    """How an attempt ended: the test that failed, or none."""

    code: int
    test: str | None


class Changed(SourceFileLoader):
    """Loads a module with the mutant in it; nothing on the disk changes."""

    def __init__(self, name: str, path: Path, mutant: Mutant) -> None:
        super().__init__(name, str(path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        source = self.mutant.change(Path(self.path).read_bytes())
        return compile(source, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the module with the mutant, before all other finders."""

    def __init__(self, target: Target, mutant: Mutant) -> None:
        self.path = target.root / mutant.file
        self.module = module_name(self.path, target.root)
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        folders = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return spec_from_file_location(
            fullname,
            self.path,
            loader=Changed(fullname, self.path, self.mutant),
            submodule_search_locations=folders,
        )


def module_name(path: Path, root: Path) -> str:
    parts = path.relative_to(root / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Chosen:
    """Runs some tests, in a given order, and remembers which one failed."""

    def __init__(self, tests: Mapping[str, float]) -> None:
        self.tests = tests
        self.place = {test: place for place, test in enumerate(tests)}
        self.failed: str | None = None

    def pytest_configure(self) -> None:
        """A failure needs no smaller example."""
        settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """A test that waits for ever is ended by the clock, and the whole attempt with it."""
        signal.setitimer(
            signal.ITIMER_REAL, WAITING + SLOWER_BY_THE_CLOCK * self.tests[item.nodeid]
        )
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class Watching:
    """Runs tests and notes what each of them reaches."""

    def __init__(self, coverage: Coverage, target: Target) -> None:
        self.coverage = coverage
        self.target = target
        self.left_out = re.compile(target.tests_left_out)
        self.failed: list[str] = []
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not self.left_out.search(item.nodeid)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        forget(self.target)
        self.coverage.switch_context(item.nodeid)
        before = process_time()
        done = yield
        self.seconds[item.nodeid] = process_time() - before
        self.coverage.switch_context("")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def forget(target: Target) -> None:
    """What functions keep from one test for the next would be reached by the first one alone."""
    for path in target.files():
        module = sys.modules.get(module_name(path, target.root))
        for value in vars(module).values() if module else ():
            if clear := getattr(value, "cache_clear", None):
                clear()


def prepare(target: Target) -> None:
    """A session of its own, so that all that it starts can be ended together; and silence."""
    os.setsid()
    os.chdir(target.root)
    sys.path.insert(0, str(target.root / "src"))
    sys.path.insert(1, str(target.root))
    sys.pycache_prefix = str(target.root / "build/mutants/pycache")
    sys.dont_write_bytecode = False
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def try_mutant(
    answer: Connection, target: Target, mutant: Mutant, tests: Mapping[str, float]
) -> None:
    """Run tests, given with what they cost in seconds, until one fails."""
    prepare(target)
    seconds = int(target.patience + SLOWER * sum(tests.values()))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    sys.meta_path.insert(0, Finder(target, mutant))
    chosen = Chosen(tests)
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    code = pytest.main([*PYTEST, *files], [HYPOTHESIS, chosen])
    answer.send(Noticed(int(code), chosen.failed))
    os._exit(0)


def watch(answer: Connection, target: Target, files: Sequence[str]) -> None:
    """Run the tests of some files and say what each of them costs and reaches."""
    prepare(target)
    sources = [str(path) for path in target.files()]
    coverage = Coverage(data_file=None, config_file=False, include=sources)
    watching = Watching(coverage, target)
    coverage.start()
    pytest.main([*PYTEST, *files], [HYPOTHESIS, watching])
    coverage.stop()
    data = coverage.get_data()
    seen = {test: Seen(seconds, {}) for test, seconds in watching.seconds.items()}
    for source in sources:
        name = Path(source).relative_to(target.root).as_posix()
        for line, tests in data.contexts_by_lineno(source).items():
            for test in tests:
                seen.setdefault(test, Seen(0, {})).lines.setdefault(name, []).append(line)
    answer.send((watching.failed, seen))
    os._exit(0)
