"""A file that is too much for the process that looks at it is refused, and the server goes on."""

from __future__ import annotations

import asyncio
import sys

import pytest

from rulewright.server.packs import inspection


@pytest.mark.parametrize("falls", ["sys.exit(1)", "os.kill(os.getpid(), 9)", "print('no verdict')"])
def test_a_file_that_fells_its_checker_is_told_to_be_too_hard(falls: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program = f"import os, sys; sys.stdin.buffer.read(); {falls}"
    monkeypatch.setattr(inspection, "COMMAND", (sys.executable, "-c", program))
    verdict = asyncio.run(inspection.Inspection().judged(b"[pack]", "mine.toml"))
    assert [(problem.file, problem.key) for problem in verdict.problems] == [("mine.toml", "content-too-hard")]
    assert not verdict.sound
