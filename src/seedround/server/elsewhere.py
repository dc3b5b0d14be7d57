"""A table that another process on the same database owns."""

from typing import Final

from seedround.engine.errors import Refused

OWNER: Final = "seedround.owner"
"""Where a request's scope names the process that is to answer it."""


class Elsewhere(Refused):
    """The table is owned by another process."""

    def __init__(self, owner: str) -> None:
        super().__init__("This table is moving to another server: try again in a moment.")
        self.owner = owner
