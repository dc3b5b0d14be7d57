"""Bidness, by Giuseppe Maldoni: hire by auction, sue by dice, and buy your company's freedom."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game
from seedround.engine.inks import GREEN, MINT, NAVY, OCHRE, PLUM, SLATE, STAMP

STARTING_IOUS = {"short": 2, "long": 5}
"""House variants; the standard length takes the card set's number (BD-SETUP-03)."""


class BidnessOptions(Options, frozen=True):
    """The options of section 1.4."""

    lab: ClassVar[Mapping[str, Any]] = {"max_rounds": 60}

    max_rounds: Annotated[int, Meta(ge=0, le=999)] = 0
    first_player: Literal["dice", "seat0"] = "dice"
    award_counts_bonus: bool = True
    settlement: bool = True
    settlement_max_offers: Literal["none"] | Annotated[int, Meta(ge=2, le=60)] = 12
    settlement_step: Annotated[int, Meta(ge=5, le=50, multiple_of=5)] = 10
    settlement_above_damages: bool = False
    settlement_may_borrow: bool = True
    min_bid: Annotated[int, Meta(ge=10, le=50, multiple_of=10)] = 10
    sold_cards: Literal["face_up", "face_down"] = "face_up"
    voluntary_borrow: bool = True
    sue_empty: bool = False
    length: Literal["short", "standard", "long"] = "standard"
    reveal_at_end: bool = True


GAME = Game(
    id="bidness",
    title="Bidness",
    letters="BD",
    designer="Giuseppe Maldoni",
    credits="Bidness, a card and table-top game invented in October 2020; game and graphic design "
    "by Giuseppe Maldoni, published by Malden's Universe LLC (2021)",
    link="https://www.maldensuniverse.com",
    players=(2, 3, 4, 5, 6),
    usual_players=4,
    minutes="45-90",
    ours=("players", "minutes"),
    blurb="Hire by auction, sue your rivals, and pay your shady investors back before they do.",
    weight="medium",
    paper=MINT,
    inks=(GREEN, STAMP, OCHRE, NAVY, PLUM, SLATE),
    version=2,
    options=BidnessOptions,
    package=__name__,
)
