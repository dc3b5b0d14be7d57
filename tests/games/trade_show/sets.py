"""Card sets for tests: the house set with a change, and small sets of our own."""

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from seedround.games.trade_show import GAME
from seedround.games.trade_show.cards import Cards

Pool = tuple[int, int, int]

HOUSE = GAME.shipped_path("house")
HOUSE_POOLS: Sequence[Pool] = ((2, 2, 1), (4, 1, 1), (0, 4, 0), (0, 2, 2), (2, 1, 2))
PLAIN = tuple(f'id = "d{n:02}"\nname = "Card {n}"\nsell = 3\npay = 2' for n in range(1, 56))
"""Fifty-five cards that are all worth the same."""


def load(path: Path) -> Cards:
    return cast(Cards, GAME.card_set(str(path)))


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def write_set(
    path: Path,
    *,
    pools: Sequence[Pool] = HOUSE_POOLS,
    cards: Sequence[str] = PLAIN,
    total: int = 55,
    dice: Pool = (4, 4, 2),
) -> Path:
    """A set with these pools for the companies c1, c2, ... and these cards."""
    parts = [
        f'[set]\nid = "mine"\ngame = "trade-show"\ntitle = "Mine"\nversion = 1\ncards = {total}',
        "[dice]\nd4 = {}\nd6 = {}\nd8 = {}".format(*dice),
    ]
    for number, (d4, d6, d8) in enumerate(pools, 1):
        listed = f"dice = {{ d4 = {d4}, d6 = {d6}, d8 = {d8} }}"
        parts.append(
            f'[[company]]\nid = "c{number}"\nname = "Company {number}"\nicon = "chip"\n{listed}'
        )
    parts += [f"[[card]]\n{card}" for card in cards]
    return write(path, "\n\n".join(parts) + "\n")


def write_changed(path: Path, entry: str, old: str, new: str) -> Path:
    """The house set with one change inside the entry with that id."""
    text = HOUSE.read_text(encoding="utf-8")
    before, mark, after = text.partition(f'id = "{entry}"')
    assert old in after, f"{entry} of the house set has no {old!r}"
    return write(path, before + mark + after.replace(old, new, 1))


def line_of(path: Path, text: str) -> int:
    """The number of the first line that holds the text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def line_of_field(path: Path, card: str, field: str) -> int:
    """The number of the line with a field of a card; the line with its id where it has none."""
    first = line_of(path, f'id = "{card}"')
    lines = path.read_text(encoding="utf-8").splitlines()[first:]
    block = lines[: lines.index("")] if "" in lines else lines
    named = [number for number, line in enumerate(block, first + 1) if line.startswith(field)]
    return named[0] if named else first
