"""The cards: founders, employees, HQ, VC, products, personalities, decisions."""

from typing import Final

from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import (
    Decision,
    Employee,
    Founder,
    Hq,
    Personality,
    Product,
    Tile,
    Vc,
)
from seedround.printing.boxes.silicon_valley.parts import (
    AGAIN,
    CODE,
    PERSON,
    ROOF,
    UNIT,
    attribute,
    attribute_shape,
    block_picture,
    gain_rows,
    gains,
    portrait,
)
from seedround.printing.boxes.silicon_valley.tiles import HALF_SLOT
from seedround.printing.drawing import (
    Inks,
    back,
    circle,
    grid,
    moved,
    path,
    rect,
    svg,
    symbol,
    tint,
)
from seedround.printing.pieces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Card,
    Chip,
    Deck,
    Face,
    Item,
    Label,
    Picture,
    Plate,
    Row,
    Tone,
    Words,
)
from seedround.printing.wording import Wording

BACKS: Final[dict[str, Tone]] = {
    "founder": "a",
    "employee": "b",
    "hq": "c",
    "vc": "d",
    "starting": "a",
    "advanced": "ink",
    "personality": "b",
    "decision": "ink",
}


def cards_of(cards: Cards, say: Wording, inks: Inks) -> Deck:
    """All cards in the order of the rulebook's list; each kind has a back of its own."""
    backs = {
        kind: back(inks, "hills", say.title, say.text("silicon-valley-kind", kind=kind), tone)
        for kind, tone in BACKS.items()
    }
    document = cards.document
    made = [
        *[Card(_person(one, cards, say, inks), backs["founder"]) for one in document.founder],
        *[Card(_person(one, cards, say, inks), backs["employee"]) for one in document.employee],
        *[Card(_office(one, say, inks), backs["hq"]) for one in document.hq],
        *[Card(_fund(one, cards, say, inks), backs["vc"]) for one in document.vc],
        *[Card(_product(one, cards, say, inks), backs[one.tier]) for one in document.product],
        *[
            Card(_personality(one, cards, say, inks), backs["personality"])
            for one in document.personality
        ],
        *[
            Card(_decision(number, one, cards, say, inks), backs["decision"])
            for number, one in enumerate(document.decision, 1)
        ],
    ]
    return Deck(say.text("deck-cards"), tuple(made))


def _person(person: Employee | Founder, cards: Cards, say: Wording, inks: Inks) -> Face:
    founder = isinstance(person, Founder)
    wants = tuple(attribute(name, inks, want=True) for name in person.wants)
    rows = gain_rows(cards, person.instant, person.ongoing, say, inks)
    if wants:
        rows = (*rows, Row(say.text("silicon-valley-wants"), wants))
    paid = not founder or bool(person.salary)
    return Face(
        title=say.phrase(person.name),
        tone="a" if founder else "b",
        kicker=say.text("silicon-valley-kind", kind="founder" if founder else "employee"),
        art=portrait(person.id, inks, founder),
        rows=rows,
        foot=(Chip(say.text("silicon-valley-salary", sum=person.salary), "pill", "b", 9),)
        if paid
        else (),
    )


def _office(office: Hq, say: Wording, inks: Inks) -> Plate:
    """An HQ card; the halves of product slots meet those of its neighbours."""
    wide, high = CARD_WIDTH, CARD_HEIGHT
    slot_wide, slot_high = HALF_SLOT
    low = high - slot_high - 5
    tone = inks["c"]
    shapes = [
        rect(0, 0, wide, high, fill=inks["sheet"]),
        f'<g transform="translate(0 3) scale({wide / 100:g} .8)">{path(ROOF, fill=tone)}</g>',
        rect(0, 20.4, wide, 1.2, fill=tone),
        path(f"M0 {high - 1:g}H{wide:g}", stroke=tone, line=2),
    ]
    for x, here in ((0.0, office.left_half), (wide - slot_wide, office.right_half)):
        if here:
            fill = tint(inks, "a", 14)
            shapes.append(rect(x, low, slot_wide, slot_high, fill=fill, stroke=inks["a"], line=0.4))
    person = path(PERSON, fill=inks["b"])
    shapes += [moved(5 + number * 8, 38, person, 0.62) for number in range(office.employees)]
    shapes += [
        moved(wide - 11 - number * 8.500, 38, attribute_shape(name, inks), 0.4)
        for number, name in enumerate(office.symbols)
    ]
    labels = (
        Label(say.phrase(office.name), 4, 23, wide - 8, 12, 13, "ink", True, "left"),
        Label(
            say.text("silicon-valley-upkeep", sum=office.upkeep),
            4, 49, wide - 8, 6, 9, "b", True, "left",
        ),
        Label(say.text("silicon-valley-slot"), wide / 2 - 9, low + 8, 18, 12, 7, "quiet"),
    )  # fmt: skip
    return Plate(svg(wide, high, *shapes), labels)


