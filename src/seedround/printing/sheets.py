"""A whole print as data for the templates."""

from typing import Any

from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.engine.locale import PSEUDO
from seedround.printing.boxes import box_of
from seedround.printing.order import PAPERS, Order
from seedround.printing.pieces import Box
from seedround.printing.symbols import inks_of
from seedround.printing.wording import Wording


def sheets_of(game: Game, cards: CardSet, wanted: Order, language: str) -> dict[str, Any]:
    box, say = box_of(game, cards, language), Wording(game, cards, language)
    box = Box(
        decks=box.decks if "cards" in wanted.parts else (),
        aids=box.aids if "aids" in wanted.parts else (),
        boards=box.boards if "boards" in wanted.parts else (),
        tiles=box.tiles if "boards" in wanted.parts else (),
    )
    width, height = PAPERS[wanted.paper]
    return {
        "title": say.title,
        "set": say.phrase(cards.title),
        "credits": game.credits,
        "language": "en" if language == PSEUDO else language.partition("-")[0],
        "paper": {"width": width, "height": height},
        "inks": inks_of(game),
        "words": {
            "true-size": say.text("print-true-size"),
            "hints": [say.text(f"print-hint-{name}") for name in ("duplex", "cut", "size")],
            "parts": _contents(box, say),
        },
        "decks": box.decks,
        "aids": box.aids,
        "boards": box.boards,
        "tiles": box.tiles,
    }


def _contents(box: Box, say: Wording) -> list[str]:
    """What is in this print, line by line."""
    found = [
        say.text("print-part-cards", deck=deck.name, cards=len(deck.cards))
        for deck in (*box.decks, *box.tiles)
    ]
    found += [say.text("print-part-aids", copies=aid.copies) for aid in box.aids]
    if box.boards:
        found.append(say.text("print-part-boards", sheets=len(box.boards)))
    return found
