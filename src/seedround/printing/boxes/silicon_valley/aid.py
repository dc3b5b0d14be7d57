"""The player aid: what the rulebook prints on the back of the screens."""

from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.table import ACTIONS
from seedround.printing.aids import EN_DASH, numbered, priced, told
from seedround.printing.boxes.silicon_valley.parts import attribute, block_picture
from seedround.printing.drawing import Inks
from seedround.printing.pieces import Aid, Line, Section
from seedround.printing.wording import Wording


def aid(cards: Cards, say: Wording, inks: Inks) -> Aid:
    low, high = min(cards.slot_prices), max(cards.slot_prices)
    step = cards.hq_step
    actions = (
        priced(f"{say.money(low)}{EN_DASH}{say.number(high)}", say.text("silicon-valley-do-hire")),
        priced(say.money(cards.poach_price), say.text("silicon-valley-do-poach")),
        priced(
            f"{say.money(step)}, {say.number(2 * step)} …",
            say.text("silicon-valley-do-expand", step=step),
        ),
        told(say.text("silicon-valley-do-vc")),
        told(say.text("silicon-valley-do-outsource")),
        told(say.text("silicon-valley-do-innovate")),
        told(say.text("silicon-valley-do-second")),
        told(say.text("silicon-valley-do-sunset")),
        told(say.text("silicon-valley-do-layoff")),
    )
    sizes = {
        size: [
            block_picture(cards, one.id, 2)
            for one in cards.document.block
            if "".join(one.shape).count("#") == int(size)
        ]
        for size in cards.document.prices.outsource
    }
    prices = tuple(
        Line(tuple(sizes[size]), say.money(price))
        for size, price in cards.document.prices.outsource.items()
    )
    legend = tuple(
        Line((attribute(name, inks, size=5),), say.text("silicon-valley-attribute", name=name))
        for name in ATTRIBUTES
    )
    money = ", ".join(map(say.money, cards.start_money))
    return Aid(
        title=say.text("aid-title", game=say.title),
        sections=(
            Section(say.text("silicon-valley-actions", actions=ACTIONS), actions),
            Section(say.text("silicon-valley-outsource"), prices, "d"),
            Section(say.text("silicon-valley-attributes"), legend, "c"),
            Section(
                say.text("silicon-valley-operate"),
                numbered(say, "silicon-valley-operate", 5),
                "b",
            ),
            Section(
                say.text("silicon-valley-rounds-aid"),
                numbered(say, "silicon-valley-turns", 3),
                "b",
            ),
            Section(
                say.text("silicon-valley-start"),
                (told(say.text("silicon-valley-start-text", money=money)),),
                "d",
            ),
        ),
        copies=len(cards.mats),
    )
