"""Bidness on paper: event cards, a reference for each player, workplaces, notes and tech points."""

from typing import Final

from seedround.games.bidness.cards import Cards
from seedround.games.bidness.document import EventCard
from seedround.printing.aids import figure, numbered, priced, told
from seedround.printing.drawing import Inks, back, circle, path, rect, svg, symbol, tint
from seedround.printing.pieces import (
    Aid,
    Board,
    Box,
    Card,
    Chip,
    Deck,
    Face,
    Label,
    Line,
    Picture,
    Plate,
    Section,
    Tone,
)
from seedround.printing.symbols import symbols
from seedround.printing.wording import Wording

GAME_ID: Final = "bidness"
TONES: Final[dict[str, Tone]] = {
    "auction": "a",
    "headhunt": "c",
    "lawsuit": "b",
    "bonus": "d",
    "tech": "c",
    "marketing": "d",
}
"""As on the page."""
ART: Final = {
    "auction": "contract",
    "headhunt": "headhunt",
    "lawsuit": "gavel",
    "bonus": "legal_intern",
    "tech": "tech",
    "marketing": "ad_blitz",
}
"""What a card shows that has no drawing of its own."""
CASH: Final = {10: 30, 50: 24, 100: 18}
"""How many notes of each value: 72 as in the box, which does not tell their values."""
TECH: Final = {1: 36, 5: 30, 10: 24}
"""Likewise the 90 tech points."""
NOTE: Final = (63.0, 44.0)
POINT: Final = 21.0
LAWYERS: Final = 9
"""So many entries of the salary table fit on the aid."""


def box(cards: Cards, say: Wording, inks: Inks) -> Box:
    return Box(
        decks=(Deck(say.text("deck-cards"), _events(cards, say, inks)),),
        aids=(_aid(cards, say),),
        boards=(_workplace(cards, say, inks),),
        tiles=(_notes(cards, say, inks), _points(say, inks)),
    )


def _drawing(card: EventCard) -> str:
    """The page's drawing for a card; headhunters look alike, and so do own cards of one type."""
    drawn: dict[str, str] = symbols(GAME_ID)["cards"]
    return drawn.get(card.id.removeprefix("government_")) or drawn[ART[card.type]]


def _events(cards: Cards, say: Wording, inks: Inks) -> tuple[Card, ...]:
    under = back(inks, "notes", say.title, tone="a")
    return tuple(
        Card(_event(card, cards, say, inks), under)
        for card in cards.events
        for _ in range(card.count)
    )


def _event(card: EventCard, cards: Cards, say: Wording, inks: Inks) -> Face:
    tone = TONES[card.type]
    return Face(
        title=say.phrase(card.name),
        tone=tone,
        kicker=say.text("bidness-type", type=card.type),
        art=symbol(_drawing(card), inks[tone], 30),
        text=say.sentences(cards.sayings()[card.id]),
        foot=(Chip(_price(card, say), "outline", tone, 10),),
    )


def _price(card: EventCard, say: Wording) -> str:
    if card.type == "auction":
        return say.text("bidness-price-auction")
    return say.text("bidness-price", cost=card.cost, payee=card.payee)


def _aid(cards: Cards, say: Wording) -> Aid:
    earnings, debt, setup = cards.earnings, cards.debt, cards.setup
    lawyers = [
        Chip(f"{say.number(count)}: {say.money(due)}", "outline", "b", 8)
        for count, due in enumerate(cards.salary.lawyer_total[:LAWYERS])
        if count
    ]
    payoff = [
        priced(say.money(cost), say.text("bidness-ious", ious=count))
        for count, cost in enumerate(debt.payoff_cost)
        if count
    ]
    return Aid(
        title=say.text("aid-title", game=say.title),
        sections=(
            Section(
                say.text("bidness-setup"),
                numbered(say, "bidness-setup", 2, hand=setup.hand_size, drop=setup.setup_discards),
            ),
            Section(
                say.text("bidness-play"),
                numbered(
                    say,
                    "bidness-play",
                    4,
                    least=setup.min_hand_to_act,
                    sold=earnings.sell_price,
                ),
            ),
            Section(
                say.text("bidness-business"),
                numbered(
                    say,
                    "bidness-business",
                    5,
                    step=earnings.price_step,
                    contract=earnings.contract,
                ),
            ),
            Section(
                say.text("bidness-salaries"),
                (
                    priced(say.money(cards.salary.marketer), say.text("bidness-a-marketer")),
                    priced(say.money(cards.salary.engineer), say.text("bidness-an-engineer")),
                    told(say.text("bidness-lawyers")),
                    Line(tuple(lawyers), ""),
                ),
                "c",
            ),
            Section(say.text("bidness-payoff"), tuple(payoff), "c"),
            Section(
                say.text("bidness-debt"),
                (told(say.text("bidness-debt-text", sum=debt.iou_value, most=debt.max_ious)),),
                "c",
            ),
            Section(
                say.text("bidness-suit"),
                numbered(say, "bidness-suit", 4, dice=earnings.trial_base_dice),
                "b",
            ),
            Section(
                say.text("bidness-awards"),
                (
                    figure(
                        say.signed(earnings.market_leader_units), say.text("bidness-market-leader")
                    ),
                    priced(
                        f"+{say.money(earnings.tech_leader_price)}",
                        say.text("bidness-tech-leader"),
                    ),
                ),
                "d",
            ),
            Section(say.text("bidness-goal"), (told(say.text("bidness-goal-text")),), "a"),
        ),
        copies=setup.max_players,
    )


