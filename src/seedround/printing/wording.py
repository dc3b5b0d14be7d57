"""Words for paper: sentences, names and figures in the reader's language."""

from collections.abc import Iterable
from typing import Final

from seedround.engine.cardset import CardSet
from seedround.engine.catalogue import Argument, catalogue, numeral
from seedround.engine.game import Game
from seedround.engine.kinds import FIRST_SEAT
from seedround.engine.locale import money, number, signed
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker

STOPS: Final = (".", "!", "?", "\N{HORIZONTAL ELLIPSIS}")


class Wording:
    """Says what is printed for a set of cards; the reader is the player who holds them."""

    def __init__(self, game: Game, cards: CardSet, language: str) -> None:
        self.game = game
        self.cards = cards
        self.language = language
        self._speaker = Speaker(language, cards, reader=FIRST_SEAT)
        self._words = game.words(language)
        self._own = catalogue(__package__, language)

    def say(self, saying: Sayable) -> str:
        return self._speaker.say(saying)

    def sentence(self, saying: Sayable) -> str:
        """The same, as a sentence of its own."""
        said = self.say(saying)
        return f"{said[:1].upper()}{said[1:]}"

    def sentences(self, sayings: Iterable[Sayable]) -> str:
        """Several, one after the other; a card's own text may have its stop already."""
        said = [self.sentence(saying).rstrip() for saying in sayings]
        return " ".join([one if one.endswith(STOPS) else f"{one}." for one in said])

    def text(self, message: str, **fields: int | str) -> str:
        """A line that only paper needs, by its name in our own words."""
        arguments: dict[str, Argument] = {
            name: numeral(value, self.language) if isinstance(value, int) else value
            for name, value in fields.items()
        }
        return self._own.text(message, arguments)

    def phrase(self, text: str) -> str:
        """A name or a text of a card, as the language has it."""
        return self._words.phrase(text)

    def money(self, amount: int) -> str:
        return money(amount, self.language)

    def number(self, value: int) -> str:
        return number(value, self.language)

    def signed(self, value: int) -> str:
        return signed(value, self.language)

    @property
    def title(self) -> str:
        return self.game.title_in(self.language)
