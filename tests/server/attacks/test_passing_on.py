"""A request that one process passes on to another: whose it is, and who may pass something on."""

import asyncio
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx

from seedround.server.transport.neighbours import HEADER
from tests.server.client import PATIENCE, Client
from tests.server.processes import processes, rows
from tests.server.serving import Running, play
from tests.server.test_store import empty
from tools.attacks import Target

HTTPS = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
"""What a proxy on the same machine says of a client that came by https."""
NOBODY = ("--proxies", "192.0.2.1")
PEOPLE = "SELECT name FROM people WHERE name LIKE 'Bo%' ORDER BY name"
PRETENDED = [
    *(
        b"1",
        b"https 192.0.2.%d",
        b"http 127.0.0.1",
        b"guess http 127.0.0.1",
        b"\xff http 127.0.0.1",
    ),
    *(b"guess https 192.0.2.%d", b"guess https 192.0.2.%d more", b"", b"http"),
]
"""What a stranger may say who would like to be taken for one of our processes."""


def test_a_guest_whose_first_request_is_passed_on_is_one_person_with_a_secure_cookie(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        empty(database)
        async with (
            processes(database, tmp_path, {}, {}) as (owner, other),
            Client(owner.address) as ada,
        ):
            invited = await ada.open("trade-show", "me", "open")
            public = await ada.open("trade-show", "me", "open", public=True)
            invitation = f"/api/invites/{invited['invites'][0]['token']}"
            join = f"/api/tables/{public['table']['id']}/join"
            for number, (path, headers) in enumerate(
                [(invitation, HTTPS), (join, HTTPS | {"Authorization": "Bearer of nobody"})]
            ):
                async with httpx.AsyncClient(base_url=other.address, timeout=PATIENCE) as bo:
                    answer = await bo.post(path, json={"name": f"Bo {number}"}, headers=headers)
                    assert answer.status_code == 201, answer.text
                    cookie = the_cookie(answer)
                    assert cookie["secure"]
                    assert cookie["httponly"]
                    assert len(rows(database, PEOPLE)) == number + 1
                for process in (owner, other):
                    headers = HTTPS | {"Cookie": f"seedround={cookie.value}"}
                    me = httpx.get(f"{process.address}/api/me", headers=headers, timeout=PATIENCE)
                    assert me.json()["name"] == f"Bo {number}"
                    mine = httpx.get(
                        f"{process.address}/api/tables", headers=headers, timeout=PATIENCE
                    ).json()["mine"]
                    assert [chair["mine"] for chair in mine[0]["chairs"]] == [False, True]

    asyncio.run(run())


def the_cookie(answer: httpx.Response) -> Any:
    (said,) = answer.headers.get_list("set-cookie")
    (cookie,) = SimpleCookie(said).values()
    return cookie


def test_limits_count_who_asks_and_not_who_passes_it_on(database: str, tmp_path: Path) -> None:
    """Also where no proxy is trusted: processes know each other."""

    async def run() -> None:
        empty(database)
        wishes: list[dict[str, Any]] = [{"requests_per_second": 0.4}, {}]
        async with (
            processes(database, tmp_path, *wishes, flags=NOBODY) as (owner, other),
            Client(owner.address) as ada,
            Client(other.address) as bo,
            Target(other.address).client() as eve,
        ):
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]
            path = f"/api/tables/{table}"
            flood = await asyncio.gather(*[eve.get(path) for _ in range(20)])
            assert {answer.status_code for answer in flood} == {200, 429}
            assert (await bo.http.get(path)).status_code == 200, "she has used up nothing of his"

    asyncio.run(run())


def test_a_process_may_hold_more_connections_than_a_stranger(database: str, tmp_path: Path) -> None:
    """Many people watch through another process; they are not taken for one address."""

    async def run() -> None:
        empty(database)
        wishes: list[dict[str, Any]] = [{"connections_per_address": 3}, {}]
        async with (
            processes(database, tmp_path, *wishes, flags=NOBODY) as (owner, other),
            Client(owner.address) as ada,
            AsyncExitStack() as stack,
        ):
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]
            for _ in range(8):
                watcher = await stack.enter_async_context(Client(other.address))
                await watcher.dial()
                await watcher.watch(table)
            await ada.dial()
            await ada.watch(table, 0, 1)

    asyncio.run(run())


async def strangers(address: str) -> None:
    """Whatever they say, they come from where the proxy sees them, and not by https."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as proxy:
        for said in PRETENDED:
            passed = {b"X-Forwarded-For": b"192.0.2.1", b"X-Forwarded-Proto": b"http"}
            headers = passed | {HEADER: said.replace(b"%d", b"7")}
            answer = await proxy.get("/metrics", headers=headers)
            assert answer.status_code == 404, said
            answer = await proxy.patch("/api/me", json={"name": "Eve"}, headers=headers)
            assert not the_cookie(answer)["secure"], said
            proxy.cookies.clear()


def test_a_stranger_cannot_pretend_to_pass_something_on(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        empty(database)
        async with processes(database, tmp_path, {}, {"requests_per_second": 0.4}) as (one, other):
            await strangers(one.address)
            async with Target(other.address).client() as eve:
                said = [
                    word.replace(b"%d", b"%d" % number) for number in range(5) for word in PRETENDED
                ]
                flood = await asyncio.gather(
                    *[eve.get("/api/me", headers={HEADER: word}) for word in said]
                )
                assert {answer.status_code for answer in flood} == {200, 429}

    asyncio.run(run())


def test_a_server_without_others_believes_nobody() -> None:
    async def scenario(server: Running) -> None:
        await strangers(server.address)

    play(scenario)
