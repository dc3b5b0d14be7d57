"""A game for pages that have drawn nothing for it: what its folder says, ready to be drawn."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Struct

from seedround.engine.catalogue import Catalogue
from seedround.engine.game import Game
from seedround.engine.inks import Ink, so_many
from seedround.engine.kinds import unwrapped
from seedround.engine.zones import Zone, fields_of, label, word_labels, zones_of
from seedround.games import find_game
from seedround.server.protocol.plain import (
    InkShown,
    LessonShown,
    PhaseShown,
    PlainShown,
    PrintShown,
    ZoneShown,
)

TONES: Final = 4
"""So many inks a page tells apart."""
PAGE: Final = "page-"
"""How messages begin that a page says in the game's name: `page-lesson`."""
NAMED: Final = ("id", "name")
"""What a card has anyway."""


@cache
def plain_shown(game_id: str, language: str) -> bytes:
    """The zones of a game as a language calls them, encoded once."""
    game = find_game(game_id)
    words, rules = game.words(language), game.rules()
    lesson = game.lesson
    return msgspec.json.encode(
        PlainShown(
            zones=tuple([_zone(words, "zone", zone) for zone in zones_of(rules.view_type)]),
            cards={
                name: tuple(
                    [_zone(words, "card", it) for it in fields_of(kind) if it.name not in NAMED]
                )
                for name, kind in _kinds_of_cards(rules.document)
            },
            phases=tuple(
                [PhaseShown(name=name, label=label(words, "phase", name)) for name in game.phases]
            ),
            moments=game.moments,
            lesson=LessonShown(options=dict(lesson.options), others=lesson.others),
        )
    )


def _zone(words: Catalogue, prefix: str, zone: Zone) -> ZoneShown:
    return ZoneShown(
        name=zone.name,
        label=label(words, prefix, zone.name) if zone.name else "",
        kind=zone.kind,
        by_seat=zone.by_seat,
        words=word_labels(words, prefix, zone),
        inside=tuple(map(partial(_zone, words, prefix), zone.inside)),
    )


def _kinds_of_cards(document: type[Struct] | None) -> Iterator[tuple[str, type[Struct]]]:
    """The lists of a card set whose entries are cards."""
    hints: dict[str, Any] = get_type_hints(document, include_extras=True) if document else {}
    for name, hint in hints.items():
        inner = [unwrapped(arg)[0] for arg in get_args(unwrapped(hint)[0])]
        if inner and isinstance(inner[0], type) and issubclass(inner[0], Struct):
            yield name, inner[0]


def print_shown(game: Game) -> PrintShown:
    return PrintShown(
        paper=_ink(game.paper.table),
        sheet=_ink(game.paper.sheet),
        edge=_ink(game.paper.edge),
        inks=tuple([_ink(ink) for ink in so_many(game.inks, TONES)]),
    )


def _ink(ink: Ink) -> InkShown:
    return InkShown(day=ink.day, night=ink.night)


def page_words(game: Game, language: str) -> dict[str, str]:
    """What a page says in the game's name, by the page's own names for it."""
    words = game.words(language)
    found = [name for name in words.messages() if name.startswith(PAGE)]
    return {name.removeprefix(PAGE): words.text(name, {}) for name in found}
