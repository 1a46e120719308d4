"""The real browser that the tests drive: any Chromium on this machine, preferably a headless one, which needs the least work."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The browser tests need Chromium. Install it (Debian: apt install chromium), or name it in $CHROMIUM."
ARGS = [
    "--no-sandbox",  # root cannot use it; we only open our own pages
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--js-flags=--no-opt",  # no page lives long enough to earn back what the slowest compiler costs
]
NO_PIXELS = "--force-gpu-mem-available-mb=0"


def program() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert found, MISSING
    return found


@contextmanager
def chromium(*, pixels: bool = False) -> Iterator[Browser]:
    """Lays everything out and has all its styles, but paints pixels only for those who look at them: no test does."""
    with sync_playwright() as playwright:
        args = ARGS if pixels else [*ARGS, NO_PIXELS]
        browser = playwright.chromium.launch(executable_path=program(), args=args)
        yield browser
        browser.close()
