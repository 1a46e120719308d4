"""What a position is worth: each seat's chance to win. Uses only sums, products and square roots, so that compiled and interpreted rules
agree."""

from __future__ import annotations

from math import sqrt

from rulewright.kernel.frames import OVER, here
from rulewright.kernel.guide import HABITS
from rulewright.kernel.machine import Position, result, worth
from rulewright.kernel.record import Row

from .tree import ONE

TEMPERATURE, EXPLORE, TRUST, SHARPNESS, WIDTH, LENGTH, AHEAD = range(len(HABITS))  # in the order of kernel/guide.py


def weight(value: int, habits: Row) -> float:
    """Grows with the worth of a position; the opposite worth gives the reciprocal."""
    x = value / habits[TEMPERATURE]
    half = (x + sqrt(x * x + 4.0)) / 2.0
    return half * half


def promise(value: int, players: int, habits: Row) -> int:
    """A seat's chance to win in a position of that worth, if the others' worth is unknown."""
    own = weight(value, habits)
    return int(ONE * own / (own + players - 1))


def victory(s: Position, seat: int, players: int) -> int:
    """A seat's result at the end: a whole victory, its share of one, or nothing."""
    own = result(s, seat)
    winners = 0
    for other in range(players):
        if result(s, other) > own:
            return 0
        winners += 1 if result(s, other) == own else 0
    return ONE // winners


def judge(s: Position, players: int, guide: Row, habits: Row, shares: Row) -> None:
    """Each seat's chance to win or, at the end, its result."""
    for seat in range(players):
        shares[seat] = worth(s, seat, guide)
    share_out(s, players, habits, shares)


def share_out(s: Position, players: int, habits: Row, shares: Row) -> None:
    """Replace each seat's worth by its chance to win."""
    total = 0.0
    for seat in range(players):
        total += weight(int(shares[seat]), habits)
    for seat in range(players):
        shares[seat] = int(ONE * weight(int(shares[seat]), habits) / total)
    if here(s).actor == OVER:
        for seat in range(players):  # a clear victory is a little better than a narrow one
            shares[seat] = (15 * victory(s, seat, players) + shares[seat]) // 16


RULES = (weight, promise, victory, share_out)
