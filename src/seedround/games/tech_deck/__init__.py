"""The Tech Deck: Startup, by Benjamin Cheung: two teams serve one row of impatient customers.

The rulebook calls its cards The Tech Deck and the game nothing; the subtitle is ours (TD-A-01).
"""

from typing import Annotated, Literal

from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game
from seedround.engine.inks import GREEN, GREY, NAVY, OCHRE, SLATE, TOMATO, VIOLET
from seedround.engine.saying import Saying


class OptionForOne(Saying, frozen=True):
    """An option of solo games, given for a table of several players."""

    option: str
    seats: int


class OptionForTeams(Saying, frozen=True):
    """An option about the two teams, given for a solo game."""

    option: str


class TechDeckOptions(Options, frozen=True):
    """The options of section 2.10; the card set is no option but a choice of its own."""

    teams: Literal["random", "alternate"] = "random"
    venture_deal: Literal["pairs", "pool"] = "pairs"
    lead: Literal["rotating", "anyone"] = "rotating"
    group_ventures: bool = False
    solo_start: Literal["example", "choose", "random", "strict"] = "example"
    open_cards: bool = True
    reshuffle: Literal["merge", "drain"] = "merge"
    first_round: Literal["stop", "book"] = "stop"
    pressure: Literal["book", "gentle", "harsh"] = "book"
    score_ventures: bool = False
    round_cap: Annotated[int, Meta(ge=20, le=60)] = 40

    def misfit(self, seats: int) -> Saying | None:
        """An option of solo games does not fit teams, nor the other way round."""
        if seats > 1 and self.solo_start != "example":
            return OptionForOne("solo_start", seats)
        if seats == 1:
            for name, usual in (("teams", "random"), ("lead", "rotating")):
                if getattr(self, name) != usual:
                    return OptionForTeams(name)
        return None


GAME = Game(
    id="tech-deck",
    title="The Tech Deck: Startup (Cheung)",
    subtitle="Startup",
    letters="TD",
    designer="Benjamin Cheung",
    credits="A game for The Tech Deck of 54 cards, designed and developed by Benjamin Cheung",
    link="https://cheung.interzone.com",
    players=(1, 2, 3, 4, 5, 6),
    usual_players=2,
    minutes="20-60",
    blurb="Two rival teams serve one row of customers. Too many unhappy ones, and all of you lose.",
    weight="medium",
    paper=GREY,
    inks=(NAVY, TOMATO, GREEN, VIOLET, OCHRE, SLATE),
    version=1,
    options=TechDeckOptions,
    package=__name__,
)
