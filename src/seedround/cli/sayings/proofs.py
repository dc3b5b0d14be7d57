"""What is said about records: replays and proofs."""

from seedround.engine.saying import Saying


class PlayedBy(Saying, frozen=True):
    """Who played."""

    names: str


class EndsHere(Saying, frozen=True):
    """The last line of a game that is not over."""


class GoOnOrStop(Saying, frozen=True):
    """The keys while a record is told step by step."""


class NotOverYet(Saying, frozen=True):
    """The record ends before the game does."""


class OtherKeyPublished(Saying, frozen=True):
    """A server with another key."""

    server: str
    key: str


class ServerAddress(Saying, frozen=True):
    """`--server` is not the address of a server."""


class ServerSilent(Saying, frozen=True):
    """A server that publishes nothing."""

    server: str


class IsRecord(Saying, frozen=True):
    """The file is a record."""

    file: str
    format: int


class CommitmentHolds(Saying, frozen=True):
    """Salt and seed give the commitment."""


class SealHolds(Saying, frozen=True):
    """No move was changed since the record was sealed."""

    moves: int


class NoSealYet(Saying, frozen=True):
    """A record from before seals."""


class NotSigned(Saying, frozen=True):
    """An unsigned record."""


class NotSignedNote(Saying, frozen=True):
    """The record is not signed."""


class SignaturesNeed(Saying, frozen=True):
    """A package that is missing."""


class SignedUnchecked(Saying, frozen=True):
    """The signature cannot be checked, as a package is missing."""


class OtherSigner(Saying, frozen=True):
    """Another key than was asked for."""

    key: str
    wanted: str


class SignedBy(Saying, frozen=True):
    """The signature fits a key."""

    key: str
    known: Saying | None


class KeyPublishedBy(Saying, frozen=True):
    """The server itself names this key as its own."""

    server: str


class KeyYouNamed(Saying, frozen=True):
    """The key is the one that was asked for."""


class DealDrawn(Saying, frozen=True):
    """The server drew the deal itself."""


class DealChosen(Saying, frozen=True):
    """A player chose the deal."""

    given: int


class NamesChanged(Saying, frozen=True):
    """The server changed names after the game, for people who asked to be forgotten."""

    seats: str


class CardSetIs(Saying, frozen=True):
    """The card set that was played with."""

    set: str
    hash: str


class RulesVersion(Saying, frozen=True):
    """The rules of today are those of the record."""

    version: int
    game: str


class MovesLegal(Saying, frozen=True):
    """Every move was legal when it was played."""

    moves: int


class PlayedUnder(Saying, frozen=True):
    """The record is from other rules than those of today."""

    version: int
    game: str


class MovesAgain(Saying, frozen=True):
    """How far it goes today."""

    replayed: int
    moves: int
    version: int


class EndingUnsaid(Saying, frozen=True):
    """The record does not name its last table."""


class EndingHolds(Saying, frozen=True):
    """The last table is the one that the record names."""
