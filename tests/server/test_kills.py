"""The server dies without warning; what it has acknowledged is there afterwards."""

import asyncio
from pathlib import Path

from tests.server.killing import kill_again_and_again


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert asyncio.run(kill_again_and_again(tmp_path, kills=2, players=4, seed=7)) > 12
