"""Effects on units and control on the map: `march`, `teleport`, `deploy`, `take_control`, `free_prisoner`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import four, may_decline, targets, three, trog_tokens


# ------------------------------------------------------------- march
@pytest.mark.effect("march")
@pytest.mark.rule("C4.10", "C4.16")
def test_march_is_movement_points_with_arrival() -> None:
    t = three()
    t.units("humans", 2, "north_landing")
    t.war_party("scorch")
    t.luck("reveal:war_party_1_1")
    t.effect("humans", [["march", 3], ["vp", 1]])
    t.do("from:north_landing", "to:scorch", "from:north_landing", "to:foglands", "from:foglands", "to:pale_shelf")
    assert (t.battle_number("scorch"), t.count("trogs", "scorch")) == (1, 1)
    assert (t.controller("pale_shelf"), t.controller("foglands"), t.vp("humans")) == ("humans", None, 1)


@pytest.mark.effect("march", "either")
def test_march_with_nobody_who_can_move_has_nothing_to_do() -> None:
    t = four()
    t.effect("humans", [["either", [["march", 1]], [["vp", 1]]]])
    assert t.vp("humans") == 1


# ------------------------------------------------------------- teleport
@pytest.mark.effect("teleport")
@pytest.mark.rule("C4.16")
def test_teleport_from_one_region_together_to_another_and_arrive() -> None:
    t = four()
    t.units("humans", 3, "vinefall")
    t.units("humans", 1, "foglands")
    t.exploration("pale_shelf")
    t.luck("find:relic")
    t.effect("humans", [["teleport", 9]])
    assert (targets(t), may_decline(t)) == ({"vinefall", "foglands"}, True)
    t.do("region:vinefall", "region:pale_shelf", "more", "stop")
    assert (t.count("humans", "vinefall"), t.count("humans", "pale_shelf")) == (1, 2)
    assert (t.controller("pale_shelf"), t.vp("humans")) == ("humans", 2)


@pytest.mark.effect("teleport")
def test_teleport_takes_no_more_than_stand_there() -> None:
    t = four()
    t.units("humans", 2, "vinefall")
    t.effect("humans", [["teleport", 9]])
    t.do("region:vinefall", "region:pale_shelf", "more")
    assert (t.count("humans", "pale_shelf"), t.over) == (2, True)


@pytest.mark.effect("teleport")
@pytest.mark.rule("C4.11", "C8.4")
def test_teleport_into_your_own_hq_but_into_no_other_and_no_battle() -> None:
    t = four()
    t.units("humans", 2, "vinefall")
    t.units("pilgrims", 1, "scorch")
    t.units("machines", 1, "scorch")
    t.mark("scorch", "machines")
    t.effect("humans", [["teleport", 1]])
    t.do("region:vinefall")
    assert targets(t) == set(t.region_ids) - {"vinefall", "scorch", "east_landing", "west_landing", "world_caverns"}


# ------------------------------------------------------------- deploy
@pytest.mark.effect("deploy")
@pytest.mark.rule("C4.20")
def test_deploy_into_the_hq_up_to_that_many() -> None:
    t = four()
    t.effect("humans", [["deploy", 3, "hq"]])
    t.do("more", "more", "stop")
    assert (t.count("humans", "north_landing"), t.reserve("humans")) == (2, 10)


@pytest.mark.effect("deploy")
@pytest.mark.rule("C8.4")
def test_deploy_here_where_it_is_open_and_controlled() -> None:
    t = four()
    t.effect("humans", [["deploy", 2, "here"], ["vp", 1]], "scorch")
    assert (t.count("humans", "scorch"), t.vp("humans"), t.over) == (0, 1, True)
    t.control("humans", "scorch")
    t.effect("humans", [["deploy", 2, "here"]], "scorch")
    t.do("more", "more")
    assert t.count("humans", "scorch") == 2
    t.units("pilgrims", 1, "scorch")
    t.mark("scorch", "pilgrims")
    t.effect("humans", [["deploy", 2, "here"]], "scorch")
    assert (t.count("humans", "scorch"), t.over) == (2, True)


@pytest.mark.effect("deploy")
def test_deploy_with_a_structure_all_into_one_region() -> None:
    t = four()
    t.control("humans", "scorch", "foglands", "vinefall")
    t.built("humans_airfield", "scorch")
    t.built("humans_watchtower", "foglands")
    t.effect("humans", [["deploy", 2, "with_structure"]])
    assert targets(t) == {"scorch", "foglands"}
    t.do("region:scorch")
    assert t.legal() == {"more", "stop"}
    t.do("more")
    assert t.count("humans", "scorch") == 2


@pytest.mark.effect("deploy")
@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("where", ["hq", "here", "with_structure"])
def test_an_empty_reserve_ends_the_step(where: str) -> None:
    t = four()
    t.control("humans", "scorch")
    t.built("humans_airfield", "scorch")
    t.reserve("humans", 1)
    t.effect("humans", [["deploy", 3, where], ["vp", 1]], "scorch")
    t.do("region:scorch" if where == "with_structure" else "more")
    assert (t.reserve("humans"), t.vp("humans"), t.over) == (0, 1, True)
    t.effect("humans", [["deploy", 3, where], ["vp", 1]], "scorch")
    assert (t.vp("humans"), t.over) == (2, True)


# ------------------------------------------------------------- take_control
@pytest.mark.effect("take_control")
@pytest.mark.rule("C8.1", "C8.2")
@pytest.mark.parametrize(("owner", "reached"), [("uncontrolled", {"sapos_deep", "scorch", "feralas_banks"}),
                                                ("any", {"sapos_deep", "scorch", "feralas_banks", "foglands"})])  # fmt: skip
def test_take_control_next_to_your_own_regions(owner: str, reached: set[str]) -> None:
    t = four()
    t.control("pilgrims", "foglands")
    t.effect("humans", [["take_control", "adjacent", owner], ["vp", 1]])
    assert targets(t) == reached
    region = sorted(reached)[1]
    t.do(f"region:{region}")
    assert (t.controller(region), t.vp("humans")) == ("humans", 1)


@pytest.mark.effect("take_control")
@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("owner", ["uncontrolled", "any"])
def test_take_control_at_most_two_steps_away(owner: str) -> None:
    t = four()
    t.control("pilgrims", "foglands")
    t.control("humans", "bone_flats")  # not from there
    t.war_party("tanglewild")
    t.built("pilgrims_temple", "foglands")
    t.effect("humans", [["take_control", "within_2", owner]], "scorch")
    assert "region:vinefall" not in t.legal()
    assert ("region:foglands" in t.legal()) == (owner == "any")
    t.do("region:tanglewild")
    assert (t.controller("tanglewild"), trog_tokens(t, "tanglewild")) == ("humans", 1)
    if owner == "any":
        t.effect("humans", [["take_control", "within_2", owner]], "scorch")
        t.do("region:foglands")
        assert t.stands("pilgrims_temple", "foglands")


@pytest.mark.effect("take_control")
@pytest.mark.rule("C8.4")
def test_take_control_of_no_battle_region_also_where_regions_include_them() -> None:
    t = four()
    t.units("pilgrims", 1, "scorch")
    t.units("machines", 1, "scorch")
    t.mark("scorch", "pilgrims")
    t.effect("humans", [["take_control", "adjacent", "any"]])
    assert t.why("region:scorch") == ("C4.11", "battle-region")
    t.do("stop")
    assert t.over


# ------------------------------------------------------------- free_prisoner
@pytest.mark.effect("free_prisoner")
@pytest.mark.rule("C6.1")
def test_free_prisoner_frees_up_to_that_many_of_your_units() -> None:
    t = three()
    t.vp("humans", 3)
    t.prisoner("pilgrims", "humans", 2)
    t.prisoner("trogs", "humans", 1)
    t.prisoner("pilgrims", "machines", 1)
    t.effect("humans", [["free_prisoner", 9]])
    assert (targets(t), may_decline(t)) == ({"pilgrims", "trogs"}, True)
    t.do("owner:pilgrims", "owner:trogs", "owner:pilgrims")
    assert (t.reserve("humans"), t.vp("humans"), t.holds("pilgrims", "machines")) == (12, 3, 1)
    assert t.over


@pytest.mark.effect("free_prisoner")
def test_free_prisoner_may_stop() -> None:
    t = four()
    t.prisoner("pilgrims", "humans", 2)
    t.effect("humans", [["free_prisoner", 2]])
    t.do("owner:pilgrims", "stop")
    assert (t.holds("pilgrims", "humans"), t.reserve("humans")) == (1, 11)
