"""Every chair is alike: what a company may do and is told does not depend on its seat.

Each table is set twice: once A acts, once both companies have changed places and B acts. Whatever
the acting company is offered, refused, told and left with must be the same.
"""

import re
from typing import Any

import pytest

from seedround.engine.generator import Scripted
from seedround.engine.kinds import Seat, SeatNumber
from seedround.engine.move import Move
from seedround.engine.words import Speaker
from seedround.games.silicon_valley.actions import ACT
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B, move, run
from seedround.testing.silicon_valley import given, seen_by

State = dict[str, Any]
BY_SEAT = ("cash", "blocks", "employees", "hq", "tiles", "index", "founders")
STEPS = {"act": ACT, "collect": COLLECT, "upkeep": UPKEEP}
SCARCE = {"D2": 0, "I3": 1, "L3": 1, "I4": 0, "O4": 0, "L4": 0, "T4": 0, "S4": 0}


def funded(power: str, **state: Any) -> State:
    return {"vc_row": f"V-{power} - -", **state}


TABLES: dict[str, State] = {
    "act: rich": {
        "cash": {A: 60, B: 3},
        "hq": {A: "HX1", B: ""},
        "employees": {A: "EX1+1 EX7", B: "EX2+1 EX9"},
        "index": {A: 5, B: 7},
    },
    "act: poor": {
        "cash": {A: 1, B: 50},
        "employees": {B: "EX2"},
        "designs": {"PX1": (B, "I3 I3", 3)},
    },
    "act: full": {"employees": {A: "EX1 EX2 EX3"}, "tiles": {A: "PX3", B: "PX1"}},
    "act: engineers": {
        "cash": {A: 10, B: 70},
        "hq": {A: "HX1 HX2", B: "HX4"},
        "blocks": {A: "D2 D2 D2 I3 I3 O4", B: "S4"},
        "designs": {"PX1": (B, "I3 I3", 2)},
        "tiles": {A: "PX3", B: "PX1"},
        "index": {A: 9, B: 3},
        "employees": {A: "EX1"},
    },
    "act: free_launch": funded(
        "free_launch", blocks={A: "I3 I3 O4 O4"}, tiles={B: "PX1"}, designs={"PX1": (B, "I3 I3", 2)}
    ),
    "act: free_hire": funded("free_hire", employees={A: "EX7", B: "EX8 EX9 EX10"}),
    "act: cheap_poach": funded("cheap_poach", cash={A: 8, B: 0}, employees={B: "EX2+1 EX7"}),
    "act: cheap_expand": funded("cheap_expand", cash={A: 9, B: 0}, hq={A: "HX4", B: "HX1 HX2"}),
    "act: pick_block": funded("pick_block"),
    "act: two_small": funded("two_small"),
    "act: overtime": funded(
        "overtime", founders={A: "FX2", B: "FX1"}, employees={A: "EX1", B: "EX3 EX4"}
    ),
    "act: royalty": funded("royalty", hq={A: "HX2"}, tiles={A: "PX1 PX3", B: ""}),
    "act: payroll_relief": funded("payroll_relief", employees={A: "EX1+2", B: "EX2+2"}),
    "act: clean_layoff": funded("clean_layoff", employees={A: "EX1 EX2", B: "EX3"}, index={A: 5}),
    "act: clean_sunset": funded(
        "clean_sunset", hq={A: "HX2"}, tiles={A: "PX1 PX3", B: ""}, index={A: 5}
    ),
    "collect: plenty": {
        "founders": {A: "FX1", B: "FX2"},
        "employees": {A: "EX2 EX5", B: "EX7"},
        "tiles": {A: "PX1"},
    },
    "collect: scarce": {
        "founders": {A: "FX3"},
        "employees": {A: "EX1 EX5 EX2", B: "EX7"},
        "supply": SCARCE,
    },
    "upkeep: wages": {"employees": {A: "EX2 EX3+1", B: "EX7"}, "hq": {A: "HX1"}},
    "upkeep: layoffs": {
        "cash": {A: 6, B: 90},
        "employees": {A: "EX1 EX2 EX3", B: "EX7"},
        "index": {A: 5, B: 3},
    },
    "upkeep: products": {
        "hq": {A: "HX2", B: "HX1"},
        "tiles": {A: "PX1 PX3", B: ""},
        "blocks": {A: "O4 D2", B: "D2 D2"},
        "index": {A: 11, B: 2},
    },
    "upkeep: closed down": {
        "bailout": "strict",
        "cash": {A: 1, B: 90},
        "employees": {A: "EX1+1 EX2+1", B: "EX7"},
        "tiles": {A: "PX1", B: ""},
        "blocks": {A: "O4"},
        "index": {A: 12, B: 1},
    },
}


