"""The Record: a game as a seed and a list of moves, on disk as one JSON file."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.about import Options
from seedround.engine.cardset import CardSet, content_hash
from seedround.engine.errors import BadRecord, Quoted, Refused
from seedround.engine.game import Game
from seedround.engine.generator import new_seed, seed_text
from seedround.engine.record_sayings import (
    CommitmentBroken,
    OtherRules,
    OtherSetVersion,
    RecordCutOff,
    RecordDamaged,
    RecordNotJson,
    RecordTooNew,
    RecordUnreadable,
    RecordWithoutFormat,
    SealBroken,
    SealOverOthers,
    SeedsAreHex,
    SetInsideChanged,
    SetMisnamed,
    SetNeeded,
    SetOfRecord,
    ThisRecord,
)
from seedround.engine.seal import Seal, last_link

FORMAT = 2
"""1: sealed by its ending alone. 2: sealed move by move."""
MAGIC = "seedround"


class SetRef(Struct, frozen=True, forbid_unknown_fields=True):
    """The card set of a game: id and hash, and its content unless we ship that hash."""

    id: str
    hash: str
    content: dict[str, Any] | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play a game again, and to prove that it was dealt fairly."""

    seedround: int = FORMAT
    game: str
    rules_version: int = msgspec.field(name="rules")
    cards: SetRef
    options: dict[str, Any]
    seats: int
    names: tuple[str, ...] = ()
    seed: str
    salt: str
    commitment: str
    moves: tuple[str, ...] = ()
    ending: str | None = None
    """A hash of the table after the last move (`ending`)."""
    seal: Seal | None = None
    """The chain over all moves, and who signed it."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def commitment(seed: str, salt: str) -> str:
    """What is shown when a table is dealt: SHA-256 of `salt:seed`, which binds both."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def ending(record: Record, options: Options, fingerprint: str) -> str:
    """What a record says of its end: its options and everything on the table, as one hash.

    An option that came later, and that the record cannot name, leaves the hash as it was.
    """
    named = {
        name: getattr(options, name) for name in options.__struct_fields__ if name in record.options
    }
    return sha256(msgspec.json.encode(named) + fingerprint.encode()).hexdigest()


def new_record(
    game: Game,
    seats: int,
    options: Options,
    cards: CardSet,
    seed: str | None = None,
    salt: str | None = None,
    names: tuple[str, ...] = (),
) -> Record:
    """The record of a game before its first move."""
    seed = seed_text(seed) if seed else new_seed()
    salt = seed_text(salt) if salt else new_seed()
    content = None if game.ships(cards) else cards.content
    return Record(
        game=game.id,
        rules_version=game.version,
        cards=SetRef(cards.id, cards.hash, content),
        options=msgspec.to_builtins(options),
        seats=seats,
        names=names,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
    )


def parse_record(data: bytes, file: str | None = None) -> Record:
    """A record from JSON; a mistake in it is refused with one sentence."""
    this = ThisRecord(file)
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        if data.lstrip()[:1] == b"{":
            raise BadRecord(RecordCutOff(this)) from None
        raise BadRecord(RecordNotJson(this)) from None
    if not isinstance(raw, dict) or type(raw.get(MAGIC)) is not int or raw[MAGIC] < 1:
        raise BadRecord(RecordWithoutFormat(this, MAGIC))
    if raw[MAGIC] > FORMAT:
        raise BadRecord(RecordTooNew(this, raw[MAGIC], FORMAT))
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(RecordDamaged(this, Quoted(str(problem)))) from None
    check_seeds(record, file)
    return record


def check_seeds(record: Record, file: str | None = None) -> None:
    """Seed and salt are written as `new_record` writes them, so that a deal has one commitment."""
    try:
        seeds = seed_text(record.seed), seed_text(record.salt)
    except Refused as problem:
        raise BadRecord(RecordDamaged(ThisRecord(file), problem.why)) from None
    if seeds != (record.seed, record.salt):
        raise BadRecord(RecordDamaged(ThisRecord(file), SeedsAreHex()))


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise BadRecord(RecordUnreadable(str(path), problem.strerror)) from None
    return parse_record(data, path.name)


def check_commitment(record: Record) -> None:
    """Seed and salt are the ones that were promised when the table was dealt."""
    if commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord(CommitmentBroken())


def seal_of(record: Record, decisions: Sequence[str]) -> Seal:
    """The chain over the deal and the moves of a record, not signed yet."""
    asked = tuple(decisions)
    return Seal(decisions=asked, last=last_link(_deal(record), asked, record.moves))


def check_seal(record: Record) -> None:
    """No move has been changed, left out or added since the record was sealed (if it was)."""
    seal = record.seal
    if seal is None:
        return
    if len(seal.decisions) != len(record.moves):
        raise BadRecord(SealOverOthers(len(seal.decisions), len(record.moves)))
    if seal_of(record, seal.decisions).last != seal.last:
        raise BadRecord(SealBroken())


def _deal(record: Record) -> object:
    """Where the chain begins: everything that was settled before the first move."""
    cards = record.cards
    return (
        record.commitment, record.game, record.rules_version, cards.id, cards.hash, record.options,
        record.seats, record.names,
    )  # fmt: skip


def cards_of(record: Record, game: Game, source: str | None = None) -> CardSet:
    """The card set of a record: a given file, the record's own content, or one we ship or did."""
    wanted = record.cards
    if source is None and wanted.content is not None:
        if content_hash(wanted.content) != wanted.hash:
            raise BadRecord(SetInsideChanged())
        cards = game.set_from(SetOfRecord(wanted.id), wanted.content)
    elif source is None and wanted.id not in game.shipped_sets():
        raise BadRecord(SetNeeded(wanted.id))
    else:
        cards = game.card_set(source or wanted.id)
        if source is None and cards.hash != wanted.hash:
            cards = game.former_set(wanted.id, wanted.hash) or cards
    if cards.hash != wanted.hash:
        raise BadRecord(OtherSetVersion(wanted.id, wanted.hash[:12], cards.hash[:12]))
    if cards.id != wanted.id:
        raise BadRecord(SetMisnamed(wanted.id[:40], cards.id[:40]))
    return cards


def check_version(record: Record, game: Game) -> None:
    """A record is replayed only under the rules it was played with."""
    if record.rules_version != game.version:
        raise BadRecord(OtherRules(game.title, record.rules_version, game.version))
