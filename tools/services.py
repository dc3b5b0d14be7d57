"""The programs that tests need besides Python: Chromium and PostgreSQL, installed once if missing.

`python -m tools.services` looks for both; what is missing comes from Debian's packages (as root)
or, for the browser, from Playwright. What cannot be had is said in one sentence.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Final, NamedTuple

from tools import browser, postgres


class Service(NamedTuple):
    """A program that tests start, and Debian's packages for it, the best first."""

    name: str
    found: Callable[[], object]
    packages: tuple[str, ...]


FONTS: Final = "fonts-liberation"
"""For signs that are not in the page's own typefaces."""
CHROMIUM: Final = (f"chromium-headless-shell {FONTS}", f"chromium {FONTS}")
SERVICES: Final = (
    Service("Chromium", browser.found, CHROMIUM),
    Service("PostgreSQL", postgres.found, ("postgresql",)),
)
APT: Final = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")
INSTALL: Final = (*APT, "install", "-y", "--no-install-recommends")


def ran(*command: str) -> bool:
    """Whether a command did what it should; what it says to itself need not be read."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, check=False, env=quiet, capture_output=True).returncode == 0


def missing() -> list[Service]:
    return [service for service in SERVICES if not service.found()]


def has_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(services: list[Service]) -> None:
    """From packages, then Playwright's own browser if there still is none."""
    if has_apt() and ran(*APT, "update"):
        for service in services:
            any(ran(*INSTALL, *packages.split()) for packages in service.packages)
    if not browser.found():
        ran(sys.executable, "-m", "playwright", "install", "chromium")


def _list(services: list[Service]) -> str:
    return " and ".join(service.name for service in services)


def main() -> int:
    if lacking := missing():
        print(f"Installing {_list(lacking)} for the tests.", flush=True)
        install(lacking)
        lacking = missing()
    if lacking:
        print(
            f"Some tests need {_list(lacking)}, which cannot be installed from here: install "
            f"{'them' if len(lacking) > 1 else 'it'} yourself, or run all other tests with "
            "make test-core.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
