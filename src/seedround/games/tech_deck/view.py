"""What may be seen of Tech Deck (section 4). Teams know things, not seats."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import ASIDE, OPEN, SPECTATOR, Card, Count, Pile, Seat, Viewer, places
from seedround.engine.look import common
from seedround.engine.view import View
from seedround.games.tech_deck.document import MOST_CARDS
from seedround.games.tech_deck.moves import AREA
from seedround.games.tech_deck.rounds import Phase, phase
from seedround.games.tech_deck.sayings import Team
from seedround.games.tech_deck.table import AREA_LIMIT, NO_CARD, TEAMS, TechDeck

NO_TEAM = -1

Place = Annotated[int, Meta(ge=1, le=MOST_CARDS)]
Marks = Annotated[tuple[tuple[Place, ...], ...], places(TEAMS)]
Help = Annotated[int, Meta(ge=-99, le=99)]


class SeenCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card in a closed deck whose place is known; the next card has place 1."""

    place: Place
    card: Card


class AreaView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A venture area, oldest card first; the controller of a shared area is the lead, if any."""

    controller: Seat | None
    shared: bool
    cards: Annotated[tuple[Card, ...], places(max(AREA_LIMIT.values()) + 1)]


class HelpView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What assist effects have given a set so far."""

    low: Help
    high: Help
    wild: bool
    doubled: tuple[Card, ...]
    edge: Help


