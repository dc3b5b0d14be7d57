"""The table of Trade Show: the grid while drafting, the dice at the show, the players always."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, letters, shelves, split
from seedround.cli.boards.trade_show_dice import big_dice, small_dice
from seedround.engine.event import Event
from seedround.engine.kinds import Seat, by_seat, every_seat
from seedround.engine.locale import money
from seedround.engine.saying import Saying
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.events import (
    Failed,
    GameStarted,
    Refilled,
    Rolled,
    RoundStarted,
    Stacked,
    TurnStarted,
)
from seedround.games.trade_show.labels import (
    ChapterRound,
    ChapterShow,
    LabelCard,
    LabelComplete,
    LabelCubes,
    LabelDeck,
    LabelDice,
    LabelFreePlace,
    LabelOffer,
    LabelOwnBonus,
    LabelPlace,
    LabelRoll,
    LabelRound,
    LabelSell,
    LabelStart,
    LabelSupply,
    LabelTurn,
    LabelWaiting,
    LabelWanted,
)
from seedround.games.trade_show.view import SeatView, TradeShowView, TurnView

MATCH = "bold green"
SHOWN = (GameStarted, RoundStarted, Refilled, Stacked)
"""Events that the board itself shows."""


class Look(NamedTuple):
    """A scene with its types, and what is asked of it again and again."""

    scene: Scene
    view: TradeShowView
    cards: Cards
    marks: dict[str, str]
    """The letter of each company."""
    tall: bool
    """Cards and dice in several lines, or in as few as possible."""

    @property
    def own(self) -> str | None:
        """The viewer's company; None for a spectator."""
        viewer = self.view.viewer
        return self.view.seats[viewer].company if viewer >= 0 else None

    def say(self, saying: Saying) -> str:
        return self.scene.say(saying)

    def name(self, card: str) -> str:
        return self.say(LabelCard(card))

    def money(self, sum: int) -> str:
        return money(sum, self.scene.language)

    def company(self, company: str) -> str:
        return f"{self.marks[company]} {self.name(company)}"


def draw(scene: Scene) -> list[Text]:
    names = [scene.say(LabelCard(company)) for company in scene.cards.company_ids]
    marks = dict(zip(scene.cards.company_ids, letters(names), strict=True))
    tall = Look(scene, scene.view, scene.cards, marks, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), middle(tall), players(tall), footer(tall)),
        (header(tall), middle(tall), short_players(tall), footer(tall)),
        (header(low), middle(low), short_players(low)),
    )


def middle(look: Look) -> Text:
    """The grid while drafting, the dice at the show, nothing at the end."""
    if look.view.result:
        return Text()
    return show(look, look.view.turn) if look.view.turn else grid(look)


def header(look: Look) -> Text:
    """Round, phase and start seat on the left, cubes on the right."""
    view = look.view
    supply = look.say(LabelSupply(view.supply))
    phase: Literal["over", "show", "development"] = "development"
    if view.result or view.turn:
        phase = "over" if view.result else "show"
    left = Text(look.say(LabelRound(view.round, view.rounds, phase)), "bold")
    if not view.result:
        left.append(f"   {look.say(LabelStart(view.start))}", "not bold")
    return fit(left, look.scene.width - len(supply)) + Text(supply)


def footer(look: Look) -> Text:
    """What the letters and marks mean that no box explains."""
    parts: list[str] = []
    if look.view.queue:
        waiting = tuple(look.company(company) for company in look.view.queue)
        parts.append(look.say(LabelWaiting(waiting)))
    if look.own and not look.view.turn and not look.view.result:
        parts.append(look.say(LabelOwnBonus(look.own)))
    parts.append(look.say(LabelDeck(look.view.deck)))
    line = fit(Text("   ".join(parts), "dim"), look.scene.width)
    line.rstrip()
    return line


