"""`seedround play`: set up a table or take one up again, then sit down at it."""

from hashlib import sha256
from pathlib import Path

import msgspec

from seedround.bots import make_bot
from seedround.cli.decision import whole
from seedround.cli.keeper import Keeper, new_file
from seedround.cli.listing import parse_options
from seedround.cli.sayings.files import (
    OtherNameFor,
    ResumeOrOther,
)
from seedround.cli.sayings.playing import (
    GameToPick,
    NoGameNamed,
    PickAGame,
    SavedHasItsOwn,
    SavedIsOtherGame,
    SavedSeats,
    WhichGame,
)
from seedround.cli.screen import Screen
from seedround.cli.seats import Seating, parse_seats, recorded_seats, usual_seats
from seedround.cli.terminal import Terminal
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import Seat, by_seat
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import check_seal, load_record
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game


def play_game(
    game_id: str | None,
    seats: str | None,
    seed: str | None,
    set_source: str | None,
    option: list[str],
    record: Path | None,
    resume: Path | None,
) -> int:
    screen = Screen()
    kept = resume
    if resume is not None:
        if seed or option:
            raise BadOption(SavedHasItsOwn())
        playthrough, seating = taken_up(resume, game_id, seats, set_source)
        if record is not None:
            kept = new_file(record, OtherNameFor("--record"))
    else:
        game = find_game(game_id) if game_id else ask_game(screen)
        seating = parse_seats(seats or usual_seats(game), game)
        if record is not None:
            kept = new_file(record, ResumeOrOther(str(record)))
        playthrough = Playthrough.new(
            game,
            len(seating.names),
            parse_options(option, game),
            game.card_set(set_source),
            seed,
            seating.names,
        )
    bots = {
        seat: make_bot(name, playthrough.game, bot_seed(playthrough.start.seed, seat))
        for seat, name in by_seat(seating.bots)
        if name is not None
    }
    return Terminal(playthrough, seating.names, bots, screen, Keeper(kept)).run()


def taken_up(
    path: Path, game_id: str | None, seats: str | None, set_source: str | None
) -> tuple[Playthrough, Seating]:
    """A saved game and who plays on."""
    record = load_record(path)
    if game_id and game_id != record.game:
        raise BadOption(SavedIsOtherGame(str(path), record.game, game_id))
    game = find_game(record.game)
    seating = parse_seats(seats, game) if seats else recorded_seats(record, game)
    if len(seating.names) != record.seats:
        raise BadOption(SavedSeats(str(path), record.seats, len(seating.names)))
    check_seal(record)
    record = msgspec.structs.replace(record, names=seating.names, seal=None)
    return Playthrough.replay(record, find_game, set_source), seating


def ask_game(screen: Screen) -> Game:
    """Which game? No question if there is only one."""
    games = all_games()
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        title, blurb = game.title_in(screen.language), game.blurb_in(screen.language)
        screen.item(f"{number:>3}  ", screen.said(GameToPick(title, game.minutes, blurb)))
    while True:
        try:
            answer = screen.ask(WhichGame())
        except EOFError:
            raise BadOption(NoGameNamed()) from None
        try:
            chosen = whole(answer)
            if chosen is None:
                return find_game(answer)
            if 1 <= chosen <= len(games):
                return games[chosen - 1]
            screen.say(PickAGame(len(games)))
        except BadOption as problem:
            screen.print(problem.said(Speaker(screen.language)))


def bot_seed(seed: str, seat: Seat) -> int:
    """A bot's own chance: fixed by the deal's seed, but telling nothing about the deal."""
    return int.from_bytes(sha256(f"{seed} bot {seat}".encode()).digest()[:16])
