"""Thin Ice's implementation of the contract: turns numbers into words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import field

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.guide import Guides, row
from rulewright.kernel.message import Message, UserError
from rulewright.kernel.options import Option, chosen
from rulewright.kernel.rule import buffer
from rulewright.kernel.verbs import MASK, NONE, SHIFT
from rulewright.kernel.view import View

from . import in_words
from . import numbers as num
from .engine import engine
from .worlds import NAMES

ROUNDS = Option("rounds", "I2.2", ("5", "3", "8"))


class ThinIceView(View, kw_only=True):
    points: list[int]  # of each seat
    line: dict[str, int]  # cards turned up in this turn
    hidden: dict[str, int]  # cards that nobody sees, or only their owner
    deck: int
    bait: bool
    # visible only to the seat itself
    hand: dict[str, int] = field(default_factory=dict)
    own_bait: str | None = None


class ThinIce(Game):
    name = "thin-ice"
    version = "1"
    players = range(2, num.PLAYERS + 1)
    sides = ("thin-ice-fisher",)
    web = "board.js"
    turns = "I2.2"
    engine = engine
    guides = Guides(NAMES, plain=row([100]), tuned=row([100]))  # a point is worth a hundred
    verbs = num.VERBS
    offers = num.OFFERS

    def options(self, players: int, pack: str = "") -> tuple[Option, ...]:
        return (ROUNDS,)

    def prepare(self, settings: Settings) -> Prepared:
        if settings.players not in self.players:
            raise UserError("players-number", players=settings.players, least=2, most=num.PLAYERS)
        options = chosen(self.options(settings.players), settings.options)
        config = buffer(2)
        config[0] = settings.players
        config[1] = int(options["rounds"])
        return Prepared(replace(settings, options=options), "", config)

    def open_to_all(self, s: Any) -> ThinIceView:
        """Everybody may count the cards they do not see."""
        hidden = [s.deck[kind] + sum(hand[kind] for hand in s.hand) for kind in range(num.KINDS)]
        if s.bait != NONE:
            hidden[s.bait] += 1
        return ThinIceView(
            players=s.players,
            points=s.points[: s.players],
            line=cards(s.line),
            hidden=cards(hidden),
            deck=sum(s.deck),
            bait=s.bait != NONE,
        )

    def add_own(self, view: ThinIceView, s: Any, seat: int) -> None:
        """Only the owner sees a hand, and the bait."""
        if seat == SPECTATOR:
            return
        view.hand = cards(s.hand[seat])
        if s.bait != NONE and s.frame[s.top].who == seat:
            view.own_bait = num.CARDS[s.bait]

    def in_words(self, s: Any, seat: int) -> list[Message]:
        return in_words.lines(s, seat)

    def argument(self, s: Any, verb: int, argument: int) -> str:
        return num.CARDS[argument]

    def describe(self, s: Any, action: int) -> Message:
        args = {"card": num.CARDS[action & MASK]} if action >> SHIFT == num.BAIT else {}
        return Message(f"thin-ice-do-{num.VERBS[action >> SHIFT].name}", args)

    def tell(self, s: Any, kind: int, a: int, b: int, c: int, d: int) -> Message:
        name, roles = num.EVENT_KINDS[kind]
        numbers = zip(roles, (a, b, c, d), strict=False)
        args = {role: num.CARDS[number] if role == "card" else number for role, number in numbers}
        return Message(f"thin-ice-event-{name}", args)

    def reason(self, s: Any, action: int, code: int) -> tuple[str, Message]:
        paragraph, key = num.REASONS[code]
        return paragraph, Message(f"thin-ice-why-{key}", {"card": num.CARDS[action & MASK]})


def cards(counts: list[int]) -> dict[str, int]:
    return {num.CARDS[kind]: count for kind, count in enumerate(counts) if count > 0}


GAME = ThinIce()
