"""What surrounds a game at its table: chairs, clocks, chat, proposals, who is there."""

from typing import NamedTuple

from seedround.engine.kinds import Seat, by_seat
from seedround.server.protocol.kinds import Proposing, Stage
from seedround.server.store.lines import Ended, Said
from seedround.server.tables.clock import Clock
from seedround.server.tables.config import Config
from seedround.server.tables.proposals import Motion, proposed


class Chat(NamedTuple):
    """A line of chat with its number among the lines that the same readers get."""

    number: int
    said: Said
    at: int


Team = tuple[Seat, ...]
"""The seats that play together; as a chat's readers an empty one means all."""


class Around:
    """The state of a table, apart from the game that is played at it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.stage: Stage = "open"
        self.clock = Clock(config.clocks, config.record.seats)
        self.away: frozenset[Seat] = frozenset()
        self.resigned: frozenset[Seat] = frozenset()
        self.rematch: frozenset[Seat] = frozenset()
        self.proposal: Motion | None = None
        self.chats: dict[Team, tuple[Chat, ...]] = {}
        """By readers. It is replaced and never changed, as successors share it."""
        self.ended_at: int | None = None
        self.ended: Ended | None = None

    def voters(self, what: str) -> list[Seat]:
        """The seats of people who have a vote; bots have none.

        Nor do the absent, unless it is about the game itself: no player loses it, or what they have
        seen of it, because their clock has run out.
        """
        absent = frozenset() if what in ("abandon", "take_back") else self.away
        return [
            seat
            for seat, chair in by_seat(self.config.chairs)
            if chair.person and seat not in self.resigned and seat not in absent
        ]

    def proposing(self, seat: Seat, what: Proposing) -> Motion:
        """A proposal as it stands when it is made."""
        return proposed(self.config, self.voters(what), seat, what)
