"""Our server as people run it: `rulewright serve` in separate processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from types import TracebackType

from .service import HOST, Service


class ServerProcess(Service):
    def __init__(
        self, database_url: str, bus_url: str | None = None, workers: int = 1, port: int | None = None, **env: str
    ) -> None:
        super().__init__(port)
        self._options = {"--host": HOST, "--port": str(self.port), "--database": database_url}
        if bus_url:
            self._options["--bus"] = bus_url
        if workers > 1:
            self._options["--workers"] = str(workers)
        self._env = env

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def command(self) -> list[str]:
        options = [word for option in self._options.items() for word in option]
        return [sys.executable, "-m", "rulewright", "serve", "--interpreted-bots", "--bot-pace=0", *options]

    def environment(self) -> Mapping[str, str]:
        """Ours without our settings, with a separate data folder, in English."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("RULEWRIGHT_")}
        quick = {"PYTHONDONTWRITEBYTECODE": ""}  # servers start often here, and half of a start may be compiling
        return {**kept, **quick, "XDG_DATA_HOME": str(self.folder), "RULEWRIGHT_LANG": "en", **self._env}

    def is_ready(self) -> bool:
        connection = HTTPConnection(HOST, self.port, timeout=30)
        try:
            connection.request("GET", "/ready")
            with connection.getresponse() as answer:
                return answer.status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        sys.stderr.write(self.written())  # pytest shows it when the test fails
