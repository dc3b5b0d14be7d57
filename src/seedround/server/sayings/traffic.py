"""What is said about requests as such: limits, what cannot be read, and trouble of the server."""

from seedround.engine.saying import Saying

# Limits


class TooManyGuests(Saying, frozen=True):
    """New people from one address."""


class ManyPublicTables(Saying, frozen=True):
    """Public tables of one person."""


class ManyTables(Saying, frozen=True):
    """Tables of one person."""


class ManySeats(Saying, frozen=True):
    """Seats that one person takes at the tables of others."""


class MuchStored(Saying, frozen=True):
    """Bytes that are kept for one person."""


class MuchThinking(Saying, frozen=True):
    """Bots have thought for one person as long as the host allows."""


class MuchShown(Saying, frozen=True):
    """The server has worked for one person's eyes as long as the host allows."""


class ManyConfirmations(Saying, frozen=True):
    """Mails to addresses that are not confirmed."""


class ManyCodes(Saying, frozen=True):
    """Codes tried from one address."""


class ManyRequests(Saying, frozen=True):
    """HTTP requests of one address."""


class ManyMessages(Saying, frozen=True):
    """Socket messages of one person."""


class MuchChat(Saying, frozen=True):
    """Lines of chat of one person."""


class ManyFollowed(Saying, frozen=True):
    """Tables on one socket."""


# Requests that cannot be answered


class Banned(Saying, frozen=True):
    """The host does not let this address in."""


class OtherSite(Saying, frozen=True):
    """The page of another site wants to act for its visitor."""


class NothingHere(Saying, frozen=True):
    """There is nothing at this address."""


class NotThisMethod(Saying, frozen=True):
    """An address that is there, but not for this method of HTTP."""

    method: str


class BodyTooLarge(Saying, frozen=True):
    """A body of more bytes than the host allows."""


class BodyTooSlow(Saying, frozen=True):
    """A body that did not arrive in time."""


class HeadersTooLong(Saying, frozen=True):
    """Headers of more bytes than the host allows."""


class NulInText(Saying, frozen=True):
    """A character that no text of a person needs, and that PostgreSQL cannot keep."""


class NestedTooDeeply(Saying, frozen=True):
    """JSON inside JSON without end."""


class NotUtf8(Saying, frozen=True):
    """Bytes that are no text."""


class NotJson(Saying, frozen=True):
    """A socket message that is not JSON."""


class Unreadable(Saying, frozen=True):
    """A request that is JSON, but not one of ours; a library says what is wrong with it."""

    why: str


class HttpProblem(Saying, frozen=True):
    """Anything else that the framework refuses, in its own words."""

    status: int
    why: str


# Trouble of the server


class ServerMistake(Saying, frozen=True):
    """An error in our program."""


class TooManyToPrint(Saying, frozen=True):
    """A set of one's own with more cards than a server prints."""

    cards: int
    most: int


class PrintFailed(Saying, frozen=True):
    """Sheets took too long, or their process was ended."""


class PageMissing(Saying, frozen=True):
    """The server runs without its page: how to build it, and where programs can look."""

    command: str
    address: str


class TableUnreachable(Saying, frozen=True):
    """An error while a table is looked for."""


class TableReloading(Saying, frozen=True):
    """A request to a room that has just left memory: it is to be sent once more."""


class DatabaseSilent(Saying, frozen=True):
    """The database is gone, or too slow."""


class DiskFull(Saying, frozen=True):
    """There is no space for one more line."""


class DatabaseLocked(Saying, frozen=True):
    """Another program has the database, perhaps to make a copy."""


class DatabaseReadOnly(Saying, frozen=True):
    """The server is not allowed to write to its own database."""


class TableMoving(Saying, frozen=True):
    """The table belongs to another process, which does not answer yet."""


# Why clients have to come back


class ServerStops(Saying, frozen=True):
    """The server is about to stop."""


class TableReloaded(Saying, frozen=True):
    """Something failed at the table: it is loaded from what is stored."""


class TableWasChanged(Saying, frozen=True):
    """The stored table was changed: a player is forgotten, the host gave it up or deleted it."""


class TableMoves(Saying, frozen=True):
    """The process to which the table belonged is gone."""
