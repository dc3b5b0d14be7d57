"""What an ASGI server hands us, and two questions about it."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

NUL: Final = b"\\u0000"
"""As JSON has it. No text of a person needs it, and PostgreSQL cannot keep it."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request; several of one name count as the first."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def address(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "unknown"


@lru_cache(4096)
def counted(host: str) -> str:
    """One IPv4 address, or the /64 of an IPv6 address: one household has all of its addresses."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def local(scope: Scope) -> bool:
    """Whether a request comes from this machine and was not passed on for others."""
    client = scope.get("client")
    try:
        return client is not None and ip_address(str(client[0])).is_loopback
    except ValueError:
        return False