def seated(name: str, acting: Seat) -> SiliconValley:
    """A table at which one company acts; if it is B's, both have changed places."""
    state = dict(TABLES[name])
    if acting == B:
        for part in BY_SEAT:
            state[part] = {1 - seat: what for seat, what in state.get(part, {}).items()}
        state["designs"] = {
            product: (1 - innovator, *rest)
            for product, (innovator, *rest) in state.get("designs", {}).items()
        }
    table = given(act=None, order=(acting, SeatNumber(1 - acting)), **state)
    if acting == B:
        table.mats = (1, 0)
        table.arrived.reverse()
        for seat in (A, B):
            table.refresh(seat)
    table.actions = 3
    run(table, STEPS[name.partition(":")[0]][acting])
    return table


def mirrored(text: str) -> str:
    """A move or a piece as it is written if both companies have changed places."""
    return re.sub(r"(poach:|@)([01])", lambda found: f"{found[1]}{1 - int(found[2])}", text)


def seen(table: SiliconValley, acting: Seat) -> list[object]:
    """All that the acting company sees, is offered, refused and told, with both by name."""
    names = ("Ann", "Bob") if acting == A else ("Bob", "Ann")

    def say(thing: Any) -> str:
        return Speaker("en", table.cards, names).say(thing)

    def here(text: str) -> str:
        return text if acting == A else mirrored(text)

    told: list[object] = [say(event) for event in table.log or []]
    companies = seen_by(table, acting).seats
    told += [companies[acting], companies[1 - acting], seen_by(table, acting).hire_prices]
    innovators = [product.innovator for product in seen_by(table, acting).products]
    told += [None if seat is None else seat == acting for seat in innovators]
    if not table.moves():
        return told
    choice = table.choice
    told += [choice.seat == acting, say(choice.prompt(table))]
    for offer in choice.offers(table):
        told += [here(str(offer.move)), [here(piece) for piece in offer.pieces]]
        told += [say(thing) for thing in (offer.says, *offer.notes) if thing is not None]
    for blocked in choice.blocked(table):
        told += [blocked.verb, say(blocked.why), [here(piece) for piece in blocked.pieces]]
    return told


def first_moves(table: SiliconValley) -> list[Move]:
    """One move of every verb, and the last one of it."""
    by_verb: dict[str, list[Move]] = {}
    for one in table.moves():
        by_verb.setdefault(one.verb, []).append(one)
    return [one for found in by_verb.values() for one in dict.fromkeys((found[0], found[-1]))]


@pytest.mark.parametrize("name", TABLES)
def test_every_chair_is_alike(name: str) -> None:
    """SV-TURN-01, SV-OPER-01: each company in turn, by the same rules."""
    here, there = seated(name, A), seated(name, B)
    assert seen(there, B) == seen(here, A)

    for first in first_moves(here):
        mine, yours = here.copy(Scripted()), there.copy(Scripted())
        mine.log, yours.log = [], []
        chosen: Move | None = first
        for turn in range(6):
            if chosen is None:
                break
            mine.play(chosen)
            yours.play(move(yours, mirrored(str(chosen))))
            assert seen(yours, B) == seen(mine, A)
            legal = mine.moves()
            chosen = legal[(7 * turn + 1) % len(legal)] if legal else None
