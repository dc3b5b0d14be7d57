"""Looking at a page in the pseudo-language, as one goes from place to place."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.looks import ALL_SIZES, CONTRAST, paper, resize, serious, too_wide
from tests.web.pseudo import PSEUDO, pseudo, unmarked


class Looks:
    """One page, looked at again and again; what is found by what was looked at."""

    def __init__(self, people: People, axe: str = "") -> None:
        """Without axe only the words are looked at, and whether they fit."""
        self.people = people
        self.page = people.page(locale=PSEUDO)
        self.axe = axe
        self.problems: dict[str, list[str]] = {}

    def load(self, address: str) -> None:
        """Go there as with a link from outside; all that it asks for has come."""
        self.page.goto("about:blank")
        self.people.answers[self.page].clear()  # whose texts went with the page
        self.page.goto(f"{self.people.server.address}/{address}")
        self.page.wait_for_selector("h1")
        self.page.wait_for_load_state("networkidle")

    def at(self, name: str, fits: bool = True) -> None:
        """All rules on light paper, the inks on dark paper, all rules again on a phone.

        Whether a table fits is looked at in `test_looks.py`.
        """
        found = unmarked(self.people, self.page)
        if self.axe:
            paper(self.page, "light")
            found += serious(self.page, self.axe)
            paper(self.page, "dark")
            found += serious(self.page, self.axe, CONTRAST)
            resize(self.page, PHONE)
            found += serious(self.page, self.axe) + unmarked(self.people, self.page)
        for size in ALL_SIZES if fits else ():
            resize(self.page, size)
            found += [f"at {size['width']}: {one}" for one in too_wide(self.page)]
        resize(self.page, DESKTOP)
        if found:
            self.problems[name] = found

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=pseudo(name))

    def dialog(self, name: str) -> None:
        """The dialog that is open now, and close it."""
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.wait_for_load_state("networkidle")
        self.at(name)
        self.page.keyboard.press("Escape")
        shut(self.page)


def shut(page: Page) -> None:
    """Wait until the dialog is not only unseen but gone: before that no key reaches the table."""
    expect(page.locator("dialog")).to_have_count(0)
