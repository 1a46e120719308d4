"""A process that outlives the test run in any case, and cleans up what it left: processes and a folder.

It reads lines `process-group signal`, where signal 0 says that the group has ended; its input ends when the test run does."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

PATIENCE = 60.0  # seconds; the machine may be busy


class Guard:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rulewright-tests-"))
        self.folder.chmod(0o711)  # PostgreSQL runs as another user when we are root
        self._process = subprocess.Popen(
            [sys.executable, "-S", __file__, str(self.folder)], stdin=subprocess.PIPE, start_new_session=True
        )

    def watch(self, group: int, ending: signal.Signals) -> None:
        self._tell(group, ending)

    def forget(self, group: int) -> None:
        self._tell(group, 0)

    def _tell(self, group: int, ending: int) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{group} {ending}\n".encode())
        self._process.stdin.flush()


@cache
def guard() -> Guard:
    """The guard of this process, created when the first service starts."""
    return Guard()


def clear_up(folder: Path) -> None:
    left = {}
    for line in sys.stdin:
        group, ending = map(int, line.split())
        left[group] = ending
    left = {group: ending for group, ending in left.items() if ending}
    for group, ending in left.items():
        with suppress(ProcessLookupError):
            os.killpg(group, ending)
    for group in left:
        wait_for_end(group)
    shutil.rmtree(folder, ignore_errors=True)


def wait_for_end(group: int) -> None:
    end = time.monotonic() + PATIENCE
    with suppress(ProcessLookupError):
        while time.monotonic() < end:
            os.killpg(group, 0)
            time.sleep(0.02)


if __name__ == "__main__":
    clear_up(Path(sys.argv[1]))
