"""Tables for tests, in one dialect: given a table, when moves are played, then figures.

What every game shares is here; how a table of a game is written stands in a module of its own
(`seedround.testing.bidness`). A game of your own brings its builder, made of the same parts.
Nothing here needs pytest: what is wrong is an AssertionError with a sentence.

>>> from seedround.testing import A, asked, events, play
>>> from seedround.testing.bidness import given
>>> from seedround.games.bidness.events import AuctionWon
>>> table = given("$30 I5", hand="lawyer x4")
>>> play(table, "play:lawyer", "bid:10", "drop", "drop", "drop").cash[A]
20
>>> [event.price for event in events(table, AuctionWon)]
[10]
>>> asked(table)
('turn.act', 1)
"""

from seedround.testing.asking import (
    asked,
    events,
    kind,
    moves,
    notes,
    offers,
    pieces,
    prompt,
    reasons,
    refused,
    say,
    story,
    told,
    who,
    why,
)
from seedround.testing.building import A, B, C, D, E, F, apart, begin, deal, no_duplicates
from seedround.testing.playing import Draws, Goal, drawing, first, move, play, run, run_until

__all__ = [
    "A",
    "B",
    "C",
    "D",
    "Draws",
    "E",
    "F",
    "Goal",
    "apart",
    "asked",
    "begin",
    "deal",
    "drawing",
    "events",
    "first",
    "kind",
    "move",
    "moves",
    "no_duplicates",
    "notes",
    "offers",
    "pieces",
    "play",
    "prompt",
    "reasons",
    "refused",
    "run",
    "run_until",
    "say",
    "story",
    "told",
    "who",
    "why",
]
