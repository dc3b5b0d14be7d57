"""All limits of the server in one place, each with its reason.

Everything that a stranger can use up is counted, per person and per address. An address is an IPv4
address or an IPv6 /64, which is what one household gets. A host changes limits with a TOML file:
`seedround serve --limits limits.toml`; what the file does not name stays as it is here.
"""

import tomllib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import LimitsUnreadable, LimitsWrong

Amount = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
OFF: Final = "none"
"""Given instead of a file: nothing is counted. For measuring, never for strangers."""


Lease = Annotated[float, Meta(ge=1)]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one person, one address or one connection may use; 0 means without limit."""

    people_per_address: Amount = 5
    """A household, a café or a class shares one address: it may use what so many people may."""

    # Connections

    connections: Amount = 0
    """Connections in all; 0: as many as the system allows open files, less the reserve."""
    reserve: Amount = 128
    """Open files kept back for the database, the page's files and bot workers."""
    connections_per_address: Amount = 256
    """A browser opens up to seven. When an address has more, its longest waiting one is closed;
    proxies that you trust and processes on the same database are not counted here."""
    header_bytes: Amount = 16_384
    """A browser sends about one thousand; the parser itself would collect headers for ever."""
    header_seconds: Seconds = 10
    """From the first moment of a request to the end of its headers: half a request costs nothing
    to send and holds a connection."""
    pipelined: Amount = 16
    """Requests sent ahead without waiting for answers; browsers send none."""
    body_bytes: Amount = 256_000
    """The largest thing to send is a record with a card set of its own, about 100,000."""
    body_seconds: Seconds = 20
    """From the headers to the end of the body."""
    answer_seconds: Seconds = 30
    """So long may a client take to read 64 KB of an answer before it is let go."""

    # Requests and messages

    requests_per_second: Seconds = 30
    """HTTP requests of one address; five seconds' worth may come at once (the page loads)."""
    messages_per_second: Seconds = 20
    """Socket messages of one person over all sockets; three seconds' worth may come at once."""
    chat_per_minute: Seconds = 30
    """Lines that one person says; five may come at once."""
    message_bytes: Amount = 32_768
    """One message from a client; the largest move with its layout has less than 3,000."""

    showing_seconds_per_minute: Seconds = 4
    """Processor seconds in which a person is shown games: what has happened so far and stage by
    stage, how it stands, what a move leads to; a quarter may be used at once. Who has used them up
    is refused such questions for a while, and told of moves without stages and standings."""

    # Sockets

    sockets_per_person: Amount = 20
    """Windows that one person has open."""
    tables_per_socket: Amount = 20
    """Tables that one socket follows."""
    watchers_per_table: Amount = 200
    """Every move is told to each of them; who sits at the table is always let in."""
    messages_waiting: Amount = 500
    """Messages that wait for a client that reads slowly, or behind one that loads its table; with
    more it is let go and can come back."""
    waiting_bytes: Amount = 4_000_000
    """The same in bytes for one socket; a very long finished game has 500,000 for each seat."""
    waiting_bytes_per_address: Amount = 16_000_000
    """The same for all sockets of an address: this is memory."""

    # What is kept

    guests_per_hour: Amount = 60
    """New people from one address; every client without a cookie is one."""
    tables_per_hour: Amount = 30
    """Tables that one person opens."""
    public_tables_per_hour: Amount = 6
    """Tables of one person in the public list."""
    listed_per_person: Amount = 3
    """Public tables of one host that the list shows at once: it has room for fifty."""
    seats_per_hour: Amount = 20
    """Seats that one person takes at tables of others."""
    stored_bytes_per_hour: Amount = 2_000_000
    """All that one person has stored: card sets, records, moves, chat. A move has about 200."""
    set_bytes: Amount = 100_000
    """A card set that a player pastes; ours have up to 40,000."""
    rooms: Amount = 20_000
    """Tables in memory; one has about 70 KB."""
    idle_seconds: Seconds = 600
    """A table without watchers leaves memory after this time, unless a bot or a clock is due
    there soon."""
    unwatched_bytes: Amount = 64_000_000
    """Memory for tables without watchers, so that people who come back soon need not wait: about
    500 short games. Beyond it, the tables that were left first leave earlier."""

    # How long it is kept

    finished_days: Amount = 0
    """Days after which a game that is over is deleted, with its record."""
    abandoned_days: Amount = 0
    """Days after which any other table is deleted at which nothing has happened since."""
    people_days: Amount = 0
    """Days after which a person is forgotten, if neither they nor the people at their tables were
    here since."""

    # BotPool

    search_iterations: Amount = 2_000
    """The most that a bot called `mcts:N` may be given."""
    search_milliseconds: Amount = 5_000
    """The same for `mcts:Nms`: what runs is not interrupted, so all may have to wait so long."""
    thinking_seconds_per_hour: Amount = 1_200
    """Processor seconds of bots and hints for one person. Who has used them up gets a third of a
    processor: bots become slower, hints are refused for a while."""

    # Replays and notices

    replay_bytes: Amount = 32_000_000
    """Memory for replays that were made and may be asked for again; 0 keeps none."""
    history_bytes: Amount = 32_000_000
    """The same for finished games as they are told from their beginning."""
    print_bytes: Amount = 16_000_000
    """Memory for printed sheets that may be asked for again, about 500 KB each; 0 keeps none."""
    deliveries_at_once: Amount = 8
    """Notices on their way, one to each webhook's host."""
    delivery_seconds: Seconds = 15
    """From a webhook's name to the end of its answer's headers."""
    mails_per_hour: Amount = 6
    """To one mailbox, of any kind: a stranger cannot flood it in another's name."""
    mails_per_day: Amount = 30
    """The same for a day."""
    confirmations_per_hour: Amount = 5
    """Mails to unconfirmed addresses that one person may have sent."""

    # Several processes

    lease_seconds: Lease = 6
    """A process that has not said for so long that it lives, stopped or cut off from the database,
    loses its tables to the others; at least 1."""
    passed_on: Amount = 128
    """Requests that wait at a time for another process, which has their table; with more they are
    told to come again."""
    passed_on_per_address: Amount = 32
    """The same for one address: a browser has six at a time."""
    passed_on_seconds: Seconds = 5
    """So long may the other process take for its answer: it may have stopped."""

    # Codes

    code_tries_per_hour: Amount = 30
    """Codes for a device that are tried from one address; the shortest one has 60 bits and is good
    for ten minutes."""


