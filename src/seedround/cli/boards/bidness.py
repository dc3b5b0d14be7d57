"""The table of Bidness: workplaces side by side, and the auction or the suit that is on."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, shelves, split, wrap
from seedround.engine.event import Event
from seedround.engine.kinds import Seat, by_seat, every_seat
from seedround.engine.locale import money
from seedround.engine.saying import Saying
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.events import Dealt, GameStarted, RolledForFirst, RoundStarted
from seedround.games.bidness.labels import (
    ChapterRound,
    LabelAward,
    LabelBid,
    LabelBidder,
    LabelCard,
    LabelCase,
    LabelContracts,
    LabelCourt,
    LabelDamages,
    LabelDemand,
    LabelDropped,
    LabelFaceDown,
    LabelFirst,
    LabelHand,
    LabelHeaps,
    LabelIous,
    LabelLaidOff,
    LabelLot,
    LabelOffered,
    LabelPassed,
    LabelPricedCard,
    LabelRound,
    LabelSales,
    LabelShort,
    LabelStaff,
    LabelStillIn,
    LabelTalks,
    LabelYourHand,
)
from seedround.games.bidness.view import AuctionView, BidnessView, SeatView, SuitView

SHOWN = (GameStarted, RolledForFirst)
"""Events that the board itself shows."""
NEWEST = 6
"""How many discarded cards are named."""


class Look(NamedTuple):
    """A scene with its types."""

    scene: Scene
    view: BidnessView
    cards: Cards
    tall: bool

    def say(self, saying: Saying) -> str:
        return self.scene.say(saying)

    def money(self, sum: int) -> str:
        return money(sum, self.scene.language)


def draw(scene: Scene) -> list[Text]:
    tall = Look(scene, scene.view, scene.cards, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), workplaces(tall), middle(tall), hand(tall), doings(tall), heaps(tall)),
        (header(low), workplaces(low), middle(low), hand(low)),
        (header(low), short_workplaces(low), middle(low), hand(low)),
    )


def header(look: Look) -> Text:
    """Round, phase and First Player on the left, the awards on the right."""
    view = look.view
    left = Text(look.say(LabelRound(view.round, view.phase)), "bold")
    left.append(f"   {look.say(LabelFirst(view.first))}", "not bold")
    if view.phase == "play" and view.pass_run:
        left.append(f"   {look.say(LabelPassed(view.pass_run, len(view.seats)))}", "dim")
    return fit(left, look.scene.width)


# Workplaces


def workplaces(look: Look) -> Text:
    """All players side by side, three in a row if there are many."""
    seats: list[Seat | None] = list(every_seat(len(look.view.seats)))
    rows = [seats] if len(seats) <= 4 else [seats[:3], seats[3:]]
    width = look.scene.width
    parts: list[Text] = []
    for row in rows:
        places = row + [None] * (len(rows[0]) - len(row))
        rooms = split(width, len(places))
        labels = [
            look.scene.label(seat, room - 3) if seat is not None else ""
            for seat, room in zip(places, rooms, strict=True)
        ]
        boxes = [workplace(look, seat) if seat is not None else [Text()] for seat in places]
        parts.append(shelves([Shelf(labels, boxes)], width, look.scene.fancy))
    return Text("\n").join(parts)


def workplace(look: Look, seat: Seat) -> list[Text]:
    it = look.view.seats[seat]
    lines = [
        Text(look.money(it.cash), "bold").append(f"  {ious(look, it.ious)}", "red"),
        Text(staff(look, it)),
        Text(look.say(LabelSales(it.units, it.unit_price))),
    ]
    if not look.tall:
        return lines
    extras = [awards(look, seat)] if awards(look, seat) else []
    if it.contracts:
        extras.append(look.say(LabelContracts(it.contracts)))
    extras += [look.say(LabelCard(card)) for card in it.bonus]
    if it.laid_off:
        extras.append(look.say(LabelLaidOff()))
    lines.append(Text(", ".join(extras), "bold green"))
    lines.append(Text(look.say(LabelHand(it.hand_size, it.salary)), "dim"))
    return lines


def ious(look: Look, count: int) -> str:
    """IOUs as a row of marks: the filled ones are owed."""
    full, free = look.scene.sign("■", "#"), look.scene.sign("□", ".")
    most = look.cards.debt.max_ious
    return f"{full * count}{free * (most - count)} {look.say(LabelIous(count))}"


def staff(look: Look, it: SeatView) -> str:
    return look.say(LabelStaff(it.tech, it.marketers, it.engineers, it.lawyers))


def awards(look: Look, seat: Seat) -> str:
    star = look.scene.sign("★", "*")
    held: list[Saying] = []
    if look.view.market_leader == seat:
        held.append(LabelAward("market"))
    if look.view.tech_leader == seat:
        held.append(LabelAward("tech"))
    return " ".join(f"{star} {look.say(award)}" for award in held)


def short_workplaces(look: Look) -> Text:
    """One line each, for terminals with few rows."""
    lines: list[Text] = []
    for seat, it in by_seat(look.view.seats):
        mark = look.scene.sign("▶ ", "> ") if seat in look.view.asked else "  "
        name = look.scene.names[seat] + look.scene.you(seat)
        line = Text(mark).append_text(fit(Text(name, "bold"), 16))
        line.append(f" {look.money(it.cash):>6} {ious(look, it.ious):<13}")
        line.append(f" {staff(look, it)} {look.say(LabelShort(it.contracts, it.hand_size))} ")
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
    still = f" {look.scene.sign('→', '>')} ".join(bidders(look, it.bidders))
    lines = [
        Text(f" {look.say(LabelBid(it.last_bidder, it.last_bid or 0))}", "bold"),
        Text(f" {look.say(LabelStillIn(still))}"),
        Text(f" {look.say(LabelDropped(bidders(look, it.dropped)))}", "dim"),
    ]
    title = look.say(LabelLot(it.card, it.seller))
    return shelves([Shelf([Text(title, "bold")], [lines])], look.scene.width, look.scene.fancy)


def bidders(look: Look, seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(look.say(LabelBidder(seat)) for seat in seats)


def suit(look: Look, it: SuitView) -> Text:
    """Both sides with their dice, the odds, the damages and the talks."""
    talks: list[str] = []
    if it.demand is not None:
        talks.append(look.say(LabelDemand(it.plaintiff, it.demand)))
    if it.offered is not None:
        talks.append(look.say(LabelOffered(it.defendant, it.offered)))
    dice, defence = pictures(look, it.dice), pictures(look, it.defence)
    court = LabelCourt(dice, it.dice, defence, it.defence, it.plaintiff, it.odds)
    lines = [
        Text(f" {look.say(LabelDamages(it.claim, it.damages))}", "bold"),
        Text(f" {look.say(court)}"),
        Text(f" {look.say(LabelTalks(tuple(talks)))}", "dim"),
    ]
    title = Text(look.say(LabelCase(it.card, it.plaintiff, it.defendant)), "bold")
    return shelves([Shelf([title], [lines])], look.scene.width, look.scene.fancy)


def pictures(look: Look, dice: int) -> str:
    return " ".join([look.scene.sign("⚅", "[6]")] * dice)


# Cards


def hand(look: Look) -> Text:
    """The viewer's own cards, with what they cost."""
    view = look.view
    own = view.seats[view.viewer] if view.viewer >= 0 else None
    if own is None or own.hand is None or view.phase == "over":
        return Text()
    names = [look.say(LabelPricedCard(card, look.cards.event_card(card).cost)) for card in own.hand]
    line = Text(look.say(LabelYourHand(tuple(names))))
    if own.face_down_cards:
        line.append(f"  {look.say(LabelFaceDown(own.face_down_cards))}", "dim")
    return line


def doings(look: Look) -> Text:
    """What one's own cards do, each kind once."""
    view = look.view
    own = view.seats[view.viewer].hand if view.viewer >= 0 else None
    if not own or view.phase == "over":
        return Text()
    lines: list[Text] = []
    for card in dict.fromkeys(own):
        says = ", ".join([look.say(one) for one in look.cards.sayings()[card]])
        line = Text(f" {look.say(LabelCard(card))}: ", "dim").append(says, "not dim")
        lines += wrap(line, look.scene.width, 3)
    return Text("\n").join(lines)


def heaps(look: Look) -> Text:
    """The face-up discards of this round, and what is hidden."""
    view = look.view
    down = sum(seat.face_down for seat in view.seats)
    heaps = LabelHeaps(view.face_up[-NEWEST:], down, view.deck)
    return fit(Text(look.say(heaps), "dim"), look.scene.width)


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows hands and companies; deals need not be told one by one."""
    return [event for event in events if not isinstance(event, (*SHOWN, Dealt))]


def chapter(event: Event) -> Saying | None:
    return ChapterRound(event.round) if isinstance(event, RoundStarted) else None


BOARD = Board(draw, told, chapter, money)
