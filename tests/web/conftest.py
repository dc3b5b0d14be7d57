"""A real server and a real Chromium for the tests of the page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.web.serving import Served
from tools.browser import FLAGS, executable

DESKTOP = {"width": 1440, "height": 900}
API = "/api/"
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = executable()
    found = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, "args": list(FLAGS), **found}


@pytest.fixture(scope="session")
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

    def page(self, at: str = "", size: dict[str, int] = DESKTOP, **more: Any) -> Page:
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            **{"reduced_motion": "reduce", "locale": "en-GB", **more},
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        heard = self.heard.setdefault(page, [])

        def listen(frame: str | bytes) -> None:
            heard.extend(str(frame).split("\n"))

        page.on("websocket", lambda socket: socket.on("framereceived", listen))
        answers = self.answers.setdefault(page, [])
        page.on("response", lambda answer: answers.append(answer) if API in answer.url else None)
        page.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        page.goto(f"{self.server.address}/{at}")
        return page


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    gathered = People(browser, server)
    yield gathered
    for context in gathered.contexts:
        context.close()
    assert not gathered.problems
    assert gathered.hosts <= {urlsplit(server.address).netloc}, "the page asks nobody else"


@pytest.fixture(scope="session")
def axe() -> str:
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return file.read_text(encoding="utf-8")
