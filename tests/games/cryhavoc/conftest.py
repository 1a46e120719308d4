"""A pack to edit."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.cryhavoc.pack.loading import check
from rulewright.kernel import content
from rulewright.kernel.bundles.scales import Tell, parsed
from rulewright.kernel.message import Problem

from .editing import YORK, Edit


@cache
def shipped() -> dict[bytes, dict[str, Any] | None]:
    """The content of the shipped pack's files, by their bytes."""
    return {file.read_bytes(): parsed(file.read_bytes(), print) for file in YORK.glob("*.toml")}


def parsed_once(data: bytes, tell: Tell) -> dict[str, Any] | None:
    return shipped().get(data) or parsed(data, tell)


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edit:
    """The problems of a copy of the shipped pack after an edit; only the first occurrence of the old text is replaced. Unchanged files are
    parsed once."""
    monkeypatch.setattr(content, "parsed", parsed_once)

    def edit(file: str, old: str, new: str) -> list[Problem]:
        folder = tmp_path / "own"
        if not folder.exists():
            shutil.copytree(YORK, folder)
        text = (folder / file).read_text("utf-8") if (folder / file).exists() else ""
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return check(folder)

    return edit
