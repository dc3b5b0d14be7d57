"""Silicon Valley on paper: cards, tiles, blocks, mats, boards and an aid."""

from seedround.games.silicon_valley.cards import Cards
from seedround.printing.boxes.silicon_valley.aid import aid
from seedround.printing.boxes.silicon_valley.boards import blocks, market, research, rival, track
from seedround.printing.boxes.silicon_valley.cards import cards_of
from seedround.printing.boxes.silicon_valley.tiles import launch_tiles, mats, tokens
from seedround.printing.drawing import Inks
from seedround.printing.pieces import Box
from seedround.printing.wording import Wording


def box(cards: Cards, say: Wording, inks: Inks) -> Box:
    return Box(
        decks=(cards_of(cards, say, inks),),
        aids=(aid(cards, say, inks),),
        boards=(
            track(cards, say, inks),
            *market(cards, say, inks),
            rival(cards, say, inks),
            research(say, inks),
            *blocks(cards, say),
        ),
        tiles=(launch_tiles(cards, say, inks), mats(cards, say, inks), tokens(cards, say, inks)),
    )
