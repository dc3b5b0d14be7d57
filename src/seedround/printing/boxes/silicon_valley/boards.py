"""What lies in the middle: the valuation track, the market, the Rival, grids and code blocks."""

from collections import Counter
from typing import Final

from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.labels import LabelWorth
from seedround.games.silicon_valley.track import amount
from seedround.printing.boxes.silicon_valley.parts import UNIT, attribute_shape, paint
from seedround.printing.boxes.silicon_valley.tiles import TOKEN
from seedround.printing.drawing import Inks, block, circle, moved, path, rect, svg, tint
from seedround.printing.pieces import CARD_HEIGHT, CARD_WIDTH, Board, Label, Plate, Tone
from seedround.printing.wording import Wording

WIDE: Final = 262.0
HIGH: Final = 184.0
"""A board that fills a sheet lying on its side, A4 or Letter."""
COLUMNS: Final = 8
PER_ROW, PER_SHEET = 4, 8
BLOCKS_WIDE, BLOCKS_HIGH = 190.0, 258.0


def _board(
    title: str, width: float, height: float, shapes: list[str], labels: list[Label]
) -> Board:
    return Board(title, width, height, Plate(svg(width, height, *shapes), tuple(labels)))


def track(cards: Cards, say: Wording, inks: Inks) -> Board:
    """The valuation track from the garage to the unicorn and beyond, row by row."""
    title = say.text("silicon-valley-track")
    last = cards.unicorn + 3
    rows = last // COLUMNS + 1
    wide, high = (WIDE - 12) / COLUMNS, (HIGH - 28) / rows
    shapes = [rect(0, 0, WIDE, HIGH, fill=inks["paper"], stroke=inks["b"], line=0.8, radius=4)]
    labels = [Label(title, 8, 4, 90, 14, 22, "b", True, "left")]
    _turn_order(cards, say, inks, shapes, labels)
    for index in range(last + 1):
        row, column = divmod(index, COLUMNS)
        column = column if row % 2 == 0 else COLUMNS - 1 - column
        x, y = 6 + column * wide, HIGH - 6 - (row + 1) * high
        goal, raised = index >= cards.unicorn, index in cards.markers
        fill = inks["a"] if goal else tint(inks, "d", 34) if raised else inks["sheet"]
        shapes.append(rect(x + 1, y + 1, wide - 2, high - 2, fill=fill, stroke=inks["b"], radius=2))
        tone: Tone = "on-ink" if goal else "ink"
        worth = say.sentence(LabelWorth(*amount(index)))
        labels.append(Label(worth, x + 2, y + 3, wide - 4, 8, 13, tone, True))
        if raised or index == cards.unicorn:
            name = "silicon-valley-raise" if raised else "silicon-valley-unicorn"
            labels.append(Label(say.text(name), x + 2, y + high - 11, wide - 4, 8, 8, tone))
    return _board(title, WIDE, HIGH, shapes, labels)


def _turn_order(
    cards: Cards, say: Wording, inks: Inks, shapes: list[str], labels: list[Label]
) -> None:
    """A place for the token of each company."""
    many = len(cards.mats)
    left = WIDE - 8 - many * TOKEN
    said = say.text("silicon-valley-order")
    labels.append(Label(said, left - 62, 4, 58, 14, 11, "ink", True, "right"))
    for number in range(many):
        x = left + (number + 0.5) * TOKEN
        shapes.append(circle(x, 11, 9, fill=inks["sheet"], stroke=inks["b"]))
        labels.append(Label(say.number(number + 1), x - 5, 6, 10, 10, 13, "b", True))


