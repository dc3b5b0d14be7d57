"""Games on paper: cards, player aids and boards as a PDF, in the look of the page."""

from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.printing.boxes import box_of
from seedround.printing.order import PAPERS, PARTS, Order, order
from seedround.printing.press import press
from seedround.printing.sheets import sheets_of

__all__ = ["PAPERS", "PARTS", "Order", "box_of", "order", "print_game"]


def print_game(game: Game, cards: CardSet, wanted: Order, language: str = "en") -> bytes:
    """The sheets of a card set as a PDF."""
    return press(sheets_of(game, cards, wanted, language))
