"""For server admins: is it alive, is it ready, how busy is it?"""

from __future__ import annotations

import os
from hmac import compare_digest
from ipaddress import ip_address

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import REGISTRY

from rulewright import __version__
from rulewright.kernel.message import UserError
from rulewright.server.metrics import BOT_CRASHES, BOTS_WAITING, TABLES
from rulewright.server.tables.hall import Hall

from .fault_answers import faults
from .limits import UNCOUNTED
from .visit import Asking

FREE = {UNCOUNTED: True}
FORWARDED = ("forwarded", "x-forwarded-for")  # a local proxy uses these headers to say whom it forwards for


@get("/health", tags=["service"], summary="Alive?", opt=FREE, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers, with its version."""
    return {"version": __version__}


@get("/ready", tags=["service"], summary="Ready to play?", responses=faults(), opt=FREE)
async def ready(hall: NamedDependency[Hall]) -> dict[str, str]:
    """The database can be read and written. If the bus is down, the answer says so, but play continues."""
    await hall.store.ready()
    return {"database": "well", "bus": "well" if hall.bus.well else "away"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, opt=FREE)
async def metrics(request: Asking, hall: NamedDependency[Hall]) -> Response[bytes]:
    if not (is_local(request) or has_token(request, hall.config.metrics_token)):
        raise UserError("server-metrics-private")
    TABLES.set(len(hall.tables))
    BOT_CRASHES.set(hall.bots.crashes)
    BOTS_WAITING.set(hall.bots.waiting)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Asking) -> bool:
    """Whether the request was made on this machine, not forwarded by a proxy."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def has_token(request: Asking, token: str) -> bool:
    said = request.headers.get("authorization", "").encode()
    return bool(token) and compare_digest(said, f"Bearer {token}".encode())
