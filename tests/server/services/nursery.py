"""Servers forked from one process that has imported everything (mother.py): a start takes a quarter of the processor time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from rulewright.server.config import Config

REPOSITORY = Path(__file__).parents[3]
UNKNOWN = -1  # the exit status of a process that is not our own child


class Birth(msgspec.Struct):
    """The parameters of a forked process."""

    config: Config
    environment: dict[str, str]
    folder: str
    log: str = ""  # a file for its output; "" for the mother's
    same_chances: bool = False
    quick_hashes: bool = True  # of passwords, for tests without attackers
    stopped_at: int = 0  # milliseconds: freezes the time for password attempts; 0 is the real time


@cache
def mother() -> subprocess.Popen[bytes]:
    """The mother of this process, started for the first server. She ends with her input."""
    command = [sys.executable, "-m", "tests.server.services.mother"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RULEWRIGHT_")}
    return subprocess.Popen(command, cwd=REPOSITORY, env=kept, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


class Forked:
    """A server's process, with the parts of subprocess.Popen that our services use."""

    def __init__(self, birth: Birth) -> None:
        process = mother()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(birth) + b"\n")
        process.stdin.flush()
        self.pid = int(process.stdout.readline())

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return UNKNOWN
        return None

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"the server {self.pid}", timeout)
            time.sleep(0.01)
        return UNKNOWN

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
