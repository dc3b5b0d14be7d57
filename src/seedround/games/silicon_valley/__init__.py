"""Silicon Valley, by Scott Almes: hire, build and launch until a company is worth $1B."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from seedround.engine.about import Campaign, Options
from seedround.engine.game import Game
from seedround.engine.inks import NAVY, ORANGE, SAND, SLATE, STAMP, TEAL, VIOLET
from seedround.engine.saying import Saying


class ForSolo(Saying, frozen=True):
    """An option of the solo game, given for several players."""

    option: str
    seats: int


class ForSeveral(Saying, frozen=True):
    """An option for several players, given for the solo game."""

    option: str


class SiliconValleyOptions(Options, frozen=True):
    """The options of section 5; the card set is a field of the record, not an option.

    Each game ends by itself but for one thing: nobody need ever reach $1B. `last_round` sees to it.
    """

    lab: ClassVar[Mapping[str, Any]] = {"last_round": 25}

    difficulty: Literal["beginner", "easy", "medium", "hard"] = "easy"
    first_order: Literal["seats", "random"] = "seats"
    mats: Literal["random", "seats"] = "random"
    cap_unicorn: bool = False
    founder_is_employee: bool = False
    minimal_layoffs: bool = False
    bailout: Literal["strict", "mild"] = "strict"
    last_round: Literal["none"] | Annotated[int, Meta(ge=5, le=99)] = 25
    rival_waits: bool = False
    open_books: bool = False

    def misfit(self, seats: int) -> Saying | None:
        usual = type(self)()
        for name in ("difficulty", "rival_waits") if seats > 1 else ("first_order", "last_round"):
            if getattr(self, name) != getattr(usual, name):
                return ForSolo(name, seats) if seats > 1 else ForSeveral(name)
        return None


GAME = Game(
    id="silicon-valley",
    title="Silicon Valley",
    letters="SV",
    designer="Scott Almes",
    credits="Silicon Valley, designed by Scott Almes, illustrated by Kerri Aitken, published by "
    "Grail Games (2022); project manager: David Harding",
    link="https://www.grail-games.com",
    players=(1, 2, 3, 4),
    usual_players=3,
    minutes="60-120",
    blurb="Hire people who write code, fit their blocks into products, and lead the first unicorn.",
    weight="heavy",
    paper=SAND,
    inks=(ORANGE, VIOLET, TEAL, NAVY, STAMP, SLATE),
    version=2,
    options=SiliconValleyOptions,
    package=__name__,
    campaign=Campaign("difficulty", ("beginner", "easy", "medium", "hard")),
)
