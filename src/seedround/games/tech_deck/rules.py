"""Tech Deck as the engine sees it."""

from seedround.engine.rules import Rules
from seedround.engine.tuning import Level, Tuning
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.bot import advise, careless, glance, greedy
from seedround.games.tech_deck.cards import Cards
from seedround.games.tech_deck.events import EVENTS
from seedround.games.tech_deck.moves import MOVES
from seedround.games.tech_deck.prospects import prospects, round_over
from seedround.games.tech_deck.redeal import redeal
from seedround.games.tech_deck.sayings import SAYINGS
from seedround.games.tech_deck.table import TechDeck, broken, deal, inventory
from seedround.games.tech_deck.view import TechDeckView, view

RULES: Rules[TechDeck, Cards] = Rules(
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
    view_type=TechDeckView,
    picks={"greedy": greedy, "careless": careless, "glance": glance},
    advise=advise,
    value=prospects,
    horizon=round_over,
    tuning=Tuning(
        playout="glance",
        exploration=0.2,
        levels={
            "easy": Level(iterations=4, mistakes=40),
            "normal": Level(iterations=7),
            "hard": Level(iterations=20),
            "expert": Level(iterations=320),
        },
    ),
)
