"""The configuration of a server."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from rulewright.kernel.message import UserError

from .allowed import Allowed

SHORTEST_SECRET = 32  # characters: as many bytes as the signature needs
WEB_APP = str(files("rulewright") / "web")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


class Config(msgspec.Struct, frozen=True):
    database: str  # sqlite:///file or postgresql://...
    bus: str = ""  # redis://..., needed for several workers
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # the address that people type, if there is a proxy
    bots: int = 1  # bot processes per worker
    bot_seconds: float = 2.0  # seconds that a bot may think
    bot_pace: float = 0.8  # approximate seconds per action of a bot, whatever the position; 0: at once
    bots_compiled: bool = True
    foreign_bots: dict[str, str] = {}  # by their names here: programs and web addresses, see bots/foreign_seats.py
    limits: bool = True  # per person and address; off in load tests
    allowed: Allowed = Allowed()  # what the limits are
    keep_tables: int = 0  # days without activity after which a table is deleted; 0: never
    keep_guests: int = 0  # days after which an inactive guest is deleted; 0: never
    rest_after: float = 60.0  # seconds without players after which a table is unloaded
    packs: str = ""  # a folder of packs for everybody
    pages: str = WEB_APP  # the folder with the built web app
    secret: str = ""  # to sign tokens; default: the one in the database
    metrics_token: str = ""  # allows other machines to read /metrics

    @property
    def secure(self) -> bool:
        """Whether people use https, so that cookies must be secure."""
        return self.public_url.startswith("https://")

    def check(self) -> None:
        driver(self.database)
        for variable, told in {
            "RULEWRIGHT_SECRET": self.secret,
            "RULEWRIGHT_METRICS_TOKEN": self.metrics_token,
        }.items():
            if told and len(told) < SHORTEST_SECRET:
                raise UserError("serve-secret-short", variable=variable, least=SHORTEST_SECRET)
        if self.bus and urlsplit(self.bus).scheme not in ("redis", "rediss", "unix"):
            raise UserError("server-bus-address", address=without_password(self.bus))
        if self.workers > 1 and not self.bus:
            raise UserError("server-workers-need-bus", workers=self.workers)
        if self.packs and not Path(self.packs).is_dir():
            raise UserError("serve-packs-folder", folder=self.packs)
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise UserError("server-public-address", address=self.public_url)


def driver(address: str) -> str:
    """The address with our driver for that database."""
    scheme, _, rest = address.partition("://")
    try:
        read = make_url(address)
        known = read.drivername in DRIVERS and read.database not in (None, "", ":memory:")
        if not known or (scheme == "sqlite" and read.host):
            raise ValueError
    except (ArgumentError, ValueError):
        raise UserError("server-database-address", address=without_password(address)) from None
    return f"{DRIVERS[scheme]}://{rest}"


def without_password(address: str) -> str:
    """The address for logs and screens."""
    try:
        parts = urlsplit(address)
        return address.replace(f":{parts.password}@", ":***@") if parts.password else address
    except ValueError:
        return address.partition("://")[0] + "://..."
