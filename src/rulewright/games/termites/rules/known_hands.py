"""T5.4 What everybody knows of a hand: a player who discards a token shows that none of the others could be placed either.

If only ground termites, or only Alate, have no free hex, the whole remaining hand must be of that sort. Two registers of the game's own
procedure hold the minimum numbers: `on` for ground termites, `tally` for Alate, two bits for each seat."""

from __future__ import annotations

from rulewright.games.termites.parts import ALATE, CASTE, ENTRY_COST, HEXES, MOST_TERMITES, NOBODY, WORKER
from rulewright.games.termites.state import State, hand_size
from rulewright.kernel.rule import rule

FIRST_ALATE = MOST_TERMITES * ALATE  # kinds below this are ground termites
BITS, MOST = 2, 3  # per seat


@rule()
def known_ground(s: State, seat: int) -> int:
    return int(s.frame[0].on >> BITS * seat & MOST)


@rule()
def known_alate(s: State, seat: int) -> int:
    return int(s.frame[0].tally >> BITS * seat & MOST)


@rule()
def know(s: State, seat: int, ground: int, alate: int) -> None:
    f = s.frame[0]
    f.on += (ground - known_ground(s, seat)) << BITS * seat
    f.tally += (alate - known_alate(s, seat)) << BITS * seat


@rule("T5.2")
def can_be_placed(s: State, kind: int) -> bool:
    """Whether some free hex is open to it."""
    entry_cost = ENTRY_COST[CASTE[kind]]
    for hex in range(HEXES):
        if s.owner[hex] == NOBODY and entry_cost[s.terrain[hex]] > 0:
            return True
    return False


@rule()
def may_be_chosen(s: State, other: int, size: int, kind: int) -> bool:
    """Whether it can be placed, and a hand of that size has room for it besides the tokens known to be of the other sort."""
    known = known_alate(s, other) if kind < FIRST_ALATE else known_ground(s, other)
    return bool(size > known and can_be_placed(s, kind))


@rule("T5.1", "T5.4")
def leaves_hand(s: State, seat: int, kind: int) -> None:
    """Everybody sees this token now; it may be one of the known ones."""
    if kind < FIRST_ALATE:
        know(s, seat, max(0, known_ground(s, seat) - 1), known_alate(s, seat))
    else:
        know(s, seat, known_ground(s, seat), max(0, known_alate(s, seat) - 1))


@rule("T5.4")
def nothing_else_fits(s: State, seat: int) -> None:
    """The token just discarded could not be placed, so neither can the remaining ones."""
    ground, alate = can_be_placed(s, MOST_TERMITES * WORKER), can_be_placed(s, FIRST_ALATE)
    left = hand_size(s, seat)
    if alate and not ground:
        know(s, seat, left, 0)
    elif ground and not alate:
        know(s, seat, 0, left)
