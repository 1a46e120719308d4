"""The server's log: lines of JSON, without names, tokens, invitations or anything of a game."""

from __future__ import annotations

import logging
import sys
import time
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import REQUESTS

log = structlog.get_logger("http")


STEPS: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


class StandardError:
    """The current stderr. A log that cannot be written, because the disk is full or its reader is gone, stops nothing."""

    @staticmethod
    def write(text: str) -> None:
        with suppress(OSError, ValueError):  # ValueError: it is closed
            sys.stderr.write(text)

    @staticmethod
    def flush() -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def set_up(level: str = "") -> None:
    """Log to stderr. If that is a terminal, only show problems."""
    level = level or ("warning" if sys.stderr.isatty() else "info")
    structlog.configure(
        processors=[*STEPS, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, StandardError)),
    )
    libraries = logging.StreamHandler(StandardError)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(structlog.processors.JSONRenderer(), foreign_pre_chain=STEPS)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[libraries], force=True)


class LoggedRequests(ASGIMiddleware):
    """Log requests by the pattern of their route, since an address may contain an invitation."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        began, status, method = time.perf_counter(), 0, scope["method"]

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, sent)
        except HTTPException as error:  # of another middleware; answered further out
            status = error.status_code
            raise
        finally:
            route = str(scope.get("path_template") or "?")
            REQUESTS.labels(route, status).inc()
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=method, route=route, status=status, ms=milliseconds)


logged_requests: Any = LoggedRequests()
