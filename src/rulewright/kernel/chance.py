"""Chance is an actor. The rules list the outcomes and their weights; the caller picks one.

The k-th number of a seed depends on nothing else, so a game is fully determined by its seed and its actions. There are two generators:
`mix` for rollouts and experiments, fast and compiled; `keyed` for games between people, with a 256-bit seed that nobody can guess by
search."""

from __future__ import annotations

import hashlib

from .record import Row
from .rule import rule


@rule()
def scramble(x: int) -> int:
    """A bijection on 32-bit integers. Its factors are below 2**31, so no product overflows int64, and Python and compiled code agree."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x735A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


@rule()
def mix(seed: int, k: int) -> int:
    """The k-th random number of a seed, 0 to 2**32 - 1."""
    return scramble(scramble(scramble(seed & 0xFFFFFFFF) ^ ((seed >> 32) & 0x7FFFFFFF)) ^ scramble(k + 0x3779B9))


@rule()
def pick(weights: Row, n: int, number: int) -> int:
    """Map a random number to one of n outcomes, by integer weights."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    number %= total
    for i in range(n):
        number -= int(weights[i])
        if number < 0:
            return i
    return n - 1


SEED_BYTES = 32  # of a table's seed


def keyed(seed: bytes, k: int) -> int:
    """The k-th random number of a table's secret seed, 0 to 2**64 - 1: a keyed cryptographic hash."""
    return int.from_bytes(hashlib.blake2b(k.to_bytes(8, "big"), key=seed, digest_size=8).digest(), "big")


def commitment(seed: bytes) -> str:
    """What a table publishes about its seed before the game. Nobody can find the seed from it, or another seed that fits it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"rulewright-seed").hexdigest()
