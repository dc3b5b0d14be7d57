"""What a team says and points out among its members stays there.

Four players in two teams, each with a socket of their own, and a spectator who looks on.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seedround.server.host.limits import Limits
from seedround.server.store import Store
from seedround.server.store.choose import store_at
from seedround.server.store.lines import Said
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.export import records
from tests.server.client import Client
from tests.server.serving import Running, play, serving, until
from tests.server.test_play import leave, mover, seated

SECRET = "we go for the second customer"
NAMES = ("Ada", "Bo", "Cy", "Di")
TEAMS = {"teams": "alternate"}
SEED = "7ea7"
"""A deal in which both leads have to choose a set in the first round."""


@asynccontextmanager
async def two_teams(server: Running) -> AsyncIterator[tuple[str, list[Client], Client]]:
    """Ada and Cy against Bo and Di; Eve watches."""
    wishes = {"public": True, "options": TEAMS, "seed": SEED}
    table, clients = await seated(server, "tech-deck", *NAMES, **wishes)
    async with Client(server.address, "Eve") as eve:
        await eve.http.patch("/api/me", json={"name": "Eve"})
        await eve.dial()
        await eve.watch(table)
        await clients[0].until(lambda: clients[0].tables[table]["teams"])
        assert clients[0].tables[table]["teams"] == [[0, 2], [1, 3]]
        yield table, clients, eve
    await leave(clients)


def chat(client: Client, *team: int) -> list[dict[str, Any]]:
    """The lines that a client was told of one chat."""
    told = [one for one in client.messages if one["is"] == "chat_lines"]
    return [line for one in told if one["team"] == list(team) for line in one["lines"]]


def texts(client: Client, *team: int) -> list[str]:
    return [line["text"] for line in chat(client, *team)]


def marks(client: Client) -> Any:
    """What a client was last told of its team's marks."""
    told = [one for one in client.messages if one["is"] == "marks"]
    return {one["seat"]: one["cards"] for one in told[-1]["marks"]} if told else None


def heard(client: Client, text: str) -> bool:
    return any(text in data for data in client.bytes)


async def settle(table: str, *clients: Client) -> None:
    """All that was sent before has arrived: a line for all comes after it."""
    line = f"settled {secrets.token_hex(4)}"
    await clients[0].ask("say", table=table, text=line)
    for client in clients:
        await client.until(lambda: texts(client)[-1:] == [line])  # noqa: B023


async def come_back(server: Running, table: str, who: Client, *seats: int, **after: Any) -> Client:
    """The same person at another socket."""
    again = Client(server.address, who.name)
    again.http.cookies.update(who.http.cookies)
    await again.dial()
    await again.watch(table, *seats, **after)
    return again


def test_a_line_for_the_team_reaches_the_team_alone() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            ada, bo, cy, di = clients
            await ada.ask("say", table=table, text="hello all")
            done = await ada.ask("say", table=table, text=SECRET, to="team")
            assert done["is"] == "done"
            await ada.ask("say", table=table, text=SECRET + " again", to="team", seat=0)
            await settle(table, ada, bo, cy, di, eve)
            for mate in (ada, cy):
                assert [line["number"] for line in chat(mate, 0, 2)] == [1, 2]
                assert texts(mate, 0, 2) == [SECRET, SECRET + " again"]
            for other in (bo, di, eve):
                assert not heard(other, SECRET)
            for anybody in (*clients, eve):  # the numbers for all have no gap
                assert [line["number"] for line in chat(anybody)] == [1, 2]

    play(scenario)


def test_who_comes_back_gets_the_lines_of_their_own_team_and_no_others() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            ada, bo, cy, _ = clients
            for text in ("first", "second"):
                await ada.ask("say", table=table, text=f"{SECRET} {text}", to="team")
            await bo.ask("say", table=table, text="theirs", to="team")
            later = await come_back(server, table, cy, 2, team_chat_after={"2": 1})
            await later.until(lambda: chat(later, 0, 2))
            assert texts(later, 0, 2) == [f"{SECRET} second"]
            assert not heard(later, "theirs")
            aside = await come_back(server, table, cy)  # a member who only looks on from outside
            rival = await come_back(server, table, bo, 1, team_chat_after={"0": 0, "2": 0})
            stranger = await come_back(server, table, eve, team_chat_after={"0": 0})
            denied = await come_back(server, table, bo)
            assert (await denied.ask("watch", table=table, seats=[0]))["is"] == "refusal"
            await settle(table, ada, rival, stranger, aside, denied)
            assert texts(rival, 1, 3) == ["theirs"]
            for other in (rival, stranger, aside, denied):
                assert not heard(other, SECRET)
            await leave([later, aside, rival, stranger, denied])

    play(scenario)


