"""The real browser that the tests drive: any Chromium on this machine, preferably a headless one, which needs the least work."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The browser tests need Chromium. Install it (Debian: apt install chromium), or name it in $CHROMIUM."


def program() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert found, MISSING
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """Root cannot use the sandbox; we only open our own pages."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program(), args=["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"]
        )
        yield browser
        browser.close()
