"""`seedround verify`: what can be said of a record, check by check.

Told apart are three things: that it is unchanged, who signed it, and that it can be played again.
"""

import json
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from seedround.cli.screen import Screen
from seedround.cli.seats import recorded_seats
from seedround.engine.errors import BadOption, BadRecord
from seedround.engine.record import Record, check_commitment, check_seal, load_record
from seedround.engine.verification import Verification, verified
from seedround.engine.words import verdict
from seedround.games import find_game

SECONDS: Final = 10
LONGEST_ANSWER: Final = 10_000


class Wanted(NamedTuple):
    """Whose signature a record must have, and how we know the key."""

    key: str
    known: str

    @classmethod
    def key_of(cls, key: str | None, server: str | None) -> "Wanted | None":
        if server is not None:
            published = published_key(server)
            if key is not None and key.lower() != published:
                raise BadOption(f"{server} publishes another key: {published}.")
            return cls(published, f"which {server} publishes as its own")
        return None if key is None else cls(key.lower(), "which you named")


def published_key(server: str) -> str:
    """The public key of a server, as it says itself."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise BadOption("The address of a server begins with https:// or http://.")
    address = f"{server.rstrip('/')}/api/key"
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            return str(json.loads(answer.read(LONGEST_ANSWER))["key"])
    except (OSError, ValueError, LookupError, TypeError):
        raise BadOption(
            f"{server} does not say with which key it signs: check the address."
        ) from None


def verify_record(path: Path, set_source: str | None, wanted: Wanted | None = None) -> None:
    """Check by check; the first one that fails is refused with its sentence."""
    screen = Screen()
    record = load_record(path)
    passed(screen, f"{path.name} is a record of format {record.seedround}")
    check_commitment(record)
    passed(screen, "salt and seed give the commitment")
    screen.print(f"     {record.commitment}")
    check_seal(record)
    tell_seal(screen, record)
    tell_signature(screen, record, wanted)
    found = verified(record, find_game, set_source)
    if found.sitting is not None:
        cards = found.sitting.cards
        passed(screen, f"card set {cards.id!r}, hash {cards.hash[:16]}")
    tell_replay(screen, record, found)
    result = found.sitting.table.result if found.sitting else None
    if result is not None:
        screen.print(verdict(result, recorded_seats(record, find_game(record.game)).names))
    elif found.whole:
        screen.print("The game is not over yet.")


def tell_seal(screen: Screen, record: Record) -> None:
    if record.seal is not None:
        passed(screen, f"unchanged: {len(record.moves)} moves, each sealed to the one before")
    else:
        noted(
            screen,
            "from before records were sealed move by move: one move in the place of another may "
            "go unnoticed",
        )


def tell_signature(screen: Screen, record: Record, wanted: Wanted | None) -> None:
    """Who answers for the record, and for how much of it."""
    if record.seal is None or record.seal.signed is None:
        if wanted is not None:
            raise BadRecord("The record is not signed: no server answers for it.")
        noted(screen, "not signed: whoever has the file may have made it so")
        return
    try:
        from seedround.server.signing import check_signature
    except ImportError:
        if wanted is not None:
            raise BadOption(
                "Signatures need a few more packages: pip install 'seedround[server]'."
            ) from None
        noted(screen, "signed, but not checked: pip install 'seedround[server]'")
        return
    signed = check_signature(record)
    assert signed is not None
    if wanted is not None and signed.key != wanted.key:
        raise BadRecord(
            f"The record was signed with the key {signed.key[:16]}, not with {wanted.key[:16]}."
        )
    known = f", {wanted.known}" if wanted else ""
    passed(screen, f"signed by the server with key {signed.key[:16]}{known}")
    screen.print(f"     {signed.key}")
    if signed.deal == "drawn":
        passed(screen, "the deal was drawn by that server")
    else:
        came = f" with its first {signed.given} moves" if signed.given else ""
        noted(screen, f"the deal was chosen by a player{came}, not drawn by that server")
    if signed.former:
        seats = " and ".join(str(seat + 1) for seat in signed.former)
        noted(
            screen,
            f"who sat in seat {seats} has asked to be forgotten: the server changed that name "
            "after the game and signed the record anew",
        )


def tell_replay(screen: Screen, record: Record, found: Verification) -> None:
    moves, title = len(record.moves), find_game(record.game).title
    if found.rules == found.now:
        passed(screen, f"version {found.rules} of the rules of {title}")
        passed(screen, f"{moves} moves, each of them legal when it was played")
    else:
        noted(screen, f"played under version {found.rules} of the rules of {title}")
        same = f"{found.replayed} of {moves} moves can be played under version {found.now} too"
        (passed if found.whole else noted)(screen, same)
        if found.why:
            screen.print(f"     {found.why}")
    if record.ending is None:
        noted(screen, "the record does not say how its table looks at the end")
    elif found.whole:
        passed(screen, "the table at the end is the one that the record names")


def passed(screen: Screen, check: str) -> None:
    screen.item("  ok ", check)


def noted(screen: Screen, remark: str) -> None:
    """Nothing is wrong, but it ought to be known."""
    screen.item("  -- ", remark)
