"""Runs, tournaments and reports work for every game without a line written for it."""

from pathlib import Path

import pytest

from seedround.bots import bot_names
from seedround.engine.game import Game
from seedround.games import all_games
from seedround.lab.engines import Where
from seedround.lab.kept_run import play_into
from seedround.lab.report.figures import figures_of
from seedround.lab.report.page import page
from seedround.lab.simulate import Run
from seedround.lab.store import RunFolder, read_sheet, table_files
from seedround.lab.tournament import Tournament, play_tournament


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_run_becomes_a_page(game: Game, tmp_path: Path) -> None:
    for seats in {game.players[0], 3}:
        path = tmp_path / str(seats)
        play_into(RunFolder.new(path, Run(game, ("random",) * seats, 2, "every")), Where())
        figures = figures_of(table_files(path))
        assert figures.games == 2
        assert figures.mixes
        assert figures.curves
        html = page(game, read_sheet(path), figures)
        assert f"{seats}</dd>" in html


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_tournament_is_rated(game: Game) -> None:
    bots = ("random", bot_names(game)[1])
    found = play_tournament(Tournament(game, bots, 2, "every"))
    assert {rating.name for rating in found.ratings} == set(bots)