def grid(look: Look) -> Text:
    """Two rows of five cards; the front card of a column may be taken alone."""
    rows = [row(look, "back", look.view.top), row(look, "front", look.view.bottom)]
    return shelves(rows, look.scene.width, look.scene.fancy)


def row(look: Look, name: Literal["front", "back"], cards: Sequence[str]) -> Shelf:
    labels = [look.say(LabelPlace(column, name)) for column in range(1, len(cards) + 1)]
    return Shelf(labels, [grid_card(look, card) for card in cards])


def grid_card(look: Look, card: str) -> list[Text]:
    it, name = look.cards.development(card), Text(look.name(card), "bold")
    bonuses = [
        Text(f"{look.marks[company]}+{bonus}*", MATCH)
        if company == look.own
        else Text(f"{look.marks[company]}+{bonus}")
        for company, bonus in it.bonus.items()
    ]
    if not look.tall:
        figures = Text(f"{it.sell} {look.money(it.pay)}")
        return [name, Text(" ").join([figures, *bonuses])]
    figures = Text(f"{look.say(LabelSell(it.sell)):<8} {look.money(it.pay)}")
    return [name, figures, Text("  ").join(bonuses)]


def players(look: Look) -> Text:
    """All players side by side: money, cubes, company with its dice, the stack in order."""
    seats = look.view.seats
    rooms = split(look.scene.width, len(seats))
    labels = [look.scene.label(seat, rooms[seat] - 3) for seat in every_seat(len(seats))]
    boxes = [player_box(look, seat, rooms[seat]) for seat in every_seat(len(seats))]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def player_box(look: Look, seat: Seat, room: int) -> list[Text]:
    it = look.view.seats[seat]
    lines = [
        Text(look.money(it.score), "bold").append(f"  {cubes(look, it.cubes)}", "not bold"),
        Text(look.company(it.company)),
        Text(dice_list(look, it.company), "dim"),
    ]
    return lines + [stack_line(look, seat, place, room) for place in range(it.target)]


def stack_line(look: Look, seat: Seat, place: int, room: int) -> Text:
    """A card of a stack: mark, sell value, dollars and matching bonus, name or dice on it."""
    it = look.view.seats[seat]
    if place >= len(it.stack):
        return Text(f"  {look.scene.sign('·', '.')} {look.say(LabelFreePlace())}", "dim")
    card, turn = it.stack[place], look.view.turn
    at_show = turn if turn and turn.seat == seat else None
    line = card_figures(look, card, it.company, mark(look, at_show, place))
    if at_show and place < at_show.fulfilled:
        done = at_show.placed[place]
        line.append_text(small_dice(((done.sides, done.values),)))
    elif room >= line.cell_len + 4:
        line.append(look.name(card))
    return line


def mark(look: Look, turn: TurnView | None, place: int) -> Text:
    if turn and place < turn.fulfilled:
        return Text(look.scene.sign("✓", "x"), MATCH)
    if turn and place == turn.fulfilled:
        return Text(look.scene.sign("▸", ">"), "bold")
    return Text(" ")


def card_figures(look: Look, card: str, company: str, sign: Text) -> Text:
    it = look.cards.development(card)
    bonus = it.bonus.get(company, 0)
    line = sign.copy().append(f"{it.sell:>2} ", "bold").append(look.money(it.pay), "not bold")
    if bonus:
        line.append(f"+{bonus}", MATCH)
    return fit(line, max(10, line.cell_len + 1))


def short_players(look: Look) -> Text:
    """One line each, for terminals with few rows."""
    wide = max(len(name) for name in look.scene.names) + 6
    lines: list[Text] = []
    for seat, it in by_seat(look.view.seats):
        line = fit(Text(look.scene.sign("▶", ">") if seat in look.view.asked else " "), 2)
        line.append_text(fit(player_label_plain(look, seat), min(wide, 20)))
        line.append(f"{look.money(it.score):>4} {cubes(look, it.cubes):<9}")
        line.append_text(fit(Text(look.company(it.company)), 17))
        line.append_text(fit(Text(dice_list(look, it.company), "dim"), 13))
        line.append_text(short_stack(look, seat, it))
        lines.append(fit(line, look.scene.width))
    return Text("\n").join(lines)


