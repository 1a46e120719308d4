"""Takes pictures of every page for README and docs: desktop and phone, light and dark. `python -m tests.browser.screenshots [name ...]`"""

from __future__ import annotations

import base64
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Page
from tests.server.running import Running

from .chromium import chromium
from .pages import SIGHTS, Sight, Walk
from .positions import Positions
from .reading import has_sheets
from .visitor import is_drawn

PICTURES = Path(__file__).parents[2] / "docs/pictures"
QUALITY = 62  # out of 100
LONGEST = 900_000  # milliseconds that a review may take
SCALE = {False: 0.9, True: 1.0}  # for a desktop, for a phone


def looks_back(tab: Page, _: Positions) -> None:
    """Until the review is done; beside the board, with the position of the costliest decision."""
    tab.locator(".review button.primary, .review article").first.wait_for()
    if tab.locator(".review button.primary").count():
        tab.locator(".review button.primary").click()
    tab.locator(".review [data-part]").first.wait_for(timeout=LONGEST)
    if not has_sheets(tab):
        tab.locator(".review article .ways button").first.click()
        tab.locator(".review article[aria-current]").wait_for()
        tab.locator(".reading .body").evaluate("body => (body.scrollTop = 0)")


PAGES = [
    *SIGHTS,
    Sight("review", lambda p: f"/table/{p.finished_termites.id}/replay?panel=review", ".review", looks_back),
]


def picture(page: Page, phone: bool) -> bytes:
    """WebP, which Chromium creates itself and which is a third of the size of PNG."""
    size = page.viewport_size
    assert size
    clip = {"x": 0, "y": page.evaluate("scrollY"), **size, "scale": SCALE[phone]}
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": False}
    data: str = session.send("Page.captureScreenshot", asked)["data"]
    session.detach()
    return base64.b64decode(data)


def take(walk: Walk, sight: Sight, phone: bool) -> int:
    """Take it in light and dark. Returns the number of bytes."""
    page = walk.to(sight, phone=phone).page
    made = 0
    for light in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        page.evaluate(
            "light => (document.documentElement.dataset.theme = light)", light
        )  # some tables open in dark mode
        is_drawn(page)
        data = picture(page, phone)
        (PICTURES / f"{sight.name}-{'phone' if phone else 'desktop'}-{light}.webp").write_bytes(data)
        made += len(data)
    page.emulate_media(color_scheme="light")
    return made


def main(names: list[str]) -> None:
    wanted = [sight for sight in PAGES if not names or sight.name in names]
    if not wanted:
        sys.exit(f"There are no such pages. Known are: {', '.join(sight.name for sight in PAGES)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(Running(f"sqlite:///{folder}/rulewright.db", bots_compiled=True))
        positions = Positions(server.url, well=True)
        stack.callback(positions.close)
        walk = Walk(stack.enter_context(chromium(pixels=True)), positions)
        for number, sight in enumerate(wanted, start=1):
            print(f"[{number}/{len(wanted)}] {sight.name} ...", end=" ", flush=True)
            made = sum(take(walk, sight, phone) for phone in (False, True))
            print(f"{made // 1024} kB", flush=True)
        walk.close()
    if not names:
        kept = {
            f"{sight.name}-{size}-{light}"
            for sight in PAGES
            for size in ("desktop", "phone")
            for light in ("light", "dark")
        }
        for old in PICTURES.glob("*.webp"):
            if old.stem not in kept:
                old.unlink()
    total = sum(file.stat().st_size for file in PICTURES.glob("*.webp"))
    print(f"{len(list(PICTURES.glob('*.webp')))} pictures, {total / 2**20:.1f} MiB, in {PICTURES}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; what was made stays, and running it again makes the rest.")
