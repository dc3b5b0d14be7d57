"""Why a record is refused."""

from seedround.engine.saying import Saying


class MoveOfRecordFails(Saying, frozen=True):
    """A record whose moves cannot be played."""

    number: int
    why: Saying


class OtherEnding(Saying, frozen=True):
    """A record that leads elsewhere."""


class OtherSeal(Saying, frozen=True):
    """A record whose decisions are others."""


class RecordDoesNotFit(Saying, frozen=True):
    """A record of a game that we do not know."""

    why: Saying


class ThisRecord(Saying, frozen=True):
    """A record by its file; none if it has none."""

    file: str | None


class RecordCutOff(Saying, frozen=True):
    """JSON that ends too early."""

    record: ThisRecord


class RecordNotJson(Saying, frozen=True):
    """Something that is no JSON."""

    record: ThisRecord


class RecordWithoutFormat(Saying, frozen=True):
    """JSON without our mark."""

    record: ThisRecord
    field: str


class RecordTooNew(Saying, frozen=True):
    """A format of the future."""

    record: ThisRecord
    format: int
    known: int


class RecordDamaged(Saying, frozen=True):
    """A record with a field that is wrong."""

    record: ThisRecord
    why: Saying


class SeedsAreHex(Saying, frozen=True):
    """What seeds look like."""


class RecordUnreadable(Saying, frozen=True):
    """A file that cannot be opened; why is for the operating system to say."""

    path: str
    why: str | None


class CommitmentBroken(Saying, frozen=True):
    """Another deal than was promised."""


class SealOverOthers(Saying, frozen=True):
    """More or fewer moves than were sealed."""

    sealed: int
    moves: int


class SealBroken(Saying, frozen=True):
    """Other moves than were sealed."""


class SetInsideChanged(Saying, frozen=True):
    """A set that is not the one that was played with."""


class SetNeeded(Saying, frozen=True):
    """A set that we do not ship."""

    set: str


class OtherSetVersion(Saying, frozen=True):
    """Another version of the set."""

    set: str
    wanted: str
    found: str


class SetMisnamed(Saying, frozen=True):
    """A set under another's name."""

    said: str
    true: str


class OtherRules(Saying, frozen=True):
    """A record of other rules."""

    game: str
    played: int
    ours: int


class SetOfRecord(Saying, frozen=True):
    """The name of a set that came with a record."""

    set: str


class OtherTable(Saying, frozen=True):
    """A replay under other rules that ends elsewhere."""
