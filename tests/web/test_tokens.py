"""Inks on papers: every pair that carries meaning has enough contrast, in both themes."""

import re

import pytest

from seedround.engine.inks import ALL_INKS, ALL_PAPERS
from tests.web.catalogue import BOARDS, SOURCES

PRINTS = [SOURCES / "tokens.css", *(SOURCES / "boards").glob("*/inks.css")]
CSS = "".join([file.read_text("utf-8") for file in PRINTS])
HOUSE = ":root"
GAMES = re.findall(r'\[data-game="([\w-]+)"\]', CSS)
TEXT = 4.5
"""What WCAG AA wants for text."""
SIGN = 3.0
"""What it wants for outlines and signs."""


def colours(name: str, theme: int) -> dict[str, tuple[int, int, int]]:
    """The colours of a print: its own, and the house's for the rest."""
    found: dict[str, tuple[int, int, int]] = {}
    heads = [HOUSE + " {"] + ([] if name == HOUSE else [f'[data-game="{name}"] {{'])
    for head in heads:
        block = CSS.split(head, 1)[1].split("\n}", 1)[0]
        for token, *pair in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", block):
            found[token] = rgb(pair[theme])
    return found


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:], 16)


def luminance(colour: tuple[int, int, int]) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_is_known() -> None:
    assert round(contrast((0, 0, 0), (255, 255, 255)), 1) == 21.0
    assert set(GAMES) == set(BOARDS)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("name", [HOUSE, *GAMES])
def test_every_pair_can_be_read(name: str, theme: int) -> None:
    inks = colours(name, theme)
    weak = [
        (over, under)
        for over in ("ink", "quiet", "a", "b", "c", "d", "good", "bad")
        for under in ("paper", "sheet")
        if contrast(inks[over], inks[under]) < TEXT
    ]
    weak += [("on-ink", ink) for ink in "abcd" if contrast(inks["on-ink"], inks[ink]) < TEXT]
    weak += [
        ("focus", under)
        for under in ("paper", "sheet")
        if contrast(inks["focus"], inks[under]) < SIGN
    ]
    assert weak == []


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_every_ink_can_be_read_on_every_paper(theme: int) -> None:
    """A game that has no print here chooses among these; text is in the house's own inks."""
    house = colours(HOUSE, theme)
    grounds = [rgb(part[theme]) for paper in ALL_PAPERS for part in (paper.table, paper.sheet)]
    inks = [rgb(ink[theme]) for ink in ALL_INKS]
    texts = [house[name] for name in ("ink", "quiet", "good", "bad")]
    assert min(contrast(over, under) for over in inks + texts for under in grounds) >= TEXT
    assert min(contrast(house["on-ink"], ink) for ink in inks) >= TEXT
    assert min(contrast(house["focus"], under) for under in grounds) >= SIGN
