"""Asking a page for something without waiting for ever: Playwright's own `evaluate` has no end."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from playwright._impl._sync_base import SyncBase
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

ENOUGH = 60
"""Seconds in which any page has answered, also beside a busy core."""
NEVER = 2 * ENOUGH
"""Longer than any limit that a call has by itself: what lasts so long would last for ever."""


def limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every call to Playwright ends, also those that take no limit: `evaluate` in a
    page that is busy for good, `close` of its context."""
    wait = SyncBase._sync

    async def ending(answer: Awaitable[Any]) -> Any:
        try:
            async with asyncio.timeout(NEVER):
                return await answer
        except TimeoutError:
            raise AssertionError(f"the browser gave no answer in {NEVER} seconds") from None

    monkeypatch.setattr(SyncBase, "_sync", lambda self, answer: wait(self, ending(answer)))


def within(page: Page, script: str, arg: Any = None, *, what: str, seconds: float = ENOUGH) -> Any:
    """What a function of the page gives, as with `page.evaluate`; too late, a sentence says what
    was waited for: a promise that is never kept, or a page that is busy for good."""
    asked = f"async (arg) => ({{ answer: await ({script})(arg) }})"
    try:
        found = page.wait_for_function(asked, arg=arg, timeout=seconds * 1000)
    except TooLate:
        raise AssertionError(f"the page gave no answer in {seconds} seconds: {what}") from None
    return found.json_value()["answer"]
