"""Bidness as the engine sees it."""

from seedround.engine.rules import Rules
from seedround.games.bidness import GAME
from seedround.games.bidness.bot import PICKS, advise
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.events import EVENTS
from seedround.games.bidness.moves import MOVES
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
    picks=PICKS,
    advise=advise,
)
