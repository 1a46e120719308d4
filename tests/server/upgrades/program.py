"""The whole program, changed as a later version might be, and run in separate processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.freeze import freeze
from tests.server.running import Running
from tests.server.services.server import ServerProcess

import rulewright
from rulewright.games import load

TODAY = Path(rulewright.__file__).parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "node_modules")
GAME = "games/termites"
VERSION = load("termites").version
LATER = str(int(VERSION) + 1)
KEY = f"termites.{VERSION}"  # the key of today's rules in later programs
NEXT = {  # changes to Termites: another version, another rule, another record, another pack, and views of another shape
    f"{GAME}/game.py": (f'version = "{VERSION}"', f'version = "{LATER}"\n    shape = 2'),
    f"{GAME}/rules/setup.py": ("who=nth(s, (step + 1) // 2)", "who=nth(s, step % 2)"),
    f"{GAME}/state.py": ("    players = i8()\n", "    weather = i32()\n    players = i8()\n"),
    f"{GAME}/content/classic/mounds.toml": ("value = 7", "value = 6"),
    "locales/en/termites.ftl": ("\ntermites-title = Termites", "\ntermites-title = Termites II"),
}
COMMENT = {f"{GAME}/content/classic/mounds.toml": ("value = 7", "value = 7 # as printed")}
OTHER_PACK = {f"{GAME}/content/classic/mounds.toml": ("value = 7", "value = 6")}
Changes = dict[str, tuple[str, str]]


class Program:
    """Today's program without changes."""

    def __init__(self, folder: Path, changes: Changes) -> None:
        self._path = TODAY.parent
        if changes:
            self._path = folder
            shutil.copytree(TODAY, folder / "rulewright", ignore=LEFT_OUT)
            freeze("termites", folder / "rulewright" / "earlier")  # like any developer who changes the rules
        for name, (old, new) in changes.items():
            file = folder / "rulewright" / name
            text = file.read_text("utf-8")
            assert text.count(old) == 1, (name, old)
            file.write_text(text.replace(old, new), "utf-8")

    def serves(self, database: str, **settings: Any) -> Running:
        return Running(database, {"PYTHONPATH": str(self._path)}, bot_seconds=10.0, **settings)

    def serves_by_command(self, database: str) -> ServerProcess:
        return ServerProcess(database, PYTHONPATH=str(self._path))

    def runs(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command, in English."""
        env = {**os.environ, "PYTHONPATH": str(self._path), "RULEWRIGHT_LANG": "en", "RULEWRIGHT_MODE": "interpreted"}
        told = [sys.executable, "-m", "rulewright", *command]
        return subprocess.run(told, env=env, capture_output=True, text=True, check=False, timeout=300)
