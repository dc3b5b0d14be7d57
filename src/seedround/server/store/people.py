"""People in a database: who they are, their devices, and the codes that lead to them.

Written once for both databases, which only differ in how a statement is run.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from seedround.server.store import MOST_DEVICES, Code, CodeKind, Feat, Person

Step = tuple[str, dict[str, Any]]
"""A statement and its values."""
Rows = list[Any]

_FIELDS: Final = ("id", "name", "language", "webhook", "email", "unconfirmed", "created", "seen")
_PERSON: Final = f"SELECT {', '.join('people.' + field for field in _FIELDS)} FROM people"

ADD_PERSON: Final = f"""
INSERT INTO people ({", ".join(_FIELDS)})
VALUES ({", ".join(":" + field for field in _FIELDS)})
"""

CHANGE_PERSON: Final = """
UPDATE people SET name = :name, language = :language, webhook = :webhook, email = :email,
    unconfirmed = :unconfirmed
WHERE id = :id
"""

SEEN: Final = "UPDATE people SET seen = :seen WHERE id = :id"

PERSON: Final = f"{_PERSON} JOIN devices ON devices.person = people.id WHERE devices.token = :token"

PERSON_BY_ID: Final = f"{_PERSON} WHERE id = :id"

WITH_MAIL: Final = f"{_PERSON} WHERE email IS NOT NULL OR unconfirmed IS NOT NULL"

ADD_DEVICE: Final = """
INSERT INTO devices (token, person, created) VALUES (:token, :person, :created)
"""

DROP_OLD_DEVICES: Final = """
DELETE FROM devices WHERE person = :person AND token NOT IN (
    SELECT token FROM devices WHERE person = :person ORDER BY created DESC, token LIMIT :most
)
"""

ADD_CODE: Final = """
INSERT INTO codes (token, kind, person, address, expires)
VALUES (:token, :kind, :person, :address, :expires)
"""

DROP_CODES: Final = "DELETE FROM codes WHERE person = :person AND kind = :kind"

USE_CODE: Final = """
DELETE FROM codes WHERE token = :token AND kind = :kind
RETURNING token, kind, person, address, expires
"""

DROP_EXPIRED: Final = "DELETE FROM codes WHERE expires < :now"

ADD_FEAT: Final = """
INSERT INTO feats (person, game, level, won, score)
SELECT id, :game, :level, :won, :score FROM people WHERE id = :person
ON CONFLICT (person, game, level) DO UPDATE SET won = excluded.won, score = excluded.score
WHERE excluded.won > feats.won OR (excluded.won = feats.won AND excluded.score > feats.score)
"""

FEATS: Final = """
SELECT person, game, level, won, score FROM feats WHERE person = :person AND game = :game
ORDER BY level
"""

ADD_UNWANTED: Final = "INSERT INTO unwanted (mailbox) VALUES (:mailbox) ON CONFLICT DO NOTHING"

DROP_UNWANTED: Final = "DELETE FROM unwanted WHERE mailbox = :mailbox"

UNWANTED: Final = "SELECT 1 FROM unwanted WHERE mailbox = :mailbox"


class PeopleInSql(ABC):
    """The part of a store that is about people."""

    @abstractmethod
    async def _change(self, *steps: Step) -> list[Rows]:
        """Carry the steps out in one transaction, durable on return; gives what each returned."""

    @abstractmethod
    async def _rows(self, statement: str, **values: Any) -> Rows: ...

    async def add_person(self, person: Person, device: str) -> None:
        first = {"token": device, "person": person.id, "created": person.created}
        await self._change((ADD_PERSON, msgspec.structs.asdict(person)), (ADD_DEVICE, first))

    async def change_person(self, person: Person) -> None:
        await self._change((CHANGE_PERSON, msgspec.structs.asdict(person)))

    async def person(self, device: str) -> Person | None:
        rows = await self._rows(PERSON, token=device)
        return _person(rows[0]) if rows else None

    async def person_by_id(self, person: str) -> Person | None:
        rows = await self._rows(PERSON_BY_ID, id=person)
        return _person(rows[0]) if rows else None

    async def people_with_mail(self) -> list[Person]:
        return [_person(row) for row in await self._rows(WITH_MAIL)]

    async def saw(self, person: str, at: int) -> None:
        await self._change((SEEN, {"id": person, "seen": at}))

    async def add_device(self, device: str, person: str, at: int) -> None:
        values = {"token": device, "person": person, "created": at}
        least = {"person": person, "most": MOST_DEVICES}
        await self._change((ADD_DEVICE, values), (DROP_OLD_DEVICES, least))

    async def add_code(self, code: Code) -> None:
        values = msgspec.structs.asdict(code)
        await self._change((DROP_CODES, values), (ADD_CODE, values))

    async def use_code(self, kind: CodeKind, token: str, now: int) -> Code | None:
        (rows,) = await self._change((USE_CODE, {"token": token, "kind": kind}))
        code = Code(*rows[0]) if rows else None
        return code if code and (code.expires is None or now <= code.expires) else None

    async def feats(self, person: str, game: str) -> list[Feat]:
        rows = await self._rows(FEATS, person=person, game=game)
        return [Feat(who, what, level, bool(won), score) for who, what, level, won, score in rows]

    async def drop_expired_codes(self, now: int) -> None:
        await self._change((DROP_EXPIRED, {"now": now}))

    async def set_unwanted(self, mailbox: str, unwanted: bool) -> None:
        statement = ADD_UNWANTED if unwanted else DROP_UNWANTED
        await self._change((statement, {"mailbox": mailbox}))

    async def is_unwanted(self, mailbox: str) -> bool:
        return bool(await self._rows(UNWANTED, mailbox=mailbox))


def feat_values(feat: Feat) -> dict[str, Any]:
    """The values of `ADD_FEAT`."""
    return msgspec.structs.asdict(feat) | {"won": int(feat.won)}


def _person(row: Sequence[Any]) -> Person:
    return Person(**dict(zip(_FIELDS, row, strict=True)))
