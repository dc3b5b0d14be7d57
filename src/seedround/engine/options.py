"""The options of a game as data, read from their types, and the words that its catalogue has.

`option-rounds` is what a player reads ("Rounds"), its part `.about` one sentence that says what it
does, a part named like a value (`.recommended`) that value, and `.number` the numbers, if they are
more than numbers ("player 2", a sum of money).
"""

from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, inspect

from seedround.engine.catalogue import Argument, numeral
from seedround.engine.game import Game

NUMBER: Final = "number"


class Option(Struct, frozen=True):
    """One option: words to choose from, a span of numbers, both, or yes and no."""

    name: str
    says: str
    """What it does, for a game whose catalogue does not say it."""
    default: str | int | bool
    words: tuple[str, ...]
    span: tuple[int, int] | None

    @property
    def values(self) -> str:
        """What it takes, in words: `recommended or 1 to 10`."""
        span = [f"{self.span[0]} to {self.span[1]}"] if self.span else []
        yes_or_no = ["yes", "no"] if isinstance(self.default, bool) else []
        return " or ".join([*self.words, *span, *yes_or_no])


class OptionWords(Struct, frozen=True):
    """What a player reads: the option's name, what it does, and its values."""

    label: str
    about: str
    values: dict[str, str]


def option_words(game: Game, option: Option, language: str = "en") -> OptionWords:
    words, message = game.words(language), f"option-{option.name}"
    if not words.has(message):
        return OptionWords(option.says, option.says, {})
    values = {value: words.text(message, {}, value) for value in option.words}
    if option.span and words.has(message, NUMBER):
        lo, hi = option.span
        values |= {
            str(number): words.text(message, _arguments(number, language), NUMBER)
            for number in range(lo, hi + 1)
        }
    return OptionWords(words.text(message, {}), words.text(message, {}, "about"), values)


def _arguments(number: int, language: str) -> dict[str, Argument]:
    """A number, and its place as people count who begin with 1."""
    return {NUMBER: numeral(number, language), "place": numeral(number + 1, language)}


def options_of(game: Game) -> tuple[Option, ...]:
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(game.options, include_extras=True)
    return tuple([_option(field, hints[field.name]) for field in info.fields])


def _option(field: inspect.Field, hint: Any) -> Option:
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    says = str((extra or {}).get("description", ""))
    return Option(field.name, says, field.default, _words(hint), _span(field.type))


def _words(hint: Any) -> tuple[str, ...]:
    """The words to choose from, in the order in which they are written down."""
    if get_origin(hint) is Literal:
        return tuple([str(value) for value in get_args(hint)])
    return tuple([word for part in get_args(hint) for word in _words(part)])


def _span(kind: inspect.Type) -> tuple[int, int] | None:
    """The span of numbers."""
    if isinstance(kind, inspect.Metadata):
        return _span(kind.type)
    if isinstance(kind, inspect.UnionType):
        return next((span for part in kind.types if (span := _span(part))), None)
    return (int(kind.ge or 0), int(kind.le or 0)) if isinstance(kind, inspect.IntType) else None
