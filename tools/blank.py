"""What a personality of the Rival costs the player (B-13): solo games with it and with a blank.

Every game is played once as it is and, for each of the five cards in play, once more with the same
deal and the same bot while that card does nothing. The difference in wins is what the card costs.
"""

from math import sqrt

import cyclopts

from seedround.cli.progress import progress_bar
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.named_effects import called
from seedround.games.silicon_valley.table import SiliconValley
from seedround.lab.intervals import Z95
from seedround.lab.simulate import Run, play_game


def main(*, games: int = 1000, seed: str = "1", difficulty: str = "medium") -> None:
    """Print for every card: games in which it was in play, and points of win rate it costs."""
    costs: dict[str, list[int]] = {}
    run = Run(GAME, ("planner",), games, seed, {"difficulty": difficulty})
    with progress_bar("games", games) as bar:
        for number in range(games):
            won, names = won_game(run, number)
            for name in names:
                costs.setdefault(name, []).append(won_without(run, number, name) - won)
            bar.advance(1)
    for name, found in sorted(costs.items()):
        mean = sum(found) / len(found)
        spread = sqrt(max(0.0, sum(cost * cost for cost in found) / len(found) - mean**2))
        margin = Z95 * spread / sqrt(len(found))
        print(f"{name:20} {len(found):5} games  {100 * mean:+5.1f} +- {100 * margin:.1f} points")


def won_game(run: Run, number: int) -> tuple[int, list[str]]:
    """Whether a game was won, and the cards in play, as colour and action."""
    table, _ = play_game(run, number)
    assert isinstance(table, SiliconValley)
    assert table.result is not None
    cards = table.cards
    names = [f"{cards.colours[card]} {called(cards.deeds[card])}" for card in table.personalities]
    return len(table.result.winners), names


def won_without(run: Run, number: int, name: str) -> int:
    """Whether the same game is won while a card does nothing."""
    cards = GAME.card_set()
    assert isinstance(cards, Cards)
    usual = cards.deeds
    action = name.partition(" ")[2]
    cards.deeds = tuple([() if called(deed) == action else deed for deed in usual])
    try:
        return won_game(run, number)[0]
    finally:
        cards.deeds = usual


if __name__ == "__main__":
    cyclopts.run(main)
