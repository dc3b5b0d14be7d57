"""What a seat cannot know: the order of the deck, and what the others have prepared."""

from demo_day.table import NOTHING, DemoDay
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat


def redeal(table: DemoDay, seat: Seat, generator: Generator) -> DemoDay:
    twin = table.copy(generator)
    twin.deck.sort()
    generator.shuffle(twin.deck)
    for other in every_seat(table.seats):
        if other != seat and twin.prepared[other] != NOTHING:
            numbers = sorted((*twin.hands[other], twin.prepared[other]))
            twin.prepared[other] = numbers.pop(generator.below(len(numbers)))
            twin.hands[other] = tuple(numbers)
    twin.relist()
    return twin
