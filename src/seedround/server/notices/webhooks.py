"""Webhooks: called at an address in the world, never at a machine beside the server.

A name is looked up once, and exactly the address that was found and checked is connected to: a name
that leads elsewhere a moment later leads nowhere. The certificate must still be the name's.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from seedround.engine.errors import BadOption, Refused
from seedround.server.sayings import people as says

WORLD: Final = ipaddress.ip_network("2000::/3")
"""Where the addresses of the world are in IPv6; outside are NAT64 (64:ff9b::/96), IPv4 in disguise
(::/96, ::ffff:0:0/96), what is local (fc00::/7, fe80::/10, fec0::/10) and multicast (ff00::/8)."""
TUNNELS: Final = tuple(
    map(ipaddress.ip_network, ["192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20"])
)
"""They carry other addresses inside (6to4, Teredo) or are for examples; Python calls some of them
global."""


class NotPublic(Refused):
    """It leads to a machine beside the server, or to none."""

    def __init__(self) -> None:
        super().__init__(says.NotPublic())


def is_public(address: str) -> bool:
    """Whether this is an address of one machine out in the world."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    if found.version == 6 and found not in WORLD:
        return False
    return not any(found in tunnel for tunnel in TUNNELS if tunnel.version == found.version)


def check_webhook(address: str) -> None:
    """Whether this can be called at all: https, a host, no password."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not host or not plain or parts.scheme != "https" or parts.username is not None:
        raise BadOption(says.WebhookWrong())


def look_up(host: str, port: int) -> str:
    """The address behind a name. One that is not public among several makes all suspicious."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotPublic
    return addresses[0]


async def call(webhook: str, body: Mapping[str, Any], threads: Executor) -> None:
    """Bring it this, as JSON. It is not followed elsewhere; of its answer only the head is read.

    What takes long is done in `threads`: some names are never answered.
    """
    parts = urlsplit(webhook)
    host, port = parts.hostname or "", parts.port or 443
    loop = asyncio.get_running_loop()
    trusted = await loop.run_in_executor(threads, _make_ready)
    address = await loop.run_in_executor(threads, look_up, host, port)
    import httpx

    async with (
        httpx.AsyncClient(verify=trusted, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST",
            httpx.URL(webhook).copy_with(host=address),
            json=body,
            headers={"Host": parts.netloc},
            extensions={"sni_hostname": host},
        ) as answer,
    ):
        answer.raise_for_status()


@cache
def _make_ready() -> ssl.SSLContext:
    """Whom this machine trusts; and a client that few hosts need is loaded."""
    import httpx  # noqa: F401

    return ssl.create_default_context()
