"""`rulewright serve`: a server of tables, for browsers and programs."""

from __future__ import annotations

import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Thread
from typing import Any

from rulewright.kernel.message import UserError
from rulewright.words import Words

from . import shelf
from .faults import complain, user_error

DATABASE = (
    "RULEWRIGHT_DATABASE"  # an address with a password in it shows among the running processes, a variable does not
)
SECRET = "RULEWRIGHT_SECRET"
EXTRAS = {"asyncpg": "postgres", "redis": "redis"}  # all else comes with the server
CANNOT_SERVE = 1
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def serve(words: Words, database: str, show: bool, **told: Any) -> int:
    """Until it is told to stop. `show`: in a browser."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until there is something to be stopped with care
    try:
        with extras(told["bus"]):
            from rulewright.server.config import Config, without_password
            from rulewright.server.serve import serve

            config = Config(database_at(database), secret=os.environ.pop(SECRET, ""), **told)

            def announce(address: str) -> None:
                print(words("serve-open", address=address))
                print(words("serve-data", place=without_password(config.database).removeprefix("sqlite:///")))
                print(words("serve-stop"), flush=True)
                if show:
                    open_browser(address)

            serve(config, announce)
    except UserError as error:
        complain(user_error(words, error))
        return CANNOT_SERVE
    return 0


def open_browser(address: str) -> None:
    """One with windows, if there are any: one that runs in a terminal would take this one. It may take its time, and need not succeed."""
    if sys.platform == "darwin" or any(os.environ.get(name) for name in WINDOWS):
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def database_at(told: str) -> str:
    """The one that is named, else that of the environment, else a file in the user's data folder."""
    return told or os.environ.get(DATABASE) or f"sqlite:///{shelf.folder().parent / 'tables.db'}"


@contextmanager
def extras(bus: str = "") -> Iterator[None]:
    """Says how to install what is missing."""
    try:
        if bus:
            import_module("redis")
        yield
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "", "server")
        raise UserError("serve-not-installed", what=str(error.name), extra=extra) from None