class TeamView(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """One team, as the viewer may know it."""

    seats: tuple[Seat, ...]
    lead: Seat | None
    """None if any member decides for the team (TD-TEAM-07)."""
    areas: Annotated[tuple[AreaView, ...], places(len(AREA))]
    score: tuple[Card, ...]
    discard: tuple[Card, ...]
    out: bool
    """Out of this assist phase (TD-ASSIST-22)."""
    hand: tuple[Card, ...] | None
    """None for the rivals."""
    hand_size: Count
    """It counts a set that is still secret."""
    set: tuple[Card, ...] | None
    """The set of this run; None while it is face down for the viewer, or before the decision."""
    set_size: Count | None
    """None while the teams decide (TD-ASSIST-05)."""
    naming: tuple[Card, ...]
    """The cards of a set named so far, for the team that names them (3.1)."""
    seen: tuple[Card, ...]
    """Cards of hand and face-down set that the viewer's team has seen; for the team itself those
    that its rivals have seen."""
    deck_size: Count
    deck_seen: Annotated[tuple[SeenCard, ...], places("card")]
    unseen: tuple[Card, ...]
    """Sorted: the rest of the deck, for the rivals together with the rest of the hand."""
    deck_marks: Marks
    """By team: the places of this deck whose cards it has seen."""
    deck: Annotated[tuple[Card, ...], places("card")] | None
    """In order: for open cards, and for the team itself when no two places are unknown."""
    target: Card | None
    help: HelpView
    won: Card | None
    offered: tuple[Card, ...]
    """Venture cards to choose from in the setup."""


class TechDeckView(View, frozen=True, kw_only=True):
    """The table as a viewer may know it."""

    round: Count
    phase: Phase
    team: Team | None
    """The viewer's own team."""
    marker: Team | None
    teams: Annotated[tuple[TeamView, ...], places(TEAMS)]
    row: Annotated[tuple[Card, ...], places("card")]
    unhappy: tuple[Card, ...]
    unhappy_limit: Count
    expelled: tuple[Card, ...]
    box: tuple[Card, ...]
    used: tuple[Card, ...]
    chosen: Card | None
    """The first card of an exchange in progress."""
    customers: Count
    customers_seen: Annotated[tuple[SeenCard, ...], places("card")]
    customers_unseen: tuple[Card, ...]
    customers_order: Annotated[tuple[Card, ...], ASIDE] | None
    """The next one first; for open cards only."""
    customers_marks: Marks
    """By team: the places of the customer deck whose cards it has seen."""


def view(table: TechDeck, viewer: Viewer) -> TechDeckView:
    """What a seat or a spectator may see; with open cards, everything (TD-GEN-02, TD-TEAM-06)."""
    cards = table.cards
    team = own_team(table, viewer)
    seen = table.seen[team] if team >= 0 else 0
    every = range(len(table.teams))
    return TechDeckView(
        **common(table, viewer),
        round=table.round,
        phase=phase(table),
        team=team + 1 if team >= 0 else None,
        marker=table.marker + 1 if len(table.teams) == TEAMS and table.round else None,
        teams=tuple(team_view(table, other, viewer, team) for other in every),
        row=table.ids(table.row),
        unhappy=table.ids(table.unhappy),
        unhappy_limit=table.unhappy_limit(),
        expelled=table.ids(table.expelled),
        box=table.ids(table.box),
        used=cards.named(table.used),
        chosen=None if table.chosen == NO_CARD else cards.ids[table.chosen],
        customers=len(table.customers),
        customers_seen=() if viewer == OPEN else seen_in(table, table.customers, seen),
        customers_unseen=() if viewer == OPEN else rest_of(table, table.customers, seen),
        customers_order=table.ids(table.customers) if viewer == OPEN else None,
        customers_marks=places_seen(table, table.customers),
    )


def team_view(table: TechDeck, team: int, viewer: Viewer, own: int) -> TeamView:
    cards, hand, deck = table.cards, table.hands[team], table.decks[team]
    open_cards = viewer == OPEN or own == team
    seen = table.seen[own] if own >= 0 else 0
    played = table.sets[team]
    face_up = bool(table.revealed >> team & 1)
    deciding = table.sealed is not None
    closed = played if played and not face_up else ()
    rival = table.rival(team)
    known = seen if not open_cards else table.seen[rival] if rival is not None else 0
    rest = rest_of(table, deck if open_cards else deck + hand + closed, seen)
    low, high, wild, _, doubled, edge = table.help[team]
    members = table.teams[team]
    lead = table.leads[team] if table.options.lead == "rotating" else None
    return TeamView(
        seats=members,
        lead=lead,
        areas=tuple(
            AreaView(
                members[area] if area < len(members) else lead,
                area >= len(members),
                table.ids(table.areas[team * table.size + area]),
            )
            for area in range(table.size)
        ),
        score=table.ids(table.scores[team]),
        discard=table.ids(table.discards[team]),
        out=bool(table.out >> team & 1),
        hand=table.ids(hand) if open_cards else None,
        hand_size=len(hand) + (len(closed) if deciding and not open_cards else 0),
        set=table.ids(played) if played is not None and (face_up or open_cards) else None,
        set_size=None if played is None or (deciding and not open_cards) else len(played),
        naming=table.ids(table.naming[team]) if open_cards else (),
        seen=table.ids(tuple([c for c in sorted(hand + closed) if known >> c & 1])),
        deck_size=len(deck),
        deck_seen=seen_in(table, deck, seen),
        unseen=rest,
        deck_marks=places_seen(table, deck),
        deck=table.ids(deck) if viewer == OPEN or (open_cards and len(rest) <= 1) else None,
        target=None if table.targets[team] == NO_CARD else cards.ids[table.targets[team]],
        help=HelpView(
            low,
            high,
            wild,
            cards.named(doubled),
            edge,
        ),
        won=None if table.won[team] == NO_CARD else cards.ids[table.won[team]],
        offered=table.ids(table.offered[team]),
    )


def seen_in(table: TechDeck, deck: Pile, seen: int) -> tuple[SeenCard, ...]:
    """The known places of a deck."""
    ids = table.cards.ids
    return tuple(
        [SeenCard(place, ids[card]) for place, card in enumerate(deck, 1) if seen >> card & 1]
    )


def places_seen(table: TechDeck, deck: Pile) -> tuple[tuple[int, ...], ...]:
    """By team: where it has seen cards of a deck; what cards they are it knows for itself."""
    return tuple(
        tuple([place for place, card in enumerate(deck, 1) if marks >> card & 1])
        for marks in table.seen
    )


def rest_of(table: TechDeck, pile: Pile, seen: int) -> tuple[str, ...]:
    """The cards of a closed pile without a mark, sorted: their places are unknown."""
    return table.ids(tuple(sorted([card for card in pile if not seen >> card & 1])))


def own_team(table: TechDeck, viewer: Viewer) -> int:
    """The team of a viewer, if any."""
    return NO_TEAM if viewer in (OPEN, SPECTATOR) else table.team_of[viewer]
