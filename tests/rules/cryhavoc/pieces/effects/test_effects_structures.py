"""Effects on structures and face-down Trog tokens: `relocate`, `build_points`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import embattled, four, may_decline, targets, trog_tokens


# ------------------------------------------------------------- relocate
@pytest.mark.effect("relocate")
@pytest.mark.rule("C4.31")
def test_relocate_structures_one_region_each() -> None:
    t = four()
    t.control("humans", "scorch", "sapos_deep", "driftwaste")
    t.built("humans_airfield", "scorch")
    t.effect("humans", [["relocate", "structure", 3], ["vp", 1]])
    t.do("site:humans_airfield@scorch")
    assert (t.stands("humans_airfield", "sapos_deep"), t.over, t.vp("humans")) == (True, True, 1)  # only once


@pytest.mark.effect("relocate")
@pytest.mark.rule("C4.31")
def test_two_structures_may_pass_each_other_and_stop_early() -> None:
    t = four()
    t.control("humans", "scorch", "sapos_deep")
    t.built("humans_airfield", "scorch")
    t.built("humans_watchtower", "sapos_deep")
    t.effect("humans", [["relocate", "structure", 2]])
    t.do("site:humans_airfield@scorch", "site:humans_watchtower@sapos_deep")
    assert (t.stands("humans_airfield", "sapos_deep"), t.stands("humans_watchtower", "scorch")) == (True, True)
    t.effect("humans", [["relocate", "structure", 2]])
    t.do("site:humans_airfield@sapos_deep", "stop")
    assert (t.stands("humans_airfield", "scorch"), t.stands("humans_watchtower", "scorch")) == (True, True)


@pytest.mark.effect("relocate")
@pytest.mark.rule("C9.2")
def test_relocate_trog_tokens_also_through_tunnels() -> None:
    t = four()
    t.built("trogs_tunnels", "vinefall", "sporewood")
    t.war_party("vinefall")
    t.effect("trogs", [["relocate", "trog_token", 1]])
    t.do("region:vinefall", "region:sporewood")
    assert (trog_tokens(t, "vinefall"), trog_tokens(t, "sporewood"), t.over) == (0, 1, True)


@pytest.mark.effect("relocate")
def test_relocate_moves_each_of_several_trog_tokens_only_once() -> None:
    t = four()
    t.war_party("tanglewild", "pale_shelf")
    t.nest("bone_flats")
    t.effect("trogs", [["relocate", "trog_token", 2]])
    t.do("region:tanglewild", "region:sapos_deep")
    assert targets(t) == {"bone_flats", "pale_shelf"}
    assert may_decline(t)
    t.do("region:bone_flats", "region:vinefall")
    assert [trog_tokens(t, name) for name in ("tanglewild", "sapos_deep", "bone_flats", "vinefall")] == [0, 1, 0, 1]
    assert t.over


@pytest.mark.effect("relocate")
@pytest.mark.rule("C8.4")
def test_relocate_no_token_out_of_a_battle_region() -> None:
    t = four()
    embattled(t, "scorch")
    t.war_party("scorch")
    t.effect("trogs", [["relocate", "trog_token", 1], ["vp", 1]])
    assert (t.vp("trogs"), t.over) == (1, True)


# ------------------------------------------------------------- build_points
@pytest.mark.effect("build_points")
@pytest.mark.rule("C4.30")
def test_build_points_here_only_in_that_region() -> None:
    t = four()
    t.control("humans", "scorch", "foglands")
    t.effect("humans", [["build_points", 5, "here"], ["vp", 1]], "scorch")
    assert targets(t) == {"humans_airfield@scorch", "humans_artillery_battery@scorch", "humans_watchtower@scorch"}
    t.do(
        "construct:humans_airfield@scorch",
        "construct:humans_watchtower@scorch",
        "activate:humans_watchtower@scorch",
        "stop",
    )
    assert (t.vp("humans"), t.over) == (1, True)


@pytest.mark.effect("build_points")
@pytest.mark.rule("C4.30")
def test_build_points_anywhere_and_unspent_ones_are_lost() -> None:
    t = four()
    t.control("humans", "scorch", "foglands")
    t.effect("humans", [["build_points", 5, "any"], ["vp", 1]])
    t.do("construct:humans_airfield@foglands", "done")
    assert (t.stands("humans_airfield", "foglands"), t.vp("humans"), t.over) == (True, 1, True)


@pytest.mark.effect("build_points", "either")
@pytest.mark.rule("C4.31")
def test_build_points_have_nothing_to_do_where_nothing_can_be_built() -> None:
    t = four()
    t.effect("humans", [["either", [["build_points", 9, "any"]], [["vp", 1]]]])  # only the HQ is controlled
    assert (t.vp("humans"), t.over) == (1, True)
    t.effect("humans", [["build_points", 9, "here"], ["vp", 1]], "scorch")  # not controlled
    assert (t.vp("humans"), t.over) == (2, True)


@pytest.mark.effect("build_points")
@pytest.mark.rule("C4.30")
def test_each_build_action_may_activate_a_structure_again() -> None:
    t = four()
    t.control("machines", "scorch")
    t.built("machines_assembly_line", "scorch")
    t.effect("machines", [["build_points", 1, "here"], ["build_points", 1, "here"]], "scorch")
    t.do("activate:machines_assembly_line@scorch", "more", "activate:machines_assembly_line@scorch", "more")
    assert t.count("machines", "scorch") == 2
