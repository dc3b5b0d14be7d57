"""Fingerprints of whole games from other processes, for law 1.

`python -m tests.processes` plays one game per game and seat count and prints JSON.
"""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from seedround.engine.random_play import NOWHERE, play_random
from tests.cases import GAMES
from tests.toys.mutants import lists_in_hash_order
from tests.toys.odd import odd_game

ROOT = Path(__file__).parents[1]
MUTANT = "mutant"


def play_all() -> dict[str, str]:
    """For every game and seat count the hash of all events and of the final table."""
    prints: dict[str, str] = {}
    for game in GAMES:
        for seats in game.players:
            played = play_random(game, seats, seed="5eed", strides=NOWHERE)
            events = sha256(repr(played.events).encode()).hexdigest()
            prints[f"{game.id}-{seats}"] = f"{played.record.ending} {events}"
    played = play_random(odd_game(lists_in_hash_order()), 3, seed="5eed", strides=NOWHERE)
    prints[MUTANT] = str(played.record.ending)
    return prints


def fingerprints(hash_seed: str) -> dict[str, str]:
    """What another Python process with that PYTHONHASHSEED finds."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.processes"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    json.dump(play_all(), sys.stdout)
