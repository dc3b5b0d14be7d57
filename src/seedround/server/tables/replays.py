"""Replays of finished games: made beside the loop, in fair turns, and kept while there is room."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar, cast

import msgspec

from seedround.engine.kinds import Seat, Viewer
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of
from seedround.engine.table import Table
from seedround.games import find_game
from seedround.server.host.budgets import Who
from seedround.server.host.shelf import Shelf
from seedround.server.host.turns import Turns
from seedround.server.protocol.http import Frame
from seedround.server.tables.stages import Stages
from seedround.server.tables.standings import standing_seen
from seedround.server.tables.wording import Wording

T = TypeVar("T")
encode: Final = msgspec.json.Encoder().encode
LONG: Final = 100
"""A game with more moves, or a table with more lines, is played again beside the loop: others would
notice the wait."""


class Seen(NamedTuple):
    """A finished game as a viewer sees it; it never changes but for names that are forgotten."""

    table: str
    viewer: Viewer
    language: str
    names: tuple[str, ...]


class Replays:
    """Keeps what was made, since a replay is looked at in parts."""

    def __init__(self, most: int) -> None:
        self._kept: Shelf[Seen, tuple[msgspec.Raw, ...]] = Shelf(most, _size)
        self._making: dict[Seen, asyncio.Future[tuple[msgspec.Raw, ...]]] = {}
        self._turns = Turns(1, 1)
        self._thread = ThreadPoolExecutor(1, "replays")

    async def frames(self, seen: Seen, record: Record, who: Who) -> tuple[msgspec.Raw, ...]:
        """All frames of a game, encoded; many who ask at once share the making."""
        if (kept := self._kept.get(seen)) is not None:
            return kept
        making = self._making.get(seen)
        if making is None:
            work = asyncio.ensure_future(
                self.beside(lambda: made(record, seen.names, seen.viewer, seen.language), who)
            )
            making = self._making[seen] = work
            making.add_done_callback(lambda future: self._keep(seen, future))
        return await asyncio.shield(making)

    async def beside(
        self, work: Callable[[], T], who: Who, allowed: Callable[[], None] | None = None
    ) -> T:
        """Do long work in a thread, when it is this caller's turn and still `allowed`."""
        async with self._turns.turn(who):
            if allowed is not None:
                allowed()
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _keep(self, seen: Seen, future: "asyncio.Future[tuple[msgspec.Raw, ...]]") -> None:
        del self._making[seen]
        if not future.cancelled() and future.exception() is None:
            self._kept.put(seen, future.result())

    def close(self) -> None:
        for making in self._making.values():
            making.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _size(frames: tuple[msgspec.Raw, ...]) -> int:
    return sum(len(memoryview(frame)) for frame in frames)


def made(
    record: Record, names: Sequence[str], viewer: Viewer, language: str
) -> tuple[msgspec.Raw, ...]:
    """The game played again, as the viewer saw it; open cards show everything."""
    game = find_game(record.game)
    start = msgspec.structs.replace(record, moves=())
    playthrough = Playthrough(game, start, cards_of(record, game))
    wording = Wording(playthrough, tuple(names), language)
    say = partial(wording.say, reader=viewer)
    codec = game.rules().move_codec
    frames: list[msgspec.Raw] = []
    told = 0
    for step, text in enumerate(["", *record.moves]):
        stages: list[Table] = []
        seat: Seat | None = None
        words: str | None = None
        if text:
            move = codec.from_text(text)
            seat = playthrough.table.choice.seat
            words = wording.say(move)
            playthrough.play(move, stages)
        table = playthrough.table
        view = table.rules.view(table, viewer)
        heard = wording.told(playthrough.since(told), viewer, range(told + 1, playthrough.told + 1))
        told = playthrough.told
        stood = standing_seen(table, viewer, say)
        before = Stages(stages, table).seen_by(viewer, view, stood, say)
        frame = Frame(
            step=step,
            seat=seat,
            move=words,
            told=heard,
            stages=before,
            view=cast(Any, view),
            standing=stood,
        )
        frames.append(msgspec.Raw(encode(frame)))
    return tuple(frames)
