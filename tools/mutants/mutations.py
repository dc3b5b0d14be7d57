"""The mutants of a module: small changes that a test of the rules should notice.

Found in the syntax tree, made in the text. Left out is what no rule depends on: docstrings,
annotations, decorators, messages of errors, `assert`, `__repr__`, and whether there is a listener.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tools.mutants.syntax import (
    ANY_ORDER,
    ARITHMETIC,
    CALLS,
    COMPARISONS,
    IN_ORDER,
    NO_RULES,
    OPPOSITE,
    SEATS,
    TYPES,
    asks_who_listens,
    header_end,
    is_effect,
    is_logging,
    is_text,
    is_type,
    one_line,
)


class Mutant(Struct, frozen=True):
    """One change of one module."""

    file: str
    line: int
    function: str
    kind: str
    was: str
    """The lines that change, as one."""
    now: str
    start: int
    """Bytes of the module that are replaced."""
    end: int
    text: str
    first: int
    """Lines of the statement: who reaches one of them reaches the mutant."""
    last: int

    def change(self, source: bytes) -> bytes:
        """The module with the mutant in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants_of(path: Path, root: Path, alone: bool = False) -> list[Mutant]:
    """All mutants of a module, in the order of their places; alone everybody is the first seat."""
    finder = Finder(path.read_bytes(), path.relative_to(root).as_posix(), set() if alone else SEATS)
    finder.visit(finder.tree)
    return sorted(finder.found.values(), key=lambda one: (one.start, one.end, one.text))


