"""Whom the host has banned is shut out, with the whole network that is meant, and nobody else."""

import asyncio

import httpx
import pytest

from seedround.engine.errors import BadOption
from seedround.server.people.bans import network_of
from seedround.server.store import Ban
from seedround.server.store.memory import MemoryStore
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, serving, until


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/65", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_an_address_means_all_that_whoever_has_it_has(address: str, network: str) -> None:
    assert str(network_of(address)) == network


def test_what_is_no_address_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"somewhere is not an address: give one such as 192"):
        network_of("somewhere")


async def statuses(server: Running, *visitors: str) -> list[int]:
    """How visitors are answered, each behind the proxy of the host."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as proxy:
        return [
            (await proxy.get("/api/me", headers={"X-Forwarded-For": visitor})).status_code
            for visitor in visitors
        ]


def test_a_ban_holds_for_its_network_until_it_is_lifted() -> None:
    visitors = ("192.0.2.7", "192.0.2.8", "198.51.100.9", "2001:db8:1:2::9", "2001:db8:1:3::9")

    async def run() -> None:
        store = MemoryStore()
        async with serving(store) as server:
            keeping = server.hub.keeping
            assert await statuses(server, *visitors) == [200] * 5
            await store.add_ban(Ban(str(network_of("192.0.2.7")), 1))
            await store.add_ban(Ban(str(network_of("2001:db8:1:2::1")), 1))
            await keeping.follow_orders()
            assert await statuses(server, *visitors) == [403, 200, 200, 403, 200]
            await store.add_ban(Ban(str(network_of("198.51.100.0/24")), 2))
            await keeping.follow_orders()
            assert await statuses(server, *visitors) == [403, 200, 403, 403, 200]
            assert await store.drop_ban("192.0.2.7/32")
            await keeping.follow_orders()
            assert await statuses(server, *visitors) == [200, 200, 403, 403, 200]

    asyncio.run(run())


def test_a_ban_ends_the_sockets_of_its_network_and_no_others() -> None:
    async def run() -> None:
        store = MemoryStore()
        async with (
            serving(store) as server,
            Client(server.address) as eve,
            Client(server.address) as ada,
        ):
            await eve.dial(**{"X-Forwarded-For": "192.0.2.7"})
            await ada.dial(**{"X-Forwarded-For": "192.0.2.8"})
            await until(lambda: eve.messages and ada.messages)
            await store.add_ban(Ban("192.0.2.7/32", 1))
            await server.hub.keeping.follow_orders()
            with pytest.raises(ConnectionError):
                await eve.until(lambda: False)
            table = (await ada.open("trade-show", "me", "me"))["table"]["id"]
            assert (await ada.ask("watch", table=table))["is"] == "refusal", "of a stranger"

    asyncio.run(run())
