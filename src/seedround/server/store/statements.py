"""The statements, the same for both databases, and rows as structs.

Parameters are written `:name`; PostgreSQL's driver gets them as `%(name)s`.
"""

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import TablesTooNew, TablesTooOld
from seedround.server.store import Head, Invitation
from seedround.server.store.lines import Line, Said, Unread, kind_of, read, read_early, written

ADD_TABLE: Final = """
INSERT INTO tables (id, game, rules, stage, public, config, created, touched, lines, due)
VALUES (:id, :game, :rules, :stage, :public, :config, :created, :touched, 0, :due)
"""

ADD_SEATED: Final = """
INSERT INTO seated (person, table_id) VALUES (:person, :id) ON CONFLICT DO NOTHING
"""

ADD_TRACE: Final = """
INSERT INTO traces (person, table_id) VALUES (:person, :id) ON CONFLICT DO NOTHING
"""

DROP_SEATED: Final = "DELETE FROM seated WHERE table_id = :id"

ADD_INVITATION: Final = """
INSERT INTO invitations (token, table_id, seat) VALUES (:token, :table, :seat)
ON CONFLICT (token) DO UPDATE SET used = 0
"""
"""Added again, an invitation is given back."""

INVITATION: Final = """
SELECT token, table_id, seat FROM invitations WHERE token = :token AND used = 0
"""

USE_INVITATION: Final = """
UPDATE invitations SET used = 1 WHERE token = :token AND used = 0
RETURNING token, table_id, seat
"""

ADD_SET: Final = """
INSERT INTO sets (hash, content) VALUES (:hash, :content) ON CONFLICT DO NOTHING
"""

SET: Final = "SELECT content FROM sets WHERE hash = :hash"

ADD_SECRET: Final = """
INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING
"""

SECRET: Final = "SELECT value FROM secrets WHERE name = :name"

CHANGE_CONFIG: Final = "UPDATE tables SET public = :public, config = :config WHERE id = :id"

_HEAD: Final = """
SELECT id, game, rules, stage, public, config, created, touched, lines, asked, due FROM tables
"""

HEAD: Final = f"{_HEAD} WHERE id = :id"

SEATED: Final = "SELECT person FROM seated WHERE table_id = :id ORDER BY person"

LINES: Final = """
SELECT number, kind, seat, text, extra, request, at, body FROM lines
WHERE table_id = :id AND number > :after ORDER BY number
"""

TABLES_OF: Final = f"""{_HEAD}
WHERE id IN (SELECT table_id FROM seated WHERE person = :person)
ORDER BY touched DESC, id LIMIT :most
"""

PUBLIC_TABLES: Final = f"""{_HEAD}
WHERE public = 1 AND stage = :stage ORDER BY touched DESC, id LIMIT :most
"""

NEWEST_TABLES: Final = f"""{_HEAD}
WHERE stage = :stage OR :stage = '' ORDER BY touched DESC, id LIMIT :most
"""

ALL_TABLES: Final = "SELECT id FROM tables ORDER BY created, id"

_LATELY: Final = "stage = 'running' AND public IN (0, 1) AND touched >= :since"
"""Something has happened there: so that the index on stage, public and touched finds it."""

DUE_TABLES: Final = f"""
SELECT id FROM tables WHERE due <= :before UNION SELECT id FROM tables WHERE {_LATELY}
"""
"""For one process alone."""

PULSE: Final = """
INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at
"""

BEAT: Final = """
INSERT INTO processes (owner, until) VALUES (:owner, :seconds + EXTRACT(EPOCH FROM now()))
ON CONFLICT (owner) DO UPDATE SET until = EXCLUDED.until
"""

_NOBODYS: Final = """NOT EXISTS (
    SELECT 1 FROM processes
    WHERE processes.owner = tables.owner AND until > EXTRACT(EPOCH FROM now())
)"""

