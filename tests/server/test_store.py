"""All stores keep the same promises: order, durability, one owner."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import psycopg
import pytest

from seedround.engine.errors import BadOption
from seedround.server.store import (
    MOST_DEVICES,
    Ban,
    Behind,
    Code,
    Feat,
    Head,
    Invitation,
    Order,
    Person,
    Store,
)
from seedround.server.store.choose import store_at
from seedround.server.store.lines import Line, Moved, Said
from seedround.server.store.memory import MemoryStore
from seedround.server.store.postgres import PostgresStore
from seedround.server.store.sqlite import SqliteStore
from seedround.server.store.writer import GroupWriter
from seedround.testing import A, B, C

Scenario = Callable[[Store], Awaitable[None]]
Play = Callable[[Scenario], None]

HEAD = Head(
    id="t1",
    game="bidness",
    rules=1,
    stage="open",
    public=True,
    config='{"seed": "5eed"}',
    people=("ann",),
    created=1,
    touched=1,
    lines=0,
)
ANN = Person(id="ann", name="Ann", created=5)


def line(number: int, text: str = "pass") -> Line:
    deed = Moved(seat=A, move=text, layout="[]", trace="1234abcd")
    return Line(number=number, deed=deed, request=f"r{number}", at=number)


def after(number: int, **changes: object) -> Head:
    return msgspec.structs.replace(HEAD, lines=number, touched=number, **changes)


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def empty(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("DROP SCHEMA public CASCADE")
        database.execute("CREATE SCHEMA public")


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Runs a scenario on a fresh store of every kind."""
    store: Store
    if request.param == "memory":
        store = MemoryStore()
    elif request.param == "sqlite":
        store = store_at(tmp_path / "data")
    else:
        address = request.getfixturevalue("database")
        empty(address)
        store = store_at(tmp_path, address)

    def run(scenario: Scenario) -> None:
        async def whole() -> None:
            async with opened(store):
                await scenario(store)

        asyncio.run(whole())

    return run