def player_label_plain(look: Look, seat: Seat) -> Text:
    you = look.scene.you(seat)
    return Text(look.scene.names[seat] + you, "bold" if you else "")


def short_stack(look: Look, seat: Seat, it: SeatView) -> Text:
    """The sell values in order, with ticks; points for the places still free."""
    turn = look.view.turn
    line = Text()
    for place in range(it.target):
        if place >= len(it.stack):
            line.append(look.scene.sign("· ", ". "), "dim")
            continue
        line.append(f"{look.cards.development(it.stack[place]).sell}")
        if turn and turn.seat == seat and place <= turn.fulfilled:
            line.append_text(mark(look, turn, place))
        line.append(" ")
    return line


def show(look: Look, turn: TurnView) -> Text:
    """The turn at the trade show: the stack with its dice, and the roll with the offer."""
    it = look.view.seats[turn.seat]
    stack = [show_line(look, turn, place) for place in range(len(it.stack))]
    title = look.say(LabelTurn(turn.seat, it.company))
    label = look.say(LabelRoll(any(turn.rolled)))
    room = split(look.scene.width, 2)[1]
    shelf = Shelf([Text(title, "bold"), label], [stack, roll_box(look, turn, room)])
    return shelves([shelf], look.scene.width, look.scene.fancy)


def show_line(look: Look, turn: TurnView, place: int) -> Text:
    it = look.view.seats[turn.seat]
    line = card_figures(look, it.stack[place], it.company, mark(look, turn, place))
    name = Text(look.name(it.stack[place]), "bold" if place == turn.fulfilled else "")
    line.append_text(fit(name, 18)).append(" ")
    if place < turn.fulfilled:
        done = turn.placed[place]
        line.append_text(small_dice(((done.sides, done.values),)))
    return line


def roll_box(look: Look, turn: TurnView, room: int) -> list[Text]:
    dice: list[tuple[int, Sequence[int | None]]] = [
        (sides, values or (None,) * free)
        for sides, values, free in zip((4, 6, 8), turn.rolled, turn.free, strict=True)
        if free
    ]
    card = look.view.seats[turn.seat].stack[turn.fulfilled]
    target = look.cards.development(card)
    lines = big_dice(dice, target.sell, room, look.scene.fancy) if look.tall else None
    lines = lines or [Text(" ") + small_dice(dice, target.sell)]
    single = all(len(placed.values) == 1 for placed in turn.placed)
    return [
        *lines,
        Text(f" {look.say(LabelWanted(target.sell, card))}"),
        Text(f" {look.say(LabelOffer(turn.offer, turn.bonus, turn.pending))}", "bold"),
        Text(f" {look.say(LabelComplete(single))}", "dim"),
    ]


def dice_list(look: Look, company: str) -> str:
    pool = look.cards.pools[look.cards.company_ids.index(company)]
    dice = zip((4, 6, 8), pool, strict=True)
    return " ".join(look.say(LabelDice(count, sides)) for sides, count in dice if count)


def cubes(look: Look, count: int) -> str:
    return look.say(LabelCubes(count))


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows grid and stacks; of the rolls those are told that ended a turn."""
    kept: list[Event] = []
    for event, after in pairwise([*events, None]):
        if isinstance(event, Rolled) and not isinstance(after, Failed):
            continue
        if event is not None and not isinstance(event, SHOWN):
            kept.append(event)
    return kept


def chapter(event: Event) -> Saying | None:
    if isinstance(event, RoundStarted):
        return ChapterRound(event.round)
    return ChapterShow() if isinstance(event, TurnStarted) else None


BOARD = Board(draw, told, chapter, money)
