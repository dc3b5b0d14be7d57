"""A real server and a real Chromium for the tests of the page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.serving import Served
from tools.browser import FLAGS, executable

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = executable()
    found = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, "args": list(FLAGS), **found}


@pytest.fixture(scope="module")
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
        self.frames: list[str] = []
        """Everything that came over a socket."""

    def page(self, at: str = "", size: dict[str, int] = DESKTOP, **more: Any) -> Page:
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en-GB",
            **more,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))),
        )
        page.goto(f"{self.server.address}/{at}")
        return page


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    gathered = People(browser, server)
    yield gathered
    for context in gathered.contexts:
        context.close()
    assert not gathered.problems


@pytest.fixture(scope="session")
def axe() -> str:
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return file.read_text(encoding="utf-8")
