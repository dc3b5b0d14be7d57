"""Mail: to addresses that were confirmed, seldom, and with a way out in every one."""

import base64
import hmac
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from seedround.engine.errors import BadOption, Refused
from seedround.server.notices.links import Links
from seedround.server.sayings import people as says

SECONDS: Final = 10
"""Seconds that the host's own mail server may take to answer."""
NAME: Final = "mail key"
"""What the store calls the secret with which mailboxes are named."""
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}"
)
"""One plain address: nothing that a mail server could read as two, or as more than an address."""
LENGTH: Final = 15
"""Bytes of a mailbox's name and of its seal."""


class NoMail(Refused):
    """The host has not set mail up."""

    def __init__(self) -> None:
        super().__init__(says.NoMail())


def check_address(address: str) -> None:
    if len(address) > 200 or not _ADDRESS.fullmatch(address):
        raise BadOption(says.NotAnAddress())


class Mailboxes:
    """Names for mailboxes that only this server can make: the proof in the way out of all mail.

    One that fits was sent to that mailbox. `ada+games@` is the mailbox `ada@`.
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def name(self, address: str) -> str:
        local, _, host = address.lower().partition("@")
        plain = f"{local.partition('+')[0]}@{host}"
        return self._sealed(hmac.digest(self._key, plain.encode(), sha256)[:LENGTH])

    def check(self, name: str) -> None:
        """Whether this server made the name; its address does not matter."""
        try:
            plain = base64.urlsafe_b64decode(name.encode("ascii"))[:LENGTH]
        except ValueError:
            plain = b""
        if not hmac.compare_digest(self._sealed(plain).encode(), name.encode()):
            raise Refused(says.NotOurLink())

    def _sealed(self, plain: bytes) -> str:
        seal = hmac.digest(self._key, b"mailbox:" + plain, sha256)[:LENGTH]
        return base64.urlsafe_b64encode(plain + seal).decode()


class Letter(NamedTuple):
    """One mail as it is sent."""

    address: str
    subject: str
    text: str
    language: str


class Mail:
    """The host's mail server: `smtp://user:password@mail.example:587?from=table@example.org`.

    Links need SEEDROUND_URL, the server's address: what a request says of it is not believed, as
    another person reads the mail.
    """

    def __init__(self, settings: Mapping[str, str]) -> None:
        self._smtp = settings.get("SEEDROUND_SMTP")
        self._links = Links(settings["SEEDROUND_URL"]) if settings.get("SEEDROUND_URL") else None

    @property
    def links(self) -> Links:
        if self._smtp is None or self._links is None:
            raise NoMail
        return self._links

    @property
    def possible(self) -> bool:
        return self._smtp is not None and self._links is not None

    def send(self, letter: Letter, mailbox: str) -> None:
        """Send it; this takes as long as the mail server does."""
        links = self.links
        assert self._smtp is not None
        parts = urlsplit(self._smtp)
        message = EmailMessage()
        message["Subject"] = letter.subject
        message["From"] = unquote(parts.query.removeprefix("from=")) or "seedround@localhost"
        message["To"] = letter.address
        message["List-Unsubscribe"] = f"<{links.stop_at_once(mailbox)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        message["Content-Language"] = letter.language
        host, port = parts.hostname or "localhost", parts.port or 0
        with (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
            if parts.scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=SECONDS)
        ) as server:
            if parts.username:
                if parts.scheme != "smtps":
                    server.starttls(context=ssl.create_default_context())
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
