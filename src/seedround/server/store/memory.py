"""A store that forgets: for tests, and for tables that need not be kept."""

from collections.abc import Sequence

import msgspec

from seedround.server.store import Behind, Feat, Head, Invitation
from seedround.server.store.lines import Line
from seedround.server.store.memory_orders import OrdersInMemory


class MemoryStore(OrdersInMemory):
    """Dictionaries that behave as the databases do."""

    def __init__(self) -> None:
        super().__init__()
        self._sets: dict[str, str] = {}
        self._secrets: dict[str, str] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def pulse(self, at: int) -> None:
        pass

    async def add_table(self, head: Head, invitations: Sequence[Invitation] = ()) -> None:
        self._heads[head.id] = msgspec.structs.replace(head, lines=0)
        self._lines[head.id] = []
        self._trace(head, ())
        for invitation in invitations:
            await self.add_invitation(invitation)

    async def add_invitation(self, invitation: Invitation) -> None:
        self._invitations[invitation.token] = invitation

    async def invitation(self, token: str) -> Invitation | None:
        return self._invitations.get(token)

    async def use_invitation(self, token: str) -> Invitation | None:
        return self._invitations.pop(token, None)

    async def add_set(self, hash_: str, content: str) -> None:
        self._sets.setdefault(hash_, content)

    async def card_set(self, hash_: str) -> str | None:
        return self._sets.get(hash_)

    async def secret(self, name: str, fresh: str) -> str:
        return self._secrets.setdefault(name, fresh)

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        kept = self._lines.get(head.id)
        if kept is None or (lines and lines[0].number != len(kept) + 1):
            raise Behind
        kept.extend(lines)
        self._heads[head.id] = msgspec.structs.replace(head, lines=len(kept))
        self._trace(head, lines)
        if opened is not None:
            await self.add_table(opened)
        if feat is not None:
            self._keep(feat)

    async def head(self, table: str) -> Head | None:
        return self._heads.get(table)

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        return self._lines.get(table, [])[after:]

    async def tables_of(self, person: str, most: int = 50) -> list[Head]:
        return self._newest([head for head in self._heads.values() if person in head.people], most)

    async def public_tables(self, stage: str, most: int = 50) -> list[Head]:
        found = [head for head in self._heads.values() if head.public and head.stage == stage]
        return self._newest(found, most)

    async def newest_tables(self, stage: str = "", most: int = 50) -> list[Head]:
        return self._newest(
            [head for head in self._heads.values() if stage in ("", head.stage)], most
        )

    async def due_tables(self, before: int, since: int, owner: str) -> list[str]:
        return sorted(
            head.id
            for head in self._heads.values()
            if (head.due is not None and head.due <= before)
            or (head.stage == "running" and head.touched >= since)
        )

    async def all_tables(self) -> list[str]:
        return list(self._heads)

    async def seize(self) -> bool:
        return True

    async def beat(self, owner: str, seconds: float) -> None:
        pass

    async def take_lease(self, table: str, owner: str) -> tuple[str, int]:
        return owner, 0

    async def drop_leases(self, owner: str) -> None:
        pass

    @staticmethod
    def _newest(heads: list[Head], most: int) -> list[Head]:
        return sorted(heads, key=lambda head: (-head.touched, head.id))[:most]
