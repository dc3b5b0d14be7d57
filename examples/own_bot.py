"""Your own bot in twenty lines: it sells at the Trade Show as soon as the offer is good enough.

Any class that takes a seed and has `choose` will do. An entry point of the group `seedround.bots`
makes it known by name (see pyproject.toml in this folder):

    pip install ./examples
    seedround tournament trade-show --bots cautious,random
"""

from random import Random

from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move

ENOUGH = 6


class CautiousBot:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        moves = {str(move): move for move in knowledge.moves}
        turn = getattr(knowledge.view, "turn", None)
        if turn is not None and "accept" in moves:
            return moves["accept" if turn.offer >= ENOUGH else "roll"]
        return self.random.choice(knowledge.moves)
