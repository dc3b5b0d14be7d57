"""What operators, calls and names become in a mutant, and small questions about syntax."""

import ast
import re

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
"""From an operator to how it is written (a pattern) and what stands there instead."""
OPPOSITE = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Where the other operator is the negation."""
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEATS = {
    "seat", "first", "turn", "player", "owner", "winner", "seller", "payer", "defendant", "team",
    "marker",
}  # fmt: skip
"""Names of variables and attributes that say who: everybody becomes the first seat."""
IN_ORDER = {"tuple", "list", "next", "enumerate", "zip"}
"""Calls for which the order of what they are given matters."""
ANY_ORDER = {"sum", "min", "max", "any", "all", "set", "frozenset", "sorted", "len", "Counter"}
"""Calls that do not mind it."""
NO_RULES = {"repr", "strict", "version"}
"""Arguments on which no rule depends: golden records look after versions."""
TYPES = {"Annotated", "Literal", "TypeVar", "NewType", "cast"}


def one_line(source: bytes) -> str:
    return " ".join(source.decode().split())


def header_end(statement: ast.stmt) -> int:
    """The last line of a statement, without the statements inside of it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    if body:
        return max(statement.lineno, body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def is_text(node: ast.expr) -> bool:
    """Text and literal lists: no other operator makes sense between them."""
    texts = isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    return texts or isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def is_type(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id[:1].isupper()) or (
        isinstance(node, ast.Constant) and node.value is None
    )


def is_logging(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).lower().startswith(
        ("log.", "logger.", "logging.", "warnings.")
    ) and not ast.unparse(node.func).endswith(".append")  # fmt: skip


def asks_who_listens(test: ast.expr) -> bool:
    """`if table.log is not None`: what is told is the same with and without a listener."""
    return bool(re.fullmatch(r"([\w.]+\.)?log is (not )?None", ast.unparse(test)))


def is_effect(node: ast.AST) -> bool:
    """Whether the order of a loop's rounds may show; which mistake is found first is no rule."""
    ends = isinstance(node, ast.Return | ast.Break | ast.Yield)
    return ends or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await))
