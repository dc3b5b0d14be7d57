"""From a wish to a table: seats, options, cards and the deal, all checked."""

import math
from typing import Final

import msgspec

from seedround.bots import SEARCH, bot_names, is_bot
from seedround.bots import budget_of as search_budget
from seedround.bots.sayings import NoSuchBot
from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption, BadRecord
from seedround.engine.game import Game
from seedround.engine.kinds import FIRST_SEAT
from seedround.engine.names import clean_name
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import (
    FORMAT,
    Record,
    cards_of,
    check_commitment,
    check_seeds,
    check_version,
    new_record,
)
from seedround.engine.record_sayings import RecordTooNew, ThisRecord
from seedround.engine.sayings import NoSuchSeat
from seedround.engine.set_differences import differences
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.server.host.limits import USUAL, Limits
from seedround.server.people.identity import free_name
from seedround.server.protocol.http import Branch, ChairWanted, CreateTable, OwnSet
from seedround.server.sayings import tables as says
from seedround.server.store import Person
from seedround.server.tables.config import Config, Seated

ME: Final = "me"
NOBODY: Final = "open"
OWN_SET: Final = "set.toml"
"""What a pasted set is called where something is wrong with it."""
MOST_DIFFERENCES: Final = 60


def config_for(wanted: CreateTable, person: Person, limits: Limits = USUAL) -> Config:
    """A table as a person wishes it."""
    if wanted.record is not None:
        if wanted.cards is not None:
            raise BadOption(says.SetAndRecord())
        game = find_game(wanted.record.game)
        record = checked_record(wanted.record)
        if len(wanted.chairs) != record.seats:
            raise BadOption(says.ChairsForRecord(record.seats))
    else:
        game = find_game(wanted.game)
        seats = game.check_seats(len(wanted.chairs))
        options = game.resolve(wanted.options, seats)
        cards = cards_for(wanted, game, limits)
        record = new_record(game, seats, options, cards, seed=wanted.seed)
    return Config(
        record=record,
        chairs=chairs_for(wanted.chairs, game, person, limits),
        host=person.id,
        pace=wanted.pace,
        hints=wanted.hints,
        clocks=wanted.clocks,
        auto=wanted.start,
        chosen=wanted.seed is not None or wanted.record is not None,
    )


def cards_for(wanted: CreateTable, game: Game, limits: Limits) -> CardSet:
    """The cards that a person wishes: a set that we ship, or one of their own, checked."""
    if wanted.cards is not None:
        size = len(wanted.cards.encode(errors="replace"))
        if limits.set_bytes and size > limits.set_bytes:
            raise BadOption(says.SetTooLarge(size, limits.set_bytes))
        return game.own_set(wanted.cards, OWN_SET)
    if wanted.set not in game.shipped_sets():
        raise BadOption(says.NoSuchSet(wanted.set[:40], game.shipped_sets()))
    return game.card_set(wanted.set)


def own_set(config: Config, language: str, sheets: str | None) -> OwnSet | None:
    """How the set of a table differs from ours, in words; None if we ship it."""
    game = config.game
    cards = cards_of(config.record, game)
    if game.ships(cards):
        return None
    speaker = Speaker(
        language, cards, reader=FIRST_SEAT
    )  # a card that names a seat is for solo games
    found = differences(game.card_set(), cards, MOST_DIFFERENCES)
    return OwnSet(cards.title, tuple([speaker.say(one) for one in found]), sheets)


def chairs_for(
    chairs: tuple[ChairWanted, ...], game: Game, person: Person, limits: Limits
) -> tuple[Seated, ...]:
    """Who sits where; no two players with one name. Bots and guests are named by their seats."""
    names: list[str | None] = []
    found: list[Seated] = []
    for chair in chairs:
        if chair.who == NOBODY:
            found.append(Seated())
        elif chair.who == ME:
            given = chair.name or person.name
            name = free_name(clean_name(given), names) if given else None
            found.append(Seated(person=person.id, name=name))
        else:
            check_bot(chair.who, game, limits)
            found.append(Seated(bot=chair.who))
        names.append(found[-1].name)
    return tuple(found)


def check_bot(name: str, game: Game, limits: Limits) -> None:
    """Refuse a bot that cannot play here, or that thinks longer than the host allows."""
    budget = search_budget(name)
    if not is_bot(name, game):
        raise BadOption(NoSuchBot(name[:40], game.title, ", ".join(bot_names(game)), SEARCH))
    iterations = limits.search_iterations or None
    milliseconds = limits.search_milliseconds or None
    if budget and (
        (budget.iterations or 0) > (iterations or math.inf)
        or (budget.milliseconds or 0) > (milliseconds or math.inf)
    ):
        raise BadOption(says.BotTooSlow(iterations, milliseconds))


def checked_record(record: Record) -> Record:
    """A record from outside that this program can go on with; its ending need not be there.

    Everything in it is checked: with another table's commitment in it, or another seed under
    that, a player could come close to that table's cards.
    """
    if not 1 <= record.seedround <= FORMAT:
        raise BadRecord(RecordTooNew(ThisRecord(None), record.seedround, FORMAT))
    check_seeds(record)
    check_commitment(record)
    game = find_game(record.game)
    check_version(record, game)
    if record.names and len(record.names) != record.seats:
        raise BadRecord(says.NamesForSeats(len(record.names), record.seats))
    for name in record.names:
        if clean_name(name) != name:
            raise BadRecord(says.NoName(name[:40]))
    playthrough = Playthrough(game, record, cards_of(record, game))
    if playthrough.table.over:
        raise BadRecord(says.RecordOver())
    return msgspec.structs.replace(
        playthrough.brief(), options=msgspec.to_builtins(playthrough.options)
    )


def config_for_rematch(config: Config) -> Config:
    """The same again with a fresh deal: all players move one seat on."""
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


def config_for_branch(record: Record, wanted: Branch, person: Person, limits: Limits) -> Config:
    """A game from its first `steps` moves on: one seat is the person's, bots have the others."""
    game = find_game(record.game)
    check_bot(wanted.bot, game, limits)
    if not 0 <= wanted.seat < record.seats:
        raise BadOption(NoSuchSeat(wanted.seat + 1, record.seats))
    if wanted.steps > len(record.moves):
        raise BadOption(says.FewerMoves(len(record.moves)))
    cut = msgspec.structs.replace(record, moves=record.moves[: wanted.steps], ending=None)
    chairs = [
        ChairWanted(who=ME if number == wanted.seat else wanted.bot)
        for number in range(record.seats)
    ]
    return Config(
        record=checked_record(cut),
        chairs=chairs_for(tuple(chairs), game, person, limits),
        host=person.id,
        chosen=True,
    )
