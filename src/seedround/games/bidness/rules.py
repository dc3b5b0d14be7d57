"""Bidness as the engine sees it."""

from typing import Final

from seedround.engine.rules import Rules
from seedround.engine.standing import Tells
from seedround.engine.tuning import Level, Tuning
from seedround.games.bidness import GAME
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.document import SetWord
from seedround.games.bidness.doing import DOING
from seedround.games.bidness.events import EVENTS
from seedround.games.bidness.faults import FAULTS
from seedround.games.bidness.labels import LABELS
from seedround.games.bidness.mind.bot import PICKS, advise
from seedround.games.bidness.mind.glance import glance
from seedround.games.bidness.mind.prospects import prospects, round_over
from seedround.games.bidness.moves import MOVES
from seedround.games.bidness.redeal import redeal
from seedround.games.bidness.sayings import SAYINGS
from seedround.games.bidness.setup import deal
from seedround.games.bidness.table import Bidness, broken, inventory
from seedround.games.bidness.telling.averting import AVERTS
from seedround.games.bidness.telling.cases import CASES
from seedround.games.bidness.telling.consequences import CONSEQUENCES
from seedround.games.bidness.telling.ending import ending
from seedround.games.bidness.telling.forecast import carried_out_by, forecast
from seedround.games.bidness.telling.sayings import STANDING_SAYINGS
from seedround.games.bidness.telling.standing import MEASURES, standing
from seedround.games.bidness.view import BidnessView, view, view_beside

FORMER_KINDS: Final = {
    "business.payoff": "payoff",
    "business.salary": "salary.fix",
    "turn.act": "turn.action",
    "turn.target": "play.target",
}
"""Decisions that were renamed, with the names under which seals know them."""

RULES: Rules[Bidness, Cards] = Rules(
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
    saying_types=(*SAYINGS, *LABELS, *FAULTS, *STANDING_SAYINGS, *DOING, SetWord),
    former_kinds=FORMER_KINDS,
    view_type=BidnessView,
    picks={**PICKS, "glance": glance},
    advise=advise,
    value=prospects,
    horizon=round_over,
    tells=Tells(
        standing=standing,
        forecast=forecast,
        carried_out_by=carried_out_by,
        consequences=CONSEQUENCES,
        cases=CASES,
        ending=ending,
        averts=AVERTS,
        measures=MEASURES,
    ),
    tuning=Tuning(
        baseline="glance",
        playout_policy="glance",
        tree_policy="balanced",
        epsilon=0,
        exploration=0.1,
        widening=0.5,
        levels={
            "easy": Level(iterations=1, mistakes=22),
            "normal": Level(iterations=1),
            "hard": Level(iterations=25),
            "expert": Level(iterations=300),
        },
    ),
)
