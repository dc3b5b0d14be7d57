"""What is kept: people, tables, and for every table an append-only list of lines.

A table is its head and its lines; everything else about it follows from them, as a game follows
from a seed and moves. A line is durable when `append` returns, and only then is it acknowledged.
"""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct

from seedround.engine.kinds import Seat
from seedround.server.store.lines import Line


class Head(Struct, frozen=True, gc=False, kw_only=True):
    """A table as lists and restarts need it, without reading its lines."""

    id: str
    game: str
    rules: int
    """The rules version it is played under."""
    stage: str
    public: bool
    config: str
    """JSON: options, card set, seats, pace, clocks, hints, names, bots, and the record's seed and
    salt. Never leaves the server as it is."""
    people: tuple[str, ...]
    """The people at the table, in no order; their own tables are found by this."""
    created: int
    touched: int
    lines: int
    """How many lines there are."""
    asked: tuple[int, ...] = ()
    """The seats that the game waits for; told only to their own players."""
    due: int | None = None
    """When something happens here by itself, in milliseconds since 1970; None if people have to
    come first."""


class Person(Struct, frozen=True, kw_only=True):
    """A guest, on one device or several."""

    id: str
    name: str | None = None
    language: str = "en"
    webhook: str | None = None
    email: str | None = None
    """An address for mail that its owner has confirmed."""
    unconfirmed: str | None = None
    """An address that waits to be confirmed."""
    created: int = 0
    seen: int = 0
    """When they last were here, to the day."""


MOST_DEVICES: Final = 20
CodeKind = Literal["recovery", "link", "confirm"]


class Code(Struct, frozen=True):
    """Leads to a person, once; `token` is the hash of what they were given."""

    token: str
    kind: CodeKind
    person: str
    address: str | None = None
    """The address for mail that it confirms."""
    expires: int | None = None
    """Milliseconds since 1970; a recovery code is good until it is used or replaced."""


class Feat(Struct, frozen=True):
    """The best result that a person has reached in a level of a campaign."""

    person: str
    game: str
    level: str
    won: bool
    score: int


class Invitation(Struct, frozen=True, kw_only=True):
    """A free seat promised to the bearer of a secret, of which this is the hash; it works once."""

    token: str
    table: str
    seat: Seat


What = Literal["close", "delete", "forget", "goodbye"]


class Order(Struct, frozen=True):
    """To be done to a table by the process that has it in hand: give it up, delete it, forget a
    person at it. A goodbye is for all processes: a person is gone, their sockets too."""

    what: What
    table: str
    person: str
    at: int


class Ban(Struct, frozen=True):
    """Addresses that the host does not let in, `192.0.2.7/32` or a network."""

    network: str
    at: int


class Behind(Exception):
    """The lines do not follow on what is stored: another process owns this table now."""