def test_only_members_speak_to_a_team() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            ada, bo, cy, _ = clients
            for answer in (
                await eve.ask("say", table=table, text="psst", to="team"),
                await eve.ask("say", table=table, text="psst", to="team", seat=0),
                await bo.ask("say", table=table, text="psst", to="team", seat=0),
                await bo.ask("say", table=table, text="psst", to="rivals"),
                await eve.ask("mark", table=table, seat=0, cards=[]),
                await bo.ask("mark", table=table, seat=0, cards=[]),
            ):
                assert answer["is"] == "refusal"
            alone = await ada.open("tech-deck", "me", "random")
            here = alone["table"]["id"]
            await ada.watch(here, 0)
            for refused in (
                await ada.ask("say", table=here, text="psst", to="team"),
                await ada.ask("mark", table=here, seat=0, cards=[]),
            ):
                assert refused["kind"] == "no_team_here"
            await settle(table, ada, cy)
            assert not heard(cy, "psst")

    play(scenario)


def test_nothing_that_can_be_fetched_has_a_line_of_a_team() -> None:
    """Pages, lists, records and replays, during the game and after it."""

    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            ada, bo, cy, _ = clients
            await ada.ask("say", table=table, text=SECRET, to="team")
            await settle(table, *clients, eve)

            async def nothing_leaks() -> None:
                paths = ("", "/record", "/replay", "/cards", "/log", "/chat")
                addresses = [f"/api/tables/{table}{path}" for path in paths]
                for path in (*addresses, "/api/tables", "/api/me"):
                    for client in (bo, eve, ada):
                        assert SECRET not in (await client.http.get(path)).text

            await nothing_leaks()
            for seat, client in enumerate(clients):
                await client.ask("propose", table=table, seat=seat, what="abandon")
                await client.ask("vote", table=table, seat=seat, agree=True)
            assert (await eve.get(f"/api/tables/{table}"))["stage"] == "abandoned"
            await nothing_leaks()
            after = await come_back(server, table, bo, 1)
            again = await come_back(server, table, cy, 2)
            await again.until(lambda: texts(again, 0, 2) == [SECRET])
            assert not heard(after, SECRET)
            assert not heard(eve, SECRET)
            await leave([after, again])

    play(scenario)


def test_a_team_keeps_its_lines_over_a_restart_and_no_record_has_them() -> None:
    store = MemoryStore()

    async def run() -> None:
        async with serving(store) as server, two_teams(server) as (table, clients, eve):
            ada, bo, cy, _ = clients
            await ada.ask("say", table=table, text=SECRET, to="team")
            cookies = {client: client.http.cookies for client in (bo, cy, eve)}
        async with serving(store) as server:
            for who, seats in ((bo, (1,)), (eve, ()), (cy, (2,))):
                who.http = Client(server.address).http
                who.http.cookies.update(cookies[who])
                back = await come_back(server, table, who, *seats)
                await back.ask("say", table=table, text="here")
                await back.until(lambda: chat(back))  # noqa: B023
                assert texts(back, 0, 2) == ([SECRET] if who is cy else [])
                assert heard(back, SECRET) == (who is cy)
                await leave([back])
        exported = [record async for _, record in records(store)]
        assert exported
        assert SECRET not in msgspec.json.encode(exported).decode()

    asyncio.run(run())


def test_who_has_resigned_hears_the_team_no_more() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, _):
            ada, _, cy, _ = clients
            assert (await cy.ask("resign", table=table, seat=2))["is"] == "done"
            await ada.ask("say", table=table, text=SECRET, to="team")
            await ada.ask("mark", table=table, seat=0, cards=["SVC-04"])
            again = await come_back(server, table, cy)
            await settle(table, ada, cy, again)
            assert not heard(cy, SECRET)
            assert not heard(again, SECRET)
            assert marks(cy) is None
            await leave([again])

    play(scenario)


@pytest.mark.parametrize("stored", ["memory", "file"])
def test_words_to_a_team_go_with_the_person(stored: str, tmp_path: Path) -> None:
    store: Store = MemoryStore() if stored == "memory" else store_at(tmp_path)

    async def run() -> None:
        async with serving(store) as server, two_teams(server) as (table, clients, _):
            ada, _, cy, _ = clients
            await ada.ask("say", table=table, text=SECRET, to="team")
            await cy.ask("say", table=table, text="as you say", to="team")
            assert (await ada.http.delete("/api/me")).is_success
            later = await come_back(server, table, cy, 2)
            await later.until(lambda: len(chat(later, 0, 2)) == 2)
            assert texts(later, 0, 2) == ["", "as you say"]
            lines = await server.hub.store.lines(table)
            kept = [line.deed for line in lines if isinstance(line.deed, Said)]
            assert [(said.text, said.team) for said in kept] == [
                ("", (0, 2)),
                ("as you say", (0, 2)),
            ]
            await leave([later])

    asyncio.run(run())


