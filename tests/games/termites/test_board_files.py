"""T9.5: board files, following the guidelines for building a board or not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.games.termites.pack.layouts import check_supply
from rulewright.games.termites.pack.loading import ContentError, Layout, Pack, Problem, check, load, load_board
from rulewright.games.termites.pack.pictures import cells, names
from rulewright.games.termites.parts import HEXES, OFF, OPEN, STONES, VEGETATION, WATER
from rulewright.kernel.content import Report

BLANK = """
     . . . . . .
    . . . . . . .
   . . . . . . . .
  . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . . .
 . . . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
    . . . . . . .
     . . . . . .
"""
Write = Callable[..., Path]


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load("classic")


@pytest.fixture
def write(tmp_path: Path, pack: Pack) -> Write:
    """A board file: the blank board with these hexes changed, and these neutral mounds."""

    def written(neutral: list[str], more: str = "", **terrain: str) -> Path:
        lines = [list(line) for line in BLANK.strip("\n").split("\n")]
        for name, letter in terrain.items():
            row, number = ord(name[0]) - ord("A"), int(name[1:])
            lines[row][abs(5 - row) + 2 * (number - 1)] = letter
        picture = "\n".join("".join(line) for line in lines)
        path = tmp_path / "board.toml"
        path.write_text(f'neutral = {neutral}\n{more}\npicture = """\n{picture}\n"""\n', "utf-8")
        return path

    return written


def told(path: Path, pack: Pack, players: int | None = None) -> list[tuple[str, str, str | None]]:
    with pytest.raises(ContentError) as error:
        load_board(path, pack, players)
    return [(p.key.removeprefix("content-"), p.where, p.paragraph) for p in error.value.problems]


@pytest.mark.rule("T9.5")
def test_a_board_file_gives_terrain_and_neutral_mounds(write: Write, pack: Pack) -> None:
    layout = load_board(write(["F9", "F3"], A1="w", C4="v", K6="s"), pack, players=3)
    named = cells(layout.terrain)
    assert [layout.terrain[named[name]] for name in ("A1", "C4", "K6", "F6")] == [WATER, VEGETATION, STONES, OPEN]
    assert [names(layout.terrain)[hex] for hex in layout.neutral] == ["F3", "F9"]


def test_a_board_file_without_a_problem_passes_the_check(write: Write) -> None:
    assert check(write(["F6"], A1="w")) == []


FAULTS: list[tuple[list[str], dict[str, str], list[tuple[str, str, str | None]]]] = [
    ([], {}, [("mounds-not-for-players", "", "T1.4")]),
    (["D4", "F6"], {}, [("mounds-not-for-players", "", "T1.4")]),
    (["Z9"], {}, [("unknown-hex", "Z9", "T9.1")]),
    (["f6"], {}, [("unknown-hex", "f6", "T9.1")]),
    (["A7"], {}, [("unknown-hex", "A7", "T9.1")]),
    (["F6"], {"F6": "v"}, [("mound-on-tile", "F6", "T9.1")]),
    (["F6"], {"F6": "w"}, [("mound-on-water", "F6", "T4.5")]),
    (["F1"], {}, [("mound-on-edge", "F1", "T9.1")]),
    (["F6"], {"F5": "w", "F7": "w"}, [("mound-by-water", "F6", "T9.4")]),
    (["F6"], {"B2": "w", "B3": "w", "B4": "w"}, [("group-of-one", "B2", "T9.3")]),
    (["F6"], {"B2": "w", "B3": "v", "B4": "w", "B5": "v", "B6": "s"}, [("group-of-any", "B2", "T9.3")]),
]


@pytest.mark.rule("T1.4", "T9.1", "T9.3", "T9.4")
@pytest.mark.parametrize(("neutral", "terrain", "expected"), FAULTS)
def test_a_board_against_the_guidelines_is_refused_by_hex_and_paragraph(
    write: Write,
    pack: Pack,
    neutral: list[str],
    terrain: dict[str, str],
    expected: list[tuple[str, str, str | None]],
) -> None:
    assert told(write(neutral, **terrain), pack, players=2) == expected


@pytest.mark.rule("T9.1")
def test_neutral_mounds_are_not_adjacent(write: Write, pack: Pack) -> None:
    assert told(write(["F6", "F7"]), pack, players=3) == [("mounds-adjacent", "F6", "T9.1")]


def test_a_neutral_mound_is_named_once(write: Write, pack: Pack) -> None:
    assert told(write(["F6", "F6"]), pack, players=3) == [("mound-twice", "F6", "T4.5")]


@pytest.mark.rule("T9.3")
def test_two_tiles_of_one_terrain_and_four_of_any_may_touch(write: Write, pack: Pack) -> None:
    assert load_board(write(["F6"], B2="w", B3="w", B4="v", B5="v"), pack, players=2).neutral


@pytest.mark.rule("T9.4")
def test_a_neutral_mound_may_border_one_water_hex(write: Write, pack: Pack) -> None:
    assert load_board(write(["F6"], F5="w"), pack, players=2).neutral


@pytest.mark.rule("T1.5")
def test_no_more_tiles_than_the_box_has(write: Write, pack: Pack) -> None:
    apart = [f"{row}{number}" for row in "ACEGIK" for number in (1, 3, 5)]
    eighteen = dict(zip(apart, "wvs" * 6, strict=True))
    assert load_board(write(["F6"], **eighteen), pack, players=2).neutral
    assert told(write(["F6"], **eighteen, H9="v"), pack, players=2) == [("tiles-short", "", "T1.5")]
    water = dict(zip(apart, "w" * 13 + "v" * 5, strict=True))
    assert told(write(["H7"], **water), pack, players=2) == [("faces-short", "", "T1.5")]


@pytest.mark.rule("T1.5")
def test_the_count_of_faces_decides_whether_the_tiles_can_lay_them() -> None:
    """Compared with trying every choice of sides, for small sets of tiles."""
    for tiles in ((2, 0, 1), (1, 1, 1), (0, 3, 0), (2, 1, 0)):
        laid = {(0, 0, 0)}
        for faces in [(0, 1)] * tiles[0] + [(1, 2)] * tiles[1] + [(2, 0)] * tiles[2]:
            laid |= {tuple(n + (face == f) for f, n in enumerate(made)) for made in laid for face in faces}  # type: ignore[misc]
        for counts in [(w, v, s) for w in range(5) for v in range(5) for s in range(5)]:
            problems: list[Problem] = []
            board = [WATER] * counts[0] + [VEGETATION] * counts[1] + [STONES] * counts[2]
            layout = Layout((*board, *[OFF] * (HEXES + 1 - len(board))), ())
            check_supply(layout, tiles, Report(problems, "test"))
            assert (problems == []) == (counts in laid)


def test_the_outline_is_that_of_the_pack(write: Write, pack: Pack) -> None:
    path = write(["F6"])
    text = path.read_text("utf-8")
    path.write_text(text.replace("\n. . . . . . . . . . .\n", "\n  . . . . . . . . . .\n"), "utf-8")
    assert told(path, pack, 2) == [("outline-row", "F", "T9.5")]
    path.write_text(text.replace("     . . . . . .\n", "", 1), "utf-8")
    assert ("outline-rows", "", "T9.5") in told(path, pack, 2)
    path.write_text(text.replace("     . . . . . .\n", "       . . . . . .\n", 1), "utf-8")
    assert told(path, pack, 2) == [("outline-shape", "", "T9.5")]


# ------------------------------------------------------------- free boards
@pytest.mark.rule("T9.5")
def test_a_free_board_needs_none_of_the_guidelines(write: Write, pack: Pack) -> None:
    lake = dict.fromkeys(("F3", "F4", "F5", "E5", "E6", "B2"), "w")
    layout = load_board(write(["F1", "F2", "F6"], "free = true", **lake, F6="v"), pack, players=2)
    assert len(layout.neutral) == 3
    assert load_board(write([], "free = true"), pack, players=4).neutral == ()


@pytest.mark.rule("T9.5")
def test_a_free_board_may_have_any_outline(tmp_path: Path, pack: Pack) -> None:
    path = tmp_path / "rectangle.toml"
    rows = "\n".join(" " * (row % 2) + " ".join("." * 12) for row in range(9))
    path.write_text(f'free = true\nneutral = ["E6"]\npicture = """\n{rows}\n"""', "utf-8")
    layout = load_board(path, pack, players=2)
    assert names(layout.terrain)[layout.neutral[0]] == "E6"
    assert check(path) == []


@pytest.mark.rule("T9.5", "T4.5")
def test_a_free_board_still_has_its_mounds_once_on_the_board_and_on_dry_hexes(write: Write, pack: Pack) -> None:
    mounds = ["F6", "F6", "Z1", "A1"]
    assert told(write(mounds, "free = true", A1="w"), pack) == [
        ("mound-twice", "F6", "T4.5"),
        ("unknown-hex", "Z1", "T9.1"),
        ("mound-on-water", "A1", "T4.5"),
        ("mounds-out-of-range", "", "T1.4"),
    ]


# ------------------------------------------------------------- files
def test_without_a_number_of_players_the_mounds_tell_it(write: Write) -> None:
    assert check(write(["D4", "H6"])) == []
    assert [p.key for p in check(write([]))] == ["content-mounds-out-of-range"]


def test_all_problems_of_a_board_are_reported_at_once(write: Write, pack: Pack) -> None:
    path = write(["F1", "F6"], A1="x", F5="w", F7="w", F8="w")
    assert [key for key, _, _ in told(path, pack, players=2)] == [
        "unknown-letter",
        "mounds-not-for-players",
        "mound-on-edge",
        "mound-by-water",
    ]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe", "not-utf8"),
        (b"picture", "not-toml"),
        (b"", "missing-key"),
        (b"picture = 3", "wrong-type"),
        (b"picture = ''", "picture-empty"),
        (b"picture = '.'\nfree = 'yes'", "wrong-type"),
        (b"picture = '.'\nfre = true", "unknown-key"),
        (b"picture = '.'\nneutral = 'F6'", "wrong-type"),
        (b"picture = '.'\nneutral = [6]", "wrong-type"),
    ],
)
def test_a_file_that_is_not_a_board_is_refused(tmp_path: Path, data: bytes, key: str) -> None:
    (tmp_path / "board.toml").write_bytes(data)
    assert [p.key for p in check(tmp_path / "board.toml")] == [f"content-{key}"]


def test_windows_line_ends_and_byte_order_marks_do_no_harm(write: Write, pack: Pack) -> None:
    path = write(["F6"], C4="w")
    before = load_board(path, pack)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load_board(path, pack) == before


def test_a_file_that_cannot_be_opened_is_a_problem_and_no_traceback(tmp_path: Path, pack: Pack) -> None:
    assert told(tmp_path / "nowhere.toml", pack) == [("missing-file", "", None)]
    assert told(tmp_path, pack) == [("is-a-folder", "", None)]
    assert told(tmp_path / ("x" * 5000), pack) == [("unreadable", "", None)]
    assert [p.key for p in check("\0")] == ["content-unreadable"]


def test_the_board_in_the_manual_passes_the_check(tmp_path: Path) -> None:
    manual = Path(__file__).parents[3] / "docs" / "correct-a-pack.md"
    (tmp_path / "board.toml").write_text(manual.read_text("utf-8").split("```toml\n")[1].split("```")[0], "utf-8")
    assert check(tmp_path / "board.toml") == []
