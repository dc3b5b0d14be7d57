"""The Tech Deck: Startup, by Benjamin Cheung: two teams serve one row of impatient customers.

The title is ours (TD-A-01).
"""

from typing import Annotated, Literal

from msgspec import Meta

from seedround.engine.game import Game, Options


class TechDeckOptions(Options, frozen=True):
    """The options of section 2.10; the card set is no option but a choice of its own."""

    teams: Annotated[
        Literal["random", "alternate"],
        Meta(description="who plays with whom: drawn, or even seats against odd ones"),
    ] = "random"
    venture_deal: Annotated[
        Literal["pairs", "pool"],
        Meta(description="start ventures: two for each area, or all of a team's for all its areas"),
    ] = "pairs"
    solo_start: Annotated[
        Literal["example", "choose", "random"],
        Meta(description="the five start cards of a solo game"),
    ] = "example"
    open_cards: Annotated[bool, Meta(description="play with the open cards")] = True
    reshuffle: Annotated[
        Literal["merge", "drain"],
        Meta(description="what is left of a group deck: shuffled in, or kept on top"),
    ] = "merge"
    first_round: Annotated[
        Literal["stop", "book"],
        Meta(description="in round 1 a full row stops the deal, or overflows as in the rulebook"),
    ] = "stop"
    pressure: Annotated[
        Literal["book", "gentle", "harsh"],
        Meta(description="unhappy customers that lose the game: as printed, one more, one fewer"),
    ] = "book"
    score_ventures: Annotated[
        bool, Meta(description="ventures count as scored customers at the end")
    ] = False
    round_cap: Annotated[
        int, Meta(ge=20, le=60, description="the round after which the game is scored anyway")
    ] = 40

    def misfit(self, seats: int) -> str | None:
        """An option for one team or for two does not fit the other."""
        if seats > 1 and self.solo_start != "example":
            return "The option solo_start is for one player: leave it out with 2 to 6."
        if seats == 1 and self.teams != "random":
            return "The option teams is for 2 to 6 players: leave it out in a solo game."
        return None


GAME = Game(
    id="tech-deck",
    title="The Tech Deck: Startup (Cheung)",
    letters="TD",
    designer="Benjamin Cheung",
    credits="A game for The Tech Deck of 54 cards, designed by Benjamin Cheung",
    link="https://cheung.interzone.com",
    players=(1, 2, 3, 4, 5, 6),
    usual_players=4,
    minutes="20-60",
    blurb="Two rival teams serve one row of customers. Too many unhappy ones, and all of you lose.",
    version=1,
    options=TechDeckOptions,
    package=__name__,
)
