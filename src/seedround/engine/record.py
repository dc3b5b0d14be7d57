"""The Record: a game as a seed and a list of moves, on disk as one JSON file."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet, content_hash
from seedround.engine.errors import BadRecord, Refused
from seedround.engine.game import Game, Options
from seedround.engine.generator import new_seed, seed_text
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
    rules: int
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


def ending(options: Options, fingerprint: str) -> str:
    """What a record says of its end: all options and everything on the table, as one hash."""
    return sha256(msgspec.json.encode(options) + fingerprint.encode()).hexdigest()


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
        rules=game.version,
        cards=SetRef(cards.id, cards.hash, content),
        options=msgspec.to_builtins(options),
        seats=seats,
        names=names,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
    )


def parse_record(data: bytes, name: str = "The record") -> Record:
    """A record from JSON; whatever is wrong with it is said in one sentence."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        if data.lstrip()[:1] == b"{":
            raise BadRecord(
                f"{name} is cut off or damaged: it is not complete JSON. Use another copy of it."
            ) from None
        raise BadRecord(f"{name} is not a Seed Round record: it is not JSON.") from None
    if not isinstance(raw, dict) or type(raw.get(MAGIC)) is not int or raw[MAGIC] < 1:
        raise BadRecord(
            f"{name} is not a Seed Round record: the field {MAGIC!r} with its format is missing."
        )
    if raw[MAGIC] > FORMAT:
        raise BadRecord(
            f"{name} has format {raw[MAGIC]}, this program reads up to {FORMAT}: update Seed Round."
        )
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"{name} is damaged: {problem}.".replace("..", ".")) from None
    check_seeds(record, name)
    return record


def check_seeds(record: Record, name: str = "The record") -> None:
    """Seed and salt are written as `new_record` writes them: so a deal has one commitment."""
    try:
        seeds = seed_text(record.seed), seed_text(record.salt)
    except Refused as problem:
        raise BadRecord(f"{name} is damaged: {problem}") from None
    if seeds != (record.seed, record.salt):
        raise BadRecord(f"{name} is damaged: seed and salt are 32 or more hex digits.")


def load_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as problem:
        why = problem.strerror or "it cannot be opened"
        raise BadRecord(f"The record {path} cannot be read: {why}.") from None
    return parse_record(data, f"The record {path.name}")


def check_commitment(record: Record) -> None:
    """Seed and salt are the ones that were promised when the table was dealt."""
    if commitment(record.seed, record.salt) != record.commitment:
        raise BadRecord("Seed and salt do not give the commitment: the record has been changed.")


def seal_of(record: Record, decisions: Sequence[str]) -> Seal:
    """The chain over the deal and the moves of a record; nobody has signed it yet."""
    asked = tuple(decisions)
    return Seal(decisions=asked, last=last_link(_deal(record), asked, record.moves))


def check_seal(record: Record) -> None:
    """No move has been changed, left out or added since the record was sealed (if it was)."""
    seal = record.seal
    if seal is None:
        return
    if len(seal.decisions) != len(record.moves):
        raise BadRecord(
            f"The seal is over {len(seal.decisions)} moves, the record has {len(record.moves)}: "
            "it has been changed."
        )
    if seal_of(record, seal.decisions).last != seal.last:
        raise BadRecord(
            "The seal does not fit the deal and the moves: the record has been changed."
        )


def _deal(record: Record) -> object:
    """Where the chain begins: everything that was settled before the first move."""
    cards = record.cards
    return (
        record.commitment, record.game, record.rules, cards.id, cards.hash, record.options,
        record.seats, record.names,
    )  # fmt: skip


def cards_of(record: Record, game: Game, source: str | None = None) -> CardSet:
    """The card set of a record: a given file, the record's own content, or one we ship."""
    wanted = record.cards
    if source is None and wanted.content is not None:
        if content_hash(wanted.content) != wanted.hash:
            raise BadRecord("The card set inside the record has been changed: its hash differs.")
        cards = game.set_from(f"card set {wanted.id!r} of the record", wanted.content)
    elif source is None and wanted.id not in game.shipped_sets():
        raise BadRecord(f"The record needs the card set {wanted.id!r}: give its file with --set.")
    else:
        cards = game.card_set(source or wanted.id)
    if cards.hash != wanted.hash:
        raise BadRecord(
            f"The record was played with another version of the card set {wanted.id!r} (hash "
            f"{wanted.hash[:12]}, here {cards.hash[:12]}): give that set's file with --set, "
            "or use the Seed Round release that made the record."
        )
    if cards.id != wanted.id:
        raise BadRecord(
            f"The record calls its card set {wanted.id[:40]!r}, but its cards are those of "
            f"{cards.id[:40]!r}: it has been changed."
        )
    return cards


def check_version(record: Record, game: Game) -> None:
    """A record is replayed only under the rules it was played with."""
    if record.rules != game.version:
        raise BadRecord(
            f"The record was played under version {record.rules} of the rules of {game.title}, "
            f"this program has version {game.version}: use a Seed Round release with version "
            f"{record.rules}."
        )
