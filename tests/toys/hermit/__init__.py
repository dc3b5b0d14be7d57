"""Hermit: think, roll, peek, reveal; alone against a target, or two for the most points."""

from typing import Annotated, ClassVar

from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game


class HermitOptions(Options, frozen=True):
    lab: ClassVar[dict[str, int]] = {"turns": 2}

    target: Annotated[int, Meta(ge=0, le=99)] = 8
    turns: Annotated[int, Meta(ge=1, le=9)] = 9
    strict: bool = False


GAME = Game(
    id="hermit",
    title="Hermit",
    letters="HM",
    designer="nobody",
    credits="made for the tests",
    link="https://example.org",
    players=(1, 2),
    usual_players=1,
    minutes="1",
    blurb="Think, roll, peek and reveal.",
    version=3,
    options=HermitOptions,
    package=__name__,
)
