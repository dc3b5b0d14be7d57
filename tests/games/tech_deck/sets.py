"""Decks of one's own for tests: the house deck with some cards changed."""

from copy import deepcopy
from typing import Any

from seedround.engine.cardset import SetFile
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.cards import Cards


def content() -> dict[str, Any]:
    """The house deck as read from its file, free to be changed."""
    return deepcopy(GAME.set_file().content)


def changed(changes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The house deck with fields of some cards changed."""
    deck = content()
    deck["set"]["id"] = "own"
    for card in deck["card"]:
        card.update(changes.get(card["id"], {}))
    return deck


def own_set(changes: dict[str, dict[str, Any]]) -> Cards:
    """A checked deck like the house deck but for some cards."""
    return Cards(SetFile(changed(changes), "own"))
