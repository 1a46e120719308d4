"""A process that has imported the server, and forks one for each configuration that it reads: each is there in a moment.

It writes the number of the server's process, which leads a group of its own.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from importlib import import_module

import msgspec

from rulewright.games import OWN, load
from rulewright.server.config import Config
from rulewright.server.serve import serve

INPUT, OUTPUT, ERRORS = range(3)
SET_CHILD_SUBREAPER = 36  # of Linux's prctl
LATER = (  # what a server imports only when it needs it
    "asyncpg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def bear(line: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), INPUT)
    os.dup2(ERRORS, OUTPUT)
    serve(msgspec.json.decode(line, type=Config))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    if sys.platform == "linux":  # nor for a killed server's: they would lie dead in its group until init looks
        ctypes.CDLL(None).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for name in LATER:
        import_module(name)
    for game in OWN:
        load(game)
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if not child:
            bear(line)
            return
        os.write(OUTPUT, f"{child}\n".encode())


if __name__ == "__main__":
    main()
