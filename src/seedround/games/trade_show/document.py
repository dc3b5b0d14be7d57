"""What a card set of Trade Show looks like on disk (section 6.1)."""

from typing import Final

from msgspec import Struct

from seedround.engine.cardset import SetHead
from seedround.engine.kinds import Phrase
from seedround.engine.saying import Saying

COMPANIES: Final = 5


class SetWord(Saying, frozen=True):
    """A word of the file as people say it: a field, a deck, a value, a card's name or text."""

    word: Phrase


class Head(SetHead, frozen=True):
    cards: int
    companies: int = COMPANIES


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of dice of each size."""

    d4: int = 0
    d6: int = 0
    d8: int = 0

    def pool(self) -> tuple[int, int, int]:
        return (self.d4, self.d6, self.d8)


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    icon: str
    dice: Dice


class Development(Struct, frozen=True, forbid_unknown_fields=True):
    """A development card: sell value (circle), dollars (square), bonuses (rectangles)."""

    id: str
    name: str
    sell: int
    pay: int
    bonus: dict[str, int] = {}
    copies: int = 1


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole."""

    set: Head
    dice: Dice
    company: list[Company]
    card: list[Development]
