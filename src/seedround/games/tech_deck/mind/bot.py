"""Rules of thumb for Tech Deck (section 6.4), for teams and for solo, and the hints made of them.

Every function gets a redealt table: nothing here can know hands, sets or the order of decks. No
card is known by its id: what an effect is worth is found by using it on a copy.
"""

from typing import Final

from seedround.engine.kinds import CardNumber, Pile, Seat, by_card
from seedround.engine.move import Move
from seedround.engine.rules import Advice
from seedround.engine.saying import Saying
from seedround.games.tech_deck.assist import Declare, contest
from seedround.games.tech_deck.cards import ASSISTING, BEFORE, BETWEEN, WINNING
from seedround.games.tech_deck.effects import PickCard
from seedround.games.tech_deck.effects_assist import contested, matches, played
from seedround.games.tech_deck.effects_row import BuryLooked
from seedround.games.tech_deck.mind.appraisal import (
    GROWING,
    deck_left,
    group_cards,
    venture_worth,
)
from seedround.games.tech_deck.mind.foresight import LAZY, buries, effect_of, picks, uses
from seedround.games.tech_deck.mind.packing import Way, assist_cards, pack, ways_to_serve, worth_of
from seedround.games.tech_deck.moves import (
    AREA,
    Area,
    Assist,
    First,
    NoSet,
    Pass,
    PlaySet,
    Retire,
    Use,
    Venture,
)
from seedround.games.tech_deck.primitives import (
    Develop,
    Edge,
)
from seedround.games.tech_deck.sayings import HintServes, HintValue
from seedround.games.tech_deck.table import AREA_LIMIT, TechDeck
from seedround.games.tech_deck.window import UseEffect

DEVELOP_UP_TO: Final = 10
ENOUGH_CARDS: Final = 10
CARELESS: Final = 0.3
"""How often `careless` passes a slot without looking."""


def greedy(table: TechDeck, seat: Seat, moves: list[Move]) -> Move:
    """One ply ahead: the move of most worth, the first of equals."""
    values = worth(table, seat, moves)
    return moves[values.index(max(values))]


def glance(table: TechDeck, seat: Seat, moves: list[Move]) -> Move:
    """Greedy assists without a look ahead: effects only to help, to win, and in phase 4."""
    choice = table.choice
    if isinstance(choice, UseEffect) and choice.window in (BEFORE, BETWEEN):
        return moves[0]
    return greedy(table, seat, moves)


def careless(table: TechDeck, seat: Seat, moves: list[Move]) -> Move:
    """Any legal move, but passes a slot with probability 0.3 (the `random` of section 6.4)."""
    below = table.generator.below
    if isinstance(moves[0], Pass) and below(10) < 10 * CARELESS:
        return moves[0]
    return moves[below(len(moves))]


def advise(table: TechDeck, seat: Seat) -> list[Advice]:
    """Every legal move with its worth in customers, best first, and whom the hand then serves."""
    moves = table.moves()
    hints = [
        Advice(move, value, HintValue(value), serves(table, seat, move))
        for move, value in zip(moves, worth(table, seat, moves), strict=True)
    ]
    return sorted(hints, key=lambda hint: -hint.value)


def serves(table: TechDeck, seat: Seat, move: Move) -> tuple[Saying, ...]:
    """For an effect: the customers that the hand can serve after it."""
    choice = table.choice
    if not isinstance(choice, UseEffect) or choice.window in (ASSISTING, WINNING):
        return ()
    team = table.team_of[seat]
    after = table.copy(table.generator)
    if isinstance(move, Use):
        effect_of(after, seat, move)
    packing = pack(after, team, after.hands[team])
    return (HintServes(after.ids(tuple(way.customer for way in packing.ways))),)


def worth(table: TechDeck, seat: Seat, moves: list[Move]) -> list[float]:
    """The value of each legal move, in list order."""
    choice = table.choice
    if isinstance(choice, UseEffect):
        if choice.window == ASSISTING:
            return helping(table, seat, moves)
        if choice.window == WINNING:
            return [winning(table, seat, move) for move in moves]
        return uses(table, seat, moves)
    if isinstance(choice, PickCard):
        return picks(table, seat, moves)
    if isinstance(choice, BuryLooked):
        return buries(table, moves)
    if isinstance(choice, Declare):
        return [declare(table, seat, move) for move in moves]
    if choice.kind == "assist.set":
        return sets(table, seat, moves)
    return [place(table, seat, move) for move in moves]


# Assisting


def sets(table: TechDeck, seat: Seat, moves: list[Move]) -> list[float]:
    """The packing's sets, the left-most customer first; everything else is worth less."""
    team = table.team_of[seat]
    packing = pack(table, team, table.hands[team])
    value = {way.part: 1.0 - place / 10 for place, way in enumerate(packing.ways)}
    index, named = table.cards.index, table.naming[team]
    firsts = {
        part[len(named)]: worth for part, worth in reversed(value.items()) if starts(part, named)
    }
    found: list[float] = []
    for move in moves:
        if isinstance(move, PlaySet):
            found.append(value.get(tuple(index[name] for name in move.cards), -0.1))
        elif isinstance(move, First):
            found.append(firsts.get(index[move.card], -0.1))
        else:
            found.append(0.0 if isinstance(move, NoSet) else value.get(named, -0.05))
    return found


