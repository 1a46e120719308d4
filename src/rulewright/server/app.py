"""The application: routes, and what every request passes through. The framework brings sessions, CSRF, limits, documents and headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.base import Store as FrameworkStore
from litestar.stores.memory import MemoryStore
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from rulewright import __version__

from .api import games, people, play, service, tables
from .config import Config
from .faults import HANDLERS
from .hall import Hall
from .identity import CookieCSRF, People
from .logs import logged_requests

LARGEST_REQUEST = 64 * 1024
OFTEN = ("minute", 1200)  # requests of one address
SELDOM = ("minute", 30)  # of names and passwords
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an invitation stands in an address
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=63072000"}


async def create(config: Config) -> Litestar:
    """The hall is opened first: the secret that cookies are signed with may stand in the database."""
    hall = Hall(config)
    await hall.open()
    secret = config.secret or await hall.store.secret()
    crowd = People(hall.store, secret, config.secure)

    @asynccontextmanager
    async def closing(_: Litestar) -> AsyncIterator[None]:
        yield
        await hall.close()

    csrf = CSRFConfig(secret, cookie_name="rulewright-csrf", cookie_secure=config.secure, cookie_samesite="lax")
    limits = [limited(OFTEN, "all")] if config.limits else []
    seldom = [limited(SELDOM, "people")] if config.limits else []
    api = Router(
        "/api",
        route_handlers=[
            games.Languages,
            games.Games,
            Router("/", route_handlers=[people.PeopleController], middleware=seldom),
            tables.TablesController,
            tables.InvitationsController,
            play.PlayController,
            play.live,
        ],
    )
    return Litestar(
        route_handlers=[api, service.health, service.ready, service.metrics],
        dependencies={name: given(value) for name, value in {"hall": hall, "people": crowd}.items()},
        lifespan=[closing],
        on_app_init=[crowd.auth.on_app_init],
        middleware=[logged_requests, *limits, DefineMiddleware(CookieCSRF, config=csrf)],
        stores={"rate_limit": shared_store(config.bus)},
        exception_handlers=HANDLERS,
        before_send=[always(HEADERS | (HTTPS_ONLY if config.secure else {}))],
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="rulewright",
            version=__version__,
            description="Tables of Termites and Cry Havoc, for browsers and programs. See docs/server.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        state=State({"hall": hall}),
        logging_config=None,
        debug=False,
    )


def given(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def always(headers: dict[str, str]) -> BeforeMessageSendHookHandler:
    """With every answer, also where something is refused."""

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            there = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                there.setdefault(name, value)

    return add


def limited(rate: Any, what: str) -> DefineMiddleware:
    """Counted by address, and each kind for itself."""
    return RateLimitConfig(
        rate,
        exclude=["^/health$", "^/ready$", "^/metrics$"],
        identifier_for_request=lambda request: f"{what} {get_remote_address(request)}",
    ).middleware


def shared_store(bus: str) -> FrameworkStore:
    """Several processes count together."""
    if not bus:
        return MemoryStore()
    from litestar.stores.redis import RedisStore

    return RedisStore.with_client(bus, namespace="rulewright:limits")
