"""The Chromium of the browser tests: the system's own, else Playwright's."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell",  # without windows a page costs half
    *("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
)
OFF = (
    # Suggestions below the address bar: two pages of the browser's own for every page of ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright switches off itself: our list replaces its own.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
FLAGS = (
    f"--disable-features={','.join(OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def executable() -> str | None:
    """The browser to use; None means Playwright's own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def found() -> bool:
    """Whether there is a browser at all: the system's, or Playwright's own."""
    if executable():
        return True
    with sync_playwright() as play:
        return Path(play.chromium.executable_path).exists()
