"""What a pack is checked for: every fault is told, with its file and its place."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rulewright.games.cryhavoc as game
from rulewright.games.cryhavoc import checks
from rulewright.games.cryhavoc.content import SHIPPED, check, load
from rulewright.games.cryhavoc.parts import PROMISES, ROWS, STANDING
from rulewright.kernel.content import Report
from rulewright.kernel.message import ContentError, Problem
from rulewright.words import LANGUAGES, Words

YORK = SHIPPED["york"]
Edit = Callable[[str, str, str], list[Problem]]


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """The problems of a copy of the shipped pack, edited again and again; the first place with the old text is changed."""

    def edit(file: str, old: str, new: str) -> list[Problem]:
        folder = tmp_path / "own"
        if not folder.exists():
            shutil.copytree(YORK, folder)
        text = (folder / file).read_text("utf-8") if (folder / file).exists() else ""
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        return check(folder)

    return edit


def entry(file: str, id: str) -> str:
    """The text of one entry."""
    tables = re.split(r"(?=^\[\[)", (YORK / file).read_text("utf-8"), flags=re.MULTILINE)
    return next(table for table in tables if f'id = "{id}"\n' in table)


def test_the_shipped_pack_has_no_problem() -> None:
    assert check("york") == check("cryhavoc/york") == check(YORK) == []


def test_a_copy_is_the_same_pack_and_an_edited_copy_is_another(tmp_path: Path) -> None:
    folder = shutil.copytree(YORK, tmp_path / "own")
    assert load(folder) is load("york")
    (folder / "pack.toml").write_text((folder / "pack.toml").read_text("utf-8") + "# mine\n", "utf-8")
    assert load(str(folder)).digest != load("york").digest


def test_a_pack_is_read_again_when_its_files_have_changed(edited: Edit, tmp_path: Path) -> None:
    assert edited("skills.toml", '"vp_per", "region", 1, 3, 3', '"vp_per", "region", 1, 3, 4') == []
    assert load(tmp_path / "own").skills[0].effect[1] == ["vp_per", "region", 1, 3, 4]
    assert edited("skills.toml", '"vp_per", "region", 1, 3, 4', '"vp_per", "region", 1, 3, 5') == []
    assert load(tmp_path / "own").skills[0].effect[1] == ["vp_per", "region", 1, 3, 5]


OUTFLANK = '[["shift", "own", 2, "any", "any"]]'
AIRFIELD = '[["take_control", "within_2", "any"]]'
BULWARK = '[["when", "defend_here", 0, [["strength", "control", 1, "any"]]]]'
BLOOM = '[["each_player", "reverse", [["add_crystals", 2, "any"]]]]'
VEIN = '[["add_crystals", 2, "here"]]'
CHARTER = '[["pay", "card", 1, "exact"], ["vp_per", "region", 1, 3, 3]]'
SCOUTING = '[["take_control", "adjacent", "uncontrolled"]]'
ARTILLERY = '["pay", "source", 1, "must"], '
STRENGTH = '[["strength", "control", 1, "any"]]'
ARTILLERY = '[["when", "attrition_end", 0, [["pay", "source", 1, "must"], ["kill", 1, "any", "any"]'
FIREPOWER = '[["when", "structure_kill", 2, [["vp", 1]]]]'
SENTINEL = entry("skills.toml", "machines_sentinel_protocol")
RAISE = "humans_raise_the_flag"

FAULTS = [
    # shape and marks
    ("tactics.toml", "count = 1\n", "", "content-missing-key", "card[1]"),
    ("tactics.toml", "count = 1", "number = 1", "content-unknown-key", "card[1]"),
    ("tactics.toml", "count = 1", 'count = "1"', "content-wrong-type", "card[1].count"),
    ("tactics.toml", "move = 2", "move = 4", "content-out-of-range", "card[1].move"),
    ("tactics.toml", '"draw_once"', '"draw_twice"', "content-unknown-word", "card[1].bonus.recruit[1]"),
    ("tactics.toml", ' pl = "Wsparcie lotnicze",', "", "content-missing-key", "card[1].name"),
    ("tactics.toml", '"pt-BR" = "Apoio Aéreo"', '"pt-BR" = " "', "content-bad-text", "card[1].name.pt-BR"),
    ("tactics.toml", 'id = "humans_outflank"', 'id = "Out Flank"', "content-bad-text", "card[2].id"),
    ("events.toml", 'source = "ours"\n', "", "content-missing-key", "track"),
    ("exploration.toml", 'confidence = "ours"\n', "", "content-missing-key", "exploration[1]"),
    ("exploration.toml", 'confidence = "ours"', 'confidence = "sure"', "content-unknown-word", "exploration[1].confidence"),
    ("map-2.toml", "radius = 425", 'radius = "425"', "content-wrong-type", "radius"),
    ("map-2.toml", "label = [494, 96.1]", "label = [494]", "content-list-length", "region[1].anchors.label"),
    ("map-2.toml", "players = [2]", "players = [5]", "content-out-of-range", "players[1]"),
    ("pack.toml", 'game = "cryhavoc"', 'game = "termites"', "content-unknown-word", "game"),
    ("nests.toml", "[[nest]]", "[[nest]", "content-not-toml", ""),
    ("cards.toml", "", "mine = 1", "content-unknown-file", ""),
    ("exploration.toml", 'source = "ours"', 'source = "my box"', "ours", "exploration.crystal_vein"),
    ("tactics.toml", '"name.en" = { source = "G-HUM"', '"name.en" = { source = "ours"', "ours",
     "card.humans_drop_troopers fields.name.en"),
    ("tactics.toml", '"name.en" = {', 'title = {', "field-unknown", "card.humans_drop_troopers fields"),
    # effects
    ("tactics.toml", OUTFLANK, "[]", "card-text", "card.humans_outflank"),
    ("structures.toml", AIRFIELD, "[]", "effect-none", "structure.humans_airfield effect"),
    ("structures.toml", AIRFIELD, '["vp"]', "effect-shape", "structure.humans_airfield effect[1]"),
    ("tactics.toml", OUTFLANK, '[["shove", 2]]', "effect-unknown", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["shift", "own", 2, "any"]]', "effect-arguments", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["either", [["absorb", 1]]]]', "effect-arguments", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["shift", "mine", 2, "any", "any"]]', "effect-word", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["skip_objective", "control"]]', "effect-word", "card.humans_outflank battle[1]"),
    ("skills.toml", CHARTER, '[["take_crystals", 1, "any"]]', "effect-word", "skill.humans_colonial_charter effect[1]"),
    ("tactics.toml", OUTFLANK, '[["shift", "own", 10, "any", "any"]]', "effect-number", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["shift", "own", true, "any", "any"]]', "effect-number", "card.humans_outflank battle[1]"),
    ("tactics.toml", OUTFLANK, '[["either", [["absorb", 1]], [["absorb", 0]]]]', "effect-number",
     "card.humans_outflank battle[1].second[1]"),
    # cards
    ("tactics.toml", "count = 1", "count = 2", "deck-size", ""),
    ("terrain.toml", 'terrain = "mountain"', 'terrain = "ocean"', "deck-size", ""),
    ("tactics.toml", 'kind = "scoring"', 'kind = "battle"', "special-cards", ""),
    ("tactics.toml", 'kind = "scoring"', 'kind = "battle"', "card-text", f"card.{RAISE}"),
    ("tactics.toml", 'kind = "initiative"', 'kind = "scoring"', "special-cards", ""),
    ("tactics.toml", 'kind = "initiative"', 'kind = "scoring"', "card-symbol", "card.humans_field_intelligence bonus"),
    ("tactics.toml", 'recruit = ["text"]', 'recruit = ["text", "text"]', "bonus-twice",
     "card.humans_field_intelligence bonus.recruit"),
    ("tactics.toml", entry("tactics.toml", "humans_crossfire"),
     entry("tactics.toml", "humans_dug_in").replace('id = "humans_dug_in"', 'id = "humans_crossfire"'), "cards-equal",
     "card.humans_crossfire"),
    ("tactics.toml", 'de = "Ausflankieren"', 'de = "Luftunterstützung"', "title-twice", "humans"),
    ("tactics.toml", 'id = "humans_outflank"', 'id = "humans_airfield"', "id-twice", "structure.humans_airfield"),
    # skills and structures
    ("skills.toml", entry("skills.toml", "humans_scouting"), "", "skill-count", ""),
    ("skills.toml", "default = true", "default = false", "skill-default", ""),
    ("skills.toml", "default = false", "default = true", "skill-default", ""),
    ("skills.toml", "tokens = 2", "tokens = 1", "skill-tokens", ""),
    ("skills.toml", SENTINEL, SENTINEL.replace("machines", "humans"), "skills-with-tokens", ""),
    ("skills.toml", "tokens = 2", "tokens = 0", "skill-token-text", "skill.humans_veteran_forces token"),
    ("structures.toml", entry("structures.toml", "humans_airfield"), "", "structure-count", ""),
    ("structures.toml", "tokens = 3", "tokens = 4", "structure-tokens", "structure.humans_airfield tokens"),
    ("structures.toml", "tokens = 7", "tokens = 3", "structure-tokens", "structure.trogs_tunnels tokens"),
    ("structures.toml", '[["modify", "tunnel"]]', '[["modify", "no_entry"]]', "tunnels", ""),
    ("structures.toml", "activate = 2\n", "", "activation", "structure.humans_airfield activate"),
    ("structures.toml", "count = 3", "count = 2", "tokens", ""),
    # tokens
    ("exploration.toml", "count = 2", "count = 3", "token-count", ""),
    ("war_parties.toml", "count = 9", "count = 8", "token-count", ""),
    ("nests.toml", "count = 2", "count = 3", "token-count", ""),
    ("events.toml", "count = 1", "count = 2", "token-count", ""),
    ("war_parties.toml", entry("war_parties.toml", "war_party_1_1"),
     "".join(entry("war_parties.toml", "war_party_1_1").replace("1_1", f"x{n}").replace("count = 9", "count = 1")
             for n in range(7)), "too-many-kinds", ""),
    ("events.toml", "printed = true", "printed = false", "printed-event", ""),
    ("events.toml", "spots = [5, 12, 20, 29]", "spots = [5, 12, 12, 29]", "spots", "track"),
    ("events.toml", "spots = [5, 12, 20, 29]", "spots = [5, 12, 20]", "spots", "track"),
    ("events.toml", "final = 39", "final = 28", "spots", "track"),
    ("events.toml", "final = 39", "final = 50", "spots", "track"),
    # maps
    ("map-3-4.toml", "players = [3, 4]", "players = [2, 3, 4]", "map-players", "players"),
    ("map-3-4.toml", 'id = "scorch"', 'id = "foglands"', "id-twice", "region.foglands"),
    ("map-2.toml", 'de = "Weltengrotte"', 'de = "Grotte"', "id-twice", "region.world_caverns"),
    ("map-3-4.toml", '"feralas_banks", "foglands"', '"feralas_sands", "foglands"', "neighbour-unknown",
     "region.north_landing neighbours"),
    ("map-3-4.toml", '["feralas_banks", "foglands", "sapos_deep", "scorch"]', '["foglands", "sapos_deep", "scorch"]',
     "neighbour-one-way", "region.feralas_banks neighbours"),
    ("map-3-4.toml", 'wrap = { to = "cameron_seas"', 'wrap = { to = "pale_shelf"', "arrow-no-neighbour",
     "region.sapos_deep wrap"),
    ("map-3-4.toml", 'wrap = { to = "sapos_deep", angle = 210 }\n', "", "arrow-one-way", "region.sapos_deep wrap"),
    ("map-3-4.toml", 'terrain = "desert"', 'terrain = "none"', "terrain-ring", "region.scorch terrain"),
    ("map-3-4.toml", 'terrain = "none"', 'terrain = "ocean"', "terrain-ring", "region.north_landing terrain"),
    ("map-3-4.toml", "crystals = 0", "crystals = 1", "hq-not-empty", "region.north_landing"),
    ("map-3-4.toml", '["tunnel"]', '["tunnel", "tunnel"]', "icon-twice", "region.scorch icons"),
    ("map-3-4.toml", 'ring = "centre"', 'ring = "outer"', "centres", ""),
    ("map-3-4.toml", 'icons = ["hq"]', "icons = []", "hq-missing", ""),
    ("map-3-4.toml", 'icons = ["tunnel"]', "icons = []", "trog-icons", ""),
    ("map-3-4.toml", 'icons = ["tunnel"]', 'icons = ["tunnel", "trog_hq"]', "trog-hq-not-centre", "region.scorch"),
    ("map-3-4.toml", 'kind = "f"', 'kind = "g"', "hq-unfair", "region.east_landing"),
    ("map-3-4.toml", "[361.6, 98.2], ", "[361.6, 98.2], [361.6, 98.2], ", "outline-points", "region.north_landing polygon"),
    ("map-3-4.toml", "[640, 106.1]", "[640, 107.1]", "outline-gap", "region.north_landing polygon"),
    ("map-3-4.toml", "label = [544, 104.3]", "label = [5, 5]", "outline-anchor", "region.north_landing anchors.label"),
]  # fmt: skip


def key_of(key: str) -> str:
    return key if key.startswith("content-") else f"cryhavoc-content-{key}"


@pytest.mark.parametrize(("file", "old", "new", "key", "where"), FAULTS)
def test_a_fault_in_a_pack_is_named_with_its_file_and_place(
    edited: Edit, file: str, old: str, new: str, key: str, where: str
) -> None:
    problems = edited(file, old, new)
    known = [(p.where, p.key) for p in problems if p.file == file or key == "id-twice"]
    assert (where, key_of(key)) in known
    for language in LANGUAGES:
        assert all(Words(language)(p.key, **p.args).strip() for p in problems)


MISPLACED = [
    ("tactics.toml", '[["enable_scoring", "self"]]', '[["vp", 2]]', "own"),
    ("tactics.toml", OUTFLANK, '[["initiative"]]', "own"),
    ("events.toml", BLOOM, '[["enable_scoring", "final"]]', "own"),
    ("structures.toml", BULWARK, '[["vp", 1]]', "waiting"),
    ("structures.toml", AIRFIELD, '[["modify", "no_entry"]]', "standing"),
    ("structures.toml", BULWARK, f'[["when", "defend_here", 0, {BULWARK}]]', "standing"),
    ("events.toml", BLOOM, '[["vp", 2]]', "event"),
    ("structures.toml", AIRFIELD, '[["each_player", "reverse", [["vp", 2]]]]', "event"),
    ("tactics.toml", OUTFLANK, '[["when", "defend_here", 0, [["absorb", 1]]]]', "trigger"),
    ("skills.toml", FIREPOWER, '[["when", "battle_here", 2, [["vp", 1]]]]', "trigger"),
    ("skills.toml", FIREPOWER, '[["modify", "tunnel"]]', "modifier"),
    ("structures.toml", AIRFIELD, '[["march", 2]]', "skill"),
    ("structures.toml", AIRFIELD, '[["build_points", 2, "here"]]', "structure"),
    ("skills.toml", SCOUTING, '[["absorb", 1]]', "battle"),
    ("tactics.toml", OUTFLANK, '[["free_prisoner", 1]]', "board"),
    ("structures.toml", BULWARK, f'[["when", "others_attrition_end", 0, {STRENGTH}]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["shift", "enemy", 1, "any", "any"]]]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["absorb", 1]]]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["capture", 1]]]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["draw", 1, "own"]]]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["pay", "unit", 1, "exact"], ["vp", 1]]]]', "others"),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 0, [["kill", 1, "here", "any"]]]]', "word"),
    ("tactics.toml", OUTFLANK, '[["when", "others_attrition_end", 0, [["vp", 1]]]]', "trigger"),
    ("structures.toml", '[["deploy", 1, "here"]]', '[["place_token", "artillery", 1, "near"]]', "humans"),
    ("structures.toml", AIRFIELD, '[["take_crystals", 1, "here"]]', "pilgrims"),
    ("exploration.toml", VEIN, '[["take_crystals", 1, "here"]]', "pilgrims"),
    ("skills.toml", CHARTER, '[["pay", "crystal", 1, "exact"], ["vp", 2]]', "pilgrims"),
    ("skills.toml", SCOUTING, '[["draw", 1, "store"]]', "machines"),
    ("skills.toml", SCOUTING, '[["trigger_token", "trog_token", "reach", "full"]]', "trogs"),
    ("tactics.toml", OUTFLANK, '[["deploy", 1, "hq"]]', "word"),
    ("tactics.toml", OUTFLANK, '[["draw", 1, "terrain_pair"]]', "word"),
    ("structures.toml", AIRFIELD, '[["kill", 1, "control", "any"]]', "word"),
    ("events.toml", BLOOM, '[["each_player", "reverse", [["discard", "enemy", 1]]]]', "word"),
    ("exploration.toml", VEIN, '[["add_crystals", 0, "here"]]', "nothing"),
    ("structures.toml", AIRFIELD, '[["place_token", "artillery", 1, "wild"]]', "word"),
    ("skills.toml", SCOUTING, '[["place_token", "skill", 1, "open"]]', "tokens"),
    ("skills.toml", CHARTER, '[["pay", "source", 1, "must"], ["vp", 2]]', "source"),
    ("skills.toml", SCOUTING, '[["kill", 1, "near", "any"]]', "here"),
    ("tactics.toml", OUTFLANK, '[["deploy", 1, "here"]]', "word"),
    ("tactics.toml", OUTFLANK, '[["when", "win_control", 1, [["deploy", 1, "here"]]]]', "here"),
    ("skills.toml", SCOUTING, '[["add_crystals", 1, "there"]]', "there"),
    ("skills.toml", CHARTER, '[["vp_per", "paid", 1, 1, 4]]', "count"),
    ("skills.toml", CHARTER, '[["pay", "card", 1, "exact"], ["vp_per", "killed", 1, 1, 4]]', "count"),
    ("skills.toml", CHARTER, '[["vp", 1], ["pay", "card", 1, "exact"]]', "price"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "why"), MISPLACED)
def test_an_effect_in_the_wrong_place_is_refused(edited: Edit, file: str, old: str, new: str, why: str) -> None:
    problems = [p for p in edited(file, old, new) if p.key == "cryhavoc-content-effect-misplaced"]
    assert [(p.file, p.args["why"]) for p in problems] == [(file, why)]
    assert re.fullmatch(r"\w+\.\w+ (battle|effect)\[\d\](\.steps\[\d\])?", problems[0].where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_place_has_words_of_its_own(language: str) -> None:
    codes = sorted({why for *_, why in MISPLACED})
    texts = [Words(language)("cryhavoc-content-effect-misplaced", effect="vp", why=why) for why in codes]
    assert len(set(texts)) == len(codes)
    unknown = Words(language)("cryhavoc-content-effect-misplaced", effect="vp", why="unknown")
    assert codes[texts.index(unknown)] == "price"


RIGHT_PLACES = [
    ("tactics.toml", OUTFLANK, '[["pay", "card", 1, "exact"], ["either", [["absorb", 1]], [["capture", 1]]]]'),
    ("tactics.toml", OUTFLANK, '[["either", [["absorb", 1]], [["capture", 1]], [["far_retreat"]]]]'),
    ("tactics.toml", OUTFLANK, '[["kill", 1, "any", "any"], ["vp_per", "killed", 1, 1, 1]]'),
    ("skills.toml", CHARTER, '[["pay", "unit", 2, "up_to"], ["either", [["vp_per", "paid", 1, 1, 2]], [["kill", 1, "near", "any"]]]]'),
    ("events.toml", BLOOM, '[["each_player", "reverse", [["place_token", "ambush", 1, "wild"], ["add_crystals", -1, "there"]]]]'),
    ("exploration.toml", VEIN, '[["kill", 1, "near", "group"]]'),
    ("structures.toml", BULWARK, '[["when", "enemy_enters", 1, [["kill", 1, "here", "any"], ["vp", 1]]], ["modify", "no_entry"]]'),
    ("structures.toml", BULWARK, '[["when", "others_attrition_end", 1, [["kill", 1, "any", "any"], ["vp_per", "killed", 1, 1, 1]]]]'),
    ("structures.toml", ARTILLERY, ARTILLERY.replace("attrition_end", "others_attrition_end")),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), RIGHT_PLACES)
def test_an_effect_in_the_right_place_is_taken(edited: Edit, file: str, old: str, new: str) -> None:
    assert edited(file, old, new) == []


def test_two_copies_of_a_card_are_two_cards(edited: Edit, tmp_path: Path) -> None:
    edited("tactics.toml", entry("tactics.toml", "humans_crossfire"), "")
    assert edited("tactics.toml", "count = 1", "count = 2") == []
    pack = load(tmp_path / "own")
    assert [card.id for card in pack.cards[:3]] == ["humans_air_support", "humans_air_support_2", "humans_outflank"]
    assert pack.cards[0].icons == pack.cards[1].icons
    assert pack.names("de")["humans_air_support_2"] == "Luftunterstützung"


def test_a_map_in_two_parts_is_refused(edited: Edit) -> None:
    """World Caverns lose all their neighbours, and these lose them."""
    edited("map-3-4.toml", '["brooding_pool", "ember_basin", "glass_peaks"]', "[]")
    for others in ('["ironback_ridge", "sporewood"', '["singing_shallows", "vinefall"', '["feralas_banks", "scorch"'):
        problems = edited("map-3-4.toml", f'{others}, "world_caverns"]', f"{others}]")
    told = [(p.key, p.paragraph, p.args["regions"]) for p in problems if p.key.endswith("map-apart")]
    assert told == [("cryhavoc-content-map-apart", "C4.10", "world_caverns")]


def told_of_sizes(**changed: Any) -> list[str]:
    report = Report([], "pack.toml")
    checks.check_sizes(replace(load("york"), **changed), report)
    return [p.key.removeprefix("cryhavoc-content-") for p in report.problems]


def test_more_than_the_record_has_room_for_is_refused() -> None:
    york = load("york")
    row, standing = york.rows[0], york.standing[0]
    promise = replace(york.cards[0], effect=[["when", "win_control", 1, [["vp", 1]]]])
    assert told_of_sizes(rows=[row] * ROWS, standing=[standing] * STANDING, cards=[promise] * PROMISES) == []
    assert told_of_sizes(rows=[row] * (ROWS + 1)) == ["too-many-steps"]
    assert told_of_sizes(rows=[(1, 0, 0, 0, 128)]) == ["too-many-steps"]
    assert told_of_sizes(standing=[standing] * (STANDING + 1)) == ["too-many-standing"]
    assert told_of_sizes(cards=[promise] * (PROMISES + 1)) == ["too-many-promises"]


def test_all_the_problems_of_all_the_files_are_told_at_once(edited: Edit) -> None:
    edited("tactics.toml", "count = 1", "count = 2")
    edited("skills.toml", CHARTER, '[["shove", 1]]')
    edited("map-2.toml", "crystals = 0", "crystals = 1")
    files = [p.file for p in edited("nests.toml", "units = 1", "units = 99")]
    assert sorted(set(files)) == ["map-2.toml", "nests.toml", "skills.toml", "tactics.toml"]


@pytest.mark.parametrize("path", ["nowhere", "x" * 5000, "\0"])
def test_a_pack_that_is_not_there_is_refused(path: str) -> None:
    with pytest.raises(ContentError) as error:
        load(path)
    assert [p.key for p in error.value.problems] == ["content-missing-pack"]


def test_every_problem_is_provoked_by_a_test() -> None:
    here, source = Path(__file__).parent, Path(str(game.__file__)).parent
    code = "".join(file.read_text("utf-8") for file in source.rglob("*.py"))
    tests = "".join(file.read_text("utf-8") for file in here.glob("test_*.py"))
    keys = re.findall(r'report\(\s*"cryhavoc-content-([a-z-]+)"', code)
    assert len(set(keys)) > 50
    assert [key for key in sorted(set(keys)) if f'"{key}"' not in tests and f"content-{key}" not in tests] == []
