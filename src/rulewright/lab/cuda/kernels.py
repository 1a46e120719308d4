"""The kernels: one GPU thread, a lane, for each game. It runs the same functions as the CPU, bound to a game by their names."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

from numba import cuda, from_dtype, types

from rulewright.kernel.game import Game
from rulewright.kernel.machine import unbound
from rulewright.kernel.record import dtype
from rulewright.kernel.rule import table
from rulewright.lab.vec import lanes as vec_lanes
from rulewright.lab.vec.batch_layout import first_numbers

from . import traced

trace_games: Callable[..., None] = unbound
run_lanes: Callable[..., None] = unbound
choose_lanes: Callable[..., None] = unbound
find_illegal: Callable[..., int] = unbound
observe_lanes: Callable[..., None] = unbound


# ------------------------------------------------------------- kernels
def trace(states, positions, blank, configs, out, weights, seed, traces):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(states):
        trace_games(states, positions, i, blank, configs, out[i], weights[i], i, seed, len(states), traces)


def run(  # type: ignore[no-untyped-def]
    states, blank, configs, out, weights, again, wrong,
    order, table, seats, seed, drawn, decisions, legal, count, mask, actor, observation, done, share,
    final_points, final_length, final_seed, final_observation, heard, newest,
):  # fmt: skip
    """If one lane was given an illegal action, no lane does anything."""
    i = cuda.grid(1)
    if i < len(order) and wrong[0] == len(order):
        run_lanes(
            states, blank, configs, out[i], weights[i], i, i + 1, again, 1,
            order, table, seats, seed, drawn, decisions, legal, count, mask, actor, observation, done, share,
            final_points, final_length, final_seed, final_observation, heard, newest,
        )  # fmt: skip


def check(legal, count, order, wrong):  # type: ignore[no-untyped-def]
    """Write the first lane with an illegal order to `wrong`."""
    i = cuda.grid(1)
    if i < len(order) and find_illegal(legal[i : i + 1], count[i : i + 1], order[i : i + 1]) >= 0:
        cuda.atomic.min(wrong, 0, i)


def choose(legal, count, seed, decisions, order):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(order):
        choose_lanes(legal[i : i + 1], count[i : i + 1], seed[i : i + 1], decisions[i : i + 1], order[i : i + 1])


def observe(states, seats, heard, newest, rows):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(seats):
        observe_lanes(states[i : i + 1], seats[i : i + 1], heard[i : i + 1], newest[i : i + 1], rows[i : i + 1])


# ------------------------------------------------------------- their components
TRUTH, BYTE, I16, I32, I64, F32 = types.boolean, types.uint8, types.int16, types.int32, types.int64, types.float32


def row(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


def rows(kind: Any) -> Any:
    return row(kind, 2)


class Set(NamedTuple):
    """Kernels that are compiled together, with the functions that they call, bound to a game, and their argument types."""

    called: SimpleNamespace
    kernels: dict[Any, tuple[Any, ...]]


def traces(game: Game) -> Set:
    record = row(from_dtype(dtype(game.engine.state)))
    positions = types.Array(BYTE, 2, "A")
    called = game.engine.extend(traced.RULES, traced.ENTRIES)
    return Set(called, {trace: (record, positions, record, rows(I64), rows(I64), rows(I64), I64, rows(I64))})


def lanes(game: Game) -> Set:
    assert game.observation is not None
    record = row(from_dtype(dtype(game.engine.state)))
    arrays = (
        row(I64),
        row(I64),
        row(I64),
        row(I64),
        row(I64),
        rows(I32),
        row(I32),
        rows(TRUTH),
        row(I32),
        rows(I16),
        row(TRUTH),
        rows(F32),
        rows(I32),
        row(I64),
        row(I64),
        row(I16, 3),
        row(I16, 3),
        rows(I64),
    )  # fmt: skip  (in the order of vec/batch_layout.py)
    numbers = {"FIRST": table(first_numbers(game)), "PACKED": table(list(game.actions()))}
    called = game.observation.extend(vec_lanes.RULES, vec_lanes.ENTRIES, **numbers)
    kernels = {
        run: (record, record, rows(I64), rows(I64), rows(I64), I64, row(I64), row(I64), *arrays),
        check: (rows(I32), row(I32), row(I64), row(I64)),
        choose: (rows(I32), row(I32), row(I64), row(I64), row(I64)),
        observe: (record, row(I64), row(I16, 3), rows(I64), rows(I16)),
    }
    return Set(called, kernels)


SETS = {"traces": traces, "lanes": lanes}
