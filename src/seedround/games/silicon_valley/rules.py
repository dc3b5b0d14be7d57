"""Silicon Valley as the engine sees it."""

from seedround.engine.rules import Rules
from seedround.engine.tuning import Level, Tuning
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.bot import advise, greedy, planner
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import EVENTS
from seedround.games.silicon_valley.moves import MOVES
from seedround.games.silicon_valley.sayings import SAYINGS
from seedround.games.silicon_valley.setup import deal
from seedround.games.silicon_valley.table import SiliconValley, broken, inventory
from seedround.games.silicon_valley.value import prospects
from seedround.games.silicon_valley.view import SiliconValleyView, redeal, view

RULES: Rules[SiliconValley, Cards] = Rules(
    game=GAME,
    cards=Cards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    moves=MOVES,
    events=EVENTS,
    sayings=SAYINGS,
    view_type=SiliconValleyView,
    picks={"planner": planner, "greedy": greedy},
    advise=advise,
    value=prospects,
    tuning=Tuning(
        thumb="greedy",
        cut=16,
        exploration=0.2,
        width=1.0,
        levels={
            "easy": Level(iterations=1, mistakes=110),
            "normal": Level(iterations=1, mistakes=25),
            "hard": Level(iterations=14),
            "expert": Level(iterations=40),
        },
    ),
)
