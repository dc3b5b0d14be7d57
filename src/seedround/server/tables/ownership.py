"""A table that another process on the same database owns."""

from typing import Final

from seedround.engine.errors import Refused
from seedround.server.sayings.traffic import TableMoving

OWNER: Final = "seedround.owner"
"""Where a request's scope names the process that is to answer it."""


class OwnedByOther(Refused):
    """The table is owned by another process."""

    retry: Final = 1
    """Seconds after which it is worth another try."""

    def __init__(self, owner: str) -> None:
        super().__init__(TableMoving())
        self.owner = owner
