"""`seedround replay` tells a record in words."""

from pathlib import Path

from rich.text import Text

from seedround.cli.boards import board_of
from seedround.cli.sayings.proofs import (
    EndsHere,
    GoOnOrStop,
    PlayedBy,
)
from seedround.cli.screen import Screen
from seedround.cli.seats import recorded_seats
from seedround.cli.story import Storyteller, result_table
from seedround.engine.kinds import OPEN
from seedround.engine.locale import listed
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import load_record
from seedround.engine.sayings import Verdict
from seedround.games import find_game


def tell_record(path: Path, step: bool, set_source: str | None) -> None:
    screen = Screen()
    record = load_record(path)
    playthrough = Playthrough.replay(record, find_game, set_source)
    names = recorded_seats(record, playthrough.game).names
    board = board_of(playthrough.game)
    players = screen.said(PlayedBy(listed(names, screen.language)))
    screen.print(Text(playthrough.game.title_in(screen.language), "bold").append(f", {players}"))
    story = Storyteller(screen, board, playthrough, OPEN, names)
    starts = [mark.events for mark in playthrough.marks]
    for first, last in zip([0, *starts], [*starts, len(playthrough.log)], strict=True):
        story.tell(playthrough.log[first:last])
        if step and last < len(playthrough.log) and not go_on(screen):
            return
    screen.print()
    if playthrough.table.result is None:
        screen.say(EndsHere())
        screen.command("play", "--resume", path)
        return
    screen.print(Text(story.speaker.say(Verdict(playthrough.table.result.winners)), "bold"))
    result, sides = playthrough.table.result, playthrough.table.sides
    screen.print(result_table(playthrough.game, result, names, board, screen.language, sides))


def go_on(screen: Screen) -> bool:
    """Wait for Enter; False if the reader wants to stop."""
    try:
        return screen.ask(GoOnOrStop()).lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
