"""What is said to the host of a server, at a terminal: files, databases, addresses, limits."""

from seedround.engine.saying import Saying

# Storing


class FolderUnusable(Saying, frozen=True):
    """The folder for the tables cannot be made or written."""

    folder: str
    why: str


class FileInUse(Saying, frozen=True):
    """Another server has the file open."""

    file: str


class FileUnusable(Saying, frozen=True):
    """The file is not a database, or a damaged one."""

    file: str
    why: str


class DatabaseWrong(Saying, frozen=True):
    """What was given with --database is not the address of one."""


class PostgresMissing(Saying, frozen=True):
    """The package for PostgreSQL is not installed."""

    command: str


class DatabaseUnreachable(Saying, frozen=True):
    """PostgreSQL does not let us in at the start."""


class TablesTooOld(Saying, frozen=True):
    """A database whose tables a server of this version has not brought up to date; the file, or
    None for a database by its address."""

    file: str | None


class TablesTooNew(Saying, frozen=True):
    """A database that a later version has written."""

    file: str | None
    version: int
    newest: int


# Addresses and limits


class PortUnusable(Saying, frozen=True):
    """Another program listens there, or the address is not this machine's."""

    address: str
    why: str


class ProxyWrong(Saying, frozen=True):
    """What was given with --proxies is not an address or a network."""

    why: str


class NetworkWrong(Saying, frozen=True):
    """What is to be banned is not an address or a network."""

    address: str


class LimitsUnreadable(Saying, frozen=True):
    """The file of limits cannot be opened."""

    file: str
    why: str


class LimitsWrong(Saying, frozen=True):
    """The file of limits says something that is not a limit."""

    file: str
    why: str


# Records


class SignatureWrong(Saying, frozen=True):
    """A record whose signature does not fit what it says; the beginning of the key."""

    key: str
