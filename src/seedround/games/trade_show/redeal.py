"""Drawing again what a seat cannot know (section 4): nothing but the order of the deck."""

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.games.trade_show.table import TradeShow


def redeal(table: TradeShow, seat: Seat, generator: Generator) -> TradeShow:
    """Nobody knows the order of the deck: sort it, then shuffle it."""
    twin = table.copy(generator)
    twin.deck.sort()
    generator.shuffle(twin.deck)
    return twin
