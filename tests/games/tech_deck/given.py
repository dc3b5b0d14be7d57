"""Tables of Tech Deck for tests: the one place where they are made.

Cards are written by id, piles as in the scenarios: decks from the top, the row from the left. Teams
are T1 = even seats and T2 = odd seats. Zones that are not named are empty, so these tables need not
hold every card once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import pytest

from seedround.engine.errors import IllegalMove
from seedround.engine.event import Event
from seedround.engine.generator import Generator, Scripted
from seedround.engine.step import Step
from seedround.engine.view import fingerprint
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.assist import START_ASSIST
from seedround.games.tech_deck.cards import AFTER, BEFORE, BETWEEN, Cards
from seedround.games.tech_deck.events import TeamPassed
from seedround.games.tech_deck.rounds import END_ROUND, NEW_CUSTOMERS, REFRESH
from seedround.games.tech_deck.rules import RULES
from seedround.games.tech_deck.table import Pile, TechDeck
from seedround.games.tech_deck.view import TechDeckView
from seedround.games.tech_deck.window import slot

E = TypeVar("E", bound=Event)

REST = "SVC-12 TEC-11 SCI-12 INF-13 SVC-11 TEC-10"
"""A customer deck for tests to which it does not matter."""


@dataclass(frozen=True)
class Side:
    """What one team has; areas a1, a2, a3."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    areas: Sequence[str] = field(default_factory=tuple)
    score: str = ""


NOTHING = Side()


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(
    seats: int = 2,
    generator: Generator | None = None,
    cards: Cards | None = None,
    **options: Any,
) -> TechDeck:
    """A table fresh from the box, with its log; the venture choices come first."""
    if seats > 1:
        options.setdefault("teams", "alternate")
    resolved = GAME.resolve(options, seats)
    return cast(TechDeck, GAME.deal(seats, generator or Scripted(), resolved, cards, []))


def given(
    *,
    seats: int = 2,
    at: str = "effects",
    round: int = 1,
    marker: int = 1,
    row: str = "",
    customers: str = REST,
    t1: Side = NOTHING,
    t2: Side = NOTHING,
    unhappy: str = "",
    used: str = "",
    generator: Generator | None = None,
    cards: Cards | None = None,
    draw: Generator | None = None,
    only: bool = False,
    **options: Any,
) -> TechDeck:
    """A table in the middle of a round: at new, effects, assist, between, after, refresh or end.

    With `only` nothing follows that phase, so that it can be examined; `draw` makes the teams if
    they are random.
    """
    cards = cards or house()
    table = dealt(seats, draw, cards, **options)
    table.generator = generator or Scripted(seed=1)
    table.round = round
    table.set_leads()
    table.marker = marker - 1
    table.row, table.customers = pile(row, cards), pile(customers, cards)
    table.unhappy, table.box = pile(unhappy, cards), ()
    table.used = cards.bits(pile(used, cards))
    sides = (t1, t2)[: len(table.teams)]
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
    first = table.marker
    steps: list[tuple[str, Step[Any]]] = [
        ("new", NEW_CUSTOMERS),
        ("effects", slot(table, BEFORE, first)),
        ("assist", START_ASSIST),
        ("between", slot(table, BETWEEN, first)),
        ("after", slot(table, AFTER, first)),
        ("refresh", REFRESH),
        ("end", END_ROUND),
    ]
    start = [name for name, _ in steps].index(at)
    table.legal = []
    table.agenda.clear()
    rest = [step for name, step in steps[start:] if name != "between" or at == "between"]
    table.then(*rest[: 1 if only else None])
    assert table.log is not None
    table.log.clear()
    table.settle()
    return table


def pile(text: str, cards: Cards | None = None) -> Pile:
    """Cards by their ids."""
    index = (cards or house()).index
    return tuple(index[name] for name in text.split())


def names(table: TechDeck, cards: Pile | None) -> str:
    """A pile as it is written in tests."""
    return " ".join(table.ids(cards or ()))


def moves(table: TechDeck) -> list[str]:
    return [str(move) for move in table.moves()]


def asked(table: TechDeck) -> int:
    """The seat whose choice comes next."""
    return table.choice.seat


def kind(table: TechDeck) -> str:
    return table.choice.kind


def play(table: TechDeck, *texts: str) -> TechDeck:
    """Play moves in their text form; each must be legal."""
    for text in texts:
        assert text in moves(table), f"{text} is not in {moves(table)}"
        table.play(RULES.move_codec.from_text(text))
    return table


def pass_on(table: TechDeck, until: str) -> TechDeck:
    """Everybody passes until a decision of this kind comes."""
    for _ in range(50):
        if not table.legal or kind(table) == until:
            return table
        assert moves(table)[0] in ("pass", "none", "score", "bury:none"), moves(table)
        table.play(table.moves()[0])
    raise AssertionError(f"no decision of the kind {until}")


def pass_all(table: TechDeck) -> TechDeck:
    """Everybody declines everything to the end of the round."""
    number = table.round
    while not table.over and table.round == number:
        table.play(table.moves()[0])
    return table


def refused(table: TechDeck, text: str) -> str:
    """The sentence with which a move is refused; nothing changes."""
    before = fingerprint(table)
    with pytest.raises(IllegalMove) as problem:
        table.play(RULES.move_codec.from_text(text))
    assert fingerprint(table) == before
    return str(problem.value)


def blocked(table: TechDeck) -> dict[str, tuple[str, str]]:
    """What is blocked at this decision: by verb, the sentence and the rule."""
    words = RULES.words()
    return {
        entry.verb: (words.say(entry.why, table.cards), entry.rule)
        for entry in table.choice.blocked(table)
    }


def events(table: TechDeck, kind: type[E]) -> list[E]:
    """The events of one kind, so far."""
    assert table.log is not None
    return [event for event in table.log if isinstance(event, kind)]


def happened(table: TechDeck) -> list[Event]:
    """All that was told, but for passing."""
    return [event for event in table.log or [] if not isinstance(event, TeamPassed)]


def pieces(table: TechDeck) -> dict[str, tuple[str, ...]]:
    """By move: the things on the page that it touches."""
    return {str(offer.move): offer.pieces for offer in table.choice.offers(table)}


def told(table: TechDeck, viewer: int) -> list[Event]:
    """The log as a viewer knows it."""
    assert table.log is not None
    return [event.seen_by(viewer) for event in table.log]


def view(table: TechDeck, viewer: int) -> TechDeckView:
    return cast(TechDeckView, RULES.view(table, viewer))


def play_random(table: TechDeck, seed: int = 0) -> TechDeck:
    """Random moves to the end."""
    chooser = Generator(seed)
    while legal := table.moves():
        table.play(legal[chooser.below(len(legal))])
    return table
