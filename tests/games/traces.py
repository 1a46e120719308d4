"""Random games whose traces must not depend on how the rules are run. How they are is up to the environment:

RULEWRIGHT_MODE=compiled python -m tests.games.termites.traces 150
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.kernel.conformance.counts import trace
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.rule import COMPILED

REPOSITORY = Path(__file__).parents[2]
WAYS = {
    "interpreted": {"RULEWRIGHT_MODE": "interpreted", "PYTHONWARNINGS": "error"},
    "compiled": {"RULEWRIGHT_MODE": "compiled"},
    "bounds checked": {
        "RULEWRIGHT_MODE": "compiled",
        "NUMBA_BOUNDSCHECK": "1",  # compiled code silently reads past its arrays
        "NUMBA_OPT": "1",  # keeps every check and compiles faster
        "NUMBA_CACHE_DIR": str(REPOSITORY / ".cache" / "bounds-checked"),  # Numba would confuse them
    },
}
Traces = list[list[object]]
LONG = pytest.mark.timeout(2400)  # seconds: thousands of games and a compiler, on shared cores


def print_traces(suite: Conformance) -> None:
    """Print as JSON, for as many games as the command line says."""
    gc.set_threshold(20_000)  # as in tests/conftest.py
    made = trace(suite.game, suite.cases(int(sys.argv[1])))
    if not COMPILED:
        assert not {"numba", "numpy"} & sys.modules.keys(), "the interpreted rules import Numba or NumPy"
    print(json.dumps(made))


def traces(game: str, games: int, way: str) -> Traces:
    """The output of the game's own traces.py when run in that mode."""
    command = [sys.executable, "-m", f"tests.games.{game}.traces", str(games)]
    environment = {**os.environ, **WAYS[way]}
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{way}: {ran.stderr}"
    found: Traces = json.loads(ran.stdout)
    return found


def passes_compiled(*arguments: str) -> None:
    """Run these tests again in a separate process with compiled rules."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")} | {"RULEWRIGHT_MODE": "compiled"}
    command = [sys.executable, "-m", "pytest", "-q", "--durations=20", *arguments]
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    print(ran.stdout)
    assert ran.returncode == 0, ran.stdout + ran.stderr
