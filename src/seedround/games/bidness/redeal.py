"""Drawing again what a seat cannot know (section 4): deck, other hands, what lies face down."""

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.view import sees_cards


def redeal(table: Bidness, seat: Seat, generator: Generator) -> Bidness:
    """Deck, other hands and their face-down cards are gathered, sorted, shuffled, dealt anew."""
    twin = table.copy(generator)
    hidden = [other for other in every_seat(table.seats) if not sees_cards(table, other, seat)]
    pool = list(table.deck)
    for other in hidden:
        pool += table.hands[other]
        pool += table.face_down[other]
    pool.sort()
    generator.shuffle(pool)
    place = 0
    for other in hidden:
        held, down = len(table.hands[other]), len(table.face_down[other])
        twin.hands[other] = tuple(sorted(pool[place : place + held]))
        twin.face_down[other] = tuple(pool[place + held : place + held + down])
        place += held + down
    twin.deck = tuple(pool[place:])
    twin.relist()
    return twin
