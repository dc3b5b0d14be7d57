"""From what somebody wishes to a table: seats, options, cards and the deal, all checked."""

import math
from typing import Final

import msgspec

from seedround.bots import bot_names, is_bot
from seedround.bots import budget_of as search_budget
from seedround.engine.errors import BadOption, BadRecord
from seedround.engine.game import Game
from seedround.engine.names import clean_name
from seedround.engine.record import (
    FORMAT,
    Record,
    cards_of,
    check_commitment,
    check_seeds,
    check_version,
    new_record,
)
from seedround.engine.sitting import Sitting
from seedround.games import find_game
from seedround.server.config import Config, Seated
from seedround.server.limits import USUAL, Limits
from seedround.server.people import free_name
from seedround.server.protocol.http import Branch, ChairWanted, CreateTable
from seedround.server.store import Person

ME: Final = "me"
NOBODY: Final = "open"


def opened(wanted: CreateTable, person: Person, limits: Limits = USUAL) -> Config:
    """A table as somebody wishes it."""
    if wanted.record is not None:
        game = find_game(wanted.record.game)
        record = checked(wanted.record)
        if len(wanted.chairs) != record.seats:
            raise BadOption(f"The record has {record.seats} seats: name as many chairs.")
    else:
        game = find_game(wanted.game)
        seats = game.check_seats(len(wanted.chairs))
        if wanted.set not in game.shipped_sets():
            known = ", ".join(game.shipped_sets())
            raise BadOption(f"There is no card set {wanted.set[:40]!r}; the sets are {known}.")
        options = game.resolve(wanted.options, seats)
        record = new_record(game, seats, options, game.card_set(wanted.set), seed=wanted.seed)
    return Config(
        record=record,
        chairs=seated(wanted.chairs, game, person, limits),
        host=person.id,
        pace=wanted.pace,
        hints=wanted.hints,
        clocks=wanted.clocks,
        auto=wanted.start,
        chosen=wanted.seed is not None or wanted.record is not None,
    )


def seated(
    chairs: tuple[ChairWanted, ...], game: Game, person: Person, limits: Limits
) -> tuple[Seated, ...]:
    """Everybody with a name of their own."""
    names: list[str | None] = []
    found: list[Seated] = []
    for seat, chair in enumerate(chairs):
        if chair.who == NOBODY:
            found.append(Seated())
        elif chair.who == ME:
            given = chair.name or person.name
            if given is None:
                raise BadOption("Say who you are: give yourself a name first.")
            found.append(Seated(person=person.id, name=free_name(clean_name(given), names)))
        else:
            check_bot(chair.who, game, limits)
            title = f"{chair.who[:1].upper()}{chair.who[1:16]} {seat + 1}"
            found.append(Seated(bot=chair.who, name=free_name(title, names)))
        names.append(found[-1].name)
    return tuple(found)


def check_bot(name: str, game: Game, limits: Limits) -> None:
    """A bot that can sit here and does not think for hours."""
    budget = search_budget(name)
    if not is_bot(name, game):
        known = ", ".join(bot_names(game))
        raise BadOption(f"There is no bot {name[:40]!r}; the bots are {known}.")
    iterations = limits.search_iterations or math.inf
    milliseconds = limits.search_milliseconds or math.inf
    if budget and (
        (budget.iterations or 0) > iterations or (budget.milliseconds or 0) > milliseconds
    ):
        raise BadOption(
            f"That bot thinks too long: up to {iterations} iterations or {milliseconds} ms."
        )


def checked(record: Record) -> Record:
    """A record from outside that this program can go on with; its ending need not be there.

    Nothing in it is believed unseen: whoever may write another table's commitment, or another
    seed under it, is not far from that table's cards.
    """
    if not 1 <= record.seedround <= FORMAT:
        raise BadRecord(
            "The record has a format that this program does not read: update Seed Round."
        )
    check_seeds(record)
    check_commitment(record)
    game = find_game(record.game)
    check_version(record, game)
    if record.names and len(record.names) != record.seats:
        raise BadRecord(f"The record has {len(record.names)} names for {record.seats} seats.")
    for name in record.names:
        if clean_name(name) != name:
            raise BadRecord(f"The record has a name that cannot be one: {name[:40]!r}.")
    sitting = Sitting(game, record, cards_of(record, game))
    if sitting.table.over:
        raise BadRecord("The game of this record is over: choose a move to go on from.")
    return msgspec.structs.replace(sitting.brief(), options=msgspec.to_builtins(sitting.options))


def rotated(config: Config) -> Config:
    """The same again with a fresh deal: everybody moves one seat on."""
    record = config.record
    game = config.game
    options = game.resolve(record.options, record.seats)
    chairs = [Seated() if chair.former else chair for chair in config.chairs]
    return Config(
        record=new_record(game, record.seats, options, cards_of(record, game)),
        chairs=(*chairs[1:], *chairs[:1]),
        host=config.host,
        pace=config.pace,
        hints=config.hints,
        clocks=config.clocks,
    )


def branched(record: Record, wanted: Branch, person: Person, limits: Limits) -> Config:
    """A game from its first `steps` moves on: one seat is the person's, bots have the others."""
    game = find_game(record.game)
    check_bot(wanted.bot, game, limits)
    if not 0 <= wanted.seat < record.seats:
        raise BadOption(f"There is no seat {wanted.seat + 1}.")
    if wanted.steps > len(record.moves):
        raise BadOption(f"There are only {len(record.moves)} moves.")
    cut = msgspec.structs.replace(record, moves=record.moves[: wanted.steps], ending=None)
    chairs = [
        ChairWanted(who=ME if number == wanted.seat else wanted.bot)
        for number in range(record.seats)
    ]
    return Config(
        record=checked(cut),
        chairs=seated(tuple(chairs), game, person, limits),
        host=person.id,
        chosen=True,
    )
