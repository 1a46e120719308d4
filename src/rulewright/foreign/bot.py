"""A foreign bot in a seat. It gets what the seat may see as a line of JSON, and answers with one of the listed actions.

Its random seed is derived from that line, so the same position always gives the same line, and nothing in it identifies the deal."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import msgspec

from rulewright.players.letter import write
from rulewright.players.seat import Seat

from .contained import Contained, Forfeit, Limits
from .named import Foreign

SEED_BYTES = 6  # few enough for the integers of every language


class Answer(msgspec.Struct):
    action: str


class ForeignBot:
    def __init__(self, foreign: Foreign, limits: Limits) -> None:
        self.name, self._with_letter = foreign.name, foreign.with_letter
        self._program = Contained(foreign.command, limits)

    def reseed(self, seed: int) -> None:
        """Has no effect: its seed comes from the position."""

    def set_time(self, seconds: float | None) -> None:
        if seconds is not None:
            self._program.limits = self._program.limits._replace(seconds=seconds)

    def choose(self, seat: Seat) -> int:
        """Raises Forfeit."""
        asked = question(seat, self._with_letter)
        actions: list[str] = asked["view"].actions
        answer = self._program.ask(msgspec.json.encode(asked))
        try:
            action = msgspec.json.decode(answer, type=Answer).action
        except msgspec.DecodeError:
            action = ""
        if action not in actions:
            self.end()
            raise Forfeit("illegal", action or answer[:100].decode("utf-8", "replace"))
        return seat.legal()[actions.index(action)]

    def end(self) -> None:
        self._program.end()


def question(seat: Seat, with_letter: bool = False) -> dict[str, Any]:
    """What a bot is told: the table's settings, and what its seat sees."""
    told: dict[str, Any] = {
        "game": seat.game,
        "players": seat.players,
        "seat": seat.number,
        "options": dict(seat.settings.options),
        "view": seat.view(),
    }
    number = hashlib.blake2b(msgspec.json.encode(told), digest_size=SEED_BYTES).digest()
    told["seed"] = int.from_bytes(number, "big")
    if with_letter:
        told["letter"] = base64.b64encode(write(seat, told["seed"])).decode()
    return told
