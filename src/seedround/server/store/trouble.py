"""Why nothing can be stored or read now: sentences for those who wait, without inner details."""

from typing import Final

from seedround.engine.errors import Refused


class Unavailable(Refused):
    """The database cannot be used now. Nothing has changed; it may be well again soon."""

    retry: Final = 5
    """Seconds after which it is worth another try."""


class Silent(Unavailable):
    """It is gone, or too slow."""

    def __init__(self) -> None:
        super().__init__(
            "The server's database does not answer: nothing has changed, try again in a moment."
        )


class DiskFull(Unavailable):
    """Only the host can help."""

    def __init__(self) -> None:
        super().__init__(
            "The server's disk is full and nothing can be stored: nothing has changed, try again "
            "later."
        )


class Locked(Unavailable):
    """Somebody makes a copy, perhaps."""

    def __init__(self) -> None:
        super().__init__(
            "Another program holds the server's database: nothing has changed, try again in a "
            "moment."
        )


class ReadOnly(Unavailable):
    """Only the host can help."""

    def __init__(self) -> None:
        super().__init__(
            "The server may not write to its database: nothing has changed, try again later."
        )
