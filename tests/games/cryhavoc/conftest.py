"""A pack to be edited."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.games.cryhavoc.pack.loading import check
from rulewright.kernel.message import Problem

from .editing import YORK, Edit


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """The problems of a copy of the shipped pack, edited again and again; the first place with the old text is changed."""

    def edit(file: str, old: str, new: str) -> list[Problem]:
        folder = tmp_path / "own"
        if not folder.exists():
            shutil.copytree(YORK, folder)
        text = (folder / file).read_text("utf-8") if (folder / file).exists() else ""
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return check(folder)

    return edit
