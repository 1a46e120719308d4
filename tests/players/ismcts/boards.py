"""Positions near the end of a game, small enough to enumerate everything that can still happen."""

from __future__ import annotations

from typing import Any

from tests.rules.cryhavoc.helpers import empty_deck
from tests.rules.cryhavoc.table import Table as Planet
from tests.rules.termites.table import Table as Board

from rulewright.games.cryhavoc.numbers import ROUND, TURN
from rulewright.games.cryhavoc.parts import FACTIONS
from rulewright.games.cryhavoc.rules.round import FIGHTING
from rulewright.kernel.frames import OVER, call

COAST = "salt_horizon"  # a region without terrain


# ------------------------------------------------------------- Termites
def bare(picture: str) -> Board:
    """Nobody has a mound in reserve, so a player who takes one is asked nothing more (T7.7)."""
    t = Board(picture)
    t.reserve(0)
    t.reserve(1)
    return t


def stand(t: Board, seat: int, value: int, hex: str) -> None:
    """A mound that comes from no reserve."""
    t.s.owner[t.cells[hex]], t.s.mound[t.cells[hex]] = seat, value


def row(own: tuple[str, ...], other: tuple[str, str]) -> Board:
    """Five hexes in a row, with a mound of 5 at each end. Seat 0 holds tokens of one kind and has taken one of them; seat 1 holds one of
    two tokens, and nobody else knows which."""
    t = bare(". . . . .")
    stand(t, 0, 5, "A1")
    stand(t, 1, 5, "A5")
    t.hand(0, *own)
    t.hand(1, other[0])
    t.stack(1, other[1])
    t.turn(0)
    t.do(f"token:{own[0]}")
    return t


# ------------------------------------------------------------- Cry Havoc
def two(*factions: str) -> Planet:
    """Two players without cards."""
    t = Planet(*factions)
    for faction in factions:
        empty_deck(t, faction)
    return t


def last_battle(attackers: int, defenders: int, vp: tuple[int, int], **hand: str) -> Planet:
    """Pilgrims attack Humans, and then the game is over. The Humans may hold a card, from a deck of two."""
    t = Planet("pilgrims", "humans")
    empty_deck(t, "pilgrims")
    empty_deck(t, "humans", *hand.values())
    if hand:
        t.hand("humans", hand["holds"])
    for faction, units, points in zip(t.factions, (attackers, defenders), vp, strict=True):
        t.units(faction, units, COAST)
        t.vp(faction, points)
    t.battle(COAST, attacker="pilgrims")
    return t


def last_turn(t: Planet, faction: str) -> None:
    """That faction's last turn, before its action; then come battles, prisoners and scoring, and the game is over."""
    s: Any = t.s
    s.top, s.turn = 0, 3
    s.frame[0].proc, s.frame[0].actor = 0, OVER
    call(s, ROUND)
    s.frame[1].step = FIGHTING
    call(s, TURN, who=FACTIONS.index(faction), left=1)
    t._base = 1
    t.settle()