TAKE_LEASE: Final = f"""
UPDATE tables SET lease = lease + 1, owner = :owner
WHERE id = :id AND (owner IS NULL OR owner <> :owner) AND {_NOBODYS}
"""
"""Only if it is free, or from a process that fell silent; the number fences the old owner off."""

LEASE: Final = "SELECT owner, lease FROM tables WHERE id = :id"

DUE_TABLES_HERE: Final = f"""
SELECT id FROM tables WHERE due <= :before AND (owner = :owner OR {_NOBODYS})
UNION SELECT id FROM tables WHERE {_LATELY} AND (owner = :owner OR {_NOBODYS})
"""
"""For one process beside others."""

DROP_LEASES: Final = "UPDATE tables SET owner = NULL WHERE owner = :owner"

ALIVE: Final = "SELECT 1 FROM processes WHERE until > EXTRACT(EPOCH FROM now())"

DROP_PROCESS: Final = "DELETE FROM processes WHERE owner = :owner"

DROP_SILENT: Final = """
DELETE FROM processes WHERE until < EXTRACT(EPOCH FROM now()) - 3600
"""


def migrations() -> Iterator[tuple[int, list[str]]]:
    """The numbered migrations as single statements, in order."""
    folder = files("seedround.server.store") / "migrations"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            text = re.sub(r"--.*", "", file.read_text(encoding="utf-8"))
            yield int(file.name[:4]), [part.strip() for part in text.split(";") if part.strip()]


def check_version(file: str | None, version: int, beside: bool = False) -> None:
    """Refuse tables that a newer program wrote, and beside a server also older ones."""
    newest = max(number for number, _ in migrations())
    if beside and version < newest:
        raise BadOption(TablesTooOld(file))
    if version > newest:
        raise BadOption(TablesTooNew(file, version, newest))


def head_values(head: Head, lines: Sequence[Line], lease: int) -> dict[str, Any]:
    """What is written of a head, and what it has to follow on: `before` lines, and the lease."""
    before = lines_before(head, lines)
    return {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "stage": head.stage,
        "public": int(head.public),
        "config": head.config,
        "created": head.created,
        "touched": head.touched,
        "lines": before + len(lines),
        "asked": asked_text(head.asked),
        "due": head.due,
        "before": before,
        "lease": lease,
    }


def lines_before(head: Head, lines: Sequence[Line]) -> int:
    """How many lines there are before these."""
    return lines[0].number - 1 if lines else head.lines


def asked_text(asked: Sequence[int]) -> str:
    return ",".join(map(str, asked))


def invitation_values(invitation: Invitation) -> dict[str, Any]:
    return msgspec.structs.asdict(invitation)


def traces(lines: Sequence[Line], table: str) -> list[dict[str, str]]:
    """People who have left a trace without a seat: by saying something."""
    return [
        {"person": line.deed.person, "id": table}
        for line in lines
        if isinstance(line.deed, Said) and line.deed.person
    ]


def read_head(row: Sequence[Any], people: Sequence[Sequence[Any]]) -> Head:
    return Head(
        id=row[0],
        game=row[1],
        rules=row[2],
        stage=row[3],
        public=bool(row[4]),
        config=row[5],
        created=row[6],
        touched=row[7],
        lines=row[8],
        asked=tuple([int(seat) for seat in row[9].split(",") if seat.isdigit()]),
        due=row[10],
        people=tuple(person for (person,) in people),
    )


def line_values(line: Line) -> tuple[int, str, int | None, str, int, str]:
    """What is written of a line; kind and seat stand there for people with a database tool."""
    deed = line.deed
    assert not isinstance(deed, Unread)
    return line.number, kind_of(deed), deed.seat, line.request, line.at, written(deed)


def read_line(row: Sequence[Any]) -> Line:
    number, kind, seat, text, extra, request, at, body = row
    deed = read(body) if body else read_early(kind, seat, text, extra)
    return Line(number=number, deed=deed, request=request, at=at)


def read_invitation(row: Sequence[Any]) -> Invitation:
    return Invitation(token=row[0], table=row[1], seat=row[2])
