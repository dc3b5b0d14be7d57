"""All that is said at a table."""

import random
from collections.abc import Iterator

from seedround.engine.kinds import Seat, every_seat
from seedround.engine.laws import sayings
from seedround.engine.look import ask
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable


def told(playthrough: Playthrough, most: int) -> Iterator[tuple[Seat, Sayable]]:
    """All that is told in a game of random moves, and to whom."""
    chance = random.Random(playthrough.game.id)
    heard = 0
    while True:
        for event in playthrough.log[heard:]:
            for seat in every_seat(playthrough.table.seats):
                yield seat, event.seen_by(seat)
        heard = len(playthrough.log)
        if playthrough.table.over or len(playthrough.moves) >= most:
            return
        for choice in playthrough.table.open_choices():
            asking = ask(playthrough.table, choice.seat)
            assert asking is not None
            for saying in sayings(asking):
                yield choice.seat, saying
        playthrough.play(chance.choice(playthrough.table.moves()))
