"""What is said to hosts."""

from typing import Literal

from seedround.engine.saying import Saying

Sitter = Literal["host", "guest", "bot", "gone", "free", "damaged"]


class ServedAt(Saying, frozen=True):
    """Where the page is."""

    address: str


class NoTablesIn(Saying, frozen=True):
    """A folder without tables."""

    path: str


class GamesWritten(Saying, frozen=True):
    """What was exported."""

    count: int
    path: str


class NoSuchTables(Saying, frozen=True):
    """The list of tables is empty."""


class SeatsDamaged(Saying, frozen=True):
    """A table whose head is damaged."""


class NoTableCalled(Saying, frozen=True):
    """A table that is not there."""

    table: str


class DeleteTable(Saying, frozen=True):
    """Asks whether a table shall be deleted."""

    table: str
    game: str
    who: str


class TableDone(Saying, frozen=True):
    """A table was closed or deleted."""

    table: str
    what: str


class NoPersonCalled(Saying, frozen=True):
    """A person that is not there."""

    person: str


class ForgetPerson(Saying, frozen=True):
    """Asks whether a person shall be forgotten."""

    name: str


class PersonForgotten(Saying, frozen=True):
    """A person was forgotten."""

    person: str


class TypeYes(Saying, frozen=True):
    """Asks for a typed yes before something that cannot be undone."""

    question: Saying


class SayYes(Saying, frozen=True):
    """There is no terminal at which to ask: --yes answers instead."""


class NothingChanged(Saying, frozen=True):
    """The host answered no."""


class OrderedOnly(Saying, frozen=True):
    """The running server has not carried the order out yet."""


class ShutOut(Saying, frozen=True):
    """An address was banned."""

    network: str


class WasNotBanned(Saying, frozen=True):
    """The address was not banned."""

    network: str


class MayComeAgain(Saying, frozen=True):
    """The address may come again."""

    network: str


class BannedSince(Saying, frozen=True):
    """One line of the list of bans."""

    network: str
    since: str


class NobodyBanned(Saying, frozen=True):
    """The list of bans is empty."""


class ServerMissing(Saying, frozen=True):
    """The server's packages are not installed."""


class TableStage(Saying, frozen=True):
    """How far a table is, and who may find it."""

    stage: str
    public: bool


class RulesPlayed(Saying, frozen=True):
    """What is played, and by which rules."""

    game: str
    version: int


class ChatLines(Saying, frozen=True):
    """How much was written."""

    lines: int


class ChatDeleted(Saying, frozen=True):
    """A line whose words are gone."""


class SitsThere(Saying, frozen=True):
    """Who has a chair."""

    kind: Sitter
    bot: str | None
