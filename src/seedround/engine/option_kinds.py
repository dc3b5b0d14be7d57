"""The options of a game as data, read from their types."""

from functools import reduce
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, inspect

from seedround.engine.errors import Quoted
from seedround.engine.saying import Saying
from seedround.engine.sayings import Either, Span


class Option(Struct, frozen=True):
    """One option: words to choose from, a span of numbers, both, or yes and no."""

    name: str
    says: str
    """What it does, for a game whose catalogue does not say it."""
    default: str | int | bool
    words: tuple[str, ...]
    span: tuple[int, int] | None
    step: int = 1
    """From one number of the span to the next."""

    @property
    def values(self) -> Saying:
        """What it takes, in words: `recommended or 1 to 10`."""
        words = ("yes", "no") if isinstance(self.default, bool) else self.words
        span = [Span(*self.span, self.step)] if self.span else []
        return reduce(Either, [*map(Quoted, words), *span])


def kinds_of(options: type[Struct]) -> tuple[Option, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(options, include_extras=True)
    return tuple([_option(field, hints[field.name]) for field in info.fields])


def _option(field: inspect.Field, hint: Any) -> Option:
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    says = str((extra or {}).get("description", ""))
    number = _number(field.type)
    span = (int(number.ge or 0), int(number.le or 0)) if number else None
    step = int(number.multiple_of or 1) if number else 1
    return Option(field.name, says, field.default, _words(hint), span, step)


def _words(hint: Any) -> tuple[str, ...]:
    """The words to choose from, in the order in which they are written down."""
    if get_origin(hint) is Literal:
        return tuple([str(value) for value in get_args(hint)])
    return tuple([word for part in get_args(hint) for word in _words(part)])


def _number(kind: inspect.Type) -> inspect.IntType | None:
    """The numbers that an option takes."""
    if isinstance(kind, inspect.Metadata):
        return _number(kind.type)
    if isinstance(kind, inspect.UnionType):
        return next((number for part in kind.types if (number := _number(part))), None)
    return kind if isinstance(kind, inspect.IntType) else None
