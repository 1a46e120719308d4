"""A file that is not as it should be is refused, with every fault and its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.learning.files import CARDS, ICE, written

from rulewright.games import OWN, load
from rulewright.games.termites.game import GAME as TERMITES
from rulewright.kernel.message import ContentError, Problem, UserError
from rulewright.learning.conditions import all_hold, known
from rulewright.learning.courses import course, find
from rulewright.learning.lesson import PAGE
from rulewright.learning.opening import open_scene
from rulewright.words import LANGUAGES, Words

MOVEMENT = """
rules = "2"
minutes = 1
table = { players = 2, options = { scenario = "two", swarms = "blue,red" } }
[[scene]]
goal = ["over"]
[[scene.step]]
text = "pass"
accept = ["pass"]
[scene.start]
phase = "movement"
mounds = ["0:6@H3", "0:8@H7", "1:6@D3", "1:8@D7", "neutral:7@F6"]
units = ["0:nasute-2@H5", "0:worker-2@G4", "1:worker-2@G5"]
reserve = [[5, 7, 9], [5, 7, 9]]
hands = [["worker-1", "soldier-1", "worker-2"], ["worker-1", "soldier-1", "nasute-1"]]
stacks = [13, 14]
"""


def problems(folder: Path, text: str) -> list[Problem]:
    game = TERMITES if "swarms" in text else ICE
    with pytest.raises(ContentError) as caught:
        open_scene(written(folder, game, text), 0)
    return caught.value.problems


def told(folder: Path, text: str) -> set[tuple[str, str]]:
    """Where, and what."""
    return {(problem.where, problem.key) for problem in problems(folder, text)}


# ------------------------------------------------------------- shapes
@pytest.mark.parametrize(
    ("line", "where", "key"),
    [
        ('text = "a"\ncolour = "red"', "scene[1].step[1]", "content-unknown-key"),
        ('text = "a"\nanswers = 2', "scene[1].step[1] right", "content-out-of-range"),
        ('accept = ["cast"]', "scene[1].step[1]", "content-missing-key"),
        ('text = "a"\nmark = ["hex:F6"]', "scene[1].step[1] mark", "lesson-unknown-mark"),
        ('text = "a"\nmark = ["page:clock"]', "scene[1].step[1] mark", "lesson-unknown-mark"),
        ('text = "a"\nuntil = ["lucky 0"]', "scene[1].step[1]", "lesson-unknown-condition"),
        ('text = "a"\nuntil = ["points zero"]', "scene[1].step[1]", "lesson-condition-words"),
        ('text = "a"\nuntil = ["points"]', "scene[1].step[1]", "lesson-condition-words"),
        ('text = "a"\nuntil = ["points 0 >= many"]', "scene[1].step[1]", "lesson-condition-words"),
        ('text = "a"\n[scene.start]\nphase = "turn"', "scene[1].start", "lesson-no-start"),
    ],
)
def test_what_a_step_must_not_say(tmp_path: Path, line: str, where: str, key: str) -> None:
    assert (where, key) in told(tmp_path, CARDS + line)


def test_a_lesson_is_for_one_version_of_the_rules(tmp_path: Path) -> None:
    assert told(tmp_path, CARDS.replace('rules = "1"', 'rules = "0"') + 'text = "a"') == {
        ("rules", "lesson-other-rules")
    }


def test_what_is_wrong_can_be_read_in_every_language(tmp_path: Path) -> None:
    text = CARDS + 'text = "a"\nuntil = ["lucky 0", "points"]\nmark = ["hex:F6"]'
    for language in LANGUAGES:
        assert all(Words(language)(problem.key, **problem.args) for problem in problems(tmp_path, text))


@pytest.mark.parametrize("line", ['luck = ["draw:fish-9"]', 'played = ["home"]'])
def test_chance_and_scripts_must_fit(tmp_path: Path, line: str) -> None:
    text = CARDS.replace("luck = ", "seed = 2 #").replace("[[scene.step]]", f"{line}\n[[scene.step]]") + 'text = "a"'
    with pytest.raises(UserError, match=r"lesson-(luck|script)"):
        open_scene(written(tmp_path, ICE, text), 0)


def test_a_lesson_that_is_not_there() -> None:
    assert find("termites", "01-one-turn") is course("termites")[0]
    with pytest.raises(UserError, match="lesson-unknown"):
        find("termites", "99-flying")


# ------------------------------------------------------------- positions of Termites
@pytest.mark.parametrize(
    ("old", "new", "where", "key"),
    [
        ('swarms = "blue,red"', 'swarms = "drawn"', "", "termites-lesson-swarms"),
        ('"0:nasute-2@H5"', '"0:nasute-2@Z5"', "", "termites-lesson-piece"),
        ('"0:nasute-2@H5"', '"0:termite@H5"', "", "termites-lesson-piece"),
        ('"0:nasute-2@H5"', '"0:nasute-2@H3"', "", "termites-lesson-taken"),
        ('"0:nasute-2@H5"', '"0:nasute-2@G2"', "", "termites-lesson-ground"),
        ('"0:nasute-2@H5"', '"0:nasute-3@H5"', "", "termites-lesson-tokens"),
        ('"0:nasute-2@H5", ', "", "units", "termites-lesson-turns"),
        ('"0:6@H3"', '"0:6@A1"', "", "termites-lesson-site"),
        ('"0:6@H3"', '"0:12@H3"', "", "termites-lesson-piece"),
        ('"0:6@H3", ', "", "mounds", "termites-lesson-mounds-all"),
        ('"1:6@D3"', '"0:9@D3"', "reserve", "termites-lesson-mounds"),
        ("stacks = [13, 14]", "stacks = [12, 14]", "stacks", "termites-lesson-stack"),
        ("stacks = [13, 14]", "stacks = [13]", "stacks", "content-list-length"),
        ('["worker-1", "soldier-1", "worker-2"]', '["worker-1", "soldier-1"]', "hands", "termites-lesson-hand"),
        ('["worker-1", "soldier-1", "worker-2"]', '["worker-1", "soldier-1", "queen"]', "", "termites-lesson-piece"),
        ('phase = "movement"', 'phase = "movement"\nseat = 2', "seat", "content-out-of-range"),
        ('phase = "movement"', 'phase = "night"', "phase", "content-unknown-word"),
        ('phase = "movement"', 'phase = "turn"', "units", "termites-lesson-turns"),
    ],
)
def test_a_position_that_cannot_be(tmp_path: Path, old: str, new: str, where: str, key: str) -> None:
    assert open_scene(written(tmp_path, TERMITES, MOVEMENT), 0).actor == 0
    assert old in MOVEMENT
    assert (f"scene[1].start {where}".strip(), key) in told(tmp_path, MOVEMENT.replace(old, new))


def test_a_hex_that_the_board_has_not_got(tmp_path: Path) -> None:
    lesson = written(tmp_path, TERMITES, MOVEMENT.replace('goal = ["over"]', 'goal = ["can-attack 0 Z9"]'))
    with pytest.raises(UserError, match="termites-lesson-hex"):
        all_hold(TERMITES, open_scene(lesson, 0).look(), lesson.file.scene[0].goal)


def test_the_page_names_all_that_can_be_asked_and_pointed_at() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    for game in OWN:
        teaching = load(game).teaching
        names = [*PAGE, *known(load(game)), *(f"{kind}:" for kind in (teaching.marks if teaching else ()))]
        assert [name for name in names if f"`{name}" not in page] == [], game
