"""The server under test, in separate processes that end with the test."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from rulewright.kernel.message import UserError
from rulewright.server.config import Config

LONGEST_START, LONGEST_STOP = 180.0, 15.0  # seconds


class Use(NamedTuple):
    """Totals over all processes of the server."""

    processes: int
    megabytes: float
    seconds: float  # of processor time


class OwnServer:
    def __init__(self, config: Config, log: Path) -> None:
        self._config, self._log = config, log
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://{config.host}:{config.port}"

    async def __aenter__(self) -> Self:
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command(self._config),
                env={**os.environ, "RULEWRIGHT_DATABASE": self._config.database},  # the address may contain a password
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            await self._ready()
        except BaseException:
            self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    async def _ready(self) -> None:
        assert self._process
        end = time.monotonic() + LONGEST_START
        while not await asyncio.to_thread(self._answers):
            if self._process.poll() is not None or time.monotonic() > end:
                said = self._log.read_text(errors="replace").strip().rpartition("\n")[2]
                raise UserError("loadtest-server-ended", said=said or "–")
            await asyncio.sleep(0.05)

    def _answers(self) -> bool:
        connection = HTTPConnection(self._config.host, self._config.port, timeout=5)
        try:
            connection.request("GET", "/ready")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def _end(self) -> None:
        """Terminate the server, then kill it with all its children."""
        process, self._process = self._process, None
        if process:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(LONGEST_STOP)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def use(self) -> Use | None:
        """None if the system does not tell."""
        assert self._process
        shares = [share for process in family(self._process.pid) if (share := use_of(process))]
        return Use(len(shares), sum(s.megabytes for s in shares), sum(s.seconds for s in shares)) if shares else None


def command(config: Config) -> list[str]:
    options = {"--host": config.host, "--port": config.port, "--workers": config.workers, "--bus": config.bus}
    options |= {"--rest-after": config.rest_after, "--bot-pace": config.bot_pace}
    words = [f"{name}={value}" for name, value in options.items()]
    how = [] if config.bots_compiled else ["--interpreted-bots"]
    return [sys.executable, "-m", "rulewright", "serve", "--no-limits", *how, *words]


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def family(process: int) -> Iterator[int]:
    """A process and its descendants, on systems with /proc."""
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in children.read_text().split():
                yield from family(int(child))


def use_of(process: int) -> Use | None:
    """Fields 14, 15 and 24 of `man proc_pid_stat`; the second field is the name and may contain anything."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    worked, pages = int(fields[11]) + int(fields[12]), int(fields[21])
    return Use(1, pages * os.sysconf("SC_PAGESIZE") / 2**20, worked / os.sysconf("SC_CLK_TCK"))
