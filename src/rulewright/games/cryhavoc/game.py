"""Cry Havoc behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.kernel.box import Box
from rulewright.kernel.events import EVERYONE, bit
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Event, Game, Prepared, Reason, Settings, Step
from rulewright.kernel.guide import read_guides
from rulewright.kernel.message import Message, Problem
from rulewright.kernel.options import Option
from rulewright.kernel.verbs import SHIFT

from . import box, content, settings, tally, text
from . import facts as data
from . import reasons as why
from . import view as seen
from .content import load, marked
from .editions import EDITIONS, preset
from .machine import engine
from .parts import FACTIONS, PLAYERS
from .weights import NAMES
from .words import KILL_ON, OFFERS, VERBS


class CryHavoc(Game):
    name = "cryhavoc"
    version = "1"
    players = range(2, PLAYERS + 1)
    sides = tuple(f"cryhavoc-faction-{name}" for name in FACTIONS)
    seating = Option("factions", "C1.1", (settings.DRAWN, *FACTIONS))
    pack = "york"
    packs = content.SHIPPED
    presets = {"edition": {edition: preset(edition) for edition in EDITIONS}}  # noqa: RUF012  (never written to)
    turns = "C4.1"
    engine = engine
    guides = read_guides(Path(__file__).with_name("guide.json"), NAMES)
    verbs = VERBS
    offers = OFFERS

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return settings.options(load(pack or self.pack), players)

    def prepare(self, wished: Settings) -> Prepared:
        return settings.prepare(replace(wished, pack=wished.pack or self.pack))

    def unpack(self, pack: str, players: int) -> Box:
        return box.unpack(pack or self.pack, players)

    def check(self, path: str) -> list[Problem]:
        return content.check(path if path in content.SHIPPED else Path(path))

    def names(self, pack: str, language: str) -> Mapping[str, str]:
        return load(pack or self.pack).names(language)

    def prompt(self, s: Any) -> Message:
        return text.prompt(marked(s.pack), s)

    def open_to_all(self, s: Any) -> dict[str, Any]:
        return seen.open_to_all(marked(s.pack), s)

    def own(self, s: Any, seat: int) -> dict[str, Any]:
        return seen.own(marked(s.pack), s, seat)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return text.argument(marked(s.pack), s, verb, argument)

    def describe(self, s: Any, action: int) -> Message:
        return text.describe(marked(s.pack), s, action)

    def facts(self, s: Any, action: int) -> dict[str, Any]:
        return data.facts(marked(s.pack), s, action)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        return text.tell(marked(s.pack), s, kind, a, b, c, d)

    def reasons(self, steps: Sequence[Step], seat: int) -> list[Reason]:
        return why.reasons(marked(steps[0].before.pack), steps, seat) if steps else []

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        return tally.sources(s, events, seat)

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        return text.reason(marked(s.pack), s, action, code)

    def audience(self, s: Any, action: int) -> int:
        """Who may know a secret argument: the one who acts, or whose cards a chance draws; everybody, once it shows itself. Registers hold
        factions here, not seats."""
        f = s.frame[s.top]
        if not self.verbs[action >> SHIFT].secret or (action >> SHIFT == KILL_ON and seen.named_openly(s)):
            return EVERYONE
        return bit(s.seat[f.who] if f.actor == CHANCE else f.actor)


GAME = CryHavoc()
