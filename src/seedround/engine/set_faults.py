"""What is wrong with the data of a set: a library finds it, our own sentences say it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import inspect

from seedround.engine.saying import Saying
from seedround.engine.set_sayings import (
    FieldMissing,
    FieldUnknown,
    FigureNoStep,
    FigureTooHigh,
    FigureTooLow,
    NotAmong,
    SizeWrong,
    TomlFault,
    TomlWrong,
    Value,
    WrongKind,
    WrongTypeAt,
)

Place = tuple[str | int, ...]
"""Where a value stands: `("card", 3, "effect")`."""
LONGEST_VALUE: Final = 40
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_MISSING: Final = re.compile(r"Object missing required field `(.+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
_BOUND: Final = re.compile(r"Expected `int` (>=|<=) (-?\d+)")
_MULTIPLE: Final = re.compile(r"Expected `int` that's a multiple of (\d+)")
_SIZE: Final = re.compile(r"Expected `(str|array)` of (?:at (?:least|most) )?length (.+)")
_KIND: Final = re.compile(r"Expected `([a-z| ]+)`(?:, got `([a-z]+)`)?")
_AMONG: Final = re.compile(r"Invalid (?:enum )?value .+")
KINDS: Final[Mapping[str, Value]] = {
    "str": "text",
    "int": "number",
    "float": "fraction",
    "bool": "switch",
    "array": "list",
    "object": "table",
    "null": "nothing",
}
TEXTS_OR_LISTS: Final[Mapping[str, tuple[type[inspect.Type], ...]]] = {
    "str": (inspect.StrType,),
    "array": (inspect.ListType, inspect.VarTupleType, inspect.TupleType),
}
TOML: Final[tuple[tuple[str, TomlFault], ...]] = (
    ("Cannot overwrite", "twice"),
    ("Cannot declare", "twice"),
    ("Cannot mutate", "twice"),
    ("Duplicate", "twice"),
    ("Expected '='", "equals"),
    ("Expected ']", "bracket"),
    ("Unclosed", "bracket"),
    ("Unterminated", "quotes"),
    ("Illegal character", "quotes"),
    ("Unescaped", "quotes"),
    ("Invalid value", "value"),
    ("Invalid initial character", "key"),
    ("Invalid statement", "key"),
    ("Expected newline", "rest"),
)
"""How the library's messages begin, and what they come to."""


def toml_fault(problem: str) -> TomlWrong | None:
    """Why a line is no TOML, if the library's message is one that we know."""
    return next((TomlWrong(kind) for start, kind in TOML if problem.startswith(start)), None)


def place_of(path: str) -> Place:
    """Where a library's path points: `$.card[3].effect`; what is inside a mapping, to there."""
    known = path.partition("[...]")[0]
    return tuple([name or int(index) for name, index in _STEP.findall(known)])


def fault(problem: str, place: Place, content: Any, kind: type) -> Saying:
    """What a library says of the value at a place, in our words."""
    value, type_ = _at(content, place), _type_at(inspect.type_info(kind), place)
    figure = _figure(place)
    if found := _MISSING.fullmatch(problem):
        return FieldMissing(_figure((*place, found[1])))
    if found := _UNKNOWN.fullmatch(problem):
        return FieldUnknown(_figure((*place, found[1])), ", ".join(_fields(type_)))
    if found := _BOUND.fullmatch(problem):
        bound = FigureTooLow if found[1] == ">=" else FigureTooHigh
        return bound(figure, _shown(value), int(found[2]))
    if found := _MULTIPLE.fullmatch(problem):
        return FigureNoStep(figure, _shown(value), int(found[1]))
    if found := _SIZE.match(problem):
        return SizeWrong(
            figure, KINDS[found[1]], len(value), *_sizes(type_, TEXTS_OR_LISTS[found[1]])
        )
    if _AMONG.fullmatch(problem) and (among := ", ".join(_choices(type_))):
        return NotAmong(figure, _shown(value), among)
    if (found := _KIND.fullmatch(problem)) and (wanted := _wanted(found[1])):
        return WrongKind(figure, _shown(value), KINDS.get(found[2] or _kind(value)), wanted)
    return WrongTypeAt(problem, figure)


