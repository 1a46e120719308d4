"""Whatever the OpenAPI document allows is answered as it says, and whatever it does not allow is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .game import Game, begun

HOOKS = Path(__file__).with_name("hooks.py")
PASSWORD = "ApiMePasswordSetPassword"  # it ends the session of all other requests
WRONG_LIST = "allow_header_conformance"  # what the framework answers to OPTIONS names only some of the methods
PATIENCE = 600

CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "5xx"]

[[operations]]  # the framework takes 0 and 1 for no and yes
include-operation-id = "ApiTablesMake"
checks.negative_data_rejection.enabled = false

[parameters]
id = "{table}"
code = "{invitation}"
"""


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        made = game.ask(game.tokens[2], "POST", "/tables", {"game": "cryhavoc", "players": 4, "open": True})
        config = tmp_path / "schemathesis.toml"
        config.write_text(CONFIG.format(table=game.id, invitation=made["invitation"]))
        explore(game, game.tokens[0], config, f"--exclude-operation-id={PASSWORD}")
        explore(game, game.tokens[2], config, f"--include-operation-id={PASSWORD}")


def explore(game: Game, token: str, config: Path, *which: str) -> None:
    program = [sys.executable, "-m", "schemathesis.cli", f"--config-file={config}", "run"]
    how = ["--max-examples=3", "--seed=1", "--generation-database=none", "--no-color", "--suppress-health-check=all"]
    where = [f"{game.server.url}/api/schema/openapi.json", f"--header=Authorization: Bearer {token}"]
    checks = ["--checks=all", f"--exclude-checks={WRONG_LIST}"]
    env = os.environ | {"SCHEMATHESIS_HOOKS": str(HOOKS)}
    told = subprocess.run(
        [*program, *where, *how, *checks, *which],
        env=env,
        cwd=config.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
