"""Trade Show on paper: booths, companies, an aid, cubes and a sheet for the money."""

from typing import Final

from seedround.games.trade_show import RECOMMENDED_ROUNDS, TradeShowOptions
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.document import Company, Development
from seedround.games.trade_show.labels import LabelDice
from seedround.games.trade_show.moves import CUBE_WORTH, REROLL_COST
from seedround.printing.aids import by_players, numbered
from seedround.printing.drawing import Inks, back, circle, path, rect, svg, symbol, tint
from seedround.printing.pieces import (
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
    Row,
    Section,
    Words,
)
from seedround.printing.symbols import symbols
from seedround.printing.wording import Wording

GAME_ID: Final = "trade-show"
SHAPES: Final = {
    4: "M12 2L23 21H1z",
    6: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    8: "M12 1l10 6v10l-10 6-10-6V7z",
}
"""Dice by their sides, as the page draws them."""
AWNING: Final = (
    "M2 9l3-6h14l3 6v1a3 3 0 0 1-5 1 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5-1zM4 14h16v8H4z"
)
"""The booth on cards that belong to no company."""
CUBE: Final = 15.0
MOST_CUBES: Final = 60


def box(cards: Cards, say: Wording, inks: Inks) -> Box:
    return Box(
        decks=(
            Deck(
                say.text("deck-cards"), (*_companies(cards, say, inks), *_booths(cards, say, inks))
            ),
        ),
        aids=(_aid(cards, say, inks),),
        boards=(_money_sheet(say, inks),),
        tiles=(_cubes(say, inks),),
    )


def _icon(company: Company, ink: str, size: float) -> Picture:
    """The sign of a company; a set with other icons gets a plain shape."""
    drawn = symbols(GAME_ID)["companies"]
    return symbol(drawn.get(company.icon, "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z"), ink, size)


def _die(sides: int, ink: str, on: str, size: float) -> Picture:
    low = 18 if sides == 4 else 16
    figure = (
        f'<text x="12" y="{low}" text-anchor="middle" font-family="Bricolage Grotesque" '
        f'font-weight="700" font-size="11" fill="{on}">{sides}</text>'
    )
    return Picture(
        svg(size, size, path(SHAPES[sides], fill=ink), figure, view="0 0 24 24"), size, size
    )


def _companies(cards: Cards, say: Wording, inks: Inks) -> list[Card]:
    under = back(inks, "stripes", say.title, say.text("trade-show-companies"), tone="a")
    return [Card(_company(company, say, inks), under) for company in cards.companies]


def _company(company: Company, say: Wording, inks: Inks) -> Face:
    dice: list[Item] = []
    for sides, count in zip((4, 6, 8), company.dice.pool(), strict=True):
        dice += [_die(sides, inks["b"], inks["on-ink"], 8.5)] * count
    return Face(
        title=say.phrase(company.name),
        tone="a",
        kicker=say.text("trade-show-company"),
        art=_icon(company, inks["a"], 30),
        rows=(Row("", tuple(dice)),),
        text=say.text("trade-show-company-text", dice=len(dice)),
    )


def _booths(cards: Cards, say: Wording, inks: Inks) -> list[Card]:
    under = back(inks, "stripes", say.title, say.text("trade-show-developments"))
    companies = {company.id: company for company in cards.companies}
    return [Card(_booth(card, companies, say, inks), under) for card in cards.developments]


def _booth(card: Development, companies: dict[str, Company], say: Wording, inks: Inks) -> Face:
    bonuses = [(companies[name], sum_) for name, sum_ in card.bonus.items()]
    items: list[Item] = []
    for company, sum_ in bonuses:
        items += [
            _icon(company, inks["d"], 7),
            Chip(f"+{say.money(sum_)}", "outline", "d", 12),
        ]
    art = _icon(bonuses[0][0], inks["a"], 26) if bonuses else symbol(AWNING, inks["a"], 26)
    return Face(
        title=say.phrase(card.name),
        left=(Chip(say.number(card.sell), "circle", "b", 16),),
        right=(Chip(say.money(card.pay), "square", "a", 15),),
        art=art,
        rows=(Row("", tuple(items)),) if items else (),
    )


