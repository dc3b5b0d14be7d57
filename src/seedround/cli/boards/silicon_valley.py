"""The table of Silicon Valley: track, rows with prices, products, companies, the Rival board."""

from collections.abc import Sequence

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import columns, fit, letters, whole, whole_shelf, wrap
from seedround.cli.boards.silicon_valley_companies import companies, companies_in_short
from seedround.cli.boards.silicon_valley_look import INK, Look, blocks, worth
from seedround.cli.boards.silicon_valley_products import products, products_in_short
from seedround.cli.boards.silicon_valley_rival import rival
from seedround.engine.event import Event
from seedround.engine.kinds import by_seat
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.events import (
    GameStarted,
    MarkersMoved,
    Refilled,
    RoundStarted,
    SalariesChanged,
)
from seedround.games.silicon_valley.labels import (
    ChapterRound,
    LabelBefore,
    LabelCode,
    LabelOrder,
    LabelPlaces,
    LabelPower,
    LabelRound,
    LabelSalary,
    LabelSign,
    LabelSigns,
    LabelSpaces,
    LabelSupply,
    LabelSymbol,
    LabelToken,
    LabelTurn,
    LabelUpkeep,
    LabelValuation,
    LabelWants,
)
from seedround.games.silicon_valley.sayings import Player, Symbol

CHEAP = "bold green"
LONGEST_NAME = 22
"""In a line that tells all about a card."""
SHOWN = (GameStarted, Refilled, SalariesChanged, MarkersMoved)
"""Events that the board itself shows."""


def draw(scene: Scene) -> list[Text]:
    tall = Look(scene, scene.view, scene.cards, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), track(tall), employees(tall), offices(tall), powers(tall), products(tall),
         rival(tall), companies(tall), shapes(tall), legend(tall)),
        (header(low), track(low), rows_in_short(low), products(low), rival(low),
         companies_in_short(low), legend(low)),
        (header(low), track(low), rows_in_short(low), products_in_short(low), rival(low),
         companies_in_short(low), legend(low)),
    )  # fmt: skip


# Header and track


def header(look: Look) -> Text:
    """Round, turn order and actions on the left, the supply on the right."""
    view = look.view
    rounds = view.rival.rounds if view.rival else None
    left = Text(look.say(LabelRound(view.round, rounds, bool(view.result))), "bold")
    if not view.result and view.turn is not None:
        left.append(f"   {look.say(LabelTurn(view.turn, view.actions))}", "not bold")
    if len(view.order) > 1:
        players = [look.say(Player(seat)) for seat in view.order]
        order = look.say(LabelOrder(look.scene.sign(" → ", " > ").join(players)))
        left.append(f"   {order}", "not bold dim")
    supply = Text(f"{look.say(LabelSupply())} ")
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
    tokens = [
        look.say(LabelToken(mark, seat, worth(view.seats[seat].index)))
        for seat, mark in by_seat(marks)
    ]
    raises = tuple(worth(space) for space in view.salary_markers)
    signs = look.say(LabelSpaces(raises, worth(view.unicorn)))
    lines += whole(Text(f"{', '.join(tokens)}   {signs}", "dim"), look.scene.width)
    return Text("\n").join(fit(line, look.scene.width) for line in lines)


def legend(look: Look) -> Text:
    """What the signs on cards mean, and the five attributes of which there are three letters."""
    signs = [look.say(LabelSign(LabelSymbol(one), Symbol(one))) for one in ATTRIBUTES]
    lines = (look.say(LabelSigns(look.again)), ", ".join(signs))
    width = look.scene.width
    return Text("\n").join([part for line in lines for part in wrap(Text(line, "dim"), width)])


def shapes(look: Look) -> Text:
    """The eight kinds of blocks, side by side."""
    square = look.scene.sign("■", "#")
    kinds = look.cards.document.block
    lines: list[Text] = []
    for level in range(max(len(kind.shape) for kind in kinds)):
        parts = []
        for kind in kinds:
            row = kind.shape[level] if level < len(kind.shape) else ""
            drawn = row.replace("#", square).replace(".", " ").ljust(len(kind.shape[0]))
            parts.append(f"{'' if level else kind.id:<{len(kind.id)}} {drawn}")
        lines.append(Text("  ".join(parts).rstrip(), "dim"))
    return Text("\n").join([fit(line, look.scene.width) for line in lines])


# The rows


def price_tag(look: Look, price: int, off: int) -> Text:
    """A price after discounts, with the list price if there is one."""
    if not off:
        return Text(look.money(price), "bold")
    before = look.say(LabelBefore(look.money(price)))
    return Text(look.money(max(0, price - off)), CHEAP).append(f" {before}", "not bold dim")


def employees(look: Look) -> Text:
    """The row from the cheap end, with prices after discounts."""
    view = look.view
    labels = [look.slot("employee", slot) for slot in range(len(view.row))]
    boxes = [employee_box(look, slot, card) for slot, card in enumerate(view.row)]
    return whole_shelf(labels, boxes, look.scene.width, look.scene.fancy)


