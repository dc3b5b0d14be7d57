"""Fluent templates made into functions: what the server says most, ten times as fast.

Plain variables and selections are all that games use; a template with anything else is left to the
library. Plurals follow English, so only templates of languages with the same plurals come here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from fluent.syntax import ast

Text = str | int
Get = Callable[[Any], Text]
Render = Callable[[Any], str]


class Variable(NamedTuple):
    """What a variable stands for, in whatever the sentence is about."""

    get: Get
    text: bool
    """Always text, never a number that is to be written the way of the language."""


Variables = Mapping[str, Variable]


class Unusual(Exception):
    """The template uses something that is left to the library."""


class Numbers(NamedTuple):
    """How a language reads and writes numbers."""

    amount: Callable[[Any], int]
    """The function AMOUNT: the number in a sum of money."""
    thousands: str
    """What stands between thousands."""


def patterns(resource: ast.Resource) -> dict[tuple[str, str], ast.Pattern]:
    """The templates by message and attribute ("" for the message itself)."""
    found: dict[tuple[str, str], ast.Pattern] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *[(part.id.name, part.value) for part in entry.attributes]]
            found |= {(entry.id.name, name): value for name, value in parts if value is not None}
    return found


def compiled(pattern: ast.Pattern, numbers: Numbers, variables: Variables) -> Render:
    """The template as a function; Unusual if the library has to fill it."""
    frame = ""
    gaps: list[Render] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            frame += element.value.replace("%", "%%")
        elif isinstance(element.expression, ast.StringLiteral):
            frame += element.expression.parse()["value"].replace("%", "%%")
        else:
            frame += "%s"
            gaps.append(_expression(element.expression, numbers, variables))
    if not gaps:
        text = frame % ()
        return lambda it: text
    if frame == "%s":
        return gaps[0]
    if len(gaps) == 1:
        (gap,) = gaps
        return lambda it: frame % gap(it)
    return lambda it: frame % tuple([gap(it) for gap in gaps])


def _expression(expression: Any, numbers: Numbers, variables: Variables) -> Render:
    if isinstance(expression, ast.VariableReference):
        return _variable(_found(expression, variables), numbers.thousands)
    if isinstance(expression, ast.SelectExpression):
        return _selection(expression, numbers, variables)
    raise Unusual


def _found(reference: ast.VariableReference, variables: Variables) -> Variable:
    """A variable; the library says so if there is none."""
    try:
        return variables[reference.id.name]
    except KeyError:
        raise Unusual from None


def _variable(variable: Variable, thousands: str) -> Render:
    get = variable.get
    if variable.text:
        return cast(Render, get)

    def say(it: Any) -> str:
        value = get(it)
        return value if isinstance(value, str) else f"{value:,}".replace(",", thousands)

    return say


def _selection(expression: ast.SelectExpression, numbers: Numbers, variables: Variables) -> Render:
    select = _selector(expression.selector, numbers.amount, variables)
    exact: dict[int, Render] = {}
    words: dict[str, Render] = {}
    otherwise: Render | None = None
    for variant in expression.variants:
        render = compiled(variant.value, numbers, variables)
        if isinstance(variant.key, ast.NumberLiteral):
            exact[_whole(variant.key.value)] = render
        else:
            words[variant.key.name] = render
        if variant.default:
            otherwise = render
    if otherwise is None or not _in_order(expression.variants):
        raise Unusual
    default = otherwise
    one, other = words.get("one", default), words.get("other", default)

    def say(it: Any) -> str:
        value = select(it)
        if isinstance(value, str):
            return words.get(value, default)(it)
        found = exact.get(value)
        if found is None:
            found = one if abs(value) == 1 else other
        return found(it)

    return say


def _selector(selector: Any, amount: Callable[[Any], int], variables: Variables) -> Get:
    if isinstance(selector, ast.VariableReference):
        return _found(selector, variables).get
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "AMOUNT":
        (given,) = selector.arguments.positional
        if isinstance(given, ast.VariableReference) and not selector.arguments.named:
            money = _found(given, variables).get
            return lambda it: amount(money(it))
    raise Unusual


def _whole(text: str) -> int:
    if not text.lstrip("-").isdigit():
        raise Unusual
    return int(text)


def _in_order(variants: Sequence[ast.Variant]) -> bool:
    """Numbers stand before plural words, so that the first that fits is the number."""
    kinds = [isinstance(variant.key, ast.NumberLiteral) for variant in variants]
    return kinds == sorted(kinds, reverse=True)
