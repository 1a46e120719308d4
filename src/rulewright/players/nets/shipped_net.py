"""Finds the net that comes with a game."""

from __future__ import annotations

from pathlib import Path

from rulewright.kernel.game import Game

FILE = "thinking/net.npz"  # next to a game's engine


def shipped(game: Game) -> Path | None:
    """The path of the net; None if there is none."""
    file = Path(game.engine.source).parent / FILE
    return file if game.observation is not None and file.exists() else None
