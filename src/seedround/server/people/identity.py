"""Who a client is: a guest with a secret in a cookie, of which we keep only the hash."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final

from seedround.engine.errors import Refused
from seedround.engine.names import LONGEST_NAME
from seedround.server.host.scope import Scope, header
from seedround.server.protocol.http import PersonShown
from seedround.server.sayings import people as says
from seedround.server.sayings.tables import ServerFull, TableRuined
from seedround.server.store import Person, Store
from seedround.server.store.trouble import Unavailable

COOKIE: Final = "seedround"
GUEST: Final = "seedround.guest"
"""Where the scope of a request has the cookie of a stranger whom it has just made a guest. It goes
with the answer, whether this process or another gives it, so that a guest stays one person."""
PERSON: Final = "seedround.person"
"""Where the scope of a request has the person who asks, once we have recognised them."""
YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600_000


def hashed(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits: a plain hash cannot be reversed."""
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


async def recognise(store: Store, secret: str | None, now: int) -> Person | None:
    """The person whose device has this secret; once a day it is noted that they were here."""
    if not secret or len(secret) > 100 or not secret.isascii():
        return None
    person = await store.person(hashed(secret))
    if person is not None and now - person.seen > DAY:
        with suppress(Unavailable):  # it is noted another time
            await store.saw(person.id, now)
    return person


def free_name(name: str, taken: list[str | None]) -> str:
    """The name, with a number if another player at the table has it already."""
    wanted, number = name, 2
    while wanted in taken:
        tail = f" {number}"
        wanted = name[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return wanted


def language_of(person: Person | None, scope: Scope, languages: Sequence[str]) -> str:
    """A person's chosen language; for a stranger the first one in the request that we speak."""
    if person is not None and person.language in languages:
        return person.language
    known = {language.lower(): language for language in languages}
    for part in (header(scope, b"accept-language") or "").lower().split(","):
        wanted = part.partition(";")[0].strip()
        if found := known.get(wanted) or known.get(wanted.partition("-")[0]):
            return found
    return "en"


def person_shown(person: Person | None, language: str = "en") -> PersonShown:
    """A person as they are told who they are; a stranger is told the language only."""
    return PersonShown(
        name=person.name if person else None,
        language=person.language if person else language,
        webhook=person.webhook if person else None,
        email=person.email if person else None,
        unconfirmed=person.unconfirmed if person else None,
    )


class NoSuchTable(Refused):
    """There is no such table, or it is private: strangers hear the same of both."""

    def __init__(self) -> None:
        super().__init__(says.NoSuchTable())


class Ruined(Refused):
    """Nothing of a table can be read any more."""

    def __init__(self) -> None:
        super().__init__(TableRuined())


class Full(Refused):
    """There are as many tables in memory as the host allows."""

    def __init__(self) -> None:
        super().__init__(ServerFull())


class NoInvitation(Refused):
    """The invitation was used or never existed: strangers hear the same of both."""

    def __init__(self) -> None:
        super().__init__(says.NoInvitation())
