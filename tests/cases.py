"""The games and toys that every law is tested on, and their interesting options."""

from typing import Any, NamedTuple

from seedround.engine.game import Game
from seedround.games import all_games
from tests.toys.hermit import GAME as HERMIT
from tests.toys.parlour import GAME as PARLOUR

TOYS = [PARLOUR, HERMIT]
GAMES = [*all_games(), *TOYS]

INTERESTING: dict[str, list[dict[str, Any]]] = {
    "trade-show": [
        {"rounds": 1},
        {"cube_supply": "unlimited", "rounds": 2},
        {"cube_supply": 1, "rounds": 2},
        {"last_player_columns": "all", "rounds": 1},
        {"tie_break": "cubes", "first_seat": 0, "rounds": 1},
        {"complete_bonus": 0, "rounds": 1},
    ],
    "silicon-valley": [
        {"difficulty": "beginner", "founder_is_employee": True, "bailout": "mild"},
        {"difficulty": "medium", "open_books": True, "cap_unicorn": True, "mats": "seats"},
        {"difficulty": "hard", "rival_waits": True, "minimal_layoffs": True},
        {"founder_is_employee": True, "minimal_layoffs": True, "first_order": "random"},
        {"founder_is_employee": True, "last_round": 5},
    ],
    "bidness": [
        {"max_rounds": 2, "first_player": "seat0", "sold_cards": "face_down"},
        {"max_rounds": 2, "settlement_max_offers": 2, "settlement_may_borrow": False},
        {"max_rounds": 2, "settlement": False, "sue_empty": True, "award_counts_bonus": False},
        {"max_rounds": 2, "length": "long", "min_bid": 50, "voluntary_borrow": False},
        {"max_rounds": 3, "length": "short", "reveal_at_end": False},
        {
            "max_rounds": 2,
            "settlement_max_offers": "none",
            "settlement_step": 5,
            "settlement_above_damages": True,
        },
    ],
    "tech-deck": [
        {"solo_start": "choose"},
        {"solo_start": "random", "open_cards": False},
        {"solo_start": "strict", "group_ventures": True, "pressure": "gentle"},
        {"lead": "anyone", "group_ventures": True, "pressure": "gentle"},
        {"teams": "alternate", "venture_deal": "pool", "pressure": "gentle"},
        {"open_cards": False, "reshuffle": "drain"},
        {"first_round": "book", "pressure": "harsh", "score_ventures": True, "round_cap": 20},
    ],
    "parlour": [{"rounds": 1}, {"purse": 1}],
    "hermit": [{"strict": True}, {"target": 0}, {"turns": 9}],
}
"""By game; the default options are always tested too, and those that do not fit are left out."""


class Case(NamedTuple):
    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}-{chosen or 'default'}"

    @property
    def seed(self) -> str:
        return f"{self.seats:x}{sum(map(ord, str(self))):x}"


CASES = [
    Case(game, seats, options)
    for game in GAMES
    for seats in game.players
    for options in [{}, *INTERESTING.get(game.id, [])]
    if game.fits(options, seats)
]
