"""Find a Chromium for the browser tests, or get one; never skip.

The system's own, then Playwright's, then (as root) Debian's package, then Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def system() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def executable() -> str | None:
    """The browser to use; None means Playwright's own."""
    return system()


def playwrights_own() -> bool:
    with sync_playwright() as play:
        return Path(play.chromium.executable_path).exists()


def ran(*command: str) -> bool:
    return subprocess.run(command, check=False).returncode == 0


def main() -> int:
    if system() or playwrights_own():
        return 0
    apt = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if apt and ran("apt-get", "update") and ran("apt-get", "install", "-y", "chromium"):
        return 0
    if ran(sys.executable, "-m", "playwright", "install", "chromium"):
        return 0
    print("The browser tests need Chromium: install it and run make test again.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
