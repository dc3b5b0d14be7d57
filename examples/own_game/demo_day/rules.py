"""Demo Day as the engine sees it."""

from demo_day import GAME
from demo_day.cards import Cards, Document
from demo_day.events import EVENTS
from demo_day.mind.bot import matched
from demo_day.moves import MOVES
from demo_day.redeal import redeal
from demo_day.sayings import SAYINGS
from demo_day.setup import deal
from demo_day.table import DemoDay, inventory
from demo_day.view import DemoDayView, view
from seedround.engine.rules import Rules

RULES: Rules[DemoDay, Cards] = Rules(
    game=GAME,
    cards=Cards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    move_types=MOVES,
    event_types=EVENTS,
    saying_types=SAYINGS,
    view_type=DemoDayView,
    document=Document,
    picks={"matched": matched},
)
