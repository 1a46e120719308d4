"""The worlds that a seat cannot rule out: others' tokens in hand and stack, dealt anew."""

from __future__ import annotations

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .parts import KINDS, NOBODY
from .reproduction import can_be_placed
from .state import State, hand_size


@rule()
def redeal(s: State, seat: int, seed: int) -> None:
    """In place. What nobody has seen is a multiset: hands go back to the stack, and as many tokens are drawn from there."""
    k = 0
    for other in range(s.players):
        if other == seat:
            continue
        size = hand_size(s, other)
        hand, stack = s.hand[other], s.stack[other]
        for kind in range(KINDS):
            stack[kind] += hand[kind]
            hand[kind] = 0
        if s.chosen != NOBODY and here(s).who == other:
            k = choose_again(s, other, seed, k)
            size -= 1
        for _ in range(size):
            deal(stack, hand, pick(stack, KINDS, mix(seed, k)))
            k += 1


@rule()
def deal(stack: Row, hand: Row, kind: int) -> None:
    stack[kind] -= 1
    hand[kind] += 1


@rule()
def choose_again(s: State, other: int, seed: int, k: int) -> int:
    """The others know that a token was taken from the hand, and so that it can be placed, but not which."""
    total = 0
    for kind in range(KINDS):
        if can_be_placed(s, kind):
            total += s.stack[other][kind]
    number = mix(seed, k) % total
    for kind in range(KINDS):
        if can_be_placed(s, kind):
            number -= s.stack[other][kind]
            if number < 0:
                s.chosen = kind
                deal(s.stack[other], s.hand[other], kind)
                return k + 1
    return k + 1
