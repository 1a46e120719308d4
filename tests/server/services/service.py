"""Shared by the test services: a real process on its own port that can be stopped and restarted."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from .guard import guard

HOST = "127.0.0.1"
PATIENCE = 180.0  # seconds; the machine may be busy
PORTS = range(
    10_000, 32_000
)  # below those that the system lends to clients, which could take the port of a dead service
SHARES = 16  # of the ports: parallel test runs draw from different ones, and never the same at once


def free_port() -> int:
    runner = os.environ.get("PYTEST_XDIST_WORKER", f"gw{SHARES - 1}")
    own = PORTS[int(runner.removeprefix("gw")) % SHARES :: SHARES]
    while True:
        port = own[secrets.randbelow(len(own))]
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port


class Process(Protocol):
    """The parts of subprocess.Popen that are used."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float) -> int: ...
    def send_signal(self, number: signal.Signals, /) -> None: ...
    def kill(self) -> None: ...


class Service(ABC):
    stopping = signal.SIGTERM
    killing = signal.SIGKILL

    def __init__(self, port: int | None = None) -> None:
        self.port = port or free_port()
        self.folder = Path(tempfile.mkdtemp(dir=guard().folder, prefix=f"{type(self).__name__.lower()}-"))
        self.log = self.folder / "log"
        self.process: Process | None = None
        self.runs_as: dict[str, Any] = {}  # our user, unless this tells subprocess another

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def is_ready(self) -> bool: ...

    def environment(self) -> Mapping[str, str]:
        return os.environ

    def start(self) -> None:
        """Start it unless it runs, and wait until it serves."""
        if self.process:
            return
        self.process = self.launch()
        guard().watch(self.process.pid, self.killing)
        self._wait_until_ready()

    def launch(self) -> Process:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                self.command(),
                env=self.environment(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self.runs_as,
            )

    def _wait_until_ready(self) -> None:
        assert self.process
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            code = self.process.poll()
            if code is not None or time.monotonic() > end:
                self.kill()
                why = "is not ready" if code is None else f"ended with {code}"
                raise RuntimeError(f"{type(self).__name__} {why}; it wrote:\n{self.written()}")
            time.sleep(0.02)

    def stop(self) -> int:
        """Ask it to stop. Returns its exit code."""
        assert self.process, "it does not run"
        self.process.send_signal(self.stopping)
        code = self.process.wait(PATIENCE)
        self.kill()  # what it left running
        return code

    def kill(self) -> None:
        """Kill it with all its processes; does nothing if it does not run."""
        if not self.process:
            return
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, self.killing)
        self.process.wait(PATIENCE)
        guard().forget(self.process.pid)
        self.process = None

    def restart(self) -> None:
        self.kill()
        self.start()

    def written(self) -> str:
        return self.log.read_text(errors="replace")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
