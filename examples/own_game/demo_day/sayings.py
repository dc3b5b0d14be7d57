"""What is asked."""

from seedround.engine.kinds import Card, Dollars
from seedround.engine.saying import Saying


class PromptPitch(Saying, frozen=True):
    investor: Card
    at_stake: Dollars


SAYINGS = (PromptPitch,)
