"""Where a pack may use an effect, and where not."""

from __future__ import annotations

import re

import pytest

from rulewright.words import LANGUAGES, Words

from .editing import AIRFIELD, ARTILLERY, BLOOM, BULWARK, CHARTER, FIREPOWER, OUTFLANK, SCOUTING, STRENGTH, VEIN, Edit

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
