"""docs/interfaces.md: its examples run, and its tables match the declarations."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.games import OWN, load
from rulewright.lab.vec.batch import Vec
from rulewright.lab.vec.fields_page import PAGE, with_tables

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def test_the_tables_are_those_of_the_declarations() -> None:
    """To update them: python -m rulewright.lab.vec.fields_page"""
    assert with_tables(TEXT) == TEXT


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, tmp_path: Path) -> None:
    environment = {**os.environ, "RULEWRIGHT_MODE": "compiled", "PYTHONWARNINGS": "error"}
    ran = subprocess.run(
        [sys.executable, "-c", EXAMPLES[number]],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def test_every_array_of_a_batch_is_on_the_page() -> None:
    named = set(re.findall(r"`(\w+)`", TEXT[TEXT.index("| array |") : TEXT.index("- **Actions**")]))
    assert named == set(Vec.__annotations__)


def test_every_game_of_ours_has_its_fields_on_the_page() -> None:
    for name in OWN:
        declared = load(name).observation
        assert declared is not None
        assert all(f"| `{field.name}` |" in TEXT for field in declared.fields)
