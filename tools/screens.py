"""Take pictures of every page and of midgame tables, desktop and phone, light and dark.

make screens        writes docs/screens/*.webp
"""

import random
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.playing import STATUS, by_button, open_table
from tests.web.serving import Served
from tools.browser import FLAGS, executable

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
THEMES = ("light", "dark")
PAGES = {
    "first": "",
    "learn": "#/learn",
    "rules": "#/rules/silicon-valley",
    "lab": "#/lab/trade-show",
}
MOVES = {"trade-show": 9, "bidness": 12, "tech-deck": 7, "silicon-valley": 12}
"""How far into a game its picture is taken."""
SEED = "5eed"


def picture(page: Page, name: str) -> None:
    """One picture, small enough to keep."""
    page.wait_for_timeout(400)
    raw = FOLDER / f"{name}.png"
    page.screenshot(path=raw)
    Image.open(raw).save(raw.with_suffix(".webp"), quality=72, method=6)
    raw.unlink()


def fresh(browser: Browser, served: Served, size: str, theme: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    ).new_page()
    page.goto(served.address)
    kept = "{density: 'all', name: 'Ada'}"
    page.evaluate(f"() => localStorage.setItem('seedround', JSON.stringify({kept}))")
    page.reload()
    return page


def show_pieces(page: Page) -> None:
    """Scroll the rules to their first pictures."""
    page.wait_for_selector(".pictures")
    page.evaluate("() => document.querySelector('.pictures').scrollIntoView({block: 'center'})")


def midgame(page: Page, game: str) -> str:
    """Play some moves against bots; gives the table."""
    opened = open_table(page, game, ["me", "normal", "easy"], options={}, seed=SEED)
    chance = random.Random(7)
    for _ in range(MOVES[game]):
        page.wait_for_function(f"() => ({STATUS})() !== 'wait'", timeout=60_000)
        before = page.evaluate(STATUS)
        if before == "over":
            break
        by_button(page, chance)
        page.wait_for_function(f"before => ({STATUS})() !== before", arg=before)
    page.wait_for_function(f"() => ({STATUS})() !== 'wait'", timeout=60_000)
    return str(opened["table"]["id"])


def ended(page: Page) -> None:
    """A short game to its end, then its replay."""
    options = {"rounds": 3, "first_seat": 0}
    opened = open_table(page, "trade-show", ["me", "normal"], options=options, seed=SEED)
    chance = random.Random(7)
    while True:
        page.wait_for_function(f"() => ({STATUS})() !== 'wait'", timeout=60_000)
        before = page.evaluate(STATUS)
        if before == "over":
            break
        by_button(page, chance)
        page.wait_for_function(f"before => ({STATUS})() !== before", arg=before)
    picture(page, "end-desktop-light")
    page.evaluate("id => { location.hash = `#/replay/${id}?step=9`; }", str(opened["table"]["id"]))
    page.wait_for_selector(".scrub")
    picture(page, "replay-desktop-light")


def take(browser: Browser, served: Served) -> None:
    for size in SIZES:
        for theme in THEMES:
            page = fresh(browser, served, size, theme)
            for name, address in PAGES.items():
                page.evaluate("address => { location.hash = address; }", address or "#/")
                page.wait_for_load_state("networkidle")
                if name == "rules":
                    show_pieces(page)
                picture(page, f"{name}-{size}-{theme}")
            page.context.close()
    for game in MOVES:
        tables = fresh(browser, served, "desktop", "light")
        midgame(tables, game)
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                tables.set_viewport_size({"width": width, "height": height})
                tables.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                picture(tables, f"{game}-{size}-{theme}")
        tables.context.close()
    ended(fresh(browser, served, "desktop", "light"))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        served = Served(Path(data))
        served.start()
        browser = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        try:
            take(browser, served)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
