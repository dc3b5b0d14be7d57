"""The server's own key: it signs the records of the games that were played here.

The key is made at the first start and stays in the server's data, so that all processes on one
database sign alike; its public half is for all to read (`GET /api/key`).
"""

from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from seedround.engine.errors import BadRecord
from seedround.engine.kinds import Seat
from seedround.engine.record import Record
from seedround.engine.seal import Deal, Signature, statement
from seedround.server.sayings.hosting import SignatureWrong
from seedround.server.store import Store

NAME: Final = "signing key"
"""What the store calls it."""


class Signer:
    """Signs with the private key."""

    def __init__(self, private: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.key = self._key.public_key().public_bytes_raw().hex()

    @classmethod
    def new(cls) -> "Signer":
        return cls(new_key())

    def signed(
        self, record: Record, deal: Deal, given: int, former: tuple[Seat, ...] = ()
    ) -> Record:
        """A sealed record with this server's word for it."""
        seal = record.seal
        assert seal is not None
        said = self._key.sign(statement(seal.last, record.ending, deal, given, former)).hex()
        signature = Signature(key=self.key, deal=deal, given=given, former=former, signature=said)
        return msgspec.structs.replace(record, seal=msgspec.structs.replace(seal, signed=signature))


def new_key() -> str:
    """A private key in hex."""
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


async def signer_of(store: Store) -> Signer:
    """The server's key; the first process that starts makes it."""
    return Signer(await store.secret(NAME, new_key()))


def check_signature(record: Record) -> Signature | None:
    """Who signed a record; refused if it was changed since. Its seal is checked elsewhere."""
    seal = record.seal
    if seal is None or seal.signed is None:
        return None
    signed = seal.signed
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        said = statement(seal.last, record.ending, signed.deal, signed.given, signed.former)
        key.verify(bytes.fromhex(signed.signature), said)
    except (InvalidSignature, ValueError):
        raise BadRecord(SignatureWrong(signed.key[:16])) from None
    return signed
