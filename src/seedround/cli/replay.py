"""`seedround replay` tells a record in words, `seedround verify` checks it."""

from pathlib import Path

from rich.text import Text

from seedround.cli.boards import board_of
from seedround.cli.screen import Screen
from seedround.cli.seats import recorded_seats
from seedround.cli.story import Storyteller, result_table
from seedround.engine.kinds import OPEN
from seedround.engine.record import cards_of, check_commitment, check_version, load_record
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


def verify_record(path: Path, set_source: str | None) -> None:
    """Check by check; the first one that fails is refused with its sentence."""
    screen = Screen()
    record = load_record(path)
    passed(screen, f"{path.name} is a record of format {record.seedround}")
    check_commitment(record)
    passed(screen, "salt and seed give the commitment")
    screen.print(f"     {record.commitment}")
    game = find_game(record.game)
    check_version(record, game)
    passed(screen, f"version {record.rules} of the rules of {game.title}")
    cards = cards_of(record, game, set_source)
    passed(screen, f"card set {cards.id!r}, hash {cards.hash[:16]}")
    sitting = Sitting.replay(record, find_game, set_source)
    passed(screen, f"{len(record.moves)} moves, each of them legal when it was played")
    if record.ending is None:
        screen.item("  -- ", "the record does not say how its table looks at the end")
    else:
        passed(screen, "the table at the end is the one that the record names")
    result = sitting.table.result
    names = recorded_seats(record, game).names
    screen.print(verdict(result, names) if result else "The game is not over yet.")


def passed(screen: Screen, check: str) -> None:
    screen.item("  ok ", check)