def employee_box(look: Look, slot: int, card: str | None) -> list[Text]:
    if card is None:
        return [look.empty()]
    tag = price_tag(look, look.view.prices[slot], look.discounts[0][look.cards.person[card]])
    return [Text(look.name(card), "bold"), tag, *person_lines(look, card)]


def person_lines(look: Look, card: str) -> list[Text]:
    it = look.person(card)
    gains = Text("! ").append_text(blocks(it.instant.code))
    gains.append(f"  {look.every_round} ").append_text(blocks(it.ongoing.code))
    if it.ongoing.cash:
        gains.append(look.money(it.ongoing.cash))
    wants = LabelWants(look.symbols(it.wants) or None)
    return [gains, Text(look.say(LabelSalary(it.salary)), "dim"), Text(look.say(wants), "dim")]


def offices(look: Look) -> Text:
    """HQ cards and VC cards side by side."""
    view = look.view
    labels = [look.slot("hq", slot) for slot in range(len(view.hq_row))]
    labels += [look.slot("vc", slot) for slot in range(len(view.vc_row))]
    boxes = [hq_box(look, card) for card in view.hq_row]
    boxes += [vc_box(look, card) for card in view.vc_row]
    return whole_shelf(labels, boxes, look.scene.width, look.scene.fancy)


def hq_box(look: Look, card: str | None) -> list[Text]:
    if card is None:
        return [look.empty()]
    it = look.cards.document.hq[look.cards.hqs.index(card)]
    viewer = look.view.viewer
    price = f"{look.money(look.view.seats[viewer].hq_price)} " if viewer >= 0 else ""
    return [
        Text(look.name(card), "bold"),
        Text(price, "bold").append(look.say(LabelPlaces(it.employees)), "not bold"),
        Text(look.say(LabelUpkeep(it.upkeep)), "dim"),
        Text(look.symbols(it.symbols)),
    ]


def vc_box(look: Look, card: str | None, powers: Text | None = None) -> list[Text]:
    """A VC card; its powers in a word or two unless there is room for more."""
    if card is None:
        return [look.empty()]
    number = look.cards.vcs.index(card)
    it, does = look.cards.document.vc[number], look.cards.powers[number]
    off = look.discounts[1][number]
    cost = Text(look.say(LabelCode(max(0, it.cost - off))), CHEAP if off else "bold")
    if off:
        cost.append(f" {look.say(LabelBefore(str(it.cost)))}", "not bold dim")
    gain = look.money(it.instant.cash)
    if it.instant.valuation:
        gain += f" +{look.say(LabelValuation(it.instant.valuation))}"
    return [
        Text(look.name(card), "bold"),
        cost,
        Text(gain),
        powers or Text(" + ".join([look.say(LabelPower(one.name())) for one in does])),
        Text(look.symbols(it.wants), "dim"),
    ]


def powers(look: Look) -> Text:
    """What the VC cards can do besides, in full: their boxes have room for a word or two."""
    lines: list[Text] = []
    for slot, card in enumerate(look.view.vc_row):
        if card is not None:
            line = Text(f"{look.slot('vc', slot)} ", "dim") + in_full(look, card)
            lines += wrap(line, look.scene.width, 2)
    return Text("\n").join(lines)


def in_full(look: Look, card: str) -> Text:
    """What a VC card says it does."""
    return Text(", ".join([look.say(one) for one in look.cards.sayings()[card]]), "not dim")


def rows_in_short(look: Look) -> Text:
    """Employees, HQ and VC cards, a line each."""
    view = look.view
    lines = columns(
        [
            [Text(look.slot("employee", slot), "dim"), *shortened(employee_box(look, slot, card))]
            for slot, card in enumerate(view.row)
        ]
    )
    offices = [(look.slot("hq", slot), hq_box(look, card)) for slot, card in enumerate(view.hq_row)]
    offices += [
        (look.slot("vc", slot), vc_box(look, it, in_full(look, it) if it else None))
        for slot, it in enumerate(view.vc_row)
    ]
    lines += columns(
        [[Text(label, "dim"), name, Text("  ").join(rest)] for label, (name, *rest) in offices]
    )
    width = look.scene.width
    return Text("\n").join(fit(part, width) for line in lines for part in whole(line, width))


def shortened(box: list[Text]) -> list[Text]:
    """A card for a single line: its name leaves room for the rest."""
    name, *rest = box
    return [fit(name, min(name.cell_len, LONGEST_NAME)), *rest]


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows rows and markers."""
    return [event for event in events if not isinstance(event, SHOWN)]


def chapter(event: Event) -> Saying | None:
    return ChapterRound(event.round) if isinstance(event, RoundStarted) else None


BOARD = Board(draw, told, chapter, worth)
