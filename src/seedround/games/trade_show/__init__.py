"""Silicon Valley: Trade Show, by Sammy Salkind: draft a startup, then sell it with dice."""

from typing import Annotated, Literal

from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game
from seedround.engine.inks import CREAM, NAVY, OCHRE, PLUM, SLATE, TEAL, TOMATO
from seedround.engine.saying import Saying

RECOMMENDED_ROUNDS = {2: 5, 3: 4, 4: 3, 5: 3}
"""Rounds by number of players (TS-END-01)."""


class FirstSeatEmpty(Saying, frozen=True):
    """The option first_seat names a seat where nobody sits."""

    first_seat: int
    seats: int
    last: int


class TradeShowOptions(Options, frozen=True):
    """The options of section 2.8 (TS-SET-07, TS-SET-08, TS-END-02)."""

    rounds: Literal["recommended"] | Annotated[int, Meta(ge=1, le=10)] = "recommended"
    first_seat: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"
    cube_supply: Literal["unlimited"] | Annotated[int, Meta(ge=1, le=60)] = 24
    complete_bonus: Annotated[int, Meta(ge=0, le=20)] = 7
    last_player_columns: Literal["centre", "all"] = "centre"
    tie_break: Literal["shared", "cubes"] = "shared"

    def misfit(self, seats: int) -> Saying | None:
        if isinstance(self.first_seat, int) and self.first_seat >= seats:
            return FirstSeatEmpty(self.first_seat, seats, seats - 1)
        return None


GAME = Game(
    id="trade-show",
    title="Silicon Valley: Trade Show (Salkind)",
    subtitle="Trade Show",
    letters="TS",
    designer="Sammy Salkind",
    credits="Silicon Valley 1.0, a print-and-play game; game and graphic design by Sammy Salkind, "
    "globe icon by i cons and app icon by Vaibhav Radhakrishnan from the Noun Project",
    link="https://salkind.co",
    players=(2, 3, 4, 5),
    usual_players=4,
    minutes="45-60",
    blurb="Draft features for your startup, then roll dice at the trade show and sell it in time.",
    weight="light",
    paper=CREAM,
    inks=(TOMATO, NAVY, OCHRE, TEAL, PLUM, SLATE),
    version=1,
    options=TradeShowOptions,
    package=__name__,
)
