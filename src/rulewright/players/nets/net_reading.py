"""How a net reads what a seat may know. Every number of the row selects a row of a table, and these rows are added up.

Numbers that describe each of many things, such as hexes or regions, select from tables that those things share. What most numbers mean
depends on the player's side (mine or theirs), so there is a row for each side."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
SIDES = 4  # at most
NOT_THERE = -1
BLOCK = 16


class Reading(NamedTuple):
    columns: Ints  # for each number: place, least and greatest value, first row, whether it has rows by side
    channels: Ints  # the same for numbers that describe each thing, without the place
    places: Ints  # by thing and channel
    marks: Ints  # registers that may point at a thing: place, row
    things: Ints  # the number of each thing that is read
    near: Ints  # the indices of its neighbours among them; padded with the number of things
    pointers: Ints  # for each action: the query it answers and the thing that it points at, or NOT_THERE
    who: Ints  # the place of the seat's number, and of the first seat's side, or NOT_THERE if sides are seats

    @property
    def rows(self) -> int:
        return whole(table_size(self.columns[:, 1:]))

    @property
    def thing_rows(self) -> int:
        return whole(table_size(self.channels) + len(self.marks))

    @property
    def queries(self) -> int:
        return int(self.pointers[:, 0].max(initial=NOT_THERE)) + 1


def whole(size: int) -> int:
    """Round up to the block size that GPUs multiply."""
    return -(-size // BLOCK) * BLOCK


def table_size(told: Ints) -> int:
    low, high, _, crossed = told.T
    return int(((high - low + 1) * np.where(crossed, SIDES, 1)).sum())


def sides_of(reading: Reading, rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """The side of each row's seat."""
    seat, first = reading.who
    own = rows[:, seat]
    return np.clip(own if first == NOT_THERE else rows[np.arange(len(rows)), first + own], 0, SIDES - 1)
