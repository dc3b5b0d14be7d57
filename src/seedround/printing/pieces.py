"""What lies on a printed sheet, as data; the templates in `typst/` lay it out. Lengths are mm."""

from typing import Final, Literal

from msgspec import Struct

Tone = Literal["a", "b", "c", "d", "ink", "quiet", "edge", "paper", "sheet", "on-ink"]
"""An ink or a paper, by the name that the page's style sheets give it."""

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0


class Picture(Struct, frozen=True, tag="picture", tag_field="is"):
    """An SVG drawing at its true size."""

    svg: str
    width: float
    height: float


class Words(Struct, frozen=True, tag="words", tag_field="is"):
    """A few words or figures in a line."""

    text: str
    tone: Tone = "ink"
    bold: bool = False


class Chip(Struct, frozen=True, tag="chip", tag_field="is"):
    """Words or figures on a shape of ink."""

    text: str
    shape: Literal["circle", "square", "pill", "outline"] = "pill"
    tone: Tone = "b"
    size: float = 9
    """The height of the letters in points."""


Item = Picture | Words | Chip


class Row(Struct, frozen=True):
    """A line of a card: what it is, then what there is."""

    label: str
    items: tuple[Item, ...]


class Face(Struct, frozen=True, tag="face", tag_field="is"):
    """A card whose parts find their own place: corners, name, picture, rows, text, foot."""

    title: str
    tone: Tone = "b"
    kicker: str = ""
    left: tuple[Item, ...] = ()
    right: tuple[Item, ...] = ()
    art: Picture | None = None
    rows: tuple[Row, ...] = ()
    text: str = ""
    foot: tuple[Item, ...] = ()
    plain_art: bool = False
    """Whether the picture stands on bare paper instead of a halftone."""


class Label(Struct, frozen=True):
    """Words in a box of their own, as large as they fit."""

    text: str
    x: float
    y: float
    width: float
    height: float
    size: float = 9
    tone: Tone = "ink"
    bold: bool = False
    align: Literal["left", "center", "right"] = "center"


class Plate(Struct, frozen=True, tag="plate", tag_field="is"):
    """A drawing with words at fixed places: a board, a tile, the back of a card."""

    svg: str
    labels: tuple[Label, ...] = ()
    bleed: Tone | None = None
    """The ink that goes on beyond the edge, where a printer is a little off."""


Piece = Face | Plate


class Card(Struct, frozen=True):
    """Two sides; what has no back is printed on one side only."""

    front: Piece
    back: Piece | None = None


class Deck(Struct, frozen=True):
    """Pieces of one size, to be cut out."""

    name: str
    cards: tuple[Card, ...]
    width: float = CARD_WIDTH
    height: float = CARD_HEIGHT


class Line(Struct, frozen=True):
    """A line of a player aid: signs or a figure, then what they mean."""

    items: tuple[Item, ...]
    text: str


class Section(Struct, frozen=True):
    heading: str
    lines: tuple[Line, ...]
    tone: Tone = "a"


class Aid(Struct, frozen=True):
    """What a player looks up while playing; printed once for every player."""

    title: str
    sections: tuple[Section, ...]
    copies: int


class Board(Struct, frozen=True):
    """A sheet that is not cut but laid on the table."""

    title: str
    width: float
    height: float
    plate: Plate


class Box(Struct, frozen=True):
    """All that is printed of a game."""

    decks: tuple[Deck, ...] = ()
    aids: tuple[Aid, ...] = ()
    boards: tuple[Board, ...] = ()
    tiles: tuple[Deck, ...] = ()
    """Tokens, notes and blocks: cut out like cards, ordered with the boards."""
