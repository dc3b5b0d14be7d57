"""Drawing again what a seat cannot know (section 4): decks, founders, what is behind screens."""

from typing import Any, Final

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.games.silicon_valley.blocks import UNIT, counts
from seedround.games.silicon_valley.setup import DEALT
from seedround.games.silicon_valley.table import EMPTY, SiliconValley

GUESS: Final = 21
"""Money behind another screen is taken to be $0 to $40, most likely about $20."""


def redeal(table: SiliconValley, seat: Seat, generator: Generator) -> SiliconValley:
    """Draw again all that a seat cannot know: decks, founders, the others' money and blocks."""
    twin = table.copy(generator)
    decks: tuple[list[Any], ...] = twin.deck, twin.hq_deck, twin.vc_deck, twin.product_deck
    for deck in (*decks, twin.decisions):
        deck.sort()
        generator.shuffle(deck)
    others = [other for other in every_seat(twin.seats) if other != seat]
    redeal_founders(twin, seat, others)
    if others and not twin.options.open_books and twin.result is None:
        redeal_holdings(twin, others)
    twin.relist()
    return twin


def redeal_founders(twin: SiliconValley, seat: Seat, others: list[Seat]) -> None:
    """The others' founders while they choose in secret, later only those they rejected."""
    secret = twin.sealed is not None
    known = {*twin.dealt[seat], twin.rival_founder}
    if not secret:
        known.update(twin.founders)
    people = range(twin.cards.employees, len(twin.cards.people))
    unknown = [person for person in people if person not in known]
    twin.generator.shuffle(unknown)
    for other in others:
        if not secret:
            twin.dealt[other] = (twin.founders[other], unknown.pop())
            continue
        twin.dealt[other] = (unknown.pop(), unknown.pop())
        if twin.founders[other] != EMPTY:
            twin.founders[other] = twin.dealt[other][twin.generator.below(DEALT)]
    twin.spare = tuple(sorted(unknown))


def redeal_holdings(twin: SiliconValley, others: list[Seat]) -> None:
    """Blocks that are neither in the supply nor on view are somewhere behind the other screens.

    Their money is anybody's guess: gains and payments were told, totals never are (SV-INFO-03).
    """
    below = twin.generator.below
    hidden = sum([twin.blocks[other] for other in others])
    shares = dict.fromkeys(others, 0)
    for kind, many in enumerate(counts(hidden)):
        if len(others) == 1:
            shares[others[0]] += many * UNIT[kind]
        else:
            for _ in range(many):
                shares[others[below(len(others))]] += UNIT[kind]
    for other in others:
        twin.blocks[other] = shares[other]
        twin.cash[other] = below(GUESS) + below(GUESS)
    twin.bank = -sum(twin.cash)
    if twin.legal and twin.choice.seat in others and not twin.choice.moves(twin):
        # A seat that is asked how to pay is known to be able to.
        for other in others:
            twin.blocks[other] = hidden if other == twin.choice.seat else 0
