"""A file that is too much for the inspecting process is refused, and the server keeps running."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from rulewright.games import load
from rulewright.kernel.bundles.bundle import in_folder, zipped
from rulewright.server.packs import checker, inspection
from rulewright.server.packs.checker import File, Verdict
from rulewright.server.packs.inspection import Inspection

FALLS = {
    "ends": "sys.exit(1)",
    "is killed": "os.kill(os.getpid(), 9)",
    "says something else": "sys.stdout.buffer.write((3).to_bytes(4, 'big') + b'no!')",
    "says nothing": "sys.stdout.buffer.write(bytes(4))",
    "does not end": "time.sleep(3600)",
}


async def inspected(*files: File) -> list[Verdict]:
    inspecting = Inspection()
    try:
        return [await inspecting.judged(file.data, file.called) for file in files]
    finally:
        await inspecting.close()


def keys(verdict: Verdict) -> list[tuple[str, str]]:
    return [(problem.file, problem.key) for problem in verdict.problems]


@pytest.mark.parametrize("falls", FALLS)
def test_a_file_that_crashes_its_checker_is_reported_as_too_complex(
    falls: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = f"import os, sys, time; sys.stdin.buffer.read(4); {FALLS[falls]}"
    monkeypatch.setattr(inspection, "COMMAND", (sys.executable, "-c", program))
    if falls == "does not end":
        monkeypatch.setattr(inspection, "LONGEST", 0.5)
    for verdict in asyncio.run(inspected(File(b"[pack]", "mine.toml"), File(b"[pack]", "again.toml"))):
        assert [key for _, key in keys(verdict)] == ["content-too-hard"]
        assert not verdict.sound


def test_one_process_looks_at_many_files_and_remembers_none() -> None:
    game = load("termites")
    sound = File(zipped(in_folder(game.packs[game.pack])), "classic.zip")
    wrong = File(b"[pack]\ngame = 'chess'", "chess.toml")
    first, refused, second = asyncio.run(inspected(sound, wrong, sound))
    assert first.sound
    assert first == second
    assert keys(refused) == [("pack.toml", "content-unknown-game")]


def test_a_copy_that_falls_takes_nothing_along(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(data: bytes, called: str) -> Verdict:
        os.kill(os.getpid(), 9)
        raise AssertionError

    monkeypatch.setattr(checker, "judged", fall)
    assert checker.judged_apart(File(b"", "mine.toml")) == b""
    monkeypatch.setattr(checker, "judged", lambda data, called: sys.exit(0))
    assert checker.judged_apart(File(b"", "mine.toml")) == b""
