"""The deal: investors are shuffled, everybody gets the same numbers."""

from demo_day.cards import Cards
from demo_day.pitching import NEXT_INVESTOR
from demo_day.table import DemoDay
from seedround.engine.about import Options
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.rules import Rules


def deal(
    rules: Rules[DemoDay, Cards],
    cards: Cards,
    options: Options,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> DemoDay:
    """DD-SETUP-01: as many numbers as there are investors."""
    table = DemoDay(rules, cards, options, seats, generator)
    table.log = log
    table.deck = list(range(len(cards.ids)))
    generator.shuffle(table.deck)
    table.hands = [tuple(range(1, len(cards.ids) + 1))] * seats
    table.then(NEXT_INVESTOR)
    return table
