"""Card sets by hash: a table keeps the cards with which it began, also if we ship others later.

A record names its set by id and hash and holds no cards that we ship. So the server keeps the
content of every set of ours that was played with, once; when we ship that hash no more, the record
gets it. A set that a player brought along is in the record of its table, and goes with it.
"""

import logging
from typing import Any

import msgspec

from seedround.engine.record import Record, SetRef, cards_of
from seedround.games import find_game
from seedround.server.store import Store
from seedround.server.tables.config import Config

log = logging.getLogger("seedround.sets")


class Sets:
    """The sets of all tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()

    async def keep(self, record: Record) -> None:
        """The set of a record that can be played here."""
        ref = record.cards
        if ref.content is None and ref.hash not in self._kept:
            content = cards_of(record, find_game(record.game)).content
            await self._store.add_set(ref.hash, msgspec.json.encode(content).decode())
            self._kept.add(ref.hash)

    async def completed(self, config: Config) -> Config:
        """What is settled about a table, with its cards if we do not ship them any more."""
        record = config.record
        if record.cards.content is not None:
            return config
        if shipped(record):
            await self.keep(record)
            return config
        content = await self.content(record.cards.hash)
        if content is None:  # dealing this table is refused then
            return config
        cards = SetRef(record.cards.id, record.cards.hash, content)
        return config.replace(record=msgspec.structs.replace(record, cards=cards))

    async def content(self, hash_: str) -> dict[str, Any] | None:
        found = await self._store.card_set(hash_)
        if found is None:
            return None
        try:
            return msgspec.json.decode(found, type=dict[str, Any])
        except msgspec.DecodeError:
            log.exception("the card set %s is damaged", hash_)
            return None


def shipped(record: Record) -> bool:
    """Whether the set of a record is one of ours, as we ship it now."""
    game, ref = find_game(record.game), record.cards
    return ref.id in game.shipped_sets() and game.card_set(ref.id).hash == ref.hash
