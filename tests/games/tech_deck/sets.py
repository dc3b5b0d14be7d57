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


COST = {"op": "discard", "n": 1, "cost": True}
RARE = own_set(
    {
        "SVC-05": {"steps": [{"op": "bury", "from": "unhappy", "which": "left"}]},
        "SVC-07": {"steps": [{"op": "expel", "from": "unhappy", "which": "left"}]},
        "SVC-13": {
            "steps": [COST, {"op": "expel", "from": "hand", "cost": True}, {"op": "draw", "n": 2}]
        },
        "TEC-05": {"steps": [COST, {"op": "swap", "a": "hand", "b": "discard"}]},
        "TEC-07": {"steps": [COST, {"op": "double"}]},
        "TEC-08": {"steps": [{"op": "expel", "from": "discard"}]},
        "TEC-12": {"steps": [{"op": "dig", "n": 2}]},
        "INF-08": {"steps": [{"op": "dig", "n": 3}]},
        "INF-12": {"steps": [{"op": "ready", "where": "team"}]},
        "SCI-08": {"steps": [{"op": "expel", "from": "self"}]},
        "INF-05": {"steps": [{"op": "spy"}]},
        "INF-11": {"steps": [{"op": "bank", "min": 3}]},
        "SVC-02": {"phase": "assist", "steps": [COST, {"op": "slack", "lo": -3, "hi": 3}]},
        "INF-01": {"phase": "assist", "steps": [{"op": "double"}]},
    }
)
"""Effects that no card of the house deck has."""
