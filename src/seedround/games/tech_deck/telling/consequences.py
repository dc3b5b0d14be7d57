"""What a move brings, by kind of decision; effects have a file of their own."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from seedround.engine.kinds import CardNumber, Pile
from seedround.engine.standing import Consequence
from seedround.games.tech_deck.assist import Commit, Declare
from seedround.games.tech_deck.effects_assist import played
from seedround.games.tech_deck.moves import (
    AREA,
    Area,
    Assist,
    First,
    NoSet,
    PlaySet,
    Retire,
    Score,
    Start,
    Stop,
    Venture,
)
from seedround.games.tech_deck.reach import combos, helpers, reached
from seedround.games.tech_deck.rounds import scored
from seedround.games.tech_deck.setup import KeepVenture, SoloChoice
from seedround.games.tech_deck.table import AREA_LIMIT, NO_CARD, TechDeck, without
from seedround.games.tech_deck.telling.effects import (
    bury_looked,
    pick_card,
    use_effect,
)
from seedround.games.tech_deck.telling.parts import (
    contest_stands,
    gains_point,
    leaving,
    misses,
    pace_after,
    quickens,
    some_leave,
)
from seedround.games.tech_deck.telling.reach import edge_of, edges, help_for, rivals_best
from seedround.games.tech_deck.telling.sayings import (
    AssistingEnds,
    EffectGone,
    Fits,
    RivalsCould,
    Serves,
    SetSoFar,
    StartsWith,
    StayInHand,
    VentureGained,
    WorksWhen,
)
from seedround.games.tech_deck.winning import Place, RetireVenture

Told = tuple[Consequence, ...]


# Setup


def keep_venture(table: TechDeck, choice: KeepVenture, move: Venture) -> Told:
    """When the venture works and what it costs (TD-SETUP-04, TD-FX-07)."""
    card = table.cards.index[move.card]
    phase = table.cards.definitions[card].phase
    return (Consequence(says=WorksWhen(phase, table.cards.cost[card])),)


def start_cards(table: TechDeck, choice: SoloChoice, move: Start) -> Told:
    """What the start cards can do (TD-SETUP-07)."""
    return tuple(
        [
            Consequence(says=StartsWith(name, table.cards.card(name).text))
            for name in move.cards
            if table.cards.card(name).steps
        ]
    )


# Assisting


def commit(table: TechDeck, choice: Commit, move: NoSet | PlaySet | First | Stop) -> Told:
    """Whom a set serves, who could want the same, what stays (TD-ASSIST-01..06)."""
    team, index = table.team_of[choice.seat], table.cards.index
    named = table.naming[team]
    if isinstance(move, NoSet):
        ends = Consequence(says=AssistingEnds(table.rival(team) is None))
        return (ends, *leaving(table, table.row, table.new_customers()))
    if isinstance(move, First):
        total = sum([table.cards.value[card] for card in (*named, index[move.card])])
        return (Consequence(says=SetSoFar(total)),)
    chosen = tuple([index[name] for name in move.cards]) if isinstance(move, PlaySet) else named
    hand = table.hands[team]
    ways = combos(helpers(table, team, hand), chosen, len(hand) - len(chosen))
    found: list[Consequence] = []
    customers = reached(table.cards, chosen, table.row, ways)
    for customer in customers:
        found += serving(table, team, chosen, customer)
    rest = table.ids(tuple([card for card in hand if card not in chosen]))
    found.append(Consequence(says=StayInHand(rest)))
    pace = pace_after(table, team, 1)
    if len(customers) == 1:
        return (*found, *leaving(table, without(table.row, customers[0]), pace))
    return (*found, *some_leave(table, len(table.row) - 1, pace))


def serving(table: TechDeck, team: int, chosen: Pile, customer: CardNumber) -> list[Consequence]:
    """What a set is played for, and whether the rivals could play for it too (TD-ASSIST-11)."""
    cards = table.cards
    helped = help_for(table, team, chosen, customer) or ()
    found = [Consequence(says=serves(table, team, customer, helped))]
    theirs, mine = rivals_best(table, team, customer), max([cards.value[card] for card in chosen])
    if theirs is not None and theirs >= mine:
        edge = edges(table, team, table.hands[team])
        turning = edge if mine <= theirs < mine + edge_of(cards, edge) else ()
        rivals = table.teams[1 - team]
        could = RivalsCould(rivals, cards.ids[customer], theirs, mine, table.ids(turning))
        found.append(Consequence(says=could))
    return found


def serves(table: TechDeck, team: int, customer: CardNumber, helped: Pile) -> Serves:
    """What a served customer brings, and how the points then stand (TD-END-03)."""
    rival = table.rival(team)
    return Serves(
        card=table.cards.ids[customer],
        venture=can_be_venture(table, customer),
        points=len(scored(table, team)) + 1,
        rivals=None if rival is None else len(scored(table, rival)),
        helped=table.ids(helped),
    )


def can_be_venture(table: TechDeck, customer: CardNumber) -> bool:
    """Whether a customer may be placed in an area (TD-ASSIST-17, TD-A-24)."""
    return table.cards.is_venture[customer] or table.options.group_ventures


def declare(table: TechDeck, choice: Declare, move: Assist) -> Told:
    """Whether the set fits the customer as it is, and how a contest stands (TD-ASSIST-07..14)."""
    team, cards = table.team_of[choice.seat], table.cards
    customer, chosen = cards.index[move.card], played(table, team)
    helped = help_for(table, team, chosen, customer)
    found: list[Consequence] = []
    if helped is None:
        return (Consequence(says=misses(cards, chosen, customer), warns=True),)
    if helped:
        found.append(Consequence(says=misses(cards, chosen, customer)))
    else:
        found.append(Consequence(says=Fits(False)))
    found.append(Consequence(says=serves(table, team, customer, helped)))
    rival = table.rival(team)
    if rival is None:
        return tuple(found)
    if table.targets[rival] == customer:
        twin = table.copy(table.generator)
        twin.targets[team] = customer
        found.append(contest_stands(twin, team))
    elif played(table, rival) and table.targets[rival] == NO_CARD:
        found += serving(table, team, chosen, customer)[1:]
    return tuple(found)


# After winning


def place(table: TechDeck, choice: Place, move: Score | Area) -> Told:
    """A point, or an effect for the rest of the game (TD-ASSIST-17..20)."""
    team = table.team_of[choice.seat]
    customer = table.won[team]
    value = table.cards.value[customer]
    if isinstance(move, Score):
        return (*gains_point(table, team, value), *quickens(table, team))
    held = table.areas[team * table.size + AREA.index(move)]
    full, counts = len(held) >= AREA_LIMIT[table.seats], table.options.score_ventures
    phase = table.cards.definitions[customer].phase
    gained = VentureGained(phase, full, table.cards.is_venture[customer])
    found: Told = (Consequence(says=gained, figure="ventures", by=0 if full else 1),)
    if full or counts:
        found += gains_point(table, team, value if counts else None)
    return (*found, *quickens(table, team)) if full else found


def retire(table: TechDeck, choice: RetireVenture, move: Retire) -> Told:
    """A point of that value for an effect (TD-ASSIST-18)."""
    team, card = table.team_of[choice.seat], table.cards.index[move.card]
    gone = EffectGone(table.cards.definitions[card].text)
    counts = table.options.score_ventures
    found = () if counts else gains_point(table, team, table.cards.value[card])
    lost = Consequence(says=gone, figure="ventures", by=-1)
    return (*found, lost, *quickens(table, team))


CONSEQUENCES: Final[Mapping[str, Callable[[Any, Any, Any], Told]]] = {
    "setup.venture": keep_venture,
    "setup.start": start_cards,
    "effect.use": use_effect,
    "effect.pick": pick_card,
    "effect.bury": bury_looked,
    "assist.set": commit,
    "assist.declare": declare,
    "assist.place": place,
    "assist.retire": retire,
}
