"""The commands in docs/bots.md and the README name bots and tables that exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.cli.commands.arena import read_lineups
from rulewright.games import load
from rulewright.lab.entrants import read_entrant

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
TEXTS = PAGE + (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = sorted(set(re.findall(r"(?:rulewright arena \w+|`)[^`#\n]*--(?:bots|table) [^`#\n]+", TEXTS)))


def option(command: str, name: str) -> str | None:
    found = re.search(rf"--{name} (\S+)", command)
    return found[1] if found else None


def ours(command: str) -> bool:
    """Programs would have to be built first: tests/foreign plays those."""
    return "simulate" not in command and "program:" not in command


@pytest.mark.parametrize("command", [command for command in COMMANDS if ours(command)])
def test_every_line_up_of_the_page_can_be_played(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    game = load("cryhavoc" if "cryhavoc" in command else "termites")
    bots, table, players = (option(command, name) for name in ("bots", "table", "players"))
    assert read_lineups(game, bots, table, players)


def test_every_bot_of_the_page_exists() -> None:
    named = re.findall(r"`((?:atlas|glass)(?::\d+)?)`", PAGE)
    assert "atlas:9600" in named
    assert [read_entrant(name).name for name in named] == named


def test_the_example_of_the_page_says_what_may_be_done_and_what_it_promises(tmp_path: Path) -> None:
    code = re.search(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert code
    compiled = os.environ | {"RULEWRIGHT_MODE": "compiled"}
    done = subprocess.run([sys.executable, "-c", code[1]], cwd=tmp_path, env=compiled, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 3, done.stderr
    assert all(re.fullmatch(r"\S.* \d+ \d+%", line) for line in lines), lines
