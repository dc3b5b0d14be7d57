"""Tables in a database: their heads and lines, invitations, card sets, secrets of the server.

Written once for both databases, as people and orders are. How moves are stored is each one's own.
"""

from abc import abstractmethod
from typing import Any

from seedround.server.store import Head, Invitation
from seedround.server.store import statements as sql
from seedround.server.store.lines import Line
from seedround.server.store.orders import OrdersInSql


class TablesInSql(OrdersInSql):
    """The part of a store that is about tables, as far as both databases do it alike."""

    @abstractmethod
    async def _heads(self, query: str, **values: Any) -> list[Head]:
        """The tables that a query finds, each with the people who sit there."""

    async def add_invitation(self, invitation: Invitation) -> None:
        await self._change((sql.ADD_INVITATION, sql.invitation_values(invitation)))

    async def invitation(self, token: str) -> Invitation | None:
        rows = await self._rows(sql.INVITATION, token=token)
        return sql.read_invitation(rows[0]) if rows else None

    async def use_invitation(self, token: str) -> Invitation | None:
        [rows] = await self._change((sql.USE_INVITATION, {"token": token}))
        return sql.read_invitation(rows[0]) if rows else None

    async def add_set(self, hash_: str, content: str) -> None:
        await self._change((sql.ADD_SET, {"hash": hash_, "content": content}))

    async def card_set(self, hash_: str) -> str | None:
        rows = await self._rows(sql.SET, hash=hash_)
        return rows[0][0] if rows else None

    async def secret(self, name: str, fresh: str) -> str:
        await self._change((sql.ADD_SECRET, {"name": name, "value": fresh}))
        return str((await self._rows(sql.SECRET, name=name))[0][0])

    async def head(self, table: str) -> Head | None:
        found = await self._heads(sql.HEAD, id=table)
        return found[0] if found else None

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        rows = await self._rows(sql.LINES, id=table, after=after)
        return [sql.read_line(row) for row in rows]

    async def tables_of(self, person: str, most: int = 50) -> list[Head]:
        return await self._heads(sql.TABLES_OF, person=person, most=most)

    async def public_tables(self, stage: str, most: int = 50) -> list[Head]:
        return await self._heads(sql.PUBLIC_TABLES, stage=stage, most=most)

    async def newest_tables(self, stage: str = "", most: int = 50) -> list[Head]:
        return await self._heads(sql.NEWEST_TABLES, stage=stage, most=most)

    async def all_tables(self) -> list[str]:
        return [table for (table,) in await self._rows(sql.ALL_TABLES)]
