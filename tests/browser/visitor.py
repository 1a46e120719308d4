"""A person with a browser. Records everything that reaches their page, and every error on it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)

PATIENCE = 60_000  # milliseconds; the machine may be busy
DESKTOP = ViewportSize(width=1440, height=900)
LAPTOP = ViewportSize(width=1366, height=650)
PHONE = ViewportSize(width=390, height=844)
REFUSALS = "Failed to load resource"  # how browsers log a response that is a refusal
QUESTIONS = {"describe", "threats", "why"}  # messages that a socket answers individually
# what this browser stores about its reader: the speed of others' turns, and whether they have played before
KEPT = """try {
  localStorage.getItem('rulewright-speed') ?? localStorage.setItem('rulewright-speed', '%s')
  if (%s) for (const game of ['termites', 'cryhavoc']) localStorage.setItem(`rulewright-played-${game}`, 'yes')
} catch {}"""
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const ends = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""

expect.set_options(timeout=PATIENCE)


def is_drawn(page: Page) -> None:
    """Wait until everything that the page knows is drawn, and all animations have ended."""
    page.evaluate(DRAWN)


class Visitor:
    """`refusals`: responses such as 404 are part of the test, so the browser may log them. `speed`: of others' turns. `newcomer`: they have
    never played."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        *,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        refusals: bool = False,
        cookies: Any = None,
        csp: bool = True,
        speed: str = "off",
        newcomer: bool = False,
    ) -> None:
        self.url, self.name, self._refusals = url, name, refusals
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=not csp,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(KEPT % (speed, "false" if newcomer else "true"))
        if cookies:
            self.context.add_cookies(cookies)
        self.errors: list[str] = []
        self._frames: list[str] = []
        self.sent: list[str] = []
        self._under_way: set[Request] = set()
        self._questions: set[int] = set()  # sent by the page over its socket, and not answered yet
        self._answers: list[Response] = []
        self.elsewhere: list[str] = []
        self.updates: list[dict[str, Any]] = []
        self.page = self._watched(self.context.new_page())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.context.close()
        if kind is None:
            self.has_seen_no_fault()

    def has_seen_no_fault(self) -> None:
        """The console has no errors, and the page has contacted no other server."""
        assert not self.errors, self.errors
        assert not self.elsewhere, self.elsewhere

    # ------------------------------------------------------------- receiving
    def _watched(self, page: Page) -> Page:
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._asked)
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._came)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        page.on("domcontentloaded", lambda _: self._questions.clear())  # questions of the previous page get no answer
        return page

    def _noted(self, message: ConsoleMessage) -> None:
        harmless = self._refusals and REFUSALS in message.text
        if message.type in ("error", "warning") and not harmless:
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self._under_way.add(request)
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self.elsewhere.append(request.url)

    def _came(self, request: Request) -> None:
        self._under_way.discard(request)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self._answers.append(response)

    def _connected(self, socket: WebSocket) -> None:
        questions = self._questions = set()
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._sent)
        socket.on("close", lambda _: questions.clear())

    def _sent(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.sent.append(text)
        message = json.loads(text)
        if message["type"] in QUESTIONS:
            self._questions.add(message["ref"])

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self._frames.append(text)
        message = json.loads(text)
        self._questions.discard(message.get("ref"))
        if message["type"] == "update":
            self.updates.append(message)

    def received(self) -> list[str]:
        """Every word that the server has sent to this browser, except the app's files."""
        return [*(answer.text() for answer in self._answers), *self._frames]

    # ------------------------------------------------------------- looking
    @property
    def update(self) -> dict[str, Any]:
        """The server's last update."""
        return self.updates[-1]

    def opens(self, path: str = "/") -> Self:
        self.page.goto(path, wait_until="networkidle" if path == "/" else "load")
        return self

    def sees(self, text: str) -> Locator:
        """Wait until those words are on the page."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def until(self, wanted: Callable[[], bool], what: str = "") -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not wanted():
            assert time.monotonic() < end, f"{what or 'it'} has not happened; {self.errors}"
            self.page.wait_for_timeout(15)

    def rests(self) -> None:
        """Wait until every request has been answered and drawn, including requests caused by that."""
        while True:
            self.until(self._has_all, "an answer")
            is_drawn(self.page)
            if self._has_all():
                return

    def _has_all(self) -> bool:
        return not self._under_way and not self._questions

    # ------------------------------------------------------------- doing
    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def opens_the_curtain(self, name: str) -> None:
        """A click meant for the board must not open it, so for a moment after closing nothing does."""
        button = self.button(f"I’m {name}: show my hand")
        button.wait_for()

        def opened() -> bool:
            if button.count():
                button.click()
            return button.count() == 0

        self.until(opened, "an open curtain")

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
