"""For those who run the server: is it alive, is it ready, how busy is it?"""

from __future__ import annotations

import os

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import REGISTRY

from rulewright import __version__
from rulewright.server.hall import Hall
from rulewright.server.limits import UNCOUNTED
from rulewright.server.metrics import BOT_CRASHES, TABLES

from .faults import faults

FREE = {UNCOUNTED: True}


@get("/health", tags=["service"], summary="Alive?", opt=FREE, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers; with the version that it runs."""
    return {"version": __version__}


@get("/ready", tags=["service"], summary="Ready to play?", responses=faults(), opt=FREE)
async def ready(hall: NamedDependency[Hall]) -> dict[str, str]:
    """The database answers. A bus that is away is told, but stops nobody."""
    await hall.store.ready()
    return {"database": "well", "bus": "well" if hall.bus.well else "away"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, opt=FREE)
async def metrics(hall: NamedDependency[Hall]) -> Response[bytes]:
    TABLES.set(len(hall.tables))
    BOT_CRASHES.set(hall.bots.crashes)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
