"""What a host does from the command line, beside a server that may be running."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeVar

from rich.table import Table
from rich.text import Text

from seedround.cli.sayings.columns import Column
from seedround.cli.sayings.hosting import (
    BannedSince,
    ChatDeleted,
    ChatLines,
    DeleteTable,
    ForgetPerson,
    MayComeAgain,
    NobodyBanned,
    NoPersonCalled,
    NoSuchTables,
    NoTableCalled,
    NoTablesIn,
    NothingChanged,
    OrderedOnly,
    PersonForgotten,
    RulesPlayed,
    SayYes,
    SeatsDamaged,
    ServerMissing,
    ShutOut,
    SitsThere,
    Sitter,
    TableDone,
    TableStage,
    TypeYes,
    WasNotBanned,
)
from seedround.cli.screen import Screen
from seedround.engine.errors import BadOption
from seedround.engine.saying import Saying

try:
    from seedround.server.people.bans import network_of
    from seedround.server.store import Ban, Head, Order, Store
    from seedround.server.store.choose import FILE, store_at
    from seedround.server.store.lines import Answered, Moved, Said
    from seedround.server.tables.config import Config, unpack
    from seedround.server.tables.orders import alone
    from seedround.server.tables.signing import signer_of
except ImportError:
    raise BadOption(ServerMissing()) from None

T = TypeVar("T")
PATIENCE: Final = 30.0
"""Seconds that a server has to carry an order out."""
OWNER: Final = "seedround admin"


class Place(NamedTuple):
    """Where a server keeps its tables."""

    data: Path
    database: str | None

    def visit(self, work: Callable[[Store], Awaitable[T]]) -> T:
        if self.database is None and not (self.data / FILE).is_file():
            raise BadOption(NoTablesIn(str(self.data)))

        async def run() -> T:
            store = store_at(self.data, self.database, beside=True)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())


# Looking


def show_tables(place: Place, stage: str, most: int) -> None:
    heads = place.visit(lambda store: store.newest_tables(stage, most))
    screen = Screen()
    if not heads:
        screen.say(NoSuchTables())
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    first, *others = screen.heads("table", "game", "stage", "actor", "lines", "last")
    table.add_column(first, no_wrap=True)
    for name in others:
        table.add_column(name)
    for head in heads:
        stage = screen.said(TableStage(head.stage, head.public))
        table.add_row(
            head.id, head.game, stage, who(head, screen), str(head.lines), when(head.touched)
        )
    screen.print(table)
    screen.command("admin", "show", heads[0].id)


def show_table(place: Place, table: str, chat: bool) -> None:
    async def look(store: Store) -> tuple[Head, list[Said], int]:
        head = await known(store, table)
        deeds = [line.deed for line in await store.lines(table)]
        moves = sum(isinstance(deed, Moved | Answered) for deed in deeds)
        return head, [deed for deed in deeds if isinstance(deed, Said)], moves

    head, said, moves = place.visit(look)
    screen = Screen()
    shown = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    shown.add_column(style="bold")
    shown.add_column()
    facts: dict[Column, str] = {
        "table": head.id,
        "game": screen.said(RulesPlayed(head.game, head.rules)),
        "stage": screen.said(TableStage(head.stage, head.public)),
        "created": when(head.created),
        "last": when(head.touched),
        "moves": str(moves),
        "chat": screen.said(ChatLines(len(said))),
    }
    for name, value in zip(screen.heads(*facts), facts.values(), strict=True):
        shown.add_row(name, value)
    screen.print(shown)
    config = read(head)
    if config is None:
        screen.say(SeatsDamaged())
    else:
        screen.print(seats(config, screen))
    if chat:
        for line in said:
            screen.item(f"  {line.name}: ", line.text or screen.said(ChatDeleted()))


def seats(config: Config, screen: Screen) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in screen.heads("seat", "name", "actor", "person"):
        table.add_column(head)
    for seat, (chair, name) in enumerate(zip(config.chairs, config.names, strict=True), 1):
        kind: Sitter = (
            "host" if chair.person and chair.person == config.host
            else "guest" if chair.person
            else "bot" if chair.bot
            else "gone" if chair.former
            else "free"
        )  # fmt: skip
        sits = screen.said(SitsThere(kind, chair.bot))
        table.add_row(str(seat), Text("" if chair.free else name), sits, chair.person or "")
    return table


def who(head: Head, screen: Screen) -> Text:
    config = read(head)
    if config is None:
        return Text(screen.said(SitsThere("damaged", None)), "red")
    free = screen.said(SitsThere("free", None))
    both = zip(config.chairs, config.names_in(screen.language), strict=True)
    return Text(", ".join(free if chair.free else name for chair, name in both))


def read(head: Head) -> Config | None:
    try:
        return unpack(head.config)
    except ValueError:
        return None


def when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def known(store: Store, table: str) -> Head:
    head = await store.head(table)
    if head is None:
        raise BadOption(NoTableCalled(table[:40]))
    return head


def now() -> int:
    return time.time_ns() // 1_000_000


# Changing


def order(place: Place, what: Literal["close", "delete"], table: str, yes: bool = True) -> None:
    head = place.visit(lambda store: known(store, table))
    confirm(DeleteTable(table, head.game, str(who(head, Screen()))), yes)

    async def work(store: Store) -> bool:
        await store.add_order(Order(what, table, "", now()))
        return await carried_out(store)

    tell(place.visit(work), TableDone(table, what))


def forget_person(place: Place, person: str, yes: bool) -> None:
    async def name(store: Store) -> str | None:
        found = await store.person_by_id(person)
        if found is None:
            raise BadOption(NoPersonCalled(person[:40]))
        return found.name

    confirm(ForgetPerson(place.visit(name) or person), yes)

    async def work(store: Store) -> bool:
        await store.drop_person(person, now())
        return await carried_out(store)

    tell(place.visit(work), PersonForgotten(person))


def confirm(question: Saying, yes: bool) -> None:
    if yes:
        return
    screen = Screen()
    if not screen.typed:
        raise BadOption(SayYes())
    if screen.ask(TypeYes(question)) != "yes":
        raise BadOption(NothingChanged())


async def carried_out(store: Store) -> bool:
    """Whether all orders are, by us if no server runs, or by the server in some seconds."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if await store.seize():
            left = await alone(store, OWNER, now(), await signer_of(store))
        else:
            left = [order for order in await store.orders() if order.what != "goodbye"]
        if not left:
            return True
        await asyncio.sleep(0.2)
    return False


def tell(done: bool, what: Saying) -> None:
    Screen().say(what if done else OrderedOnly())


# Bans


def ban_address(place: Place, address: str) -> None:
    network = str(network_of(address))
    place.visit(lambda store: store.add_ban(Ban(network, now())))
    Screen().say(ShutOut(network))


def unban_address(place: Place, address: str) -> None:
    network = str(network_of(address))
    if not place.visit(lambda store: store.drop_ban(network)):
        raise BadOption(WasNotBanned(network))
    Screen().say(MayComeAgain(network))


def show_bans(place: Place) -> None:
    banned = place.visit(lambda store: store.bans())
    screen = Screen()
    for one in banned:
        screen.say(BannedSince(one.network, when(one.at)))
    if not banned:
        screen.say(NobodyBanned())
