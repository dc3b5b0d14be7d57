"""Tech Deck as the engine sees it."""

from typing import Final

from seedround.engine.rules import Rules
from seedround.engine.standing import Tells
from seedround.engine.tuning import Level, Tuning
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.document import SetWord
from seedround.games.tech_deck.events import EVENTS
from seedround.games.tech_deck.faults import FAULTS
from seedround.games.tech_deck.labels import LABELS
from seedround.games.tech_deck.mind.bot import advise, careless, glance, greedy
from seedround.games.tech_deck.mind.prospects import prospects, round_over
from seedround.games.tech_deck.moves import MOVES
from seedround.games.tech_deck.redeal import redeal
from seedround.games.tech_deck.rounds import phase
from seedround.games.tech_deck.sayings import SAYINGS
from seedround.games.tech_deck.setup import deal
from seedround.games.tech_deck.table import TechDeck, broken, inventory
from seedround.games.tech_deck.telling.consequences import CONSEQUENCES
from seedround.games.tech_deck.telling.ending import ending
from seedround.games.tech_deck.telling.forecast import STEADY, carried_out_by, forecast
from seedround.games.tech_deck.telling.sayings import STANDING_SAYINGS
from seedround.games.tech_deck.telling.standing import MEASURES, standing
from seedround.games.tech_deck.view import TechDeckView, view

FORMER_KINDS: Final = {
    "effect.bury": "fx.bury",
    "effect.pick": "fx.pick",
    "effect.use": "fx.use",
    "setup.start": "setup.solo",
}
"""Decisions that were renamed, with the names under which seals know them."""

RULES: Rules[TechDeck, Cards] = Rules(
    game=GAME,
    cards=Cards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    move_types=MOVES,
    event_types=EVENTS,
    saying_types=(*SAYINGS, *STANDING_SAYINGS, *LABELS, *FAULTS, SetWord),
    former_kinds=FORMER_KINDS,
    view_type=TechDeckView,
    unsealed=("phase",),
    picks={"greedy": greedy, "careless": careless, "glance": glance},
    advise=advise,
    value=prospects,
    horizon=round_over,
    phase=phase,
    tells=Tells(
        standing=standing,
        forecast=forecast,
        carried_out_by=carried_out_by,
        steady=STEADY,
        consequences=CONSEQUENCES,
        ending=ending,
        measures=MEASURES,
    ),
    tuning=Tuning(
        playout_policy="glance",
        exploration=0.2,
        levels={
            "easy": Level(iterations=4, mistakes=40),
            "normal": Level(iterations=7),
            "hard": Level(iterations=20),
            "expert": Level(iterations=320),
        },
    ),
)
