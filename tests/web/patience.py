"""Asking a page for something without waiting for ever: Playwright's own `evaluate` has no end."""

from typing import Any

from playwright.sync_api import Page, TimeoutError

ENOUGH = 60
"""Seconds in which any page has answered, also beside a busy core."""


def within(page: Page, script: str, arg: Any = None, *, what: str, seconds: float = ENOUGH) -> Any:
    """What a function of the page gives, as with `page.evaluate`; too late, a sentence says what
    was waited for: a promise that is never kept, or a page that is busy for good."""
    asked = f"async (arg) => ({{ answer: await ({script})(arg) }})"
    try:
        found = page.wait_for_function(asked, arg=arg, timeout=seconds * 1000)
    except TimeoutError:
        raise AssertionError(f"the page gave no answer in {seconds} seconds: {what}") from None
    return found.json_value()["answer"]
