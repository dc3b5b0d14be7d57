"""Write OpenSpiel's playthrough files of our games anew: `make golden` runs this too."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from seedround.adapters import openspiel, openspiel_trees

FOLDER = Path(__file__).parent.parent / "tests" / "adapters" / "playthroughs"
SEED = 1
GAMES = {
    "trade_show": "seedround_trade_show(players=2,options=rounds:1)",
    "bidness": "seedround_bidness(players=2,options=max_rounds:2)",
    "tech_deck": "seedround_tech_deck(players=1)",
    "silicon_valley": "seedround_silicon_valley(players=1)",
    "trade_show_duel": "seedround_trade_show_duel",
    "bidness_auction": "seedround_bidness_auction",
}
"""By file: the game string."""


def played(game: str) -> str:
    """The playthrough of a game; numbers are left out, words say the same."""
    assert openspiel.NAMES
    assert openspiel_trees.TREES
    whole = game.startswith(tuple(f"{name}(" for name in openspiel.NAMES))
    params = "words(tensor=False)" if whole else None
    return str(playthrough(game, None, observation_params_string=params, seed=SEED))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(played(game), encoding="utf-8")


if __name__ == "__main__":
    main()
