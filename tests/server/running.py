"""Our server with any configuration, in separate processes: including what the command line does not offer."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from rulewright.server.config import Config

from .services.nursery import Birth, Forked
from .services.server import ServerProcess
from .services.service import Process

PROGRAM = """
import sys, msgspec
from rulewright.server.config import Config
from rulewright.server.serve import serve
serve(msgspec.json.decode(sys.argv[1], type=Config))
"""


class Running(ServerProcess):
    """By default bots use the interpreted rules, since nobody waits for a compiler here, and move at once; password hashes are quick; and
    there are no rate limits. The server is forked, unless it has a command of its own or another environment, which may change the imports.
    `patient`: password attempts never come back, however long a test takes."""

    forked: ClassVar[bool] = True

    def __init__(
        self,
        database: str,
        env: Mapping[str, str] | None = None,
        same_chances: bool = False,
        quick_hashes: bool = True,
        patient: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__(database)
        self._env = dict(env or {})
        self._same_chances, self._quick_hashes = same_chances, quick_hashes
        self._stopped_at = time.time_ns() // 1_000_000 if patient else 0
        chosen = {"limits": False, "bots_compiled": False, "bot_pace": 0.0} | settings
        self.config = Config(database, port=self.port, **chosen)

    def command(self) -> list[str]:
        return [sys.executable, "-c", PROGRAM, msgspec.json.encode(self.config).decode()]

    def bots(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process
        found = [path for path in Path("/proc").iterdir() if path.name.isdigit()]
        return [int(path.name) for path in found if is_bot(path, self.process.pid)]

    def launch(self) -> Process:
        if self._env or not self.forked:
            changed = self._same_chances or self._stopped_at
            assert not changed, "only what is forked can be changed"
            return super().launch()
        birth = Birth(
            self.config,
            dict(self.environment()),
            str(self.folder),
            str(self.log),
            self._same_chances,
            self._quick_hashes,
            self._stopped_at,
        )
        return Forked(birth)


def is_bot(process: Path, parent: int) -> bool:
    """Whether it is a bot process of that parent; False if it ends in the meantime."""
    with suppress(OSError):
        above = (process / "stat").read_text().rpartition(")")[2].split()[1]
        return int(above) == parent and b"bots.worker" in (process / "cmdline").read_bytes()
    return False
