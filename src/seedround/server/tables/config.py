"""What is settled about a table, as its head stores it: who sits where, and the deal."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from seedround.engine.errors import Refused
from seedround.engine.game import Game
from seedround.engine.kinds import Seat, by_seat
from seedround.engine.record import Record
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.server.people.identity import free_name
from seedround.server.people.naming import bot_name, former_name, guest_name
from seedround.server.protocol.tables import Clocks


class Seated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chair: a person's, a bot's, or still free."""

    person: str | None = None
    name: str | None = None
    """The name that the player chose; without one a player is named by seat (`Config.names_in`)."""
    bot: str | None = None
    was: str | None = None
    """The person who sat here and has resigned."""
    former: bool = False
    """The player who sat here has asked to be forgotten."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None and not self.former

    @property
    def left(self) -> bool:
        """A bot plays on for somebody who has gone for good."""
        return self.bot is not None and (self.was is not None or self.former)


class Config(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table but its lines. It holds the seed: it never leaves the server."""

    record: Record
    """The deal; its moves are those the table was set up with."""
    chairs: tuple[Seated, ...]
    host: str
    pace: Literal["live", "turns"] = "live"
    hints: bool = True
    clocks: Clocks = Clocks()
    chosen: bool = False
    """The deal was chosen, not drawn: the table says so."""
    auto: bool = True
    """Begin as soon as all seats are taken."""
    next: str | None = None
    deleting: tuple[str, ...] = ()
    """The people who would like the table to be deleted."""
    common: int | None = None
    """A stopped table: how many moves the old and the new rules have in common."""

    @property
    def game(self) -> Game:
        return find_game(self.record.game)

    @property
    def names(self) -> tuple[str, ...]:
        """All players by name, as records have it."""
        return self.names_in("en")

    def names_in(self, language: str) -> tuple[str, ...]:
        """All players by name; a language has its own words for those who have none."""
        taken = [chair.name for chair in self.chairs]
        names: list[str] = []
        for seat, chair in by_seat(self.chairs):
            names.append(chair.name or free_name(self._called(seat, language), taken))
            taken.append(names[-1])
        return tuple(names)

    def _called(self, seat: Seat, language: str) -> str:
        """A player without a name; one who has resigned stays a guest while a bot plays on."""
        chair = self.chairs[seat]
        if chair.former:
            return former_name(seat, language)
        if chair.person or chair.was:
            return guest_name(seat, language)
        if chair.bot:
            return bot_name(chair.bot, self.game, seat, language)
        return Speaker(language).name(seat)

    @property
    def people(self) -> tuple[str, ...]:
        """All people of the table, the host too, in a fixed order."""
        seated = [chair.person for chair in self.chairs if chair.person]
        return tuple(dict.fromkeys([self.host, *seated] if self.host else seated))

    @property
    def former(self) -> tuple[Seat, ...]:
        """The seats of those who have asked to be forgotten."""
        return tuple([seat for seat, chair in by_seat(self.chairs) if chair.former])

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        if person is None:
            return ()
        return tuple([seat for seat, chair in by_seat(self.chairs) if chair.person == person])

    def with_chair(self, seat: Seat, chair: Seated) -> "Config":
        chairs = list(self.chairs)
        chairs[seat] = chair
        return self.replace(chairs=tuple(chairs))

    def replace(self, **changed: Any) -> "Config":
        return msgspec.structs.replace(self, **changed)

    def pack(self) -> str:
        return msgspec.json.encode(self).decode()


def unpack(text: str) -> Config:
    """What a head says; raises ValueError if it cannot be read."""
    try:
        config = msgspec.json.decode(text, type=Config)
    except msgspec.DecodeError as problem:
        raise ValueError(str(problem)) from None
    _check(config)
    return config


def salvaged(text: str) -> Config | None:
    """The deal alone, of a config that is damaged elsewhere: enough for a record."""
    try:
        record = msgspec.json.decode(text, type=_OnlyRecord).record
        config = Config(record=record, chairs=(Seated(),) * record.seats, host="")
        _check(config)
    except (msgspec.DecodeError, ValueError):
        return None
    return config


def _check(config: Config) -> None:
    try:
        config.game.check_seats(len(config.chairs))
    except Refused as problem:
        raise ValueError(str(problem)) from None
    if len(config.chairs) != config.record.seats:
        raise ValueError("there are more or fewer chairs than seats")


class _OnlyRecord(Struct):
    record: Record
