"""Bidness as the engine sees it."""

from seedround.engine.rules import Rules
from seedround.engine.tuning import Level, Tuning
from seedround.games.bidness import GAME
from seedround.games.bidness.bot import PICKS, advise
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.events import EVENTS
from seedround.games.bidness.glance import glance
from seedround.games.bidness.moves import MOVES
from seedround.games.bidness.prospects import prospects, round_over
from seedround.games.bidness.sayings import SAYINGS
from seedround.games.bidness.table import Bidness, broken, deal, inventory
from seedround.games.bidness.view import BidnessView, redeal, view

RULES: Rules[Bidness, Cards] = Rules(
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
    view_type=BidnessView,
    picks={**PICKS, "glance": glance},
    advise=advise,
    value=prospects,
    horizon=round_over,
    tuning=Tuning(
        thumb="glance",
        playout="glance",
        guide="balanced",
        epsilon=0,
        exploration=0.1,
        width=0.5,
        levels={
            "easy": Level(iterations=1, mistakes=22),
            "normal": Level(iterations=1),
            "hard": Level(iterations=25),
            "expert": Level(iterations=300),
        },
    ),
)
