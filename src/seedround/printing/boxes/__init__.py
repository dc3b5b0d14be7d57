"""What there is to print of a game: one module or folder a game, found by its name."""

from importlib import import_module
from importlib.util import find_spec

from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.printing.boxes import plain
from seedround.printing.pieces import Box
from seedround.printing.symbols import inks_of
from seedround.printing.wording import Wording


def box_of(game: Game, cards: CardSet, language: str = "en") -> Box:
    """The pieces of a game for this set of cards; plain ones if nobody has drawn them."""
    module = f"{__name__}.{game.id.replace('-', '_')}"
    drawn = import_module(module) if find_spec(module) else plain
    box: Box = drawn.box(cards, Wording(game, cards, language), inks_of(game))
    return box
