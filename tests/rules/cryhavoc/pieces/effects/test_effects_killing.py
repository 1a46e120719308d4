"""The effect `kill` on the map. In a battle: test_effects_battle.py."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import four, may_decline, targets
from tests.rules.cryhavoc.table import Table


def war(**options: str) -> Table:
    """Enemies of the Machines in several places around Scorch, one of them a battle region."""
    t = four(**options)
    t.units("humans", 3, "scorch")
    t.units("pilgrims", 1, "scorch")
    t.units("humans", 1, "sapos_deep")
    t.units("machines", 2, "sapos_deep")
    t.mark("sapos_deep", "humans")
    t.units("pilgrims", 2, "bone_flats")
    t.units("humans", 1, "north_landing")
    t.units("machines", 3, "vinefall")
    return t


@pytest.mark.effect("kill")
@pytest.mark.rule("C8.4")
@pytest.mark.parametrize(("where", "filter", "reached"), [
    ("here", "any", {"scorch"}),
    ("here", "lone", {"scorch"}),
    ("here", "group", {"scorch"}),
    ("near", "any", {"scorch", "sapos_deep", "north_landing"}),
    ("near", "lone", {"scorch", "sapos_deep", "north_landing"}),
    ("near", "group", {"scorch"}),
    ("anywhere", "any", {"scorch", "sapos_deep", "bone_flats", "north_landing"}),
    ("anywhere", "lone", {"scorch", "sapos_deep", "north_landing"}),
    ("anywhere", "group", {"scorch"}),
])  # fmt: skip
def test_kill_reaches_by_place_and_filter(where: str, filter: str, reached: set[str]) -> None:
    t = war()
    t.effect("machines", [["kill", 1, where, filter]], "scorch")
    assert (targets(t), may_decline(t)) == (reached, True)


@pytest.mark.effect("kill")
@pytest.mark.rule("C8.3", "C8.4")
@pytest.mark.parametrize(
    ("where", "reached"), [("near", {"scorch", "sapos_deep"}), ("anywhere", {"scorch", "bone_flats"})]
)
def test_kill_in_no_hq_and_anywhere_in_no_battle_region_by_the_options(where: str, reached: set[str]) -> None:
    t = war(edition="de")
    t.effect("machines", [["kill", 1, where, "any"]], "scorch")
    assert targets(t) == reached
    assert t.why("region:north_landing") == ("C8.3", "hq-protected")
    assert t.why("region:sapos_deep") == (None if where == "near" else ("C8.4", "no-battle-regions"))


@pytest.mark.effect("kill")
@pytest.mark.rule("C8.1")
def test_kill_units_of_one_owner_in_one_place() -> None:
    t = war()
    t.effect("machines", [["kill", 9, "here", "any"], ["vp_per", "killed", 1, 2, 9]], "scorch")
    t.do("region:scorch")
    assert (t.legal(), may_decline(t)) == ({"owner:humans", "owner:pilgrims"}, False)
    t.do("owner:humans", "more", "more")
    assert (t.count("humans", "scorch"), t.count("pilgrims", "scorch"), t.vp("machines")) == (0, 1, 1)
    assert (t.reserve("humans"), t.over) == (12 - 2, True)


@pytest.mark.effect("kill")
def test_kill_asks_only_for_owners_whom_the_filter_means() -> None:
    t = war()
    t.effect("machines", [["kill", 2, "here", "lone"]], "scorch")
    t.do("region:scorch")
    assert (t.count("pilgrims", "scorch"), t.count("humans", "scorch"), t.over) == (0, 3, True)
    t = war()
    t.effect("machines", [["kill", 2, "here", "group"]], "scorch")
    t.do("region:scorch", "stop")
    assert (t.count("pilgrims", "scorch"), t.count("humans", "scorch"), t.over) == (1, 2, True)


@pytest.mark.effect("kill")
def test_kill_without_a_target_is_left_out() -> None:
    t = four()
    t.units("machines", 3, "scorch")
    t.effect("machines", [["kill", 1, "anywhere", "any"], ["vp", 1]])
    assert (t.vp("machines"), t.count("machines", "scorch"), t.over) == (1, 3, True)


@pytest.mark.effect("kill")
@pytest.mark.rule("C5.1")
def test_killing_the_last_unit_of_a_side_calls_its_battle_off() -> None:
    t = war()
    t.effect("machines", [["kill", 1, "near", "any"]], "scorch")
    t.do("region:sapos_deep")
    assert (t.battle_number("sapos_deep"), t.controller("sapos_deep")) == (0, "machines")


@pytest.mark.effect("kill", "when")
@pytest.mark.rule("C4.16")
def test_those_who_enter_are_killed_without_a_question() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 3, "north_landing")
    t.move("humans", 3)
    for _ in range(3):
        t.do("from:north_landing", "to:scorch")
    assert (t.count("humans", "scorch"), t.over) == (2, True)
