"""What hosts and people want done, in a database: deletions, bans, and what is old enough to go.

Written once for both databases, as people are.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from seedround.server.store import Ban, Behind, Head, Order
from seedround.server.store import statements as sql
from seedround.server.store.lines import Line
from seedround.server.store.people import PeopleInSql

ADD_ORDER: Final = """
INSERT INTO orders (what, table_id, person, at) VALUES (:what, :table, :person, :at)
ON CONFLICT DO NOTHING
"""

ORDERS: Final = "SELECT what, table_id, person, at FROM orders ORDER BY at, table_id"

DROP_ORDER: Final = """
DELETE FROM orders WHERE what = :what AND table_id = :table AND person = :person
"""

FORGET_EVERYWHERE: Final = """
INSERT INTO orders (what, table_id, person, at)
SELECT 'forget', table_id, person, :at FROM traces WHERE person = :person
ON CONFLICT DO NOTHING
"""

DROP_PERSON: Final = (
    "DELETE FROM devices WHERE person = :person",
    "DELETE FROM codes WHERE person = :person",
    "DELETE FROM feats WHERE person = :person",
    "DELETE FROM people WHERE id = :person",
)

_OURS: Final = "EXISTS (SELECT 1 FROM tables WHERE id = :id AND lease = :lease)"
"""The condition that the table is still ours."""
_HELD: Final = "EXISTS (SELECT 1 FROM tables WHERE id = :id AND lines = :before AND lease = :lease)"
"""The condition that the table is ours and nothing has happened at it since."""

REWRITE_LINE: Final = f"""
UPDATE lines SET kind = :kind, seat = :seat, body = :body, text = '', extra = ''
WHERE table_id = :id AND number = :number AND {_HELD}
"""

UNSEAT: Final = f"DELETE FROM seated WHERE table_id = :id AND {_HELD}"

SEAT: Final = f"""
INSERT INTO seated (person, table_id) SELECT :person, :id WHERE {_HELD} ON CONFLICT DO NOTHING
"""

DROP_TRACE: Final = "DELETE FROM traces WHERE table_id = :id AND person = :person"

REWRITE_HEAD: Final = """
UPDATE tables SET config = :config
WHERE id = :id AND lines = :before AND lease = :lease RETURNING id
"""

DROP_TABLE: Final = (
    *[
        f"DELETE FROM {part} WHERE table_id = :id AND {_OURS}"
        for part in ("lines", "seated", "traces", "invitations", "orders")
    ],
    "DELETE FROM tables WHERE id = :id AND lease = :lease RETURNING id",
)

OLD_TABLES: Final = """
SELECT id FROM tables WHERE touched < :before AND (stage = 'over') = (:over = 1)
ORDER BY touched LIMIT :most
"""

OLD_PEOPLE: Final = """
SELECT id FROM people WHERE seen < :before AND NOT EXISTS (
    SELECT 1 FROM seated JOIN tables ON tables.id = seated.table_id
    WHERE seated.person = people.id AND tables.touched >= :before
) ORDER BY seen LIMIT :most
"""

ADD_BAN: Final = "INSERT INTO bans (network, at) VALUES (:network, :at) ON CONFLICT DO NOTHING"

DROP_BAN: Final = "DELETE FROM bans WHERE network = :network RETURNING network"

BANS: Final = "SELECT network, at FROM bans ORDER BY network"


class OrdersInSql(PeopleInSql):
    """The part of a store that is about what is to be done to tables and people."""

    async def add_order(self, order: Order) -> None:
        await self._change((ADD_ORDER, msgspec.structs.asdict(order)))

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self._rows(ORDERS)]

    async def drop_order(self, order: Order) -> None:
        await self._change((DROP_ORDER, msgspec.structs.asdict(order)))

    async def drop_person(self, person: str, at: int) -> None:
        goodbye = msgspec.structs.asdict(Order("goodbye", "", person, at))
        values = {"person": person, "at": at}
        await self._change(
            (ADD_ORDER, goodbye),
            (FORGET_EVERYWHERE, values),
            *[(statement, values) for statement in DROP_PERSON],
        )

    async def rewrite(
        self, head: Head, lines: Sequence[Line], forgotten: str, lease: int = 0
    ) -> None:
        values: dict[str, Any] = sql.head_values(head, (), lease)
        *_, moved = await self._change(
            *[
                (
                    REWRITE_LINE,
                    {**values, "number": number, "kind": kind, "seat": seat, "body": body},
                )
                for number, kind, seat, _, _, body in map(sql.line_values, lines)
            ],
            (UNSEAT, values),
            *[(SEAT, values | {"person": person}) for person in head.people],
            (DROP_TRACE, {"id": head.id, "person": forgotten}),
            (REWRITE_HEAD, values),
        )
        if not moved:
            raise Behind

    async def drop_table(self, table: str, lease: int = 0) -> None:
        values = {"id": table, "lease": lease}
        *_, gone = await self._change(*[(statement, values) for statement in DROP_TABLE])
        if not gone:
            raise Behind

    async def old_tables(self, over: bool, before: int, most: int = 100) -> list[str]:
        rows = await self._rows(OLD_TABLES, before=before, over=int(over), most=most)
        return [table for (table,) in rows]

    async def old_people(self, before: int, most: int = 100) -> list[str]:
        return [person for (person,) in await self._rows(OLD_PEOPLE, before=before, most=most)]

    async def add_ban(self, ban: Ban) -> None:
        await self._change((ADD_BAN, msgspec.structs.asdict(ban)))

    async def drop_ban(self, network: str) -> bool:
        (gone,) = await self._change((DROP_BAN, {"network": network}))
        return bool(gone)

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._rows(BANS)]
