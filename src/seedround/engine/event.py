"""Events: what happened, as data; each says who may know it."""

from typing import Any, ClassVar, Self

import msgspec

from seedround.engine.kinds import OPEN, Seat, Viewer, snake
from seedround.engine.saying import Sayable


class Event(Sayable, frozen=True, tag_field="event", tag=snake):
    """Something that everybody at the table sees happen."""

    prefix: ClassVar[str] = "event-"

    def seen_by(self, viewer: Viewer) -> Self:
        """The event as that viewer may know it."""
        return self


class SecretEvent(Event, frozen=True, kw_only=True):
    """An event with a part that only the seats in `to` may know; the others get `secret=None`.

    A subclass narrows the type of `secret` to a struct of its own.
    """

    to: tuple[Seat, ...]
    secret: Any = None

    def seen_by(self, viewer: Viewer) -> Self:
        if self.secret is None or viewer == OPEN or viewer in self.to:
            return self
        return msgspec.structs.replace(self, secret=None)
