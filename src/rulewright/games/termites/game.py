"""Termites behind the contract."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.message import Message
from rulewright.kernel.options import Option

from . import settings, text
from . import view as seen
from .content import load
from .machine import engine
from .parts import HEXES, PLAYERS, SWARMS
from .words import OFFERS, VERBS


class Termites(Game):
    name = "termites"
    version = "1"
    players = range(2, PLAYERS + 1)
    sides = tuple(f"swarm-{name}" for name in SWARMS)
    engine = engine
    verbs = VERBS
    offers = OFFERS
    most_legal = 2 * HEXES

    def options(self, players: int, pack: str = "classic") -> tuple[Option, ...]:
        return settings.options(load(pack), players)

    def prepare(self, settings_: Settings) -> Prepared:
        return settings.prepare(settings_)

    def view(self, s: Any, seat: int) -> dict[str, Any]:
        return seen.view(s, seat)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return text.argument(s, verb, argument)

    def describe(self, s: Any, action: int) -> Message:
        return text.describe(s, action)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        return text.tell(s, kind, a, b, c, d)

    def refusal(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        return text.refusal(s, action, code)


GAME = Termites()
