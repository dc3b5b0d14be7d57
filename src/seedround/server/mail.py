"""Mail: to addresses that were confirmed, seldom, and with a way out in every one."""

import base64
import hmac
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from hashlib import sha256
from typing import Final
from urllib.parse import unquote, urlsplit

from seedround.engine.errors import BadOption, Refused
from seedround.server.links import Links

SECONDS: Final = 10
"""So long may the host's own mail server take to answer."""
NAME: Final = "mail key"
"""What the store calls the secret with which mailboxes are named."""
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}"
)
"""One plain address: nothing that a mail server could read as two, or as more than an address."""
LENGTH: Final = 15
"""Bytes of a mailbox's name and of its seal."""
FOOTER: Final = "\n\n-- \nNo more mail from here, for any reason: {link}\n"


class NoMail(Refused):
    """The host has not set it up."""

    def __init__(self) -> None:
        super().__init__("This server sends no mail.")


def check_address(address: str) -> None:
    if len(address) > 200 or not _ADDRESS.fullmatch(address):
        raise BadOption("That is not an address for mail.")


class Mailboxes:
    """Names for mailboxes that only this server can make: the proof in the way out of all mail.

    Whoever has one was sent it there. `ada+games@` is the mailbox `ada@`.
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def name(self, address: str) -> str:
        local, _, host = address.lower().partition("@")
        plain = f"{local.partition('+')[0]}@{host}"
        return self._sealed(hmac.digest(self._key, plain.encode(), sha256)[:LENGTH])

    def check(self, name: str) -> None:
        """Whether we made this name, whatever the address."""
        try:
            plain = base64.urlsafe_b64decode(name.encode("ascii"))[:LENGTH]
        except ValueError:
            plain = b""
        if not hmac.compare_digest(self._sealed(plain).encode(), name.encode()):
            raise Refused("This is not the link of a mail from here: open it as it stands there.")

    def _sealed(self, plain: bytes) -> str:
        seal = hmac.digest(self._key, b"mailbox:" + plain, sha256)[:LENGTH]
        return base64.urlsafe_b64encode(plain + seal).decode()


class Mail:
    """The host's mail server: `smtp://user:password@mail.example:587?from=table@example.org`.

    Links need SEEDROUND_URL, the server's address: what a request says of it is not believed, as
    somebody else reads the mail.
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

    def send(self, address: str, mailbox: str, subject: str, text: str) -> None:
        """Takes as long as the mail server does."""
        links = self.links
        assert self._smtp is not None
        parts = urlsplit(self._smtp)
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = unquote(parts.query.removeprefix("from=")) or "seedround@localhost"
        message["To"] = address
        message["List-Unsubscribe"] = f"<{links.stop_at_once(mailbox)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text + FOOTER.format(link=links.stop(mailbox)))
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
