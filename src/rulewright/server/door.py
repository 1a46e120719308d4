"""Accepts connections: uvicorn's HTTP protocol, with limits so that nobody holds memory by sending a lot, or a connection by sending
little.

The size of a request's head is limited, and that of trailing headers; everything must arrive in time. Only a limited number of connections
may wait for a request, or for the rest of one; then the oldest gives way."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar
from urllib.parse import unquote_to_bytes

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from rulewright.kernel.message import UserError

from .allowed import Allowed
from .api.faults import in_words, status_of
from .api.language import language_of
from .line import is_utf8

HEAD = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
AROUND = 4  # bytes between a header's name, its value and the next header
NOT_HTTP, NOT_UTF8 = "server-not-http", "server-not-utf8"
TOO_LATE, TOO_LARGE = "server-too-late", "server-head-too-large"


class Door(HttpToolsProtocol):
    allowed: ClassVar = Allowed()
    waiting: ClassVar = dict["Door", None]()  # oldest first

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head, self._steps = True, 0  # counts steps from head to body, and from one part of a body to the next
        self._unfinished = 0  # bytes since then: of an incomplete head, or around the parts of a body
        self._refusal = NOT_HTTP

    # ------------------------------------------------------------- waiting
    def _await(self, seconds: float) -> None:
        """The next step must come within that time."""
        self._trust()
        self._deadline = self.loop.call_later(seconds, self._expired)
        self._wait()

    def _wait(self) -> None:
        self.waiting.setdefault(self)
        if len(self.waiting) > self.allowed.waiting_connections:
            oldest = next(iter(self.waiting))
            oldest._trust()
            oldest.transport.abort()

    def _trust(self) -> None:
        """Stop expecting anything."""
        self.waiting.pop(self, None)
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _expired(self) -> None:
        if self.cycle and not self.cycle.response_complete and not self.cycle.more_body:
            self._await(self.allowed.head_seconds)  # it waits for us, but has already sent part of its next request
        elif self.transport.is_closing():
            self._trust()
        elif self._in_head and not self._unfinished:
            self.transport.close()
        else:
            self._refuse(TOO_LATE)

    # ------------------------------------------------------------- receiving
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(self.allowed.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._trust()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        steps = self._steps
        super().data_received(data)
        if steps == self._steps and not self.transport.is_closing():
            self._unfinished += len(data)
            if self._unfinished > self.allowed.head_bytes:
                self._refuse(TOO_LARGE)
            elif not self._deadline:  # blank lines before a request
                self._await(self.allowed.head_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await(self.allowed.head_seconds)

    def on_headers_complete(self) -> None:
        headers = sum(len(name) + len(value) + AROUND for name, value in self.headers)
        if len(self.url) + headers > self.allowed.head_bytes:
            self._refusal = TOO_LARGE
        elif not is_text(self.url) and not self._opens_a_page():
            self._refusal = NOT_UTF8
        if self._refusal is not NOT_HTTP:
            raise HttpParserError  # leads to send_400_response
        self._in_head = False
        self._step()
        self._await(self.allowed.body_seconds)
        super().on_headers_complete()

    def _opens_a_page(self) -> bool:
        """Whether a browser opens a page: then the app shows that the page does not exist."""
        by_browser = b"text/html" in dict(self.headers).get(b"accept", b"")
        return by_browser and self.url.isascii() and not self.url.startswith(b"/api/")

    def on_body(self, body: bytes) -> None:
        self._step()
        super().on_body(body)

    def _step(self) -> None:
        self._steps += 1
        self._unfinished = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._step()
        self._trust()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait()  # uvicorn is about to close it

    def handle_websocket_upgrade(self) -> None:
        self._trust()
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------- refusing
    def send_400_response(self, msg: str) -> None:
        """Replaces uvicorn's answer to unreadable requests."""
        if not self.transport.is_closing():
            self._refuse(self._refusal)

    def _refuse(self, why: str) -> None:
        """Close with an explanation, unless it has an answer already, or is getting one."""
        self._trust()
        answered = self.cycle and self.cycle.response_started and not (self._in_head and self.cycle.response_complete)
        if not answered:
            error = UserError(why)
            languages = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
            body = in_words(error, language_of(None, languages))
            self.transport.write(STATUS_LINE[status_of(error)] + HEAD % len(body) + body)
        self.transport.close()


def is_text(url: bytes) -> bool:
    """Whether an address is ASCII, and UTF-8 once percent-decoded."""
    return url.isascii() and (b"%" not in url or is_utf8(unquote_to_bytes(url)))
