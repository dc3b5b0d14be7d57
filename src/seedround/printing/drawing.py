"""SVG, by hand: the few shapes that pieces on paper are made of. Lengths are mm."""

from collections.abc import Iterable, Mapping
from typing import Literal

from seedround.printing.pieces import CARD_HEIGHT, CARD_WIDTH, Label, Picture, Plate, Tone

Inks = Mapping[str, str]
Square = tuple[int, int]
Motif = Literal["stripes", "notes", "transit", "hills"]


def svg(width: float, height: float, *shapes: str, view: str | None = None) -> str:
    """A drawing of so many mm; `view` is its own system of coordinates, mm unless given."""
    box = view or f"0 0 {width:g} {height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="{box}">{"".join(shapes)}</svg>'
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "none",
    stroke: str = "none",
    line: float = 0.4,
    radius: float = 0,
    dashed: bool = False,
) -> str:
    dashes = ' stroke-dasharray="1.6 1.2"' if dashed else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"{dashes}/>'
    )


def circle(
    x: float,
    y: float,
    radius: float,
    *,
    fill: str = "none",
    stroke: str = "none",
    line: float = 0.4,
) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def path(data: str, *, fill: str = "none", stroke: str = "none", line: float = 0.4) -> str:
    return (
        f'<path d="{data}" fill="{fill}" fill-rule="evenodd" stroke="{stroke}" '
        f'stroke-width="{line:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def moved(x: float, y: float, shape: str, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shape}</g>'


def symbol(data: str, ink: str, size: float, view: float = 24) -> Picture:
    """A symbol of the page in one ink."""
    return Picture(svg(size, size, path(data, fill=ink), view=f"0 0 {view:g} {view:g}"), size, size)


# Blocks and grids


def squares(rows: Iterable[str]) -> list[Square]:
    """The squares of a shape or grid written in rows of `#`."""
    return [
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]


def outline(shape: Iterable[Square], unit: float) -> str:
    """The edges between a shape and what is around it."""
    inside = set(shape)
    found = []
    for row, column in sorted(inside):
        x, y = column * unit, row * unit
        if (row - 1, column) not in inside:
            found.append(f"M{x:g} {y:g}h{unit:g}")
        if (row + 1, column) not in inside:
            found.append(f"M{x:g} {y + unit:g}h{unit:g}")
        if (row, column - 1) not in inside:
            found.append(f"M{x:g} {y:g}v{unit:g}")
        if (row, column + 1) not in inside:
            found.append(f"M{x + unit:g} {y:g}v{unit:g}")
    return "".join(found)


def block(rows: Iterable[str], colour: str, unit: float) -> str:
    """A code block: a solid tile of squares with studs, its corner at 0, 0."""
    shape = squares(rows)
    fill = "".join(f"M{c * unit:g} {r * unit:g}h{unit:g}v{unit:g}h{-unit:g}z" for r, c in shape)
    studs = [
        f'<circle cx="{(c + 0.5) * unit:g}" cy="{(r + 0.5) * unit:g}" r="{unit * 0.28:g}" '
        'fill="#fff" fill-opacity="0.35"/>'
        for r, c in shape
    ]
    edge = path(outline(shape, unit), stroke="#1b1230", line=max(0.15, unit * 0.05))
    return path(fill, fill=colour) + "".join(studs) + edge


def grid(rows: tuple[str, ...], inks: Inks, unit: float) -> Picture:
    """The squares of a product, to be covered by blocks."""
    wide, high = max(map(len, rows)) * unit, len(rows) * unit
    cells = [
        rect(
            c * unit, r * unit, unit, unit, fill=tint(inks, "d", 14), stroke=inks["ink"], line=0.25
        )
        for r, c in squares(rows)
    ]
    edge = path(outline(squares(rows), unit), stroke=inks["ink"], line=0.5)
    view = f"-0.5 -0.5 {wide + 1:g} {high + 1:g}"
    return Picture(svg(wide + 1, high + 1, *cells, edge, view=view), wide + 1, high + 1)


# Colours


def tint(inks: Inks, tone: str, share: int) -> str:
    """An ink thinned with the paper of a sheet: so many hundredths of it are left."""
    ink, sheet = _parts(inks[tone]), _parts(inks["sheet"])
    mixed = [round(s + (i - s) * share / 100) for i, s in zip(ink, sheet, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


# Backs

PATTERNS: dict[Motif, tuple[float, float, str]] = {
    "stripes": (8, 8, '<rect width="4" height="8" fill="INK"/>'),
    "notes": (
        12,
        12,
        '<g fill="none" stroke="INK" stroke-width=".5"><ellipse cx="6" cy="6" rx="5.6" ry="2.2"/>'
        '<ellipse cx="6" cy="6" rx="2.2" ry="5.6"/><circle cx="6" cy="6" r="1.3"/></g>',
    ),
    "transit": (
        8,
        8,
        '<path d="M0 2h3l3 3h2M2 8V5" fill="none" stroke="INK" stroke-width=".75"/>'
        '<circle cx="3" cy="2" r="1" fill="INK"/>',
    ),
    "hills": (
        10,
        6,
        '<path d="M0 6q2.5-4.500 5 0q2.5-4.500 5 0M-5 3q2.5-4.500 5 0q2.5-4.500 5 0q2.5-4.500 5 0'
        'q2.5-4.500 5 0" fill="none" stroke="INK" stroke-width=".75"/>',
    ),
}


def back(
    inks: Inks,
    motif: Motif,
    title: str,
    kind: str = "",
    tone: Tone = "b",
    width: float = CARD_WIDTH,
    height: float = CARD_HEIGHT,
) -> Plate:
    """The back of a card: the game's motif on its ink, and what lies under it."""
    wide, high, drawing = PATTERNS[motif]
    ground = tint(inks, tone, 82)
    middle = height * 0.36
    shapes = (
        f'<defs><pattern id="p" width="{wide:g}" height="{high:g}" patternUnits="userSpaceOnUse">'
        f"{drawing.replace('INK', ground)}</pattern></defs>",
        rect(0, 0, width, height, fill=inks[tone]),
        rect(4, 4, width - 8, height - 8, fill="url(#p)", radius=2),
        rect(4, 4, width - 8, height - 8, stroke=inks["on-ink"], line=0.5, radius=2),
        rect(8, middle, width - 16, height * 0.28, fill=inks["sheet"], radius=1.5),
        rect(8, middle + height * 0.28 - 1.2, width - 16, 1.2, fill=inks["a"]),
    )
    room = height * 0.28 - 3
    labels = [Label(title, 10, middle + 1, width - 20, room * (0.6 if kind else 1), 15, "b", True)]
    if kind:
        labels.append(Label(kind, 10, middle + 1 + room * 0.6, width - 20, room * 0.4, 9))
    return Plate(svg(width, height, *shapes), tuple(labels), bleed=tone)
