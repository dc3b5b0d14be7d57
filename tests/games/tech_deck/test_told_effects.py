"""What everybody is told and shown of an effect, step by step, and what its picks touch."""

from typing import Any

import pytest

from seedround.engine.event import Event
from seedround.games.tech_deck.events import (
    Banked,
    Buried,
    CustomerCame,
    Discarded,
    Drew,
    EffectUsed,
    Exchanged,
    Expelled,
    HandShown,
    Known,
    Looked,
    Readied,
    Recovered,
    Reshuffled,
    Revealed,
    Scouted,
    Shifted,
    Spied,
    Taken,
)
from seedround.testing import B, D, pieces, play
from seedround.testing.tech_deck import Side, given, happened
from tests.games.tech_deck.sets import RARE

MATES = (B, D)
"""The second team of four players, which acts in all of these stories."""
T2 = (2, MATES)
State = dict[str, Any]


def acting(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    areas: tuple[str, ...] = (),
    **state: Any,
) -> State:
    """The second team of four, with the marker, has this."""
    side = Side(hand=hand, deck=deck, discard=discard, areas=areas)
    return {"row": "SVC-13 TEC-11 SCI-12", "t2": side, **state}


DEEDS: dict[str, tuple[State, list[str], list[Event]]] = {
    "shift": (
        acting(areas=("SVC-05",)),
        ["use:SVC-05", "pick:SVC-13"],
        [Shifted("SVC-13")],
    ),
    "swap row/top": (
        acting("SVC-03", customers="SVC-12 TEC-10"),
        ["use:SVC-03", "pick:TEC-11"],
        [Exchanged(*T2, "TEC-11", "SVC-12", "row_top")],
    ),
    "swap hand/row": (
        acting("SVC-12 INF-01", areas=("SCI-11",)),
        ["use:SCI-11", "pick:TEC-11"],
        [HandShown(*T2, "SVC-12"), Exchanged(*T2, "SVC-12", "TEC-11", "hand_row")],
    ),
    "swap hand/discard": (
        acting("SVC-12 INF-01", discard="TEC-02 TEC-01", areas=("INF-07",)),
        ["use:INF-07", "pick:INF-01", "pick:TEC-02"],
        [HandShown(*T2, "INF-01"), Exchanged(*T2, "INF-01", "TEC-02", "hand_discard")],
    ),
    "swap discard/rival_discard": (
        acting(discard="TEC-02", areas=("INF-08",), t1=Side(discard="SVC-03")),
        ["use:INF-08"],
        [Exchanged(*T2, "TEC-02", "SVC-03", "discard_rival_discard")],
    ),
    "bury": (
        acting("SVC-06 TEC-01 TEC-02 INF-03"),
        ["use:SVC-06", "pick:TEC-01", "pick:INF-03", "pick:TEC-11"],
        [Discarded(*T2, "TEC-01"), Discarded(*T2, "INF-03"), Buried("TEC-11", "row")],
    ),
    "bury unhappy left": (
        acting(areas=("SVC-05",), cards=RARE, unhappy="TEC-13 SVC-10"),
        ["use:SVC-05"],
        [Buried("TEC-13", "unhappy")],
    ),
    "invite": (
        acting(areas=("SVC-07",), customers="SVC-12 TEC-10"),
        ["use:SVC-07"],
        [CustomerCame("SVC-12")],
    ),
    "recover": (
        acting(discard="TEC-01 TEC-02", areas=("INF-11",)),
        ["use:INF-11", "pick:TEC-02"],
        [Recovered(*T2, "TEC-02")],
    ),
    "draw and discard": (
        acting("INF-02 TEC-01", deck="SVC-01"),
        ["use:INF-02", "pick:TEC-01"],
        [
            Drew(team=2, count=1, to=MATES, secret=Known(("SVC-01",))),
            Discarded(*T2, "TEC-01"),
        ],
    ),
    "dig": (
        acting("INF-02", deck="SVC-01 SVC-02 SVC-03", areas=("INF-10",)),
        ["use:INF-10", "pick:SVC-02", "pick:INF-02"],
        [Revealed(*T2, ("SVC-01", "SVC-02")), Taken(*T2, "SVC-02"), Discarded(*T2, "INF-02")],
    ),
    "spy": (
        acting(areas=("INF-05",), cards=RARE, t1=Side(hand="SVC-03 TEC-01")),
        ["use:INF-05"],
        [Spied(team=2, to=MATES, secret=Known(("SVC-03", "TEC-01")))],
    ),
    "scout": (
        acting(areas=("SCI-12",), row="SVC-13", customers="SVC-12 TEC-11 SCI-09 INF-12"),
        ["use:SCI-12", "bury:TEC-11+SCI-09"],
        [
            Looked(team=2, count=3, to=MATES, secret=Known(("SVC-12", "TEC-11", "SCI-09"))),
            Scouted(team=2, looked=3, buried=2, to=MATES, secret=Known(("TEC-11", "SCI-09"))),
        ],
    ),
    "ready": (
        acting("TEC-09 INF-01 SVC-02", used="INF-01 SVC-02"),
        ["use:TEC-09", "pick:SVC-02"],
        [Readied("SVC-02")],
    ),
    "bank": (
        acting("SVC-09 TEC-09", areas=("INF-13",), at="after"),
        ["use:INF-13", "pick:TEC-09"],
        [Banked(*T2, "TEC-09")],
    ),
    "expel row": (
        acting("TEC-01 TEC-02", areas=("SCI-13",)),
        ["use:SCI-13", "pick:TEC-11"],
        [Discarded(*T2, "TEC-01"), Discarded(*T2, "TEC-02"), Expelled("TEC-11", "row")],
    ),
    "expel self from the hand": (
        acting("OPN-07", deck="SVC-01 SVC-02"),
        ["use:OPN-07"],
        [
            Expelled("OPN-07", "hand"),
            Drew(team=2, count=2, to=MATES, secret=Known(("SVC-01", "SVC-02"))),
        ],
    ),
    "expel self from an area": (
        acting(areas=("SCI-08",), cards=RARE),
        ["use:SCI-08"],
        [Expelled("SCI-08", "area")],
    ),
    "expel discard": (
        acting(discard="SVC-01 SVC-02", areas=("TEC-08",), cards=RARE),
        ["use:TEC-08", "pick:SVC-02"],
        [Expelled("SVC-02", "discard")],
    ),
    "expel unhappy left": (
        acting(areas=("SVC-07",), cards=RARE, unhappy="TEC-13 SVC-10"),
        ["use:SVC-07"],
        [Expelled("TEC-13", "unhappy")],
    ),
    "reshuffle": (
        acting(deck="SVC-01", discard="SVC-02 SVC-03", areas=("INF-12",)),
        ["use:INF-12"],
        [
            Reshuffled(*T2, 3),
            Drew(team=2, count=2, to=MATES, secret=Known(("SVC-01", "SVC-03"))),
            Discarded(*T2, "SVC-01"),
            Discarded(*T2, "SVC-03"),
        ],
    ),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_an_effect_is_told(deed: str) -> None:
    """TD-FX-04, TD-FX-14: who used which card, then every step of it."""
    state, texts, wanted = DEEDS[deed]
    table = given(seats=4, only=True, marker=2, seed=1, **state)
    card = texts[0].removeprefix("use:")

    play(table, *texts)

    assert happened(table) == [EffectUsed(B, card, table.cards.card(card).text), *wanted]


PICKS: dict[str, tuple[State, list[str], dict[str, tuple[str, ...]]]] = {
    "row": (
        acting(areas=("SVC-05",)),
        ["use:SVC-05"],
        {"pick:SVC-13": ("row:1",), "pick:TEC-11": ("row:2",)},
    ),
    "hand": (
        acting("INF-02 TEC-01", deck="SVC-01"),
        ["use:INF-02"],
        {f"pick:{card}": (f"hand@t2:{card}",) for card in ("SVC-01", "TEC-01", "INF-02")},
    ),
    "discard": (
        acting(discard="TEC-01 TEC-02", areas=("INF-11",)),
        ["use:INF-11"],
        {f"pick:{card}": (f"discard@t2:{card}",) for card in ("TEC-01", "TEC-02")},
    ),
    "their discard": (
        acting(discard="TEC-02", areas=("INF-08",), t1=Side(discard="SVC-03 SVC-02")),
        ["use:INF-08"],
        {f"pick:{card}": (f"discard@t1:{card}",) for card in ("SVC-02", "SVC-03")},
    ),
    "deck": (
        acting(deck="SVC-02 SVC-01 SVC-03", areas=("INF-10",)),
        ["use:INF-10"],
        {f"pick:{card}": (f"deck@t2:{card}",) for card in ("SVC-01", "SVC-02")},
    ),
    "unhappy": (
        acting("SVC-09 TEC-01", at="after", unhappy="TEC-13 SVC-10"),
        ["use:SVC-09"],
        {"pick:SVC-10": ("unhappy:SVC-10",), "pick:TEC-13": ("unhappy:TEC-13",)},
    ),
    "customers": (
        acting(areas=("SCI-12",), row="SVC-13", customers="TEC-11 SVC-12"),
        ["use:SCI-12"],
        {
            "bury:none": (),
            "bury:SVC-12": ("customers:SVC-12",),
            "bury:TEC-11": ("customers:TEC-11",),
            "bury:SVC-12+TEC-11": ("customers:SVC-12", "customers:TEC-11"),
        },
    ),
}


@pytest.mark.parametrize("where", PICKS)
def test_a_pick_touches_the_card_where_it_lies(where: str) -> None:
    """TD-FX-17: cards are listed in deck order, those of the row from the left."""
    state, texts, wanted = PICKS[where]
    table = given(seats=4, only=True, marker=2, **state)

    play(table, *texts)

    assert list(pieces(table).items()) == list(wanted.items())
