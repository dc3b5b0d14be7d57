"""Bidness, by Giuseppe Maldoni: hire by auction, sue by dice, and buy your company's freedom."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from seedround.engine.game import Game, Options

STARTING_IOUS = {"short": 2, "long": 5}
"""House variants; the standard length takes the card set's number (BD-SETUP-03)."""


class BidnessOptions(Options, frozen=True):
    """The options of section 1.4."""

    lab: ClassVar[Mapping[str, Any]] = {"max_rounds": 60}

    max_rounds: Annotated[
        int, Meta(ge=0, le=999, description="the game stops after this round; 0 means never")
    ] = 0
    first_player: Annotated[
        Literal["dice", "seat0"], Meta(description="how the first First Player is found")
    ] = "dice"
    award_counts_bonus: Annotated[
        bool, Meta(description="marketing bonus cards count for the Market Leader Award")
    ] = True
    settlement: Annotated[
        bool, Meta(description="suits may be settled; if not, every suit goes to trial")
    ] = True
    settlement_max_offers: Annotated[
        int, Meta(ge=2, le=60, description="sums that may be named in one suit")
    ] = 12
    settlement_may_borrow: Annotated[
        bool, Meta(description="a settlement may be paid with borrowed money")
    ] = True
    min_bid: Annotated[
        int, Meta(ge=10, le=50, multiple_of=10, description="the lowest opening bid in dollars")
    ] = 10
    sold_cards: Annotated[
        Literal["face_up", "face_down"], Meta(description="how sold cards are discarded")
    ] = "face_up"
    voluntary_borrow: Annotated[
        bool, Meta(description="a player may borrow $100 in his own turn")
    ] = True
    sue_empty: Annotated[
        bool, Meta(description="Libel and Patent suits against players who own nothing to lose")
    ] = False
    length: Annotated[
        Literal["short", "standard", "long"],
        Meta(description="2, 3 or 5 IOUs at the start; only standard is the published game"),
    ] = "standard"
    reveal_at_end: Annotated[
        bool, Meta(description="hidden cards are shown when the game is over")
    ] = True


GAME = Game(
    id="bidness",
    title="Bidness",
    letters="BD",
    designer="Giuseppe Maldoni",
    credits="Bidness, a card and table-top game designed by Giuseppe Maldoni, "
    "published by Malden's Universe LLC",
    link="https://www.maldensuniverse.com",
    players=(2, 3, 4, 5, 6),
    usual_players=4,
    minutes="45-90",
    blurb="Hire by auction, sue your rivals, and pay your shady investors back before they do.",
    version=2,
    options=BidnessOptions,
    package=__name__,
)
