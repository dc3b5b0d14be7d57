"""The seal of a record: a chain over its deal, every decision and every move.

Each link is the SHA-256 of the link before, of the decision (`bid@1`: what was asked of which seat)
and of the move, as compact JSON; the first is that of the deal. So no move can be changed, left out
or added without every later link becoming another one. The signer of the last link answers for all
of it. An unsigned record can be sealed anew by anyone who has it.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from seedround.engine.kinds import Seat

PURPOSE: Final = "seedround seal 1"
STATEMENT: Final = "seedround signature 1"
"""What a hash or a signature is for stands in front of it: none passes for another."""

Deal = Literal["drawn", "chosen"]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Signature(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A server's word for a record: which key, and what it says beside the last link."""

    key: Hash
    """The public key (Ed25519) in hex."""
    deal: Deal
    """Whether the server drew the seed itself, or a player brought it along."""
    given: Annotated[int, Meta(ge=0)]
    """How many moves came with the table when it was opened; the server did not see them played."""
    former: tuple[Seat, ...] = ()
    """Who sat there has asked to be forgotten: the name is another one since, and it was signed
    anew."""
    signature: Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]


class Seal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What closes a record: who was asked what before each move, and the last link."""

    decisions: tuple[str, ...]
    last: Hash
    signed: Signature | None = None


def decision(kind: str, seat: Seat) -> str:
    """What was asked of whom, as it stands in the chain."""
    return f"{kind}@{seat}"


def last_link(deal: object, decisions: Iterable[str], moves: Iterable[str]) -> str:
    """The end of the chain that begins with a deal."""
    link = sha256(msgspec.json.encode((PURPOSE, deal), order="sorted")).hexdigest()
    for asked, move in zip(decisions, moves, strict=True):
        link = sha256(msgspec.json.encode((link, asked, move))).hexdigest()
    return link


def statement(
    last: str, ending: str | None, deal: Deal, given: int, former: tuple[Seat, ...] = ()
) -> bytes:
    """The bytes that a server signs."""
    said = (STATEMENT, last, ending, deal, given)
    return msgspec.json.encode((*said, former) if former else said)
