"""The table of Tech Deck: the row with what each customer needs, both teams, the group hand.

What the hand can assist right now is green: as it is, or with the effects that the team has left.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, shelves, split, wrap
from seedround.engine.event import Event
from seedround.engine.kinds import Pile
from seedround.engine.saying import Saying
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.events import (
    CustomerCame,
    RoundEnded,
    RoundStarted,
    TableSet,
    VenturesRevealed,
)
from seedround.games.tech_deck.labels import (
    ChapterRound,
    LabelArea,
    LabelBecomes,
    LabelCard,
    LabelDiscard,
    LabelEffect,
    LabelFaceDown,
    LabelHand,
    LabelHandCard,
    LabelLead,
    LabelMarker,
    LabelNeeds,
    LabelNext,
    LabelOffered,
    LabelOut,
    LabelPiles,
    LabelPlace,
    LabelPlays,
    LabelPoints,
    LabelRound,
    LabelRow,
    LabelScore,
    LabelScorePile,
    LabelSeen,
    LabelServed,
    LabelTeam,
    LabelToCome,
    LabelUnhappy,
    LabelVentures,
    LabelYourHand,
)
from seedround.games.tech_deck.mind.packing import Way, ways_to_serve
from seedround.games.tech_deck.table import ROW
from seedround.games.tech_deck.view import TeamView, TechDeckView

NOW = "bold green"
HELPED = "green"
INDENT = 3
"""Below the name of a card, behind its mark."""
SHOWN = (CustomerCame, TableSet, VenturesRevealed, RoundEnded)
"""Events that the board itself shows."""


class Look(NamedTuple):
    """A scene with its types, and what is asked of it again and again."""

    scene: Scene
    view: TechDeckView
    cards: Cards
    tall: bool
    """Cards with their effects, or in as few lines as possible."""

    @property
    def own(self) -> TeamView | None:
        """The viewer's team; None for a spectator."""
        return self.view.teams[self.view.team - 1] if self.view.team else None

    def used(self, card: str) -> bool:
        return card in self.view.used

    def say(self, saying: Saying) -> str:
        return self.scene.say(saying)

    def name(self, card: str) -> str:
        """A card by its id and its name."""
        return self.say(LabelCard(card, card))


def draw(scene: Scene) -> list[Text]:
    tall = Look(scene, scene.view, scene.cards, tall=True)
    low = tall._replace(tall=False)
    return scene.sizes(
        (header(tall), row(tall), teams(tall), hand(tall)),
        (header(low), row(low), teams(low), hand(low)),
    )


def header(look: Look) -> Text:
    """Round and marker on the left, unhappy customers and the deck on the right."""
    view = look.view
    phase: Literal["setup", "play", "over"] = "play" if view.round else "setup"
    left = Text(look.say(LabelRound(view.round, "over" if view.result else phase)), "bold")
    if view.marker:
        marker = LabelMarker(view.marker, view.teams[view.marker - 1].seats)
        left.append(f"   {look.say(marker)}", "not bold")
    angry = look.say(LabelUnhappy(len(view.unhappy), view.unhappy_limit))
    to_come = f"   {look.say(LabelToCome(view.customers))}"
    right = Text.assemble((angry, "bold red" if view.unhappy else ""), to_come)
    line = fit(left, look.scene.width - right.cell_len) + right
    for place in view.customers_seen[:1]:
        if place.place == 1 and look.own:
            line.append_text(Text(f"\n{look.say(LabelNext(place.card))}", "dim"))
    return line


# The row


def row(look: Look) -> Text:
    """Four places, the oldest customer on the left."""
    names = look.view.row
    if not names:
        return Text()
    labels = [look.say(LabelPlace(place, place == 1)) for place in range(1, ROW + 1)]
    room = min(split(look.scene.width, ROW))
    boxes = [customer(look, card, room) for card in names] + [[Text()]] * (ROW - len(names))
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def customer(look: Look, name: str, room: int) -> list[Text]:
    """Value and domain, what it could become and do, and who can serve it now."""
    card = look.cards.card(name)
    ways = serving(look, name)
    style = NOW if any(not way.helps for way in ways) else HELPED if ways else "bold"
    lines = [
        Text(look.name(name), style),
        Text(look.say(LabelNeeds(card.value, card.domain)), "not bold"),
    ]
    if look.tall:
        lines = wrap(lines[0], room) + lines[1:]
        lines.append(Text(look.say(LabelBecomes(card.kind, card.phase)), "dim"))
        lines += wrap(Text(look.say(LabelEffect(card.text)), "dim"), room)
    if ways:
        first = ways[0]
        cards = "+".join(look.cards.ids[card] for card in first.part)
        served = look.say(LabelServed(cards, bool(first.helps)))
        lines.append(Text(f"{look.scene.sign('✓', '=')} {served}", style))
    return lines


def serving(look: Look, name: str) -> list[Way]:
    """How the viewer's hand can serve a customer, the thriftiest way first."""
    own, index = look.own, look.cards.index
    if own is None or own.hand is None or look.view.result:
        return []
    held: Pile = tuple(sorted(index[card] for card in own.hand))
    ventures = [card for area in own.areas for card in area.cards]
    helping = [
        index[card]
        for card in (*ventures, *own.hand)
        if not look.used(card) and helps(look, card, card in own.hand)
    ]
    ways = ways_to_serve(look.cards, held, index[name], tuple(helping)) if held else []
    return [way for way in ways if way.cost <= len(held) - len(way.part)]


