"""What hosts and people want done, in memory, as the databases keep it."""

from collections.abc import Sequence

import msgspec

from seedround.server.store import Ban, Behind, Head, Invitation, Order
from seedround.server.store import statements as sql
from seedround.server.store.lines import Line
from seedround.server.store.memory_people import PeopleInMemory


class OrdersInMemory(PeopleInMemory):
    """The part of a store that is about what is to be done to tables and people."""

    def __init__(self) -> None:
        super().__init__()
        self._heads: dict[str, Head] = {}
        self._lines: dict[str, list[Line]] = {}
        self._invitations: dict[str, Invitation] = {}
        self._traces: set[tuple[str, str]] = set()
        self._orders: dict[tuple[str, str, str], Order] = {}
        self._bans: dict[str, Ban] = {}

    def _trace(self, head: Head, lines: Sequence[Line]) -> None:
        said = [trace["person"] for trace in sql.traces(lines, head.id)]
        self._traces |= {(person, head.id) for person in (*head.people, *said)}

    async def add_order(self, order: Order) -> None:
        self._orders.setdefault((order.what, order.table, order.person), order)

    async def orders(self) -> list[Order]:
        return sorted(self._orders.values(), key=lambda order: (order.at, order.table))

    async def drop_order(self, order: Order) -> None:
        self._orders.pop((order.what, order.table, order.person), None)

    async def drop_person(self, person: str, at: int) -> None:
        await self.add_order(Order("goodbye", "", person, at))
        for who, table in sorted(self._traces):
            if who == person:
                await self.add_order(Order("forget", table, person, at))
        self._people.pop(person, None)
        self._devices = {one: who for one, who in self._devices.items() if who != person}
        self._codes = {one: code for one, code in self._codes.items() if code.person != person}
        self._feats = {key: feat for key, feat in self._feats.items() if feat.person != person}

    async def rewrite(
        self, head: Head, lines: Sequence[Line], forgotten: str, lease: int = 0
    ) -> None:
        known = self._heads.get(head.id)
        if known is None or known.lines != head.lines:
            raise Behind
        self._heads[head.id] = msgspec.structs.replace(
            known, config=head.config, people=head.people
        )
        for line in lines:
            self._lines[head.id][line.number - 1] = line
        self._traces.discard((forgotten, head.id))

    async def drop_table(self, table: str, lease: int = 0) -> None:
        if self._heads.pop(table, None) is None:
            raise Behind
        del self._lines[table]
        self._traces = {trace for trace in self._traces if trace[1] != table}
        self._orders = {key: order for key, order in self._orders.items() if order.table != table}
        self._invitations = {
            token: invitation
            for token, invitation in self._invitations.items()
            if invitation.table != table
        }

    async def old_tables(self, over: bool, before: int, most: int = 100) -> list[str]:
        heads = sorted(self._heads.values(), key=lambda head: head.touched)
        old = [head for head in heads if head.touched < before]
        return [head.id for head in old if (head.stage == "over") == over][:most]

    async def old_people(self, before: int, most: int = 100) -> list[str]:
        lately = {
            person
            for head in self._heads.values()
            if head.touched >= before
            for person in head.people
        }
        people = sorted(self._people.values(), key=lambda person: person.seen)
        old = [person.id for person in people if person.seen < before]
        return [person for person in old if person not in lately][:most]

    async def add_ban(self, ban: Ban) -> None:
        self._bans.setdefault(ban.network, ban)

    async def drop_ban(self, network: str) -> bool:
        return self._bans.pop(network, None) is not None

    async def bans(self) -> list[Ban]:
        return sorted(self._bans.values(), key=lambda ban: ban.network)
