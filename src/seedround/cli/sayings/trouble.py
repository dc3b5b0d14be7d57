"""What is said when a command fails."""

from seedround.engine.saying import Saying


class Stopped(Saying, frozen=True):
    """Ctrl-C."""


class FileTrouble(Saying, frozen=True):
    """A file that cannot be used."""

    file: str | None
    why: str


class OurMistake(Saying, frozen=True):
    """A mistake of ours."""

    kind: str
    why: str


class Misread(Saying, frozen=True):
    """A command that was not understood."""

    why: str
    command: str
