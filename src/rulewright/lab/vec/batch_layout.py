"""The layout of a batch on any device: its arrays, and each lane's table and seed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.observing.heard import WIDTH
from rulewright.kernel.observing.observation import Observation

from .asking import game_of, prepared_for
from .lanes import REST

Ints = NDArray[np.int64]
MOST_SEED = (1 << 32) - 1  # for a lane's first game
HIDDEN = ("table", "drawn", "heard", "newest")  # arrays that are not exposed
ARGUMENTS = (
    "table",
    "seats",
    "seed",
    "drawn",
    "decisions",
    "legal",
    "count",
    "mask",
    "actor",
    "observation",
    "done",
    "share",
    "final_points",
    "final_length",
    "final_seed",
    "final_observation",
    "heard",
    "newest",
)  # fmt: skip  (of run_lanes, behind the orders)


def batch_of(game: str | Game, size: int, history: int = 0) -> tuple[Game, Observation]:
    """The game and its observation, if it supports batches. `history`: how many events seats remember."""
    found = game_of(game)
    if found.observation is None:
        raise ValueError(f"{found.name} declares no observation: see docs/interfaces.md")
    if not isinstance(size, int | np.integer) or size < 1:
        raise ValueError(f"a batch has at least one lane, not {size!r}")
    return found, found.observation.with_history(history)


def first_numbers(game: Game) -> list[int]:
    """The number of each verb's first action."""
    return list(accumulate((verb.arguments for verb in game.verbs), initial=0))[:-1]


def layout(game: Game, declared: Observation, mask: bool) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """The arrays of each lane: type and shape."""
    width, seats = declared.size, game.players[-1]
    return {
        "table": (np.int64, ()),
        "seats": (np.int64, ()),
        "seed": (np.int64, ()),
        "drawn": (np.int64, ()),
        "decisions": (np.int64, ()),
        "legal": (np.int32, (game.most_legal,)),
        "count": (np.int32, ()),
        "mask": (np.bool_, (len(list(game.actions())) if mask else 0,)),
        "actor": (np.int32, ()),
        "observation": (np.int16, (width,)),
        "done": (np.bool_, ()),
        "share": (np.float32, (seats,)),
        "final_points": (np.int32, (seats,)),
        "final_length": (np.int64, ()),
        "final_seed": (np.int64, ()),
        "final_observation": (np.int16, (seats, width)),
        "heard": (np.int16, (seats, WIDTH * declared.events)),
        "newest": (np.int64, (seats,)),
    }


def number_ends(game: Game, declared: Observation) -> dict[str, int]:
    """Where the numbers end in those arrays that say where to look in others; they begin at 0."""
    return {"legal": len(list(game.actions())), "count": game.most_legal + 1, "newest": max(1, declared.events)}


def prepare_tables(
    game: Game, settings: Settings | Sequence[Settings], size: int
) -> tuple[list[Prepared], list[int], list[int]]:
    """The tables; for each lane the index of its table, and its number of seats. Equal tables are prepared once, since that reads a
    pack."""
    each = [settings] * size if isinstance(settings, Settings) else [*settings]
    if not all(isinstance(one, Settings) for one in each):
        raise ValueError("settings are one Settings for all lanes, or a list with one for each")
    if len(each) != size:
        raise ValueError(f"there are {size} lanes, but settings for {len(each)}")
    known = {repr(one): one for one in each}
    place = {text: number for number, text in enumerate(known)}
    prepared = [prepared_for(game, one) for one in known.values()]
    return prepared, [place[repr(one)] for one in each], [one.players for one in each]


def each_seed(seeds: int | Sequence[int], size: int) -> Ints:
    each = np.asarray(seeds)
    if each.ndim == 0 and each.dtype.kind in "iu":
        each = each.astype(np.int64) + np.arange(size)
    if each.shape != (size,) or each.dtype.kind not in "iu" or each.min() < 0 or each.max() > MOST_SEED:
        raise ValueError(f"seeds are {size} whole numbers from 0 to {MOST_SEED}, one a lane; or the first one")
    return each.astype(np.int64)


def chosen_lanes(lanes: Sequence[int], size: int) -> Ints:
    chosen = np.asarray(lanes)
    if chosen.size == 0:
        return chosen.astype(np.int64)
    if chosen.ndim != 1 or chosen.dtype.kind not in "iu" or chosen.min() < 0 or chosen.max() >= size:
        raise ValueError(f"lanes are numbers from 0 to {size - 1}")
    return chosen.astype(np.int64)


def each_order(actions: Any, size: int, most: int) -> Ints:
    """Validate the orders; numbers above `most` are not actions."""
    order = np.asarray(actions)
    if order.shape != (size,) or order.dtype.kind not in "iu":
        raise ValueError(
            f"step takes {size} whole numbers, one a lane, not an array of {order.dtype} in the shape {order.shape}"
        )
    if order.dtype == np.uint64:  # the largest would become negative
        order = np.minimum(order, np.uint64(most))
    return order.astype(np.int64, copy=False)


def each_seat(seats: Any, known: Ints) -> Ints:
    """Validate the seats to look from; `known` is the number of seats."""
    eyes = np.asarray(seats)
    if eyes.shape not in ((), known.shape) or eyes.dtype.kind not in "iu":
        raise ValueError(f"observe takes the number of a seat, or {len(known)} of them, one a lane, not {seats!r}")
    eyes = np.broadcast_to(eyes, known.shape).astype(np.int64)
    wrong = np.flatnonzero((eyes < 0) | (eyes >= known))
    if wrong.size:
        lane = int(wrong[0])
        raise ValueError(f"lane {lane} has the seats 0 to {int(known[lane]) - 1}, not {int(eyes[lane])}")
    return eyes


def refusal(lane: int, action: int, text: str, count: int) -> str:
    """Why an action is not accepted; `text` is its notation, if it exists, `count` the number of legal actions."""
    if count == 0:
        return f"the game of lane {lane} is over: reset(lanes=[{lane}]) begins another, and {REST} leaves it as it is"
    known = f" ({text})" if text else ""
    return f"action {action}{known} is not legal in lane {lane}: choose one of legal[{lane}, :{count}]"
