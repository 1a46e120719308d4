"""An invalid file is refused, with every problem and its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.learning.files import CARDS, ICE, written

from rulewright.games import OWN, load
from rulewright.games.cryhavoc.game import GAME as CRY_HAVOC
from rulewright.games.termites.game import GAME as TERMITES
from rulewright.kernel.game import Game
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
BATTLE = """
rules = "3"
minutes = 1
table = { players = 2, options = { factions = "humans,pilgrims" } }
[[scene]]
goal = ["over"]
[[scene.step]]
text = "place"
accept = ["station:1"]
[scene.start]
phase = "battles"
round = 1
order = ["humans", "pilgrims"]
hq = ["dawn_landing", "dusk_landing"]
vp = [0, 0]
events = ["solar_flare"]
track = [0, 1, 1, 1, 0]
printed = [
    "hollow_sea", "windless_coast", "drowned_reach", "cinder_road", "thornmaze", "split_anvil", "moss_cathedral",
    "red_terraces", "kalas_gorge", "blindwater", "world_caverns",
]
regions = [
    "mirror_sound: humans 2, trogs 1, crystals 2, battle 1 humans",
    "salt_horizon: humans, humans 1, crystals 1, humans_airfield",
    "dawn_landing: humans, humans 1",
    "dusk_landing: pilgrims, pilgrims 3",
]
found = ["relic"]
woken = ["war_party_1_1"]
reserve = [8, 8]
prisoners = ["humans: pilgrims 1"]
hands = [["humans_outflank", "desert_mirage"], ["pilgrims_foresight"]]
discards = [["humans_crossfire"], []]
decks = [6, 7]
terrain = [8, 7, 8, 8]
skills = ["ready", "used"]
"""


def game_of(text: str) -> Game:
    return TERMITES if "swarms" in text else CRY_HAVOC if "factions" in text else ICE


def problems(folder: Path, text: str) -> list[Problem]:
    game = game_of(text)
    with pytest.raises(ContentError) as caught:
        open_scene(written(folder, game, text), 0)
    return caught.value.problems


def told(folder: Path, text: str) -> set[tuple[str, str]]:
    """Pairs of place and problem."""
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
def test_invalid_steps_are_refused(tmp_path: Path, line: str, where: str, key: str) -> None:
    assert (where, key) in told(tmp_path, CARDS + line)


def test_a_lesson_is_for_one_version_of_the_rules(tmp_path: Path) -> None:
    assert told(tmp_path, CARDS.replace('rules = "1"', 'rules = "0"') + 'text = "a"') == {
        ("rules", "lesson-other-rules")
    }


def test_problems_can_be_read_in_every_language(tmp_path: Path) -> None:
    text = CARDS + 'text = "a"\nuntil = ["lucky 0", "points"]\nmark = ["hex:F6"]'
    for language in LANGUAGES:
        assert all(Words(language)(problem.key, **problem.args) for problem in problems(tmp_path, text))


@pytest.mark.parametrize("line", ['luck = ["draw:fish-9"]', 'played = ["home"]'])
def test_chance_and_scripts_must_fit(tmp_path: Path, line: str) -> None:
    text = CARDS.replace("luck = ", "seed = 2 #").replace("[[scene.step]]", f"{line}\n[[scene.step]]") + 'text = "a"'
    with pytest.raises(UserError, match=r"lesson-(luck|script)"):
        open_scene(written(tmp_path, ICE, text), 0)


def test_a_missing_lesson() -> None:
    assert find("termites", "01-one-turn") is course("termites")[0]
    with pytest.raises(UserError, match="lesson-unknown"):
        find("termites", "99-flying")


# ------------------------------------------------------------- positions
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
        ('"humans,pilgrims"', '"drawn"', "", "cryhavoc-lesson-factions"),
        ('"humans,pilgrims"', '"humans,pilgrims", level = "veteran"', "", "cryhavoc-lesson-factions"),
        ('order = ["humans", "pilgrims"]', 'order = ["humans", "trogs"]', "order", "cryhavoc-lesson-order"),
        ("round = 1", 'round = 1\nenabled = "machines"', "order", "cryhavoc-lesson-order"),
        ("round = 1", "round = 1\nseat = 2", "seat", "content-out-of-range"),
        ('["dawn_landing", "dusk_landing"]', '["dawn_landing", "atlantis"]', "hq", "cryhavoc-lesson-name"),
        ("vp = [0, 0]", "vp = [0]", "vp", "content-list-length"),
        ("vp = [0, 0]", "vp = [13, 0]", "track", "cryhavoc-lesson-passed"),
        ("track = [0, 1, 1, 1, 0]", "track = [0, 1, 1, 0, 0]", "track", "cryhavoc-lesson-events"),
        ("track = [0, 1, 1, 1, 0]", "track = [1, 1, 1, 0, 0]", "track", "cryhavoc-lesson-events"),
        ('"solar_flare"', '"flood"', "events", "cryhavoc-lesson-name"),
        ('"hollow_sea", ', "", "regions", "cryhavoc-lesson-region"),
        ('"hollow_sea", ', '"hollow_sea", "hollow_sea", ', "regions", "cryhavoc-lesson-region"),
        ('"hollow_sea", ', '"hollow_sea", "atlantis", ', "regions", "cryhavoc-lesson-name"),
        ("humans_airfield", "humans_castle", "regions", "cryhavoc-lesson-piece"),
        ("salt_horizon: humans, humans 1", "salt_horizon: humans 1", "regions", "cryhavoc-lesson-control"),
        (", battle 1 humans", "", "regions", "cryhavoc-lesson-battle"),
        ("battle 1 humans", "battle 1 machines", "regions", "cryhavoc-lesson-battle"),
        ('found = ["relic"]', "found = []", "found", "cryhavoc-lesson-tokens"),
        ('found = ["relic"]', 'found = ["war_party_1_1"]', "found", "cryhavoc-lesson-name"),
        ('woken = ["war_party_1_1"]', "woken = []", "woken", "cryhavoc-lesson-tokens"),
        ("reserve = [8, 8]", "reserve = [7, 8]", "reserve", "cryhavoc-lesson-units"),
        ("humans: pilgrims 1", "humans: pilgrims", "prisoners", "cryhavoc-lesson-piece"),
        ("humans: pilgrims 1", "humans: machines 1", "reserve", "cryhavoc-lesson-units"),
        ('"humans_outflank"', '"humans_ambush"', "hands", "cryhavoc-lesson-name"),
        ('"humans_outflank"', '"pilgrims_stasis_field"', "hands", "cryhavoc-lesson-card"),
        ('"humans_outflank"', '"humans_crossfire"', "discards", "cryhavoc-lesson-card"),
        ("decks = [6, 7]", "decks = [5, 7]", "decks", "cryhavoc-lesson-deck"),
        ("terrain = [8, 7, 8, 8]", "terrain = [8, 8, 8, 8]", "terrain", "cryhavoc-lesson-terrain"),
    ],
)
def test_a_position_that_cannot_be(tmp_path: Path, old: str, new: str, where: str, key: str) -> None:
    sound = BATTLE if key.startswith("cryhavoc") or old in BATTLE else MOVEMENT
    assert open_scene(written(tmp_path, game_of(sound), sound), 0).actor == 0
    assert old in sound
    assert (f"scene[1].start {where}".strip(), key) in told(tmp_path, sound.replace(old, new))


@pytest.mark.parametrize(
    ("sound", "condition", "key"),
    [
        (MOVEMENT, "can-attack 0 Z9", "termites-lesson-hex"),
        (BATTLE, "controls humans atlantis", "cryhavoc-lesson-name"),
        (BATTLE, "vp martians", "cryhavoc-lesson-name"),
        (BATTLE, "lane humans glory", "cryhavoc-lesson-name"),
    ],
)
def test_what_the_board_has_not_got(tmp_path: Path, sound: str, condition: str, key: str) -> None:
    game = game_of(sound)
    lesson = written(tmp_path, game, sound.replace('goal = ["over"]', f'goal = ["{condition}"]'))
    with pytest.raises(UserError, match=key):
        all_hold(game, open_scene(lesson, 0).look(), lesson.file.scene[0].goal)


def test_the_page_names_all_that_can_be_asked_and_pointed_at() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    for game in OWN:
        teaching = load(game).teaching
        names = [*PAGE, *known(load(game)), *(f"{kind}:" for kind in (teaching.marks if teaching else ()))]
        assert [name for name in names if f"`{name}" not in page] == [], game
