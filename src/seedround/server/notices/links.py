"""Addresses of the page, for people: one place makes all of them.

The page finds its way by what stands after the `#`, which browsers keep to themselves: codes stay
out of every log. `web/src/lib/addresses.ts` makes the same addresses inside the page.
"""

from urllib.parse import quote


class Links:
    """Addresses on a server whose own address is known."""

    def __init__(self, server: str) -> None:
        self._server = server.rstrip("/")

    def table(self, table: str) -> str:
        return self._page("table", table)

    def replay(self, table: str) -> str:
        """Where a finished game is watched."""
        return self._page("replay", table)

    def device(self, code: str) -> str:
        """Where another device becomes yours."""
        return self._page("link", code)

    def confirm(self, code: str) -> str:
        """Where an address for mail is confirmed."""
        return self._page("mail", "confirm", code)

    def stop(self, mailbox: str) -> str:
        """The way out of all mail."""
        return self._page("mail", "stop", mailbox)

    def stop_at_once(self, mailbox: str) -> str:
        """The same for mail programs (RFC 8058): they send a POST there."""
        return f"{self._server}/api/mail/{quote(mailbox, safe='')}/stop"

    def _page(self, *parts: str) -> str:
        return f"{self._server}/#/{'/'.join(quote(part, safe='') for part in parts)}"
