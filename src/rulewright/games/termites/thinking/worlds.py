"""The worlds that a seat cannot rule out: redeals others' tokens in hand and stack."""

from __future__ import annotations

from rulewright.games.termites.parts import KINDS, NOBODY
from rulewright.games.termites.rules.known_hands import FIRST_ALATE, known_alate, known_ground, may_be_chosen
from rulewright.games.termites.state import State, hand_size
from rulewright.kernel.chance import mix, pick
from rulewright.kernel.frames import here
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule


@rule()
def redeal(s: State, seat: int, seed: int) -> None:
    """Redeal in place. Unseen tokens are a multiset: hands return to the stack and the same number is drawn, first the tokens that
    everybody knows to be ground termites, or Alate."""
    k = 0
    for other in range(s.players):
        if other == seat:
            continue
        size = hand_size(s, other)
        hand, stack = s.hand[other], s.stack[other]
        for kind in range(KINDS):
            stack[kind] += hand[kind]
            hand[kind] = 0
        ground, alate = known_ground(s, other), known_alate(s, other)
        if s.chosen != NOBODY and here(s).who == other:
            k = choose_again(s, other, size, seed, k)
            size -= 1
            ground -= 1 if ground > 0 and s.chosen < FIRST_ALATE else 0
            alate -= 1 if alate > 0 and s.chosen >= FIRST_ALATE else 0
        k = deal_sort(stack, hand, 0, FIRST_ALATE, ground, seed, k)
        k = deal_sort(stack, hand, FIRST_ALATE, KINDS, alate, seed, k)
        for _ in range(size - ground - alate):
            deal(stack, hand, pick(stack, KINDS, mix(seed, k)))
            k += 1


@rule()
def deal(stack: Row, hand: Row, kind: int) -> None:
    stack[kind] -= 1
    hand[kind] += 1


@rule()
def deal_sort(stack: Row, hand: Row, first: int, end: int, number: int, seed: int, k: int) -> int:
    """Deal that number of tokens of the kinds `first` to `end`. Returns the next number's index."""
    for _ in range(number):
        total = 0
        for kind in range(first, end):
            total += stack[kind]
        left = mix(seed, k) % total
        k += 1
        for kind in range(first, end):
            left -= stack[kind]
            if left < 0:
                deal(stack, hand, kind)
                break
    return k


@rule()
def choose_again(s: State, other: int, size: int, seed: int, k: int) -> int:
    """The others know that a token was taken from the hand, so it can be placed, but not which one."""
    total = 0
    for kind in range(KINDS):
        if may_be_chosen(s, other, size, kind):
            total += s.stack[other][kind]
    number = mix(seed, k) % total
    for kind in range(KINDS):
        if may_be_chosen(s, other, size, kind):
            number -= s.stack[other][kind]
            if number < 0:
                s.chosen = kind
                deal(s.stack[other], s.hand[other], kind)
                return k + 1
    return k + 1
