"""Silicon Valley as the engine sees it."""

from typing import Final

from seedround.engine.rules import Rules
from seedround.engine.standing import Tells
from seedround.engine.tuning import Level, Tuning
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import SetWord
from seedround.games.silicon_valley.events import EVENTS
from seedround.games.silicon_valley.faults import FAULTS
from seedround.games.silicon_valley.labels import LABELS
from seedround.games.silicon_valley.mind.bot import advise, greedy, planner
from seedround.games.silicon_valley.mind.prospects import prospects
from seedround.games.silicon_valley.moves import MOVES
from seedround.games.silicon_valley.redeal import redeal
from seedround.games.silicon_valley.sayings import SAYINGS
from seedround.games.silicon_valley.setup import deal
from seedround.games.silicon_valley.table import SiliconValley, broken, inventory
from seedround.games.silicon_valley.telling.consequences import CONSEQUENCES
from seedround.games.silicon_valley.telling.ending import ending
from seedround.games.silicon_valley.telling.forecast import carried_out_by, forecast
from seedround.games.silicon_valley.telling.remedies import REMEDIES
from seedround.games.silicon_valley.telling.sayings import STANDING_SAYINGS
from seedround.games.silicon_valley.telling.standing import MEASURES, standing
from seedround.games.silicon_valley.track import worth
from seedround.games.silicon_valley.view import SiliconValleyView, view, view_beside

FORMER_KINDS: Final = {
    "blocks.narrow": "sv.narrow",
    "blocks.substitute": "sv.substitute",
    "power.block": "sv.power.block",
    "power.expand": "sv.power.expand",
    "power.hire": "sv.power.hire",
    "power.launch": "sv.power.launch",
    "power.layoff": "sv.power.layoff",
    "power.overtime": "sv.power.overtime",
    "power.poach": "sv.power.poach",
    "power.royalty": "sv.power.royalty",
    "power.sunset": "sv.power.sunset",
    "rival.headhunt": "sv.rival.headhunt",
    "rival.layoff": "sv.rival.layoff",
    "rival.pay": "sv.rival.pay",
    "setup.founder": "sv.founder",
    "turn.act": "sv.action",
    "turn.design": "sv.design",
    "turn.layoff": "sv.layoff",
    "turn.pay": "sv.pay",
    "turn.sunset": "sv.sunset",
    "upkeep.layoff": "sv.upkeep.layoff",
    "upkeep.product": "sv.upkeep.product",
}
"""Decisions that were renamed, with the names under which seals know them."""

RULES: Rules[SiliconValley, Cards] = Rules(
    game=GAME,
    cards=Cards,
    deal=deal,
    view=view,
    view_beside=view_beside,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    move_types=MOVES,
    event_types=EVENTS,
    saying_types=(*SAYINGS, *STANDING_SAYINGS, *LABELS, *FAULTS, SetWord),
    former_kinds=FORMER_KINDS,
    view_type=SiliconValleyView,
    unsealed=("rival.ring", "rival.movements", "rival.acts"),
    picks={"planner": planner, "greedy": greedy},
    advise=advise,
    value=prospects,
    scored=worth,
    tells=Tells(
        standing=standing,
        forecast=forecast,
        carried_out_by=carried_out_by,
        consequences=CONSEQUENCES,
        ending=ending,
        measures=MEASURES,
        remedies=REMEDIES,
    ),
    tuning=Tuning(
        baseline="greedy",
        playout_cut=16,
        exploration=0.2,
        widening=1.0,
        levels={
            "easy": Level(iterations=1, mistakes=110),
            "normal": Level(iterations=1, mistakes=25),
            "hard": Level(iterations=14),
            "expert": Level(iterations=40),
        },
    ),
)