def _figure(place: Place) -> str:
    """A place as people call it inside its card: `effect.steal_card`; `[setup] ious` elsewhere."""
    names = [step for step in place if isinstance(step, str)]
    if len(place) > 1 and isinstance(place[1], int):
        return ".".join(names[1:]) or f"[[{names[0]}]]"
    return f"[{names[0]}] {'.'.join(names[1:])}" if len(names) > 1 else ".".join(names)


def _at(content: Any, place: Place) -> Any:
    for step in place:
        content = content[step]
    return content


def _shown(value: Any) -> str:
    """A value as the file has it, if it is short."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}..."


def _kind(value: Any) -> str:
    if isinstance(value, dict):
        return "object"
    return "array" if isinstance(value, list) else type(value).__name__


def _wanted(kinds: str) -> Value | None:
    """What should be there; a null is written by leaving the field out."""
    named = [KINDS[kind] for kind in kinds.split(" | ") if kind in KINDS and kind != "null"]
    return named[0] if named else None


def _type_at(type_: inspect.Type, place: Place) -> tuple[inspect.Type, ...]:
    """The types that may stand at a place."""
    found = tuple(_alternatives(type_))
    for step in place:
        found = tuple([part for one in found for inner in _inside(one, step) for part in inner])
    return found


def _inside(type_: inspect.Type, step: str | int) -> Iterator[tuple[inspect.Type, ...]]:
    if isinstance(type_, inspect.StructType) and isinstance(step, str):
        for field in type_.fields:
            if field.encode_name == step:
                yield tuple(_alternatives(field.type))
    elif isinstance(type_, inspect.DictType) and isinstance(step, str):
        yield tuple(_alternatives(type_.value_type))
    elif isinstance(type_, inspect.ListType | inspect.VarTupleType) and isinstance(step, int):
        yield tuple(_alternatives(type_.item_type))
    elif isinstance(type_, inspect.TupleType) and isinstance(step, int):
        yield tuple(_alternatives(type_.item_types[step]))


def _alternatives(type_: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.Metadata):
        yield from _alternatives(type_.type)
    elif isinstance(type_, inspect.UnionType):
        for part in type_.types:
            yield from _alternatives(part)
    else:
        yield type_


def _fields(types: tuple[inspect.Type, ...]) -> list[str]:
    """The fields of what may stand there, each once."""
    structs = [type_ for type_ in types if isinstance(type_, inspect.StructType)]
    return list(dict.fromkeys([field.encode_name for one in structs for field in one.fields]))


def _choices(types: tuple[inspect.Type, ...]) -> list[str]:
    """The words that may stand there: of a list, an enumeration, or the tags of a union."""
    found: list[str] = []
    for type_ in types:
        if isinstance(type_, inspect.LiteralType):
            found += map(str, type_.values)
        elif isinstance(type_, inspect.EnumType):
            found += [str(one.value) for one in type_.cls]
        elif isinstance(type_, inspect.StructType) and type_.tag is not None:
            found.append(str(type_.tag))
    return found


def _sizes(
    types: tuple[inspect.Type, ...], kinds: tuple[type[inspect.Type], ...]
) -> tuple[int | None, int | None]:
    """How short and how long a text or a list may be, where it is one of several things that may
    stand there."""
    for type_ in types:
        if not isinstance(type_, kinds):
            continue
        if isinstance(type_, inspect.StrType | inspect.ListType | inspect.VarTupleType):
            return type_.min_length, type_.max_length
        if isinstance(type_, inspect.TupleType):
            return len(type_.item_types), len(type_.item_types)
    return None, None
