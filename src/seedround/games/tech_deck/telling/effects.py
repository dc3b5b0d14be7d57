"""What an effect brings: using it, picking a card for it, passing (2.5, 6.1)."""

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Consequence
from seedround.games.tech_deck.cards import AFTER, ASSISTING, BEFORE, BETWEEN
from seedround.games.tech_deck.effects import PickCard
from seedround.games.tech_deck.effects_assist import contested, matches
from seedround.games.tech_deck.effects_row import BuryLooked, replaced
from seedround.games.tech_deck.moves import Bury as BuryMove
from seedround.games.tech_deck.moves import Pass, Pick, Use
from seedround.games.tech_deck.primitives import (
    Bank,
    Bury,
    Develop,
    Dig,
    Discard,
    Double,
    Draw,
    Expel,
    Primitive,
    Ready,
    Recover,
    Retain,
    Scout,
    Shift,
    Spy,
    Swap,
)
from seedround.games.tech_deck.table import NO_CARD, TechDeck, added, without
from seedround.games.tech_deck.telling.parts import (
    assisting,
    contest_stands,
    gains_point,
    leaving,
    lost_unless,
    quickens,
)
from seedround.games.tech_deck.telling.reach import (
    MOST_DRAWN,
    chance_to_reach,
    within_reach,
)
from seedround.games.tech_deck.telling.sayings import (
    ComeNext,
    DevelopsTo,
    Fails,
    FewerToCome,
    HandGrows,
    HandShrinks,
    InReach,
    LooksAhead,
    MayReach,
    MayServe,
    MoreToCome,
    OutOfReach,
    RowGrows,
    RowShrinks,
    SeesHand,
    UnhappyShrinks,
    UsableAgain,
    ValueTraded,
)
from seedround.games.tech_deck.telling.standing import MEASURES
from seedround.games.tech_deck.window import UseEffect

Told = tuple[Consequence, ...]

CHOOSY: Final = (Recover, Bank, Retain, Swap)
"""Steps that need cards of a certain kind: behind other steps one cannot tell if there are any."""
GROWS: Final[dict[str, Callable[[int], Saying]]] = {
    "hand": HandGrows,
    "row": RowGrows,
    "customers": MoreToCome,
}
SHRINKS: Final[dict[str, Callable[[int], Saying]]] = {
    "hand": HandShrinks,
    "row": RowShrinks,
    "customers": FewerToCome,
}


def use_effect(table: TechDeck, choice: UseEffect, move: Pass | Use) -> Told:
    """What an effect changes for sure, what it may bring, or what passing means (TD-FX-03)."""
    team = table.team_of[choice.seat]
    if isinstance(move, Pass):
        return passing(table, team, choice.window)
    card = table.cards.index[move.card]
    steps = table.cards.steps[card]
    found: list[Consequence] = []
    if foreseeable(steps):
        twin = carried_through(table, move)
        found += counted(table, twin, choice.seat)
        if choice.window == ASSISTING and not any(isinstance(op, Double) for op in steps):
            found.append(assisting(twin, team))
    for op in steps:
        found += promised(table, team, op)
    if choice.window in (BEFORE, BETWEEN):
        found += drawing(table, team, card, steps)
    return tuple(found)


def foreseeable(steps: Iterable[Primitive]) -> bool:
    """Whether the counts after an effect depend on no card that is drawn or picked on the way."""
    first = True
    for op in steps:
        choosy = isinstance(op, CHOOSY) or (isinstance(op, Expel) and op.source == "discard")
        if choosy and not first:
            return False
        first = False
    return True


def carried_through(table: TechDeck, move: Move) -> TechDeck:
    """A table on which a use is carried out, always with the first card that can be picked."""
    twin = table.copy(Generator(0))
    below = len(twin.agenda)
    twin.carry_out(move)
    while len(twin.agenda) > below:
        if not twin.step():
            twin.carry_out(twin.legal[0])
    return twin


def counted(table: TechDeck, after: TechDeck, seat: Seat) -> list[Consequence]:
    """The figures that differ between two tables."""
    found: list[Consequence] = []
    for figure in ("hand", "row", "customers"):
        by = MEASURES[figure](after, seat) - MEASURES[figure](table, seat)
        if by:
            says = GROWS[figure](by) if by > 0 else SHRINKS[figure](-by)
            found.append(Consequence(says=says, figure=figure, by=by))
    fewer = len(table.unhappy) - len(after.unhappy)
    if fewer:
        says = UnhappyShrinks(fewer, len(after.unhappy), table.unhappy_limit())
        found.append(Consequence(says=says, figure="unhappy", by=-fewer))
    team = table.team_of[seat]
    if len(after.scores[team]) > len(table.scores[team]):
        found += gains_point(table, team, None)
        found += quickens(table, team)
    return found


def promised(table: TechDeck, team: int, op: Primitive) -> Told:
    """What a step does beside the counts."""
    rival = table.rival(team)
    if isinstance(op, Scout):
        return (Consequence(says=LooksAhead(min(op.n, len(table.customers)))),)
    if isinstance(op, Spy) and rival is not None:
        return (Consequence(says=SeesHand(len(table.hands[rival]))),)
    if isinstance(op, Develop):
        return (Consequence(says=DevelopsTo(op.to), figure="cards", by=1),)
    if isinstance(op, Shift) and op.which == "left" and len(table.row) > 1:
        return leaving(table, (*table.row[1:], table.row[0]), table.new_customers())
    return ()


