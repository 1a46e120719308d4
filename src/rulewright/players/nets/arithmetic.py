"""The net in integer arithmetic: its exact definition, with NumPy, for many rows at once.

A weight w is stored as 512 w, an activation a as 256 a, from 0 to just below 4. Sums are exact, so their order does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .net_reading import NOT_THERE, SIDES, Reading, sides_of

WEIGHT_BITS, ACTIVE_BITS = 9, 8
MOST_WEIGHT, MOST_ACTIVE = 2047, 1023
POOLED_BITS = 4  # the sum over things is divided by 16
LAYERS = 2  # in which things get input from their neighbours

Wide = NDArray[np.int64]
Weights = dict[str, Wide]


class Net(NamedTuple):
    reading: Reading
    weights: Weights  # by name, 64 bits wide; see training/model.py


class Judged(NamedTuple):
    """Logits, in units of 2**-17."""

    actions: Wide  # for each row, of all actions
    shares: Wide  # of each side, starting with the player's own


def active(sums: Wide, bits: int = WEIGHT_BITS) -> Wide:
    return np.asarray(np.clip(sums >> bits, 0, MOST_ACTIVE))


def judge(net: Net, rows: NDArray[np.int16]) -> Judged:
    read, w = net
    numbers = rows.astype(np.int64)
    me = sides_of(read, numbers)
    things = look_at_things(read, w, numbers, me)
    trunk = (
        w["rows"][chosen_rows(read.columns[:, 1:], numbers[:, read.columns[:, 0]], me[:, None])].sum(1) << ACTIVE_BITS
    )
    first = active(trunk + pooled(read, things) @ w["pooled"] + w["pooled_bias"])
    second = active(first @ w["second"] + w["second_bias"])
    logits = second @ w["keys"].T + w["keys_bias"]
    asked = ((np.einsum("bh,qhc->bqc", second, w["queries"]) + w["queries_bias"]) >> WEIGHT_BITS) << 1
    query, thing = read.pointers.T
    points = np.flatnonzero(query != NOT_THERE)
    logits[:, points] += np.einsum("bqc,bnc->bqn", asked, things)[:, query[points], thing[points]]
    return Judged(logits, second @ w["value"] + w["value_bias"])


def seen_by(net: Net, row: Sequence[int], players: int) -> list[int]:
    """The net's opinion of each seat."""
    numbers = np.array([row], np.int64)
    first = int(net.reading.who[1])
    sides = np.arange(players) if first == NOT_THERE else np.clip(numbers[0, first : first + players], 0, SIDES - 1)
    told = judge(net, numbers.astype(np.int16)).shares[0]
    return [int(share) for share in told[(sides - sides_of(net.reading, numbers)[0]) % SIDES]]


def chosen_rows(told: NDArray[np.int32], numbers: Wide, me: Wide) -> Wide:
    low, high, base, crossed = told.T.astype(np.int64)
    return np.asarray(base + (np.clip(numbers, low, high) - low) * np.where(crossed, SIDES, 1) + crossed * me)


def look_at_things(read: Reading, w: Weights, numbers: Wide, me: Wide) -> Wide:
    """What is known about each thing, with input from its neighbours."""
    said = w["thing_rows"][chosen_rows(read.channels, numbers[:, read.places], me[:, None, None])].sum(2)
    for place, row in read.marks:
        said += (numbers[:, [place]] == read.things)[:, :, None] * w["thing_rows"][row]
    things = active(said + w["spots"], 1)
    for layer in range(LAYERS):
        sums = things @ w[f"own_{layer}"] + w[f"own_{layer}_bias"]
        if read.near.shape[1]:
            beyond = np.zeros_like(things[:, :1])
            sums += np.concatenate([things, beyond], 1)[:, read.near].sum(2) @ w[f"near_{layer}"]
        things = active(sums)
    return things


def pooled(read: Reading, things: Wide) -> Wide:
    """For things with neighbours, the sum and the maximum of each number; for others, everything."""
    if read.near.shape[1]:
        return np.concatenate([things.sum(1) >> POOLED_BITS, things.max(1)], 1)
    return things.reshape(len(things), -1)
