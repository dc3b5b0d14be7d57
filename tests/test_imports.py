"""No module imports itself by a detour: the files that a file stands on can be read before it."""

import ast
from collections.abc import Collection
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"


def graph(folder: Path) -> dict[str, set[str]]:
    """By module: the modules of the folder that it imports."""
    files = {module_name(path.relative_to(folder)): path for path in sorted(folder.rglob("*.py"))}
    return {
        module: imported(path.read_text(encoding="utf-8"), files) - {module}
        for module, path in files.items()
    }


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, modules: Collection[str]) -> set[str]:
    """What is imported anywhere in a file, also for types only and inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "imports are written out in full"
            assert not node.level, "imports are written out in full"
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                found.add(inside if inside in modules else node.module)
    return found & set(modules)


def cycle(modules: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring; empty if there are none."""
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as problem:
        return list(problem.args[1])
    return []


def test_no_module_imports_itself_by_a_detour() -> None:
    modules = graph(SOURCE)
    assert "seedround.engine.table" in modules["seedround.games.bidness.table"]
    assert cycle(modules) == []


@pytest.mark.parametrize(
    "detour",
    [
        "import tree.one",
        "from tree.one import ONE",
        "from tree import one",
        "if TYPE_CHECKING:\n    from tree.one import ONE",
        "def late() -> None:\n    from tree.one import ONE",
    ],
)
def test_every_way_to_import_is_seen(tmp_path: Path, detour: str) -> None:
    (tmp_path / "tree").mkdir()
    (tmp_path / "tree" / "__init__.py").write_text("")
    (tmp_path / "tree" / "one.py").write_text("from tree.two import TWO")
    (tmp_path / "tree" / "two.py").write_text("import tree")
    assert cycle(graph(tmp_path)) == []
    (tmp_path / "tree" / "two.py").write_text(detour)
    assert set(cycle(graph(tmp_path))) == {"tree.one", "tree.two"}
