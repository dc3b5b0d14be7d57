"""What the tables are measured for: room used, text large enough, apart and readable, said once.

The measures themselves are in measures.js.
"""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

MEASURES = Path(__file__).with_suffix(".js").read_text("utf-8")
EMPTY = 0.08
"""So much of a screen's height may lie bare between the board and what is one's own."""
ROOMY = (1440, 1920)
"""Screens on which a board must use what room there is."""
LEAST = {360: 12, 390: 12, 1100: 13, 1440: 13, 1920: 15}
"""By the width of a screen: the size of its smallest text."""
LOOKS = {
    "over each other": "overlaps",
    "codes": "codes",
    "said twice": "twice",
    "moves cut off": "cut",
    "too faint": "faint",
}
TASK_MS = 100
"""The page must answer again after so long while it tells what others do."""
TASK = "ThreadControllerImpl::RunTask"


def unmeasured(page: Page) -> dict[str, list[str]]:
    """By measure: what is wrong on the screen as it is now."""
    size = page.viewport_size
    assert size is not None
    width = size["width"]
    if not page.evaluate("() => 'measures' in window"):
        page.evaluate(MEASURES)
    found = {
        look: [str(one) for one in page.evaluate(f"() => measures.{name}()")]
        for look, name in LOOKS.items()
    }
    found["too small"] = page.evaluate("(least) => measures.small(least)", LEAST[width])
    bare = page.evaluate("() => measures.bare()")
    if width in ROOMY and bare >= EMPTY:
        found["bare"] = [f"{bare:.0%} of the height"]
    return {look: words for look, words in found.items() if words}


def longest_task(browser: Browser, do: Callable[[], object]) -> float:
    """The longest task of a page meanwhile, in milliseconds of work: the machine may be busy."""
    browser.start_tracing(categories=["toplevel"])
    do()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        one["tdur"]
        for one in events
        if one["name"] == TASK and "tdur" in one and (one["pid"], one["tid"]) in pages
    ]
    assert tasks, "nothing was traced"
    longest: float = max(tasks) / 1000
    return longest
