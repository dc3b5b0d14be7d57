"""Silicon Valley: Trade Show, by Sammy Salkind: draft a startup, then sell it with dice."""

from typing import Annotated, Literal

from msgspec import Meta

from seedround.engine.game import Game, Options

RECOMMENDED_ROUNDS = {2: 5, 3: 4, 4: 3, 5: 3}
"""Rounds by number of players (TS-END-01)."""


class TradeShowOptions(Options, frozen=True):
    """The options of section 2.8 (TS-SET-07, TS-SET-08, TS-END-02)."""

    rounds: Annotated[
        Literal["recommended"] | Annotated[int, Meta(ge=1, le=10)],
        Meta(description="how many rounds are played"),
    ] = "recommended"
    first_seat: Annotated[
        Literal["random"] | Annotated[int, Meta(ge=0, le=4)],
        Meta(description="who starts the first round, counted from 0"),
    ] = "random"
    cube_supply: Annotated[
        Literal["unlimited"] | Annotated[int, Meta(ge=1, le=60)],
        Meta(description="cubes in the common supply"),
    ] = 24
    complete_bonus: Annotated[
        int, Meta(ge=0, le=20, description="dollars for selling a complete company")
    ] = 7
    last_player_columns: Annotated[
        Literal["centre", "all"],
        Meta(description="columns open to the last player who drafts"),
    ] = "centre"
    tie_break: Annotated[
        Literal["shared", "cubes"], Meta(description="who wins a tie for the most money")
    ] = "shared"

    def misfit(self, seats: int) -> str | None:
        if isinstance(self.first_seat, int) and self.first_seat >= seats:
            return (
                f"The option first_seat = {self.first_seat} does not fit {seats} players: "
                f"use random or 0 to {seats - 1}."
            )
        return None


GAME = Game(
    id="trade-show",
    title="Silicon Valley: Trade Show (Salkind)",
    letters="TS",
    designer="Sammy Salkind",
    credits="Silicon Valley 1.0, a print-and-play game designed by Sammy Salkind",
    link="https://salkind.co",
    players=(2, 3, 4, 5),
    usual_players=4,
    minutes="45-60",
    blurb="Draft features for your startup, then roll dice at the trade show and sell it in time.",
    version=1,
    options=TradeShowOptions,
    package=__name__,
)
