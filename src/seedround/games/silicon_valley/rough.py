"""What cards are roughly worth, in dollars: enough to notice a slip of the pen."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.blocks import NUMBER, SIZES
from seedround.games.silicon_valley.effects import Effect

ROUNDS: Final = 6
"""In how many rounds a card brings something."""
VALUATION: Final = 4
"""A step on the track."""
CODE: Final = 2
"""A square of code."""
THINGS: Final = 3
"""Products, employees or HQ cards that a company has."""
USUAL: Final = 6
"""What an effect is worth whose figures do not tell."""

Benefits = Mapping[str, Any]
"""What a card brings at once and every round, as it stands in the file."""


def brought(card: Benefits) -> int:
    """What a card brings over a game."""
    return _benefit(card.get("instant", {})) + ROUNDS * _benefit(card.get("ongoing", {}))


def done(doing: tuple[Effect, ...]) -> int:
    """What several effects come to."""
    return sum([WORTH.get(type(effect), _usual)(effect) for effect in doing])


def _benefit(benefit: Benefits) -> int:
    squares = sum([SIZES[NUMBER[block]] for block in benefit.get("code", ())])
    cash: int = benefit.get("cash", 0)
    valuation: int = benefit.get("valuation", 0)
    return cash + VALUATION * valuation + CODE * squares


def _usual(effect: Any) -> int:
    return USUAL


def _measured(effect: effects.Measured, unit: int) -> int:
    return effect.total(unit, THINGS) if effect.per else unit


WORTH: Final[Mapping[type[Effect], Callable[[Any], int]]] = {
    effects.Act: lambda it: USUAL * it.actions,
    effects.Blocks: lambda it: CODE * it.largest * it.n,
    effects.Overtime: lambda it: USUAL * it.times,
    effects.Royalty: lambda it: THINGS * it.times,
    effects.Relief: lambda it: THINGS * it.tokens,
    effects.Sunset: lambda it: THINGS + it.cash,
    effects.Gain: lambda it: _measured(it, 1) * (it.cash + VALUATION * it.valuation),
    effects.Pay: lambda it: _measured(it, it.cash),
    effects.PayCode: lambda it: CODE * it.code,
    effects.Lose: lambda it: VALUATION * _measured(it, it.valuation),
    effects.RaiseSalaries: lambda it: USUAL * it.tokens,
    effects.Collect: lambda it: USUAL * it.times,
}
"""By effect, what its figures say; the others are worth what is usual."""
