"""Pictures of boards, and the names of their hexes."""

from __future__ import annotations

import pytest

from rulewright.games.termites.pack.loading import load
from rulewright.games.termites.pack.pictures import cells, names, parse
from rulewright.games.termites.parts import GRID, HEXES, NEIGHBOURS, OFF, OPEN, STONES, VEGETATION, WATER
from rulewright.kernel.content import Report
from rulewright.kernel.message import Problem


def terrain(picture: str) -> tuple[int, ...]:
    problems: list[Problem] = []
    parsed = parse(picture, Report(problems, "test"))
    assert parsed is not None
    assert problems == []
    return parsed


def refused(picture: str) -> list[tuple[str, str]]:
    problems: list[Problem] = []
    parse(picture, Report(problems, "test"))
    return [(p.key, p.where) for p in problems]


def test_each_letter_is_a_terrain() -> None:
    board = terrain(". w\n v s")
    named = cells(board)
    assert [board[named[name]] for name in ("A1", "A2", "B1", "B2")] == [OPEN, WATER, VEGETATION, STONES]


def test_all_the_rest_of_the_lattice_and_the_hex_beyond_are_off() -> None:
    board = terrain(". .\n . .")
    assert len(board) == HEXES + 1
    assert board.count(OFF) == HEXES + 1 - 4


def test_hexes_are_neighbours_as_they_are_drawn() -> None:
    named = cells(terrain(" . .\n. . .\n . ."))
    around = {named[name] for name in ("A1", "A2", "B1", "B3", "C1", "C2")}
    assert set(NEIGHBOURS[named["B2"]]) == around


def test_the_classic_board_has_91_hexes_in_rows_a_to_k() -> None:
    board = load("classic").blank.terrain
    rows = [sum(name[0] == row for name in names(board).values()) for row in "ABCDEFGHIJK"]
    assert rows == [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]
    assert [*names(board).values()][::90] == ["A1", "K6"]


def test_names_and_hexes_are_inverse() -> None:
    board = load("classic").blank.terrain
    assert {name: cell for cell, name in names(board).items()} == cells(board)
    assert len(cells(board)) == 91


def test_names_need_the_terrain_alone() -> None:
    assert names([*load("classic").scenarios[0].layout.terrain]) == names(load("classic").blank.terrain)


RECTANGLE = "\n".join(" " * (row % 2) + " ".join("." * 12) for row in range(9))
OTHER_RECTANGLE = "\n".join(" " * (1 - row % 2) + " ".join("." * 13) for row in range(12))
WHOLE_LATTICE = "\n".join(" " * (row % 2) + " ".join("." * 13) for row in range(13))
TRIANGLE = "\n".join(" " * (12 - row) + " ".join("." * (row + 1)) for row in range(13))
RING = " . .\n.   .\n . ."


@pytest.mark.parametrize(
    ("picture", "hexes", "last"),
    [
        (RECTANGLE, 108, "I12"),
        (OTHER_RECTANGLE, 156, "L13"),
        (WHOLE_LATTICE, 169, "M13"),
        (TRIANGLE, 91, "M13"),
        (RING, 6, "C2"),
        (".", 1, "A1"),
    ],
    ids=["12x9", "even rows stand out", "13x13", "triangle", "ring", "one hex"],
)
def test_a_board_of_any_outline_that_fits_the_lattice_works(picture: str, hexes: int, last: str) -> None:
    board = terrain(picture)
    assert sum(t != OFF for t in board) == hexes
    assert [*names(board).values()][-1] == last


def test_where_the_picture_stands_does_not_matter() -> None:
    shifted = "\n\n" + "\n".join("       " + line for line in RECTANGLE.split("\n")) + "\n  \n"
    assert terrain(shifted) == terrain(RECTANGLE)


def test_a_board_lies_as_far_up_and_left_as_it_can() -> None:
    assert terrain("  . .\n   . .")[GRID.cell(0, 0)] == OPEN


def test_every_unknown_letter_is_named_with_its_line() -> None:
    assert refused(". x .\n . . .\n. # x") == [
        ("content-unknown-letter", "picture:1"),
        ("content-unknown-letter", "picture:3"),
        ("content-unknown-letter", "picture:3"),
    ]


def test_a_tab_is_not_a_hex() -> None:
    assert refused(".\t.") == [("content-unknown-letter", "picture:1"), ("content-line-out-of-step", "picture:1")]


def test_a_line_out_of_step_is_named() -> None:
    assert refused(". . .\n . .\n . . .\n . .") == [("content-line-out-of-step", "picture:3")]


@pytest.mark.parametrize("picture", ["", "\n  \n"])
def test_a_picture_without_a_hex_is_refused(picture: str) -> None:
    assert refused(picture) == [("content-picture-empty", "")]


@pytest.mark.parametrize("picture", [" ".join("." * 14), "\n".join(" " * (row % 2) + "." for row in range(14))])
def test_a_picture_that_does_not_fit_the_lattice_is_refused(picture: str) -> None:
    assert refused(picture) == [("content-picture-too-large", "")]
