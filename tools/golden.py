"""Write the golden records anew: games that must replay alike for ever, in tests/golden/<game>/.

A file holds the record, the last link of its seal (the decisions in between follow from replaying
it), the result, and for the deal and every move the digests of its events. When the rules of a game
change on purpose, raise its version, run `make golden` and read the diff.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import new_record
from seedround.games import all_games, find_game

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PLAIN_GAMES = 7
"""Games with default options for every number of seats."""
PERFT_DECISIONS = 60

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "trade-show": [
        {"rounds": 1, "cube_supply": "unlimited"},
        {"rounds": 2, "cube_supply": 1, "first_seat": 1},
        {"rounds": 1, "last_player_columns": "all"},
        {"rounds": 2, "tie_break": "cubes", "complete_bonus": 0},
    ],
    "silicon-valley": [
        {"difficulty": "beginner"},
        {"difficulty": "medium", "founder_is_employee": True},
        {"difficulty": "hard", "rival_waits": True},
        {"founder_is_employee": True, "bailout": "mild", "first_order": "random"},
        {"cap_unicorn": True, "minimal_layoffs": True, "open_books": True},
        {"mats": "seats", "bailout": "mild"},
        {"founder_is_employee": True, "last_round": 5},
    ],
    "bidness": [
        {"max_rounds": 3, "first_player": "seat0", "sold_cards": "face_down"},
        {"max_rounds": 3, "settlement_max_offers": 2, "settlement_may_borrow": False},
        {"max_rounds": 3, "settlement": False, "sue_empty": True, "award_counts_bonus": False},
        {"max_rounds": 3, "length": "long", "min_bid": 50, "voluntary_borrow": False},
        {
            "max_rounds": 3,
            "settlement_max_offers": "none",
            "settlement_step": 5,
            "settlement_above_damages": True,
        },
    ],
    "tech-deck": [
        {"venture_deal": "pool", "score_ventures": True, "round_cap": 20},
        {"open_cards": False, "reshuffle": "drain", "pressure": "gentle"},
        {"first_round": "book", "pressure": "harsh"},
        {"teams": "alternate", "pressure": "gentle"},
        {"solo_start": "choose", "pressure": "gentle"},
        {"solo_start": "random"},
        {"lead": "anyone", "group_ventures": True, "pressure": "gentle"},
        {"solo_start": "strict", "group_ventures": True, "pressure": "gentle"},
    ],
}
"""By game: options that are recorded too, for every number of seats that they fit."""


class Golden(NamedTuple):
    """One game to be recorded."""

    game: Game
    seats: int
    options: dict[str, Any]
    name: str

    @property
    def path(self) -> Path:
        return FOLDER / self.game.id / f"{self.name}.json"

    def seed(self, what: str) -> str:
        return sha256(f"{self.game.id} {self.name} {what}".encode()).hexdigest()[:32]


def planned(game: Game) -> Iterator[Golden]:
    """The games to be recorded for one game."""
    for seats in game.players:
        for number in range(1, PLAIN_GAMES + 1):
            yield Golden(game, seats, {}, f"{seats}-plain-{number}")
        for number, options in enumerate(VARIANTS.get(game.id, []), 1):
            if game.fits(options, seats):
                yield Golden(game, seats, options, f"{seats}-variant-{number}")


def play(golden: Golden) -> Playthrough:
    """A game of uniform random moves, all of it drawn from the name of the file."""
    game, seats = golden.game, golden.seats
    options = game.resolve(golden.options, seats, lab=True)
    salt = golden.seed("salt")
    record = new_record(game, seats, options, game.card_set(), golden.seed("deal"), salt)
    playthrough = Playthrough(game, record, game.card_set())
    chooser = Generator.from_seed(golden.seed("moves"))
    while not playthrough.table.over:
        moves = playthrough.table.moves()
        playthrough.play(moves[chooser.below(len(moves))])
    return playthrough


def to_json(playthrough: Playthrough) -> str:
    """The text of a golden file."""
    record = msgspec.to_builtins(playthrough.record())
    content = {
        "record": record,
        "seal": record.pop("seal")["last"],
        "result": msgspec.to_builtins(playthrough.table.result),
        "events": digests(playthrough),
    }
    return json.dumps(content, indent=1) + "\n"


def digests(playthrough: Playthrough) -> list[str]:
    """For the deal and for every move: a short digest of each event, in order."""
    starts = [0, *(mark.events for mark in playthrough.marks), len(playthrough.log)]
    return [
        " ".join(digest(event) for event in playthrough.log[start:end])
        for start, end in pairwise(starts)
    ]


def digest(event: Event) -> str:
    return sha256(msgspec.json.encode(event, order="deterministic")).hexdigest()[:8]


def perft(game: Game) -> dict[str, list[int]]:
    """For every number of seats: how many legal moves the first decisions of a game have."""
    return {str(seats): counts(Golden(game, seats, {}, f"{seats}-perft")) for seats in game.players}


def counts(golden: Golden) -> list[int]:
    playthrough = play(golden)
    sizes: list[int] = []
    moves = playthrough.rewind(0)
    for move in moves[:PERFT_DECISIONS]:
        sizes.append(len(playthrough.table.moves()))
        playthrough.play(move)
    return sizes


def perft_json(game: Game) -> str:
    lines = [f' "{seats}": {json.dumps(sizes)}' for seats, sizes in perft(game).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(names: Sequence[str]) -> None:
    games = [find_game(name) for name in names] if names else all_games()
    for game in games:
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        goldens = list(planned(game))
        for golden in goldens:
            golden.path.write_text(to_json(play(golden)), encoding="utf-8")
        (folder / "perft.json").write_text(perft_json(game), encoding="utf-8")
        print(f"{game.id}: {len(goldens)} games recorded")


if __name__ == "__main__":
    main(sys.argv[1:])
