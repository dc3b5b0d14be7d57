"""Training: the same seed gives the same weights, and they learn what matters."""

from seedround.engine.result import ranked
from seedround.games.silicon_valley.mind.prospects import FEATURES
from seedround.lab.training import slopes, train


def test_training_is_repeatable() -> None:
    heard: list[int] = []

    first = train(2, 2, "a", heard.append)

    assert first == train(2, 2, "a")
    assert first != train(2, 2, "b")
    assert tuple(first) == FEATURES
    assert heard == [1, 1]


def test_alone_every_level_is_played() -> None:
    assert any(train(1, 4, "a").values())


def test_what_the_winner_had_more_of_counts_more() -> None:
    rich, poor = [1.0] + [0.0] * 18, [0.0] * 19

    up = slopes([0.0] * 19, [(rich, poor)], ranked("unicorn", [28, 5]))
    down = slopes([0.0] * 19, [(rich, poor)], ranked("unicorn", [5, 28]))

    assert up[0] == 0.5
    assert down[0] == -0.5
    assert set(up[1:]) == {0.0}
