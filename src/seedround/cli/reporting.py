"""`report`: a run as one page with plots."""

from pathlib import Path

from seedround.cli.keeper import write_whole
from seedround.cli.sayings.files import (
    ReportUnwritable,
)
from seedround.cli.sayings.studies import (
    ReportIsIn,
)
from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption
from seedround.games import find_game
from seedround.lab.extras import need
from seedround.lab.store import read_sheet, table_files


def run_report(run: Path, out: Path | None) -> None:
    sheet = read_sheet(run)
    files = table_files(run)
    game = find_game(sheet.game)
    need("polars", "lab", "A report")
    need("matplotlib", "lab", "A report")
    from seedround.lab.report.figures import figures_of
    from seedround.lab.report.page import page

    target = out or run.with_name(f"{run.resolve().name}.html")
    if target.is_dir() or not target.absolute().parent.is_dir():
        raise BadOption(ReportUnwritable(str(target)))
    write_whole(target, page(game, sheet, figures_of(files)).encode())
    Screen().say(ReportIsIn(str(target)))
