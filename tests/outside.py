"""Packages next to rulewright, for tests: installed in a separate folder, which processes get as their PYTHONPATH."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rulewright.installed import GAMES

EXAMPLES = Path(__file__).parents[1] / "examples"
# Nothing is downloaded: the build backend is among the developers' tools.
PIP = (
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--no-index",
    "--no-deps",
    "--no-build-isolation",
)


def install_example(name: str, site: Path) -> None:
    """Install one of our examples, as a user would."""
    command = [sys.executable, *PIP, "--target", str(site), str(EXAMPLES / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def install(site: Path, package: str, code: str, group: str = GAMES, **entries: str) -> None:
    """A package with one module and its entry points, as pip installs them."""
    module = site / package.replace("-", "_")
    module.mkdir()
    (module / "__init__.py").touch()
    (module / "game.py").write_text(code, encoding="utf-8")
    metadata = site / f"{module.name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
    lines = [f"{name} = {module.name}.game:{value}" for name, value in entries.items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]), encoding="utf-8")


CHECKERS = """
from rulewright.games.termites.game import Termites

class Checkers(Termites):
    name = "checkers"

GAME = Checkers()
"""
