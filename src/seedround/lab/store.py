"""A run on disk: a folder with what was played and its results as Parquet tables.

While a run is going on, every finished chunk is appended to a journal, one game a line, so that
whatever stops it, it can go on. When it is stopped or done the tables are written from the journal,
ordered by game, so that they do not depend on who did the work; when it is done the journal goes.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.lab.notes import GameNote
from seedround.lab.sayings import (
    AnotherRun,
    JournalDamaged,
    NoFolder,
    NotARun,
    RunDamaged,
    RunExists,
    RunOfOtherVersion,
    SheetPart,
    TableMissing,
)
from seedround.lab.simulate import Run, card_set_of
from seedround.lab.summary import Played
from seedround.lab.tables import TABLES, frames_of, polars, write_table

SHEET = "run.json"
JOURNAL = "journal.jsonl"
FORMAT = 1
"""Raised whenever the files of a run change their meaning."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a run is: two runs with the same sheet have the same results."""

    format: int
    game: str
    rules_version: int
    card_set: str
    set_hash: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any]

    def differs(self, other: "Sheet") -> SheetPart | None:
        """The first thing in which another sheet differs; None if nothing does."""
        parts: tuple[SheetPart, ...] = get_args(SheetPart)
        return next((part for part in parts if getattr(self, part) != getattr(other, part)), None)


def sheet_of(run: Run) -> Sheet:
    cards = card_set_of(run)
    options = run.game.resolve(run.options, len(run.bots), lab=True)
    return Sheet(
        format=FORMAT,
        game=run.game.id,
        rules_version=run.game.version,
        card_set=cards.id,
        set_hash=cards.hash,
        bots=run.bots,
        games=run.games,
        seed=run.seed,
        options=msgspec.to_builtins(options),
    )


class RunFolder:
    """The folder of a run that is being played."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run
        self.played: dict[int, Played] = {}
        self.finished = False

    @classmethod
    def new(cls, path: Path, run: Run) -> "RunFolder":
        """A folder that is not there yet; `begin` makes it."""
        polars()
        if path.exists():
            raise BadOption(RunExists(str(path)))
        if not path.absolute().parent.is_dir():
            raise BadOption(NoFolder(str(path.parent)))
        return cls(path, run)

    @classmethod
    def resumed(cls, path: Path, run: Run) -> "RunFolder":
        """A folder in which this very run was begun."""
        polars()
        sheet, wanted = read_sheet(path), sheet_of(run)
        if part := sheet.differs(wanted):
            its, ours = _short(getattr(sheet, part)), _short(getattr(wanted, part))
            raise BadOption(AnotherRun(str(path), part, its, ours))
        folder = cls(path, run)
        if (path / JOURNAL).exists():
            _cut_torn_line(path / JOURNAL)
            folder.played = {note.number: note.played for note in folder.notes()}
        else:
            folder.finished = True
        return folder

    def begin(self) -> None:
        """Make the folder, unless it is there: the last thing before the first game."""
        if not self.path.exists():
            self.path.mkdir()
            (self.path / SHEET).write_bytes(_pretty(sheet_of(self.run)))
            (self.path / JOURNAL).touch()

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        if self.finished:
            return []
        return [number for number in range(self.run.games) if number not in self.played]

    def keep(self, notes: Sequence[GameNote]) -> None:
        """Append games that are done."""
        with (self.path / JOURNAL).open("ab") as journal:
            journal.write(b"".join(msgspec.json.encode(note) + b"\n" for note in notes))
        self.played.update((note.number, note.played) for note in notes)

    def notes(self) -> Iterator[GameNote]:
        """Every game in the journal, in the order in which they were done."""
        decoder = msgspec.json.Decoder(GameNote)
        with (self.path / JOURNAL).open("rb") as journal:
            for line in journal:
                try:
                    yield decoder.decode(line)
                except msgspec.DecodeError:
                    raise BadOption(JournalDamaged(str(self.path / JOURNAL))) from None

    def write_tables(self) -> None:
        """The tables of all games that are done; the journal goes when those are all."""
        if self.finished:
            return
        for name, frame in frames_of(self.notes(), naming(card_set_of(self.run))).items():
            write_table(frame, self.path / f"{name}.parquet")
        if not self.missing:
            (self.path / JOURNAL).unlink()
            self.finished = True


def read_sheet(path: Path) -> Sheet:
    """The sheet of a run on disk."""
    file = path / SHEET
    if not file.is_file():
        raise BadOption(NotARun(str(path)))
    try:
        sheet = msgspec.json.decode(file.read_bytes(), type=Sheet)
    except msgspec.DecodeError:
        raise BadOption(RunDamaged(str(file))) from None
    if sheet.format != FORMAT:
        raise BadOption(RunOfOtherVersion(str(path)))
    return sheet


def table_files(path: Path) -> dict[str, Path]:
    """The tables of a run by name."""
    found = {name: path / f"{name}.parquet" for name in TABLES}
    for file in found.values():
        if not file.is_file():
            raise BadOption(TableMissing(str(path), file.name))
    return found


def naming(cards: CardSet) -> Callable[[str], str]:
    """How a card is called: by its name, or by its id if it has none."""

    def name_of(card: str) -> str:
        try:
            return cards.name_of(card)
        except (LookupError, ValueError, NotImplementedError):
            return card

    return name_of


def _cut_torn_line(journal: Path) -> None:
    """Drop what a crash left of a last line."""
    data = journal.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        journal.write_bytes(data[:whole])


def _pretty(sheet: Sheet) -> bytes:
    return msgspec.json.format(msgspec.json.encode(sheet), indent=2) + b"\n"


def _short(value: Any) -> str:
    text = str(value)
    if isinstance(value, tuple):
        text = ",".join(value)
    elif isinstance(value, dict):
        text = " ".join(f"{name}={given}" for name, given in value.items()) or "-"
    return text if len(text) <= 60 else f"{text[:57]}..."
