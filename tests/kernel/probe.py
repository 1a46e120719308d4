"""A small program in a separate process, since the mode of the rules is fixed for a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from textwrap import dedent
from typing import Any


def run(code: str, folder: Path, mode: str, **environment: str) -> Any:
    """The program's JSON output. Compiled code is stored in the folder."""
    file = folder / "probe.py"
    with NamedTemporaryFile("w", encoding="utf-8", dir=folder, delete=False) as written:
        written.write(dedent(code))
    os.replace(written.name, file)  # at once: others may be about to read it
    settings = {"RULEWRIGHT_MODE": mode, "NUMBA_CACHE_DIR": str(folder / "cache"), **environment}
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(file)],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def run_both(code: str, folder: Path) -> tuple[Any, Any]:
    """Interpreted and compiled."""
    return run(code, folder, "interpreted"), run(code, folder, "compiled")