def test_a_team_has_no_budget_of_its_own() -> None:
    """Lines for all and for the team count together."""

    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, _):
            kinds = [
                (await clients[0].ask("say", table=table, text="x", to=to)).get("kind", "done")
                for to in ("all", "team") * 5
            ]
            assert kinds[:5] == ["done"] * 5
            assert kinds[-1] == "much_chat"

    play(scenario, limits=Limits(chat_per_minute=1))


def test_marks_reach_mates_alone_and_end_with_the_decision() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            ada, bo, cy, di = clients
            await settle(table, *clients, eve)
            before = {client: client.messages[:] for client in (bo, di, eve)}
            done = await cy.ask("mark", table=table, seat=2, cards=["SVC-04", "SVC-04", "TEC-01"])
            assert done["is"] == "done"
            await ada.until(lambda: marks(ada) == {2: ["SVC-04", "TEC-01"]})
            await ada.ask("mark", table=table, seat=0, cards=["INF-03"])
            await cy.until(lambda: marks(cy) == {0: ["INF-03"], 2: ["SVC-04", "TEC-01"]})
            again = await come_back(server, table, cy, 2)
            await again.until(lambda: marks(again) == marks(cy))
            rival = await come_back(server, table, di, 3)
            assert await no_news(before)
            assert marks(rival) is None
            written = await server.hub.store.lines(table)
            assert not [line for line in written if "SVC-04" in repr(line)]
            await play_until(table, clients, lambda: marks(ada) == {})
            await cy.until(lambda: marks(cy) == {})
            await again.until(lambda: marks(again) == {})
            for other in (bo, di, eve, rival):
                assert marks(other) is None
            await leave([again, rival])

    play(scenario)


async def no_news(before: dict[Client, list[dict[str, Any]]]) -> bool:
    """Whether these clients were told nothing at all since then, not even that there is news."""
    for client in before:
        await client.ask("unwatch", table="nowhere")
    return all(
        [one for one in client.messages if one not in known and one["is"] != "done"] == []
        for client, known in before.items()
    )


async def play_until(table: str, clients: list[Client], enough: Callable[[], bool]) -> None:
    """All who are asked take the last move they are offered, one after the other."""
    while not enough():
        await until(lambda: any(client.asked(table, i) for i, client in enumerate(clients)))
        seat = mover(table, clients)
        asked = clients[seat].asked(table, seat)
        assert asked
        move = {"decision": asked["decision"], "move": asked["offers"][-1]["move"]}
        await clients[seat].ask("play", table=table, seat=seat, **move)
        await settle(table, *clients)


def test_marks_are_bounded_and_only_on_cards() -> None:
    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, _):
            ada, _, cy, _ = clients
            for cards in (["<b>"], ["row:1"], ["x" * 61], ["SVC-04"] * 13, "SVC-04", [1], [""]):
                answer = await ada.ask("mark", table=table, seat=0, cards=cards)
                assert answer["is"] == "refusal"
            await settle(table, ada, cy)
            assert marks(cy) is None

    play(scenario)


def test_what_the_lead_has_chosen_is_shown_to_mates_at_once_and_to_no_others() -> None:
    """A set lies face down for the rivals only: the team that plays it knows it (TD-TEAM-06)."""

    async def scenario(server: Running) -> None:
        async with two_teams(server) as (table, clients, eve):
            await play_until(table, clients, lambda: len(choosing(table, clients)) == 2)
            lead, _ = choosing(table, clients)
            mate = (lead + 2) % 4
            others = [clients[(lead + 1) % 4], clients[(lead + 3) % 4], eve]
            asked = clients[lead].asked(table, lead)
            assert asked
            seen = clients[mate].state(table, mate)["asked"]
            assert (seen["seat"], seen["mine"], seen["answer"]) == (lead, False, None)
            await settle(table, *clients, eve)
            before = {client: client.messages[:] for client in others}
            move = asked["offers"][-1]["move"]
            chosen = {"decision": asked["decision"], "move": move}
            await clients[lead].ask("play", table=table, seat=lead, **chosen)
            await clients[mate].until(
                lambda: clients[mate].state(table, mate)["asked"]["answer"] == move
            )
            assert await no_news(before)

    play(scenario)


def choosing(table: str, clients: list[Client]) -> list[int]:
    """The leads who have to choose a set."""
    asked = [client.asked(table, seat) for seat, client in enumerate(clients)]
    return [seat for seat, one in enumerate(asked) if one and one["kind"] == "assist.set"]
