"""The Tech Deck on paper: 54 cards, an aid, the row in which customers wait."""

from typing import Final

from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.document import DOMAINS
from seedround.games.tech_deck.document import Card as Definition
from seedround.games.tech_deck.table import (
    AREA_LIMIT,
    FEW_COME,
    HAND,
    MANY_PLAYERS,
    MORE_COME,
    PACE_RISES,
    ROW,
    UNHAPPY_LIMIT,
)
from seedround.printing.aids import by_players, numbered
from seedround.printing.drawing import Inks, back, circle, path, rect, svg, symbol, tint
from seedround.printing.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Aid,
    Board,
    Box,
    Card,
    Chip,
    Deck,
    Face,
    Item,
    Label,
    Line,
    Picture,
    Plate,
    Section,
    Tone,
    Words,
)
from seedround.printing.symbols import symbols
from seedround.printing.wording import Wording

GAME_ID: Final = "tech-deck"
TONES: Final[dict[str, Tone]] = {
    "service": "a",
    "technology": "b",
    "science": "c",
    "information": "d",
    "open": "ink",
}


def box(cards: Cards, say: Wording, inks: Inks) -> Box:
    under = back(inks, "transit", say.title, tone="ink")
    return Box(
        decks=(
            Deck(
                say.text("deck-cards"),
                tuple(Card(_face(card, say, inks), under) for card in cards.definitions),
            ),
        ),
        aids=(_aid(cards, say, inks),),
        boards=(_row(say, inks),),
    )


def sign(domain: str, value: str, inks: Inks, size: float) -> Picture:
    """A value on the shape of its domain, as on the page; open cards have a ring."""
    ink = inks[TONES[domain]]
    if domain == "open":
        shape = circle(21.5, 21.5, 17, fill=inks["sheet"], stroke=ink, line=5)
    else:
        shape = path(symbols(GAME_ID)["signs"][domain], fill=ink)
    low, letters = (34, 17) if domain == "science" else (29, 21)
    figure_ = (
        f'<text x="21.500" y="{low}" text-anchor="middle" font-family="Bricolage Grotesque" '
        f'font-weight="700" font-size="{letters}" '
        f'fill="{inks["ink" if domain == "open" else "on-ink"]}">{value}</text>'
    )
    return Picture(svg(size, size, shape, figure_, view="-1 -1 45 45"), size, size)


def _face(card: Definition, say: Wording, inks: Inks) -> Face:
    tone, value = TONES[card.domain], say.number(card.value)
    foot: list[Item] = [
        symbol(symbols(GAME_ID)["kinds"][card.kind], inks[tone], 4.5, view=12),
        Words(say.text("tech-deck-kind", kind=card.kind), tone, bold=True),
        Words(say.text("tech-deck-when", phase=card.phase), "quiet"),
    ]
    if card.start:
        foot.append(Chip(say.text("tech-deck-start"), "outline", tone, 8))
    return Face(
        title=say.phrase(card.name),
        tone=tone,
        left=(sign(card.domain, value, inks, 11),),
        right=(Words(say.text("tech-deck-domain", domain=card.domain), tone, bold=True),),
        art=sign(card.domain, value, inks, 30),
        text=say.phrase(card.text),
        foot=tuple(foot),
    )


def _aid(cards: Cards, say: Wording, inks: Inks) -> Aid:
    domains = tuple(
        Line(
            (sign(DOMAINS[number], "", inks, 5),),
            say.text("tech-deck-domain", domain=DOMAINS[number]),
        )
        for number in cards.ranked
    )
    return Aid(
        title=say.text("aid-title", game=say.title),
        sections=(
            Section(say.text("tech-deck-round"), numbered(say, "tech-deck-round", 6, hand=HAND)),
            Section(
                say.text("tech-deck-new"),
                numbered(
                    say,
                    "tech-deck-new",
                    2,
                    row=ROW,
                    few=FEW_COME,
                    more=MORE_COME,
                    scored=PACE_RISES,
                    many=MANY_PLAYERS,
                ),
                "d",
            ),
            Section(say.text("tech-deck-assist"), numbered(say, "tech-deck-assist", 7), "b"),
            Section(say.text("tech-deck-ranks"), domains, "b"),
            Section(say.text("tech-deck-unhappy"), by_players(say, UNHAPPY_LIMIT), "c"),
            Section(say.text("tech-deck-ventures"), by_players(say, AREA_LIMIT), "c"),
            Section(say.text("tech-deck-end"), numbered(say, "tech-deck-end", 2), "d"),
        ),
        copies=6,
    )


def _row(say: Wording, inks: Inks) -> Board:
    """The row of customers, a place for every card, and the first team marker."""
    gap, top = 3.0, 30.0
    width = ROW * (CARD_WIDTH + gap) + gap
    height = top + CARD_HEIGHT + 46
    line = top + CARD_HEIGHT + 14
    shapes = [
        rect(0, 0, width, height, fill=inks["paper"], stroke=inks["ink"], line=0.6, radius=4),
        path(f"M8 {line:g}H{width - 8:g}", stroke=inks["a"], line=2.4),
        path(f"M20 {line - 6:g}L8 {line:g}L20 {line + 6:g}", stroke=inks["a"], line=2.4),
    ]
    labels = [
        Label(say.text("tech-deck-row"), 8, 5, 150, 12, 20, "ink", True, "left"),
        Label(say.text("tech-deck-row-text"), 8, 17, width - 16, 8, 10, "quiet", False, "left"),
    ]
    for place in range(ROW):
        x = gap + place * (CARD_WIDTH + gap)
        shapes += [
            rect(
                x, top, CARD_WIDTH, CARD_HEIGHT,
                fill=inks["sheet"], stroke=inks["ink"], radius=2, dashed=True,
            ),
            circle(x + CARD_WIDTH / 2, line, 3.4, fill=inks["sheet"], stroke=inks["ink"], line=1),
        ]  # fmt: skip
        name = say.text("tech-deck-oldest") if place == 0 else say.number(place + 1)
        middle = top + CARD_HEIGHT / 2 - 8
        labels.append(Label(name, x + 4, middle, CARD_WIDTH - 8, 16, 16, "quiet", True))
    low = line + 17
    shapes.append(rect(8, low - 9, 84, 18, fill=inks["ink"], radius=9))
    shapes.append(rect(100, low - 9, width - 108, 18, fill=tint(inks, "a", 14), radius=3))
    labels += [
        Label(say.text("tech-deck-marker"), 14, low - 7, 72, 14, 14, "on-ink", True),
        Label(say.text("tech-deck-unhappy-place"), 104, low - 7, width - 116, 14, 12, "a", True),
    ]
    title = say.text("tech-deck-row")
    return Board(title, width, height, Plate(svg(width, height, *shapes), tuple(labels)))
