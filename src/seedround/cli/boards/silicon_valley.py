"""The table of Silicon Valley: track, rows with prices, products, companies, the Rival board."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, letters, shelves, split
from seedround.cli.boards.silicon_valley_products import INK, blocks, product_box, product_line
from seedround.engine.event import Event
from seedround.engine.words import money
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import ATTRIBUTES, Employee, Founder
from seedround.games.silicon_valley.events import (
    GameStarted,
    MarkersMoved,
    Refilled,
    RoundStarted,
    SalariesChanged,
)
from seedround.games.silicon_valley.track import label
from seedround.games.silicon_valley.view import RivalView, SeatView, SiliconValleyView

CHEAP = "bold green"
SHOWN = (GameStarted, Refilled, SalariesChanged, MarkersMoved)
"""Events that the board itself shows."""


class Look(NamedTuple):
    """A scene with its types."""

    scene: Scene
    view: SiliconValleyView
    cards: Cards
    tall: bool
    """Cards in several lines, or in as few as possible."""

    @property
    def discounts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What the viewer's symbols take off prices; nothing for a spectator."""
        viewer = self.view.viewer
        symbols = self.view.seats[viewer].symbols if viewer >= 0 else (0,) * len(ATTRIBUTES)
        return self.cards.discounts(symbols)


def draw(scene: Scene) -> list[Text]:
    tall = Look(scene, scene.view, scene.cards, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), track(tall), employees(tall), offices(tall), products(tall), rival(tall),
         companies(tall)),
        (header(low), track(low), rows_in_short(low), products(low), rival(low),
         companies_in_short(low)),
        (header(low), track(low), rows_in_short(low), products_in_short(low), rival(low),
         companies_in_short(low)),
    )  # fmt: skip


# Header and track


def header(look: Look) -> Text:
    """Round, turn order and actions on the left, the supply on the right."""
    view = look.view
    left = Text(f"Round {view.round}", "bold")
    if view.rival:
        left.append(f" of {view.rival.rounds}")
    if view.result:
        left.append(": the end")
    elif view.turn is not None:
        name = look.scene.names[view.turn]
        left.append(f": {name}, {view.actions} actions left", "not bold")
    if len(view.order) > 1:
        order = look.scene.sign(" → ", " > ").join(look.scene.names[seat] for seat in view.order)
        left.append(f"   order {order}", "dim")
    supply = Text("supply ")
    for kind, many in view.supply.items():
        supply.append(kind, INK[kind]).append(f" {many} ", "not bold")
    supply.rstrip()
    room = look.scene.width
    if left.cell_len + supply.cell_len + 2 > room:
        return fit(left, room) + Text("\n") + fit(supply, room)
    return fit(left, room - supply.cell_len) + supply


