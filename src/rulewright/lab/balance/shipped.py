"""The balance report that comes with a game: `balance.json` next to its module, as `rulewright balance` writes it."""

from __future__ import annotations

from functools import cache

import msgspec

from rulewright import installed
from rulewright.kernel.game import Game
from rulewright.words import Words

from .balance_page import About, Page
from .fairness import Figures


class Found(msgspec.Struct, frozen=True):
    about: About
    figures: Figures


@cache
def page_of(game: Game, language: str) -> str:
    """The page in that language; raises KeyError if there is none."""
    file = installed.balance_file(game.key)
    if file is None:
        raise KeyError(game.key)
    found = msgspec.json.decode(file.read_bytes(), type=Found)
    return Page(Words(language, game=game.key), game, found.about, found.figures).text()
