"""Views: what a viewer may see, as types of their own; `look.py` makes them."""

from typing import Annotated

from msgspec import Meta, Struct

from seedround.engine.kinds import Seat, among
from seedround.engine.result import Result
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Offer


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What all views share. A field is hidden unless a game puts it into its view.

    The types bound what a field can hold, so that a view can be laid out as numbers.
    """

    viewer: Annotated[int, Meta(ge=-2, le=9)]
    asked: tuple[Seat, ...]
    kind: Annotated[str, among("kinds")] | None
    """The kind of decision that is being made."""
    result: Result | None


class Asking(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A pending choice as a viewer may know it; the moves are for its audience only."""

    kind: str
    seat: Seat
    rule_ids: tuple[str, ...]
    prompt: Saying
    offers: tuple[Offer, ...]
    blocked: tuple[Blocked, ...]
