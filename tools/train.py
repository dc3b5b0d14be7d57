"""Train the value function of Silicon Valley by self-play and write its weights anew.

The same seed and number of games give the same file on every machine.
"""

from pathlib import Path

import cyclopts

from seedround.cli.progress import progress_bar
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.mind import prospects
from seedround.lab.training import train

TARGET = Path(prospects.__file__).with_name(prospects.FILE)


def main(*, games: int = 150, seed: str = "1", out: Path = TARGET) -> None:
    """Play so many games for each number of players."""
    parts: list[str] = []
    with progress_bar("games", games * len(GAME.players)) as bar:
        for seats in GAME.players:
            weights = train(seats, games, seed, bar.advance)
            lines = [f"{name} = {weight}" for name, weight in weights.items()]
            parts.append("\n".join([f"[players.{seats}]", *lines]))
    head = (
        "# What the figures of a company are worth to a search (value.py), by number of players.\n"
        f"# Found by self-play: tools/train.py --games {games} --seed {seed}"
    )
    out.write_text("\n\n".join([head, *parts]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    cyclopts.run(main)
