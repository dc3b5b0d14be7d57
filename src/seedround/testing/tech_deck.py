"""Tables of Tech Deck.

Cards are written by id, piles as in the scenarios: decks from the top, the row from the left. Teams
are T1 = even seats and T2 = odd seats. Zones that are not named are empty, so these tables need not
hold every card once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Pile, Viewer
from seedround.engine.move import Move
from seedround.engine.step import Step
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.assist import START_ASSIST
from seedround.games.tech_deck.cards import AFTER, BEFORE, BETWEEN, Cards
from seedround.games.tech_deck.events import TeamPassed
from seedround.games.tech_deck.rounds import END_ROUND, NEW_CUSTOMERS, REFRESH
from seedround.games.tech_deck.rules import RULES
from seedround.games.tech_deck.sayings import TeamCount
from seedround.games.tech_deck.table import TechDeck
from seedround.games.tech_deck.view import TechDeckView
from seedround.games.tech_deck.window import slot
from seedround.testing import A, B, Goal, apart, begin, deal, first, moves, no_duplicates, run_until

T1, T2 = (1, (A,)), (2, (B,))
"""The teams of two players, as events name them."""

REST = "SVC-12 TEC-11 SCI-12 INF-13 SVC-11 TEC-10"
"""The customer deck where it does not matter, less what lies elsewhere."""


@dataclass(frozen=True)
class Side:
    """What one team has; areas a1, a2, a3."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    areas: Sequence[str] = field(default_factory=tuple)
    score: str = ""

    def places(self) -> dict[str, str]:
        """Where its cards lie."""
        areas = " ".join(self.areas)
        return {
            "hand": self.hand,
            "deck": self.deck,
            "discard": self.discard,
            "areas": areas,
            "score": self.score,
        }


NOTHING = Side()


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(seats: int = 2, cards: Cards | None = None, **more: Any) -> TechDeck:
    """A table fresh from the box; the venture choices come first."""
    if seats > 1:
        more.setdefault("teams", "alternate")
    return deal(GAME, TechDeck, seats, cards, **more)


def given(
    *,
    seats: int = 2,
    at: str = "effects",
    round: int = 1,
    marker: int = 1,
    row: str = "",
    customers: str | None = None,
    t1: Side = NOTHING,
    t2: Side = NOTHING,
    unhappy: str = "",
    used: str = "",
    cards: Cards | None = None,
    duplicates: bool = False,
    draw: Generator | None = None,
    only: bool = False,
    **more: Any,
) -> TechDeck:
    """A table in the middle of a round: at new, effects, assist, between, after, refresh or end.

    With `only` nothing follows that phase, so that it can be examined; `draw` makes the teams if
    they are random.
    """
    script, options = apart(more)
    cards = cards or house()
    table = dealt(seats, cards, generator=draw, **options)
    sides = (t1, t2)[: len(table.teams)]
    places = {"row": row, "unhappy": unhappy, "customers": customers or ""}
    places |= {
        f"{place} of T{number}": text
        for number, side in enumerate(sides, 1)
        for place, text in side.places().items()
    }
    no_duplicates({place: text.split() for place, text in places.items()}, asked_for=duplicates)
    if customers is None:
        lying = " ".join(places.values()).split()
        customers = " ".join(card for card in REST.split() if card not in lying)
    table.round = round
    table.set_leads()
    table.marker = marker - 1
    table.row, table.customers = pile(row, cards), pile(customers, cards)
    table.unhappy, table.box = pile(unhappy, cards), ()
    table.used = cards.bits(pile(used, cards))
    table.hands = [tuple(sorted(pile(side.hand, cards))) for side in sides]
    table.decks = [pile(side.deck, cards) for side in sides]
    table.discards = [pile(side.discard, cards) for side in sides]
    table.scores = [pile(side.score, cards) for side in sides]
    table.offered = [()] * len(sides)
    table.areas = [
        pile(side.areas[area] if area < len(side.areas) else "", cards)
        for side in sides
        for area in range(table.size)
    ]
    return begin(table, *_phases(table, at, only), **script)


def _phases(table: TechDeck, at: str, only: bool) -> list[Step[Any]]:
    """The rest of a round, or one phase of it."""
    leader = table.marker
    steps: list[tuple[str, Step[Any]]] = [
        ("new", NEW_CUSTOMERS),
        ("effects", slot(table, BEFORE, leader)),
        ("assist", START_ASSIST),
        ("between", slot(table, BETWEEN, leader)),
        ("after", slot(table, AFTER, leader)),
        ("refresh", REFRESH),
        ("end", END_ROUND),
    ]
    start = [name for name, _ in steps].index(at)
    rest = [step for name, step in steps[start:] if name != "between" or at == "between"]
    return rest[: 1 if only else None]


def pile(text: str, cards: Cards | None = None) -> Pile:
    """Cards by their ids."""
    index = (cards or house()).index
    return tuple(index[name] for name in text.split())


def names(table: TechDeck, cards: Pile | None) -> str:
    """A pile as it is written in tests."""
    return " ".join(table.ids(cards or ()))


def pass_on(table: TechDeck, until: Goal | None = None) -> TechDeck:
    """Everybody declines until a Step, an Event or a kind of decision comes, or all is done."""
    if until is not None:
        return run_until(table, until, choose=decline)
    while table.legal:
        table.play(decline(table))
    return table


def decline(table: TechDeck) -> Move:
    """The move that changes least."""
    least = first(table)
    assert str(least) in ("pass", "none", "score", "bury:none"), moves(table)
    return least


def pass_all(table: TechDeck) -> TechDeck:
    """Everybody declines everything to the end of the round."""
    number = table.round
    while not table.over and table.round == number:
        table.play(table.moves()[0])
    return table


def happened(table: TechDeck) -> list[Event]:
    """All that was told, but for passing."""
    return [event for event in table.log or [] if not isinstance(event, TeamPassed)]


def counts(*figures: int) -> tuple[TeamCount, ...]:
    """A figure for each of the teams of two players, as events tell it."""
    return tuple(TeamCount(*side, many) for side, many in zip((T1, T2), figures, strict=False))


def seen_by(table: TechDeck, viewer: Viewer) -> TechDeckView:
    """What a viewer sees of the table."""
    return cast(TechDeckView, RULES.view(table, viewer))


def play_random(table: TechDeck, seed: int = 0) -> TechDeck:
    """Random moves to the end."""
    chooser = Generator(seed)
    while legal := table.moves():
        table.play(legal[chooser.below(len(legal))])
    return table
