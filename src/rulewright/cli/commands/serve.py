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

from rulewright.cli.faults import complain, user_error
from rulewright.cli.terminal import shelf
from rulewright.kernel.message import UserError
from rulewright.words import Words

DATABASE = (
    "RULEWRIGHT_DATABASE"  # an address with a password would be visible in the list of processes; a variable is not
)
SECRET, METRICS_TOKEN = "RULEWRIGHT_SECRET", "RULEWRIGHT_METRICS_TOKEN"
EXTRAS = {"asyncpg": "postgres", "redis": "redis"}  # everything else comes with the extra `server`
CANNOT_SERVE = 1
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def serve(words: Words, database: str, show: bool, limit: list[str], foreign_bot: list[str], **told: Any) -> int:
    """Run a server until told to stop. `show`: open a browser. `limit`: changed limits. `foreign_bot`: texts of the form NAME=BOT."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until there is something to shut down properly
    try:
        with extras(told["bus"]):
            from rulewright.server.allowed import changed
            from rulewright.server.bots.foreign_seats import read_told
            from rulewright.server.config import Config, without_password
            from rulewright.server.serve import serve

            told["secret"], told["metrics_token"] = os.environ.pop(SECRET, ""), os.environ.pop(METRICS_TOKEN, "")
            config = Config(database_at(database), allowed=changed(limit), foreign_bots=read_told(foreign_bot), **told)

            def announce(address: str) -> None:
                print(words("serve-open", address=address))
                print(words("serve-data", place=without_password(config.database).removeprefix("sqlite:///")))
                print(words("serve-stop"), flush=True)
                tell_versions(words, config.database)
                if show:
                    open_browser(address)

            serve(config, announce)
    except UserError as error:
        complain(user_error(words, error))
        return CANNOT_SERVE
    return 0


def tell_versions(words: Words, database: str) -> None:
    """What happens to tables with rules or packs other than the current ones."""
    from rulewright.server.tables.versions import versions

    from .admin import asked_of, in_words

    for version in asked_of(database, versions):
        if version.state != "today":
            print(in_words(version, words), flush=True)


def open_browser(address: str) -> None:
    """Only a graphical browser: one in the terminal would take it over. Runs in the background, and may fail."""
    if sys.platform == "darwin" or any(os.environ.get(name) for name in WINDOWS):
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def database_at(told: str) -> str:
    """The given address, or the one in the environment, or a file in the user's data folder."""
    return told or os.environ.get(DATABASE) or f"sqlite:///{shelf.folder().parent / 'tables.db'}"


@contextmanager
def extras(bus: str = "") -> Iterator[None]:
    """If a package is missing, say how to install it."""
    try:
        if bus:
            import_module("redis")
        yield
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "", "server")
        raise UserError("serve-not-installed", what=str(error.name), extra=extra) from None