class Store(Protocol):
    """SQLite, PostgreSQL, or memory (for tests): all with one writer that commits in groups.

    Everything raises Unavailable while the database cannot be used.
    """

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def pulse(self, at: int) -> None:
        """Write something, to see whether the database can be written."""
        ...

    async def add_person(self, person: Person, device: str) -> None:
        """A new person; a device is known by the hash of the secret in its cookie."""
        ...

    async def change_person(self, person: Person) -> None: ...
    async def person(self, device: str) -> Person | None: ...

    async def person_by_id(self, person: str) -> Person | None: ...

    async def add_table(self, head: Head, invitations: Sequence[Invitation] = ()) -> None: ...
    async def add_invitation(self, invitation: Invitation) -> None: ...
    async def invitation(self, token: str) -> Invitation | None:
        """The invitation, as long as it has not been used."""
        ...

    async def use_invitation(self, token: str) -> Invitation | None:
        """Use an invitation up; a second caller gets None."""
        ...

    async def add_set(self, hash_: str, content: str) -> None:
        """The content of a card set (JSON); the same hash is kept once."""
        ...

    async def card_set(self, hash_: str) -> str | None: ...

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of the server itself; `fresh` becomes it if there is none of that name yet.

        All processes on one database get the same one.
        """
        ...

    async def append(
        self,
        head: Head,
        lines: Sequence[Line],
        lease: int = 0,
        opened: Head | None = None,
        feat: Feat | None = None,
    ) -> None:
        """Store the lines, the changed head, a table that is opened by them and a feat that ends
        them in one transaction; durable on return.

        A feat is kept if its person is known and it is better than the one kept. Raises Behind
        unless the first line's number follows the last stored one and the lease is still held.
        """
        ...

    async def head(self, table: str) -> Head | None: ...
    async def lines(self, table: str, after: int = 0) -> list[Line]: ...
    async def tables_of(self, person: str, most: int = 50) -> list[Head]: ...
    async def public_tables(self, stage: str, most: int = 50) -> list[Head]: ...
    async def newest_tables(self, stage: str = "", most: int = 50) -> list[Head]:
        """The tables of one stage, or all, those with the latest change first."""
        ...

    async def due_tables(self, before: int, since: int, owner: str) -> list[str]:
        """The ids of tables at which something is due before that time, and of games at which
        something has happened since that other time; none that are in the hand of another process
        that lives."""
        ...

    async def all_tables(self) -> list[str]:
        """The ids of all tables, oldest first (for exports)."""
        ...

    async def seize(self) -> bool:
        """For a program beside a server: whether none runs. Then none begins until `close`, or it
        respects leases."""
        ...

    async def beat(self, owner: str, seconds: float) -> None:
        """Say that this process lives; its leases hold as long as it says so again in time."""
        ...

    async def take_lease(self, table: str, owner: str) -> tuple[str, int]:
        """Become, or stay, the owner of a table: gives the present owner and the fencing number.

        A table goes to the first process that asks after its owner fell silent. With one process
        (SQLite, memory) always to the caller.
        """
        ...

    async def drop_leases(self, owner: str) -> None:
        """Leave all tables to others, at a graceful stop."""
        ...

    async def add_device(self, device: str, person: str, at: int) -> None:
        """Add a device; if there are too many, the oldest is forgotten."""
        ...

    async def saw(self, person: str, at: int) -> None: ...
    async def people_with_mail(self) -> list[Person]:
        """All people who have given an address for mail, confirmed or not."""
        ...

    async def add_code(self, code: Code) -> None:
        """Add a code in place of the person's earlier one of its kind."""
        ...

    async def use_code(self, kind: CodeKind, token: str, now: int) -> Code | None:
        """Use a code up; a second or a late caller gets None."""
        ...

    async def feats(self, person: str, game: str) -> list[Feat]: ...

    async def drop_expired_codes(self, now: int) -> None: ...
    async def set_unwanted(self, mailbox: str, unwanted: bool) -> None:
        """Note that a mailbox (a hash, not an address) wants no mail, or does again."""
        ...

    async def is_unwanted(self, mailbox: str) -> bool: ...

    # What hosts and people want done

    async def add_order(self, order: Order) -> None: ...
    async def orders(self) -> list[Order]:
        """The orders, oldest first."""
        ...

    async def drop_order(self, order: Order) -> None: ...
    async def drop_person(self, person: str, at: int) -> None:
        """A person is gone with devices and codes; that they are forgotten at their tables is
        ordered in the same transaction."""
        ...

    async def rewrite(
        self, head: Head, lines: Sequence[Line], forgotten: str, lease: int = 0
    ) -> None:
        """Put these in the place of a table's config, people and lines of the same numbers; the
        forgotten person has left no trace there then. Raises Behind as `append` does."""
        ...

    async def drop_table(self, table: str, lease: int = 0) -> None:
        """Delete a table and all that is its own. Raises Behind unless the lease is still held."""
        ...

    async def old_tables(self, over: bool, before: int, most: int = 100) -> list[str]:
        """Games that are over, or all others, at which nothing has happened since."""
        ...

    async def old_people(self, before: int, most: int = 100) -> list[str]:
        """People who were not here since, and whose table mates were not either."""
        ...

    async def add_ban(self, ban: Ban) -> None: ...
    async def drop_ban(self, network: str) -> bool:
        """Lift a ban; gives whether there was one."""
        ...

    async def bans(self) -> list[Ban]: ...
