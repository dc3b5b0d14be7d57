"""The parts of a View by their types: for boards that are drawn without knowing the game.

What a part is called stands in the game's words: `zone-at_stake` for a field of the View,
`card-cheque` for a field of a card, each with a part (`.bidding`) for every word that the field
can hold. Without a message it is the field's name in words.
"""

from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from seedround.engine.catalogue import Catalogue
from seedround.engine.kinds import unwrapped
from seedround.engine.result import Result
from seedround.engine.view import View

ZoneKind = Literal[
    "number", "money", "chance", "flag", "word", "text", "seat", "card", "group", "list", "table"
]
SAID: Final[dict[str, ZoneKind]] = {
    "seat": "seat",
    "dollars": "money",
    "seat_dollars": "money",
    "chance": "chance",
    "card": "card",
}
"""How a value is said tells what it is."""
SHARED: Final = frozenset(View.__struct_fields__)
"""What the page shows beside every board."""


class Zone(Struct, frozen=True):
    """A field: what lies there."""

    name: str
    kind: ZoneKind
    inside: tuple["Zone", ...] = ()
    """The fields of a group; of a list or a table what it is made of, one zone without a name."""
    words: tuple[str, ...] = ()
    """Those that it can hold, if they are few."""
    by_seat: bool = False
    """A list with one entry for every seat."""


def zones_of(view: type[View]) -> tuple[Zone, ...]:
    """What a View shows, without what all views share."""
    return tuple([zone for zone in fields_of(view) if zone.name not in SHARED])


def fields_of(kind: type[Struct]) -> tuple[Zone, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        [
            zone
            for field in msgspec.structs.fields(kind)
            if (zone := _zone(field.encode_name, hints[field.name])) is not None
        ]
    )


def _zone(name: str, hint: Any) -> Zone | None:
    """A field by its type; None for a Result, which the page shows anyway, or one of several."""
    hint, facts = unwrapped(hint)
    if get_origin(hint) in (Union, UnionType):
        arms = [arm for arm in get_args(hint) if arm is not NoneType]
        return _zone(name, arms[0]) if len(arms) == 1 else None
    if isinstance(hint, type) and issubclass(hint, Struct):
        return None if hint is Result else Zone(name, "group", fields_of(hint))
    if get_origin(hint) in (tuple, list):
        inner = _zone("", get_args(hint)[0])
        by_seat = facts.get("places") == "seats" and inner is not None and inner.kind != "seat"
        return None if inner is None else Zone(name, "list", (inner,), by_seat=by_seat)
    if get_origin(hint) is dict:
        parts = [_zone("", arg) for arg in get_args(hint)]
        key, value = parts
        return None if key is None or value is None else Zone(name, "table", (key, value))
    return _single(name, hint, facts)


def _single(name: str, hint: Any, facts: dict[str, Any]) -> Zone | None:
    """One value."""
    if get_origin(hint) is Literal:
        return Zone(name, "word", words=tuple([str(value) for value in get_args(hint)]))
    if hint is bool:
        return Zone(name, "flag")
    said = SAID.get(facts.get("say", ""))
    if hint in (int, float):
        return Zone(name, said or "number")
    if hint is not str:
        return None
    among = facts.get("among")
    if said == "card" or isinstance(among, str):
        return Zone(name, "card")
    return Zone(name, "word" if among else "text", words=tuple(among or ()))


def label(words: Catalogue, prefix: str, name: str) -> str:
    """What players call a part."""
    message = f"{prefix}-{name}"
    return words.text(message, {}) if words.has(message) else in_words(name)


def word_labels(words: Catalogue, prefix: str, zone: Zone) -> dict[str, str]:
    """What players read for each word that a field can hold."""
    message = f"{prefix}-{zone.name}"
    return {
        word: words.text(message, {}, word) if words.has(message, word) else in_words(word)
        for word in zone.words
    }


def in_words(name: str) -> str:
    """`at_stake` is "At stake"."""
    return name.replace("_", " ").strip().capitalize()
