"""People at the page: open a table, sit down, and play by what the page offers."""

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import People
from tests.web.patience import ENOUGH, within

SHORT: dict[str, dict[str, Any]] = {
    "trade-show": {"rounds": 1},
    "bidness": {"max_rounds": 2},
    "tech-deck": {"round_cap": 20, "pressure": "harsh"},
    "silicon-valley": {},
}
"""Options that make a game short."""
STATUS = """() => {
  const table = document.querySelector('.table');
  if (document.querySelector('section.end')) return 'over';
  if (!table || !table.dataset.decision || document.querySelector('.move.answered')) return 'wait';
  const buttons = document.querySelectorAll(
    '.moves .move:enabled, .moves .verb, .moves [data-range]:enabled');
  return buttons.length ? table.dataset.decision : 'wait';
}"""
DIGIT = """() => [...document.querySelectorAll('.moves .move:enabled kbd')]
  .map((key) => key.textContent).find((key) => /\\d/.test(key)) ?? ''"""
"""The first digit that stands on a move."""
Way = Callable[[Page, random.Random], object]
"""Makes a move; gives GONE if the question was gone before it could."""
GONE = "gone"
PATIENCE = 3000
TRIES = 500


def open_table(page: Page, game: str, chairs: Sequence[str], **more: Any) -> dict[str, Any]:
    """Ask the server for a table as the page does, and go there."""
    wanted = {
        "game": game,
        "chairs": [
            {"who": who, "name": f"Player {seat + 1}"} if who == "me" else {"who": who}
            for seat, who in enumerate(chairs)
        ],
        "options": SHORT.get(game, {}),
        **more,
    }
    opened: dict[str, Any] = within(
        page,
        """async (wanted) => {
          const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wanted),
            headers: {'Content-Type': 'application/json'}});
          const content = await answer.json();
          if (!answer.ok) throw new Error(JSON.stringify(content));
          return content;
        }""",
        wanted,
        what="a new table",
    )
    go(page, f"#/table/{opened['table']['id']}")
    return opened


def show(page: Page, part: str) -> None:
    """On a phone one part of the table is shown at a time."""
    page.wait_for_selector(".play")
    button = page.locator("nav").get_by_role("button", name=part, exact=True)
    if button.is_visible():
        button.click()


def read(page: Page, panel: str, log: str = "Log") -> None:
    """Open the log or the chat: at a desk they lie behind two links, on a phone in a part.

    A link says what is new too, so that in the pseudo-language its mark does not follow the name.
    """
    show(page, log)
    name = re.compile(re.escape(panel.removesuffix("⟧")))
    tab = page.get_by_role("tab", name=name)
    if not tab.is_visible():
        page.locator(".links").get_by_role("button", name=name).click()
    tab.click()


def asked(people: People, page: Page) -> dict[str, Any]:
    """What the page asks now."""
    found: dict[str, Any] = state(people, page)["asked"]
    return found


def state(people: People, page: Page) -> dict[str, Any]:
    """The table at the decision that the page asks for, as it was told."""
    decision = ready(page)
    for _ in range(TRIES):  # it may be shown before its message has been reported here
        for frame in reversed(people.heard[page]):
            message = json.loads(frame)
            if message["is"] == "update" and message["state"]["asked"]:
                found: dict[str, Any] = message["state"]
                if decision == f"{message['viewer']}/{found['asked']['decision']}":
                    return found
        page.wait_for_timeout(20)
    raise AssertionError(f"decision {decision!r} was never asked")


def go(page: Page, address: str) -> None:
    """Go to another part of the page: nothing is loaded anew."""
    page.evaluate("address => { location.hash = address; }", address)


def ready(page: Page) -> str:
    """Wait until a move can be made (or the game is over); gives the decision."""
    found = page.wait_for_function(
        f"() => {{ const now = ({STATUS})(); return now !== 'wait' && now; }}"
    )
    return str(found.json_value())  # asked for anew, it could be "wait" again


def decided(page: Page, decision: str) -> None:
    """Wait until the server has taken the move: this decision is no longer asked."""
    page.wait_for_function(
        """before => document.querySelector('section.end')
          || (document.querySelector('.table')?.dataset.decision ?? before) !== before""",
        arg=decision,
    )


def accept(page: Page, token: str, name: str) -> None:
    """Follow an invitation: name, sit down."""
    go(page, f"#/invite/{token}")
    page.locator(".invite input").fill(name)
    page.locator(".invite form button").click()
    page.wait_for_selector(".table")


def any_move(page: Page, chance: random.Random) -> Locator | None:
    """One of the moves that can be pressed; none if the question has just gone (a team mate)."""
    buttons = page.locator(".moves .move:enabled, .moves [data-range]:enabled")
    many = buttons.count()
    return buttons.nth(chance.randrange(many)) if many else None


def by_button(page: Page, chance: random.Random) -> object:
    """Press any move; a slider is pressed as it stands."""
    return _press(any_move(page, chance), Locator.click)


def by_tap(page: Page, chance: random.Random) -> object:
    """Tap the first move, and so come to an end: by chance a lesson may last very long."""
    return _press(page.locator(".moves .move:enabled").first, Locator.tap)


def _press(button: Locator | None, how: Callable[..., None]) -> object:
    """Press, unless the list of moves is drawn anew meanwhile."""
    if button is None:
        return GONE
    try:
        how(button, timeout=PATIENCE)
    except TimeoutError:
        return GONE
    return None


def by_keys(page: Page, chance: random.Random) -> None:
    """No mouse: to the moves with M, on with Tab, press with Enter; or the digit on a move.

    A digit on the heading of a group only opens or shuts it.
    """
    page.keyboard.press("m")
    digit = page.evaluate(DIGIT)
    if digit and chance.random() < 0.5:
        page.keyboard.press(digit)
        return
    for _ in range(chance.randrange(3)):
        page.keyboard.press("Tab")
    on_move = page.evaluate("() => document.activeElement.matches('.move, [data-range]')")
    if not on_move:
        page.keyboard.press("m")
    page.keyboard.press("Enter")


def play_out(
    people: Sequence[tuple[Page, Way]], most: int = 3000, until: Callable[[int], bool] | None = None
) -> int:
    """Play until everybody sees the end (or `until` says enough); gives the number of moves."""
    chance = random.Random(5)
    moves = 0
    moved = time.monotonic()
    while moves < most:
        seen = [within(page, STATUS, what="who is asked") for page, _ in people]
        if all(status == "over" for status in seen) or (until and until(moves)):
            return moves
        acted = False
        for (page, way), status in zip(people, seen, strict=True):
            if status in ("over", "wait"):
                continue
            if way(page, chance) is not GONE:
                page.wait_for_function(f"before => ({STATUS})() !== before", arg=status)
                moves += 1
                acted = True
        if acted:
            moved = time.monotonic()
            continue
        assert time.monotonic() < moved + ENOUGH, f"no move can be made, and it is not over: {seen}"
        people[0][0].wait_for_timeout(50)
    raise AssertionError(f"the game was not over after {most} moves")


def see_end(page: Page) -> None:
    expect(page.locator("section.end h1")).to_be_visible()
    expect(page.locator(".ranks li").first).to_be_visible()
