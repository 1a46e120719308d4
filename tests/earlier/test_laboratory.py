"""Earlier rules in the lab: they play as they did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.upgrades.program import KEY, NEXT, Program

SIMULATED = ["--bots", "random,greedy", "--players", "2", "--games", "8", "--jobs", "2", "--json"]


def played(program: Program, game: str) -> dict[str, Any]:
    ran = program.runs("simulate", game, *SIMULATED)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return {key: value for key, value in found.items() if "second" not in key}


def test_processes_of_the_laboratory_play_by_the_rules_that_are_asked_for(tmp_path: Path) -> None:
    today, later = Program(tmp_path, {}), Program(tmp_path / "later", NEXT)
    before = played(today, "termites")
    assert played(later, KEY) == before
    assert played(later, "termites") != before
