"""A webhook leads out into the world, whatever its name, its certificate or its answer say."""

import asyncio
import datetime
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from seedround.server.notices import webhooks
from seedround.server.notices.webhooks import NotPublic, call, is_public, look_up
from tests.server.client import Client
from tests.server.receiving import Hook
from tests.server.serving import serving

INSIDE = [
    *(
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
    ),
    *(
        "172.16.0.1",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
    ),
    *(
        "224.0.0.1",
        "239.1.2.3",
        "240.0.0.1",
        "255.255.255.255",
        "::",
    ),
    *(
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
    ),
    *(
        "64:ff9b::808:808",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
    ),
    *(
        "2002:7f00:1::",
        "2002:808:808::1",
        "3fff::1",
        "5f00::1",
        "fc00::1",
    ),
    *(
        "fd00::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ),
    *("ff0e::1",),
]
OUTSIDE = ["8.8.8.8", "93.184.215.14", "2606:4700::6810:84e5", "2a00:1450:4001::200e"]
HOOK = "https://hook.example"
LookUp = Callable[..., list[Any]]


def leading(*addresses: str) -> LookUp:
    """A name server that answers with one address after the other."""
    left = list(addresses)

    def found(host: str, port: int, *more: object, **fields: object) -> list[Any]:
        address = left.pop(0) if len(left) > 1 else left[0]
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [(family, socket.SOCK_STREAM, 6, "", (address, port))]

    return found


@pytest.mark.parametrize("address", INSIDE)
def test_no_name_leads_inside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", leading(address))
    with pytest.raises(NotPublic):
        look_up("hook.example", 443)


def test_the_world_can_be_reached() -> None:
    assert all(is_public(address) for address in OUTSIDE)


def test_one_address_inside_among_several_is_enough_to_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def both(*_: object, **__: object) -> list[Any]:
        return [*leading("8.8.8.8")("x", 443), *leading("127.0.0.1")("x", 443)]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(NotPublic):
        look_up("hook.example", 443)


def test_other_spellings_of_this_machine_are_this_machine() -> None:
    for host in ("127.1", "0x7f000001", "2130706433", "localhost"):
        with pytest.raises(NotPublic):
            look_up(host, 443)


class Trusted:
    """Certificates that this test's machine trusts, for any name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Test authority")])
        self.file = folder / "authority.pem"
        authority = self._signed(self._name, self._key.public_key(), x509.BasicConstraints(True, 0))
        self.file.write_bytes(authority.public_bytes(serialization.Encoding.PEM))

    def _signed(
        self, name: x509.Name, key: ec.EllipticCurvePublicKey, extension: x509.ExtensionType
    ) -> x509.Certificate:
        now = datetime.datetime.now(datetime.UTC)
        day = datetime.timedelta(days=1)
        return (
            x509.CertificateBuilder(self._name, name, key, 1 + len(name.rfc4514_string()))
            .not_valid_before(now - day)
            .not_valid_after(now + day)
            .add_extension(extension, critical=isinstance(extension, x509.BasicConstraints))
            .sign(self._key, hashes.SHA256())
        )

    def server(self, host: str) -> ssl.SSLContext:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
        names = x509.SubjectAlternativeName([x509.DNSName(host)])
        file = self._folder / f"{host}.pem"
        file.write_bytes(
            self._signed(name, key.public_key(), names).public_bytes(serialization.Encoding.PEM)
            + key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trusted:
    """Here 127.0.0.2 is out in the world, and 127.0.0.1 is not."""
    found = Trusted(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.file))
    monkeypatch.setattr(webhooks, "is_public", lambda address: address == "127.0.0.2")
    webhooks._make_ready.cache_clear()
    return found


async def called(hook: Hook, at: str, context: ssl.SSLContext, port: int = 0) -> asyncio.Server:
    return await asyncio.start_server(hook.talk, at, port, ssl=context)


def test_a_name_that_leads_elsewhere_a_moment_later_leads_nowhere(
    trusted: Trusted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the address that was checked is the one that is connected to."""
    outside, inside = Hook(), Hook()

    async def run() -> None:
        context = trusted.server("hook.example")
        world = await called(outside, "127.0.0.2", context)
        port = world.sockets[0].getsockname()[1]
        async with world, await called(inside, "127.0.0.1", context, port):
            monkeypatch.setattr(socket, "getaddrinfo", leading("127.0.0.2", "127.0.0.1"))
            with ThreadPoolExecutor(1) as threads:
                await call(f"{HOOK}:{port}/x?y=1", {"text": "hello"}, threads)

    asyncio.run(run())
    assert inside.got == []
    ((head, body),) = outside.got
    assert head.startswith("POST /x?y=1 HTTP/1.1")
    assert "host: hook.example:" in head.lower()
    assert body == b'{"text":"hello"}'


def test_a_certificate_of_another_name_is_not_believed(
    trusted: Trusted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """We connect to an address, but it is the name that must be proven."""
    hook = Hook()

    async def run() -> None:
        async with await called(hook, "127.0.0.2", trusted.server("other.example")) as world:
            monkeypatch.setattr(socket, "getaddrinfo", leading("127.0.0.2"))
            port = world.sockets[0].getsockname()[1]
            with ThreadPoolExecutor(1) as threads, pytest.raises(Exception, match=r"hook\.example"):
                await call(f"{HOOK}:{port}/", {}, threads)

    asyncio.run(run())
    assert hook.got == []


@pytest.mark.parametrize(
    "webhook",
    [
        *("http://hook.example/", "https://[", "https://[::1", "https://", "https://x:99999999/"),
        *("https://user:password@hook.example/", "https://höök.example/", "ftp://hook.example/"),
        *("https://x.example/\r\nX: y", "file:///etc/passwd", "https:hook.example"),
    ],
)
def test_what_is_no_webhook_is_refused_with_a_sentence(webhook: str) -> None:
    async def run() -> None:
        async with serving() as server, Client(server.address) as ada:
            answer = await ada.http.patch("/api/me", json={"webhook": webhook})
            assert answer.status_code == 400, answer.text
            assert "https://" in answer.json()["problem"]

    asyncio.run(run())
