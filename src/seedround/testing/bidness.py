"""Tables of Bidness.

A company is written as in the scenarios: "$40 I4 T22 M2 E1 L0 C1 bonus:legal_intern"; what is not
named is as in the base company ($100 I3 T20 M1 E1 L0 C0, no bonus cards). A hand is a text of card
ids; "x3" gives three cards of little interest, which can only be sold or auctioned. What is not
named lies in the deck.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from seedround.engine.kinds import Pile, Seat, Viewer, by_seat
from seedround.engine.look import look
from seedround.engine.step import Step
from seedround.games.bidness import GAME
from seedround.games.bidness.business import BUSINESS
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.play import TURN
from seedround.games.bidness.rounds import END_ROUND
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.view import BidnessView
from seedround.testing import A, apart, begin, deal, moves, no_duplicates

FILLER: Final = ("marketer", "engineer", "lawyer", "government_contract")
"""What "x3" and the like are made of."""
MORE_FILLER: Final = (*FILLER, "legal_intern")
"""The same when some of it has run out."""


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(seats: int = 4, cards: Cards | None = None, **more: Any) -> Bidness:
    """A table fresh from the box, at the first discard."""
    return deal(GAME, Bidness, seats, cards, **more)


def given(
    *companies: str,
    seats: int = 4,
    hands: Sequence[str] = (),
    hand: str = "",
    round: int = 2,
    first: Seat = A,
    turn: Seat | None = None,
    pass_run: int = 0,
    deck: str | None = None,
    cards: Cards | None = None,
    duplicates: bool = False,
    agenda: Sequence[Step[Any]] | None = None,
    **more: Any,
) -> Bidness:
    """A table in the Card Play Phase, seat A to act with five cards unless said otherwise."""
    script, options = apart(more)
    table = dealt(seats, cards, first_player="seat0", **options)
    table.round, table.first, table.pass_run = round, first, pass_run
    table.turn = first if turn is None else turn
    table.face_down = [()] * seats
    table.face_up = ()
    table.bank = table.bank_ious = table.bank_tech = 0
    for seat, text in by_seat(companies):
        _found(table, seat, text)
    wanted = list(hands) + ["x5"] * (seats - len(hands))
    if hand:
        wanted[0] = hand
    _lay(table, wanted, deck, duplicates)
    if agenda is None:
        agenda = [TURN[table.turn], *BUSINESS[seats][first], END_ROUND]
    return begin(table, *agenda, **script)


def in_business(*companies: str, seats: int = 4, first: Seat = A, **more: Any) -> Bidness:
    """A table at the start of the Business Phase; the round ends after it."""
    more.setdefault("hands", ["x2"] * seats)
    more.setdefault("agenda", [*BUSINESS[seats][first], END_ROUND])
    return given(*companies, seats=seats, first=first, **more)


def _found(table: Bidness, seat: Seat, text: str) -> None:
    """A company as it is written."""
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


def _lay(table: Bidness, hands: Sequence[str], deck: str | None, duplicates: bool) -> None:
    """Hands and deck; whatever is named comes out of the box before it is filled up."""
    box = Counter(dict(zip(table.cards.ids, table.cards.counts, strict=True)))
    places = {f"hand of {'ABCDEF'[seat]}": _named(text) for seat, text in by_seat(hands)}
    places["deck"] = _named(deck or "")
    places["companies"] = _at_work(table)
    no_duplicates(places, box, duplicates)
    for names in places.values():
        box.subtract(names)
    dealt = [*table.deck, *(card for held in table.hands for card in held)]
    table.hands = [tuple(sorted(_pile(table, text, box, duplicates))) for text in hands]
    if deck is None:
        table.deck = tuple(card for card in dealt if _taken(box, table.cards.ids[card]))
        table.deck += cards_of(table, " ".join(box.elements()))
    else:
        table.deck = _pile(table, deck, box, duplicates)


def _at_work(table: Bidness) -> list[str]:
    """The cards that lie at the companies."""
    hired = (table.marketers, table.engineers, table.lawyers, table.contracts)
    setup = table.cards.setup
    if not setup.employees_from_deck:
        hired = (
            [many - setup.marketers for many in table.marketers],
            [many - setup.engineers for many in table.engineers],
            table.lawyers,
            table.contracts,
        )
    names = [name for name, owned in zip(FILLER, hired, strict=True) for _ in range(sum(owned))]
    return names + [table.cards.ids[card] for bonus in table.bonus for card in bonus]


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _named(text: str) -> list[str]:
    return [word for word in _words(text) if not re.fullmatch(r"x\d+", word)]


def _pile(table: Bidness, text: str, box: Counter[str], duplicates: bool) -> Pile:
    """Cards from their names; filler is what the box still has."""
    names: list[str] = []
    for word in _words(text):
        if count := re.fullmatch(r"x(\d+)", word):
            usual = (FILLER[number % len(FILLER)] for number in range(int(count[1])))
            names += [_filler(name, box, duplicates) for name in usual]
        else:
            names.append(word)
    return cards_of(table, " ".join(names))


def _filler(usual: str, box: Counter[str], duplicates: bool) -> str:
    if duplicates:
        return usual
    for name in (usual, *MORE_FILLER):
        if _taken(box, name):
            return name
    raise AssertionError("The box has no filler left: name cards, or say duplicates=True.")


def _taken(box: Counter[str], name: str) -> bool:
    """Take a card out of the box if it is there."""
    box[name] -= 1
    return box[name] >= 0


def cards_of(table: Bidness, text: str) -> Pile:
    """Cards by their names."""
    return tuple(table.cards.index[name] for name in _words(text))


def play_round(table: Bidness) -> Bidness:
    """Discard and pass until the next round begins or the game is over."""
    now = table.round
    while table.round == now and not table.over:
        last = table.moves()[-1]
        table.play(last if str(last) == "pass" else table.moves()[0])
    return table


# What is asked of a table


def amounts(table: Bidness, verb: str) -> list[int]:
    """The listed amounts of a verb."""
    return [int(text.partition(":")[2]) for text in moves(table) if text.startswith(f"{verb}:")]


def quick(table: Bidness, verb: str) -> list[int]:
    """The amounts with a button."""
    texts = [str(legal) for legal in table.choice.quick(table)]
    return [int(text.partition(":")[2]) for text in texts if text.startswith(f"{verb}:")]


def company(table: Bidness, seat: Seat) -> str:
    """A workplace as scenarios write it."""
    return (
        f"${table.cash[seat]} I{table.ious[seat]} T{table.tech[seat]} M{table.marketers[seat]} "
        f"E{table.engineers[seat]} L{table.lawyers[seat]} C{table.contracts[seat]}"
    )


BASE = "$100 I3 T20 M1 E1 L0 C0"


def hand(table: Bidness, seat: Seat) -> str:
    return " ".join(table.cards.ids[card] for card in table.hands[seat])


def sizes(table: Bidness) -> list[int]:
    return [len(held) for held in table.hands]


def heap(table: Bidness) -> list[str]:
    """The face-up discards."""
    return [table.cards.ids[card] for card in table.face_up]


def bonuses(table: Bidness, seat: Seat) -> list[str]:
    return [table.cards.ids[card] for card in table.bonus[seat]]


def awards(table: Bidness) -> tuple[int | None, int | None]:
    """The holders of the Market and the Tech Leader Award."""
    return table.market_leader(), table.tech_leader()


def seen_by(table: Bidness, viewer: Viewer) -> BidnessView:
    """What a viewer sees of the table."""
    view = look(table, viewer)
    assert isinstance(view, BidnessView)
    return view