class Finder(ast.NodeVisitor):
    """Walks over a module and notes its mutants."""

    def __init__(self, source: bytes, file: str, seats: set[str]) -> None:
        self.source = source
        self.file = file
        self.seats = seats
        self.tree = ast.parse(source)
        self.begins = [0]
        for line in source.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))
        self.names: list[str] = []
        self.functions: list[ast.AST] = []
        self.bound: list[set[str]] = []
        """Names that were given a value further up, by function."""
        self.statement: ast.stmt | None = None
        self.found: dict[tuple[int, int, str], Mutant] = {}

    # Notes

    def note(self, kind: str, start: int, end: int, text: str) -> None:
        assert self.statement is not None
        top, bottom = self.source.rfind(b"\n", 0, start) + 1, self.source.find(b"\n", end)
        was = self.source[top:bottom]
        now = self.source[top:start] + text.encode() + self.source[end:bottom]
        key = (start, end, text)
        self.found.setdefault(
            key,
            Mutant(
                file=self.file,
                line=self.source.count(b"\n", 0, start) + 1,
                function=".".join(self.names),
                kind=kind,
                was=one_line(was),
                now=one_line(now),
                start=start,
                end=end,
                text=text,
                first=self.statement.lineno,
                last=header_end(self.statement),
            ),
        )

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.begins[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def swap(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.note(kind, self.start(node), self.end(node), text)

    def between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another operator between two operands."""
        start, end = self.end(left), self.start(right)
        gap = self.source[start:end].decode()
        self.note(kind, start, end, re.sub(old, lambda _: new, gap, count=1))

    # What is not walked into

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            before, self.statement = self.statement, node
            super().visit(node)
            self.statement = before
        else:
            super().visit(node)

    def walk(self, nodes: Iterable[ast.AST | None]) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    @contextmanager
    def inside(self, name: str) -> Iterator[None]:
        self.names.append(name)
        yield
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        with self.inside(node.name):
            self.walk(node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name == "__repr__":
            return
        with self.inside(node.name):
            self.walk([*node.args.defaults, *node.args.kw_defaults])
            self.functions.append(node)
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            self.bound.append({argument.arg for argument in arguments})
            self.walk(node.body)
            self.bound.pop()
            self.functions.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.walk([node.value])
        self.bind(node.target)

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Its parts have no places of their own before Python 3.12."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id in TYPES):
            self.generic_visit(node)

    # Statements

    def removed(self, node: ast.stmt) -> None:
        self.swap("removed", node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or is_logging(node.value):
            return
        self.removed(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(self.may_go(target) for target in node.targets):
            self.removed(node)
        self.walk([node.value, *node.targets])
        for target in node.targets:
            self.bind(target)

    def may_go(self, target: ast.expr) -> bool:
        """Whether a value was there before; without one everything would stop, and be noticed."""
        if isinstance(target, ast.Name):
            return bool(self.bound) and target.id in self.bound[-1]
        made_here = self.names[-1:] == ["__init__"] and isinstance(target, ast.Attribute)
        return bool(self.functions) and isinstance(target, ast.Attribute | ast.Subscript) and (
            not made_here
        )  # fmt: skip

    def bind(self, target: ast.expr) -> None:
        if self.bound:
            self.bound[-1] |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.removed(node)
        old, new = ARITHMETIC[type(node.op)]
        if not is_text(node.value):
            self.between("arithmetic", node.target, node.value, re.escape(f"{old}="), f"{new}=")
        self.walk([node.value, node.target])

    def visit_Return(self, node: ast.Return) -> None:
        function = self.functions[-1]
        assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if node is not function.body[-1]:
            self.removed(node)
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Unless it only says that others must do it."""
        if node.exc is None or ast.unparse(node.exc) != "NotImplementedError":
            self.removed(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.removed(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.removed(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.removed(node)

    def visit_For(self, node: ast.For) -> None:
        checking = self.names[-1:] and self.names[-1].startswith("check")
        effects = (is_effect(inner) for part in node.body for inner in ast.walk(part))
        if any(effects) and not checking:
            self.reverse(node)
        self.bind(node.target)
        self.walk([node.iter, *node.body, *node.orelse])

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            return
        if not asks_who_listens(node.test):
            self.negate(node.test)
            self.visit(node.test)
        self.walk([*node.body, *node.orelse])

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.negate(node.test)
            self.visit(node.test)
        self.walk([*node.body, *node.orelse])

    # Expressions

    def negate(self, test: ast.expr) -> None:
        """Unless a changed operator does the same."""
        opposite = (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and isinstance(test.ops[0], OPPOSITE)
        )
        if not opposite and not isinstance(test, ast.UnaryOp):
            self.swap("condition", test, f"not ({self.text(test)})")

    def reverse(self, loop: ast.For | ast.comprehension) -> None:
        """The other way round, unless it is so already, never ends, or only counts."""
        order = loop.iter
        turned = isinstance(order, ast.Call) and ast.unparse(order.func) in ("reversed", "count")
        if not turned and ast.unparse(loop.target) != "_":
            self.swap("order", order, f"list({self.text(order)})[::-1]")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.walk([node.iter, *node.ifs])

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.reverse(node.generators[0])
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARISONS[type(operator)]
            self.between("comparison", left, right, old, new)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            if not asks_who_listens(left):
                self.between("boolean", left, right, rf"\b{old}\b", new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not (is_text(node.left) or is_text(node.right)):
            old, new = ARITHMETIC[type(node.op)]
            if old != "|" or not (is_type(node.left) and is_type(node.right)):
                self.between("arithmetic", node.left, node.right, re.escape(old), new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        kind = "boolean" if isinstance(node.op, ast.Not) else "arithmetic"
        operand = self.text(node.operand)
        self.swap(kind, node, f"({operand})" if " " in operand else operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.swap("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.swap("constant", node, str(node.value + 1))
            if node.value == 1:
                self.swap("constant", node, "0")

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in TYPES:
            self.walk(node.args[1:] if name == "cast" else [])
            return
        if name in CALLS:
            self.swap("choice", node.func, CALLS[name])
        elif name == "sorted":
            self.swap("sorted", node, f"list({self.text(node.args[0])})")
        elif name == "range":
            self.shift(node.args[-1] if len(node.args) < 3 else node.args[1])
        elif name == "reversed":
            self.swap("order", node, f"list({self.text(node.args[0])})")
        elif name in IN_ORDER and node.args and isinstance(node.args[0], ast.GeneratorExp):
            self.reverse(node.args[0].generators[0])
        if name in ANY_ORDER and node.args and isinstance(node.args[0], ast.ListComp):
            self.generic_visit(node.args[0])
            self.walk(node.args[1:])
        elif name == "range" and not self.functions:
            # A table with a line too many is no other rule.
            self.walk(argument for argument in node.args if not isinstance(argument, ast.Constant))
        else:
            self.walk([node.func, *node.args])
        self.walk(keyword for keyword in node.keywords if keyword.arg not in NO_RULES)

    def shift(self, end: ast.expr) -> None:
        """A range that is too short, and inside of functions one that is too long."""
        text = self.text(end)
        self.swap("range", end, f"({text}) - 1")
        if self.functions and not isinstance(end, ast.Constant):
            self.swap("range", end, f"({text}) + 1")

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and node.id in self.seats:
            self.swap("seat", node, "0")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load) and node.attr in self.seats:
            self.swap("seat", node, "0")
        if not isinstance(node.value, ast.Name):
            self.visit(node.value)
