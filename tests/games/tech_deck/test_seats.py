"""Every chair is alike: what a team may do and is told does not depend on its number.

Each table is set twice, the second time with both teams in each other's chairs.
"""

from random import Random
from typing import Any

import pytest

from seedround.engine.generator import Scripted
from seedround.engine.kinds import SPECTATOR
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.table import ROW, TechDeck
from seedround.testing import A, B
from seedround.testing.tech_deck import Side, given, house
from tests.chairs import Swap, play_both
from tests.games.tech_deck.sets import RARE


def dealt_out(cards: Cards, size: int, seed: int) -> tuple[list[Side], dict[str, Any]]:
    """Cards at random among the piles of two teams and the middle of the table."""
    chooser = Random(seed)
    names = list(cards.ids)
    chooser.shuffle(names)
    ventures = [name for name in names if cards.is_venture[cards.index[name]]][: 4 * size]
    low = [name for name in names if name not in ventures and cards.value[cards.index[name]] < 7]
    rest = [name for name in names if name not in ventures and name not in low]

    def some(pile: list[str], count: int) -> str:
        taken, pile[:] = pile[:count], pile[count:]
        return " ".join(taken)

    sides = [
        Side(
            hand=some(low, 5),
            deck=some(low, 3),
            discard=some(low, 2),
            areas=[some(ventures, 2) for _ in range(size)],
            score=some(rest, 1),
        )
        for _ in range(2)
    ]
    row = some(rest, ROW - 1)
    return sides, {
        "row": row,
        "unhappy": some(rest, 1),
        "customers": " ".join((rest + ventures)[:8]),
    }


CHAIRS = {2: (1, 0), 3: (1, 0, 2), 4: (1, 0, 3, 2), 6: (1, 0, 3, 2, 5, 4)}
"""Where everybody sits at the second table; of three the pair is seats 0 and 2, then 1 and 2."""
DRAWS = (([0, 2, 1], 0), ([1, 2, 0], 1))
"""How the teams of three are drawn at both tables, and which of them is the pair."""


def seated(seats: int, seed: int, cards: Cards) -> list[TechDeck]:
    """The same table twice."""
    sides, middle = dealt_out(cards, (seats + 1) // 2, seed)
    found = []
    for (order, larger), marker in zip(DRAWS, (seed % 2, 1 - seed % 2), strict=True):
        drawn: dict[str, Any] = {}
        if seats == 3:
            drawn = {"teams": "random", "draw": Scripted(orders=[order], numbers=[larger])}
        found.append(
            given(
                seats=seats,
                round=1 + seed % 2,
                marker=1 + marker,
                t1=sides[larger],
                t2=sides[1 - larger],
                cards=cards,
                pressure="gentle",
                seed=1,
                **middle,
                **drawn,
            )
        )
    return found


@pytest.mark.parametrize("deck", ["house", "rare"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (6, 6)])
def test_every_chair_is_alike(deck: str, seats: int, seed: int) -> None:
    """TD-TEAM-05..07, TD-FX-08, TD-ASSIST-07: the same rules for both, marker team first."""
    here, there = seated(seats, seed, house() if deck == "house" else RARE)
    playthrough = Swap(
        to=CHAIRS[seats],
        who=frozenset(
            {"seat", "asked", "viewer", "to", "seats", "holders", "lead", "leads", "controller"}
        ),
        ascending=frozenset({"winners"}),
        each=frozenset({"places", "utilities", *(["scores"] if seats > 2 else [])}),
    )
    playing = Swap(
        to=(1, 0),
        who=frozenset({"team", "marker", "winner"}),
        each=frozenset(
            {
                *("teams", "leads", "counts", "scores", "points", "sums"),
                *("deck_marks", "customers_marks"),
            }
        ),
        piece="t",
        first=1,
    )

    play_both(here, there, (SPECTATOR, A, B), Random(seed), playthrough, playing, most=60)
