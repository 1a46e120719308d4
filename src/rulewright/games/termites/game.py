"""Termites behind the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.kernel.box import Box
from rulewright.kernel.game import Event, Game, Prepared, Reason, Settings, Step
from rulewright.kernel.guide import read_guides
from rulewright.kernel.message import Message, Problem
from rulewright.kernel.options import Option

from . import box, content, settings, tally, text
from . import facts as data
from . import reasons as why
from . import view as seen
from .machine import engine
from .parts import PLAYERS, SWARMS
from .weights import NAMES
from .words import OFFERS, VERBS


class Termites(Game):
    name = "termites"
    version = "1"
    players = range(2, PLAYERS + 1)
    sides = tuple(f"termites-swarm-{name}" for name in SWARMS)
    seating = Option("swarms", "T4.2", (settings.DRAWN, *SWARMS))
    pack = "classic"
    packs = content.SHIPPED
    turns = "T4.3"
    engine = engine
    guides = read_guides(Path(__file__).with_name("guide.json"), NAMES)
    verbs = VERBS
    offers = OFFERS

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return settings.options(content.load(pack or self.pack), players)

    def prepare(self, wished: Settings) -> Prepared:
        return settings.prepare(replace(wished, pack=wished.pack or self.pack))

    def unpack(self, pack: str, players: int) -> Box:
        return box.unpack(pack or self.pack)

    def check(self, path: str) -> list[Problem]:
        return content.check(path if path in content.SHIPPED else Path(path))

    def read_board(self, path: Path, wished: Settings) -> dict[str, Any]:
        return content.read_board(path, content.load(wished.pack or self.pack), wished.players)

    def open_to_all(self, s: Any) -> dict[str, Any]:
        return seen.open_to_all(s)

    def own(self, s: Any, seat: int) -> dict[str, Any]:
        return seen.own(s, seat)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return text.naming(s, verb)(argument)

    def naming(self, s: Any, verb: int) -> Callable[[int], str]:
        return text.naming(s, verb)

    def describe(self, s: Any, action: int) -> Message:
        return text.describe(s, action)

    def facts(self, s: Any, action: int) -> dict[str, Any]:
        return data.facts(s, action)

    def facts_of_refusal(self, s: Any, action: int, reason: Message) -> dict[str, Any]:
        return data.of_refusal(s, action, reason)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        return text.tell(s, kind, a, b, c, d)

    def reasons(self, steps: Sequence[Step], seat: int) -> list[Reason]:
        return why.reasons(steps, seat)

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        return tally.sources(s, seat)

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        return text.reason(s, action, code)


GAME = Termites()
