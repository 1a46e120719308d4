"""What a position is worth: each seat's chance to win. Only sums, products and square roots are used, so that
compiled and interpreted rules judge alike."""

from __future__ import annotations

from math import sqrt

from rulewright.kernel.frames import OVER, here
from rulewright.kernel.guide import HABITS
from rulewright.kernel.machine import Position, result, worth
from rulewright.kernel.record import Row

from .tree import ONE

TEMPERATURE, EXPLORE, TRUST, SHARPNESS, WIDTH, LENGTH, AHEAD = range(len(HABITS))  # as kernel/guide.py names them


def weight(value: int, habits: Row) -> float:
    """Grows with the worth of a position, and is its own inverse for the opposite worth."""
    x = value / habits[TEMPERATURE]
    half = (x + sqrt(x * x + 4.0)) / 2.0
    return half * half


def promise(value: int, players: int, habits: Row) -> int:
    """A seat's chance to win in a position of that worth, if the others know nothing of it."""
    own = weight(value, habits)
    return int(ONE * own / (own + players - 1))


def victory(s: Position, seat: int, players: int) -> int:
    """What a seat has won at the end: all, its part or nothing."""
    own = result(s, seat)
    winners = 0
    for other in range(players):
        if result(s, other) > own:
            return 0
        winners += 1 if result(s, other) == own else 0
    return ONE // winners


def judge(s: Position, players: int, guide: Row, habits: Row, shares: Row) -> None:
    """Each seat's chance to win; at the end, its result."""
    for seat in range(players):
        shares[seat] = worth(s, seat, guide)
    share_out(s, players, habits, shares)


def share_out(s: Position, players: int, habits: Row, shares: Row) -> None:
    """In place of what the position is worth to each seat, its chance to win."""
    total = 0.0
    for seat in range(players):
        total += weight(int(shares[seat]), habits)
    for seat in range(players):
        shares[seat] = int(ONE * weight(int(shares[seat]), habits) / total)
    if here(s).actor == OVER:
        for seat in range(players):  # a clear victory is a little better than a narrow one
            shares[seat] = (15 * victory(s, seat, players) + shares[seat]) // 16


RULES = (weight, promise, victory, share_out)
