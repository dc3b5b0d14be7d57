"""What is for the host alone, and what is believed about where a request comes from."""

import asyncio
import re
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from seedround.server import serve
from seedround.server.app import Server
from seedround.server.host.limits import NO_LIMITS
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.bot_pool import BotPool
from seedround.server.tables.hub import Hub
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play, until
from tools.attacks import Target

HOSTING = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
SPELLINGS = [
    *("/metrics", "/metrics/", "//metrics", "/./metrics", "/x/../metrics", "/%6detrics"),
    *("/metrics?x", "/metrics%2f", "/METRICS", "/metrics;x", "/metrics%00"),
]


def test_figures_are_for_the_host_alone_however_they_are_asked_for() -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as proxy:
            for path in SPELLINGS:
                url = httpx.URL(server.address).copy_with(raw_path=path.encode())
                answer = await proxy.get(url, headers={"X-Forwarded-For": "192.0.2.1"})
                assert "seedround_" not in answer.text, path
                assert answer.status_code < 500
            assert "seedround_moves" in (await proxy.get(f"{server.address}/metrics")).text

    play(scenario)


def test_behind_the_documented_nginx_cookies_are_secure_and_limits_are_per_person() -> None:
    """The proxy of the page for hosts: what it sets is what it says here."""
    block = HOSTING[HOSTING.index("```nginx") :]
    passed = dict(re.findall(r"proxy_set_header (\S+) \$?(\S+);", block))
    assert passed["X-Forwarded-For"] == "remote_addr"
    assert passed["X-Forwarded-Proto"] == "scheme"

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as nginx:

            async def ask(visitor: str) -> httpx.Response:
                nginx.cookies.clear()
                headers = {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https"}
                return await nginx.patch("/api/me", json={"name": "Ada"}, headers=headers)

            answers = [await ask("192.0.2.1") for _ in range(15)]
            assert "Secure" in answers[0].headers["set-cookie"]
            assert answers[-1].status_code == 429
            assert (await ask("192.0.2.2")).status_code == 200

    play(scenario, limits=replace(NO_LIMITS, requests_per_second=1))


def test_the_documented_container_trusts_the_network_its_proxy_comes_from() -> None:
    (command,) = re.findall(r"CMD \[(.*)\]", HOSTING)
    words = [word.strip(' "') for word in command.split(",")]
    networks = serve.trusted(words[words.index("--proxies") + 1].split(","))
    assert any(ip_network("172.17.0.1").subnet_of(network) for network in networks)  # type: ignore[arg-type]


def test_a_stranger_is_not_believed_about_where_they_come_from() -> None:
    async def scenario(server: Running) -> None:
        async with Target(server.address).client() as stranger:
            statuses = []
            for number in range(15):
                headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
                answer = await stranger.patch("/api/me", json={"name": "Eve"}, headers=headers)
                assert "Secure" not in answer.headers.get("set-cookie", "")
                statuses.append(answer.status_code)
                stranger.cookies.clear()
            assert 429 in statuses

    play(scenario, limits=replace(NO_LIMITS, requests_per_second=1))


def test_only_the_proxies_that_the_host_names_are_believed() -> None:
    """Not even from this machine, if the host's proxy stands elsewhere."""

    async def run() -> None:
        hub = Hub(MemoryStore(), BotPool(processes=0), limits=NO_LIMITS)
        server = Server(hub, ["10.0.0.0/8"])
        listening = serve.listen("127.0.0.1", 0)
        config = serve.settings(server)
        config.log_config = None
        running = serve.Uvicorn(config, server)
        task = asyncio.create_task(running.serve([listening]))
        await until(lambda: running.started)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            headers = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
            answer = await http.patch("/api/me", json={"name": "Ada"}, headers=headers)
            assert "Secure" not in answer.headers["set-cookie"]
        running.should_exit = True
        await task
        listening.close()

    asyncio.run(run())


async def a_game_is_played(address: str) -> None:
    async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
        opened = await ada.open("trade-show", "me", "open", options={"rounds": 1})
        table, (invite,) = opened["table"]["id"], opened["invites"]
        await bo.post(f"/api/invites/{invite['token']}", {"name": "Bo"})
        for seat, client in enumerate((ada, bo)):
            await client.dial()
            await client.watch(table, seat)
        await asyncio.gather(ada.play_on(table, [0], 1), bo.play_on(table, [1], 2))
        assert ada.over(table)
        replay = await ada.get(f"/api/tables/{table}/replay?viewer=-2")
        assert replay["frames"]


def test_the_application_runs_under_another_asgi_server() -> None:
    """Hypercorn knows nothing of our short way for messages: ASGI alone does as well."""
    hypercorn = pytest.importorskip("hypercorn.asyncio")
    from hypercorn.config import Config

    async def run() -> None:
        hub = Hub(MemoryStore(), BotPool(processes=0), limits=NO_LIMITS)
        listening = serve.listen("127.0.0.1", 0)
        config = Config()
        config.bind = [f"fd://{listening.fileno()}"]
        config.loglevel = "ERROR"
        stop = asyncio.Event()
        task = asyncio.create_task(
            hypercorn.serve(Server(hub), config, shutdown_trigger=stop.wait, mode="asgi")
        )
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            await a_game_is_played(address)
        finally:
            stop.set()
            await task
            listening.detach()

    asyncio.run(run())


def test_with_a_uvicorn_that_we_have_not_tried_the_server_works_without_our_classes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("uvicorn.__version__", "9.9")

    async def scenario(server: Running) -> None:
        await a_game_is_played(server.address)
        assert not server.doors.places()

    play(scenario)
