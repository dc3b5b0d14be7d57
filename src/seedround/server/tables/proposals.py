"""What one player proposes and the others must agree to: all players who are present vote."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from seedround.engine.kinds import Seat
from seedround.server.protocol.kinds import Proposing
from seedround.server.tables.config import Config


class Motion(Struct, frozen=True):
    """A proposal that waits for answers."""

    what: Proposing
    by: Seat
    agreed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


def proposed(config: Config, voters: Sequence[Seat], seat: Seat, what: Proposing) -> Motion:
    """A proposal when it is made: its author agrees with all their seats."""
    mine = _seats(config, seat)
    return Motion(what, seat, mine, tuple([voter for voter in voters if voter not in mine]))


def agreed(config: Config, proposal: Motion, seat: Seat) -> Motion:
    """The same after a player has agreed, with all their seats."""
    mine = _seats(config, seat)
    return msgspec.structs.replace(
        proposal,
        agreed=tuple(sorted({*proposal.agreed, *mine})),
        waiting=tuple([voter for voter in proposal.waiting if voter not in mine]),
    )


def _seats(config: Config, seat: Seat) -> tuple[Seat, ...]:
    """All seats of the player who sits there."""
    return config.seats_of(config.chairs[seat].person) or (seat,)
