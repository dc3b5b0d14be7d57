"""The sentences with which the server refuses what a person at the page may ask of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import seedround

FOLDER = Path(str(seedround.__file__)).parent
SERVER = (
    *("account", "after", "attendant", "budgets", "course", "deletion", "forward", "guard", "http"),
    *("hub", "letters", "linking", "mail", "opening", "people", "requests", "room", "seating"),
    *("socket", "store/trouble", "webhooks"),
)
FILES = ("engine/names", *[f"server/{name}" for name in SERVER])
KINDS = {"Refused", "BadOption", "BadRecord", "Stale", "TooMuch"}


def sentences() -> Iterator[str]:
    """Each once, with `{}` for what is filled in."""
    for name in FILES:
        tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            if called(node) in KINDS | {"__init__"}:
                for argument in node.args[:1]:
                    yield from texts(argument)
            elif called(node) == "_refuse":
                yield from texts(node.args[1])


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        yield "".join(str(part) for part in parts)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
