"""Effects on tokens: `place_token`, `trigger_token`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import embattled, four, may_decline, targets, three, trog_tokens

from rulewright.games.cryhavoc.parts import PARTIES, TROG_TOKENS

AROUND_SCORCH = {"scorch", "sapos_deep", "tanglewild", "feralas_banks", "glass_peaks"}  # and the HQ in the north


# ------------------------------------------------------------- place_token: artillery, watchtower
@pytest.mark.effect("place_token")
@pytest.mark.rule("C8.3", "C8.4")
def test_artillery_near_in_battle_regions_too() -> None:
    t = four()
    embattled(t, "sapos_deep")
    t.effect("humans", [["place_token", "artillery", 2, "near"]], "scorch")
    assert (targets(t), may_decline(t)) == (AROUND_SCORCH, True)
    t.do("region:sapos_deep", "region:scorch")
    assert (t.has_token("artillery", "sapos_deep"), t.has_token("artillery", "scorch"), t.over) == (True, True, True)


@pytest.mark.effect("place_token")
@pytest.mark.rule("C8.1", "C8.4")
def test_watchtowers_near_in_open_regions_under_control() -> None:
    t = four()
    t.control("humans", "scorch", "sapos_deep", "tanglewild", "foglands")
    embattled(t, "sapos_deep")
    t.effect("humans", [["place_token", "watchtower", 9, "near"]], "scorch")
    assert targets(t) == {"scorch", "tanglewild"}
    t.do("region:scorch", "stop")
    assert (t.has_token("watchtower", "scorch"), t.has_token("watchtower", "tanglewild")) == (True, False)


@pytest.mark.effect("place_token")
@pytest.mark.rule("C1.4")
@pytest.mark.parametrize("kind", ["artillery", "watchtower"])
def test_none_left_nothing(kind: str) -> None:
    t = four()
    t.control("humans", *AROUND_SCORCH)
    for region in ("bone_flats", "vinefall"):
        t.token(kind, region)
    t.effect("humans", [["place_token", kind, 9, "near"], ["vp", 1]], "scorch")
    t.do("region:scorch")
    assert (t.vp("humans"), t.over) == (1, True)


# ------------------------------------------------------------- place_token: ambush
@pytest.mark.effect("place_token")
@pytest.mark.rule("C8.4")
def test_an_ambush_near_in_open_regions_without_a_trog_token() -> None:
    t = four()
    embattled(t, "sapos_deep")
    t.war_party("tanglewild")
    t.nest("glass_peaks")
    t.units("humans", 1, "scorch")
    t.effect("trogs", [["place_token", "ambush", 1, "near"]], "scorch")
    assert targets(t) == {"scorch", "feralas_banks"}
    t.do("region:scorch")
    assert (t.s.nest[t.region("scorch")], t.count("trogs", "scorch"), t.battle_number("scorch")) == (1, 0, 0)


@pytest.mark.effect("place_token", "add_crystals")
@pytest.mark.rule("C8.1", "C8.2")
def test_an_ambush_in_the_wild_and_crystals_there() -> None:
    t = three()
    t.control("humans", "scorch")
    t.units("trogs", 1, "foglands")
    embattled(t, "vinefall")
    t.effect("humans", [["place_token", "ambush", 1, "wild"], ["add_crystals", 2, "there"]])
    closed = {"north_landing", "east_landing", "west_landing", "scorch", "foglands", "vinefall"}
    assert targets(t) == set(t.region_ids) - closed
    t.do("region:world_caverns")
    assert (trog_tokens(t, "world_caverns"), t.crystals_in("world_caverns")) == (1, 2)
    t.effect("humans", [["place_token", "ambush", 1, "wild"], ["add_crystals", 2, "there"]])
    t.do("stop")
    assert (sum(t.crystals_in(name) for name in t.region_ids), t.over) == (2, True)


@pytest.mark.effect("place_token")
@pytest.mark.rule("C1.3")
def test_resolved_nests_are_shuffled_back_when_the_supply_is_empty() -> None:
    t = three()
    for token in range(PARTIES, TROG_TOKENS):
        t.s.trog_left[token] = 0
    t.effect("humans", [["place_token", "ambush", 1, "near"]], "scorch")
    t.do("region:scorch")
    assert t.s.nest[t.region("scorch")] == 1
    assert sum(t.s.trog_left[token] for token in range(PARTIES, TROG_TOKENS)) == 12


@pytest.mark.effect("place_token")
@pytest.mark.rule("C1.3")
def test_with_all_nests_on_the_map_there_is_none_to_place() -> None:
    t = three()
    t.nest(*t.region_ids[3:15])
    t.effect("humans", [["place_token", "ambush", 1, "wild"], ["vp", 1]])
    assert (t.vp("humans"), t.over) == (1, True)


# ------------------------------------------------------------- place_token: skill
@pytest.mark.effect("place_token")
@pytest.mark.rule("C8.3", "C8.4")
@pytest.mark.parametrize(
    ("range", "reached"), [("with_units", {"scorch", "sapos_deep"}), ("controlled", {"scorch", "foglands"})]
)
def test_skill_tokens_with_units_or_where_controlled(range: str, reached: set[str]) -> None:
    t = four()
    t.garrison("machines", 1, "scorch")
    t.control("machines", "foglands", "sapos_deep")
    t.units("machines", 1, "west_landing")
    embattled(t, "sapos_deep")
    t.effect("machines", [["place_token", "skill", 2, range]])
    assert targets(t) == reached
    t.do(*(f"region:{name}" for name in reached))
    assert all(t.has_token("skill-machines", name) for name in reached)
    assert t.over


@pytest.mark.effect("place_token")
@pytest.mark.rule("C1.4", "C8.4")
def test_skill_tokens_in_any_open_region_as_many_as_the_card_has() -> None:
    t = four()
    t.control("humans", "scorch")
    embattled(t, "sapos_deep")
    t.effect("trogs", [["place_token", "skill", 9, "open"]])
    assert targets(t) == set(t.region_ids) - {
        "sapos_deep",
        "north_landing",
        "east_landing",
        "west_landing",
        "world_caverns",
    }
    t.do("region:scorch")
    assert (t.has_token("skill-trogs", "scorch"), t.over) == (True, True)  # they have one


# ------------------------------------------------------------- trigger_token
@pytest.mark.effect("trigger_token")
@pytest.mark.rule("C4.16", "C8.4")
@pytest.mark.parametrize(
    ("range", "reached"), [("reach", {"scorch", "foglands"}), ("anywhere", {"scorch", "foglands", "vinefall"})]
)
def test_trigger_a_token_in_reach_or_anywhere(range: str, reached: set[str]) -> None:
    t = three()
    t.control("humans", "foglands")
    t.war_party("scorch", "vinefall")
    t.nest("foglands")
    embattled(t, "sapos_deep")
    t.nest("sapos_deep")
    t.luck("reveal:war_party_1_2")
    t.effect("humans", [["trigger_token", "trog_token", range, "crystals_only"]])
    assert (targets(t), may_decline(t)) == (reached, True)
    t.do("region:scorch")
    assert (t.crystals_in("scorch"), t.count("trogs", "scorch"), trog_tokens(t, "scorch")) == (2, 0, 0)
    assert t.s.trog_left[1] == 2  # one of three war parties of that kind is resolved


@pytest.mark.effect("trigger_token")
@pytest.mark.rule("C4.16")
def test_trigger_in_full_brings_trogs_to_fight_whom_they_meet() -> None:
    t = four()
    t.units("humans", 1, "scorch")
    t.control("humans", "scorch")
    t.nest("scorch")
    t.luck("reveal:nest_2_1")
    t.effect("trogs", [["trigger_token", "trog_token", "anywhere", "full"]])
    t.do("region:scorch")
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch"), t.battle_number("scorch")) == (2, 1, 1)
    assert (t.s.attacker[t.region("scorch")], t.controller("scorch")) == (3, "humans")


@pytest.mark.effect("trigger_token")
@pytest.mark.rule("C4.16", "C9.1")
def test_trogs_lose_no_unit_to_their_own_token() -> None:
    t = four()
    t.units("trogs", 16, "scorch")
    t.war_party("scorch")
    t.luck("reveal:war_party_3_3")
    t.effect("trogs", [["trigger_token", "trog_token", "reach", "full"]])
    assert t.over  # Scorch is not in reach of World Caverns
    t.effect("trogs", [["trigger_token", "trog_token", "anywhere", "full"]])
    t.do("region:scorch")
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch")) == (16, 3)
