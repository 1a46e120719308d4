"""Somebody who sits before a browser. Everything that reaches their page is kept, and whatever goes wrong on it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, ViewportSize, WebSocket

PATIENCE = 20_000  # milliseconds; the machine may be busy
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
REFUSALS = "Failed to load resource"  # how browsers note an answer that is a refusal


class Visitor:
    """`refusals`: answers such as 404 are part of the test, so the browser may note them."""

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
        if cookies:
            self.context.add_cookies(cookies)
        self.errors: list[str] = []
        self._frames: list[str] = []
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
        """The console is free of errors, and the page has asked nobody but us."""
        assert not self.errors, self.errors
        assert not self.elsewhere, self.elsewhere

    # ------------------------------------------------------------- what reaches the page
    def _watched(self, page: Page) -> Page:
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def _noted(self, message: ConsoleMessage) -> None:
        harmless = self._refusals and REFUSALS in message.text
        if message.type in ("error", "warning") and not harmless:
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self.elsewhere.append(request.url)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self._answers.append(response)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self._frames.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)

    def received(self) -> list[str]:
        """Every word that the server has sent to this browser, but for the files of the app."""
        return [*(answer.text() for answer in self._answers), *self._frames]

    # ------------------------------------------------------------- looking
    @property
    def update(self) -> dict[str, Any]:
        """What the server has told last."""
        return self.updates[-1]

    def opens(self, path: str = "/") -> Self:
        self.page.goto(path, wait_until="networkidle" if path == "/" else "load")
        return self

    def sees(self, text: str) -> Locator:
        """Those words are on the page."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def until(self, wanted: Callable[[], bool], what: str = "") -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not wanted():
            assert time.monotonic() < end, f"{what or 'it'} has not happened; {self.errors}"
            self.page.wait_for_timeout(15)

    # ------------------------------------------------------------- doing
    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
