"""Keeping a record on disk: always a whole file, even after a crash."""

import os
from pathlib import Path

from seedround.cli.sayings.files import (
    FileExists,
    FileUnwritable,
    FolderMissing,
)
from seedround.engine.errors import BadOption
from seedround.engine.record import Record
from seedround.engine.saying import Saying


class Keeper:
    """Saves a game: after every move if a file was named, otherwise when a player leaves."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.always = path is not None

    def moved(self, record: Record) -> None:
        if self.always:
            self.save(record)

    def save(self, record: Record) -> Path:
        """Write the record; a file with a free name in this folder unless one was named."""
        if self.path is None:
            self.path = free_name(f"{record.game}-{record.commitment[:8]}")
        write_whole(self.path, record.to_json())
        return self.path


def free_name(stem: str) -> Path:
    path, number = Path(f"{stem}.json"), 2
    while path.exists():
        path, number = Path(f"{stem}-{number}.json"), number + 1
    return path


def new_file(path: Path, instead: Saying) -> Path:
    """A path at which nothing lies yet, in a folder that exists."""
    if path.exists():
        raise BadOption(FileExists(str(path), instead))
    if not path.absolute().parent.is_dir():
        raise BadOption(FolderMissing(str(path.parent)))
    return path


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file and rename, so that it is always the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as problem:
        beside.unlink(missing_ok=True)
        raise BadOption(FileUnwritable(str(path), problem.strerror)) from None
