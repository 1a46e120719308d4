"""The kernels: one GPU thread, a lane, for each game. It runs the same functions as the CPU, bound to a game by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from numba import cuda, from_dtype, types

from rulewright.kernel.frames import NOBODY
from rulewright.kernel.game import Game
from rulewright.kernel.machine import unbound
from rulewright.kernel.record import dtype
from rulewright.kernel.rule import table
from rulewright.lab.vec import lanes as vec_lanes
from rulewright.lab.vec.batch_layout import first_numbers
from rulewright.lab.vec.lanes import REST

from . import stages, traced
from .sorting import place, scan, tally_orders, tally_prompts
from .stages import WARP

perform_lane: Callable[..., None] = unbound
list_lane: Callable[..., None] = unbound
complete_lane: Callable[..., None] = unbound
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


def perform(  # type: ignore[no-untyped-def]
    places, states, blank, configs, out, weights, again, wrong, order, actor,
    table, seats, seed, drawn, decisions, done, share,
    final_points, final_length, final_seed, final_observation, heard, newest,
):  # fmt: skip
    at = cuda.grid(1)
    if at < len(order) and wrong[0] == len(order):
        i = places[at]
        perform_lane(
            states, blank, configs, out[i], weights[i], i, again, order, actor,
            table, seats, seed, drawn, decisions, done, share,
            final_points, final_length, final_seed, final_observation, heard, newest,
        )  # fmt: skip


def list_actions(places, states, out, wrong, order, actor, legal, count, mask):  # type: ignore[no-untyped-def]
    at = cuda.grid(1)
    if at < len(order) and wrong[0] == len(order):
        i = places[at]
        list_lane(states, out[i], i, order, actor, legal, count, mask)


def copy_fields(sources, small, larger, wrong, order, actor, observation):  # type: ignore[no-untyped-def]
    """A whole warp for each lane, so that numbers side by side are written at once."""
    at = cuda.grid(1)
    i = at // WARP
    if i < len(order) and wrong[0] == len(order) and order[i] != REST:
        for j in range(at % WARP, observation.shape[1], WARP):
            number = 0
            if actor[i] != NOBODY:
                source = sources[j]
                if source >= 0:
                    number = small[i, source >> 1] if source & 1 != 0 else larger[i, source >> 1]
            observation[i, j] = number


def complete_rows(states, wrong, order, actor, observation):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(order) and wrong[0] == len(order):
        complete_lane(states, i, order, actor, observation)


def choose(legal, count, seed, decisions, order):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(order):
        choose_lanes(legal[i : i + 1], count[i : i + 1], seed[i : i + 1], decisions[i : i + 1], order[i : i + 1])


def observe(states, seats, heard, newest, rows):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < len(seats):
        observe_lanes(states[i : i + 1], seats[i : i + 1], heard[i : i + 1], newest[i : i + 1], rows[i : i + 1])


# ------------------------------------------------------------- their components
TRUTH, BYTE, I8, I16 = types.boolean, types.uint8, types.int8, types.int16
I32, I64, F32 = types.int32, types.int64, types.float32


def row(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


def rows(kind: Any) -> Any:
    return row(kind, 2)


def view(kind: Any) -> Any:
    """Records as rows of numbers."""
    return types.Array(kind, 2, "A")


# The arrays of a batch, in the order of vec/batch_layout.py: LISTED, actor and observation stand between the fifth and the sixth of GAMES.
LISTED = rows(I32), row(I32), rows(TRUTH)
GAMES = (
    row(I64), row(I64), row(I64), row(I64), row(I64),
    row(TRUTH), rows(F32), rows(I32), row(I64), row(I64), row(I16, 3), row(I16, 3), rows(I64),
)  # fmt: skip


Functions = Sequence[Callable[..., Any]]


class Set(NamedTuple):
    """Kernels that are compiled together, with the functions that they call, bound to a game, and their argument types."""

    called: SimpleNamespace
    kernels: dict[Any, tuple[Any, ...]]


def traces(game: Game) -> Set:
    record = record_of(game)
    called = game.engine.extend(traced.RULES, traced.ENTRIES)
    return Set(called, {trace: (record, view(BYTE), record, rows(I64), rows(I64), rows(I64), I64, rows(I64))})


def lanes(game: Game) -> Set:
    record, arrays = record_of(game), (*GAMES[:5], *LISTED, row(I32), rows(I16), *GAMES[5:])
    kernels = {
        run: (record, record, rows(I64), rows(I64), rows(I64), I64, row(I64), row(I64), *arrays),
        **common(record),
    }
    return Set(called_in(game, vec_lanes.RULES, vec_lanes.ENTRIES), kernels)


def sorted_lanes(game: Game) -> Set:
    """The same in stages."""
    assert game.observation is not None
    record, turn, sorting = record_of(game), (row(I64), row(I64), row(I32)), (row(I32), rows(I32))
    rules, entries = (*vec_lanes.RULES, *stages.RULES), (*vec_lanes.ENTRIES, *stages.ENTRIES)
    called = called_in(game, rules, entries, complete=game.observation.complete)
    kernels = {
        tally_orders: (row(I64), row(I64), *sorting),
        tally_prompts: (record, row(I64), row(I32), *sorting),
        scan: (rows(I32), row(I32)),
        place: (*sorting, row(I32), row(I32)),
        perform: (row(I32), record, record, rows(I64), rows(I64), rows(I64), I64, *turn, *GAMES),
        list_actions: (row(I32), record, rows(I64), *turn, *LISTED),
        copy_fields: (row(I32), view(I8), view(I16), *turn, rows(I16)),
        complete_rows: (record, *turn, rows(I16)),
        **common(record),
    }
    return Set(called, kernels)


def common(record: Any) -> dict[Any, tuple[Any, ...]]:
    return {
        check: (rows(I32), row(I32), row(I64), row(I64)),
        choose: (rows(I32), row(I32), row(I64), row(I64), row(I64)),
        observe: (record, row(I64), row(I16, 3), rows(I64), rows(I16)),
    }


def record_of(game: Game) -> Any:
    return row(from_dtype(dtype(game.engine.state)))


def called_in(game: Game, rules: Functions, entries: Functions, **more: Any) -> SimpleNamespace:
    assert game.observation is not None
    numbers = {"FIRST": table(first_numbers(game)), "PACKED": table(list(game.actions()))}
    return game.observation.extend(rules, entries, **numbers, **more)


SETS = {"traces": traces, "lanes": lanes, "sorted": sorted_lanes}
