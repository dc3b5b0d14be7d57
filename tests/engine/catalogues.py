"""The templates of a words folder, taken apart."""

from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor


class Variables(visitor.Visitor):
    """The variables that a template uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Keys(visitor.Visitor):
    """The words by which a template chooses, by what it chooses; plurals and defaults aside."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        used = variables(node.selector)
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.Identifier) and key.name not in ("one", "other"):
                self.found |= {(name, key.name) for name in used}
        self.generic_visit(node)


class References(visitor.Visitor):
    """The other messages that a template is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def referred(node: ast.BaseNode) -> set[str]:
    found = References()
    found.visit(node)
    return found.names


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def keys(node: ast.BaseNode) -> set[tuple[str, str]]:
    found = Keys()
    found.visit(node)
    return found.found


def templates(package: str, language: str) -> dict[str, ast.Pattern]:
    """The templates of a folder by message, or by message and attribute; texts of cards aside."""
    folder = Path(str(files(package))) / "words"
    sources = [path for path in folder.glob(f"*{language}.ftl") if path.name[:6] != "cards."]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(sources))
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language} says {entry.id.name} twice"
            assert entry.value is not None, f"{package} {language}: {entry.id.name} is empty"
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found
