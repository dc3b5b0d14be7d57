"""Tables of Bidness for tests: the one place where they are made.

A company is written as in the scenarios: "$40 I4 T22 M2 E1 L0 C1 bonus:legal_intern"; what is not
named is as in the base company ($100 I3 T20 M1 E1 L0 C0, no bonus cards). A hand is a text of card
ids; "x3" gives three cards of little interest, which can only be sold or auctioned.
Such tables need not conserve cards.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from seedround.engine.errors import IllegalMove
from seedround.engine.event import Event
from seedround.engine.generator import Scripted
from seedround.engine.kinds import Viewer
from seedround.engine.move import Move
from seedround.engine.step import Step
from seedround.engine.view import fingerprint, look
from seedround.games.bidness import GAME
from seedround.games.bidness.business import BUSINESS
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.events import (
    AuctionWon,
    Borrowed,
    DamagesPaid,
    Earned,
    PaidCost,
    PaidOff,
    SalariesPaid,
    Sold,
    SoldUnseen,
)
from seedround.games.bidness.play import TURN
from seedround.games.bidness.rounds import END_ROUND
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.view import BidnessView

E = TypeVar("E", bound=Event)

A, B, C, D, ALL_E, ALL_F = range(6)
FILLER = ("marketer", "engineer", "lawyer", "government_contract")
"""What "x3" and the like are made of."""


HEAD = '[set]\nid = "mine"\ngame = "bidness"\ntitle = "Mine"\nversion = 1\nbase = "house"\n'


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def overlaid(folder: Path, text: str, deck_size: int = 74) -> Cards:
    """The house set with corrections, read from a file."""
    path = folder / "mine.toml"
    path.write_text(f"{HEAD}deck_size = {deck_size}\n{text}", encoding="utf-8")
    return cast(Cards, GAME.card_set(str(path)))


def card(name: str, **fields: Any) -> str:
    """The text of one corrected card."""
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in fields.items()]
    text = "\n".join(["[[card]]", f'id = "{name}"', *lines, ""])
    return text.replace("True", "true").replace("False", "false")


def dealt(
    seats: int = 4,
    generator: Scripted | None = None,
    cards: Cards | None = None,
    **options: Any,
) -> Bidness:
    """A table fresh from the box, at the first discard, with its log."""
    resolved = GAME.resolve(options, seats)
    return cast(Bidness, GAME.deal(seats, generator or Scripted(), resolved, cards, []))


def given(
    *companies: str,
    seats: int = 4,
    hands: Sequence[str] = (),
    hand: str = "",
    round: int = 2,
    first: int = 0,
    turn: int | None = None,
    pass_run: int = 0,
    deck: str | None = None,
    rolls: Sequence[int] = (),
    numbers: Sequence[int] = (),
    cards: Cards | None = None,
    agenda: Sequence[Step[Any]] | None = None,
    **options: Any,
) -> Bidness:
    """A table in the Card Play Phase, seat A to act with five cards unless said otherwise."""
    table = dealt(seats, Scripted(), cards, first_player="seat0", **options)
    assert table.log is not None
    table.log.clear()
    table.sealed = None
    table.legal = []
    table.round, table.first, table.pass_run = round, first, pass_run
    table.turn = first if turn is None else turn
    table.face_down = [()] * seats
    table.face_up = ()
    table.bank = table.bank_ious = table.bank_tech = 0
    if deck is not None:
        table.deck = cards_of(table, deck)
    wanted = list(hands) + ["x5"] * (seats - len(hands))
    if hand:
        wanted[0] = hand
    table.hands = [tuple(sorted(cards_of(table, text))) for text in wanted]
    for seat, text in enumerate(companies):
        settle_company(table, seat, text)
    if agenda is None:
        agenda = [TURN[table.turn], *BUSINESS[seats][first], END_ROUND]
    table.agenda = list(agenda)[::-1]
    generator = cast(Scripted, table.generator)
    generator.rolls, generator.numbers = list(rolls), list(numbers)
    table.settle()
    return table


def in_business(*companies: str, seats: int = 4, first: int = 0, **more: Any) -> Bidness:
    """A table at the start of the Business Phase; the round ends after it."""
    more.setdefault("hands", ["x2"] * seats)
    more.setdefault("agenda", [*BUSINESS[seats][first], END_ROUND])
    return given(*companies, seats=seats, first=first, **more)


def settle_company(table: Bidness, seat: int, text: str) -> None:
    fields = {
        "$": table.cash,
        "I": table.ious,
        "T": table.tech,
        "M": table.marketers,
        "E": table.engineers,
        "L": table.lawyers,
        "C": table.contracts,
    }
    for word in text.split():
        if word.startswith("bonus:"):
            table.bonus[seat] += (table.cards.index[word.removeprefix("bonus:")],)
        else:
            fields[word[0]][seat] = int(word[1:])


def cards_of(table: Bidness, text: str) -> tuple[int, ...]:
    names: list[str] = []
    for word in text.replace(",", " ").split():
        if count := re.fullmatch(r"x(\d+)", word):
            names += [FILLER[number % len(FILLER)] for number in range(int(count[1]))]
        else:
            names.append(word)
    return tuple(table.cards.index[name] for name in names)


def play(table: Bidness, *moves: str, rolls: Sequence[int] = ()) -> Bidness:
    """Play moves in their text form; `rolls` are the dice that follow."""
    cast(Scripted, table.generator).rolls += rolls
    for text in moves:
        table.play(move(text))
    return table


def play_round(table: Bidness) -> Bidness:
    """Discard and pass until the next round begins or the game is over."""
    now = table.round
    while table.round == now and not table.over:
        last = table.moves()[-1]
        table.play(last if str(last) == "pass" else table.moves()[0])
    return table


# What is asked of a table


def move(text: str) -> Move:
    return RULES.move_codec.from_text(text)


def moves(table: Bidness) -> list[str]:
    """The legal moves in their text form."""
    return [str(legal) for legal in table.moves()]


def asked(table: Bidness) -> tuple[str, int]:
    """Kind of the decision and the seat that makes it."""
    return table.choice.kind, table.choice.seat


def amounts(table: Bidness, verb: str) -> list[int]:
    """The listed amounts of a verb."""
    return [int(text.partition(":")[2]) for text in moves(table) if text.startswith(f"{verb}:")]


def quick(table: Bidness, verb: str) -> list[int]:
    """The amounts with a button."""
    texts = [str(legal) for legal in table.choice.quick(table)]
    return [int(text.partition(":")[2]) for text in texts if text.startswith(f"{verb}:")]


def company(table: Bidness, seat: int) -> str:
    """A workplace as scenarios write it."""
    return (
        f"${table.cash[seat]} I{table.ious[seat]} T{table.tech[seat]} M{table.marketers[seat]} "
        f"E{table.engineers[seat]} L{table.lawyers[seat]} C{table.contracts[seat]}"
    )


BASE = "$100 I3 T20 M1 E1 L0 C0"


def hand(table: Bidness, seat: int) -> str:
    return " ".join(table.cards.ids[card] for card in table.hands[seat])


def sizes(table: Bidness) -> list[int]:
    return [len(held) for held in table.hands]


def heap(table: Bidness) -> list[str]:
    """The face-up discards."""
    return [table.cards.ids[card] for card in table.face_up]


def bonuses(table: Bidness, seat: int) -> list[str]:
    return [table.cards.ids[card] for card in table.bonus[seat]]


def awards(table: Bidness) -> tuple[int | None, int | None]:
    """The holders of the Market and the Tech Leader Award."""
    return table.market_leader(), table.tech_leader()


def events(table: Bidness, kind: type[E]) -> list[E]:
    return [event for event in table.log or [] if isinstance(event, kind)]


def say(table: Bidness, thing: Any) -> str:
    return RULES.words().say(thing, table.cards)


def seen(table: Bidness, viewer: Viewer) -> BidnessView:
    """What somebody sees of the table."""
    view = look(table, viewer)
    assert isinstance(view, BidnessView)
    return view


def story(table: Bidness, viewer: Viewer) -> list[str]:
    """The log in words, as somebody may read it."""
    return [say(table, event.seen_by(viewer)) for event in table.log or []]


def notes(table: Bidness, text: str) -> list[str]:
    """The notes beside a move."""
    offer = table.choice.offer(table, move(text))
    return [say(table, note) for note in offer.notes]


def reasons(table: Bidness) -> dict[str, str]:
    """By verb or move: why it is blocked, with the rule."""
    found = table.choice.blocked(table)
    return {blocked.verb: f"{say(table, blocked.why)} ({blocked.rule})" for blocked in found}


def refused(table: Bidness, text: str) -> str:
    """The sentence that refuses a move; nothing has changed."""
    before = fingerprint(table), table.generator.draws, len(table.log or ()), moves(table)
    with pytest.raises(IllegalMove) as refusal:
        table.play(move(text))
    assert (fingerprint(table), table.generator.draws, len(table.log or ()), moves(table)) == before
    return str(refusal.value)


def from_bank(event: Event) -> int:
    """The money that an event brings from the bank to the players, or back (3.7, no. 7)."""
    if isinstance(event, Borrowed):
        return event.money
    if isinstance(event, (Sold, SoldUnseen)):
        return event.price
    if isinstance(event, Earned):
        return event.total
    if isinstance(event, (PaidCost, AuctionWon)):
        amount = event.amount if isinstance(event, PaidCost) else event.price
        return -amount if event.payee is None else 0
    if isinstance(event, SalariesPaid):
        return -event.amount
    if isinstance(event, PaidOff):
        return -event.cost
    if isinstance(event, DamagesPaid) and event.claim == "cash" and event.to is None:
        return -event.amount
    return 0
