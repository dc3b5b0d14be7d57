"""Parlour: sealed discards, an auction, a long choice; two against two if four play."""

from typing import Annotated

from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game


class ParlourOptions(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=2)] = 2
    purse: Annotated[int, Meta(ge=1, le=90)] = 30

    def misfit(self, seats: int) -> str | None:
        if seats == 2 and self.purse > 60:
            return "The option purse does not fit 2 players: use at most 60."
        return None


GAME = Game(
    id="parlour",
    title="Parlour",
    letters="PL",
    designer="nobody",
    credits="made for the tests",
    link="https://example.org",
    players=(2, 3, 4),
    usual_players=4,
    minutes="1",
    blurb="Discard in secret, bid for a prize, pick three tokens.",
    version=1,
    options=ParlourOptions,
    package=__name__,
)
