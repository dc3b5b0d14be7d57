"""`seedround replay` tells a record in words."""

from pathlib import Path

from rich.text import Text

from seedround.cli.boards import board_of
from seedround.cli.screen import Screen
from seedround.cli.seats import recorded_seats
from seedround.cli.story import Storyteller, result_table
from seedround.engine.kinds import OPEN
from seedround.engine.record import load_record
from seedround.engine.sitting import Sitting
from seedround.engine.words import verdict
from seedround.games import find_game


def tell_record(path: Path, step: bool, set_source: str | None) -> None:
    screen = Screen()
    record = load_record(path)
    sitting = Sitting.replay(record, find_game, set_source)
    names = recorded_seats(record, sitting.game).names
    board = board_of(sitting.game)
    screen.print(Text(sitting.game.title, "bold").append(f", played by {', '.join(names)}"))
    story = Storyteller(screen, board, sitting, OPEN, names)
    starts = [mark.events for mark in sitting.marks]
    for first, last in zip([0, *starts], [*starts, len(sitting.log)], strict=True):
        story.tell(sitting.log[first:last])
        if step and last < len(sitting.log) and not go_on(screen):
            return
    screen.print()
    if sitting.table.result is None:
        screen.print("The record ends here; the game is not over. Go on with:")
        screen.command("play", "--resume", path)
        return
    screen.print(Text(verdict(sitting.table.result, names), "bold"))
    screen.print(result_table(sitting.table.result, names, board))


def go_on(screen: Screen) -> bool:
    """Wait for Enter; False if somebody has heard enough."""
    try:
        return screen.ask("Enter: go on, q: stop. ").lower() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