def _fund(fund: Vc, cards: Cards, say: Wording, inks: Inks) -> Face:
    wants = tuple(attribute(name, inks, want=True) for name in fund.wants)
    return Face(
        title=say.phrase(fund.name),
        tone="d",
        left=(symbol(CODE, inks["d"], 7, view=14), Chip(say.number(fund.cost), "circle", "d", 14)),
        art=_skyline(fund.id, inks),
        rows=(
            Row(say.text("silicon-valley-now"), gains(cards, fund.instant, say, inks)),
            *([Row(say.text("silicon-valley-likes"), wants)] if wants else []),
        ),
        text=_said(fund.id, cards, say),
    )


def _said(card: str, cards: Cards, say: Wording) -> str:
    """What a card does, a sentence an effect."""
    return say.sentences(cards.sayings()[card])


def _skyline(name: str, inks: Inks) -> Picture:
    """The fund's towers, different for each name."""
    seed = sum(map(ord, name))
    shapes = [circle(31, 8, 6, fill=tint(inks, "a", 55))]
    for number in range(5):
        high = 8 + (seed * (number + 3)) % 17
        fill = inks["d"] if number % 2 else tint(inks, "d", 70)
        shapes.append(rect(2 + number * 7.500, 28 - high, 6.500, high, fill=fill))
    return Picture(svg(40, 28, *shapes), 40, 28)


def _product(product: Product, cards: Cards, say: Wording, inks: Inks) -> Face:
    squares = "".join(product.grid).count("#")
    return Face(
        title=say.phrase(product.name),
        tone="a" if product.tier == "starting" else "b",
        right=(Words(say.text("silicon-valley-squares", squares=squares), "quiet"),),
        art=grid(product.grid, inks, UNIT),
        plain_art=True,
        rows=(
            Row(say.text("silicon-valley-side", side="A"), _tile(product.a, cards, say, inks)),
            Row(say.text("silicon-valley-side", side="SM"), _tile(product.sm, cards, say, inks)),
        ),
    )


def _tile(tile: Tile, cards: Cards, say: Wording, inks: Inks) -> tuple[Item, ...]:
    """What a tile brings at once and every round; the tile itself says the rest."""
    again = path(AGAIN, stroke=inks["b"], line=2.4)
    return (
        *gains(cards, tile.instant, say, inks),
        Picture(svg(5, 5, again, view="2 2 20 20"), 5, 5),
        *gains(cards, tile.ongoing, say, inks),
    )


def _personality(card: Personality, cards: Cards, say: Wording, inks: Inks) -> Face:
    harsh = card.colour == "red"
    ink = inks["a" if harsh else "b"]
    mark = path("M12 2l10.500 19h-21z", stroke=ink, line=2) + path(
        "M12 9v6M12 18v.1", stroke=ink, line=2.4
    )
    return Face(
        title=say.phrase(card.name),
        tone="a" if harsh else "b",
        kicker=say.text("silicon-valley-colour", colour=card.colour),
        art=Picture(svg(26, 26, mark, view="0 0 24 24"), 26, 26),
        text=_said(card.id, cards, say),
        foot=_steps(card, cards, say),
    )


def _steps(card: Personality, cards: Cards, say: Wording) -> tuple[Item, ...]:
    """How far its marker goes, where that is not what the Rival's board has (SV-R-46)."""
    if card.steps is None or card.steps == cards.document.solo.track_steps:
        return ()
    said = say.text("silicon-valley-track-steps", steps=card.steps)
    return (Chip(said, "outline", "a" if card.colour == "red" else "b", 9),)


def _decision(number: int, card: Decision, cards: Cards, say: Wording, inks: Inks) -> Face:
    return Face(
        title=say.text("silicon-valley-kind", kind="decision"),
        tone="ink",
        kicker=say.number(number),
        art=_pawns(inks),
        rows=(
            Row(
                say.text("silicon-valley-pawn", pawn="white"),
                (Chip(say.number(card.white), "circle", "ink", 13),),
            ),
            Row(
                say.text("silicon-valley-pawn", pawn="grey"),
                (Chip(say.number(card.grey), "circle", "quiet", 13),),
            ),
            Row(
                say.text("silicon-valley-collects"),
                tuple(block_picture(cards, name, 3.4) for name in card.code),
            ),
        ),
    )


def _pawns(inks: Inks) -> Picture:
    """Both pawns, the white one in front."""
    pawn = "M7 0a4 4 0 0 1 3 6.600L12 18H2L4 6.600A4 4 0 0 1 7 0z"
    shapes = [
        moved(4, 1, path(pawn, fill="#ffffff", stroke=inks["ink"], line=0.7)),
        moved(20, 1, path(pawn, fill=inks["quiet"], stroke=inks["ink"], line=0.7)),
    ]
    return Picture(svg(38, 20, *shapes), 38, 20)
