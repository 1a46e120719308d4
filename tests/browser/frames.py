"""Measures frame times while bots move: whole turns of three bots at normal speed, traced by Chromium. `python -m tests.browser.frames`

A frame is late if the page's thread was busy for longer than 50 ms at a stretch, or if its pixels took that long to draw. Time taken by
other programs counts in wall-clock time, but not in the thread's own time; both are reported."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ViewportSize
from tests.server.client import Person, over
from tests.server.running import Running

from .chromium import chromium
from .visitor import LAPTOP, PHONE, Visitor

LATE = 50  # milliseconds
BOTS = 3
TURNS = 3
WINDOWS = {"1366 x 650": LAPTOP, "390 x 844": PHONE}
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "cc", "viz", "__metadata"]
DRAWING = ("RasterTask", "Display::DrawAndSwap")  # one tile of the page, and all tiles together


class Busy(NamedTuple):
    """Stretches of the page's thread in milliseconds, in wall-clock and in thread time; and the drawing steps in thread time."""

    passed: list[float]
    ran: list[float]
    drew: list[float]

    def told(self) -> str:
        late = [sum(each > LATE for each in times) for times in self]
        return (
            f"{len(self.passed)} stretches over 1 ms; passed: median {statistics.median(self.passed):.1f}, longest"
            f" {max(self.passed):.0f} ms, {late[0]} over {LATE}; ran: longest {max(self.ran):.0f} ms, {late[1]} over {LATE};"
            f" drew: longest {max(self.drew):.0f} ms, {late[2]} over {LATE}"
        )


def busy(trace: bytes) -> Busy:
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    work = [
        event
        for event in events
        if event["ph"] == "X"
        and event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in threads
        and event["dur"] > 1000
    ]
    ran = [event.get("tdur", event["dur"]) / 1000 for event in work]
    drew = [event["tdur"] / 1000 for event in events if event["name"] in DRAWING and "tdur" in event]
    return Busy([event["dur"] / 1000 for event in work], ran, drew)


def traced(browser: Browser, anna: Person, game: str, window: ViewportSize) -> Busy:
    """Anna moves by program; her page shows the bots' moves after each of her turns."""
    table = anna.makes(game, players=BOTS + 1, bots=["random"] * BOTS, start=True)
    cookie = {"name": "rulewright", "value": anna.token, "url": anna.url}
    phone = window["width"] < 1000
    with Visitor(browser, anna.url, cookies=[cookie], speed="normal", still=False, phone=phone) as visitor:
        page = visitor.page
        page.set_viewport_size(window)
        visitor.opens(f"/table/{table.id}")
        page.locator(".prompt.asked").wait_for(timeout=0)
        browser.start_tracing(page=page, categories=CATEGORIES)
        turns = 0
        while turns < TURNS:
            seen = anna.looks(table)
            if over(seen):
                break
            if not seen["view"]["actions"]:
                turns += 1
                page.locator(".prompt:not(.asked)").wait_for()
                page.locator(".prompt.asked").wait_for(timeout=0)
                continue
            anna.moves(table, seen["view"]["actions"][-1], seen["seq"])
        return busy(browser.stop_tracing())


def main() -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(Running(f"sqlite:///{folder / 'rulewright.db'}"))
        anna = stack.enter_context(Person(server.url, "Anna"))
        browser = stack.enter_context(chromium(pixels=True))
        for game in ("termites", "cryhavoc"):
            for name, window in WINDOWS.items():
                print(f"{game}, {name}: {traced(browser, anna, game, window).told()}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
