"""The checks of a pack: every problem is reported with its place."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from rulewright.games.termites.pack.checks import check_swarms
from rulewright.games.termites.pack.loading import FILES, SHIPPED, ContentError, Problem, check, load
from rulewright.kernel.content import Files, Report

CLASSIC = SHIPPED["classic"]
Edit = Callable[[str, str, str], list[Problem]]


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """The problems of a copy of the shipped pack after an edit; without an old text the new one is appended."""

    def edit(file: str, old: str, new: str) -> list[Problem]:
        folder = tmp_path / "own"
        if not folder.exists():
            shutil.copytree(CLASSIC, folder)
        text = (folder / file).read_text("utf-8") if (folder / file).exists() else ""
        assert old in text
        (folder / file).write_text(text.replace(old, new) if old else text + new, "utf-8")
        return check(folder)

    return edit


def test_the_shipped_pack_has_no_problem() -> None:
    assert check("classic") == check("termites/classic") == check(CLASSIC) == []


def test_a_copy_is_the_same_pack_and_an_edited_copy_only_if_the_rules_read_nothing_else(tmp_path: Path) -> None:
    folder = shutil.copytree(CLASSIC, tmp_path / "own")
    assert load(folder) == load("classic")
    edit(folder / "pack.toml", "", "# mine\n")
    edit(folder / "mounds.toml", 'confidence = "certain"', 'confidence = "likely"')
    assert load(folder).digest == load("classic").digest
    edit(folder / "mounds.toml", "value = 7", "value = 6")
    assert load(folder).digest != load("classic").digest


def test_games_from_before_go_by_the_digest_of_every_byte(tmp_path: Path) -> None:
    folder = shutil.copytree(CLASSIC, tmp_path / "own")
    edit(folder / "mounds.toml", "value = 7", "value = 6")
    stamp = Files(folder, FILES).stamp()
    assert load(folder, stamp).digest == stamp != load(folder).digest
    edit(folder / "pack.toml", "", "# mine\n")
    assert load(folder, stamp).digest != stamp


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


SCENARIO_TWO = (CLASSIC / "scenarios.toml").read_text("utf-8").split("[[scenario]]")[1]
FAULTS = [
    ("tiles.toml", "count = 6", "number = 6", "unknown-key", "tile[1]"),
    ("tiles.toml", "count = 6\n", "", "missing-key", "tile[1]"),
    ("tiles.toml", "count = 6", 'count = "6"', "wrong-type", "tile[1].count"),
    ("tiles.toml", "count = 6", "count = nan", "number-huge", "tile[1].count"),
    ("tiles.toml", "count = 6", "count = 6.0", "wrong-type", "tile[1].count"),
    ("tiles.toml", "count = 6", "count = true", "wrong-type", "tile[1].count"),
    ("tiles.toml", '["water", "vegetation"]', '"water"', "wrong-type", "tile[1].faces"),
    ("mounds.toml", "[own]", "own = 5\n[own2]", "wrong-type", "own"),
    ("scenarios.toml", "printed = true", "printed = 1", "wrong-type", "scenario[1].printed"),
    ("pack.toml", 'title = "Termites, classic box"', "title = 1", "wrong-type", "title"),
    ("tiles.toml", "count = 6", "count = -1", "out-of-range", "tile[1].count"),
    ("tiles.toml", "count = 6", "count = 1_000_000_000_000_000_000_000_000", "number-huge", "tile[1].count"),
    ("tiles.toml", '"water"', '"lava"', "unknown-word", "tile[1].faces[1]"),
    ("tiles.toml", 'confidence = "ours"', 'confidence = "sure"', "unknown-word", "tile[1].confidence"),
    ("tiles.toml", 'source = "ours"', 'source = " "', "bad-text", "tile[1].source"),
    ("pack.toml", 'name = "classic"', 'name = "My Pack"', "bad-text", "name"),
    ("tiles.toml", "[[tile]]", "[[tile]", "not-toml", ""),
    ("tiles.toml", "count = 6", "count = " + "9" * 5000, "not-toml", ""),
    ("tiles.toml", "count = 6", "count = " + "[" * 5000, "too-deep", ""),
    ("notes.toml", "", "mine = 1", "unknown-file", ""),
    ("tiles.toml", "count = 6", "count = 7", "tile-count", ""),
    ("tiles.toml", '"vegetation"]', '"water"]', "tile-faces", "tile[1]"),
    ("mounds.toml", "[5, 6, 7, 8, 9]", "[5, 6, 7, 8]", "mound-count", "own.values"),
    ("mounds.toml", "[5, 6, 7, 8, 9]", "[5, 6, 7, 8, 8]", "mound-value-twice", "own.values"),
    ("mounds.toml", "value = 7", "value = 10", "out-of-range", "neutral.value"),
    ("swarms.toml", 'name = "red"', 'name = "blue"', "swarm-missing", ""),
    ("swarms.toml", 'name = "red"', 'name = "blue"', "swarm-twice", ""),
    ("board.toml", "     . . . . . .", "     . . w . . .", "blank-not-open", "A3"),
    ("board.toml", "     . . . . . .", "     . . x . . .", "unknown-letter", "picture:1"),
    ("board.toml", "     . . . . . .", "    . . . . . .", "line-out-of-step", "picture:1"),
    ("board.toml", "     . . . . . .", "     " + ". " * 20, "picture-too-large", ""),
    ("scenarios.toml", 'name = "three"', 'name = "two"', "scenario-twice", "scenario.two"),
    ("scenarios.toml", 'name = "three"', 'name = "build"', "scenario-reserved", "scenario.build"),
    ("scenarios.toml", "players = 3", "players = 2", "scenario-missing", ""),
    ("scenarios.toml", "players = 3", "players = 5", "out-of-range", "scenario[2].players"),
    ("scenarios.toml", "players = 3", "players = 2", "mounds-not-for-players", "scenario.three"),
    ("scenarios.toml", "    . . v w s . .", "    . . v w s .", "outline-row", "scenario.two B"),
    ("scenarios.toml", "    . . v w s . .", "    . . v v s . .", "hex-no-partner", "scenario.two B4"),
    ("scenarios.toml", '["F6"]', '["F5"]', "mound-no-partner", "scenario.two F5"),
    ("scenarios.toml", 'symmetry = ["rotate-180"]', "symmetry = []", "no-symmetry", "scenario.two"),
    ("scenarios.toml", "w . . w . . .\n  . s", "w . . w w . .\n  . s", "tiles-short", "scenario.three"),
    ("scenarios.toml", "w . . w . . .\n  . s", "w . . w w w .\n  . s", "group-of-one", "scenario.three G7"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "where"), FAULTS)
def test_a_fault_in_a_pack_is_named_with_its_place(
    edited: Edit, file: str, old: str, new: str, key: str, where: str
) -> None:
    problems = edited(file, old, new)
    assert (file, where, f"content-{key}") in [(p.file, p.where, p.key) for p in problems]


# W1 W2 W3, S1 S2 S3, N1 N2 N3, A1 A2 A3: the test's own swarms, so that those of the pack can be tuned
SOUND = (
    (3, 4, 3, 2, 1, 0, 2, 1, 0, 1, 1, 0),
    (5, 1, 0, 4, 2, 1, 2, 1, 0, 2, 0, 0),
    (2, 4, 0, 2, 1, 0, 2, 3, 2, 1, 1, 0),
    (2, 4, 0, 2, 1, 0, 1, 1, 0, 2, 3, 2),
)
BLUE, RED, GOLD, GREY = range(4)
SWARM_FAULTS: list[tuple[int, tuple[int, ...], str, str]] = [
    (BLUE, (4, 4, 3, 2, 1, 0, 2, 1, 0, 1, 1, 0), "swarm-size", "swarm.blue"),
    (RED, (7, 1, 0, 4, 2, 1, 2, 1, 0, 0, 0, 0), "caste-missing", "swarm.red"),
    (BLUE, (1, 1, 1, 9, 1, 0, 2, 1, 0, 1, 1, 0), "own-caste-tokens", "swarm.red"),
    (GOLD, (2, 4, 0, 0, 0, 4, 2, 3, 2, 1, 0, 0), "own-caste-termites", "swarm.red"),
    (BLUE, (0, 0, 1, 2, 1, 10, 1, 1, 0, 1, 1, 0), "workers-not-commonest", ""),
    (BLUE, (3, 4, 3, 2, 1, 0, 1, 1, 0, 1, 2, 0), "alate-not-rare", "swarm.blue"),
    (GREY, (6, 0, 0, 3, 0, 0, 2, 0, 0, 7, 0, 0), "strengths-apart", ""),
]


def told_of_swarms(swarms: Sequence[Sequence[int]]) -> list[tuple[str, str]]:
    report = Report([], "swarms.toml")
    check_swarms(swarms, report)
    assert {p.key for p in report.problems} <= {"content-swarm-size"}
    return [(p.key.removeprefix("content-"), p.where) for p in (*report.problems, *report.warnings)]


@pytest.mark.rule("T1.2", "T1.6")
@pytest.mark.parametrize(("which", "tokens", "key", "where"), SWARM_FAULTS)
def test_a_swarm_that_contradicts_known_facts_is_reported(
    which: int, tokens: tuple[int, ...], key: str, where: str
) -> None:
    assert told_of_swarms(SOUND) == []
    assert (key, where) in told_of_swarms([tokens if swarm == which else SOUND[swarm] for swarm in range(4)])


def test_a_caste_without_a_token_of_two_is_reported() -> None:
    only_ones = [
        (w, w2, w3, s, s2, s3, n + n2, 0, n3, a, a2, a3) for w, w2, w3, s, s2, s3, n, n2, n3, a, a2, a3 in SOUND
    ]
    assert ("no-token-of-two", "") in told_of_swarms(only_ones)


UNLIKE_OURS = [
    ("swarms.toml", "termites = 2", "termites = 1"),
    ("scenarios.toml", 'symmetry = ["rotate-180"]', "symmetry = []"),
    ("scenarios.toml", "    . . v w s . .", "    . . v v s . ."),
    ("scenarios.toml", '["F6"]', '["F5"]'),
]


@pytest.mark.parametrize(("file", "old", "new"), UNLIKE_OURS)
def test_a_box_that_is_printed_otherwise_than_we_guess_gives_a_warning_and_is_played(
    edited: Edit, tmp_path: Path, file: str, old: str, new: str
) -> None:
    problems = edited(file, old, new)
    assert problems
    assert all(problem.warning for problem in problems)
    assert load(tmp_path / "own").digest != load("classic").digest


@pytest.mark.rule("T4.4", "T4.5")
def test_a_scenario_without_room_for_the_first_mounds_is_refused(edited: Edit) -> None:
    """Two water hexes next to a hex close it."""
    problems = edited("scenarios.toml", "  . . . . . . . . .", "  . w w w . w w w .")
    assert ("content-no-room-for-mounds", "scenario.two") in [(p.key, p.where) for p in problems]


def test_the_printed_board_is_bound_neither_by_tiles_nor_by_groups(edited: Edit) -> None:
    twenty = SCENARIO_TWO.replace("     . . . . . .", "     . w . . w .")
    assert edited("scenarios.toml", SCENARIO_TWO, twenty) == []
    with_tiles = edited("scenarios.toml", twenty, twenty.replace("printed = true", "printed = false"))
    assert {p.key for p in with_tiles} == {"content-tiles-short", "content-group-of-any"}


@pytest.mark.rule("T9.5")
def test_a_board_that_the_players_agree_on_is_bound_by_no_rule_for_building(edited: Edit) -> None:
    bare = SCENARIO_TWO.replace('neutral = ["F6"]', "neutral = []")
    odd = bare.replace('"""\n     . . . . . .', '"""\n   . w w w . . .')
    refused = {problem.key for problem in edited("scenarios.toml", SCENARIO_TWO, odd)}
    assert refused >= {"content-outline-row", "content-mounds-not-for-players"}
    assert edited("scenarios.toml", odd, odd.replace("printed = true", "free = true")) == []


def test_all_problems_of_all_files_are_reported_at_once(edited: Edit) -> None:
    edited("tiles.toml", "count = 6", "count = 7")
    edited("swarms.toml", '"blue"', '"green"')
    keys = [p.key for p in edited("swarms.toml", "termites = 1", "termites = 9")]
    assert keys.count("content-tile-count") == 1
    assert keys.count("content-unknown-word") == 1
    assert keys.count("content-out-of-range") > 10


LISTS = [("tiles.toml", "tile"), ("swarms.toml", "swarm"), ("scenarios.toml", "scenario")]


@pytest.mark.parametrize("times", [1, 30])
@pytest.mark.parametrize(("file", "table"), LISTS)
def test_a_list_that_is_far_too_long_is_reported_and_never_crashes(
    edited: Edit, file: str, table: str, times: int
) -> None:
    text = (CLASSIC / file).read_text("utf-8")
    assert edited(file, "", "\n" + text[text.index(f"[[{table}]]") :] * times)


LONG_LISTS = [
    ("mounds.toml", "values = [5, 6, 7, 8, 9]", "values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "content-mound-count"),
    ("scenarios.toml", 'neutral = ["F6"]', f"neutral = {[f'F{n}' for n in range(2, 11)]}", "content-mounds-not-for-players"),
    ("swarms.toml", '{ caste = "worker",  termites = 1, count = 2,', '{ caste = "worker",  termites = 1, count = 18,',
     "content-swarm-size"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "key"), LONG_LISTS)
def test_too_many_of_anything_is_reported(edited: Edit, file: str, old: str, new: str, key: str) -> None:
    assert key in [p.key for p in edited(file, old, new)]


def test_a_missing_file_and_a_folder_in_its_place_are_named(edited: Edit, tmp_path: Path) -> None:
    edited("pack.toml", "", "")
    (tmp_path / "own" / "tiles.toml").unlink()
    (tmp_path / "own" / "mounds.toml").unlink()
    (tmp_path / "own" / "mounds.toml").mkdir()
    (tmp_path / "own" / "board.toml").write_bytes(b"a = 1\nb = '\xff'")
    found = {(p.file, p.key) for p in check(tmp_path / "own")}
    assert found >= {("tiles.toml", "content-missing-file"), ("mounds.toml", "content-is-a-folder")}
    assert ("board.toml", "content-not-utf8") in found


@pytest.mark.parametrize("path", ["nowhere", "x" * 5000, "\0"])
def test_a_missing_pack_is_refused(path: str) -> None:
    with pytest.raises(ContentError) as error:
        load(path)
    assert [p.key for p in error.value.problems] == ["content-missing-pack"]
