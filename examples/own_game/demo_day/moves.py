"""The one thing that can be done."""

from typing import Annotated, Final

from msgspec import Meta

from seedround.engine.move import Move

STRONGEST: Final = 10
Strength = Annotated[int, Meta(ge=1, le=STRONGEST)]


class Pitch(Move, frozen=True):
    strength: Strength


MOVES: Final = (Pitch,)
PITCHES: Final = tuple(Pitch(strength) for strength in range(STRONGEST + 1))
"""By strength: made once."""