def drawing(table: TechDeck, team: int, card: CardNumber, steps: tuple[Primitive, ...]) -> Told:
    """The chance that the cards to be drawn bring another customer within reach."""
    first = [op for op in steps if not isinstance(op, Spy) and not is_expelled(op)]
    if not first or not isinstance(first[0], Draw) or first[0].n > MOST_DRAWN:
        return ()
    hand = table.hands[team]
    if card in hand and any(map(is_expelled, steps)):
        hand = without(hand, card)
    chance = chance_to_reach(table, team, hand, first[0].n)
    return (Consequence(says=MayReach(chance), chance=chance),) if chance else ()


def is_expelled(op: Primitive) -> bool:
    """Whether a step takes the card itself out of the game."""
    return isinstance(op, Expel) and op.source == "self"


def passing(table: TechDeck, team: int, window: int) -> Told:
    """What happens if the team uses no effect now (TD-FX-03, TD-ASSIST-10)."""
    if window == ASSISTING:
        if not matches(table, team):
            return (Consequence(says=Fails(), warns=True),)
        if contested(table, team):
            return (contest_stands(table, team),)
    return lost_unless(table) if window == AFTER else ()


# Picking


def pick_card(table: TechDeck, choice: PickCard, move: Pick) -> Told:
    """What a picked card changes (TD-FX-17)."""
    seat, team, op = choice.seat, table.team_of[choice.seat], choice.op
    picked = table.cards.index[move.card]
    found: list[Consequence] = []
    if isinstance(op, Bank):
        found += gains_point(table, team, table.cards.value[picked])
        found += quickens(table, team)
    if not isinstance(op, Swap):
        twin = table.copy(Generator(0))
        choice.doing.take(op, twin, team, choice.card, picked)
        found += [one for one in counted(table, twin, seat) if one.figure not in ("points", "pace")]
        if isinstance(op, Double):
            found.append(assisting(twin, team))
    if isinstance(op, Ready):
        found.append(Consequence(says=UsableAgain(table.cards.definitions[picked].text)))
    return (*found, *row_after(table, op, picked), *reach_after(table, choice, picked))


def row_after(table: TechDeck, op: Primitive, picked: CardNumber) -> Told:
    """Who leaves next once a customer has been moved or taken out of the row (TD-NEW-04)."""
    if isinstance(op, Shift):
        return leaving(table, (*without(table.row, picked), picked), table.new_customers())
    if isinstance(op, Bury | Expel) and op.source == "row":
        return leaving(table, without(table.row, picked), table.new_customers())
    return ()


def reach_after(table: TechDeck, choice: PickCard, picked: CardNumber) -> Told:
    """Customers that come within reach or fall out of it, while the hand can still serve."""
    team, op = table.team_of[choice.seat], choice.op
    window = next(step.window for step in reversed(table.agenda) if isinstance(step, UseEffect))
    if window == AFTER:
        return ()
    hand, row = table.hands[team], table.row
    if isinstance(op, Swap):
        return exchanging(table, team, op, picked)
    if isinstance(op, Discard) or (isinstance(op, Bank | Expel) and picked in hand):
        return reach_changes(table, team, without(hand, picked), row)
    if isinstance(op, Bury | Expel) and op.source == "row":
        return reach_changes(table, team, hand, without(row, picked))
    if isinstance(op, Recover | Dig | Retain):
        return reach_changes(table, team, added(hand, picked), row)
    return ()


def exchanging(table: TechDeck, team: int, op: Swap, picked: CardNumber) -> Told:
    """What an exchange does to the reach; with the next customer it may be a matter of chance."""
    hand, row, gave = table.hands[team], table.row, table.chosen
    if op.b == "top":
        return next_one(table, team, picked)
    if gave == NO_CARD:
        return reach_changes(table, team, without(hand, picked), row) if op.a == "hand" else ()
    value = table.cards.value
    found: Told = (Consequence(says=ValueTraded(value[gave], value[picked])),)
    if op.a == "hand":
        row = replaced(row, picked, gave) if op.b == "row" else row
        found += reach_changes(table, team, added(without(hand, gave), picked), row)
    return found


def next_one(table: TechDeck, team: int, picked: CardNumber) -> Told:
    """A row customer for the next one: known, or one of the unseen ones (TD-A-39)."""
    hand, row, seen = table.hands[team], table.row, table.seen[team]
    top = table.customers[0]
    if seen >> top & 1:
        return reach_changes(table, team, hand, replaced(row, picked, top))
    unknown = tuple(sorted([card for card in table.customers if not seen >> card & 1]))
    lost = reach_changes(table, team, hand, without(row, picked))
    chance = CERTAIN * len(within_reach(table, team, hand, unknown)) // len(unknown)
    return (*lost, Consequence(says=MayServe(chance), chance=chance)) if chance else lost


def reach_changes(table: TechDeck, team: int, hand: Pile, row: Pile) -> Told:
    """The customers in and out of reach with another hand or row."""
    before = within_reach(table, team, table.hands[team])
    after = within_reach(table, team, hand, row)
    new = table.ids(tuple([card for card in after if card not in before]))
    gone = table.ids(tuple([card for card in before if card not in after]))
    found: Told = (Consequence(says=InReach(new)),) if new else ()
    return (*found, Consequence(says=OutOfReach(gone), warns=True)) if gone else found


def bury_looked(table: TechDeck, choice: BuryLooked, move: BuryMove) -> Told:
    """Who comes next if these go to the bottom (TD-GEN-06)."""
    seen, index = table.seen[table.team_of[choice.seat]], table.cards.index
    buried = [index[name] for name in move.cards]
    looked, below = table.customers[: choice.count], table.customers[choice.count :]
    order = [card for card in looked if card not in buried]
    order += [*below, *[card for card in looked if card in buried]]
    coming = takewhile(lambda card: seen >> card & 1, order[: table.new_customers()])
    return (Consequence(says=ComeNext(table.ids(tuple(coming)))),)
