"""Sittings of the toys, for the engine's tests."""

from typing import Any

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import new_record
from tests.cases import GAMES
from tests.toys.hermit import GAME as HERMIT
from tests.toys.parlour import GAME as PARLOUR

SEED = "5eed"
SALT = "5a17"


def find(name: str) -> Game:
    """As `seedround.games.find_game`, with the toys."""
    for game in GAMES:
        if game.id == name:
            return game
    raise BadOption(f"There is no game {name!r}.")


def hermit(seats: int = 2, *moves: str, **options: Any) -> Playthrough:
    return played(dealt(HERMIT, seats, options), *moves)


def parlour(
    seats: int = 3, *moves: str, seed: str = SEED, cards: CardSet | None = None
) -> Playthrough:
    return played(dealt(PARLOUR, seats, {}, seed, cards), *moves)


def dealt(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: str = SEED,
    cards: CardSet | None = None,
) -> Playthrough:
    """A new game whose record is known to the last byte."""
    cards = cards or game.card_set()
    resolved = game.resolve(options, seats)
    return Playthrough(game, new_record(game, seats, resolved, cards, seed, SALT), cards)


def played(playthrough: Playthrough, *moves: str) -> Playthrough:
    for text in moves:
        playthrough.play(playthrough.game.rules().move_codec.from_text(text))
    return playthrough


def finished(playthrough: Playthrough, seed: int = 1) -> Playthrough:
    """The same playthrough after random moves to the end."""
    chooser = Generator(seed)
    while not playthrough.table.over:
        moves = playthrough.table.moves()
        playthrough.play(moves[chooser.below(len(moves))])
    return playthrough
