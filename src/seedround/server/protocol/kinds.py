"""What all messages are made of, and how long things may be."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seedround.engine.kinds import SeatNumber
from seedround.engine.names import LONGEST_NAME

LONGEST_CHAT: Final = 300
LONGEST_MOVE: Final = 400
LONGEST_LAYOUT: Final = 2000
LONGEST_CARD: Final = 60
MOST_MARKS: Final = 12

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Chair = Annotated[SeatNumber, Meta(ge=0, le=9)]
Watcher = Annotated[SeatNumber, Meta(ge=-2, le=9)]
"""A seat, -1 for a spectator, -2 for open cards (after the end)."""
Count = Annotated[int, Meta(ge=0)]
CardId = Annotated[str, Meta(min_length=1, max_length=LONGEST_CARD)]
Readers = Literal["all", "team"]
"""Whom a line of chat is for."""
Proposing = Literal["take_back", "pause", "resume", "abandon"]
"""What all players must agree to."""
Stage = Literal["open", "running", "paused", "over", "abandoned", "stopped", "damaged"]
"""`stopped`: the rules changed and the game would have gone another way. `damaged`: something of it
cannot be read any more; its people can save what was played before."""


class Message(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, omit_defaults=False
):
    """What all messages share."""
