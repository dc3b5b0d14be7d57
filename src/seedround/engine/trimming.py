"""Compiled sentences without what ours do not need, which is most of what saying them costs.

Fluent's compiler makes a Python function of a sentence. There it asks of every argument, twice,
what kind of thing it is, because it could be any; ours are texts and numbers that know how they are
written, and a template string asks no more than that. And wherever a sentence chooses between
forms, it looks for a plural form, also where it chooses by a word.
"""

import ast
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeGuard

from fluent_compiler.compiler import PLURAL_FORM_FOR_NUMBER_NAME as PLURALS
from fluent_compiler.compiler import CompiledFtl
from fluent_compiler.runtime import handle_argument, handle_output

KEPT_PLURALS: Final = 200
GIVEN: Final = handle_argument.__name__
WRITTEN: Final = handle_output.__name__


def trimmed(compiled: CompiledFtl) -> dict[str, Callable[..., str]]:
    """The functions of compiled sentences, made anew."""
    functions: dict[str, Any] = compiled.message_functions
    names = next(iter(functions.values())).__globals__
    names[PLURALS] = lru_cache(KEPT_PLURALS)(names[PLURALS])
    tree = _Trim().visit(compiled.module_ast)
    for node in ast.walk(tree):
        for place in node._attributes:
            setattr(node, place, 1 if place.endswith("lineno") else 0)
    exec(compile(tree, "<sentence>", "exec"), names)
    return {message: names[function.__name__] for message, function in functions.items()}


class _Trim(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        read = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and _is_read(one)}
        _Without(read).visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        return node.args[0] if _calls(node, GIVEN) else node

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.AST:
        self.generic_visit(node)
        if _calls(node.value, WRITTEN):
            node.value = node.value.args[0]
        return node


class _Without(ast.NodeTransformer):
    """Leaves out plural forms that nobody asks for."""

    def __init__(self, read: set[str]) -> None:
        self._read = read

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        (target,) = node.targets
        assert isinstance(target, ast.Name)
        return node if target.id in self._read or not _calls(node.value, PLURALS) else None


def _is_read(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Load)


def _calls(node: ast.expr, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
