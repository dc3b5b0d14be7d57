"""What is cut out beside the cards: launch tiles, starting mats, money and tokens."""

from typing import Final

from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import Mat, Tile
from seedround.printing.boxes.silicon_valley.parts import (
    PERSON,
    ROOF,
    attribute_shape,
    gain_words,
)
from seedround.printing.drawing import Inks, circle, moved, path, rect, svg, tint
from seedround.printing.pieces import CARD_HEIGHT, CARD_WIDTH, Card, Deck, Label, Plate, Tone
from seedround.printing.wording import Wording

TILE: Final = (42.0, 28.0)
HALF_SLOT: Final = (21.0, 28.0)
"""Half a tile: slots open where two cards meet."""
TOKEN: Final = 21.0
MONEY: Final = {1: 53, 5: 18, 10: 16, 20: 9}
"""How many of each value: the numbers are those of the box, the values ours."""
COMPANIES: Final = "ABCD"


def launch_tiles(cards: Cards, say: Wording, inks: Inks) -> Deck:
    """For each product the Innovator tile with sides A and B, and the Second Mover tile."""
    made = []
    for product in cards.document.product:
        a, b, second = product.sides()
        name = say.phrase(product.name)
        made += [
            Card(_tile(name, "A", a, say, inks), _tile(name, "B", b, say, inks)),
            Card(_tile(name, "SM", second, say, inks), _tile_back(say, inks)),
        ]
    return Deck(say.text("deck-tiles"), tuple(made), *TILE)


def _tile(name: str, side: str, tile: Tile, say: Wording, inks: Inks) -> Plate:
    width, height = TILE
    tone: Tone = "b" if side == "SM" else "a"
    ground = {"A": 18, "B": 6, "SM": 16}[side]
    shapes = [
        rect(0, 0, width, height, fill=tint(inks, tone, ground)),
        rect(1, 1, width - 2, height - 2, stroke=inks[tone], line=0.5, radius=1.2),
        rect(1, 1, width - 2, 8, fill=inks[tone], radius=1.2),
    ]
    shapes += [
        moved(width - 8 - number * 6.800, height - 8, attribute_shape(symbol, inks), 0.32)
        for number, symbol in enumerate(tile.symbols)
    ]
    now = f"{say.text('silicon-valley-now')}: {gain_words(tile.instant, say)}"
    always = f"{say.text('silicon-valley-always')}: {gain_words(tile.ongoing, say)}"
    letter = say.text("silicon-valley-side-letter", side=side)
    labels = [
        Label(name, 2.5, 1.4, width - 13, 7.2, 9, "on-ink", True, "left"),
        Label(letter, width - 10, 1.4, 8, 7.2, 9, "on-ink", True, "right"),
        Label(now, 2.5, 9.800, width - 5, 4.8, 8, "ink", False, "left"),
        Label(always, 2.5, 14.6, width - 5, 4.8, 8, "ink", True, "left"),
    ]
    if tile.upkeep:
        text = say.text("silicon-valley-code-upkeep", code=tile.upkeep)
        labels.append(Label(text, 2.5, 20.2, 23, 6, 8, "quiet", False, "left"))
    return Plate(svg(width, height, *shapes), tuple(labels))


def _tile_back(say: Wording, inks: Inks) -> Plate:
    width, height = TILE
    shapes = (
        rect(0, 0, width, height, fill=inks["b"]),
        rect(2, 2, width - 4, height - 4, stroke=inks["on-ink"], line=0.4, radius=1.2),
    )
    words = Label(say.title, 4, 8, width - 8, 12, 12, "on-ink", True)
    return Plate(svg(width, height, *shapes), (words,), bleed="b")


def mats(cards: Cards, say: Wording, inks: Inks) -> Deck:
    """The headquarters that companies start in, two cards wide."""
    width = 2 * CARD_WIDTH
    made = [Card(_mat(mat, width, say, inks)) for mat in cards.document.mat]
    return Deck(say.text("silicon-valley-mats"), tuple(made), width, CARD_HEIGHT)


def _mat(mat: Mat, width: float, say: Wording, inks: Inks) -> Plate:
    high = CARD_HEIGHT
    low = high - TILE[1] - 5
    roof = path(ROOF, fill=inks["c"])
    shapes = [
        rect(0, 0, width, high, fill=inks["sheet"]),
        f'<g transform="translate(0 2) scale({width / 100:g} .95)">{roof}</g>',
        path(f"M0 {high - 1:g}H{width:g}", stroke=inks["c"], line=2),
    ]
    fill = tint(inks, "a", 14)
    edge = width - (HALF_SLOT[0] if mat.right_half else 0)
    for number in range(mat.slots):
        x = edge - (number + 1) * (TILE[0] + 3)
        shapes.append(rect(x, low, *TILE, fill=fill, stroke=inks["a"], line=0.4))
    if mat.right_half:
        shapes.append(rect(edge, low, *HALF_SLOT, fill=fill, stroke=inks["a"], line=0.4))
    person = path(PERSON, fill=inks["b"])
    shapes += [moved(6 + number * 9, 40, person, 0.7) for number in range(mat.employees)]
    shapes += [
        moved(width - 14 - number * 11, 40, attribute_shape(symbol, inks), 0.5)
        for number, symbol in enumerate(mat.symbols)
    ]
    labels = (
        Label(say.phrase(mat.name), 6, 25, width - 12, 12, 18, "ink", True, "left"),
        Label(say.text("silicon-valley-upkeep", sum=mat.upkeep), 50, 42, 40, 7, 10, "b", True),
        Label(
            say.text("silicon-valley-founder-here"), 4, low + 4, width - edge + 28, 20, 10, "quiet"
        ),
    )
    return Plate(svg(width, high, *shapes), labels)


def tokens(cards: Cards, say: Wording, inks: Inks) -> Deck:
    """Money, the companies' tokens, and what marks the Rival's ways."""
    made: list[Card] = []
    tones: tuple[Tone, ...] = ("c", "b", "a", "d")
    for (value, count), tone in zip(MONEY.items(), tones, strict=True):
        made += [Card(_token(say.money(value), tone, inks))] * count
    for number in range(len(cards.mats)):
        letter = COMPANIES[number % len(COMPANIES)]
        made += [Card(_token(letter, tones[number % len(tones)], inks, solid=True))] * 2
    for pawn in ("white", "grey"):
        made.append(Card(_token(say.text("silicon-valley-pawn", pawn=pawn), "ink", inks)))
    made += [Card(_token("!", "a", inks))] * len(cards.document.solo.attribute_order)
    made.append(Card(_token(say.text("silicon-valley-round"), "ink", inks)))
    return Deck(say.text("silicon-valley-tokens"), tuple(made), TOKEN, TOKEN)


def _token(text: str, tone: Tone, inks: Inks, solid: bool = False) -> Plate:
    middle = TOKEN / 2
    shapes = (
        rect(0, 0, TOKEN, TOKEN, fill=tint(inks, tone, 14)),
        circle(
            middle, middle, 8.5,
            fill=inks[tone] if solid else inks["sheet"], stroke=inks[tone], line=0.8,
        ),
    )  # fmt: skip
    words = Label(text, 4, 5, TOKEN - 8, TOKEN - 10, 14, "on-ink" if solid else tone, True)
    return Plate(svg(TOKEN, TOKEN, *shapes), (words,))
