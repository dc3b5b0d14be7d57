"""Things to be said that are neither moves nor events: prompts, reasons, notes, hints."""

from msgspec import Struct

from seedround.engine.kinds import snake


class Saying(Struct, frozen=True, tag_field="say", tag=snake, forbid_unknown_fields=True):
    """A sentence as data: its tag names the template, its fields fill it."""


class Blocked(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is not possible now, why, and the rule that says so.

    `verb` is a verb, or one move of it in its text form (`use:SVC-04`).
    """

    verb: str
    why: Saying
    rule: str
