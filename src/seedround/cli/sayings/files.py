"""What is said about files."""

from seedround.engine.saying import Saying


class FileExists(Saying, frozen=True):
    """A file of that name exists already."""

    path: str
    instead: Saying


class OtherNameFor(Saying, frozen=True):
    """Advice when a file exists already: another name."""

    option: str


class ResumeOrOther(Saying, frozen=True):
    """Advice when a record exists already: go on with it, or another name."""

    path: str


class FolderMissing(Saying, frozen=True):
    """The folder for a file does not exist."""

    path: str


class FileUnwritable(Saying, frozen=True):
    """A file that cannot be written; why is for the operating system to say."""

    path: str
    why: str | None


class ReportUnwritable(Saying, frozen=True):
    """The report cannot be written."""

    path: str
