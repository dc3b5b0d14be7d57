"""Demo Day: pitch in secret, with the highest number that nobody else has."""

from seedround.engine.about import Options
from seedround.engine.game import Game
from seedround.engine.inks import PLUM, SKY, TEAL

GAME = Game(
    id="demo-day",
    title="Demo Day",
    letters="DD",
    designer="the Seed Round authors",
    players=(2, 3, 4, 5),
    usual_players=3,
    minutes="10",
    blurb="Pitch in secret: the highest number that nobody else plays gets the cheque.",
    weight="light",
    paper=SKY,
    inks=(PLUM, TEAL),
    moments=("funded", "nobody_alone"),
    version=1,
    options=Options,
    package=__name__,
)
