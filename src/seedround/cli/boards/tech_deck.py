"""The table of Tech Deck: the row with what each customer needs, both teams, the group hand.

What the hand can assist right now is green: as it is, or with the effects that the team has left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.cli.boards.drawing import Shelf, fit, shelves
from seedround.engine.event import Event
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.events import (
    CustomerCame,
    RoundEnded,
    RoundStarted,
    TableSet,
    VenturesRevealed,
)
from seedround.games.tech_deck.packing import Way, ways_to_serve
from seedround.games.tech_deck.table import ROW, Pile
from seedround.games.tech_deck.view import TeamView, TechDeckView

NOW = "bold green"
HELPED = "green"
SHOWN = (CustomerCame, TableSet, VenturesRevealed, RoundEnded)
"""Events that the board itself shows."""
SHORT = {"service": "Svc", "technology": "Tech", "science": "Sci", "information": "Info"}


class Look(NamedTuple):
    """A scene with its types, and what is asked of it again and again."""

    scene: Scene
    view: TechDeckView
    cards: Cards
    tall: bool
    """Cards with their effects, or in as few lines as possible."""

    @property
    def own(self) -> TeamView | None:
        """The team of whoever looks; None for a spectator."""
        return self.view.teams[self.view.team - 1] if self.view.team else None

    def used(self, card: str) -> bool:
        return card in self.view.used


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
    left = Text(f"Round {view.round}" if view.round else "Setup", "bold")
    if view.result:
        left.append(": the end")
    if view.marker:
        left.append(f"   team {view.marker} has the marker", "not bold")
    angry = f"unhappy {len(view.unhappy)}, {view.unhappy_limit} lose"
    right = Text(angry, "bold red" if view.unhappy else "")
    right.append(f"   {view.customers} to come", "not bold not red")
    line = fit(left, look.scene.width - right.cell_len) + right
    for place in view.customers_seen[:1]:
        if place.place == 1 and look.own:
            line.append_text(Text(f"\nnext: {look.cards.name_of(place.card)}", "dim"))
    return line


# The row


def row(look: Look) -> Text:
    """Four places, the oldest customer on the left."""
    names = look.view.row
    if not names:
        return Text()
    labels = [f"{place} oldest" if place == 1 else str(place) for place in range(1, ROW + 1)]
    boxes = [customer(look, card) for card in names] + [[Text()]] * (ROW - len(names))
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def customer(look: Look, name: str) -> list[Text]:
    """Value and domain, what it could become, and who can serve it now."""
    card = look.cards.card(name)
    domain = "any domain" if card.domain == "open" else f"one {SHORT[card.domain]}"
    ways = serving(look, name)
    style = NOW if any(not way.helps for way in ways) else HELPED if ways else "bold"
    lines = [
        Text(f"{name} {card.name}", style),
        Text(f"{card.value}, {domain}", "not bold"),
    ]
    if look.tall:
        lines.append(Text(f"{card.kind}, {card.phase}", "dim"))
    if ways:
        first = ways[0]
        cards = "+".join(look.cards.ids[card] for card in first.part)
        lines.append(
            Text(f"{look.scene.sign('✓', '=')} {cards}{' +help' if first.helps else ''}", style)
        )
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
    boxes = [team_box(look, team) for team in look.view.teams]
    return shelves([Shelf(labels, boxes)], look.scene.width, look.scene.fancy)


def label(look: Look, number: int) -> Text:
    team = look.view.teams[number]
    asked = any(seat in look.view.asked for seat in team.seats)
    text = look.scene.sign("▶ ", "> ") if asked else ""
    text += f"Team {number + 1}" if len(look.view.teams) > 1 else "Your team"
    if look.view.team == number + 1 and len(look.view.teams) > 1:
        text += " (yours)"
    return Text(text, "bold reverse" if asked else "bold")


def team_box(look: Look, team: TeamView) -> list[Text]:
    names = look.scene.names
    points = len(team.score)
    first = Text(f"{points} point" + ("" if points == 1 else "s"), "bold")
    first.append(f"   lead {names[team.lead]}", "not bold")
    lines = [first]
    for place, area in enumerate(team.areas, 1):
        owner = "shared" if area.shared else names[area.controller]
        lines.append(Text(f"a{place} {owner}:", "dim"))
        lines += [venture(look, card) for card in area.cards]
    size = "hand" if team.hand is None else "hand below"
    closed = f"{size} {team.hand_size}, deck {team.deck_size}, discard {len(team.discard)}"
    lines.append(Text(closed, "dim"))
    if team.seen and team.hand is None:
        lines.append(Text(f"seen: {' '.join(team.seen)}", "dim"))
    if team.out:
        lines.append(Text("out of this assist phase", "dim"))
    if played := set_line(look, team):
        lines.append(played)
    if team.offered:
        lines.append(Text(f"to choose from: {' '.join(team.offered)}"))
    return lines


def venture(look: Look, name: str) -> Text:
    card = look.cards.card(name)
    used = look.used(name)
    line = Text(f" {look.scene.sign('✗', 'x') if used else ' '} ")
    line.append(f"{name} {card.name}", "dim" if used else "")
    if look.tall:
        line.append(f" {card.text}", "dim")
    return line


def set_line(look: Look, team: TeamView) -> Text | None:
    """The set of this run, as far as the viewer may know it."""
    if team.set:
        line = Text("plays " + "+".join(team.set), "bold")
        return line.append(f" for {team.target}") if team.target else line
    if team.set_size:
        return Text(f"{team.set_size} cards face down", "bold")
    return None


def hand(look: Look) -> Text:
    """The group hand of the viewer's team, with effects and used marks."""
    own = look.own
    if own is None or own.hand is None or look.view.result:
        return Text()
    if not look.tall:
        cards = "  ".join(card + ("*" if look.used(card) else "") for card in own.hand)
        return fit(Text(f"Hand: {cards or 'empty'}", "bold"), look.scene.width)
    lines = [Text("Your group hand" + ("" if own.hand else ": empty"), "bold")]
    for name in own.hand:
        card = look.cards.card(name)
        line = venture(look._replace(tall=False), name)
        when = "venture" if card.kind == "venture" else card.phase
        line.append(f"  {when}: {card.text}", "dim")
        lines.append(fit(line, look.scene.width))
    return Text("\n").join(lines)


# What is told beside the board


def told(events: Sequence[Event]) -> list[Event]:
    """The board shows row, teams and hand; what came about is told."""
    return [event for event in events if not isinstance(event, SHOWN)]


def chapter(event: Event) -> str | None:
    return f"Round {event.round}" if isinstance(event, RoundStarted) else None


def points(score: int) -> str:
    return f"{score} point" + ("" if score == 1 else "s")


BOARD = Board(draw, told, chapter, points)