def track(look: Look) -> Text:
    """The valuation track: tokens in stacks above their spaces, salary markers as $."""
    view = look.view
    last = max(view.unicorn, *(seat.index for seat in view.seats))
    cell = max(2, min(3, look.scene.width // (last + 1)))
    marks = letters(look.scene.names)
    stacks: dict[int, list[int]] = {}
    for seat in view.tokens:
        stacks.setdefault(view.seats[seat].index, []).append(seat)
    lines: list[Text] = []
    for level in reversed(range(max(len(stack) for stack in stacks.values()))):
        line = Text()
        for space in range(last + 1):
            stack = stacks.get(space, [])
            token = stack[level] if level < len(stack) else None
            name = " " if token is None else marks[token]
            line.append(f"{name:<{cell}}", "bold reverse" if token in view.asked else "bold")
        lines.append(line)
    spaces = Text()
    for space in range(last + 1):
        if space == view.unicorn:
            spaces.append(f"{'U':<{cell}}", "bold")
        elif space in view.salary_markers:
            spaces.append(f"{'$':<{cell}}", "bold yellow")
        else:
            spaces.append(f"{look.scene.sign('·', '.'):<{cell}}", "dim")
    lines.append(spaces)
    key = ", ".join(
        f"{mark} {look.scene.names[seat]} {view.seats[seat].worth}"
        for seat, mark in enumerate(marks)
    )
    worth = f"{key}   $ raise at {', '.join(label(space) for space in view.salary_markers)}"
    lines.append(Text(f"{worth}, U {label(view.unicorn)}", "dim"))
    return Text("\n").join(fit(line, look.scene.width) for line in lines)


# The rows


def price_tag(price: int, off: int) -> Text:
    """A price after discounts, with the list price if there is one."""
    if not off:
        return Text(money(price), "bold")
    return Text(money(max(0, price - off)), CHEAP).append(f" (of {money(price)})", "dim")


def employees(look: Look) -> Text:
    """The row from the cheap end, with prices after discounts."""
    view, cards = look.view, look.cards
    boxes: list[list[Text]] = []
    labels: list[str] = []
    for slot, card in enumerate(view.row):
        labels.append(f"hire {slot + 1}")
        if card is None:
            boxes.append([Text("empty", "dim")])
            continue
        person = cards.person[card]
        tag = price_tag(view.prices[slot], look.discounts[0][person])
        boxes.append([Text(cards.name_of(card), "bold"), tag, *person_lines(look, card)])
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def definition(look: Look, card: str) -> Employee | Founder:
    document = look.cards.document
    number = look.cards.person[card]
    staff = len(document.employee)
    return document.employee[number] if number < staff else document.founder[number - staff]


def person_lines(look: Look, card: str) -> list[Text]:
    it = definition(look, card)
    gains = Text("! ").append_text(blocks(it.instant.code))
    gains.append(look.scene.sign("  ∞ ", "  every round ")).append_text(blocks(it.ongoing.code))
    if it.ongoing.cash:
        gains.append(money(it.ongoing.cash))
    return [gains, Text(f"pay ${it.salary}  wants {' '.join(it.wants) or 'nothing'}", "dim")]


def offices(look: Look) -> Text:
    """HQ cards and VC cards side by side."""
    view = look.view
    labels = [f"expand {slot + 1}" for slot in range(len(view.hq_row))]
    labels += [f"vc {slot + 1}" for slot in range(len(view.vc_row))]
    boxes = [hq_box(look, card) for card in view.hq_row]
    boxes += [vc_box(look, card) for card in view.vc_row]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def hq_box(look: Look, card: str | None) -> list[Text]:
    if card is None:
        return [Text("empty", "dim")]
    it = look.cards.document.hq[look.cards.hqs.index(card)]
    viewer = look.view.viewer
    price = f"{money(look.view.seats[viewer].hq_price)} " if viewer >= 0 else ""
    return [
        Text(it.name, "bold"),
        Text(price, "bold").append(f"+{it.employees} places", "not bold"),
        Text(f"upkeep ${it.upkeep}", "dim"),
        Text(" ".join(it.symbols)),
    ]


def vc_box(look: Look, card: str | None) -> list[Text]:
    if card is None:
        return [Text("empty", "dim")]
    number = look.cards.vcs.index(card)
    it = look.cards.document.vc[number]
    off = look.discounts[1][number]
    cost = Text(f"{max(0, it.cost - off)} code", CHEAP if off else "bold")
    if off:
        cost.append(f" (of {it.cost})", "dim")
    gain = f"{money(it.instant.cash)}"
    if it.instant.valuation:
        gain += f" +{it.instant.valuation}V"
    return [
        Text(it.name, "bold"),
        cost,
        Text(gain),
        Text(it.power.replace("_", " ")),
        Text(" ".join(it.wants), "dim"),
    ]


def rows_in_short(look: Look) -> Text:
    """Employees, HQ and VC cards, a line each."""
    view, cards = look.view, look.cards
    lines: list[Text] = []
    for slot, card in enumerate(view.row):
        line = fit(Text(f"hire {slot + 1}", "dim"), 9)
        if card is not None:
            tag = price_tag(view.prices[slot], look.discounts[0][cards.person[card]])
            line += fit(tag, 11) + fit(Text(cards.name_of(card), "bold"), 23)
            gains, wants = person_lines(look, card)
            line += fit(gains, 24) + wants
        lines.append(line)
    for verb, row, box in (("expand", view.hq_row, hq_box), ("vc", view.vc_row, vc_box)):
        for slot, card in enumerate(row):
            name, *rest = box(look, card)
            line = fit(Text(f"{verb} {slot + 1}", "dim"), 9) + fit(name, 26)
            lines.append(line + Text("  ").join(rest))
    return Text("\n").join(fit(line, look.scene.width) for line in lines)


# Products


def products(look: Look) -> Text:
    view = look.view
    labels = [f"product {slot + 1}" for slot in range(len(view.products))]
    boxes = [
        product_box(it, look.cards, innovator(look, it.innovator), look.tall, look.scene.fancy)
        for it in view.products
    ]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def products_in_short(look: Look) -> Text:
    lines = [
        product_line(slot, it, look.cards, innovator(look, it.innovator))
        for slot, it in enumerate(look.view.products)
    ]
    return Text("\n").join(fit(line, look.scene.width) for line in lines)


def innovator(look: Look, company: int | None) -> str | None:
    if company is None:
        return None
    names = look.scene.names
    return names[company] if company < len(look.view.seats) else "the Rival"


# Companies


def companies(look: Look) -> Text:
    seats = look.view.seats
    rooms = split(look.scene.width, len(seats))
    labels = [look.scene.label(seat, rooms[seat] - 3) for seat in range(len(seats))]
    boxes = [company_box(look, it) for it in seats]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def company_box(look: Look, it: SeatView) -> list[Text]:
    """Worth, what is behind the screen if it may be seen, HQ, people, tiles."""
    lines = [Text(it.worth, "bold").append_text(behind(look, it))]
    lines.append(Text(office_line(look, it)))
    signs = [
        f"{name}{f' x{many}' if many > 1 else ''}"
        for name, many in zip(ATTRIBUTES, it.symbols, strict=True)
        if many
    ]
    lines.append(Text(" ".join(signs), "dim"))
    if it.founder:
        lines.append(Text(look.cards.name_of(it.founder), "italic"))
    for one in it.employees:
        ongoing = definition(look, one.card).ongoing
        line = Text(f"${one.salary} {look.cards.name_of(one.card)} ")
        line.append_text(blocks(ongoing.code))
        lines.append(line.append(money(ongoing.cash) if ongoing.cash else ""))
    for tile in it.tiles:
        product = look.cards.product[tile.product]
        number = 3 * product + ("A", "B", "SM").index(tile.side)
        cash, units, _, _ = look.cards.earns[number]
        line = Text(f"{tile.side:<2} {look.cards.name_of(tile.product)} ", "bold")
        gain = f"{units}V " if units else ""
        lines.append(line.append(f"{gain}{money(cash)}", "not bold"))
    return lines


def office_line(look: Look, it: SeatView) -> str:
    return (
        f"places {len(it.employees)}/{it.places} slots {len(it.tiles)}/{it.slots} upkeep ${it.rent}"
    )


def behind(look: Look, it: SeatView) -> Text:
    """Money and blocks, or the screen."""
    if it.cash is None or it.blocks is None:
        return Text(look.scene.sign("  ▒▒ behind the screen", "  ## behind the screen"), "dim")
    return Text(f"  {money(it.cash)}  ", "bold").append_text(blocks(it.blocks))


def companies_in_short(look: Look) -> Text:
    lines: list[Text] = []
    for seat, it in enumerate(look.view.seats):
        name = look.scene.label(seat, 16)
        line = fit(name, 18) + fit(Text(it.worth, "bold") + behind(look, it), 40)
        lines.append(line + Text(office_line(look, it)))
        tiles = [f"{one.side} {look.cards.name_of(one.product)}" for one in it.tiles]
        team = [f"{look.cards.name_of(one.card)} ${one.salary}" for one in it.employees]
        lines.append(Text("  " + ", ".join([*team, *tiles]), "dim"))
    return Text("\n").join(fit(line, look.scene.width) for line in lines if line.plain.strip())


# The Rival


def rival(look: Look) -> Text:
    """Markers and personalities, tech row, pawns, people and tiles of the Rival."""
    it = look.view.rival
    if it is None:
        return Text()
    lines = [rival_line(look, it)]
    for name, marker, card in zip(ATTRIBUTES, it.markers, it.personalities, strict=True):
        bar = "#" * marker + look.scene.sign("·", ".") * (it.steps - marker)
        line = Text(f"{name} {bar}{'!' if marker >= it.steps else ' '} ")
        number = look.cards.personalities.index(card)
        colour = look.cards.colours[number]
        deed = look.cards.deeds[number].replace("_", " ")
        line.append(f"{colour} {look.cards.name_of(card)}: {deed}", colour)
        lines.append(line)
    tech = Text("tech row ").append_text(blocks(it.tech) if it.tech else Text("empty", "dim"))
    lines.append(tech)
    own = [look.cards.name_of(card) for card in it.employees]
    own += [f"{tile.side} {look.cards.name_of(tile.product)}" for tile in it.tiles]
    if own:
        lines.append(Text("has " + ", ".join(own)))
    box = [fit(line, look.scene.width - 2) for line in lines]
    return shelves([Shelf(["the Rival"], [box])], look.scene.width, look.scene.fancy)


def rival_line(look: Look, it: RivalView) -> Text:
    places = [
        f"{name} pawn {'at the start' if at is None else f'on {at[0]} {at[1]}'}"
        for name, at in (("white", it.white), ("grey", it.grey))
    ]
    return Text("   ".join([*places, f"{it.decisions} decisions left"]))


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows rows and markers."""
    return [event for event in events if not isinstance(event, SHOWN)]


def chapter(event: Event) -> str | None:
    return f"Round {event.round}" if isinstance(event, RoundStarted) else None


BOARD = Board(draw, told, chapter, label)