def starts(part: Pile, named: Pile) -> bool:
    """Whether a set goes on from the cards named so far."""
    return len(part) > len(named) and part[: len(named)] == named


def declare(table: TechDeck, seat: Seat, move: Move) -> float:
    """The left-most customer that this set serves and, as marker team, does not lose.

    A contest that is won denies the rivals a point; but where the row is about to overflow, two
    customers served are better than one.
    """
    assert isinstance(move, Assist)
    team = table.team_of[seat]
    customer = table.cards.index[move.card]
    value = worth_of(table.row.index(customer))
    ways = serving(table, team, customer)
    if not ways:
        return -1.0
    value -= 0.1 * ways[0].helps.bit_count() + 0.1 * ways[0].cost
    rival = table.rival(team)
    if rival is not None and table.targets[rival] == customer:
        twin = table.copy(table.generator)
        twin.targets[team] = customer
        if contest(twin)[0] != team:
            return value - 1.0
        crowded = len(table.row) + table.new_customers() > 6
        value += -0.3 if crowded else 0.2
    return value


def serving(table: TechDeck, team: int, customer: CardNumber) -> list[Way]:
    """The ways in which the set that lies there can still serve its customer, thriftiest first."""
    part, hand = played(table, team), table.hands[team]
    help_cards = assist_cards(table, team, tuple(sorted(hand + part)))
    ways = ways_to_serve(table.cards, part, customer, help_cards)
    return [way for way in ways if way.part == part and way.cost <= len(hand)]


def helping(table: TechDeck, seat: Seat, moves: list[Move]) -> list[float]:
    """Use the effects that the set counted on, and an edge that turns a contest."""
    team, index = table.team_of[seat], table.cards.index
    if matches(table, team):
        return [turns_contest(table, team, move) for move in moves]
    low, high, wild, extra, _, _ = table.help[team]
    wanted: set[CardNumber] = set()
    if (low, high, wild, extra) == (0, 0, False, 0):
        ways = serving(table, team, table.targets[team])
        cards = assist_cards(table, team, tuple(sorted(table.hands[team] + played(table, team))))
        if ways:
            wanted = {card for place, card in enumerate(cards) if ways[0].helps >> place & 1}
    else:
        wanted = {card for card, helps in by_card(table.cards.help) if helps}
    return [
        0.0 if not isinstance(move, Use) else 1.0 if index[move.card] in wanted else -0.1
        for move in moves
    ]


def turns_contest(table: TechDeck, team: int, move: Move) -> float:
    """Whether an edge wins a contest that would be lost otherwise."""
    if not isinstance(move, Use) or not contested(table, team):
        return 0.0 if isinstance(move, Pass) else -0.1
    if contest(table)[0] == team:
        return -0.1
    more = sum(
        op.k for op in table.cards.steps[table.cards.index[move.card]] if isinstance(op, Edge)
    )
    twin = table.copy(table.generator)
    twin.help[team] = (*table.help[team][:5], table.help[team][5] + more)
    return 1.0 if contest(twin)[0] == team else -0.1


# Winning


def winning(table: TechDeck, seat: Seat, move: Move) -> float:
    """Develop customers up to value 10 while the team is small and the game is young."""
    if not isinstance(move, Use):
        return 0.0
    team, cards = table.team_of[seat], table.cards
    ops = cards.steps[cards.index[move.card]]
    to = next((op.to for op in ops if isinstance(op, Develop)), None)
    if to is None:
        return 0.5
    small = len(group_cards(table, team)) < ENOUGH_CARDS
    if small and deck_left(table) > GROWING and cards.value[table.won[team]] <= DEVELOP_UP_TO:
        return {"hand": 1.0, "deck": 0.9, "discard": 0.8}[to]
    return -0.1


def place(table: TechDeck, seat: Seat, move: Move) -> float:
    """Fill areas while there is time, then score; a better venture replaces the weakest."""
    cards, team = table.cards, table.team_of[seat]
    if isinstance(move, Venture):
        return venture_worth(cards, cards.index[move.card])
    if isinstance(move, Retire):
        return -venture_worth(cards, cards.index[move.card])
    if not isinstance(move, Area):
        return 0.0
    held = table.areas[team * table.size + AREA.index(move)]
    new = venture_worth(cards, table.won[team])
    if len(held) < AREA_LIMIT[table.seats]:
        return new - 0.3 * len(held) if deck_left(table) > GROWING else -0.1
    return new - min(venture_worth(cards, card) for card in held) - LAZY
