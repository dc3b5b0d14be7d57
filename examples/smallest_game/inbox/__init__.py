"""Inbox: answer a letter yourself, or forward it."""

from seedround.engine.about import Options
from seedround.engine.game import Game

GAME = Game(
    id="inbox",
    title="Inbox",
    letters="IN",
    designer="the Seed Round authors",
    players=(2, 3),
    usual_players=2,
    minutes="2",
    blurb="Answer a letter yourself, or forward it to the next player.",
    weight="light",
    version=1,
    options=Options,
    package=__name__,
)
