"""Chance is an actor. The rules say what may happen and how often; somebody outside settles it.

The k-th number of a seed is a function of both and of nothing else, so a game is its seed and its actions. Two generators: `mix`
for rollouts and experiments, fast and compiled; `keyed` for tables of people, whose 256-bit seed nobody can search for.
"""

from __future__ import annotations

import hashlib

from .record import Row
from .rule import rule


@rule()
def scramble(x: int) -> int:
    """A bijection of 32 bits. Factors below 2**31: no product leaves int64, so Python and machine integers agree."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


@rule()
def mix(seed: int, k: int) -> int:
    """The k-th number of that seed, 0 to 2**32 - 1."""
    return scramble(scramble(scramble(seed & 0xFFFFFFFF) ^ ((seed >> 32) & 0x7FFFFFFF)) ^ scramble(k + 0x3779B9))


@rule()
def pick(weights: Row, n: int, number: int) -> int:
    """Which of n outcomes a number means, by integer weights."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    number %= total
    for i in range(n):
        number -= int(weights[i])
        if number < 0:
            return i
    return n - 1


SEED_BYTES = 32  # of a table


def keyed(seed: bytes, k: int) -> int:
    """The k-th number of a table's secret seed, 0 to 2**64 - 1: a keyed cryptographic hash."""
    return int.from_bytes(hashlib.blake2b(k.to_bytes(8, "big"), key=seed, digest_size=8).digest(), "big")


def commitment(seed: bytes) -> str:
    """What a table shows of its seed before the game: nobody can find the seed from it, nor another seed that fits it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"rulewright-seed").hexdigest()
