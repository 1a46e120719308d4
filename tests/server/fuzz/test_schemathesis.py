"""Requests allowed by the OpenAPI document are answered as it says, and others are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from .game import Game, begun

HOOKS = Path(__file__).with_name("hooks.py")
# They end the session that all other requests need.
PASSWORD = "ApiMePasswordSetPassword"
FAREWELLS = ("ApiMeSessionsEndOthers", "ApiMeSessionLogOut", "ApiMeForget")
TRIAL = "ApiGamesNameWorkshopGames"  # each answer is the work of seconds
WRONG_LIST = "allow_header_conformance"  # the framework's answer to OPTIONS lists only some of the methods
LENIENT = "negative_data_rejection"  # the framework takes 0 for no
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
        yes_or_no = with_yes_or_no(game)
        assert TRIAL in operations(game)
        explore(game, game.tokens[0], config, [WRONG_LIST], *but(PASSWORD, *FAREWELLS, TRIAL, *yes_or_no))
        explore(game, game.tokens[0], config, [WRONG_LIST, LENIENT], *only(*yes_or_no))
        explore(game, game.tokens[0], config, [WRONG_LIST], *only(TRIAL), "--phases=fuzzing")
        explore(game, game.tokens[2], config, [WRONG_LIST], *only(PASSWORD))
        explore(game, game.tokens[1], config, [WRONG_LIST], *only(*FAREWELLS))


def operations(game: Game) -> dict[str, Any]:
    """Those of the document, by their names, with the schemas of their bodies written out."""
    document = httpx.get(f"{game.server.url}/api/schema/openapi.json", timeout=60).json()
    schemas = document["components"]["schemas"]

    def written_out(part: Any) -> Any:
        if isinstance(part, list):
            return [written_out(one) for one in part]
        if not isinstance(part, dict):
            return part
        name = part.get("$ref", "").rpartition("/")[2]
        return written_out(schemas[name]) if name in schemas else {key: written_out(one) for key, one in part.items()}

    of_paths = [one for path in document["paths"].values() for one in path.values() if "operationId" in one]
    return {one["operationId"]: written_out(one.get("requestBody", {})) for one in of_paths}


def with_yes_or_no(game: Game) -> list[str]:
    return [name for name, body in operations(game).items() if "'boolean'" in str(body)]


def only(*names: str) -> list[str]:
    return [f"--include-operation-id={name}" for name in names]


def but(*names: str) -> list[str]:
    return [f"--exclude-operation-id={name}" for name in names]


def explore(game: Game, token: str, config: Path, unchecked: list[str], *which: str) -> None:
    program = [sys.executable, "-m", "schemathesis.cli", f"--config-file={config}", "run"]
    patience = [f"--request-timeout={PATIENCE}", f"--max-response-time={PATIENCE}"]
    how = ["--max-examples=3", "--seed=1", "--generation-database=none", "--no-color", "--suppress-health-check=all"]
    where = [f"{game.server.url}/api/schema/openapi.json", f"--header=Authorization: Bearer {token}"]
    checks = ["--checks=all", f"--exclude-checks={','.join(unchecked)}"]
    env = os.environ | {"SCHEMATHESIS_HOOKS": str(HOOKS)}
    told = subprocess.run(
        [*program, *where, *how, *patience, *checks, *which],
        env=env,
        cwd=config.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
