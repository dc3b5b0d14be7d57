"""What planners lean to: their prices, by number of players."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The prices and leanings of a planner, found by letting planners play each other."""

    valuation: float = 10.0
    """A space of the track in dollars."""
    code: tuple[float, float, float, float] = (0.2, 2.0, 2.2, 2.5)
    """A square of code, by operate phases to come (1, 2, 3, more)."""
    cash: tuple[float, float, float, float] = (0.15, 0.8, 1.0, 1.0)
    """A dollar, likewise."""
    thirst: tuple[float, float, float, float, float] = (1.6, 1.2, 1.0, 0.9, 0.7)
    """What a dollar is worth when next round starts with less than $0, $10, $18, $30, or more."""
    flip: float = 0.2
    """The chance in a round that a rival copies a product of ours."""
    pace: float = 3.0
    """Spaces a leader gains in a round besides what its products bring."""
    ruin: float = 34.0
    """What an involuntary loss costs, roughly."""
    ahead: float = 0.5
    """How much a shortage in the round after next counts, per dollar."""
    surplus: int = 14
    """Code beyond this much is hard to use in time."""
    action: float = 4.0
    """What an action should bring at least."""
    near: float = 0.5
    """The share of a launch that the last missing block is credited with."""
    far: float = 0.1
    """The share that each of several missing blocks is credited with."""
    glut: int = 12
    """Code a round from which on further code is hardly needed."""
    excess: float = 0.6
    """What such code is worth, as a share."""
    slot: float = 6.8
    """A product slot when none is free, per operate phase after this one."""
    next_slot: float = 2.5
    """A product slot when the last one is still free, likewise."""
    place: float = 3.2
    """A place for an employee when there is none, likewise."""
    symbol: float = 0.6
    """A symbol on an HQ card, likewise."""
    crowd: float = 3.0
    """Reluctance to hire, per employee beyond four."""
    launch: float = 15.0
    """Eagerness to launch now rather than later."""
    guard: float = 0.58
    """The share of a possible launch that counts against selling code."""
    power: float = 1.0
    """How much the power of a VC card counts."""
    hurt: float = -1.2
    """The share of a poached employee's work that counts for us. With several rivals it is below
    nothing, as the others gain from the quarrel."""
    topple: float = 0.3
    """The same if the employee is the leader's."""
    deny: float = 0.5
    """The share of the innovator's loss that counts for a second mover."""
    rare: float = 1.5
    """How much harder-to-copy designs are preferred."""


PLANS: Final = (
    Weights(
        valuation=7.0,
        cash=(0.105, 0.944, 1.0, 1.0),
        thirst=(1.888, 1.2, 1.0, 0.9, 0.7),
        flip=0.131,
        ahead=0.425,
        surplus=17,
        action=2.8,
        far=0.085,
        glut=13,
        excess=0.708,
        slot=9.52,
        next_slot=2.95,
        place=2.24,
        symbol=0.496,
        rare=2.478,
    ),
    Weights(flip=0.12, hurt=0.5, topple=0.5),
    Weights(flip=0.18),
    Weights(flip=0.22),
)
"""By number of players."""
