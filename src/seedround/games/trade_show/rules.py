"""Trade Show as the engine sees it."""

from typing import Final

from seedround.engine.rules import Rules
from seedround.engine.standing import Tells
from seedround.engine.tuning import Level, Tuning
from seedround.games.trade_show import GAME
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.document import SetWord
from seedround.games.trade_show.events import EVENTS
from seedround.games.trade_show.faults import FAULTS
from seedround.games.trade_show.labels import LABELS
from seedround.games.trade_show.mind.bot import (
    advise,
    blind,
    closer,
    glance,
    novice,
    solver,
    threshold,
)
from seedround.games.trade_show.mind.prospects import drafted, prospects
from seedround.games.trade_show.moves import MOVES
from seedround.games.trade_show.redeal import redeal
from seedround.games.trade_show.sayings import SAYINGS
from seedround.games.trade_show.setup import deal
from seedround.games.trade_show.table import TradeShow, broken, inventory
from seedround.games.trade_show.telling.consequences import CONSEQUENCES
from seedround.games.trade_show.telling.ending import ending
from seedround.games.trade_show.telling.forecast import carried_out_by, forecast
from seedround.games.trade_show.telling.sayings import STANDING_SAYINGS
from seedround.games.trade_show.telling.standing import MEASURES, standing
from seedround.games.trade_show.view import TradeShowView, view

FORMER_KINDS: Final = {
    "draft.order": "order",
    "draft.take": "draft",
    "show.offer": "offer",
    "show.place": "place",
}
"""Decisions that were renamed, with the names under which seals know them."""

RULES: Rules[TradeShow, Cards] = Rules(
    game=GAME,
    cards=Cards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    move_types=MOVES,
    event_types=EVENTS,
    saying_types=(*SAYINGS, *LABELS, *FAULTS, *STANDING_SAYINGS, SetWord),
    former_kinds=FORMER_KINDS,
    view_type=TradeShowView,
    all_see_alike=True,
    picks={
        "solver": solver,
        "closer": closer,
        "threshold": threshold,
        "novice": novice,
        "blind": blind,
        "glance": glance,
    },
    advise=advise,
    solved={"show.place": closer, "show.offer": closer},
    value=prospects,
    horizon=drafted,
    tells=Tells(
        standing=standing,
        forecast=forecast,
        carried_out_by=carried_out_by,
        consequences=CONSEQUENCES,
        ending=ending,
        measures=MEASURES,
    ),
    tuning=Tuning(
        baseline="novice",
        playout_policy="glance",
        tree_policy="solver",
        exploration=0.2,
        levels={
            "easy": Level(iterations=10, mistakes=165),
            "normal": Level(iterations=10, mistakes=95),
            "hard": Level(iterations=20, mistakes=16),
            "expert": Level(iterations=200),
        },
    ),
)
