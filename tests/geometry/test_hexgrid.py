"""The lattice that every board is cut from."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.geometry.hexgrid import HexGrid

GRID = HexGrid(rows=13, columns=13)
cells = st.integers(0, GRID.size - 1)


def test_cells_are_numbered_row_by_row() -> None:
    assert [GRID.cell(0, 0), GRID.cell(0, 12), GRID.cell(1, 0), GRID.cell(12, 12)] == [0, 12, 13, 168]


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (0, -1), (13, 0), (0, 13)])
def test_beyond_the_rim_is_the_first_number_that_is_not_a_cell(row: int, column: int) -> None:
    assert GRID.cell(row, column) == GRID.size == 169


def test_an_odd_row_is_shifted_half_a_hex_to_the_right() -> None:
    assert GRID.neighbours(GRID.cell(2, 2)) == tuple(
        GRID.cell(r, c) for r, c in ((2, 3), (1, 2), (1, 1), (2, 1), (3, 1), (3, 2))
    )
    assert GRID.neighbours(GRID.cell(3, 2)) == tuple(
        GRID.cell(r, c) for r, c in ((3, 3), (2, 3), (2, 2), (3, 1), (4, 2), (4, 3))
    )


def test_a_corner_has_two_neighbours_and_four_sides_without() -> None:
    assert sorted(GRID.neighbours(0)) == [1, 13, 169, 169, 169, 169]


@given(cells)
def test_neighbours_are_mutual_and_at_distance_one(cell: int) -> None:
    for side, neighbour in enumerate(GRID.neighbours(cell)):
        if neighbour != GRID.size:
            assert GRID.neighbours(neighbour)[(side + 3) % 6] == cell
            assert GRID.distance(cell, neighbour) == 1


@given(cells)
def test_axial_coordinates_name_the_cell(cell: int) -> None:
    assert GRID.from_axial(*GRID.axial(cell)) == cell


@given(cells, cells, cells)
def test_distance_is_a_distance(a: int, b: int, c: int) -> None:
    assert GRID.distance(a, a) == 0
    assert GRID.distance(a, b) == GRID.distance(b, a)
    assert GRID.distance(a, c) <= GRID.distance(a, b) + GRID.distance(b, c)


def test_distance_counts_the_fewest_steps() -> None:
    start = GRID.cell(6, 6)
    reached, steps = {start}, 0
    while len(reached) < GRID.size:
        steps += 1
        reached |= {n for cell in reached for n in GRID.neighbours(cell) if n != GRID.size}
        assert reached == {cell for cell in range(GRID.size) if GRID.distance(start, cell) <= steps}


def test_a_ring_of_radius_two_has_twelve_cells() -> None:
    assert [len(list(GRID.ring(GRID.cell(6, 6), radius))) for radius in range(4)] == [1, 6, 12, 18]
