"""The results of a run as tables: their columns, and how they are made from games.

Polars rather than pyarrow: it is typed, needs nothing else, and the report is made with it too.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seedround.lab.extras import need
from seedround.lab.notes import GameNote

if TYPE_CHECKING:
    from polars import DataFrame

TABLES = {
    "seats": {
        "game": ("UInt32", "number of the game in its run, from 0"),
        "seat": ("UInt8", "chair, from 0"),
        "bot": ("String", "who sat there"),
        "place": ("UInt8", "1 is best, ties are equal; empty if all lost"),
        "win": ("Float64", "1 for a win, a part of 1 for a shared one, 0 otherwise"),
        "score": ("Int64", "score at the end"),
        "utility": ("Int32", "from 1000 for the first place to 0 for the last"),
        "decisions": ("UInt32", "decisions that this seat took"),
        "rounds": ("UInt16", "rounds whose scores were told; 0 if the game tells none"),
        "reason": ("String", "why the game ended"),
    },
    "decisions": {
        "game": ("UInt32", "number of the game"),
        "seat": ("UInt8", "chair"),
        "bot": ("String", "who sat there"),
        "kind": ("String", "kind of decision, as in the rules"),
        "move": ("String", "verb of the moves chosen"),
        "count": ("UInt32", "how often this verb was chosen at this kind of decision"),
        "legal": ("UInt32", "legal moves at these decisions, added up"),
    },
    "cards": {
        "game": ("UInt32", "number of the game"),
        "seat": ("UInt8", "chair"),
        "bot": ("String", "who sat there"),
        "kind": ("String", "kind of decision"),
        "card": ("String", "id of the card"),
        "name": ("String", "name of the card"),
        "offered": ("UInt32", "decisions at which a legal move named the card"),
        "chosen": ("UInt32", "decisions at which the chosen move named it"),
    },
    "rounds": {
        "game": ("UInt32", "number of the game"),
        "round": ("UInt16", "number of the round, as the game counts"),
        "seat": ("UInt8", "chair"),
        "bot": ("String", "who sat there"),
        "score": ("Int64", "score after the round"),
    },
}
"""Table by table: each column with its type and its meaning (docs/lab.md says the same)."""

BATCH = 2000
"""Games turned into columns at a time, to keep the memory small."""

Rows = dict[str, list[tuple[Any, ...]]]


def frames_of(notes: Iterable[GameNote], name_of: Callable[[str], str]) -> "dict[str, DataFrame]":
    """The tables of some games, each in the order of its first columns."""
    pl = polars()
    parts: dict[str, list[DataFrame]] = {name: [] for name in TABLES}
    for batch in _batches(notes):
        rows: Rows = {name: [] for name in TABLES}
        for note in batch:
            _add_rows(note, rows, name_of)
        for name, found in rows.items():
            parts[name].append(pl.DataFrame(found, schema=_schema(name), orient="row"))
    return {
        name: pl.concat(frames or [pl.DataFrame(schema=_schema(name))]).sort(_order(name))
        for name, frames in parts.items()
    }


def write_table(frame: "DataFrame", path: Path) -> None:
    """Write beside the file and rename, so that it is always whole."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    frame.write_parquet(beside, compression="zstd", statistics=True)
    beside.replace(path)


def polars() -> Any:
    return need("polars", "lab", "Keeping results")


def _add_rows(note: GameNote, rows: Rows, name_of: Callable[[str], str]) -> None:
    game = note.number
    for seat, bot in enumerate(note.bots):
        win = 1 / len(note.winners) if seat in note.winners else 0.0
        taken = sum(decided.count for decided in note.decisions if decided.seat == seat)
        ending = (note.places[seat], win, note.scores[seat], note.utilities[seat])
        rows["seats"].append((game, seat, bot, *ending, taken, len(note.rounds), note.reason))
    for each in note.decisions:
        chair = (game, each.seat, note.bots[each.seat])
        rows["decisions"].append((*chair, each.kind, each.verb, each.count, each.legal))
    for seen in note.cards:
        chair = (game, seen.seat, note.bots[seen.seat])
        card = (seen.kind, seen.card, name_of(seen.card))
        rows["cards"].append((*chair, *card, seen.offered, seen.chosen))
    for after in note.rounds:
        for seat, score in enumerate(after.scores):
            rows["rounds"].append((game, after.round, seat, note.bots[seat], score))


def _schema(table: str) -> dict[str, Any]:
    pl = polars()
    return {name: getattr(pl, kind) for name, (kind, _) in TABLES[table].items()}


def _order(table: str) -> list[str]:
    """The columns that tell the rows of a table apart."""
    keys = ("game", "round", "seat", "kind", "move", "card")
    return [name for name in TABLES[table] if name in keys]


def _batches(notes: Iterable[GameNote]) -> Iterator[list[GameNote]]:
    notes = iter(notes)
    while batch := list(islice(notes, BATCH)):
        yield batch
