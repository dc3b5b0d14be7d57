"""Everything that can be said is data: a struct whose tag names its sentence in the catalogue."""

from typing import ClassVar

from msgspec import Struct

from seedround.engine.kinds import snake


class Sayable(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A struct with a sentence. The sentence stands in the `words` folder nearest to its module,
    under the struct's tag; moves and events put a word of their own in front of it."""

    prefix: ClassVar[str] = ""
    derived: ClassVar[tuple[str, ...]] = ()
    """Properties that the sentence uses beside the fields: what follows from them need not be
    stored, but may have to be said."""


class Saying(Sayable, frozen=True, tag_field="say", tag=snake):
    """A sentence that is neither a move nor an event: a prompt, a reason, a refusal, a hint."""


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
