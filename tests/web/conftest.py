"""A real server and a real Chromium for the tests of the page.

Each process that runs tests has its own two. They end with the last test of this folder: while
Playwright runs, no other test of the same process could run an event loop.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect, sync_playwright

from tests.web.patience import limited
from tests.web.serving import Served
from tools.browser import FLAGS, executable

DESKTOP = {"width": 1440, "height": 900}
ANSWERS = ("/api/", "/samples/")
"""Parts of the addresses under which a page asks for data."""
PHONE = {"width": 360, "height": 740}
LIMIT = 30_000
"""Milliseconds for everything that is waited for: other work may keep the cores busy."""
expect.set_options(timeout=LIMIT)
SEASONED = {"oneClick": True, "density": "all"}
"""What most people of the tests have set: a click plays, and nothing is folded away."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as play:
        limited(patch)
        launched = play.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("data"))
    served.start()
    yield served
    served.stop()


class People:
    """Browsers of different people: each has its own cookie."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.heard: dict[Page, list[str]] = {}
        """By page: everything that came over its sockets."""
        self.answers: dict[Page, list[Response]] = {}
        """By page: what it was answered over HTTP."""
        self.hosts: set[str] = set()
        """Whom the pages asked for anything."""

    def page(
        self,
        at: str = "",
        size: dict[str, int] = DESKTOP,
        settings: dict[str, Any] = SEASONED,
        **more: Any,
    ) -> Page:
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            **{"reduced_motion": "reduce", "locale": "en-GB", **more},
        )
        self.contexts.append(context)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"try {{ localStorage.seedround ??= {kept} }} catch {{}}")
        page = context.new_page()
        page.set_default_timeout(LIMIT)
        page.on("pageerror", lambda error: self.problems.append(error.stack or str(error)))
        heard = self.heard.setdefault(page, [])

        def listen(frame: str | bytes) -> None:
            heard.extend(str(frame).split("\n"))

        page.on("websocket", lambda socket: socket.on("framereceived", listen))
        answers = self.answers.setdefault(page, [])

        def keep(answer: Response) -> None:
            if any(part in answer.url for part in ANSWERS):
                answers.append(answer)

        page.on("response", keep)
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        page.goto(f"{self.server.address}/{at}")
        page.wait_for_selector("body > *")  # its words are there
        return page

    def check(self) -> None:
        """No page had an error, and none asked a server other than its own."""
        assert not self.problems, "\n".join(self.problems)
        assert self.hosts <= {urlsplit(self.server.address).netloc}, "the page asks nobody else"


@contextmanager
def gathered(browser: Browser, server: Served) -> Iterator[People]:
    people = People(browser, server)
    yield people
    for context in people.contexts:
        context.close()
    people.check()


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    with gathered(browser, server) as found:
        yield found


@pytest.fixture(scope="session")
def axe() -> str:
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return file.read_text(encoding="utf-8")
