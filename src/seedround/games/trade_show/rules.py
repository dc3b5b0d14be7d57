"""Trade Show as the engine sees it."""

from seedround.engine.rules import Rules
from seedround.engine.tuning import Level, Tuning
from seedround.games.trade_show import GAME
from seedround.games.trade_show.bot import (
    advise,
    blind,
    closer,
    glance,
    novice,
    solver,
    threshold,
)
from seedround.games.trade_show.cards import Cards
from seedround.games.trade_show.events import EVENTS
from seedround.games.trade_show.moves import MOVES
from seedround.games.trade_show.prospects import drafted, prospects
from seedround.games.trade_show.sayings import SAYINGS
from seedround.games.trade_show.table import TradeShow, broken, deal, inventory
from seedround.games.trade_show.view import TradeShowView, redeal, view

RULES: Rules[TradeShow, Cards] = Rules(
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
    view_type=TradeShowView,
    picks={
        "solver": solver,
        "closer": closer,
        "threshold": threshold,
        "novice": novice,
        "blind": blind,
        "glance": glance,
    },
    advise=advise,
    solved={"place": closer, "offer": closer},
    value=prospects,
    horizon=drafted,
    tuning=Tuning(
        thumb="novice",
        playout="glance",
        guide="solver",
        exploration=0.2,
        levels={
            "easy": Level(iterations=10, mistakes=165),
            "normal": Level(iterations=10, mistakes=95),
            "hard": Level(iterations=20, mistakes=16),
            "expert": Level(iterations=200),
        },
    ),
)
