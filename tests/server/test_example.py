"""The example bot plays a whole game, and `seedround export` gives every game as a record."""

import asyncio
import sys
from pathlib import Path

import pytest

from seedround.cli import main
from seedround.engine.playthrough import verify
from seedround.engine.record import load_record
from seedround.games import find_game
from seedround.server.store.sqlite import SqliteStore
from tests.server.client import Client
from tests.server.killing import ROOT
from tests.server.serving import Running, play


def test_the_example_bot_plays_a_game_and_the_game_can_be_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            opened = await ada.open("bidness", "me", "open", options={"max_rounds": 2})
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "examples" / "table_bot.py"), server.address,
                opened["invites"][0]["token"], stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
            table = opened["table"]["id"]
            await ada.dial()
            await ada.watch(table, 0)
            await ada.until(lambda: ada.tables[table]["stage"] == "running")
            await ada.play_on(table, [0], 1)
            said, _ = await asyncio.wait_for(bot.communicate(), 30)
            endings = {said.decode().strip(), ada.state(table, 0)["ending"]}
            assert endings & {"Ada wins.", "You win!", "Ada and Robo share the win."}, endings

    play(scenario, store=SqliteStore(tmp_path / "seedround.db"))
    assert main(["export", str(tmp_path / "games"), "--data", str(tmp_path)]) == 0
    assert "1 games written" in capsys.readouterr().out
    (file,) = (tmp_path / "games").iterdir()
    assert verify(load_record(file), find_game).table.over
    assert main(["export", str(tmp_path / "games"), "--data", str(tmp_path / "nowhere")]) == 2
