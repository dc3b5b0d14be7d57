"""Dice as shapes: a d4 is a triangle, a d6 a square, a d8 has points left and right."""

from collections.abc import Sequence

from rich.text import Text

from seedround.cli.boards.drawing import fit

Dice = Sequence[tuple[int, Sequence[int | None]]]
"""By size: the values, None for a die that is not rolled yet."""

SMALL = {4: ("/", "\\"), 6: ("[", "]"), 8: ("<", ">")}

FANCY = {
    4: ("  ▴   ", " /{}\\  ", "/___\\ "),
    6: ("╭───╮ ", "│ {} │ ", "╰───╯ "),
    8: (" /─\\  ", "< {} > ", " \\─/  "),
}
PLAIN = {
    4: ("  ^   ", " /{}\\  ", "/___\\ "),
    6: ("+---+ ", "| {} | ", "+---+ "),
    8: (" /-\\  ", "< {} > ", " \\-/  "),
}


def small_dice(dice: Dice, enough: int | None = None) -> Text:
    """One line: `/3\\ [5] <6>`."""
    line = Text()
    for sides, values in dice:
        for value in values:
            left, right = SMALL[sides]
            line.append(f"{left}{face(value)}{right}", style(value, enough))
    return line


def big_dice(dice: Dice, enough: int, room: int, fancy: bool) -> list[Text] | None:
    """Three lines of dice; None if they do not fit side by side."""
    shapes = FANCY if fancy else PLAIN
    lines = [Text(" "), Text(" "), Text(" ")]
    for sides, values in dice:
        for value in values:
            for line, part in zip(lines, shapes[sides], strict=True):
                line.append(part.format(face(value)), style(value, enough))
    return None if lines[0].cell_len > room else [fit(line, room) for line in lines]


def face(value: int | None) -> str:
    return "?" if value is None else str(value)


def style(value: int | None, enough: int | None) -> str:
    """A die that reaches the card alone is bold; the list of choices says the same in words."""
    if value is None:
        return "dim"
    return "bold green" if enough is not None and value >= enough else ""
