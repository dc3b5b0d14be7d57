"""Cards of a set that look like slips: worth many times what is usual in their deck."""

from collections.abc import Iterator
from statistics import median
from typing import Final

from seedround.engine.cardset import CardSet, lists_of
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import LooksOdd

FIVEFOLD: Final = 5
"""A card worth so many times as much as is usual in its deck looks odd."""


def odd_cards(cards: CardSet, ours: CardSet | None = None) -> Iterator[Saying]:
    """Those that the set brings along; cards that it has from our set are as we meant them."""
    shipped = lists_of(ours.content) if ours else {}
    for deck, entries in lists_of(cards.content).items():
        known = {entry["id"]: entry for entry in shipped.get(deck, ())}
        worths = {entry["id"]: cards.rough_worth(deck, entry) for entry in entries}
        usual = median(worths.values()) if worths else 0.0
        for entry in entries:
            worth = worths[entry["id"]]
            if usual > 0 and worth >= FIVEFOLD * usual and entry != known.get(entry["id"]):
                yield cards.file.in_card(entry["id"], LooksOdd(round(worth / usual), deck))
