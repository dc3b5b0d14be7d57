"""What one player proposes and the others must agree to; everybody who is there has a say."""

from collections.abc import Sequence
from typing import Final

import msgspec

from seedround.engine.kinds import Seat
from seedround.server.config import Config
from seedround.server.protocol.shown import Proposal


def proposed(config: Config, voters: Sequence[Seat], seat: Seat, what: str) -> Proposal:
    """As it stands when it is made: whoever made it agrees with all their seats."""
    mine = _seats(config, seat)
    waiting = tuple([voter for voter in voters if voter not in mine])
    words = f"{config.names[seat]} {_WORDS[what]}"
    return msgspec.convert(
        {"what": what, "by": seat, "agreed": mine, "waiting": waiting, "words": words}, Proposal
    )


def agreed(config: Config, proposal: Proposal, seat: Seat) -> Proposal:
    """The same after somebody agreed, with all their seats."""
    mine = _seats(config, seat)
    return msgspec.structs.replace(
        proposal,
        agreed=tuple(sorted({*proposal.agreed, *mine})),
        waiting=tuple([voter for voter in proposal.waiting if voter not in mine]),
    )


def _seats(config: Config, seat: Seat) -> tuple[Seat, ...]:
    """All seats of whoever sits there."""
    return config.seats_of(config.chairs[seat].person) or (seat,)


_WORDS: Final = {
    "take_back": "would like to take the last move back.",
    "pause": "would like to pause.",
    "resume": "would like to go on.",
    "abandon": "would like to give the game up.",
}
