"""Long histories: what happened at a table before somebody came, put into words beside the loop.

In one piece that would hold up all other tables, for a third of a second where six seats look back
at a thousand moves. So it is made in fair turns from the match as it stands, which never changes,
while the game goes on; who has come is then told what has happened since.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec

from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.server.host.budgets import Budgets
from seedround.server.host.shelf import Shelf
from seedround.server.protocol.kinds import Stage
from seedround.server.protocol.socket import Update, Watch
from seedround.server.tables.listener import Listener
from seedround.server.tables.match import Match
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.moment import Moment, Wish
from seedround.server.tables.replays import Replays
from seedround.server.tables.wording import Wording

LONG: Final = 200
"""Events: more of them are a long history."""
encode: Final = msgspec.json.Encoder().encode


class History(NamedTuple):
    """What a viewer is told of a match, in words and encoded."""

    told: Update
    last: int
    """The number of the last event."""
    match: Match | None = None
    """The match as it was; None if it is over, so that it stays so."""


Known = Mapping[Viewer, History]


class Whole(NamedTuple):
    """A finished game from its beginning stays as it is, so it is made once for all who look."""

    table: str
    stage: Stage
    last: int
    names: tuple[str, ...]
    viewer: Viewer
    language: str
    standing: bool


class Histories:
    """Makes histories, and keeps those of finished games while there is room."""

    def __init__(self, most: int, replays: Replays, budgets: Budgets) -> None:
        self._finished: Shelf[Whole, History] = Shelf(most, _size)
        self._replays = replays
        self._budgets = budgets

    def kept(self, match: Match, listener: Listener, request: Watch) -> dict[Viewer, History]:
        """Those that were made for others already."""
        if match.stage not in FINISHED:
            return {}
        found = {
            viewer: self._finished.get(_whole(match, viewer, listener.language, request))
            for viewer in viewers_of(request)
            if not request.after.get(viewer, 0)
        }
        return {viewer: history for viewer, history in found.items() if history is not None}

    async def made(
        self, match: Match, listener: Listener, request: Watch, viewers: Sequence[Viewer], now: int
    ) -> Known:
        """Make some, all in one turn, so that none lie about unfinished; whoever asks pays."""
        who, language, last = listener.who, listener.language, match.numbers.last
        names = match.config.names_in(language)
        make = partial(
            _timed, match, Wording(match.playing, names, language), request, viewers, now
        )
        updates, seconds = await self._replays.beside(make, who, partial(self._budgets.show, who))
        self._budgets.showing.spend(who, seconds)
        found: dict[Viewer, History] = {}
        for viewer, told in updates.items():
            whole = match.stage in FINISHED and not request.after.get(viewer, 0)
            found[viewer] = History(told, last, None if whole else match)
            if whole:
                self._finished.put(_whole(match, viewer, language, request), found[viewer])
        return found


def viewers_of(request: Watch) -> set[Viewer]:
    """With whose eyes a client wants to look."""
    return set(request.seats) or {SPECTATOR}


def wish_of(request: Watch) -> Wish:
    return Wish(request.stages, request.standing)


def missing(match: Match, request: Watch, known: Known) -> list[Viewer]:
    """Who has a long history before them that is not known yet."""
    if match.playthrough is None:
        return []
    return [
        viewer
        for viewer in sorted(viewers_of(request))
        if viewer not in known
        and match.numbers.count - match.numbers.told(request.after.get(viewer, 0)) > LONG
    ]


def _size(history: History) -> int:
    parts: list[Any] = [history.told.told, history.told.state]
    return sum(len(memoryview(part)) for part in parts)


def _whole(match: Match, viewer: Viewer, language: str, request: Watch) -> Whole:
    names = match.config.names_in(language)
    last, standing = match.numbers.last, request.standing
    return Whole(request.table, match.stage, last, names, viewer, language, standing)


def _timed(
    match: Match, wording: Wording, request: Watch, viewers: Sequence[Viewer], now: int
) -> tuple[dict[Viewer, Update], float]:
    """Updates with their large parts encoded, and the processor seconds that they took."""
    began = thread_time()
    found: dict[Viewer, Update] = {}
    for viewer in viewers:
        moment = Moment(match, request.after.get(viewer, 0), now)
        update = moment.update(request.table, viewer, wording, wish_of(request))
        told: Any = msgspec.Raw(encode(update.told))
        state: Any = msgspec.Raw(encode(update.state))
        found[viewer] = msgspec.structs.replace(update, told=told, state=state)
    return found, thread_time() - began
