"""Requests allowed by the OpenAPI document are answered as it says, and others are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .game import Game, begun

HOOKS = Path(__file__).with_name("hooks.py")
PASSWORD = "ApiMePasswordSetPassword"  # it ends the session of all other requests
WRONG_LIST = "allow_header_conformance"  # the framework's answer to OPTIONS lists only some of the methods
MAKE = "ApiTablesMake"
LENIENT = "negative_data_rejection"  # the framework takes 0 for no, and most of the fields of a new table are yes or no
PATIENCE = 600

CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "5xx"]

[parameters]
id = "{table}"
code = "{invitation}"
"""


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with begun(tmp_path / "tables.db") as game:
        made = game.ask(game.tokens[2], "POST", "/tables", {"game": "cryhavoc", "players": 4, "open": True})
        config = tmp_path / "schemathesis.toml"
        config.write_text(CONFIG.format(table=game.id, invitation=made["invitation"]))
        rest = [f"--exclude-operation-id={operation}" for operation in (PASSWORD, MAKE)]
        explore(game, game.tokens[0], config, [WRONG_LIST], *rest)
        explore(game, game.tokens[0], config, [WRONG_LIST, LENIENT], f"--include-operation-id={MAKE}")
        explore(game, game.tokens[2], config, [WRONG_LIST], f"--include-operation-id={PASSWORD}")


def explore(game: Game, token: str, config: Path, unchecked: list[str], *which: str) -> None:
    program = [sys.executable, "-m", "schemathesis.cli", f"--config-file={config}", "run"]
    how = ["--max-examples=3", "--seed=1", "--generation-database=none", "--no-color", "--suppress-health-check=all"]
    where = [f"{game.server.url}/api/schema/openapi.json", f"--header=Authorization: Bearer {token}"]
    checks = ["--checks=all", f"--exclude-checks={','.join(unchecked)}"]
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
