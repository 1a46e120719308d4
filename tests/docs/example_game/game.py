"""Thin Ice behind the contract: where numbers become words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.guide import Guides, row
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.options import Option, chosen
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import FIRST_REASON, MASK, NONE, SHIFT

from . import words as w
from .machine import engine
from .worlds import NAMES

ROUNDS = Option("rounds", "I2.2", ("5", "3", "8"))


class ThinIce(Game):
    name = "thin-ice"
    version = "1"
    players = range(2, w.PLAYERS + 1)
    sides = ("thin-ice-fisher",)
    turns = "I2.2"
    engine = engine
    guides = Guides(NAMES, plain=row([100]), tuned=row([100]))  # a point is worth a hundred
    verbs = w.VERBS
    offers = w.OFFERS

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return (ROUNDS,)

    def prepare(self, settings: Settings) -> Prepared:
        if settings.players not in self.players:
            raise UserError("players-number", players=settings.players, least=2, most=w.PLAYERS)
        options = chosen(self.options(settings.players), settings.options)
        config = buffer(2)
        config[0] = settings.players
        config[1] = int(options["rounds"])
        return Prepared(replace(settings, options=options), "", config)

    def open_to_all(self, s: Any) -> dict[str, Any]:
        """Everybody may count the cards they do not see."""
        f, offer = s.frame[s.top], w.OFFERS[s.frame[s.top].offer]
        hidden = [s.deck[kind] + sum(hand[kind] for hand in s.hand) for kind in range(w.KINDS)]
        if s.bait != NONE:
            hidden[s.bait] += 1
        return {
            "prompt": {"offer": offer.name, "rule": offer.paragraph, "actor": f.actor},
            "points": s.points[: s.players],
            "line": cards(s.line),
            "hidden": cards(hidden),
            "deck": sum(s.deck),
            "bait": s.bait != NONE,
        }

    def own(self, s: Any, seat: int) -> dict[str, Any]:
        """Only the owner sees a hand, and the bait."""
        if seat == SPECTATOR:
            return {}
        seen: dict[str, Any] = {"hand": cards(s.hand[seat])}
        if s.bait != NONE and s.frame[s.top].who == seat:
            seen["own_bait"] = w.CARDS[s.bait]
        return seen

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return w.CARDS[argument]

    def describe(self, s: Any, action: int) -> Message:
        args = {"card": w.CARDS[action & MASK]} if action >> SHIFT == w.BAIT else {}
        return Message(f"thin-ice-do-{w.VERBS[action >> SHIFT].name}", args)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        args: dict[str, Any] = {"seat": a}
        if kind in (w.E_DREW, w.E_CAUGHT, w.E_WENT_HOME, w.E_BROKE_IN):
            args["card"] = w.CARDS[b]
        if kind == w.E_WENT_HOME:
            args["points"] = c
        return Message(f"thin-ice-event-{w.EVENTS[kind]}", args if kind != w.E_OVER else {})

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        paragraph, key = w.REASONS[code - FIRST_REASON]
        return paragraph, Message(f"thin-ice-why-{key}", {"card": w.CARDS[action & MASK]})


def cards(counts: list[int]) -> dict[str, int]:
    return {w.CARDS[kind]: count for kind, count in enumerate(counts) if count > 0}


GAME = ThinIce()
