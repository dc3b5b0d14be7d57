"""How search is set for a game: data that a game may give, with defaults that suit a short one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Level:
    """A strength with a name: so many iterations of search, and any move in `mistakes` of 1000
    cases. Without iterations a level plays the rule of thumb."""

    iterations: int = 0
    mistakes: int = 0


@dataclass(frozen=True)
class Tuning:
    """The settings of search in one game."""

    baseline: str | None = None
    """The pick that plays as a sensible person would: the game's first one if none is named."""
    playout_policy: str | None = None
    """The pick that plays to the end: the game's first one if none is named, `random` for none."""
    tree_policy: str | None = None
    """The pick whose move is tried first at every place of the tree; the playouts' if none."""
    epsilon: int = 100
    """In how many of 1000 cases a playout takes any legal move instead."""
    playout_cut: int | None = None
    """After how many decisions a playout ends, if the game can estimate the value of a table."""
    exploration: float = 0.7
    """How much untried moves are favoured over good ones (UCT's constant, for rewards 0 to 1)."""
    prior_weight: float = 100.0
    """By how much the tree policy's move leads at first, in thousandths; after n tries it leads by
    this divided by `sqrt(n)`."""
    widening: float = 2.0
    """A place visited n times considers at most `widening * sqrt(n)` moves, quick ones first."""
    levels: Mapping[str, Level] = field(default_factory=dict)
    """Levels that differ from everybody's."""


USUAL: Final = Tuning()
