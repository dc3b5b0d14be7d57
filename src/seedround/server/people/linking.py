"""One person on several devices: codes that make a device theirs.

A recovery code is kept on paper and is good until it is used; a link code is made on one device
and typed or scanned on another within minutes. Of both only a hash is stored, and both work once.
"""

import secrets
from typing import Final

from seedround.engine.errors import Refused
from seedround.server.people.identity import hashed, new_secret
from seedround.server.sayings import people as says
from seedround.server.store import Code, CodeKind, Person, Store

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without those that look like others."""
_ALIKE: Final = str.maketrans("OIL", "011", "- ")
GROUPS: Final[dict[CodeKind, int]] = {"recovery": 6, "link": 3}
"""Groups of four letters. A link code has 60 bits and lives for minutes, and only some tries an
hour are let through; a recovery code has 120 and lives for ever."""
MINUTES: Final = 10
"""How long a link code is good."""


class NoSuchCode(Refused):
    """The code was used, is too old or never existed: all three look alike."""

    def __init__(self) -> None:
        super().__init__(says.NoSuchCode())


class Occupied(Refused):
    """This device is another person's, who would lose their seats."""

    def __init__(self) -> None:
        super().__init__(says.DeviceOccupied())


def new_code(kind: CodeKind) -> str:
    groups = ["".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(GROUPS[kind])]
    return "-".join(groups)


def as_stored(code: str) -> str:
    """The hash of a code, in any way of typing it."""
    return hashed(code.upper().translate(_ALIKE))


async def give(store: Store, kind: CodeKind, person: Person, now: int) -> str:
    """A new code, told once; an earlier one of its kind is void."""
    code = new_code(kind)
    expires = now + MINUTES * 60_000 if kind == "link" else None
    await store.add_code(Code(as_stored(code), kind, person.id, expires=expires))
    return code


async def take(
    store: Store, code: str, present: Person | None, leave: bool, now: int
) -> tuple[Person, str, str | None]:
    """Whose code it is, the secret by which this device is known as theirs from now on, and a new
    recovery code if one was used."""
    if present is not None and not leave and await store.tables_of(present.id, 1):
        raise Occupied
    for kind in GROUPS:
        found = await store.use_code(kind, as_stored(code), now)
        person = await store.person_by_id(found.person) if found else None
        if person is not None:
            secret = new_secret()
            await store.add_device(hashed(secret), person.id, now)
            fresh = await give(store, kind, person, now) if kind == "recovery" else None
            return person, secret, fresh
    raise NoSuchCode
