"""A game that nobody has drawn for paper: its cards by the types of their fields."""

from typing import Any, get_args, get_type_hints

from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.kinds import unwrapped
from seedround.engine.zones import Zone, fields_of, label
from seedround.printing.drawing import Inks, back
from seedround.printing.pieces import Box, Card, Deck, Face, Item, Row, Words
from seedround.printing.wording import Wording

COPIES = ("copies", "count")
"""Fields that say how often a card is in the deck."""
NAMED = ("id", "name", *COPIES)
SINGLE = ("number", "money", "chance", "flag", "word", "text")
"""What fits in a line."""


def box(cards: CardSet, say: Wording, inks: Inks) -> Box:
    """Every list of the set whose entries have a name is a deck."""
    document = say.game.rules().document
    hints: dict[str, Any] = get_type_hints(document, include_extras=True) if document else {}
    decks = []
    for name, hint in hints.items():
        kinds = [unwrapped(part)[0] for part in get_args(unwrapped(hint)[0])]
        entries = cards.content.get(name)
        if not kinds or not isinstance(entries, list) or not issubclass(kinds[0], Struct):
            continue
        zones = [
            zone for zone in fields_of(kinds[0]) if zone.name not in NAMED and zone.kind in SINGLE
        ]
        under = back(inks, "stripes", say.title)
        made = [
            Card(_face(entry, zones, say), under)
            for entry in entries
            for _ in range(max([entry.get(field, 1) for field in COPIES]))
        ]
        decks.append(Deck(say.text("deck-cards"), tuple(made)))
    return Box(decks=tuple(decks))


def _face(entry: dict[str, Any], zones: list[Zone], say: Wording) -> Face:
    words = say.game.words(say.language)
    rows = [
        Row(label(words, "card", zone.name), (_value(entry[zone.name], zone, say),))
        for zone in zones
        if zone.name in entry
    ]
    return Face(title=say.phrase(str(entry.get("name", entry["id"]))), rows=tuple(rows))


def _value(value: object, zone: Zone, say: Wording) -> Item:
    if isinstance(value, bool) or not isinstance(value, int):
        text = say.phrase(str(value))
    else:
        text = say.money(value) if zone.kind == "money" else say.number(value)
    return Words(text, bold=True)
