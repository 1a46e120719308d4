"""No number of a procedure, verb, offer, reason or event is visible outside: a build with other numbers says exactly the same, to everybody
in the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
KINDS = ("procedure", "verb", "offer", "reason", "event")
GAMES = {
    "rulewright.games.termites": "60",
    "rulewright.games.cryhavoc": "150",
    "thin_ice": "60",
}  # decisions at each table


def transcript(file: Path, package: str, decisions: str, *order: str) -> list[bytes]:
    path = os.pathsep.join([str(REPOSITORY), str(REPOSITORY / "examples" / "thin-ice" / "src")])
    command = [sys.executable, "-W", "error", "-m", "tests.games.transcript", str(file), package, decisions, *order]
    environment = {**os.environ, "PYTHONPATH": path, "RULEWRIGHT_MODE": "interpreted"}
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return file.read_bytes().splitlines()


def differing(folder: Path, package: str, decisions: str, *leaky: str) -> list[bytes]:
    """Lines that differ when the numbers do."""
    ours = transcript(folder / "ours", package, decisions, "0", *leaky)
    theirs = transcript(folder / "theirs", package, decisions, "3", *leaky)
    assert len(ours) == len(theirs) > 1000
    return [line for line, other in zip(ours, theirs, strict=True) if line != other]


@pytest.mark.parametrize("package", GAMES)
def test_numbers_in_another_order_change_nothing_that_anybody_sees(package: str, tmp_path: Path) -> None:
    assert differing(tmp_path, package, GAMES[package])[:1] == []


def test_a_leaked_number_of_any_kind_is_found(tmp_path: Path) -> None:
    """Both builds leak numbers, and differ in nothing else."""
    found = differing(tmp_path, "thin_ice", "30", "leaky")
    assert all(any(f'"number_of_{kind}"'.encode() in line for line in found) for kind in KINDS)
    assert all(b'"number_of_' in line for line in found)