def _workplace(cards: Cards, say: Wording, inks: Inks) -> Board:
    """A company's place on the table; the employees lie above it."""
    width, height = 260.0, 186.0
    shapes = [
        rect(0, 0, width, height, fill=inks["paper"], stroke=inks["a"], line=1, radius=4),
        *[path(f"M4 {y}H{width - 4:g}", stroke=tint(inks, "a", 22)) for y in range(24, 184, 8)],
    ]
    labels = [Label(say.text("bidness-workplace"), 8, 4, 160, 14, 22, "a", True, "left")]

    def place(name: str, x: float, y: float, wide: float, high: float) -> None:
        shapes.append(
            rect(x, y, wide, high, fill=inks["sheet"], stroke=inks["a"], radius=2, dashed=True)
        )
        labels.append(Label(say.text(name), x + 2, y + 2, wide - 4, 8, 11, "a", True))

    start = cards.setup
    place("bidness-place-staff", 8, 22, 64, 90)
    place("bidness-place-contracts", 76, 22, 64, 90)
    place("bidness-place-bonus", 144, 22, 64, 90)
    place("bidness-place-awards", 212, 22, 42, 90)
    place("bidness-place-cash", 8, 116, 80, 62)
    place("bidness-place-ious", 92, 116, 80, 62)
    place("bidness-place-tech", 176, 116, 78, 62)
    for x, text in (
        (8.0, say.money(start.cash)),
        (92.0, say.text("bidness-ious", ious=start.ious)),
        (176.0, say.text("bidness-tech", tech=start.tech)),
    ):
        labels.append(Label(say.text("bidness-start", what=text), x + 4, 166, 70, 8, 9, "quiet"))
    title = say.text("bidness-workplace")
    return Board(title, width, height, Plate(svg(width, height, *shapes), tuple(labels)))


def _notes(cards: Cards, say: Wording, inks: Inks) -> Deck:
    """Cash, IOUs for everybody, and what leaders hold."""
    debt, setup = cards.debt, cards.setup
    notes = [
        Card(_note(say.money(value), say.text("bidness-note"), tone, inks))
        for (value, count), tone in zip(CASH.items(), ("c", "d", "a"), strict=True)
        for _ in range(count)
    ]
    iou = Card(_note(say.money(debt.iou_value), say.text("bidness-iou"), "b", inks))
    notes += [iou] * (debt.max_ious * setup.max_players)
    for figure_, name, tone in (
        (say.signed(cards.earnings.market_leader_units), "bidness-award-market", "d"),
        (f"+{say.money(cards.earnings.tech_leader_price)}", "bidness-award-tech", "c"),
        ("1", "bidness-first-player", "b"),
    ):
        notes.append(Card(_note(figure_, say.text(name), tone, inks)))
    return Deck(say.text("deck-notes"), tuple(notes), *NOTE)


def _note(value: str, name: str, tone: str, inks: Inks) -> Plate:
    """A banknote with a rosette."""
    width, height = NOTE
    ink = inks[tone]
    petals = "".join(
        f'<ellipse cx="31.5" cy="19.5" rx="12.5" ry="5.5" transform="rotate({turn} 31.5 19.5)" '
        f'fill="none" stroke="{tint(inks, tone, 45)}" stroke-width=".25"/>'
        for turn in range(0, 180, 10)
    )
    shapes = (
        rect(0, 0, width, height, fill=inks["sheet"]),
        rect(2.5, 2.5, width - 5, height - 5, stroke=ink, line=0.8),
        rect(4, 4, width - 8, height - 8, stroke=ink, line=0.25),
        petals,
        circle(31.5, 19.5, 9, fill=inks["sheet"], stroke=ink, line=0.5),
    )
    tones: dict[str, Tone] = {"a": "a", "b": "b", "c": "c", "d": "d"}
    return Plate(
        svg(width, height, *shapes),
        (
            Label(value, 23.5, 13.5, 16, 12, 14, tones[tone], True),
            Label(name, 6, 34.6, width - 12, 4.5, 8, tones[tone], True),
            Label(value, 6, 6, 16, 5, 9, tones[tone], True, "left"),
            Label(value, width - 22, 6, 16, 5, 9, tones[tone], True, "right"),
        ),
    )


def _points(say: Wording, inks: Inks) -> Deck:
    """Tech points in several values."""
    made = []
    for (value, count), tone in zip(TECH.items(), ("d", "c", "a"), strict=True):
        chip = symbol(symbols(GAME_ID)["cards"]["tech"], tint(inks, tone, 30), POINT)
        made += [Card(_point(value, tone, chip, say, inks))] * count
    return Deck(say.text("bidness-place-tech"), tuple(made), POINT, POINT)


def _point(value: int, tone: str, chip: Picture, say: Wording, inks: Inks) -> Plate:
    drawing = chip.svg.replace("<svg ", '<svg x="1.5" y="1.5" ', 1).replace(
        f'width="{POINT:g}mm" height="{POINT:g}mm"', f'width="{POINT - 3}" height="{POINT - 3}"'
    )
    ground = rect(0, 0, POINT, POINT, fill=tint(inks, tone, 12))
    edge = rect(1, 1, POINT - 2, POINT - 2, stroke=inks[tone], radius=2)
    return Plate(
        svg(POINT, POINT, ground, drawing, edge),
        (Label(say.number(value), 4, 5, POINT - 8, POINT - 10, 18, "ink", True),),
    )