def helps(look: Look, card: str, in_hand: bool) -> bool:
    number = look.cards.index[card]
    return look.cards.help[number] is not None and look.cards.is_venture[number] != in_hand


# Teams


def teams(look: Look) -> Text:
    """Both teams side by side: score, ventures with used marks, closed cards."""
    labels = [label(look, number) for number in range(len(look.view.teams))]
    room = min(split(look.scene.width, len(labels)))
    boxes = [team_box(look, team, room) for team in look.view.teams]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def label(look: Look, number: int) -> Text:
    seats = look.view.teams[number].seats
    asked = any(seat in look.view.asked for seat in seats)
    mark = look.scene.sign("▶ ", "> ") if asked else ""
    name = look.say(LabelTeam(number + 1, seats))
    return Text(mark + name, "bold reverse" if asked else "bold")


def team_box(look: Look, team: TeamView, room: int) -> list[Text]:
    first = Text(look.say(LabelScore(len(team.score), values(look, team.score))), "bold")
    if team.lead is not None:
        first.append(f"   {look.say(LabelLead(team.lead))}", "not bold")
    lines = [first]
    for place, area in enumerate(team.areas, 1):
        heading = LabelArea(place, None if area.shared else area.controller)
        lines.append(Text(look.say(heading), "dim"))
        lines += [line for card in area.cards for line in venture(look, card, room)]
    piles = LabelPiles(team.hand_size, team.deck_size, len(team.discard))
    lines.append(Text(look.say(piles), "dim"))
    if team.seen and team.hand is None:
        lines.append(Text(look.say(LabelSeen(team.seen)), "dim"))
    if team.out:
        lines.append(Text(look.say(LabelOut()), "dim"))
    if played := set_label(team):
        lines.append(Text(look.say(played), "bold"))
    if team.offered:
        lines += wrap(Text(look.say(LabelOffered(team.offered))), room, INDENT)
    return lines


def venture(look: Look, name: str, room: int) -> list[Text]:
    """A venture with its used mark, and with all that it does if there is room for that."""
    line = marked(look, name)
    if not look.tall:
        return [line]
    line.append(f" {look.say(LabelEffect(look.cards.card(name).text))}", "dim")
    return wrap(line, room, INDENT)


def marked(look: Look, name: str) -> Text:
    used = look.used(name)
    line = Text(f" {look.scene.sign('✗', 'x') if used else ' '} ")
    line.append(look.name(name), "dim" if used else "")
    return line


def values(look: Look, pile: Sequence[str]) -> int:
    """What the values of some cards come to: the first tie-break (TD-END-03)."""
    return sum(look.cards.card(name).value for name in pile)


def set_label(team: TeamView) -> Saying | None:
    """The set of this run, as far as the viewer may know it."""
    if team.set:
        return LabelPlays("+".join(team.set), team.target)
    return LabelFaceDown(team.set_size) if team.set_size else None


def hand(look: Look) -> Text:
    """The group hand of the viewer's team, with effects and used marks."""
    own = look.own
    if own is None or own.hand is None or look.view.result:
        return Text()
    if not look.tall:
        cards = tuple(card + ("*" if look.used(card) else "") for card in own.hand)
        return fit(Text(look.say(LabelHand(cards)), "bold"), look.scene.width)
    lines = [Text(look.say(LabelYourHand(not own.hand)), "bold")]
    for name in own.hand:
        card = look.cards.card(name)
        line = marked(look, name)
        line.append(f"  {look.say(LabelHandCard(card.kind, card.phase, card.text))}", "dim")
        lines += wrap(line, look.scene.width, INDENT)
    return Text("\n").join(lines)


# Looking closer


def piles(scene: Scene) -> Text:
    """Score piles and discards of both teams, and every effect in the row and among ventures:
    what lies open may be looked through by everybody (General 3)."""
    look = Look(scene, scene.view, scene.cards, tall=True)
    view = look.view
    parts: list[tuple[Saying, Sequence[str]]] = [(LabelRow(not view.row), view.row)]
    for number, team in enumerate(view.teams, 1):
        whose = LabelTeam(number, team.seats)
        ventures = [card for area in team.areas for card in area.cards]
        sum_of_values = values(look, team.score)
        parts += [
            (LabelVentures(whose, not ventures), ventures),
            (LabelScorePile(whose, len(team.score), sum_of_values), team.score),
            (LabelDiscard(whose, len(team.discard)), team.discard),
        ]
    lines: list[Text] = []
    for heading, cards in parts:
        lines += wrap(Text(look.say(heading), "bold"), scene.width, INDENT)
        for name in cards:
            card = look.cards.card(name)
            line = marked(look, name)
            line.append(f"  {look.say(LabelNeeds(card.value, card.domain))}")
            line.append(f"  {look.say(LabelHandCard(card.kind, card.phase, card.text))}", "dim")
            lines += wrap(line, scene.width, INDENT)
    return scene.sizes(lines)[0]


# What is told beside the board


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows row, teams and hand; what came about is told."""
    return [event for event in events if not isinstance(event, SHOWN)]


def chapter(event: Event) -> Saying | None:
    return ChapterRound(event.round) if isinstance(event, RoundStarted) else None


BOARD = Board(draw, told, chapter, LabelPoints, piles)
