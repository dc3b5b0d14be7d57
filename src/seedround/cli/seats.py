"""Who sits where: people and bots, from the words of `--seats` or from a record."""

from dataclasses import dataclass

from seedround.bots import bot_names, is_bot
from seedround.cli.sayings.playing import (
    NameOfBot,
    NameTwice,
    NobodyCalled,
)
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import by_seat, every_seat
from seedround.engine.names import clean_name
from seedround.engine.record import Record
from seedround.engine.words import Speaker

PERSON = "you"


@dataclass(frozen=True)
class Seating:
    """By seat: the name, and the bot that plays (None for a person)."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]


def usual_seats(game: Game) -> str:
    """One person against the best bots there are."""
    return ",".join([PERSON, *[best_bot(game)] * (game.usual_players - 1)])


def best_bot(game: Game) -> str:
    """The game's own best rule of thumb: it plays well and at once."""
    return next(iter(game.rules().picks), "random")


def parse_seats(text: str, game: Game) -> Seating:
    """`you,you=Ada,solver`: every seat gets a name, each name once."""
    names: list[str] = []
    bots: list[str | None] = []
    known = bot_names(game)
    parts = [part.strip() for part in text.split(",")]
    game.check_seats(len(parts))
    for seat, part in by_seat(parts):
        kind, _, name = part.partition("=")
        if kind == PERSON:
            names.append(check_name(name, game) if name else Speaker().name(seat))
            bots.append(None)
        elif is_bot(part, game):
            names.append(bot_title(part, seat + 1))
            bots.append(part)
        else:
            raise BadOption(NobodyCalled(part, ", ".join(known)))
    for name in names:
        if names.count(name) > 1:
            raise BadOption(NameTwice(name))
    return Seating(tuple(names), tuple(bots))


def check_name(name: str, game: Game) -> str:
    name = clean_name(name)
    if bot_in(name, game):
        raise BadOption(NameOfBot(name))
    return name


def bot_title(bot: str, number: int) -> str:
    """The name of a bot at the table: `Solver 2`."""
    return f"{bot[:1].upper()}{bot[1:]} {number}"


def bot_in(name: str, game: Game) -> str | None:
    """The bot behind a name that `bot_title` gave."""
    title = name.rpartition(" ")[0]
    for bot in (title, f"{title[:1].lower()}{title[1:]}"):
        if is_bot(bot, game) and bot_title(bot, 0) == f"{title} 0":
            return bot
    return None


def recorded_seats(record: Record, game: Game) -> Seating:
    """The same people and bots as when the record was saved; people where no name says more."""
    names = record.names
    if len(names) != record.seats:
        names = tuple(Speaker().name(seat) for seat in every_seat(record.seats))
    return Seating(names, tuple(bot_in(name, game) for name in names))
