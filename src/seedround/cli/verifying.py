"""`seedround verify`: what can be said of a record, check by check.

Told apart are three things: that it is unchanged, who signed it, and that it can be played again.
"""

import json
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from seedround.cli.sayings.proofs import (
    CardSetIs,
    CommitmentHolds,
    DealChosen,
    DealDrawn,
    EndingHolds,
    EndingUnsaid,
    IsRecord,
    KeyPublishedBy,
    KeyYouNamed,
    MovesAgain,
    MovesLegal,
    NamesChanged,
    NoSealYet,
    NotOverYet,
    NotSigned,
    NotSignedNote,
    OtherKeyPublished,
    OtherSigner,
    PlayedUnder,
    RulesVersion,
    SealHolds,
    ServerAddress,
    ServerSilent,
    SignaturesNeed,
    SignedBy,
    SignedUnchecked,
)
from seedround.cli.screen import Screen
from seedround.cli.seats import recorded_seats
from seedround.engine.errors import BadOption, BadRecord
from seedround.engine.locale import listed
from seedround.engine.record import Record, check_commitment, check_seal, load_record
from seedround.engine.saying import Saying
from seedround.engine.sayings import Verdict
from seedround.engine.verification import Verification, verified
from seedround.engine.words import Speaker
from seedround.games import find_game

SECONDS: Final = 10
LONGEST_ANSWER: Final = 10_000


class Wanted(NamedTuple):
    """Whose signature a record must have, and how we know the key."""

    key: str
    known: Saying

    @classmethod
    def key_of(cls, key: str | None, server: str | None) -> "Wanted | None":
        if server is not None:
            published = published_key(server)
            if key is not None and key.lower() != published:
                raise BadOption(OtherKeyPublished(server, published))
            return cls(published, KeyPublishedBy(server))
        return None if key is None else cls(key.lower(), KeyYouNamed())


def published_key(server: str) -> str:
    """The public key of a server, as it says itself."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise BadOption(ServerAddress())
    address = f"{server.rstrip('/')}/api/key"
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            return str(json.loads(answer.read(LONGEST_ANSWER))["key"])
    except (OSError, ValueError, LookupError, TypeError):
        raise BadOption(ServerSilent(server)) from None


def verify_record(path: Path, set_source: str | None, wanted: Wanted | None = None) -> None:
    """Check by check; the first one that fails is refused with its sentence."""
    screen = Screen()
    record = load_record(path)
    passed(screen, IsRecord(path.name, record.seedround))
    check_commitment(record)
    passed(screen, CommitmentHolds())
    screen.print(f"     {record.commitment}")
    check_seal(record)
    tell_seal(screen, record)
    tell_signature(screen, record, wanted)
    found = verified(record, find_game, set_source)
    if found.playthrough is not None:
        cards = found.playthrough.cards
        passed(screen, CardSetIs(cards.id, cards.hash[:16]))
    tell_replay(screen, record, found)
    result = found.playthrough.table.result if found.playthrough else None
    if result is not None:
        names = recorded_seats(record, find_game(record.game)).names
        screen.print(Speaker(screen.language, names=names).say(Verdict(result.winners)))
    elif found.whole:
        screen.say(NotOverYet())


def tell_seal(screen: Screen, record: Record) -> None:
    if record.seal is not None:
        passed(screen, SealHolds(len(record.moves)))
    else:
        noted(
            screen,
            NoSealYet(),
        )


def tell_signature(screen: Screen, record: Record, wanted: Wanted | None) -> None:
    """Who answers for the record, and for how much of it."""
    if record.seal is None or record.seal.signed is None:
        if wanted is not None:
            raise BadRecord(NotSigned())
        noted(screen, NotSignedNote())
        return
    try:
        from seedround.server.tables.signing import check_signature
    except ImportError:
        if wanted is not None:
            raise BadOption(SignaturesNeed()) from None
        noted(screen, SignedUnchecked())
        return
    signed = check_signature(record)
    assert signed is not None
    if wanted is not None and signed.key != wanted.key:
        raise BadRecord(OtherSigner(signed.key[:16], wanted.key[:16]))
    passed(screen, SignedBy(signed.key[:16], wanted.known if wanted else None))
    screen.print(f"     {signed.key}")
    if signed.deal == "drawn":
        passed(screen, DealDrawn())
    else:
        noted(screen, DealChosen(signed.given))
    if signed.former:
        seats = [str(seat + 1) for seat in signed.former]
        noted(screen, NamesChanged(listed(seats, screen.language)))


def tell_replay(screen: Screen, record: Record, found: Verification) -> None:
    moves, title = len(record.moves), find_game(record.game).title
    if found.rules == found.now:
        passed(screen, RulesVersion(found.rules, title))
        passed(screen, MovesLegal(moves))
    else:
        noted(screen, PlayedUnder(found.rules, title))
        same = MovesAgain(found.replayed, moves, found.now)
        (passed if found.whole else noted)(screen, same)
        if found.why:
            screen.print(f"     {screen.said(found.why)}")
    if record.ending is None:
        noted(screen, EndingUnsaid())
    elif found.whole:
        passed(screen, EndingHolds())


def passed(screen: Screen, check: Saying) -> None:
    screen.item("  ok ", screen.said(check))


def noted(screen: Screen, remark: Saying) -> None:
    """Nothing is wrong, but it ought to be known."""
    screen.item("  -- ", screen.said(remark))
