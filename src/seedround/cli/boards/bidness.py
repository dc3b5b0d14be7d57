"""The table of Bidness: workplaces side by side, and the auction or the suit that is on."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from seedround.cli.boards import YOU, Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, shelves, split
from seedround.engine.event import Event
from seedround.engine.words import money
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.events import Dealt, GameStarted, RolledForFirst, RoundStarted
from seedround.games.bidness.view import AuctionView, BidnessView, SeatView, SuitView

SHOWN = (GameStarted, RolledForFirst)
"""Events that the board itself shows."""
MOST_IOUS = 6
PHASES = {
    "setup": "setup",
    "play": "card play",
    "business": "business",
    "over": "the end",
}
CLAIMS = {"cash": "dollars", "marketers": "marketers", "tech": "tech points"}


class Look(NamedTuple):
    """A scene with its types."""

    scene: Scene
    view: BidnessView
    cards: Cards
    tall: bool

    def name(self, seat: int | None) -> str:
        return "the bank" if seat is None else self.scene.names[seat]


def draw(scene: Scene) -> list[Text]:
    tall = Look(scene, scene.view, scene.cards, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), workplaces(tall), middle(tall), hand(tall), heaps(tall)),
        (header(low), workplaces(low), middle(low), hand(low)),
        (header(low), short_workplaces(low), middle(low), hand(low)),
    )


def header(look: Look) -> Text:
    """Round, phase and First Player on the left, the awards on the right."""
    view = look.view
    left = Text(f"Round {view.round}: ", "bold").append(PHASES[view.phase])
    left.append(f"   First Player: {look.name(view.first)}", "not bold")
    if view.phase == "play" and view.pass_run:
        left.append(f"   {view.pass_run} of {len(view.seats)} passed in a row", "dim")
    return fit(left, look.scene.width)


# Workplaces


def workplaces(look: Look) -> Text:
    """Everybody side by side, three in a row if there are many."""
    seats = list(range(len(look.view.seats)))
    rows = [seats] if len(seats) <= 4 else [seats[:3], seats[3:]]
    width = look.scene.width
    parts: list[Text] = []
    for row in rows:
        places = row + [-1] * (len(rows[0]) - len(row))
        rooms = split(width, len(places))
        labels = [
            look.scene.label(seat, room - 3) if seat >= 0 else ""
            for seat, room in zip(places, rooms, strict=True)
        ]
        boxes = [workplace(look, seat) if seat >= 0 else [Text()] for seat in places]
        parts.append(shelves([Shelf(labels, boxes)], width, look.scene.fancy))
    return Text("\n").join(parts)


def workplace(look: Look, seat: int) -> list[Text]:
    it = look.view.seats[seat]
    lines = [
        Text(money(it.cash), "bold").append(f"  {ious(look, it.ious)}", "red"),
        Text(f"{it.tech} tech, {staff(it)}"),
        Text(f"sells {it.units} x {money(it.unit_price)}"),
    ]
    if not look.tall:
        return lines
    extras = [awards(look, seat)] if awards(look, seat) else []
    if it.contracts:
        extras.append(counted(it.contracts, "contract"))
    extras += [look.cards.name_of(card) for card in it.bonus]
    if it.laid_off:
        extras.append("laid off: cannot pay off")
    lines.append(Text(", ".join(extras), "bold green"))
    lines.append(Text(f"{counted(it.hand_size, 'card')}, salaries {money(it.salary)}", "dim"))
    return lines


def ious(look: Look, count: int) -> str:
    """IOUs as a row of marks: the filled ones are owed."""
    full, free = look.scene.sign("■", "#"), look.scene.sign("□", ".")
    return f"{full * count}{free * (MOST_IOUS - count)} {counted(count, 'IOU')}"


def staff(it: SeatView) -> str:
    return f"M{it.marketers} E{it.engineers} L{it.lawyers}"


def awards(look: Look, seat: int) -> str:
    star = look.scene.sign("★", "*")
    held = [
        name
        for name, holder in (
            ("Market Leader", look.view.market_leader),
            ("Tech Leader", look.view.tech_leader),
        )
        if holder == seat
    ]
    return " ".join(f"{star} {name}" for name in held)


def short_workplaces(look: Look) -> Text:
    """One line each, for terminals with few rows."""
    lines: list[Text] = []
    for seat, it in enumerate(look.view.seats):
        mark = look.scene.sign("▶ ", "> ") if seat in look.view.asked else "  "
        you = YOU if seat == look.view.viewer else ""
        line = Text(mark).append_text(fit(Text(look.scene.names[seat] + you, "bold"), 16))
        line.append(f" {money(it.cash):>6} {ious(look, it.ious):<13}")
        line.append(f" {it.tech:>3} tech {staff(it)} C{it.contracts} {it.hand_size} cards ")
        line.append(awards(look, seat), "bold green")
        lines.append(fit(line, look.scene.width))
    return Text("\n").join(lines)


# The auction and the suit


def middle(look: Look) -> Text:
    if look.view.auction is not None:
        return auction(look, look.view.auction)
    return suit(look, look.view.suit) if look.view.suit is not None else Text()


def auction(look: Look, it: AuctionView) -> Text:
    """The card, the last bid, who is in and who has dropped out."""
    bid = "no bid yet"
    if it.last_bid is not None:
        bid = f"{look.name(it.last_bidder)} bids {money(it.last_bid)}"
    still = f" {look.scene.sign('→', '>')} ".join(look.name(seat) for seat in it.bidders)
    out = ", ".join(look.name(seat) for seat in it.dropped) or "nobody"
    lines = [
        Text(f" {bid}", "bold"),
        Text(f" in: {still}"),
        Text(f" dropped out: {out}", "dim"),
    ]
    title = f"auction: {look.cards.name_of(it.card)} of {look.name(it.seller)}"
    return shelves([Shelf([Text(title, "bold")], [lines])], look.scene.width, look.scene.fancy)


def suit(look: Look, it: SuitView) -> Text:
    """Both sides with their dice, the odds, the damages and the talks."""
    damages = "not yet named"
    if it.damages is not None:
        damages = money(it.damages) if it.claim == "cash" else f"{it.damages} {CLAIMS[it.claim]}"
    talks = []
    if it.demand is not None:
        talks.append(f"{look.name(it.plaintiff)} wants {money(it.demand)}")
    if it.offered is not None:
        talks.append(f"{look.name(it.defendant)} offers {money(it.offered)}")
    lines = [
        Text(f" damages: {damages}", "bold"),
        Text(
            f" in court: {dice(look, it.dice)} against {dice(look, it.defence)}, "
            f"{look.name(it.plaintiff)} wins with {it.odds}"
        ),
        Text(f" talks: {'; '.join(talks) or 'none yet'}", "dim"),
    ]
    sides = f"{look.name(it.plaintiff)} against {look.name(it.defendant)}"
    title = Text(f"{look.cards.name_of(it.card)}: {sides}", "bold")
    return shelves([Shelf([title], [lines])], look.scene.width, look.scene.fancy)


def dice(look: Look, count: int) -> str:
    return " ".join([look.scene.sign("⚅", "[6]")] * count) + f" ({count} dice)"


# Cards


def hand(look: Look) -> Text:
    """The viewer's own cards, with what they cost."""
    view = look.view
    own = view.seats[view.viewer] if view.viewer >= 0 else None
    if own is None or own.hand is None or view.phase == "over":
        return Text()
    names = [card_name(look, card) for card in own.hand]
    line = Text("Your hand: ", "bold").append(", ".join(names) or "no card", "not bold")
    if own.face_down_cards:
        gone = ", ".join(look.cards.name_of(card) for card in own.face_down_cards)
        line.append(f"  (face down: {gone})", "dim")
    return line


def card_name(look: Look, card: str) -> str:
    cost = look.cards.event_card(card).cost
    return f"{look.cards.name_of(card)} {money(cost)}" if cost else look.cards.name_of(card)


def heaps(look: Look) -> Text:
    """The face-up discards of this round, and what is hidden."""
    view = look.view
    down = sum(seat.face_down for seat in view.seats)
    shown = ", ".join(look.cards.name_of(card) for card in view.face_up[-6:]) or "nothing"
    text = f"discarded: {shown}; {counted(down, 'card')} face down; {view.deck} in the deck"
    return fit(Text(text, "dim"), look.scene.width)


def counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows hands and companies; deals need not be told one by one."""
    return [event for event in events if not isinstance(event, (*SHOWN, Dealt))]


def chapter(event: Event) -> str | None:
    return f"Round {event.round}" if isinstance(event, RoundStarted) else None


BOARD = Board(draw, told, chapter, money)
