"""Printed sheets read again: sizes and places in mm, texts as they stand there."""

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from seedround.games import find_game
from seedround.printing import order, print_game

MM = 25.4 / 72


class Box(NamedTuple):
    """A rectangle on a page, from its lower left corner."""

    x: float
    y: float
    width: float
    height: float


@cache
def sheets(
    game: str, what: str = "cards,aids,boards", paper: str = "a4", language: str = "en"
) -> PdfReader:
    """The house set of a game on paper."""
    found = find_game(game)
    return read(print_game(found, found.card_set(), order(what, paper), language))


def read(made: bytes) -> PdfReader:
    return PdfReader(BytesIO(made))


def size(page: PageObject) -> tuple[float, float]:
    return (float(page.mediabox.width) * MM, float(page.mediabox.height) * MM)


def cut_out(page: PageObject) -> Iterator[Box]:
    """Where pieces are: each is clipped to its size; drawings inside have clips of their own."""
    outline: list[tuple[float, float]] = []
    clipped = [False]
    for operands, operator in _operations(page):
        if operator == b"q":
            clipped.append(clipped[-1])
        elif operator == b"Q":
            clipped.pop()
        elif operator == b"m":
            outline = [(float(operands[0]) * MM, float(operands[1]) * MM)]
        elif operator == b"l":
            outline.append((float(operands[0]) * MM, float(operands[1]) * MM))
        elif operator in (b"W", b"W*") and not clipped[-1]:
            clipped[-1] = True
            xs, ys = zip(*outline, strict=True)
            yield Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def marks(page: PageObject) -> set[tuple[float, float]]:
    """Where cut marks begin."""
    found = set()
    place: list[float] = []
    for operands, operator in _operations(page):
        if operator == b"cm":
            place = [float(one) * MM for one in operands[4:6]]
        elif operator == b"w" and float(operands[0]) == 0.25:
            found.add((round(place[0], 2), round(place[1], 2)))
    return found


def _operations(page: PageObject) -> list[tuple[Any, bytes]]:
    content = page.get_contents()
    return ContentStream(content, page.pdf).operations if content is not None else []


def text(page: PageObject) -> str:
    """The words of a page, without the places where lines were broken."""
    return squeezed(page.extract_text())


def squeezed(words: str) -> str:
    return re.sub(r"[\s\u00ad\u2010-]", "", words)


def found_at(page: PageObject, words: str) -> list[float]:
    """How far from the left some words begin, for every time they stand there."""
    places: list[float] = []

    def visit(said: str, cm: list[float], tm: list[float], *rest: object) -> None:
        if words in said:
            places.append((cm[0] * tm[4] + cm[2] * tm[5] + cm[4]) * MM)

    page.extract_text(visitor_text=visit)
    return places
