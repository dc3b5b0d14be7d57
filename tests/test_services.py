"""Chromium and PostgreSQL are installed once, and what cannot be had is said in one sentence."""

import pytest

from tools import services
from tools.services import Service


class Machine:
    """A machine on which some programs are there, and some can be installed."""

    def __init__(self, there: set[str], can_install: set[str]) -> None:
        self.there = there
        self.can_install = can_install
        self.asked: list[str] = []

    def service(self, name: str) -> Service:
        return Service(name, lambda: name in self.there, (name.lower(),))

    def ran(self, *command: str) -> bool:
        self.asked.append(" ".join(command))
        self.there |= {name for name in self.can_install if name.lower() in command}
        return True


def given(
    monkeypatch: pytest.MonkeyPatch, there: set[str], can_install: set[str], apt: bool = True
) -> Machine:
    machine = Machine(there, can_install)
    both = (machine.service("Chromium"), machine.service("PostgreSQL"))
    monkeypatch.setattr(services, "SERVICES", both)
    monkeypatch.setattr(services, "ran", machine.ran)
    monkeypatch.setattr(services, "has_apt", lambda: apt)
    monkeypatch.setattr("tools.browser.found", both[0].found)
    return machine


def test_what_is_there_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = given(monkeypatch, {"Chromium", "PostgreSQL"}, set())
    assert services.main() == 0
    assert machine.asked == []


def test_only_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = given(monkeypatch, {"Chromium"}, {"PostgreSQL"})
    assert services.main() == 0
    assert machine.asked[-1].endswith("install -y --no-install-recommends postgresql")


def test_without_apt_playwright_brings_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = given(monkeypatch, {"PostgreSQL"}, {"Chromium"}, apt=False)
    assert services.main() == 0
    assert [command.split(" ", 1)[1] for command in machine.asked] == [
        "-m playwright install chromium"
    ]


def test_what_cannot_be_had_is_one_sentence_that_names_the_other_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, set(), set(), apt=False)
    assert services.main() == 1
    assert capsys.readouterr().err == (
        "Some tests need Chromium and PostgreSQL, which cannot be installed from here: install "
        "them yourself, or run all other tests with make test-core.\n"
    )
