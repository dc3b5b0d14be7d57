"""Whom the host does not let in: addresses and networks, read again every few seconds."""

from ipaddress import IPv4Network, IPv6Network, ip_network

from seedround.engine.errors import BadOption
from seedround.server.sayings.hosting import NetworkWrong
from seedround.server.store import Store

Network = IPv4Network | IPv6Network
HOUSEHOLD = 64
"""Bits of the IPv6 network that one household has: all addresses in it are theirs."""


def network_of(address: str) -> Network:
    """The network that an address means: one IPv4 address, or at least a /64 of IPv6."""
    try:
        found = ip_network(address, strict=False)
    except ValueError:
        raise BadOption(NetworkWrong(address[:60])) from None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None:
            return ip_network(mapped)
        if found.prefixlen > HOUSEHOLD:
            return found.supernet(new_prefix=HOUSEHOLD)
    return found


class Bans:
    """The bans of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._networks: tuple[Network, ...] = ()
        self._known: dict[str, bool] = {}

    async def read(self) -> bool:
        """As they are now; gives whether there are new ones."""
        networks = tuple([ip_network(ban.network) for ban in await self._store.bans()])
        more = bool(set(networks) - set(self._networks))
        if networks != self._networks:
            self._networks = networks
            self._known.clear()
        return more

    def __contains__(self, address: object) -> bool:
        if not self._networks or not isinstance(address, str):
            return False
        if address not in self._known:
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[address] = self._covers(address)
        return self._known[address]

    def _covers(self, address: str) -> bool:
        try:
            wanted = network_of(address.partition("%")[0])
        except BadOption:
            return False
        return any(
            wanted.version == network.version and wanted.subnet_of(network)  # type: ignore[arg-type]
            for network in self._networks
        )
