"""The processes of a server: one that does everything, or several workers under one that watches them."""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack

import uvicorn
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from . import logs
from .app import create
from .config import Config
from .store import migrate

LONGEST_STOP = 10  # seconds for what is under way
MOST_WAITING = 2048  # connections that wait to be taken


class Application:
    """Built when its loop runs, since the first thing it needs stands in the database."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._app: Litestar | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None:
            self._app = await create(self._config)
        await self._app(scope, receive, send)


def application() -> Application:
    """What each worker runs; it finds its configuration in the environment."""
    logs.set_up()
    return Application(Config.handed_on())


def serve(config: Config) -> None:
    """Until it is told to stop. Raises UserError if it cannot begin."""
    config.check()
    migrate.run(config.database)
    config.hand_on()
    with ExitStack() as stack:
        if config.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
        uvicorn.run(
            "rulewright.server.serve:application",
            factory=True,
            host=config.host,
            port=config.port,
            workers=config.workers,
            backlog=MOST_WAITING,
            loop="uvloop",
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            access_log=False,
            log_level="warning",
            server_header=False,
            proxy_headers=bool(config.public_url),
            timeout_graceful_shutdown=LONGEST_STOP,
        )
