"""Two card sets told apart: cards that came, went or changed, figure by figure, in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from seedround.engine.cardset import CardSet
from seedround.engine.saying import Saying
from seedround.engine.set_sayings import (
    CardAdded,
    CardDiffers,
    CardGone,
    CardSays,
    FigureGiven,
    MoreDifferences,
    SetsAlike,
    SettingDiffers,
    StepGiven,
    TextGiven,
    ValuesGiven,
    YesOrNo,
)

LONGEST: Final = 80
"""Characters of a name or a text that are shown."""
MOST_VALUES: Final = 20
TEXTS: Final = ("name", "text")

Path = tuple[str, ...]
Change = tuple[Path, Any, Any]


def differences(first: CardSet, second: CardSet, most: int | None = None) -> list[Saying]:
    """What the second set has otherwise, in its own order; at most so many, then how many more."""
    found = list(_Differences(first, second).all())
    if not found:
        return [SetsAlike()]
    if most is not None and len(found) > most:
        return [*found[:most], MoreDifferences(len(found) - most)]
    return found


class _Differences:
    """The comparison of two sets; fields are called as the second one calls them."""

    def __init__(self, first: CardSet, second: CardSet) -> None:
        self.first = first
        self.second = second
        self.doings = (first.doings(), second.doings())

    def all(self) -> Iterator[Saying]:
        first, second = self.first.content, self.second.content
        for key in _both(first, second):
            if key == "set":
                continue
            before, after = first.get(key, []), second.get(key, [])
            if _is_deck(before) and _is_deck(after):
                yield from self.cards(key, _by_id(before), _by_id(after))
            else:
                for path, was, now in _changes(before, after, (key,)):
                    yield SettingDiffers(self.called(path), self.value(was), self.value(now))

    def cards(
        self, deck: str, before: Mapping[str, dict[str, Any]], after: Mapping[str, dict[str, Any]]
    ) -> Iterator[Saying]:
        for card in _both(before, after):
            if card not in before:
                does = tuple(self.doings[1].get(card, ()))
                yield CardAdded(self.name(after[card]), self.second.called(deck), does)
            elif card not in after:
                yield CardGone(self.name(before[card]), self.second.called(deck))
            else:
                yield from self.card(card, before[card], after[card])

    def card(self, card: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Saying]:
        """What a card does is told in words where there are any, all else figure by figure."""
        name = self.name(before)
        said = [doings.get(card, ()) for doings in self.doings]
        if said[0] != said[1]:
            yield CardSays(name, tuple(said[0]), tuple(said[1]))
        for path, was, now in _changes(before, after):
            field = path[0]
            by = self.second.told.get(field, "")
            worded = any(said) if by == field else before.get(by) != after.get(by)
            if not worded:
                yield CardDiffers(
                    name, self.called(path), self.value(was, path[-1]), self.value(now, path[-1])
                )

    def name(self, entry: Mapping[str, Any]) -> Saying:
        return self.second.called(str(entry.get("name", entry["id"]))[:LONGEST])

    def called(self, path: Path) -> tuple[Saying, ...]:
        return tuple([self.second.called(part) for part in path])

    def value(self, value: Any, field: str = "") -> Saying | None:
        """A value as a reader understands it."""
        if isinstance(value, bool):
            return YesOrNo(value)
        if isinstance(value, int):
            return FigureGiven(value)
        if isinstance(value, dict):
            return self.step(value)
        if isinstance(value, list) and value:
            return ValuesGiven(self.values(value))
        if not isinstance(value, str) or not value:
            return None
        word = self.second.called(value[:LONGEST])
        return TextGiven(word) if field in TEXTS else word

    def step(self, step: Mapping[str, Any]) -> Saying:
        """A step of an effect: what it does, then its figures."""
        figures = [part for key, value in step.items() if key != "op" for part in (key, value)]
        return StepGiven(self.second.called(str(step.get("op", ""))), self.values(figures))

    def values(self, values: Sequence[Any]) -> tuple[Saying, ...]:
        found = [self.value(one) for one in values[:MOST_VALUES]]
        return tuple([one for one in found if one is not None])


def _changes(before: Any, after: Any, path: Path = ()) -> Iterator[Change]:
    """The figures that differ, each with where it stands: `instant`, `cash`."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in _both(before, after):
            yield from _changes(before.get(key), after.get(key), (*path, key))
    elif before != after:
        yield path, before, after


def _both(first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    """The keys of both, those of the second first."""
    return [*second, *[key for key in first if key not in second]]


def _is_deck(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in value
    )


def _by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in entries}
