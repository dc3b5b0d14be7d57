"""Things to be said that are neither moves nor events: prompts, reasons, notes, hints."""

from msgspec import Struct

from seedround.engine.kinds import snake


class Saying(Struct, frozen=True, gc=False, tag_field="say", tag=snake, forbid_unknown_fields=True):
    """A sentence as data: its tag names the template, its fields fill it."""


class Blocked(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An action that is not possible now, why, and the rule that says so.

    The verb stands for all its moves; a whole move in its text form (`play:libel`) for that one.
    `pieces` are the things on the page to which the reason belongs; one without a place (`row:`)
    stands for all of its zone.
    """

    verb: str
    why: Saying
    rule: str
    pieces: tuple[str, ...] = ()
