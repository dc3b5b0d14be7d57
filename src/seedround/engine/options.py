"""The words that a game's catalogue has for its options.

`option-rounds` is what a player reads ("Rounds"), its part `.about` one sentence that says what it
does, a part named like a value (`.recommended`) that value, and `.number` the numbers, if they are
more than numbers ("player 2", a sum of money).
"""

from typing import Final

from msgspec import Struct

from seedround.engine.catalogue import Argument, numeral
from seedround.engine.game import Game
from seedround.engine.option_kinds import Option, kinds_of

NUMBER: Final = "number"


def options_of(game: Game) -> tuple[Option, ...]:
    return kinds_of(game.options)


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
            for number in range(lo, hi + 1, option.step)
        }
    return OptionWords(words.text(message, {}), words.text(message, {}, "about"), values)


def _arguments(number: int, language: str) -> dict[str, Argument]:
    """A number, and its place as people count who begin with 1."""
    return {NUMBER: numeral(number, language), "place": numeral(number + 1, language)}