def _aid(cards: Cards, say: Wording, inks: Inks) -> Aid:
    options = TradeShowOptions()

    key = (
        Line((Chip("7", "circle", "b", 11),), say.text("trade-show-key-sell")),
        Line((Chip(say.money(5), "square", "a", 10),), say.text("trade-show-key-pay")),
        Line((Chip(f"+{say.money(3)}", "outline", "d", 9),), say.text("trade-show-key-bonus")),
    )
    dice = tuple(
        Line(
            (
                _icon(company, inks["a"], 5),
                *[
                    Words(say.say(LabelDice(count, sides)), bold=True)
                    for sides, count in zip((4, 6, 8), company.dice.pool(), strict=True)
                    if count
                ],
            ),
            say.phrase(company.name),
        )
        for company in cards.companies
    )
    bonus = options.complete_bonus
    return Aid(
        title=say.text("aid-title", game=say.title),
        sections=(
            Section(say.text("trade-show-draft"), numbered(say, "trade-show-draft", 5)),
            Section(say.text("trade-show-show"), numbered(say, "trade-show-show", 6, bonus=bonus)),
            Section(
                say.text("trade-show-cubes"),
                numbered(say, "trade-show-cubes", 3, cubes=REROLL_COST, cube=CUBE_WORTH),
                "d",
            ),
            Section(say.text("trade-show-card"), key, "b"),
            Section(say.text("trade-show-companies"), dice, "b"),
            Section(say.text("trade-show-rounds"), by_players(say, RECOMMENDED_ROUNDS), "d"),
        ),
        copies=5,
    )


def _money_sheet(say: Wording, inks: Inks) -> Board:
    """Money by player and round."""
    width, height, top, left = 186.0, 250.0, 30.0, 46.0
    rounds, high = max(RECOMMENDED_ROUNDS.values()), 30.0
    wide = (width - left - 4) / (rounds + 1)
    shapes = [rect(0, 0, width, height, fill=inks["sheet"], stroke=inks["b"], line=0.6, radius=3)]
    labels = [Label(say.text("trade-show-money"), 5, 4, width - 10, 14, 24, "b", True)]
    for column in range(rounds + 1):
        x = left + column * wide
        name = say.text("round", round=column + 1) if column < rounds else say.text("total")
        labels.append(Label(name, x, top - 9, wide, 8, 10, "ink", True))
        for row in range(5):
            fill = tint(inks, "a", 10 if column < rounds else 24)
            y = top + row * (high + 4)
            shapes.append(rect(x + 1, y, wide - 2, high, fill=fill, stroke=inks["a"], radius=2))
    for row in range(5):
        y = top + row * (high + 4)
        labels.append(Label(say.text("name"), 5, y + 1, left - 8, 5, 8, "quiet", False, "left"))
        shapes.append(path(f"M5 {y + high - 4:g}H{left - 4:g}", stroke=inks["b"]))
    low = top + 5 * (high + 4) + 22
    shapes.append(circle(28, low, 18, fill=inks["a"], stroke=inks["b"], line=0.6))
    labels += [
        Label(say.text("trade-show-start-player"), 13, low - 9, 30, 18, 13, "on-ink", True),
        Label(say.text("trade-show-most-money"), 54, low - 12, 120, 24, 20, "b", True, "left"),
    ]
    return Board(
        say.text("trade-show-money"),
        width,
        height,
        Plate(svg(width, height, *shapes), tuple(labels)),
    )


def _cubes(say: Wording, inks: Inks) -> Deck:
    """Cubes for those who have none."""
    supply = TradeShowOptions().cube_supply
    count = supply if isinstance(supply, int) else MOST_CUBES
    cube = Plate(
        svg(
            CUBE,
            CUBE,
            rect(0, 0, CUBE, CUBE, fill=tint(inks, "d", 26)),
            rect(3, 3, CUBE - 6, CUBE - 6, fill=inks["d"], radius=1),
        )
    )
    return Deck(say.text("trade-show-cubes"), (Card(cube),) * count, CUBE, CUBE)
