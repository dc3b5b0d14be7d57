"""Why nothing can be stored or read now: a sentence for those who wait, without inner details."""

from typing import Final

from seedround.engine.errors import Refused
from seedround.server.sayings import traffic


class Unavailable(Refused):
    """The database cannot be used now. Nothing has changed; it may be well again soon."""

    retry: Final = 5
    """Seconds after which it is worth another try."""


class Silent(Unavailable):
    """The database is gone, or too slow."""

    def __init__(self) -> None:
        super().__init__(traffic.DatabaseSilent())


class DiskFull(Unavailable):
    """Only the host can help."""

    def __init__(self) -> None:
        super().__init__(traffic.DiskFull())


class Locked(Unavailable):
    """Another program has locked the database, perhaps to make a copy."""

    def __init__(self) -> None:
        super().__init__(traffic.DatabaseLocked())


class ReadOnly(Unavailable):
    """Only the host can help."""

    def __init__(self) -> None:
        super().__init__(traffic.DatabaseReadOnly())
