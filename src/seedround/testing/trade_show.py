"""Tables of Trade Show.

Cards and companies are written by id, a stack top card first ("d42 d22"); "..." at the end of a
stack fills it up with other cards. Dice are written as in the scenarios, "d4: 1 2; d6: 5 4; d8: 3",
several rolls with " | " between them, and it is checked that these very dice were rolled. All
tables hold every card once.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Unpack, cast

from seedround.engine.kinds import SPECTATOR, Seat, Viewer, by_seat
from seedround.engine.look import look
from seedround.games.trade_show import GAME
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.development import DRAFT
from seedround.games.trade_show.events import Rolled
from seedround.games.trade_show.show import SHOW_TURN
from seedround.games.trade_show.table import TradeShow
from seedround.games.trade_show.view import TradeShowView
from seedround.testing import A, Draws, apart, begin, events, moves, no_duplicates
from seedround.testing import deal as deal_table
from seedround.testing import play as play_moves
from seedround.testing.building import DEALT

COMPANIES = "social app web gadget cloud"
STANDARD = "d11 d22 d33 d44 d05 d16 d27 d38 d49 d10 d02 d13 d24 d35"
"""The standard deal of section 8: B1..B5, T1..T5, then the deck; the other cards follow by id."""


def house() -> Cards:
    return cast(Cards, GAME.card_set())


def dealt(seats: int = 2, cards: Cards | None = None, **more: Any) -> TradeShow:
    """A table fresh from the box."""
    return deal_table(GAME, TradeShow, seats, cards, **more)


def given(
    *,
    seats: int = 2,
    companies: str = COMPANIES,
    start: int = 0,
    turn: int | None = None,
    deal: str | None = None,
    stacks: Sequence[str] = (),
    cubes: Sequence[int] = (),
    scores: Sequence[int] = (),
    supply: int | None = None,
    round: int = 1,
    cards: Cards | None = None,
    **more: Any,
) -> TradeShow:
    """A table in the Development phase of a round; `turn` is the seat that drafts next.

    The supply is what the owned cubes leave of it, unless it is given.
    """
    script, options = apart(more)
    cards = cards or house()
    piles = [[card for card in stack.split() if card != "..."] for stack in stacks]
    places = {f"stack of seat {seat}": pile for seat, pile in by_seat(piles)}
    no_duplicates({**places, "deal": (deal or "").split()})
    named = {card for pile in piles for card in pile}
    first = [card for card in (deal or STANDARD).split() if card not in named]
    others = [card for card in cards.ids if card not in named and card not in first]
    order = [cards.index[card] for card in [*first, *others, *sorted(named)]]
    shuffled = [cards.company_ids.index(company) for company in companies.split()]
    table = dealt(seats, cards, orders=[shuffled, order], first_seat=start, **options)
    for seat, pile in by_seat(piles):
        table.stacks[seat] = [cards.index[card] for card in pile]
        for card in table.stacks[seat]:
            table.deck.remove(card)
    for seat, stack in by_seat(stacks):
        while stack.endswith("...") and table.places(seat):
            table.stacks[seat].append(table.deck.pop(0))
    if cubes:
        table.cubes = list(cubes)
        table.supply -= sum(cubes)
    if supply is not None:
        table.supply = supply
    if scores:
        table.scores = list(scores)
    table.round = round
    if turn is not None:
        table.agenda[-1] = DRAFT[turn]
    return begin(table, *table.agenda[::-1], **script)


def at_show(
    company: str = "social",
    stack: str = "...",
    dice: str = "",
    *,
    seats: int = 2,
    whole_round: bool = False,
    **more: Any,
) -> TradeShow:
    """A table at the first roll of seat 0's trade show turn, all stacks full.

    Nothing follows that turn, so that it can be examined, unless the whole round is wanted.
    """
    others = [other for other in COMPANIES.split() if other != company]
    more.setdefault("companies", " ".join([company, *others]))
    more.setdefault("stacks", [stack] + ["..."] * (seats - 1))
    if not dice:
        more.setdefault("seed", DEALT)
    table = given(seats=seats, **more)
    table.legal = []
    table.agenda.pop()
    if not whole_round:
        table.agenda[:] = [SHOW_TURN[0]]
    return play(table, dice=dice)


def play(table: TradeShow, *texts: str, dice: str = "", **draws: Unpack[Draws]) -> TradeShow:
    """Play moves in their text form; `dice` are all that is rolled meanwhile."""
    wanted = [_roll(text) for text in dice.split("|")] if dice else []
    before = len(events(table, Rolled))
    if dice:
        draws["rolls"] = [face for roll in wanted for size in roll for face in size]
    play_moves(table, *texts, **draws)
    rolled = [(event.d4, event.d6, event.d8) for event in events(table, Rolled)[before:]]
    assert not dice or rolled[: len(wanted)] == wanted, f"Other dice were rolled: {rolled}."
    return table


def _roll(text: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    sizes: dict[str, tuple[int, ...]] = {"d4": (), "d6": (), "d8": ()}
    for part in text.split(";"):
        size, _, values = part.partition(":")
        sizes[size.strip()] = tuple(int(value) for value in values.split())
    return sizes["d4"], sizes["d6"], sizes["d8"]


def play_round(table: TradeShow) -> TradeShow:
    """Play the first legal move until the next round begins or the game is over."""
    now = table.round
    while table.round == now and not table.over:
        table.play(table.moves()[0])
    return table


def play_out(table: TradeShow, chooser: Random, each: Callable[[TradeShow], None]) -> TradeShow:
    """Play random moves to the end of the game and look at every decision on the way."""
    while not table.over:
        each(table)
        table.play(chooser.choice(table.moves()))
    each(table)
    return table


# What is asked of a table


def places(table: TradeShow) -> list[str]:
    """The legal moves at a roll without the paid reroll."""
    return [text for text in moves(table) if text != "reroll"]


def stack(table: TradeShow, seat: Seat = A) -> str:
    return " ".join(table.cards.ids[card] for card in table.stacks[seat])


def bottom(table: TradeShow) -> str:
    return " ".join(table.cards.ids[card] for card in table.grid[:5])


def top(table: TradeShow) -> str:
    return " ".join(table.cards.ids[card] for card in table.grid[5:])


def next_cards(table: TradeShow, count: int = 1) -> str:
    """The next cards of the deck."""
    return " ".join(table.cards.ids[card] for card in table.deck[::-1][:count])


def held(table: TradeShow) -> str:
    """Companies by seat, then the queue from tail to head: "social app | web gadget cloud"."""
    names = [table.cards.company_ids[company] for company in table.companies]
    return " ".join([*names[: table.seats], "|", *names[table.seats :]])


def seen_by(table: TradeShow, viewer: Viewer = SPECTATOR) -> TradeShowView:
    """What a viewer sees of the table."""
    return cast(TradeShowView, look(table, viewer))
