"""A decision of a finished game: the question about it, and what is stored of the answer."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from rulewright.games import load
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.players.letter import read, write
from rulewright.players.review import Judged, moments
from rulewright.players.review_words import told
from rulewright.players.seat import Seat
from rulewright.server.shown.messages import wire
from rulewright.server.tables.entries import Row
from rulewright.server.tables.story import Story

ALIKE = 0  # any fixed seed: positions that a seat cannot tell apart give the same letter
Wire = dict[str, Any]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A judged decision, as stored."""

    line: int  # of the game
    seq: int  # of the entry at the table
    seat: int
    value: float
    loss: float = 0.0
    error: float = 0.0
    ahead: float = 0.0
    played: Wire | None = None  # this and the rest in words, if it cost something or was a key move
    better: list[Wire] = []
    reasons: list[Wire] = []
    rules: list[str] = []  # one for each reason
    allowed: list[Wire] = []  # what others could do because of it
    allowed_rules: list[str] = []


class Decision(NamedTuple):
    """The question about one decision. It contains nothing that its seat did not know."""

    line: int
    seq: int
    played: int
    letter: bytes


def standing(table: Story) -> list[Row]:
    """The entries whose moves still count at the end: one for each line of the trail."""
    rows = list[Row]()
    for row in table.rows:
        if row.entry.kind in ("start", "do"):
            rows.append(row)
        elif row.entry.kind == "undo":
            del rows[-row.entry.line.get("lines", 1) :]
    return rows


async def decisions(match: Match, seqs: list[int]) -> list[Decision]:
    """The decisions with a choice. Yields to others in between."""
    found = []
    for at, stood, played in moments(match, ended=True):
        found.append(Decision(at, seqs[at], played, write(Seat(stood, stood.actor), ALIKE)))
        await asyncio.sleep(0)
    return found


def from_everywhere(count: int) -> list[int]:
    """All numbers below `count`: first some that are far apart, then those in between."""
    width = max(1, (count - 1).bit_length())
    return sorted(range(count), key=lambda number: f"{number:0{width}b}"[::-1])


def finding(game: Game, one: Decision, judged: Judged, players: int) -> Finding:
    """A judged decision, in words if it cost something. The words come from the letter, so nothing in them was hidden from the seat."""
    value, loss, error, ahead = (round(number, 4) for number in (judged.value, judged.loss, judged.error, judged.ahead))
    bare = Finding(one.line, one.seq, judged.seat, value, loss, error, ahead)
    if not judged.called(players) and not judged.is_key(players):
        return bare
    seat, states = read(one.letter, load), game.engine.new(1)
    seat.sample(states, 0, ALIKE)
    if judged.is_key(players):
        return msgspec.structs.replace(bare, played=wire(game.describe(game.engine.twin(states, 0), judged.played)))
    better, reasons, allowed = told(game, seat, judged)
    return msgspec.structs.replace(
        bare,
        played=wire(game.describe(game.engine.twin(states, 0), judged.played)),
        better=[wire(deed) for deed in better],
        reasons=[wire(merit.message) for merit in reasons],
        rules=[merit.paragraph for merit in reasons],
        allowed=[wire(merit.message) for merit in allowed],
        allowed_rules=[merit.paragraph for merit in allowed],
    )
