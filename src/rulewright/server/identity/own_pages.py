"""Checks which page sends a request. Requests that change something or set a cookie are accepted from our own pages and from programs, not
from other sites' pages: not even without a cookie, since a page could log somebody in under its own account.

Browsers say where a request comes from (Sec-Fetch-Site, Origin); programs say nothing. A form on another page cannot send JSON."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from rulewright.kernel.message import UserError

SAFE = ("GET", "HEAD", "OPTIONS")
OURS = ("same-origin", "none")  # none: not from a page
JSON = "application/json"
FILES = ("application/octet-stream", "application/zip", "application/toml")  # forms cannot send those either
TAKES_FILES = "takes_files"  # the mark of a route


def own_pages_only(public_url: str) -> Guard:
    """Async only because the framework would otherwise call it in a thread."""

    async def check(connection: ASGIConnection[Any, Any, Any, Any], route: BaseRouteHandler) -> None:
        if connection.scope.get("method", "GET") in SAFE:  # including sockets, which are told the reason: see live.py
            return
        if not from_own_page(connection.headers, public_url):
            raise UserError("server-origin")
        if not has_body(connection.headers):
            return
        told = media_type(connection.headers)
        if TAKES_FILES in route.opt and told not in FILES:
            raise UserError("server-bad-request", why=f"Content-Type: {FILES[0]}")
        if TAKES_FILES not in route.opt and told != JSON:
            raise UserError("server-not-json")

    return check


def from_own_page(headers: Headers, public_url: str) -> bool:
    """Behind a proxy the host may have another name here than in the browser, so either of the two headers is enough."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if site in OURS or (origin is None and site is None):
        return True
    return origin is not None and is_own(origin, headers.get("host", ""), public_url)


def is_own(origin: str, host: str, public_url: str) -> bool:
    """Compare with the public address, or with the one that was requested. A page without a site sends "null"."""
    scheme, _, place = origin.partition("://")
    public = urlsplit(public_url)
    if place == public.netloc:
        return bool(place) and scheme == public.scheme
    return bool(place) and place == host


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def media_type(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()
