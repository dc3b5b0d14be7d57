"""The cards that scenarios of Silicon Valley are written with, and what lies where by default."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from seedround.engine.cardset import read_set
from seedround.games.silicon_valley.cards import Cards

FIXTURE: Final = Path(__file__).with_suffix(".toml")


@cache
def fixture() -> Cards:
    """The cards of section 7.1: no change of the house set touches what is written with them."""
    return Cards(read_set(FIXTURE))


class Spread(NamedTuple):
    """What lies where if a scenario does not say; rows first, then their decks."""

    row: str
    hqs: str
    vcs: str
    products: str
    founders: tuple[str, ...]
    """By seat; the last one is the Rival's."""
    personalities: str
    decisions: str


SECTION_7_1: Final = Spread(
    row=" ".join(f"EX{number}" for number in range(1, 21)),
    hqs="HX1 HX2 HX3 HX4",
    vcs="VX1 VX2 VX3 VX4",
    products="PX1 PX2 PX3 PX4 PX5",
    founders=("FX0", "FX0", "FX0", "FX0", "FX1"),
    personalities="talent_drain cold_feet zoning pivot press_tour",
    decisions="DX1 DX1 DX1 DX1 DX1 DX1 DX1",
)


def spread(cards: Cards) -> Spread:
    """As the default state of section 7.1 says, or every card of another set in its order."""
    if cards is fixture():
        return SECTION_7_1
    return Spread(
        row=" ".join(cards.people[: cards.employees]),
        hqs=" ".join(cards.hqs),
        vcs=" ".join(cards.vcs),
        products=" ".join(cards.products),
        founders=cards.people[cards.employees :],
        personalities=" ".join(cards.personalities[:5]),
        decisions=" ".join(cards.decisions),
    )
