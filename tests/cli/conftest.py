"""Fixtures for the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .terminal import environment


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment with a data folder of its own."""
    return environment(tmp_path / "data")
