"""Finds what a net reads, from games of random play. Numbers that never change are left out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.geometry.hexgrid import HexGrid
from rulewright.kernel.game import Game
from rulewright.kernel.observing.copied_fields import REGISTERS
from rulewright.kernel.observing.observation import Field, Observation
from rulewright.players.nets.net_reading import NOT_THERE, SIDES, Ints, Reading

Rows = NDArray[np.int16]
PENDING = "pending"
POINTING = ("at", "left", "memo", "on")  # registers that may hold the number of a thing
FEWEST_CHANNELS = 4  # least number of channels for which things are read one by one
NARROW = 5  # most values of a register that may hold a side
MOST_CROSSED = 400  # most rows of a field for which each side has its own
ROOM = 1.25  # numbers may grow larger than in random play


class Column(NamedTuple):
    place: int
    low: int
    high: int
    crossed: bool

    @property
    def width(self) -> int:
        return self.high - self.low + 1


def find_reading(game: Game, rows: Rows, sides: str) -> Reading:
    """`sides` names the field with each seat's side; "" if sides are seats."""
    seen = game.observation
    assert seen is not None
    kind = thing_kind(game, seen)
    columns = [
        column for field in seen.fields if not channels_of(field, kind) for column in read_field(seen, field, rows)
    ]
    channels = [group for field in seen.fields for group in read_channels(seen, field, kind, rows)]
    known = np.unique(np.concatenate([np.flatnonzero(varying(rows[:, places])) for places, _ in channels]))
    marks = [column.place for column in columns if points(seen, column)]
    thing_rows = int(sum(one.width * (SIDES if one.crossed else 1) for _, one in channels))
    return Reading(
        numbered([[one.place] for one in columns], columns),
        numbered([[] for _ in channels], [one for _, one in channels]),
        np.array([places[known] for places, _ in channels], np.int32).T.copy(),
        np.array([(place, thing_rows + n) for n, place in enumerate(marks)], np.int32).reshape(-1, 2),
        known.astype(np.int32),
        neighbours(seen, kind, known),
        find_pointers(game, kind, known),
        np.array([seen.places["seat"].start, seen.places[sides].start if sides else NOT_THERE], np.int32),
    )


def thing_kind(game: Game, seen: Observation) -> int:
    """The number of things of the kind that the observation says most about: equals some verb's number of arguments."""
    sizes = {verb.arguments for verb in game.verbs}
    found = {size: size * sum(channels_of(field, size) for field in seen.fields) for size in sizes if size > SIDES}
    best = max(found, key=found.__getitem__)
    if found[best] < best * FEWEST_CHANNELS:
        raise ValueError(f"{game.name}: its observation says too little of any kind of thing that an action points at")
    return best


def channels_of(field: Field, kind: int) -> int:
    """The number of values that a field has for each thing; 0 if it is about something else."""
    if field.name == PENDING or not field.shape:
        return 0
    if field.size == kind:
        return 1
    return field.size // kind if field.shape[-1] == kind else 0


def read_field(seen: Observation, field: Field, rows: Rows) -> list[Column]:
    places = seen.places[field.name]
    found = [bounded(place, field, rows[:, place]) for place in range(places.start, places.stop)]
    found = [column for column in found if column.width > 1]
    crossed = not field.own and sum(column.width for column in found) <= MOST_CROSSED
    if field.name == PENDING:
        return [column._replace(crossed=column.width <= NARROW) for column in found]
    return [column._replace(crossed=crossed) for column in found]


def read_channels(seen: Observation, field: Field, kind: int, rows: Rows) -> list[tuple[Ints, Column]]:
    """For each channel the places of every thing's number, and its bounds."""
    found, first = [], seen.places[field.name].start
    for channel in range(channels_of(field, kind)):
        places = np.arange(first + channel * kind, first + (channel + 1) * kind, dtype=np.int32)
        column = bounded(NOT_THERE, field, rows[:, places])
        if column.width > 1:
            found.append((places, column._replace(crossed=not field.own)))
    return found


def bounded(place: int, field: Field, numbers: Rows) -> Column:
    low, high = int(numbers.min()), int(numbers.max())
    if high - low > NARROW:
        high = min(field.high, low + int((high - low) * ROOM))
    return Column(place, low, high, crossed=False)


def varying(rows: Rows) -> NDArray[np.bool_]:
    return np.asarray(rows.min(0) != rows.max(0))


def points(seen: Observation, column: Column) -> bool:
    at = seen.places[PENDING]
    register = REGISTERS[(column.place - at.start) % len(REGISTERS)]
    return at.start <= column.place < at.stop and register in POINTING and column.width > NARROW


def numbered(heads: Sequence[list[int]], columns: Sequence[Column]) -> Ints:
    """Add the first row of each column."""
    sizes = [one.width * (SIDES if one.crossed else 1) for one in columns]
    told = zip(heads, columns, accumulate(sizes, initial=0), strict=False)
    return np.array([[*head, one.low, one.high, base, one.crossed] for head, one, base in told], np.int32)


def neighbours(seen: Observation, kind: int, known: Ints) -> Ints:
    """The neighbours on a grid of hexes; other things have none."""
    grids = [field.shape for field in seen.fields if len(field.shape) == 2 and field.size == kind]
    if not grids:
        return np.zeros((len(known), 0), np.int32)
    grid, place = HexGrid(*grids[0]), np.full(kind + 1, len(known), np.int32)
    place[known] = np.arange(len(known))
    return np.array([[place[other] for other in grid.neighbours(int(one))] for one in known], np.int32)


def find_pointers(game: Game, kind: int, known: Ints) -> Ints:
    """A verb whose number of arguments is that of the things, or a multiple, points at them; each way of pointing has its own query."""
    place = np.full(kind, NOT_THERE, np.int32)
    place[known] = np.arange(len(known))
    found, query = [], 0
    for verb in game.verbs:
        pointing = verb.arguments >= kind and verb.arguments % kind == 0
        for argument in range(verb.arguments):
            at = int(place[argument % kind]) if pointing else NOT_THERE
            found.append((query + argument // kind if at != NOT_THERE else NOT_THERE, at))
        query += verb.arguments // kind if pointing else 0
    return np.array(found, np.int32)
