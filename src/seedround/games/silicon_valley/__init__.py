"""Silicon Valley, by Scott Almes: hire, build and launch until a company is worth $1B."""

from typing import Annotated, Literal

from msgspec import Meta

from seedround.engine.game import Game, Options


class SiliconValleyOptions(Options, frozen=True):
    """The options of section 5; the card set is a field of the record, not an option."""

    difficulty: Annotated[
        Literal["easy", "beginner", "medium", "hard"],
        Meta(description="solo: how many of the Rival's five personalities are harsh"),
    ] = "easy"
    first_order: Annotated[
        Literal["seats", "random"], Meta(description="turn order of the first round")
    ] = "seats"
    mats: Annotated[Literal["random", "seats"], Meta(description="who gets which starting mat")] = (
        "random"
    )
    cap_unicorn: Annotated[bool, Meta(description="the valuation track stops at $1B")] = False
    founder_is_employee: Annotated[
        bool, Meta(description="founders need a place and can be poached and laid off")
    ] = False
    minimal_layoffs: Annotated[
        bool, Meta(description="forced layoffs stop as soon as the other salaries can be paid")
    ] = False
    bailout: Annotated[
        Literal["mild", "strict"],
        Meta(description="what goes when a company cannot pay its HQ"),
    ] = "mild"
    rival_waits: Annotated[
        bool, Meta(description="solo: the Rival does not copy a product of the same round")
    ] = False
    open_books: Annotated[bool, Meta(description="everybody sees all money and blocks")] = False

    def misfit(self, seats: int) -> str | None:
        if seats > 1:
            for name, usual in (("difficulty", "easy"), ("rival_waits", False)):
                if getattr(self, name) != usual:
                    return f"The option {name} is for the solo game: leave it out with {seats}."
        elif self.first_order != "seats":
            return "The option first_order is for 2 to 4 players: leave it out when playing alone."
        return None


GAME = Game(
    id="silicon-valley",
    title="Silicon Valley",
    letters="SV",
    designer="Scott Almes",
    credits="Silicon Valley, designed by Scott Almes, published by Grail Games (2022)",
    link="https://www.grail-games.com",
    players=(1, 2, 3, 4),
    usual_players=3,
    minutes="60-120",
    blurb="Hire people who write code, fit their blocks into products, and be worth $1B first.",
    version=1,
    options=SiliconValleyOptions,
    package=__name__,
)
