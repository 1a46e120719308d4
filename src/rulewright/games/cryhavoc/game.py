"""Cry Havoc's implementation of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright.kernel.box import Box
from rulewright.kernel.bundles.bundle import is_reference
from rulewright.kernel.events import EVERYONE, Event, bit
from rulewright.kernel.frames import CHANCE
from rulewright.kernel.game import Game, Merit, Prepared, Settings, Step
from rulewright.kernel.guide import read_guides
from rulewright.kernel.message import Message, Problem
from rulewright.kernel.options import Option
from rulewright.kernel.verbs import SHIFT
from rulewright.kernel.view import Prompt

from . import settings
from .editions import EDITIONS, preset
from .engine import engine
from .numbers import KILL_ON, OFFERS, VERBS
from .observation import sees
from .pack import loading
from .pack.loading import load, marked
from .parts import FACTIONS, PLAYERS
from .shown import box, facts, points, prompts, text, tried, view
from .shown.kills import shows_itself
from .shown.shapes import CryHavocFacts, CryHavocView
from .shown.workbench import WORKBENCH
from .teaching import TEACHING
from .thinking import dangers, merits
from .thinking.weights import NAMES


class CryHavoc(Game):
    name = "cryhavoc"
    version = "3"
    players = range(2, PLAYERS + 1)
    sides = tuple(f"cryhavoc-faction-{name}" for name in FACTIONS)
    seating = Option("factions", "C1.1", (settings.DRAWN, *FACTIONS))
    pack = "york"
    packs = loading.SHIPPED
    presets = {"edition": {edition: preset(edition) for edition in EDITIONS}}  # noqa: RUF012  (never written to)
    turns = "C4.1"
    engine = engine
    guides = read_guides(Path(__file__).parent / "thinking" / "guide.json", NAMES)
    verbs = VERBS
    offers = OFFERS
    observation = sees
    net_beats = "juno"
    answered = True
    teaching = TEACHING
    workbench = WORKBENCH

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return settings.options(load(pack or self.pack), players)

    def proposed(self, language: str) -> Mapping[str, str]:
        """The edition in that language, if there is one."""
        edition = language.partition("-")[0]
        return {"edition": edition} if edition in EDITIONS else {}

    def prepare(self, wished: Settings) -> Prepared:
        return settings.prepare(replace(wished, pack=wished.pack or self.pack))

    def unpack(self, pack: str, players: int) -> Box:
        return box.unpack(pack or self.pack, players)

    def check(self, path: str) -> list[Problem]:
        return loading.check(path if path in loading.SHIPPED or is_reference(path) else Path(path))

    def names(self, pack: str, language: str) -> Mapping[str, str]:
        return load(pack or self.pack).names(language)

    def prompt(self, s: Any) -> Message:
        return prompts.prompt(marked(s.pack), s)

    def asks(self, s: Any) -> Prompt:
        return prompts.asks(marked(s.pack), s)

    def asked_under(self, s: Any) -> str:
        return prompts.asked_under(s) or super().asked_under(s)

    def open_to_all(self, s: Any) -> CryHavocView:
        return view.open_to_all(marked(s.pack), s)

    def add_own(self, seen: CryHavocView, s: Any, seat: int) -> None:
        view.add_own(seen, marked(s.pack), s, seat)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return text.argument(marked(s.pack), s, verb, argument)

    def describe(self, s: Any, action: int) -> Message:
        return text.describe(marked(s.pack), s, action)

    def facts(self, s: Any, action: int) -> CryHavocFacts:
        told = facts.facts(marked(s.pack), s, action)
        told.then = tried.then(self, s, action)
        return told

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        return text.tell(marked(s.pack), s, kind, a, b, c, d)

    def merits(self, steps: Sequence[Step], seat: int) -> list[Merit]:
        return merits.merits(marked(steps[0].before.pack), steps, seat) if steps else []

    def dangers(self, steps: Sequence[Step], answers: Sequence[Step], seat: int) -> list[Merit]:
        return dangers.dangers(marked(answers[0].before.pack), answers, seat) if answers else []

    def sources(self, s: Any, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
        return points.sources(s, events, seat)

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        return text.reason(marked(s.pack), s, action, code)

    def audience(self, s: Any, action: int) -> int:
        """Who may know a secret argument: the actor, or the player for whom chance draws; everybody if it reveals itself. Registers hold
        factions here, not seats."""
        f = s.frame[s.top]
        if not self.verbs[action >> SHIFT].secret or (action >> SHIFT == KILL_ON and shows_itself(s, action)):
            return EVERYONE
        return bit(s.seat[f.who] if f.actor == CHANCE else f.actor)


GAME = CryHavoc()
