"""Accepts sockets without the framework's routing, since after a restart everybody reconnects at once.

Authentication and rate limits work as for any request; addresses other than those of live tables are left to the framework."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Annotated, Any
from urllib.parse import parse_qsl

import structlog
from litestar import Litestar
from litestar.connection import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct, ValidationError, convert

from rulewright.kernel.events import MOST_SEATS
from rulewright.kernel.message import UserError
from rulewright.server.config import Config
from rulewright.server.identity.cookies import Tokens
from rulewright.server.tables.hall import Hall

from .company import Company
from .limits import EVERYTHING, limited
from .live import follow

LIVE = re.compile(r"/api/tables/([^/]{1,22})/live/?")
ROUTE = SimpleNamespace(opt={})  # what limits and tokens look up about a route: nothing special
REFUSED, UNFORESEEN = 4403, 4500
log = structlog.get_logger("sockets")


class Wishes(Struct, frozen=True):
    """The parameters in a socket's address."""

    eyes: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    since: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    language: str | None = None


class Entrance:
    def __init__(self, app: Litestar, hall: Hall, company: Company, tokens: Tokens, config: Config) -> None:
        self._app, self.hall, self._company = app, hall, company
        inner: ASGIApp = self._follow
        for check in reversed([tokens.auth.middleware, *limited(EVERYTHING, config)]):
            inner = check(app=inner)
        self._checked = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and (found := LIVE.fullmatch(scope["path"])):
            scope["path_params"] = {"id": found[1]}
            await self._let_in(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _let_in(self, scope: Any, receive: Receive, send: Send) -> None:
        scope |= {"litestar_app": self._app, "route_handler": ROUTE}
        try:
            await self._checked(scope, receive, send)
        except (UserError, HTTPException, ValidationError) as error:  # before the socket was opened
            why = error.message.key if isinstance(error, UserError) else str(error)
            await send({"type": "websocket.close", "code": REFUSED, "reason": why})
        except (OSError, WebSocketException):
            pass  # they have hung up in the meantime
        except Exception as error:
            log.error("unforeseen", exc_info=error)
            await send({"type": "websocket.close", "code": UNFORESEEN, "reason": ""})

    async def _follow(self, scope: Any, receive: Receive, send: Send) -> None:
        wishes = convert(dict(parse_qsl(scope["query_string"].decode())), Wishes, strict=False)
        socket = WebSocket[Any, Any, Any](scope, receive, send)
        id = scope["path_params"]["id"]
        await follow(socket, self.hall, self._company, id, wishes.eyes, wishes.since, wishes.language)
