"""Every chair is alike: what a seat may do and is told does not depend on its number."""

from random import Random

import pytest

from seedround.engine.kinds import SPECTATOR
from seedround.testing import A
from seedround.testing.trade_show import dealt
from tests.chairs import Swap, play_both

SEATS = 5
"""As many as there are companies: nobody waits in a queue, so the whole table can be turned."""


@pytest.mark.parametrize(("further", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_every_chair_is_alike(further: int, seed: int) -> None:
    """TS-DRAFT-01, TS-SHOW-01, TS-ROUND-04..05: clockwise from the start player, to the end."""
    turned = Swap(
        to=[(seat + further) % SEATS for seat in range(SEATS)],
        who=frozenset({"seat", "start", "asked", "viewer"}),
        ascending=frozenset({"winners"}),
        each=frozenset({"seats", "companies", "scores", "cubes", "places", "utilities"}),
    )
    companies = list(range(SEATS))
    here, there = (
        dealt(SEATS, first_seat=first, orders=[order], seed=seed)
        for order, first in (
            (companies, 0),
            (companies[-further:] + companies[:-further], further),
        )
    )

    play_both(here, there, (SPECTATOR, A), Random(seed), turned)
