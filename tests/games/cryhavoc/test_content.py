"""The checks of a pack: every problem is reported with its file and place."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rulewright.games.cryhavoc as game
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.pack import checks
from rulewright.games.cryhavoc.pack.loading import FILES, check, load
from rulewright.games.cryhavoc.parts import EVENTS, EXPLORATIONS, NESTS, PARTIES, PROMISES, ROWS, STANDING
from rulewright.kernel.content import Files, Report
from rulewright.kernel.game import Settings
from rulewright.kernel.journal import Journal, open_journal
from rulewright.kernel.message import ContentError
from rulewright.words import LANGUAGES, Words

from .editing import AIRFIELD, BLOOM, CHARTER, OUTFLANK, RAISE, SENTINEL, VEIN, YORK, Edit, entry


def test_the_shipped_pack_has_no_problem() -> None:
    assert check("york") == check("cryhavoc/york") == check(YORK) == []


def test_a_copy_is_the_same_pack_and_an_edited_copy_only_if_the_rules_read_nothing_else(tmp_path: Path) -> None:
    folder = shutil.copytree(YORK, tmp_path / "own")
    assert load(folder) is load("york")
    (folder / "pack.toml").write_text("# mine\n" + (folder / "pack.toml").read_text("utf-8"), "utf-8")
    skills = (folder / "skills.toml").read_text("utf-8")
    (folder / "skills.toml").write_text(skills.replace('"certain"', '"likely"'), "utf-8")
    assert load(str(folder)).digest == load("york").digest
    (folder / "skills.toml").write_text(
        skills.replace('"vp_per", "region", 1, 3, 3', '"vp_per", "region", 1, 3, 4'), "utf-8"
    )
    assert load(str(folder)).digest != load("york").digest


def test_a_game_from_before_that_uses_an_own_pack_opens(edited: Edit, tmp_path: Path) -> None:
    """The digest used to cover every byte, and positions contain its beginning."""
    assert edited("nests.toml", "crystals = 1", "crystals = 2") == []
    before = Files(tmp_path / "own", tuple(FILES)).stamp()
    prepared = GAME.prepare(Settings(2, pack=str(tmp_path / "own"), digest=before))
    journal = Journal.begun(GAME, prepared, ["random", "random"], bytes(32), tmp_path / "game.jsonl")
    assert journal.header["pack_hash"] == before
    assert open_journal(tmp_path / "game.jsonl", lambda name, version: [GAME]).match.view(0) == journal.match.view(0)


def test_a_pack_is_read_again_when_its_files_have_changed(edited: Edit, tmp_path: Path) -> None:
    assert edited("skills.toml", '"vp_per", "region", 1, 3, 3', '"vp_per", "region", 1, 3, 4') == []
    assert load(tmp_path / "own").skills[0].effect[1] == ["vp_per", "region", 1, 3, 4]
    assert edited("skills.toml", '"vp_per", "region", 1, 3, 4', '"vp_per", "region", 1, 3, 5') == []
    assert load(tmp_path / "own").skills[0].effect[1] == ["vp_per", "region", 1, 3, 5]


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


def test_two_copies_of_a_card_are_two_cards(edited: Edit, tmp_path: Path) -> None:
    edited("tactics.toml", entry("tactics.toml", "humans_crossfire"), "")
    assert edited("tactics.toml", "count = 1", "count = 2") == []
    pack = load(tmp_path / "own")
    assert [card.id for card in pack.cards[:3]] == ["humans_air_support", "humans_air_support_2", "humans_outflank"]
    assert pack.cards[0].icons == pack.cards[1].icons
    assert pack.names("de")["humans_air_support_2"] == "Luftunterstützung"


def test_a_map_in_two_parts_is_refused(edited: Edit) -> None:
    """World Caverns loses all its neighbours, and they lose it."""
    edited("map-3-4.toml", '["brooding_pool", "ember_basin", "glass_peaks"]', "[]")
    for others in ('["ironback_ridge", "sporewood"', '["singing_shallows", "vinefall"', '["feralas_banks", "scorch"'):
        problems = edited("map-3-4.toml", f'{others}, "world_caverns"]', f"{others}]")
    told = [(p.key, p.paragraph, p.args["regions"]) for p in problems if p.key.endswith("map-apart")]
    assert told == [("cryhavoc-content-map-apart", "C4.10", "world_caverns")]


def kinds(file: str, table: str, number: int) -> str:
    """The file with that many kinds of token, one of each; the printed event stays."""
    head, *tables = re.split(r"(?=^\[\[)", (YORK / file).read_text("utf-8"), flags=re.MULTILINE)
    plain = [each for each in tables if each.startswith(f"[[{table}]]") and "printed = true" not in each]
    one = re.sub(r"^count = \d+", "count = 1", plain[0], flags=re.MULTILINE)
    made = [re.sub(r'^id = "\w+"', f'id = "{table}_{n}"', one, flags=re.MULTILINE) for n in range(number)]
    return head + "".join([each for each in tables if each not in plain] + made)


@pytest.mark.parametrize(
    ("table", "file", "tokens", "most"),
    [
        ("nest", "nests.toml", 12, NESTS),
        ("war_party", "war_parties.toml", 18, PARTIES),
        ("exploration", "exploration.toml", 12, EXPLORATIONS),
        ("event", "events.toml", 6, EVENTS),
    ],
)
def test_a_pack_may_have_as_many_kinds_of_token_as_there_is_room_for_and_no_more(
    edited: Edit, tmp_path: Path, table: str, file: str, tokens: int, most: int
) -> None:
    """As many kinds as tokens, which nothing else forbids."""
    problems = edited(file, (YORK / file).read_text("utf-8"), kinds(file, table, tokens))
    if tokens > most:
        told = [(p.file, p.where, p.key, p.args) for p in problems]
        assert told == [(file, table, "content-list-long", {"count": tokens, "most": most})]
        with pytest.raises(ContentError):
            GAME.prepare(Settings(2, pack=str(tmp_path / "own")))
    else:
        assert problems == []
        GAME.prepare(Settings(2, pack=str(tmp_path / "own")))


LISTS = {
    "map-2.toml": ("region", "blocked"),
    "map-3-4.toml": ("region", "blocked"),
    "tactics.toml": ("card",),
    "terrain.toml": ("card",),
    "skills.toml": ("skill",),
    "structures.toml": ("structure", "token"),
    "events.toml": ("event",),
    "exploration.toml": ("exploration",),
    "war_parties.toml": ("war_party",),
    "nests.toml": ("nest",),
}


@pytest.mark.parametrize("times", [2, 10])
@pytest.mark.parametrize(("file", "table"), [(file, table) for file, tables in LISTS.items() for table in tables])
def test_a_list_that_is_far_too_long_is_reported_and_never_crashes(
    edited: Edit, file: str, table: str, times: int
) -> None:
    text = (YORK / file).read_text("utf-8")
    tables = [t for t in re.split(r"(?=^\[\[)", text, flags=re.MULTILINE) if t.startswith(f"[[{table}]]")]
    more = [re.sub(r'^id = "(\w+)"', rf'id = "\1_{n}"', t, flags=re.MULTILINE) for t in tables for n in range(times)]
    assert edited(file, text, text + "\n" + "".join(more))


def test_a_very_long_effect_is_refused(edited: Edit) -> None:
    """In a list, and nested."""
    steps = ", ".join(['["vp", 1]'] * (checks.LONGEST + 1))
    problems = edited("exploration.toml", VEIN, f"[{steps}]")
    told = [(p.where, p.key, p.args) for p in problems]
    place = "exploration.crystal_vein effect"
    sizes = {"count": checks.LONGEST + 1, "most": checks.LONGEST}
    assert told == [(place, "cryhavoc-content-effect-long", sizes)]
    problems = edited("events.toml", BLOOM, f'[["each_player", "reverse", [{steps}]]]')
    assert "cryhavoc-content-effect-long" in [p.key for p in problems if p.file == "events.toml"]


def test_unequal_surroundings_of_hqs_are_a_warning_with_the_numbers(edited: Edit, tmp_path: Path) -> None:
    problems = edited("map-3-4.toml", 'kind = "f"', 'kind = "g"')
    assert all(p.warning for p in problems)
    assert {p.key for p in problems} == {"cryhavoc-content-hq-uneven"}
    told = {p.where: p.args for p in problems}["region.east_landing"]
    assert told.keys() == {"id", "other", "kind", "steps", "count", "expected"}
    assert told["count"] != told["expected"]
    assert check(tmp_path / "own") == problems  # also when it is read again
    GAME.prepare(Settings(3, pack=str(tmp_path / "own")))


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
    assert told_of_sizes(standing=[standing] * (STANDING + 1)) == ["too-many-standing"]
    assert told_of_sizes(cards=[promise] * (PROMISES + 1)) == ["too-many-promises"]


def test_all_problems_of_all_files_are_reported_at_once(edited: Edit) -> None:
    edited("tactics.toml", "count = 1", "count = 2")
    edited("skills.toml", CHARTER, '[["shove", 1]]')
    edited("map-2.toml", "crystals = 0", "crystals = 1")
    files = [p.file for p in edited("nests.toml", "units = 1", "units = 99")]
    assert sorted(set(files)) == ["map-2.toml", "nests.toml", "skills.toml", "tactics.toml"]


@pytest.mark.parametrize("path", ["nowhere", "x" * 5000, "\0"])
def test_a_missing_pack_is_refused(path: str) -> None:
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
