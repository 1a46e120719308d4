"""What a server is told when it starts."""

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
    bus: str = ""  # redis://..., needed by several workers
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # the address that people type, if a proxy stands in front
    bots: int = 1  # processes for bots, of each worker
    bot_seconds: float = 2.0  # that a bot may think
    bot_pace: float = 0.8  # seconds, or so, that a bot takes for an action, whatever it thinks about; 0: at once
    bots_compiled: bool = True
    foreign_bots: dict[str, str] = {}  # by their names here: programs and web addresses, see bots/foreign_seats.py
    limits: bool = True  # for each person and address; a load test knows none
    allowed: Allowed = Allowed()  # what the limits are
    keep_tables: int = 0  # days after which a table goes at which nothing happens; 0: never
    keep_guests: int = 0  # days after which a guest goes who plays nowhere; 0: never
    rest_after: float = 60.0  # seconds after which a table that nobody plays at leaves the memory
    packs: str = ""  # a folder of packs for everybody
    pages: str = WEB_APP  # the folder in which the web app was built
    secret: str = ""  # that tokens are signed with; without it the one in the database
    metrics_token: str = ""  # with which other machines may ask for /metrics

    @property
    def secure(self) -> bool:
        """People come by https, so cookies need it."""
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
    """The address with the driver that we use for that database."""
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
    """As it may stand in a log or on a screen."""
    try:
        parts = urlsplit(address)
        return address.replace(f":{parts.password}@", ":***@") if parts.password else address
    except ValueError:
        return address.partition("://")[0] + "://..."
