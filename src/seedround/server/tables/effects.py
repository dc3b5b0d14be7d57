"""What happens around the game: words, proposals, who is there, and the end."""

from collections.abc import Callable
from typing import Any, Final

from seedround.server.store.lines import (
    Abandoned,
    Agreed,
    Away,
    Back,
    Declined,
    Deed,
    Ended,
    Left,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Said,
    Sat,
    WantedRematch,
)
from seedround.server.tables.around import Around, Chat
from seedround.server.tables.proposals import agreed

KEPT_CHAT: Final = 200
"""Lines of each chat kept in memory, for those who come later."""


def _nothing(around: Around, deed: Sat | Left, at: int) -> None:
    """Who sits where is in the config, which is stored with the line."""


def _said(around: Around, deed: Said, at: int) -> None:
    """Each chat is counted by itself: other numbers would tell what happens in secret."""
    before = around.chats.get(deed.team, ())
    number = before[-1].number + 1 if before else 1
    after = (*before, Chat(number, deed, at))[-KEPT_CHAT:]
    around.chats = {**around.chats, deed.team: after}


def _proposed(around: Around, deed: Proposed, at: int) -> None:
    around.proposal = around.proposing(deed.seat, deed.what)


def _agreed(around: Around, deed: Agreed, at: int) -> None:
    if around.proposal is not None:
        around.proposal = agreed(around.config, around.proposal, deed.seat)


def _declined(around: Around, deed: Declined, at: int) -> None:
    around.proposal = None


def _paused(around: Around, deed: Paused, at: int) -> None:
    around.stage = "paused"
    around.proposal = None


def _resumed(around: Around, deed: Resumed, at: int) -> None:
    around.stage = "running"
    around.proposal = None


def _abandoned(around: Around, deed: Abandoned, at: int) -> None:
    around.stage = "abandoned"
    around.ended_at = at
    around.proposal = None


def _away(around: Around, deed: Away, at: int) -> None:
    around.away |= {deed.seat}


def _back(around: Around, deed: Back, at: int) -> None:
    around.away -= {deed.seat}
    around.clock.spare(deed.seat)


def _resigned(around: Around, deed: Resigned, at: int) -> None:
    around.resigned |= {deed.seat}
    if around.proposal and deed.seat in around.proposal.waiting:
        around.proposal = agreed(around.config, around.proposal, deed.seat)


def _wanted_rematch(around: Around, deed: WantedRematch, at: int) -> None:
    around.rematch |= {deed.seat}


def _ended(around: Around, deed: Ended, at: int) -> None:
    around.ended = deed


EFFECTS: Final[dict[type[Deed], Callable[[Around, Any, int], None]]] = {
    Sat: _nothing,
    Left: _nothing,
    Said: _said,
    Proposed: _proposed,
    Agreed: _agreed,
    Declined: _declined,
    Paused: _paused,
    Resumed: _resumed,
    Abandoned: _abandoned,
    Away: _away,
    Back: _back,
    Resigned: _resigned,
    WantedRematch: _wanted_rematch,
    Ended: _ended,
}
