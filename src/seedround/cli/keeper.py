"""Keeping a record on disk: whole files only, whatever happens meanwhile."""

import os
from pathlib import Path

from seedround.engine.errors import BadOption
from seedround.engine.record import Record


class Keeper:
    """Saves a game: after every move if a file was named, otherwise when somebody leaves."""

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


def new_file(path: Path, instead: str) -> Path:
    """A path at which nothing lies yet, in a folder that exists."""
    if path.exists():
        raise BadOption(f"There is a file {path} already: {instead}.")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"There is no folder {path.parent}: make it first, or name another file.")
    return path


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file and rename, so that it is always the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as problem:
        beside.unlink(missing_ok=True)
        why = problem.strerror or "it is not possible"
        raise BadOption(f"The file {path} cannot be written: {why}.") from None
