"""Faces, attributes, blocks and gains: what many pieces of Silicon Valley show."""

from typing import Final

from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import Attribute, Benefit
from seedround.printing.aids import EN_DASH
from seedround.printing.drawing import Inks, block, moved, path, rect, svg, symbol
from seedround.printing.pieces import Chip, Item, Picture, Row, Words
from seedround.printing.symbols import symbols
from seedround.printing.wording import Wording

GAME_ID: Final = "silicon-valley"
UNIT: Final = 11.0
"""The side of a square of code in mm, on blocks and on product cards alike."""
SMALL: Final = 2.8
"""The same where a card only names a block."""
PERSON: Final = "M5.5 .5a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7zM0 16q0-8 5.500-8t5.500 8z"
UP: Final = "M6 1l6 10H0z"
AGAIN: Final = "M12 12q-4-5-7-2.500t0 5T12 12q4-5 7-2.500t0 5T12 12z"
"""Every round, as on the page."""
CODE: Final = "M1 1h5v5H1zM8 1h5v5H8zM1 8h5v5H1zM8 8h5v5H8z"
ROOF: Final = "M0 22V10l12-8 12 8 14-7 14 7 12-8 12 8 12-6 12 6v12z"


def attribute_shape(name: Attribute, inks: Inks, want: bool = False) -> str:
    """A symbol that a company has, or, outlined, one that a card wants; 20 units wide."""
    ground = inks["sheet"] if want else inks["c"]
    drawing = path(symbols(GAME_ID)["attributes"][name], fill=inks["c"] if want else inks["on-ink"])
    return rect(1, 1, 18, 18, fill=ground, stroke=inks["c"], line=1.5, radius=4) + drawing


def attribute(name: Attribute, inks: Inks, want: bool = False, size: float = 6.5) -> Picture:
    return Picture(svg(size, size, attribute_shape(name, inks, want), view="0 0 20 20"), size, size)


def paint(cards: Cards, name: str) -> str:
    """A block's colour, as the page paints it."""
    colours: dict[str, str] = symbols("blocks")["colours"]
    (kind,) = [one for one in cards.document.block if one.id == name]
    return colours.get(kind.colour, colours["orange"])


def shape_of(cards: Cards, name: str) -> tuple[str, ...]:
    return next(one.shape for one in cards.document.block if one.id == name)


def block_picture(cards: Cards, name: str, unit: float = SMALL) -> Picture:
    shape = shape_of(cards, name)
    wide, high = max(map(len, shape)) * unit + 0.6, len(shape) * unit + 0.6
    drawing = moved(0.3, 0.3, block(shape, paint(cards, name), unit))
    return Picture(svg(wide, high, drawing), wide, high)


def gains(cards: Cards, benefit: Benefit, say: Wording, inks: Inks) -> tuple[Item, ...]:
    """What something brings: valuation, cash, blocks."""
    found: list[Item] = []
    if benefit.valuation:
        found += [
            symbol(UP, inks["a"], 3.2, view=12),
            Words(say.signed(benefit.valuation), "a", bold=True),
        ]
    if benefit.cash:
        found.append(Chip(say.money(benefit.cash), "outline", "d", 9))
    found += [block_picture(cards, name) for name in benefit.code]
    return tuple(found) or (Words(EN_DASH, "quiet"),)


def gain_rows(
    cards: Cards, instant: Benefit, ongoing: Benefit, say: Wording, inks: Inks
) -> tuple[Row, ...]:
    return (
        Row(say.text("silicon-valley-now"), gains(cards, instant, say, inks)),
        Row(say.text("silicon-valley-always"), gains(cards, ongoing, say, inks)),
    )


def gain_words(benefit: Benefit, say: Wording) -> str:
    """The same in words, where there is little room."""
    parts = []
    if benefit.valuation:
        parts.append(say.text("silicon-valley-worth", steps=benefit.valuation))
    if benefit.cash:
        parts.append(say.money(benefit.cash))
    return " ".join([*parts, *benefit.code]) or EN_DASH


def portrait(name: str, inks: Inks, founder: bool, size: float = 27) -> Picture:
    """A face for every id, put together as on the page: always the same for the same person."""
    seed = 7
    for letter in name:
        seed = (seed * 31 + ord(letter)) & 0xFFFFFFFF

    def part(many: int, shift: int) -> int:
        return (seed >> shift) % many

    ink = inks["abcd"[part(4, 3)]]
    line = inks["ink"]
    shapes = [
        f'<circle cx="31" cy="10" r="7" fill="{inks["a"]}" fill-opacity=".5"/>',
        path("M5 40q1-11 15-11t15 11z", fill=ink),
        f'<ellipse cx="20" cy="20" rx="9" ry="10.500" fill="{inks["paper"]}" '
        f'stroke="{line}" stroke-width=".6"/>',
        path(symbols(GAME_ID)["hair"][part(5, 7)], fill=line),
    ]
    if part(3, 11) == 0:
        shapes.append(
            path(
                "M18.700 20q1.300-1 2.600 0"
                "M12.300 20a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0z"
                "M21.300 20a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0z",
                stroke=line,
                line=1.1,
            )
        )
    else:
        shapes.append(path("M16 20h.01M24 20h.01", stroke=line, line=2.6))
    shapes.append(
        path("M16 25.500q4 3.500 8 0" if part(2, 15) else "M17 26h6", stroke=line, line=1.2)
    )
    if founder:
        shapes.append(path("M11 8l3 4 6-7 6 7 3-4v7H11z", fill=inks["d"]))
    return Picture(svg(size, size, *shapes, view="0 0 40 40"), size, size)
