"""Termites' implementation of the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.kernel.box import Box
from rulewright.kernel.bundles.bundle import is_reference
from rulewright.kernel.events import Event
from rulewright.kernel.game import Game, Merit, Prepared, Settings, Step
from rulewright.kernel.guide import read_guides
from rulewright.kernel.message import Message, Problem
from rulewright.kernel.options import Option
from rulewright.kernel.view import Prompt

from . import settings
from .engine import engine
from .numbers import OFFERS, VERBS
from .observation import sees
from .pack import loading
from .pack.loading import OwnPicture
from .parts import PLAYERS, SWARMS
from .shown import box, facts, points, prompts, text, threats, view
from .shown.shapes import TermitesFacts, TermitesThreat, TermitesView
from .shown.workbench import WORKBENCH
from .teaching import TEACHING
from .thinking import merits
from .thinking.weights import NAMES


class Termites(Game):
    name = "termites"
    version = "2"
    players = range(2, PLAYERS + 1)
    sides = tuple(f"termites-swarm-{name}" for name in SWARMS)
    seating = Option("swarms", "T4.2", (settings.DRAWN, *SWARMS))
    pack = "classic"
    packs = loading.SHIPPED
    turns = "T4.3"
    engine = engine
    guides = read_guides(Path(__file__).parent / "thinking" / "guide.json", NAMES)
    verbs = VERBS
    offers = OFFERS
    observation = sees
    teaching = TEACHING
    workbench = WORKBENCH

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return settings.options(loading.load(pack or self.pack), players)

    def prepare(self, wished: Settings) -> Prepared:
        return settings.prepare(replace(wished, pack=wished.pack or self.pack))

    def unpack(self, pack: str, players: int) -> Box:
        return box.unpack(pack or self.pack)

    def check(self, path: str) -> list[Problem]:
        return loading.check(path if path in loading.SHIPPED or is_reference(path) else Path(path))

    def read_board(self, path: Path, wished: Settings) -> OwnPicture:
        return loading.read_board(path, loading.load(wished.pack or self.pack), wished.players)

    def open_to_all(self, s: Any) -> TermitesView:
        return view.open_to_all(s)

    def add_own(self, seen: TermitesView, s: Any, seat: int) -> None:
        view.add_own(seen, s, seat)

    def prompt(self, s: Any) -> Message:
        return prompts.prompt(s)

    def asks(self, s: Any) -> Prompt:
        return prompts.asks(s)

    def asked_under(self, s: Any) -> str:
        return prompts.asked_under(s) or super().asked_under(s)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return text.naming(s, verb)(argument)

    def naming(self, s: Any, verb: int) -> Callable[[int], str]:
        return text.naming(s, verb)

    def describe(self, s: Any, action: int) -> Message:
        return text.describe(s, action)

    def facts(self, s: Any, action: int) -> TermitesFacts:
        return facts.facts(s, action)

    def facts_of_refusal(self, s: Any, action: int, reason: Message) -> TermitesFacts:
        return facts.of_refusal(s, action, reason)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        return text.tell(s, kind, a, b, c, d)

    def threats(self, s: Any, seat: int) -> list[TermitesThreat]:
        return threats.threats(s, seat)

    def merits(self, steps: Sequence[Step], seat: int) -> list[Merit]:
        return merits.merits(steps, seat)

    def dangers(self, steps: Sequence[Step], answers: Sequence[Step], seat: int) -> list[Merit]:
        return merits.dangers(steps, seat)

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        return points.sources(s, seat)

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        return text.reason(s, action, code)


GAME = Termites()
