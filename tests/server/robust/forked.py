"""The server as `rulewright serve` runs it, but forked from a process that has imported everything, so that a hundred starts are fast."""

from __future__ import annotations

import os
import signal
import time
from urllib.request import urlopen

from tests.server.services.guard import guard, wait_for_end
from tests.server.services.nursery import Birth, Forked
from tests.server.services.service import HOST, PATIENCE

from rulewright.server.config import Config


class ForkedServer:
    def __init__(self, config: Config) -> None:
        self._config = config
        self.database = config.database
        self.url = f"http://{HOST}:{config.port}"
        self.pid = 0

    def start(self) -> None:
        """Start it and wait until it serves."""
        self.pid = Forked(Birth(self._config, dict(os.environ), os.getcwd())).pid
        guard().watch(self.pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            os.kill(self.pid, 0)  # raises if it has ended
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)

    def is_ready(self) -> bool:
        try:
            with urlopen(f"{self.url}/ready", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it with all its processes."""
        if self.pid:
            os.killpg(self.pid, signal.SIGKILL)
            self._buried()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        os.kill(self.pid, signal.SIGTERM)
        self._buried()

    def _buried(self) -> None:
        wait_for_end(self.pid)
        guard().forget(self.pid)
        self.pid = 0
