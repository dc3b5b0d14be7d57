"""Who somebody is: a guest with a secret in a cookie, of which we keep only the hash."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from seedround.engine.errors import Refused
from seedround.engine.names import LONGEST_NAME
from seedround.server.protocol.http import PersonShown
from seedround.server.scope import Scope, header
from seedround.server.store import Person, Store

COOKIE: Final = "seedround"
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
        await store.saw(person.id, now)
    return person


def free_name(name: str, taken: list[str | None]) -> str:
    """The name, with a number if somebody at the table has it already."""
    wanted, number = name, 2
    while wanted in taken:
        tail = f" {number}"
        wanted = name[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return wanted


def language_of(person: Person | None, scope: Scope, languages: Sequence[str]) -> str:
    """What somebody has chosen; for a stranger the first language they ask for that we speak."""
    if person is not None:
        return person.language
    wanted = (header(scope, b"accept-language") or "").lower().split(",")
    spoken = [part.partition(";")[0].strip().partition("-")[0] for part in wanted]
    return next((language for language in spoken if language in languages), "en")


def person_shown(person: Person | None, language: str = "en") -> PersonShown:
    """You; to a stranger the language in which we speak."""
    return PersonShown(
        name=person.name if person else None,
        language=person.language if person else language,
        webhook=person.webhook if person else None,
        email=person.email if person else None,
        unconfirmed=person.unconfirmed if person else None,
    )


class NoSuchTable(Refused):
    """Also said of a private table to those it is not for."""

    def __init__(self) -> None:
        super().__init__("There is no such table, or it is not open to you.")


class Ruined(Refused):
    """Nothing of a table can be read any more."""

    def __init__(self) -> None:
        super().__init__("This table is damaged: the server cannot read its own notes about it.")


class NoInvitation(Refused):
    """It has been used, or it never was one: both look alike."""

    def __init__(self) -> None:
        super().__init__("This invitation has been used already, or it never was one.")
