"""Card sets in which one kind of number is another one."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadSet
from seedround.engine.game import Game

CHANGES = (70, 13, 10, 3, 1, -1)


def groups(content: Any, path: str = "") -> Iterator[str]:
    """Every kind of number in a set: `card.sell`, `setup.cash`, `debt.payoff_cost` ..."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield from groups(value, f"{path}.{key}" if path else key)
    elif isinstance(content, list):
        for value in content:
            yield from groups(value, path)
    elif isinstance(content, int) and not isinstance(content, bool):
        yield path


def changed(content: Any, group: str, by: int, path: str = "") -> Any:
    """A set in which all numbers of a kind are larger; nothing stays nothing."""
    if isinstance(content, dict):
        return {
            key: changed(value, group, by, f"{path}.{key}" if path else key)
            for key, value in content.items()
        }
    if isinstance(content, list):
        return [changed(value, group, by, path) for value in content]
    return content + by if path == group and content else content


def variants(game: Game) -> dict[str, CardSet]:
    """The house set with other numbers of one kind; left out are kinds that allow no others."""
    content = game.card_set().content
    found: dict[str, CardSet] = {}
    for group in dict.fromkeys(groups(content)):
        for by in CHANGES:
            try:
                found[group] = game.set_from(group, changed(deepcopy(content), group, by))
            except BadSet:
                continue
            break
    return found
