"""The net as one list of numbers, and its evaluation of one row, loop by loop: for compiled code, also inside a search.

Gives the same numbers as arithmetic.py, bit for bit. Sums of products have 32 bits here, so that many are added at once; `pack` refuses a
net whose sums might not fit."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.record import Row

from .arithmetic import ACTIVE_BITS, LAYERS, MOST_ACTIVE, POOLED_BITS, WEIGHT_BITS, Net
from .net_reading import NOT_THERE, SIDES

READS = ("columns", "channels", "places", "marks", "things", "near", "pointers", "who")
WEIGHS = (
    "rows", "thing_rows", "spots", "pooled", "pooled_bias", "second", "second_bias", "keys", "keys_bias", "queries", "queries_bias",
    "value", "value_bias", "own_0", "own_0_bias", "near_0", "own_1", "own_1_bias", "near_1",
)  # fmt: skip
COLUMNS, CHANNELS, PLACES, MARKS, THINGS, NEAR, POINTERS, WHO = range(len(READS))
(
    ROWS, THING_ROWS, SPOTS, POOLED, POOLED_BIAS, SECOND, SECOND_BIAS, KEYS, KEYS_BIAS, QUERIES, QUERIES_BIAS, VALUE, VALUE_BIAS,
    OWN, OWN_BIAS, NEAR_WEIGHTS,
) = range(len(READS), len(READS) + 16)  # fmt: skip
EACH_LAYER = 3  # parts of a layer
HEAD = 3  # numbers for each part: its beginning, rows and columns


def pack(net: Net) -> NDArray[np.int32]:
    parts: list[NDArray[Any]] = [getattr(net.reading, name) for name in READS]
    parts += [net.weights.get(name, np.zeros((0, 0), np.int64)) for name in WEIGHS]
    flat = [part.reshape(int(np.prod(part.shape[:-1])), part.shape[-1]) for part in parts]
    if largest_sum(net) >= 1 << 31:
        raise ValueError("the sums of this net need more than 32 bits")
    head, at = list[int](), HEAD * len(flat)
    for part in flat:
        head += [at, *part.shape]
        at += part.size
    return np.concatenate([np.array(head), *(part.ravel() for part in flat)]).astype(np.int32)


def largest_sum(net: Net) -> int:
    """An upper bound for all sums of products before an activation."""
    w, (_, heard) = net.weights, net.reading.near.shape

    def most(name: str, active: int = MOST_ACTIVE) -> int:
        return int(np.abs(w[name]).sum(-2).max(initial=0)) * active

    tables = int(np.abs(w["rows"]).max()) * len(net.reading.columns) << ACTIVE_BITS
    layers = [most(f"own_{n}") + (most(f"near_{n}", heard * MOST_ACTIVE) if heard else 0) for n in range(LAYERS)]
    pooled = most("pooled", max(MOST_ACTIVE, len(net.reading.things) * MOST_ACTIVE >> POOLED_BITS))
    biases = max(int(np.abs(w[name]).max(initial=0)) for name in w if name.endswith("bias"))
    return max(tables + pooled, *layers, most("second"), most("queries")) + biases


def room_for(net: NDArray[np.int32]) -> NDArray[np.int32]:
    """Working memory: things twice, what a thing hears, what is pooled, both layers of the trunk, and the queries."""
    things, channels = int(net[HEAD * SPOTS + 1]), int(net[HEAD * SPOTS + 2])
    pooled, hidden, second = int(net[HEAD * POOLED + 1]), int(net[HEAD * SECOND + 1]), int(net[HEAD * SECOND + 2])
    asked = int(net[HEAD * QUERIES_BIAS + 1]) * channels
    return np.zeros(2 * things * channels + channels + pooled + hidden + second + asked, np.int32)


# ------------------------------------------------------------- bound to a game's engine (engine.extend)
def part(net: Any, k: int) -> Any:
    at, rows, columns = int(net[HEAD * k]), int(net[HEAD * k + 1]), int(net[HEAD * k + 2])
    return net[at : at + rows * columns].reshape((rows, columns))


def active(total: int, bits: int) -> int:
    return min(max(total >> bits, 0), MOST_ACTIVE)


def chosen_row(told: Any, first: int, number: int, me: int) -> int:
    """`told` holds from `first` on the bounds of a number, its first row, and whether it has a row for each side."""
    low = int(told[first])
    step = min(max(number, low), int(told[first + 1])) - low
    if told[first + 3] != 0:
        return int(told[first + 2]) + step * SIDES + me
    return int(told[first + 2]) + step


def add_row(sums: Any, table: Any, row: int) -> None:
    for c in range(len(sums)):
        sums[c] += table[row, c]


def add_products(sums: Any, given: Any, weights: Any) -> None:
    for i in range(len(given)):
        a = given[i]
        if a != 0:
            for c in range(len(sums)):
                sums[c] += a * weights[i, c]


def side_of(net: Any, row: Any, seat: int) -> int:
    """The side of a seat, read from the row."""
    first = int(part(net, WHO)[0, 1])
    own = seat if first == NOT_THERE else int(row[first + seat])
    return min(max(own, 0), SIDES - 1)


def own_side(net: Any, row: Any) -> int:
    return side_of(net, row, int(row[part(net, WHO)[0, 0]]))


def see_things(net: Any, row: Any, me: int, things: Any, sums: Any) -> None:
    """Evaluate each thing by itself, without its neighbours."""
    channels, places, marks, known = part(net, CHANNELS), part(net, PLACES), part(net, MARKS), part(net, THINGS)
    table, spots = part(net, THING_ROWS), part(net, SPOTS)
    for t in range(len(things)):
        own = sums[t]
        for c in range(len(own)):
            own[c] = spots[t, c]
        for k in range(len(channels)):
            add_row(own, table, chosen_row(channels[k], 0, int(row[places[t, k]]), me))
        for k in range(len(marks)):
            if row[marks[k, 0]] == known[0, t]:
                add_row(own, table, int(marks[k, 1]))
        for c in range(len(own)):
            things[t, c] = active(int(own[c]), 1)


def hear_neighbours(net: Any, layer: int, things: Any, sums: Any, heard: Any) -> None:
    near, own = part(net, NEAR), part(net, OWN + EACH_LAYER * layer)
    bias, others = part(net, OWN_BIAS + EACH_LAYER * layer), part(net, NEAR_WEIGHTS + EACH_LAYER * layer)
    for t in range(len(things)):
        for c in range(len(heard)):
            sums[t, c] = bias[0, c]
            heard[c] = 0
        add_products(sums[t], things[t], own)
        for k in range(near.shape[1]):
            if near[t, k] < len(things):
                add_row(heard, things, int(near[t, k]))
        if near.shape[1] > 0:
            add_products(sums[t], heard, others)
    for t in range(len(things)):
        for c in range(len(heard)):
            things[t, c] = active(int(sums[t, c]), WEIGHT_BITS)


def pool(net: Any, things: Any, pooled: Any) -> None:
    count, channels = things.shape
    for c in range(channels):
        if part(net, NEAR).shape[1] == 0:
            for t in range(count):
                pooled[t * channels + c] = things[t, c]
        else:
            total = 0
            most = 0
            for t in range(count):
                total += int(things[t, c])
                most = max(most, int(things[t, c]))
            pooled[c] = total >> POOLED_BITS
            pooled[channels + c] = most


def think(net: Any, row: Any, room: Any) -> int:
    """Write to `room` what is known about the things, at its beginning, and from the returned index on, the second layer of the trunk and
    the queries."""
    count, channels = part(net, SPOTS).shape
    size = count * channels
    things, sums = room[:size].reshape((count, channels)), room[size : 2 * size].reshape((count, channels))
    at = 2 * size
    heard = room[at : at + channels]
    at += channels
    pooled = room[at : at + part(net, POOLED).shape[0]]
    at += len(pooled)
    hidden, deep = part(net, SECOND).shape
    first = room[at : at + hidden]
    second = room[at + hidden : at + hidden + deep]
    me = own_side(net, row)
    see_things(net, row, me, things, sums)
    for layer in range(LAYERS):
        hear_neighbours(net, layer, things, sums, heard)
    pool(net, things, pooled)
    columns, table, bias = part(net, COLUMNS), part(net, ROWS), part(net, POOLED_BIAS)
    for c in range(hidden):
        first[c] = 0
    for k in range(len(columns)):
        add_row(first, table, chosen_row(columns[k], 1, int(row[columns[k, 0]]), me))
    for c in range(hidden):
        first[c] = (int(first[c]) << ACTIVE_BITS) + bias[0, c]
    add_products(first, pooled, part(net, POOLED))
    step_on(first, second, part(net, SECOND), part(net, SECOND_BIAS))
    queries, asked_bias = part(net, QUERIES), part(net, QUERIES_BIAS)
    for c in range(deep):
        second[c] = active(int(second[c]), WEIGHT_BITS)
    for q in range(len(asked_bias)):
        asked = room[at + hidden + deep + q * channels : at + hidden + deep + (q + 1) * channels]
        for c in range(channels):
            asked[c] = asked_bias[q, c]
        add_products(asked, second, queries[q * deep : (q + 1) * deep])
        for c in range(channels):
            asked[c] = int(asked[c]) >> WEIGHT_BITS << 1
    return int(at + hidden)


def step_on(sums: Any, found: Any, weights: Any, bias: Any) -> None:
    """From the sums of one layer to those of the next."""
    for c in range(len(sums)):
        sums[c] = active(int(sums[c]), WEIGHT_BITS)
    for c in range(len(found)):
        found[c] = bias[0, c]
    add_products(found, sums, weights)


def logit(net: Any, room: Any, at: int, action: int) -> int:
    """The logit of an action, after `think`."""
    keys, pointers = part(net, KEYS), part(net, POINTERS)
    total = int(part(net, KEYS_BIAS)[0, action])
    deep = keys.shape[1]
    for c in range(deep):
        total += int(room[at + c]) * int(keys[action, c])
    if pointers[action, 0] != NOT_THERE:
        channels = part(net, SPOTS).shape[1]
        query = at + deep + int(pointers[action, 0]) * channels
        thing = int(pointers[action, 1]) * channels
        for c in range(channels):
            total += int(room[query + c]) * int(room[thing + c])
    return total


def share(net: Any, room: Any, at: int, side: int) -> int:
    """The net's expectation for a side, counted from its own."""
    weights = part(net, VALUE)
    total = int(part(net, VALUE_BIAS)[0, side])
    for c in range(len(weights)):
        total += int(room[at + c]) * int(weights[c, side])
    return total


RULES = (
    part, active, chosen_row, add_row, add_products, side_of, own_side, see_things, hear_neighbours, pool, step_on, think, logit, share,
)  # fmt: skip


# ------------------------------------------------------------- entries
def judge_row(net: Any, row: Any, room: Any, actions: Row, shares: Row) -> None:
    """Replace the numbers of actions by their logits, and write the shares of all sides."""
    at = think(net, row, room)
    for i in range(len(actions)):
        actions[i] = logit(net, room, at, int(actions[i]))
    for side in range(SIDES):
        shares[side] = share(net, room, at, side)


ENTRIES = (judge_row,)