def test_people_are_found_by_device_and_id_and_can_change(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person(ANN, "hash-of-ann")
        assert await store.person("hash-of-ann") == ANN
        assert await store.person_by_id("ann") == ANN
        assert await store.person("hash-of-bob") is None
        assert await store.person_by_id("bob") is None
        changed = msgspec.structs.replace(ANN, name="Anna", email="anna@example.org")
        await store.change_person(changed)
        assert await store.person("hash-of-ann") == changed

    play(scenario)


def test_a_person_has_many_devices_and_the_oldest_of_too_many_is_forgotten(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person(ANN, "first")
        for number in range(MOST_DEVICES):
            await store.add_device(f"device {number}", "ann", 10 + number)
        assert await store.person("first") is None
        assert await store.person("device 0") == ANN
        await store.saw("ann", 77)
        assert await store.person_by_id("ann") == msgspec.structs.replace(ANN, seen=77)

    play(scenario)


def test_a_code_works_once_in_time_for_its_purpose_and_until_it_is_replaced(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_code(Code("old", "link", "ann", expires=100))
        link = Code("new", "link", "ann", expires=100)
        await store.add_code(link)
        await store.add_code(Code("paper", "recovery", "ann"))
        assert await store.use_code("link", "old", 50) is None, "it was replaced"
        assert await store.use_code("recovery", "new", 50) is None, "it is for something else"
        assert await store.use_code("link", "new", 100) == link
        assert await store.use_code("link", "new", 100) is None, "it was used"
        await store.add_code(link)
        assert await store.use_code("link", "new", 101) is None, "it is too old"
        await store.add_code(link)
        await store.drop_expired_codes(101)
        assert await store.use_code("link", "new", 1) is None
        assert await store.use_code("recovery", "paper", 10**15) == Code("paper", "recovery", "ann")

    play(scenario)


def test_who_wants_no_mail_is_remembered(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person(ANN, "a")
        waiting = msgspec.structs.replace(ANN, id="bob", unconfirmed="bob@example.org")
        await store.add_person(waiting, "b")
        assert await store.people_with_mail() == [waiting]
        for unwanted in (True, True, False):
            await store.set_unwanted("box", unwanted)
            assert await store.is_unwanted("box") is unwanted

    play(scenario)


def test_somebody_goes_and_what_is_to_be_forgotten_is_ordered(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person(ANN, "a")
        await store.add_code(Code("paper", "recovery", "ann"))
        await store.add_code(Code("scissors", "recovery", "cid"))
        await store.add_table(HEAD)
        said = Line(number=1, deed=Said(name="Bob", text="hello", person="bob"), at=1)
        await store.append(after(1), [said])
        await store.drop_person("ann", 7)
        await store.drop_person("bob", 8)
        assert await store.person("a") is None
        assert await store.use_code("recovery", "paper", 9) is None
        assert await store.use_code("recovery", "scissors", 9), "somebody else's"
        orders = [Order("goodbye", "", "ann", 7), Order("forget", "t1", "ann", 7),
                  Order("goodbye", "", "bob", 8), Order("forget", "t1", "bob", 8)]  # fmt: skip
        assert await store.orders() == orders
        await store.drop_order(orders[1])
        assert await store.orders() == [orders[0], *orders[2:]]

    play(scenario)


def test_the_best_result_of_a_level_is_kept_until_its_person_goes(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_person(ANN, "a")
        await store.add_table(HEAD)
        lost, won = Feat("ann", "g", "easy", False, 30), Feat("ann", "g", "easy", True, 28)
        worse, better = Feat("ann", "g", "easy", True, 27), Feat("ann", "g", "easy", True, 29)
        other, stranger = Feat("ann", "g", "hard", False, 3), Feat("nobody", "g", "hard", False, 3)
        results = [lost, won, lost, worse, better, other, stranger]
        kept = [[lost], [won], [won], [won], [better], [better, other], [better, other]]
        for number, (feat, best) in enumerate(zip(results, kept, strict=True), start=1):
            await store.append(after(number), [line(number)], feat=feat)
            assert await store.feats("ann", "g") == best
        assert await store.feats("ann", "h") == await store.feats("nobody", "g") == []
        with pytest.raises(Behind):
            await store.append(after(7), [line(7)], feat=Feat("ann", "g", "easy", True, 40))
        assert await store.feats("ann", "g") == [better, other], "nothing without its lines"
        await store.drop_person("ann", 7)
        assert await store.feats("ann", "g") == []

    play(scenario)


def test_a_table_is_rewritten_or_deleted_as_it_stands_or_not_at_all(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(HEAD, [Invitation(token="i", table="t1", seat=B)])
        await store.append(after(2), [line(1), line(2)])
        changed = after(2, people=("bob",), config="{}")
        with pytest.raises(Behind):
            await store.rewrite(msgspec.structs.replace(changed, lines=1), [line(1, "x")], "ann")
        assert await store.lines("t1") == [line(1), line(2)]
        await store.rewrite(changed, [line(2, "bid:30")], "ann")
        assert await store.lines("t1") == [line(1), line(2, "bid:30")]
        assert await store.tables_of("ann") == []
        assert [(head.config, head.people) for head in await store.tables_of("bob")] == [
            ("{}", ("bob",))
        ]
        await store.drop_person("ann", 5)
        assert [order.what for order in await store.orders()] == ["goodbye"], "no trace was left"
        await store.add_order(Order("delete", "t1", "", 6))
        await store.drop_table("t1")
        assert await store.head("t1") is None
        assert await store.lines("t1") == []
        assert await store.invitation("i") is None
        assert [order.what for order in await store.orders()] == ["goodbye"]
        with pytest.raises(Behind):
            await store.drop_table("t1")

    play(scenario)


def test_a_table_that_is_opened_by_a_line_is_stored_with_it_or_not_at_all(play: Play) -> None:
    following = msgspec.structs.replace(HEAD, id="t2", people=("ann", "bob"))

    async def scenario(store: Store) -> None:
        await store.add_table(HEAD)
        with pytest.raises(Behind):
            await store.append(after(7), [line(7)], opened=following)
        assert await store.head("t2") is None
        await store.append(after(1), [line(1)], opened=following)
        assert await store.head("t2") == following
        assert [head.id for head in await store.tables_of("bob")] == ["t2"]
        await store.append(msgspec.structs.replace(following, lines=1), [line(1)])
        assert len(await store.lines("t2")) == 1

    play(scenario)


def test_what_is_old_is_found(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for number, stage in enumerate(("over", "running", "abandoned", "over")):
            head = msgspec.structs.replace(
                HEAD, id=f"t{number}", stage=stage, touched=10 * number, people=(f"p{number}",)
            )
            await store.add_table(head)
            await store.add_person(msgspec.structs.replace(ANN, id=f"p{number}"), f"d{number}")
        await store.saw("p1", 30)
        assert await store.old_tables(True, 30) == ["t0"]
        assert await store.old_tables(False, 30) == ["t1", "t2"]
        assert sorted(await store.old_people(20)) == ["p0"], "somebody is at the tables of others"
        assert [head.id for head in await store.newest_tables(most=2)] == ["t3", "t2"]
        assert [head.id for head in await store.newest_tables("running")] == ["t1"]

    play(scenario)


def test_of_many_the_longest_gone_come_first(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for number in range(4):
            seen = 10 * (number + 2) % 35
            person = msgspec.structs.replace(ANN, id=f"p{number}", seen=seen)
            await store.add_person(person, f"d{number}")
        assert await store.old_people(30) == ["p2", "p3", "p0"]
        assert await store.old_people(30, most=2) == ["p2", "p3"]

    play(scenario)


def test_bans_are_kept_until_they_are_lifted(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for at in (1, 2):
            await store.add_ban(Ban("192.0.2.7/32", at))
        assert await store.bans() == [Ban("192.0.2.7/32", 1)]
        assert await store.drop_ban("192.0.2.7/32")
        assert not await store.drop_ban("192.0.2.7/32")

    play(scenario)


def test_a_table_is_its_head_and_its_lines(play: Play) -> None:
    async def scenario(store: Store) -> None:
        assert await store.head("t1") is None
        assert await store.lines("t1") == []
        await store.add_table(HEAD)
        assert await store.head("t1") == HEAD
        await store.append(after(2, stage="running"), [line(1), line(2, "bid:30")])
        said = Said(name="Eve \U0001f600", text="hello; DROP TABLE lines --")
        chat = Line(number=3, deed=said, at=9)
        seated = after(3, stage="running", people=("bob",), config="{}", asked=(0, 2))
        await store.append(seated, [chat])
        assert await store.lines("t1") == [line(1), line(2, "bid:30"), chat]
        assert await store.lines("t1", after=2) == [chat]
        assert await store.head("t1") == seated
        assert await store.tables_of("bob") == [seated]
        assert await store.tables_of("ann") == []

    play(scenario)


def test_lines_that_do_not_follow_are_refused_and_change_nothing(play: Play) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(HEAD)
        await store.append(after(1), [line(1)])
        for number in (1, 3):
            with pytest.raises(Behind):
                await store.append(after(number, stage="over"), [line(number, "other")])
        with pytest.raises(Behind):
            await store.append(msgspec.structs.replace(HEAD, id="t2"), [line(1)])
        assert await store.lines("t1") == [line(1)]
        assert await store.head("t1") == after(1)

    play(scenario)


def test_what_is_written_at_once_is_all_kept_in_order(play: Play) -> None:
    """A hundred tables and several lines of one table in the same group; a bad one hurts nobody."""

    async def scenario(store: Store) -> None:
        heads = [msgspec.structs.replace(HEAD, id=f"t{number}") for number in range(100)]
        await asyncio.gather(*(store.add_table(head) for head in heads))
        writes = [
            store.append(msgspec.structs.replace(head, touched=number), [line(number)])
            for number in (1, 2, 3)
            for head in heads
        ]
        writes.append(store.append(heads[0], [line(9)]))
        *good, bad = await asyncio.gather(*writes, return_exceptions=True)
        assert good == [None] * 300
        assert isinstance(bad, Behind)
        for head in heads:
            assert await store.lines(head.id) == [line(1), line(2), line(3)]

    play(scenario)


def test_a_writer_stores_what_it_was_given_even_if_nobody_waits_any_more() -> None:
    stored: list[int] = []

    async def commit(group: Sequence[int]) -> Sequence[Exception | None]:
        await asyncio.sleep(0)
        stored.extend(group)
        return [None] * len(group)

    async def whole() -> None:
        writer = GroupWriter(commit)
        waiting = [asyncio.create_task(writer.write(number)) for number in range(3)]
        await asyncio.sleep(0)
        for task in waiting[1:]:
            task.cancel()
        await writer.finish()
        assert [task.cancelled() for task in waiting] == [False, True, True]

    asyncio.run(whole())
    assert stored == [0, 1, 2]


def test_a_card_set_is_kept_once_by_its_hash(play: Play) -> None:
    async def scenario(store: Store) -> None:
        assert await store.card_set("abc") is None
        await store.add_set("abc", '{"set": {}}')
        await store.add_set("abc", "another")
        assert await store.card_set("abc") == '{"set": {}}'

    play(scenario)


def test_a_secret_of_the_server_is_made_once(play: Play) -> None:
    async def scenario(store: Store) -> None:
        at_once = await asyncio.gather(*(store.secret("key", f"{n}") for n in range(5)))
        assert len(set(at_once)) == 1
        assert await store.secret("key", "another") == at_once[0]
        assert await store.secret("other key", "mine") == "mine"

    play(scenario)


def test_what_lies_beside_the_database_is_as_private(tmp_path: Path) -> None:
    """Keys, seeds and secrets pass through the journal too."""

    async def whole() -> None:
        async with opened(SqliteStore(tmp_path / "data" / "seedround.db")) as store:
            await store.secret("key", "private")
            files = list((tmp_path / "data").iterdir())
            assert len(files) >= 3
            assert {oct(file.stat().st_mode & 0o777) for file in files} == {"0o600"}

    asyncio.run(whole())


def test_an_invitation_works_once(play: Play) -> None:
    async def scenario(store: Store) -> None:
        first = Invitation(token="hash-1", table="t1", seat=B)
        second = Invitation(token="hash-2", table="t1", seat=C)
        await store.add_table(HEAD, [first])
        await store.add_invitation(second)
        assert await store.invitation("hash-1") == first
        used = await asyncio.gather(*(store.use_invitation("hash-1") for _ in range(5)))
        assert await store.invitation("hash-1") is None
        assert used.count(first) == 1
        assert used.count(None) == 4
        assert await store.use_invitation("hash-2") == second
        assert await store.use_invitation("hash-3") is None

    play(scenario)


def test_lists_give_the_newest_first_and_only_what_is_asked_for(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for number, (stage, public) in enumerate(
            [("open", True), ("open", False), ("running", True), ("open", True)]
        ):
            head = msgspec.structs.replace(
                HEAD, id=f"t{number}", stage=stage, public=public, touched=number
            )
            await store.add_table(head)
        assert [head.id for head in await store.public_tables("open")] == ["t3", "t0"]
        assert [head.id for head in await store.public_tables("open", most=1)] == ["t3"]
        assert [head.id for head in await store.tables_of("ann")] == ["t3", "t2", "t1", "t0"]

    play(scenario)


def test_a_table_says_when_something_is_due_there(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for number, (stage, due) in enumerate(
            [("open", None), ("running", None), ("running", 0), ("running", 1000), ("over", None)]
        ):
            head = msgspec.structs.replace(
                HEAD, id=f"t{number}", stage=stage, touched=number, due=due
            )
            await store.add_table(head)
        assert await store.due_tables(999, 5, "p1") == ["t2"]
        assert await store.due_tables(1000, 5, "p1") == ["t2", "t3"]
        assert await store.due_tables(-1, 2, "p1") == ["t2", "t3"], "something happened there"
        later = await store.head("t3")
        assert later is not None
        assert later.due == 1000
        await store.append(msgspec.structs.replace(later, due=None), [])
        assert await store.due_tables(1000, 5, "p1") == ["t2"]

    play(scenario)


def test_lists_give_fifty_unless_somebody_asks_for_more(play: Play) -> None:
    async def scenario(store: Store) -> None:
        for number in range(51):
            await store.add_table(msgspec.structs.replace(HEAD, id=f"t{number:02}", touched=number))
        for most in (
            await store.tables_of("ann"),
            await store.public_tables("open"),
            await store.newest_tables(),
        ):
            assert [head.id for head in most] == [f"t{number:02}" for number in range(50, 0, -1)]
        assert len(await store.tables_of("ann", most=51)) == 51

    play(scenario)


def test_what_is_due_is_done_by_its_owner_or_if_that_one_is_silent_by_any_other(
    database: str,
) -> None:
    async def whole() -> None:
        empty(database)
        async with opened(PostgresStore(database)) as store:
            for owner in ("mine", "theirs", "nobodys"):
                head = msgspec.structs.replace(HEAD, stage="running", touched=9)
                await store.add_table(msgspec.structs.replace(head, id=owner, due=5))
                await store.add_table(msgspec.structs.replace(head, id=f"{owner} idle"))
                await store.beat(owner, 30)
                if owner != "nobodys":
                    await store.take_lease(owner, owner)
                    await store.take_lease(f"{owner} idle", owner)
            assert await store.due_tables(5, 10, "mine") == ["mine", "nobodys"]
            lately = ["mine", "mine idle", "nobodys", "nobodys idle"]
            assert await store.due_tables(5, 9, "mine") == lately
            await store.beat("theirs", -1)
            assert await store.due_tables(5, 10, "mine") == ["mine", "nobodys", "theirs"]
            assert await store.due_tables(5, 9, "mine") == [*lately, "theirs", "theirs idle"]

    asyncio.run(whole())


def test_whoever_closes_a_file_waits_for_all_that_is_to_be_written(tmp_path: Path) -> None:
    async def whole() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.open()
        people = [msgspec.structs.replace(ANN, id=f"p{number}") for number in range(1600)]
        writing = [asyncio.create_task(store.add_person(one, one.id)) for one in people]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        async with opened(SqliteStore(tmp_path / "a.db")) as again:
            assert await again.person("p1599") == people[-1]

    asyncio.run(whole())


def test_whoever_comes_beside_a_server_gets_the_file_when_that_has_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def whole() -> None:
        server, beside = SqliteStore(path), SqliteStore(path, beside=True)
        await server.open()
        await beside.open()
        assert not await beside.seize()
        await server.close()
        assert await beside.seize()
        assert await beside.seize(), "it has it already"
        with pytest.raises(BadOption, match="Another server is already using"):
            await SqliteStore(path).open()
        await beside.close()
        async with opened(SqliteStore(path)):
            pass

    asyncio.run(whole())


def test_one_process_owns_every_table_of_its_own_file(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.add_table(HEAD)
        await store.beat("p1", 10)
        assert await store.take_lease("t1", "p1") == ("p1", 0)
        await store.drop_leases("p1")
        assert await store.take_lease("t1", "p2") == ("p2", 0)

    async def whole() -> None:
        for store in (MemoryStore(), SqliteStore(tmp_path / "a.db")):
            async with opened(store) as one:
                await scenario(one)

    asyncio.run(whole())


def test_a_table_has_one_owner_until_it_falls_silent(database: str) -> None:
    """The fencing number keeps a process that lost its table from writing on."""

    async def whole() -> None:
        empty(database)
        async with opened(PostgresStore(database)) as one, opened(PostgresStore(database)) as two:
            await one.add_table(HEAD)
            await one.beat("p1", 30)
            await two.beat("p2", 30)
            owner, lease = await one.take_lease("t1", "p1")
            assert owner == "p1"
            assert await two.take_lease("t1", "p2") == ("p1", lease)
            assert await one.take_lease("t1", "p1") == ("p1", lease)
            await one.append(after(1), [line(1)], lease)
            await one.beat("p1", -1)  # p1 falls silent
            assert await two.take_lease("t1", "p2") == ("p2", lease + 1)
            with pytest.raises(Behind):
                await one.append(after(2), [line(2)], lease)
            await two.append(after(2), [line(2, "bid:30")], lease + 1)
            assert await one.lines("t1") == [line(1), line(2, "bid:30")]
            await two.drop_leases("p2")
            await one.beat("p1", 30)
            assert await one.take_lease("t1", "p1") == ("p1", lease + 2)
            assert await one.take_lease("nowhere", "p1") == ("p1", 0)

    asyncio.run(whole())


def test_what_another_owner_settled_meanwhile_is_settled_anew(database: str) -> None:
    """A process remembers what it wrote last: not what stands there after somebody else's turn."""

    async def whole() -> None:
        empty(database)
        async with opened(PostgresStore(database)) as one, opened(PostgresStore(database)) as two:
            await one.add_table(HEAD)
            mine = {"config": '{"mine": 1}', "people": ("ann",)}
            theirs = {"config": '{"theirs": 1}', "people": ("bob",)}
            wanted = [(one, "p1", mine), (two, "p2", theirs), (one, "p1", mine)]
            for number, (store, owner, settled) in enumerate(wanted, 1):
                await store.beat(owner, 30)
                _, lease = await store.take_lease("t1", owner)
                with pytest.raises(Behind):  # what was refused was not written either
                    await store.append(after(9, **settled), [line(9)], lease)
                await store.append(after(number, **settled), [line(number)], lease)
                assert await store.head("t1") == after(number, **settled)
                await store.beat(owner, -1)

    asyncio.run(whole())


def test_processes_that_start_together_migrate_once(database: str) -> None:
    async def whole() -> None:
        empty(database)
        stores = [PostgresStore(database) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(whole())


def test_a_closed_file_holds_everything_and_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def write() -> None:
        async with opened(SqliteStore(path)) as store:
            await store.add_table(HEAD)
            await store.append(after(1), [line(1)])

    async def read(copy: Path) -> None:
        async with opened(SqliteStore(copy)) as store:
            assert await store.lines("t1") == [line(1)]

    asyncio.run(write())
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    asyncio.run(read(copy))
    assert path.stat().st_mode & 0o077 == 0


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(SqliteStore(tmp_path / "a.db")):
            with pytest.raises(BadOption, match="Another server is already using"):
                await SqliteStore(tmp_path / "a.db").open()

    asyncio.run(whole())


def test_a_file_that_is_no_database_or_too_new_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("no database at all, but long enough to be read as one" * 50)
    with sqlite3.connect(tmp_path / "b.db") as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(BadOption, match="cannot be used as a database"):
        asyncio.run(SqliteStore(tmp_path / "a.db").open())
    with pytest.raises(BadOption, match="written by a newer version of Seed Round"):
        asyncio.run(SqliteStore(tmp_path / "b.db").open())


def test_a_database_that_is_too_new_or_away_is_refused(database: str) -> None:
    empty(database)
    with psycopg.connect(database, autocommit=True) as newer:
        newer.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        newer.execute("INSERT INTO migrations VALUES (99)")
    with pytest.raises(BadOption, match="written by a newer version of Seed Round"):
        asyncio.run(PostgresStore(database).open())


def test_an_unknown_kind_of_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="begins with postgresql://"):
        store_at(tmp_path, "mysql://somewhere")