USUAL: Final = Limits()
NO_LIMITS: Final = Limits(
    people_per_address=0,
    connections_per_address=0,
    requests_per_second=0,
    messages_per_second=0,
    chat_per_minute=0,
    showing_seconds_per_minute=0,
    sockets_per_person=0,
    watchers_per_table=0,
    waiting_bytes_per_address=0,
    guests_per_hour=0,
    tables_per_hour=0,
    public_tables_per_hour=0,
    listed_per_person=0,
    seats_per_hour=0,
    stored_bytes_per_hour=0,
    rooms=0,
    passed_on=0,
    passed_on_per_address=0,
    thinking_seconds_per_hour=0,
    mails_per_hour=0,
    mails_per_day=0,
    confirmations_per_hour=0,
    code_tries_per_hour=0,
)
"""Amounts and rates are not limited; sizes and deadlines of single things still are."""


def read_limits(place: str | None) -> Limits:
    """The limits that a host has set: a TOML file, `none`, or nothing."""
    if place is None:
        return USUAL
    if place == OFF:
        return NO_LIMITS
    try:
        return msgspec.convert(tomllib.loads(Path(place).read_text("utf-8")), Limits)
    except OSError as problem:
        raise BadOption(LimitsUnreadable(place, problem.strerror or str(problem))) from None
    except (ValueError, msgspec.ValidationError) as problem:
        raise BadOption(LimitsWrong(place, str(problem))) from None
