"""Boxes in rows, with labels on their upper edges: what boards are drawn with."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text


class Edges(NamedTuple):
    """The letters that boxes are made of."""

    across: str
    down: str
    top: str
    middle: str
    bottom: str


FANCY = Edges("─", "│", "╭┬╮", "├┼┤", "╰┴╯")
PLAIN = Edges("-", "|", "+++", "+++", "+++")

Label = str | Text
_CONSOLE: Final = Console(width=80)
"""Texts want one to be wrapped, though it decides nothing here."""


class Shelf(NamedTuple):
    """A row of boxes: a label and some lines for each."""

    labels: Sequence[Label]
    boxes: Sequence[Sequence[Text]]


def shelves(rows: Sequence[Shelf], width: int, fancy: bool) -> Text:
    """Rows of boxes, all with the same number of boxes, exactly so wide."""
    edges = FANCY if fancy else PLAIN
    widths = split(width, len(rows[0].boxes))
    lines: list[Text] = []
    for number, row in enumerate(rows):
        corners = edges.middle if number else edges.top
        lines.append(edge(row.labels, widths, corners, edges.across))
        for level in range(max(len(box) for box in row.boxes)):
            line = Text()
            for box, room in zip(row.boxes, widths, strict=True):
                line.append(edges.down, "dim")
                line.append_text(fit(box[level] if level < len(box) else Text(), room))
            line.append(edges.down, "dim")
            lines.append(line)
    lines.append(edge([""] * len(widths), widths, edges.bottom, edges.across))
    return Text("\n").join(lines)


def whole_shelf(
    labels: Sequence[Label], boxes: Sequence[Sequence[Text]], width: int, fancy: bool
) -> Text:
    """A row of boxes in which nothing is cut: what is too long goes on in the next line."""
    rooms = split(width, len(boxes))
    wrapped = [
        [part for line in box for part in whole(line, room)]
        for box, room in zip(boxes, rooms, strict=True)
    ]
    return shelves([Shelf(labels, wrapped)], width, fancy)


def whole(line: Text, room: int) -> list[Text]:
    """A line as it is if it fits, else in several."""
    return [line] if line.cell_len <= room else wrap(line, room, min(2, room // 4))


def split(width: int, boxes: int) -> list[int]:
    """The room inside each of several boxes that share their walls."""
    room, spare = divmod(width - boxes - 1, boxes)
    return [room + (number < spare) for number in range(boxes)]


def edge(labels: Sequence[Label], widths: Sequence[int], corners: str, across: str) -> Text:
    line = Text()
    for number, (label, room) in enumerate(zip(labels, widths, strict=True)):
        line.append(corners[1 if number else 0], "dim")
        name = label.copy() if isinstance(label, Text) else Text(label)
        if name.plain:
            name = Text(" ") + name + Text(" ")
            name.truncate(room - 1, overflow="ellipsis")
            line.append(across, "dim")
            line.append_text(name)
            room -= name.cell_len + 1
        line.append(across * room, "dim")
    line.append(corners[2], "dim")
    return line


def fit(text: Text, room: int) -> Text:
    """A line of exactly this width."""
    text = text.copy()
    text.truncate(room, overflow="ellipsis", pad=True)
    return text


def wrap(text: Text, room: int, indent: int = 0) -> list[Text]:
    """A text in lines of at most so many columns; those after the first are indented."""
    lines = list(_breakable(text, room - indent).wrap(_CONSOLE, room - indent))
    for line in lines:
        line.rstrip()
    return [lines[0], *[Text(" " * indent) + line for line in lines[1:]]]


def _breakable(text: Text, room: int) -> Text:
    """A text in which words with hyphens that are too long for a line end after one of them."""
    for word in re.finditer(r"\S+", text.plain):
        hyphen = text.plain.rfind("-", word.start(), word.start() + room) + 1
        if len(word[0]) > room and hyphen > word.start():
            return text[:hyphen] + Text("\n") + _breakable(text[hyphen:], room)
    return text


def columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """A line for each row, its parts below those of the others; rows may have fewer parts."""
    most = max(len(row) for row in rows)
    rooms = [max(row[at].cell_len for row in rows if at < len(row)) for at in range(most)]
    lines: list[Text] = []
    for row in rows:
        parts = [fit(part, room) for part, room in zip(row, rooms, strict=False)]
        lines.append(Text("  ").join(parts))
        lines[-1].rstrip()
    return lines


def plainly(text: Text) -> Text:
    """A drawing whose shortened names end with a letter of ASCII."""
    text = text.copy()
    text.plain = text.plain.replace("…", "~")
    return text


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each name, no two alike: the first of it that is still free."""
    taken: list[str] = []
    for name in names:
        wanted = [letter for letter in name.upper() if letter.isalnum()] + list("0123456789")
        taken.append(next(letter for letter in wanted if letter not in taken))
    return taken
