"""What an effect is worth, and the cards picked for it: found by using it on a copy (section 6.4).

Where only hand or row change, no copy is made: the packing alone is looked at anew.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from seedround.engine.kinds import CardNumber, Pile, Seat
from seedround.engine.move import Move
from seedround.games.tech_deck.cards import AFTER, Cards
from seedround.games.tech_deck.carry_out import CarryOut
from seedround.games.tech_deck.effects import PickCard
from seedround.games.tech_deck.effects_assist import matches
from seedround.games.tech_deck.effects_row import BuryLooked, replaced
from seedround.games.tech_deck.mind.appraisal import appraise, outlook, standing
from seedround.games.tech_deck.mind.packing import pack
from seedround.games.tech_deck.moves import Bury as BuryMove
from seedround.games.tech_deck.moves import Pick, Use
from seedround.games.tech_deck.primitives import (
    Bank,
    Bury,
    Dig,
    Discard,
    Draw,
    Expel,
    Invite,
    Recover,
    Retain,
    Scout,
    Shift,
    Spy,
    Swap,
)
from seedround.games.tech_deck.redeal import permuted
from seedround.games.tech_deck.table import NO_CARD, TechDeck, added, without
from seedround.games.tech_deck.window import UseEffect

LAZY: Final = 0.03
"""What using an effect must bring at least."""
CURIOUS: Final = 0.05
"""What looking at hidden cards is worth in itself."""
SAMPLES: Final = 3
"""Redeals over which effects that draw are averaged."""
BURY_ABOVE: Final = 9
LASTING: Final = (Bury, Expel, Bank, Scout, Spy, Swap)


def uses(table: TechDeck, seat: Seat, moves: list[Move]) -> list[float]:
    """How much each effect raises the value of the position; passing changes nothing."""
    team, still = table.team_of[seat], still_assisting(table)
    now = appraise(table, team, still)
    return [gain(table, seat, move, still, now) if isinstance(move, Use) else 0.0 for move in moves]


def gain(table: TechDeck, seat: Seat, move: Use, still: bool, now: float) -> float:
    """What an effect adds to the value as it is now; draws are averaged over redeals."""
    team, card = table.team_of[seat], table.cards.index[move.card]
    nature = nature_of(table.cards, card)
    if nature.sends_away and can_wait(table, team, card) if still else not nature.lasting:
        return -LAZY
    now += -CURIOUS if nature.curious else LAZY
    if nature.only_next:
        best = max([exchanged(table, team, customer, still) for customer in table.row])
        return standing(table, team) + best - now
    total, samples = 0.0, SAMPLES if nature.draws or nature.invites else 1
    for _ in range(samples):
        twin = table.copy(table.generator)
        if nature.draws:
            twin.decks[team] = permuted(twin, twin.decks[team], team, twin.generator)
        if nature.invites:
            twin.customers = permuted(twin, twin.customers, team, twin.generator)
        total += appraise(effect_of(twin, seat, move), team, still)
    return total / samples - now


class Nature(NamedTuple):
    """What must be known of an effect to look ahead."""

    draws: bool
    """It turns up unknown cards of the own deck."""
    invites: bool
    """It turns up unknown customers."""
    only_next: bool
    """It exchanges a customer for the next one and does nothing else."""
    sends_away: bool
    """It takes a customer out of the row."""
    lasting: bool
    """It may still be of use when the hand is about to be discarded."""
    curious: bool
    """It looks at hidden cards."""


@lru_cache(maxsize=1 << 10)
def nature_of(cards: Cards, card: CardNumber) -> Nature:
    steps = cards.steps[card]
    exchange = [op for op in steps if isinstance(op, Swap) and op.b == "top"]
    return Nature(
        draws=any(isinstance(op, Draw | Dig) for op in steps),
        invites=any(isinstance(op, Invite) for op in steps) or bool(exchange),
        only_next=len(steps) == len(exchange) == 1,
        sends_away=any(isinstance(op, Bury | Expel) and op.source == "row" for op in steps),
        lasting=any(isinstance(op, LASTING) for op in steps),
        curious=any(isinstance(op, Scout | Spy) for op in steps),
    )


def can_wait(table: TechDeck, team: int, card: CardNumber) -> bool:
    """Whether a customer is better sent away after assisting, with the cards that are left then."""
    hand = table.hands[team]
    packed = sum([way.price for way in pack(table, team, hand).ways])
    return len(hand) - packed - (card in hand) >= table.cards.cost[card]


def still_assisting(table: TechDeck) -> bool:
    """Whether the hand can still serve a customer this round: not in phase 4."""
    for step in reversed(table.agenda):
        if isinstance(step, UseEffect):
            return step.window != AFTER
    return True


def effect_of(twin: TechDeck, seat: Seat, move: Move) -> TechDeck:
    """The table after an effect alone, its cards picked as this bot would."""
    twin.carry_out(move)
    while True:
        top = twin.agenda[-1]
        if isinstance(top, CarryOut):
            twin.agenda.pop()
            top.run(twin)
        elif isinstance(top, PickCard | BuryLooked):
            twin.legal = moves = top.moves(twin)
            picking = isinstance(top, PickCard)
            values = picks(twin, seat, moves) if picking else buries(twin, moves)
            twin.carry_out(moves[values.index(max(values))])
        else:
            return twin


# Picks


def picks(table: TechDeck, seat: Seat, moves: list[Move]) -> list[float]:
    """The value after each pick: by rule, by what hand and row can do then, or on a copy."""
    team, still = table.team_of[seat], still_assisting(table)
    cards = [table.cards.index[move.card] for move in moves if isinstance(move, Pick)]
    found = quick_picks(table, team, cards, still)
    if found is None and table.targets[team] == NO_CARD:
        found = plain_picks(table, team, cards, still)
    if found is None:
        found = [pick(table, seat, move, still) for move in moves]
    return found


def quick_picks(
    table: TechDeck, team: int, cards: list[CardNumber], still: bool
) -> list[float] | None:
    """Picks that need no look ahead; None if they do.

    A card that the packing does not need is given away first, the lowest of them; of two discards
    only the values matter.
    """
    choice, value = table.choice, table.cards.value
    assert isinstance(choice, PickCard)
    op = choice.op
    if isinstance(op, Retain):
        return [value[card] / 100 for card in cards]
    if isinstance(op, Swap) and op.b == "rival_discard":
        sign = -1 if choice.left == 2 else 1
        return [sign * value[card] / 100 for card in cards]
    gives = isinstance(op, Discard) or (
        isinstance(op, Swap) and op.a == "hand" and op.b == "discard" and choice.left == 2
    )
    if not gives:
        return None
    if not still:
        return [-value[card] / 100 for card in cards]
    needed = 0
    for way in pack(table, team, table.hands[team]).ways:
        needed |= way.cards
    if all(needed >> card & 1 for card in cards):
        return None
    return [-value[card] / 100 - (needed >> card & 1) for card in cards]


def plain_picks(
    table: TechDeck, team: int, cards: list[CardNumber], still: bool
) -> list[float] | None:
    """Picks that change no more than hand or row; None for others."""
    choice, hand, row = table.choice, table.hands[team], table.row
    assert isinstance(choice, PickCard)
    op, given = choice.op, table.chosen
    hands: Iterator[Pile] | None = None
    if isinstance(op, Recover | Dig):
        hands = (added(hand, card) for card in cards)
    elif isinstance(op, Discard):
        hands = (without(hand, card) for card in cards)
    elif isinstance(op, Swap) and op.a == "hand" and op.b == "discard" and given != NO_CARD:
        hands = (added(without(hand, given), card) for card in cards)
    if hands is not None:
        return [outlook(table, team, fresh, row, still) for fresh in hands]
    if isinstance(op, Swap) and op.b == "top":
        return [exchanged(table, team, card, still) for card in cards]
    if isinstance(op, Shift):
        return [outlook(table, team, hand, (*without(row, card), card), still) for card in cards]
    if isinstance(op, Bury | Expel) and op.source == "row":
        return [outlook(table, team, hand, without(row, card), still) for card in cards]
    return None


def pick(table: TechDeck, seat: Seat, move: Move, still: bool) -> float:
    """The value after a picked card; the first card of an exchange with its best partner."""
    choice, team = table.choice, table.team_of[seat]
    assert isinstance(choice, PickCard)
    twin = table.copy(table.generator)
    twin.carry_out(move)
    if isinstance(choice.op, Swap) and choice.left == 2 and isinstance(twin.agenda[-1], PickCard):
        twin.legal = moves = twin.agenda[-1].moves(twin)
        values = picks(twin, seat, moves)
        twin.carry_out(moves[values.index(max(values))])
    if table.targets[team] != NO_CARD:
        return 5.0 * matches(twin, team) + appraise(twin, team, True)
    return appraise(twin, team, still)


def exchanged(table: TechDeck, team: int, customer: CardNumber, still: bool) -> float:
    """A row customer for the next one, averaged over customers that may come."""
    seen, tops = table.seen[team], table.customers[:1]
    if not seen >> tops[0] & 1:
        tops = tuple([card for card in table.customers if not seen >> card & 1][:SAMPLES])
    hand, row = table.hands[team], table.row
    rows = [replaced(row, customer, card) for card in tops]
    return sum([outlook(table, team, hand, fresh, still) for fresh in rows]) / len(rows)


def buries(table: TechDeck, moves: list[Move]) -> list[float]:
    """Scouts send customers above 9 to the bottom."""
    value, index = table.cards.value, table.cards.index
    return [
        sum([0.1 if value[index[name]] > BURY_ABOVE else -0.1 for name in move.cards])
        for move in moves
        if isinstance(move, BuryMove)
    ]
