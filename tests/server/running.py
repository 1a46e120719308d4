"""Our server with any configuration, in processes of its own: also what the command line does not offer."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from rulewright.server.config import Config

from .services.server import ServerProcess

PROGRAM = """
import sys, msgspec
from rulewright.server.config import Config
from rulewright.server.serve import serve
serve(msgspec.json.decode(sys.argv[1], type=Config))
"""
# Every table has the same seed: the same choices make the same game.
SAME_CHANCES = """
from types import SimpleNamespace
from rulewright.server.tables import new_table
new_table.secrets = SimpleNamespace(token_bytes=lambda size: bytes(range(size)))
"""


class Running(ServerProcess):
    """Bots think with the interpreted rules, since nobody waits for a compiler here, and move at once; and nobody is told to wait. Unless
    asked for."""

    def __init__(
        self, database: str, env: Mapping[str, str] | None = None, same_chances: bool = False, **settings: Any
    ) -> None:
        super().__init__(database)
        self._program = (SAME_CHANCES if same_chances else "") + PROGRAM
        self._env = dict(env or {})
        chosen = {"limits": False, "bots_compiled": False, "bot_pace": 0.0} | settings
        self.config = Config(database, port=self.port, **chosen)

    def command(self) -> list[str]:
        return [sys.executable, "-c", self._program, msgspec.json.encode(self.config).decode()]
