"""A process that has imported the server and rehearsed its start, and forks one for each birth that it reads, which is almost instant.

It writes the number of the server's process, which leads a process group."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
from argon2 import PasswordHasher
from tests.server.services.nursery import Birth

from rulewright.games import OWN, load
from rulewright.kernel.game import Settings
from rulewright.server import workers
from rulewright.server.app import create
from rulewright.server.config import Config
from rulewright.server.identity import passwords
from rulewright.server.serve import serve
from rulewright.server.store import migrate, users
from rulewright.server.tables import new_table
from rulewright.server.tables.story import prepare

INPUT, OUTPUT, ERRORS = range(3)
SET_CHILD_SUBREAPER = 36  # of Linux's prctl
LATER = (  # what a server imports only when it needs it
    "asyncpg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def bear(birth: Birth) -> None:
    """The entry point of a process that was just forked."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), INPUT)
    if birth.log:
        os.dup2(os.open(birth.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), ERRORS)
    os.dup2(ERRORS, OUTPUT)
    os.chdir(birth.folder)
    os.environ.clear()
    os.environ.update(birth.environment)
    change(birth)
    serve(birth.config)


def change(birth: Birth) -> None:
    """Differences from how people run it. Workers are forked too, so all this applies to them, and they start as fast."""
    workers.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
    workers.begin = partial(begin, workers.begin)
    if birth.same_chances:  # every table has the same seed: the same choices make the same game
        new_table.secrets = SimpleNamespace(token_bytes=lambda size: bytes(range(size)))  # type: ignore[assignment, attr-defined]
    if birth.quick_hashes:
        passwords.PasswordHasher = partial(PasswordHasher, 1, 8, 1)  # type: ignore[assignment, attr-defined]
    if birth.stopped_at:
        users.now = lambda: birth.stopped_at


def begin(begins: Callable[..., object], *arguments: Any) -> None:
    """The entry point of a worker, which must not inherit its supervisor's signal handling."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    begins(*arguments)


def rehearse() -> None:
    """Start once and stop, here: a second start finds everything imported, and what the framework found out about our handlers."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(f"sqlite:///{folder}/rehearsal.db", bots=0)
        migrate.run(config.database)

        async def open_and_close() -> None:
            await (await create(config)).hall.close()

        asyncio.run(open_and_close())


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    if sys.platform == "linux":  # nor for a killed server's: they would stay as zombies in its group until init looks
        ctypes.CDLL(None).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for name in LATER:
        import_module(name)
    for name in OWN:
        game = load(name)
        prepare(game.key, Settings(game.players[0]))
    rehearse()
    gc.freeze()  # so that no child looks for garbage here
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if not child:
            bear(msgspec.json.decode(line, type=Birth))
            return
        os.write(OUTPUT, f"{child}\n".encode())


if __name__ == "__main__":
    main()