def market(cards: Cards, say: Wording, inks: Inks) -> list[Board]:
    """A place at true size for every card that lies open, with its price."""
    document = cards.document
    step = cards.hq_step
    hq = say.text("silicon-valley-hq-price", first=step, second=2 * step, step=step)
    products = {int(players): count for players, count in document.slots.products.items()}
    rows = {
        "employee": [say.money(price) for price in cards.slot_prices],
        "hq": [hq] * document.slots.hq,
        "product": [
            say.text(
                "silicon-valley-product-place",
                players=min(many for many, count in products.items() if count > number),
            )
            for number in range(max(products.values()))
        ],
        "vc": [say.text("silicon-valley-vc-price")] * document.slots.vc,
    }
    sheets: list[list[tuple[str, str]]] = [[]]
    for kind, notes in rows.items():
        places = [(say.text("silicon-valley-row", row=kind), note) for note in notes]
        if sheets[-1] and len(sheets[-1]) + len(places) > PER_SHEET:
            sheets.append([])
        sheets[-1] += places
    title = say.text("silicon-valley-market")
    found = []
    for places in (
        sheet[n : n + PER_SHEET] for sheet in sheets for n in range(0, len(sheet), PER_SHEET)
    ):
        shapes, labels = [], []
        for number, (name, note) in enumerate(places):
            row, column = divmod(number, PER_ROW)
            x, y = 1 + column * (CARD_WIDTH + 2), 1 + row * (CARD_HEIGHT + 2)
            shapes.append(
                rect(
                    x, y, CARD_WIDTH, CARD_HEIGHT,
                    fill=inks["paper"], stroke=inks["b"], radius=2, dashed=True,
                )
            )  # fmt: skip
            labels += [
                Label(name, x + 4, y + 26, CARD_WIDTH - 8, 12, 16, "b", True),
                Label(note, x + 6, y + 40, CARD_WIDTH - 12, 26, 13, "a", True),
            ]
        found.append(_board(title, PER_ROW * 65, 2 * 90, shapes, labels))
    return found


def rival(cards: Cards, say: Wording, inks: Inks) -> Board:
    """The ring that the pawns walk, attribute tracks, rounds, and how far decisions lead."""
    title = say.text("silicon-valley-rival")
    shapes = [rect(0, 0, WIDE, HIGH, fill=inks["paper"], stroke=inks["b"], line=0.8, radius=4)]
    labels: list[Label] = []
    cell_wide, cell_high, edge = 38.0, 20.0, 5.0
    spots = _ring(len(cards.ring), edge + cell_wide / 2, edge + cell_high / 2)
    way = "M" + "L".join(f"{x:g} {y:g}" for x, y in spots) + "z"
    shapes.append(path(way, stroke=tint(inks, "b", 40), line=3))
    for (row, slot), (x, y) in zip(cards.ring, spots, strict=True):
        left, top = x - cell_wide / 2, y - cell_high / 2
        shapes.append(
            rect(left, top, cell_wide, cell_high, fill=inks["sheet"], stroke=inks["b"], radius=2)
        )
        labels += [
            Label(
                say.text("silicon-valley-row", row=row), left + 1, top + 1.5, 36, 8, 10, "b", True
            ),
            Label(say.number(slot + 1), left + 1, top + 10, 36, 8, 12, "ink", True),
        ]
    labels += [
        Label(title, 54, 27, 90, 11, 20, "b", True, "left"),
        Label(say.text("silicon-valley-clockwise"), 54, 38, 150, 5, 9, "quiet", False, "left"),
    ]
    _attribute_tracks(cards, say, inks, shapes, labels)
    rounds = cards.document.solo.rounds
    apart = min(TOKEN, 154 / rounds)
    for number in range(rounds):
        x = 64.5 + number * apart
        shapes.append(circle(x, 132.5, apart / 2 - 1, fill=inks["sheet"], stroke=inks["ink"]))
        labels.append(Label(say.number(number + 1), x - 5, 127.5, 10, 10, 12, "ink", True))
    labels.append(Label(say.text("silicon-valley-rounds"), 54, 117, 90, 5, 9, "ink", True, "left"))
    labels.append(Label(say.text("silicon-valley-ways"), 54, 143, 150, 5, 9, "ink", True, "left"))
    for line, pawn in enumerate(("white", "grey")):
        steps = Counter(getattr(card, pawn) for card in cards.document.decision)
        said = "   ".join(
            say.text("silicon-valley-steps", steps=many, cards=steps[many])
            for many in sorted(steps)
        )
        name = say.text("silicon-valley-pawn", pawn=pawn)
        y = 148 + line * 5
        labels.append(Label(f"{name}: {said}", 54, y, WIDE - 108, 5, 9, "ink", False, "left"))
    return _board(title, WIDE, HIGH, shapes, labels)


