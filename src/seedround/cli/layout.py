"""Lines of a screen: choices in one column or two, and the newest of what happened."""

from collections.abc import Sequence

from rich.text import Text

from seedround.cli.boards.drawing import fit
from seedround.cli.sayings.playing import MoreInLog
from seedround.cli.screen import Screen


def newest(screen: Screen, items: Sequence[list[Text]], most: int) -> list[Text]:
    """The lines of the last items, as many as fit, with a word about those left out."""
    kept = [line for item in items for line in item]
    left_out = 0
    while len(kept) + (left_out > 0) > most and left_out < len(items):
        kept = kept[len(items[left_out]) :]
        left_out += 1
    return [Text(screen.said(MoreInLog()), "dim"), *kept] if left_out else kept


def choice_lines(screen: Screen, choices: Sequence[tuple[int, str]]) -> list[Text]:
    return [
        line for number, sentence in choices for line in screen.wrapped(f"{number:>3}  ", sentence)
    ]


def short_lines(screen: Screen, choices: Sequence[tuple[int, str]]) -> list[Text]:
    """Short sentences in two columns if they fit."""
    items = [Text(f"{number:>3}  ", "bold").append(text, "not bold") for number, text in choices]
    half = screen.width // 2
    if any(item.cell_len >= half for item in items):
        return choice_lines(screen, choices)
    rows = (len(items) + 1) // 2
    return [
        fit(items[row], half) + (items[row + rows] if row + rows < len(items) else Text())
        for row in range(rows)
    ]
