"""Games on paper: the sheets of a card set written as a PDF."""

from pathlib import Path

from seedround.cli.keeper import write_whole
from seedround.cli.sayings.files import FolderMissing
from seedround.cli.sayings.sets import LanguageUnknown, SheetsWritten
from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption
from seedround.engine.locale import PSEUDO
from seedround.games import all_languages, find_game
from seedround.printing import order, print_game


def write_sheets(
    game_id: str, set_source: str | None, what: str, paper: str, language: str | None, out: Path
) -> None:
    screen, game = Screen(), find_game(game_id)
    spoken = language or screen.language
    if spoken not in (*all_languages(), PSEUDO):
        raise BadOption(LanguageUnknown(spoken[:40], all_languages()))
    if not out.absolute().parent.is_dir():
        raise BadOption(FolderMissing(str(out.parent)))
    made = print_game(game, game.card_set(set_source), order(what, paper), spoken)
    write_whole(out, made)
    screen.lines([screen.said(SheetsWritten(str(out)))])
