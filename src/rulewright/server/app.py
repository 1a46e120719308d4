"""The application: routes, and the middleware for every request. The framework provides sessions, CSRF protection, limits, the API document
and headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from .api import (
    afterwards,
    chat,
    games,
    hints,
    lessons,
    looking_back,
    own_data,
    packs,
    people,
    play,
    progress,
    puzzles,
    seats,
    service,
    tables,
    workshop,
)
from .api.company import Company
from .api.entrance import Entrance
from .api.faults import HANDLERS
from .api.limits import EVERYTHING, HINTS, NAMES, TABLES, UPLOADS, WARNINGS, counts, limited, tidy_up
from .config import Config
from .document import document
from .identity.cookies import CookieCSRF, Tokens
from .identity.own_pages import own_pages_only
from .identity.people import People
from .keeping.retention import keep_tidy
from .logs import logged_requests
from .pages import POLICY, pages
from .reviews.work import Reviews
from .tables.hall import Hall

LARGEST_REQUEST = 64 * 1024
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an invitation is part of an address
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=63072000"}


async def create(config: Config) -> Entrance:
    """Open the hall first: the secret that signs cookies may be in the database."""
    hall = Hall(config)
    await hall.open()
    secret = config.secret or await hall.store.secret()
    crowd = People(hall.store, hall.sessions, secret, config.limits)
    tokens = Tokens(hall.sessions, secret, config.secure)
    reviews, company = Reviews(hall), Company(config)
    services = {
        "hall": hall,
        "packs": hall.packs,
        "people": crowd,
        "tokens": tokens,
        "company": company,
        "reviews": reviews,
    }
    stores = counts(config.bus)

    @asynccontextmanager
    async def closing(_: Litestar) -> AsyncIterator[None]:
        tidying = asyncio.create_task(tidy_up(stores.values(), crowd.tidy_up))
        hall.begin(keep_tidy(hall))
        hall.begin(reviews.go_on())
        yield
        tidying.cancel()
        await hall.close()

    csrf = CSRFConfig(secret, cookie_name="rulewright-csrf", cookie_secure=config.secure, cookie_samesite="lax")
    api = Router(
        "/api",
        route_handlers=[
            games.Languages,
            games.Games,
            lessons.Lessons,
            puzzles.Puzzles,
            people.who_am_i,
            Router(
                "/",
                route_handlers=[people.PeopleController, own_data.OwnDataController],
                middleware=limited(NAMES, config),
            ),
            progress.ProgressController,
            tables.TablesController,
            Router(
                "/",
                route_handlers=[tables.NewTablesController, tables.BranchController],
                middleware=limited(TABLES, config),
            ),
            packs.PacksController,
            workshop.WorkshopController,
            workshop.DraftsController,
            Router(
                "/",
                route_handlers=[packs.NewPacksController, workshop.NewDraftsController],
                middleware=limited(UPLOADS, config),
            ),
            tables.InvitationsController,
            seats.SeatsController,
            afterwards.AfterwardsController,
            chat.ChatController,
            play.PlayController,
            looking_back.ReviewController,
            Router("/", route_handlers=[hints.HintController], middleware=limited(HINTS, config)),
            Router("/", route_handlers=[hints.WarningController], middleware=limited(WARNINGS, config)),
        ],
    )
    app = Litestar(
        route_handlers=[api, service.health, service.ready, service.metrics, pages(Path(config.pages))],
        dependencies={name: given(value) for name, value in services.items()},
        lifespan=[closing],
        on_app_init=[tokens.auth.on_app_init],
        guards=[own_pages_only(config.public_url)],
        middleware=[logged_requests, *limited(EVERYTHING, config), DefineMiddleware(CookieCSRF, config=csrf)],
        stores=dict(stores),
        exception_handlers=HANDLERS,
        before_send=[always(HEADERS | (HTTPS_ONLY if config.secure else {}))],
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=document(),
        logging_config=None,
        debug=False,
    )
    return Entrance(app, hall, company, tokens, config)


def given(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def always(headers: dict[str, str]) -> BeforeMessageSendHookHandler:
    """Add headers to every response, including errors."""

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            there = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                there.setdefault(name, value)

    return add
