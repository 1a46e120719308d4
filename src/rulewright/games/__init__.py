"""The games; none of them imports another."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError

MODULES = {
    "termites": "rulewright.games.termites.game",
    "cryhavoc": "rulewright.games.cryhavoc.game",
}


def load(name: str) -> Game:
    """A game by its name; only then are its rules loaded."""
    if name not in MODULES:
        raise UserError("game-unknown", name=name, known=", ".join(MODULES))
    return cast(Game, import_module(MODULES[name]).GAME)
