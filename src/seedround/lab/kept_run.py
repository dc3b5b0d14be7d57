"""A run that is kept: played into a folder, stopped at will, resumed later."""

from collections.abc import Callable

from seedround.lab.engines import Where
from seedround.lab.executor import opened, spread
from seedround.lab.notes import note_games
from seedround.lab.simulate import packed
from seedround.lab.store import RunFolder


def play_into(
    folder: RunFolder, where: Where, progress: Callable[[int], None] | None = None
) -> None:
    """Play the games that are missing.

    Every chunk is on disk as soon as it is done. Whatever stops it, Ctrl-C too, the tables of what
    is done are written before it goes on its way.
    """
    tell = progress or (lambda _: None)
    missing = folder.missing
    with opened(where) as engine:
        folder.begin()
        try:
            tell(folder.run.games - len(missing))
            for part in spread(engine, note_games, packed(folder.run), missing):
                folder.keep([note for _, note in part])
                tell(len(part))
        finally:
            folder.write_tables()
