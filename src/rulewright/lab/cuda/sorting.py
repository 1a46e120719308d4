"""Kernels that sort lanes, for the 32 of a warp can only do the same thing at the same time: before `perform` by the verb that they carry
out, before `list_actions` by what is asked then.

`tally_orders` and `tally_prompts` count the lanes with each key in parts of the batch, `scan` sums these up, and `place` gives each lane
its place. Within a part the order is arbitrary: lanes are independent."""

from __future__ import annotations

from collections.abc import Callable

from numba import cuda

from rulewright.kernel.machine import unbound

from .stages import PARTS

# replaced by a game's own
key_of_order: Callable[..., int] = unbound
key_of_prompt: Callable[..., int] = unbound


def tally_orders(wrong, order, keys, tally):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(order) and wrong[0] == len(order):  # an illegal order may have no key
        keys[i] = key_of_order(order, i)
        cuda.atomic.add(tally, (i * PARTS // len(order), keys[i]), 1)


def tally_prompts(states, order, actor, keys, tally):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(order):
        keys[i] = key_of_prompt(states, i, order, actor)
        cuda.atomic.add(tally, (i * PARTS // len(order), keys[i]), 1)


def scan(tally, totals):  # type: ignore[no-untyped-def]
    key = cuda.grid(1)
    if key < len(totals):
        before = 0
        for part in range(len(tally)):
            lanes = tally[part, key]
            tally[part, key] = before
            before += lanes
        totals[key] = before


def place(keys, tally, totals, places):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(keys):
        first = 0
        for key in range(keys[i]):
            first += totals[key]
        places[first + cuda.atomic.add(tally, (i * PARTS // len(keys), keys[i]), 1)] = i