def _ring(count: int, left: float, top: float) -> list[tuple[float, float]]:
    """So many places around a board, clockwise from its upper left corner."""
    wide, high = WIDE - 2 * left, HIGH - 2 * top
    across = round(count * wide / (2 * (wide + high))) + 1
    sides = max(2, count - 2 * (across - 1))
    down, up = (sides + 1) // 2, sides // 2
    below = count - across - max(0, down - 1) - max(0, up - 1)
    found = [(left + wide * n / (across - 1), top) for n in range(across)]
    found += [(left + wide, top + high * n / down) for n in range(1, down)]
    found += [(left + wide - wide * n / max(1, below - 1), top + high) for n in range(below)]
    found += [(left, top + high - high * n / up) for n in range(1, up)]
    return found


def _attribute_tracks(
    cards: Cards, say: Wording, inks: Inks, shapes: list[str], labels: list[Label]
) -> None:
    """Spaces on which a marker has room; what each attribute is called stands beside its sign."""
    solo = cards.document.solo
    high = 3 * TOKEN / (solo.track_steps + 1)
    for number, name in enumerate(solo.attribute_order):
        x = 54 + number * 32
        shapes.append(moved(x, 43.5, attribute_shape(name, inks), 0.4))
        said = say.text("silicon-valley-attribute", name=name)
        labels.append(Label(said, x + 10, 43.5, 20, 8, 7.5, "quiet", False, "left"))
        for step in range(solo.track_steps + 1):
            last = step == solo.track_steps
            fill = inks["a"] if last else tint(inks, "c", 40 if step == 0 else 12)
            y = 53 + step * high
            shapes.append(
                rect(x, y, TOKEN, high - 1, fill=fill, stroke=inks["ink"], line=0.25, radius=1)
            )
            if last:
                labels.append(Label("!", x, y, TOKEN, high - 1, 14, "on-ink", True))


def research(say: Wording, inks: Inks) -> Board:
    """A grid to try blocks on, behind the screen."""
    columns, rows = 16, 22
    width, height = columns * UNIT + 8, rows * UNIT + 20
    shapes = [rect(0, 0, width, height, fill=inks["sheet"], stroke=inks["b"], line=0.6, radius=3)]
    shapes += [
        path(f"M{4 + n * UNIT:g} 16V{16 + rows * UNIT:g}", stroke=tint(inks, "d", 45), line=0.2)
        for n in range(columns + 1)
    ]
    shapes += [
        path(f"M4 {16 + n * UNIT:g}H{4 + columns * UNIT:g}", stroke=tint(inks, "d", 45), line=0.2)
        for n in range(rows + 1)
    ]
    title = say.text("silicon-valley-research")
    return _board(title, width, height, shapes, [Label(title, 5, 3, width - 10, 11, 16, "b", True)])


def blocks(cards: Cards, say: Wording) -> list[Board]:
    """All blocks of code at true size, to be cut out along their edges."""
    title, gap = say.text("deck-blocks"), 2.0
    sheets: list[list[str]] = [[]]
    x, y, tallest = 0.0, 0.0, 0.0
    for kind in cards.document.block:
        wide, high = max(map(len, kind.shape)) * UNIT, len(kind.shape) * UNIT
        drawing = block(kind.shape, paint(cards, kind.id), UNIT)
        for _ in range(kind.count):
            if x + wide > BLOCKS_WIDE:
                x, y, tallest = 0.0, y + tallest + gap, 0.0
            if y + high > BLOCKS_HIGH:
                sheets.append([])
                x, y, tallest = 0.0, 0.0, 0.0
            sheets[-1].append(moved(x + 0.5, y + 0.5, drawing))
            x, tallest = x + wide + gap, max(tallest, high)
    size = (BLOCKS_WIDE + 1, BLOCKS_HIGH + 1)
    return [_board(title, *size, shapes, []) for shapes in sheets]
