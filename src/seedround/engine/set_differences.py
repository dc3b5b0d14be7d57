"""Two card sets told apart: cards that came, went or changed, figure by figure."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from seedround.engine.cardset import CardSet
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import (
    CardAdded,
    CardDiffers,
    CardGone,
    MoreDifferences,
    SetsAlike,
    SettingDiffers,
)

LONGEST: Final = 80
"""Characters of a value that are shown."""

Change = tuple[str, str | None, str | None]


def differences(first: CardSet, second: CardSet, most: int | None = None) -> list[Saying]:
    """What the second set has otherwise, in its own order; at most so many, then how many more."""
    found = list(_differences(first.content, second.content))
    if not found:
        return [SetsAlike()]
    if most is not None and len(found) > most:
        return [*found[:most], MoreDifferences(len(found) - most)]
    return found


def _differences(first: Mapping[str, Any], second: Mapping[str, Any]) -> Iterator[Saying]:
    for key in _both(first, second):
        if key == "set":
            continue
        before, after = first.get(key, []), second.get(key, [])
        if _is_deck(before) and _is_deck(after):
            yield from _cards(key, _by_id(before), _by_id(after))
        else:
            for figure, was, now in _changes(before, after, f"[{key}]", " "):
                yield SettingDiffers(figure, was, now)


def _cards(
    deck: str, before: Mapping[str, dict[str, Any]], after: Mapping[str, dict[str, Any]]
) -> Iterator[Saying]:
    for card in _both(before, after):
        if card not in before:
            yield CardAdded(_name(after[card]), deck)
        elif card not in after:
            yield CardGone(_name(before[card]), deck)
        else:
            for figure, was, now in _changes(before[card], after[card], "", ""):
                yield CardDiffers(_name(before[card]), figure, was, now)


def _changes(before: Any, after: Any, path: str, joint: str) -> Iterator[Change]:
    """The figures that differ, each with where it stands: `instant.cash`."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in _both(before, after):
            yield from _changes(before.get(key), after.get(key), f"{path}{joint}{key}", ".")
    elif before != after:
        yield path, _text(before), _text(after)


def _text(value: Any) -> str | None:
    if value is None:
        return None
    if isinstance(value, list):
        return ", ".join([_text(one) or "" for one in value])[:LONGEST] or None
    if isinstance(value, dict):
        return ", ".join([f"{key} = {_text(part)}" for key, part in value.items()])[:LONGEST]
    return str(value)[:LONGEST]


def _both(first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    """The keys of both, those of the second first."""
    return [*second, *[key for key in first if key not in second]]


def _is_deck(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in value
    )


def _by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in entries}


def _name(entry: Mapping[str, Any]) -> str:
    return str(entry.get("name", entry["id"]))[:LONGEST]
