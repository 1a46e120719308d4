"""Starts a server: one process that does everything, or several workers and a supervisor."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import resource
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn
import uvloop
from msgspec.structs import replace

from rulewright.kernel.message import UserError

from . import logs
from .allowed import Allowed
from .app import create
from .config import Config
from .door import Door
from .line import Line
from .store import file, migrate
from .tables.hall import Hall
from .workers import Workers

LONGEST_STOP = 5  # seconds for unfinished work
LONGEST_CLOSE = 2  # seconds for clients that do not read
MOST_WAITING = 2048  # connections waiting to be accepted
# When garbage is searched for: after so many new objects, each second time among what the first has left, too; everywhere after 25 of
# those. Games create little garbage, and most of what is new stays: going through it often takes long, and nobody is answered meanwhile.
GARBAGE = (20_000, 0, 25)
MOST_FILES = 65_536  # open at once; each connection is one
STOPPING = (signal.SIGTERM, signal.SIGINT)


def serve(config: Config, announce: Callable[[str], None] = lambda address: None) -> None:
    """Run until told to stop. `announce` is called with the address once there is one. Raises UserError if the server cannot start,
    KeyboardInterrupt if it was stopped by Ctrl-C."""
    config.check()
    allow_many_files()
    with listening(config) as listener, file.held(config.database), ExitStack() as stack:
        migrate.run(config.database)
        announce(address_of(config, listener))
        logs.set_up()
        if config.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = stack.enter_context(tempfile.TemporaryDirectory())
            stopped_by = Workers(config.workers, work, config, listener).run()
        else:
            stopped_by = work(config, listener)
    if stopped_by == signal.SIGINT:
        raise KeyboardInterrupt


def work(config: Config, listener: socket.socket) -> int:
    """Run one process until told to stop. Returns the signal that told it."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(running(config, listener))


async def running(config: Config, listener: socket.socket) -> int:
    app = await create(config)
    gc.freeze()  # objects from the start are not garbage
    gc.collect()  # nothing is left to go through, but the counts begin anew
    gc.set_threshold(*GARBAGE)
    Door.allowed = door_for(config)
    server = Server(
        uvicorn.Config(
            app,
            lifespan="on",
            backlog=MOST_WAITING,
            http=Door,
            ws=Line,
            ws_max_size=64 * 1024,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.public_url),
            timeout_graceful_shutdown=LONGEST_CLOSE,
        ),
        app.hall,
    )
    await server.serve([listener])
    return server.stopped_by


class Server(uvicorn.Server):
    """Uvicorn's, except that people at tables are told before their connections are closed."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall
        self.stopped_by = 0  # the signal

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, or when the supervising process ends."""
        loop = asyncio.get_running_loop()
        for number in STOPPING:
            if signal.getsignal(number) is not signal.SIG_IGN:
                loop.add_signal_handler(number, self._stop, number)
        if parent := multiprocessing.parent_process():
            loop.add_reader(parent.sentinel, self._stop, signal.SIGTERM)
        yield

    def _stop(self, number: int) -> None:
        self.should_exit, self.stopped_by = True, self.stopped_by or number

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._hall.part(LONGEST_STOP)
        await super().shutdown(sockets)


# ------------------------------------------------------------- connections
def allow_many_files() -> None:
    """As many as the system allows: most programs start with 1024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def door_for(config: Config) -> Allowed:
    """Limit waiting connections, so that they do not use up all files."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    room = MOST_FILES if files == resource.RLIM_INFINITY else files // 4
    return replace(config.allowed, waiting_connections=min(config.allowed.waiting_connections, room))


# ------------------------------------------------------------- the address
@contextmanager
def listening(config: Config) -> Iterator[socket.socket]:
    """Bind the port; from now on connections wait."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        listener = socket.create_server((config.host, config.port), family=family, backlog=MOST_WAITING)
    except OSError as error:
        place, why = f"{config.host}:{config.port}", (error.strerror or str(error)).partition(" (while")[0]
        raise UserError("serve-address-taken", address=place, why=why) from None
    with listener:
        yield listener


def address_of(config: Config, listener: socket.socket) -> str:
    """The public address, or one to open in a browser on this machine."""
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(config.host, config.host)
    host = f"[{host}]" if ":" in host else host
    return config.public_url or f"http://{host}:{listener.getsockname()[1]}"
