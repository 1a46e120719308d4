"""The structures of the Trogs."""

from __future__ import annotations

import pytest

from .scenes import enter, four


# ------------------------------------------------------------- Tunnels
@pytest.mark.piece("trogs_tunnels")
@pytest.mark.rule("C9.2")
def test_tunnels_join_their_regions_for_trogs_and_for_nobody_else() -> None:
    t = four()
    t.built("trogs_tunnels", "sporewood", "vinefall", "scorch")
    t.units("trogs", 1, "sporewood")
    t.units("humans", 1, "sporewood")
    t.move("trogs", 1)
    t.do("from:sporewood")
    assert {"to:vinefall", "to:scorch"} <= t.legal()
    t.move("humans", 1)
    t.do("from:sporewood")
    assert t.why("to:vinefall") == ("C4.10", "not-adjacent")


@pytest.mark.piece("trogs_tunnels")
@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(("edition", "joined"), [("en", True), ("de", False)])
def test_tunnels_under_the_control_of_others_join_as_the_edition_has_it(edition: str, joined: bool) -> None:
    t = four(edition=edition)
    t.built("trogs_tunnels", "sporewood", "vinefall", "scorch")
    t.control("humans", "vinefall")
    t.control("trogs", "scorch")
    t.units("trogs", 1, "sporewood")
    t.move("trogs", 1)
    t.do("from:sporewood")
    assert "to:scorch" in t.legal()
    assert ("to:vinefall" in t.legal()) == joined


# ------------------------------------------------------------- Traps
@pytest.mark.piece("trogs_traps")
@pytest.mark.rule("C4.16")
def test_traps_kill_one_of_those_who_arrive_before_control_and_battle() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 2, "north_landing")
    enter(t, "humans", 2, "scorch", "north_landing")
    assert (t.count("humans", "scorch"), t.reserve("humans"), t.controller("scorch")) == (1, 11, "humans")
    assert t.vp("trogs") == 0


@pytest.mark.piece("trogs_traps")
@pytest.mark.rule("C4.16")
def test_traps_leave_neither_control_nor_battle_where_nobody_survives() -> None:
    t = four()
    t.garrison("trogs", 1, "scorch")
    t.built("trogs_traps", "scorch", "sapos_deep")
    t.control("trogs", "sapos_deep")
    t.units("humans", 2, "north_landing")
    t.move("humans", 2)
    t.do("from:north_landing", "to:scorch", "from:north_landing", "to:sapos_deep")
    assert (t.reserve("humans"), t.battle_number("scorch")) == (12, 0)
    assert (t.controller("scorch"), t.controller("sapos_deep")) == ("trogs", "trogs")


@pytest.mark.piece("trogs_traps")
@pytest.mark.rule("C4.32")
def test_traps_work_only_under_the_trogs_control_and_never_against_trogs() -> None:
    t = four()
    t.control("pilgrims", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 1, "north_landing")
    enter(t, "humans", 1, "scorch", "north_landing")
    assert t.count("humans", "scorch") == 1
    t = four()
    t.control("trogs", "glass_peaks")
    t.built("trogs_traps", "glass_peaks")
    t.units("trogs", 1, "world_caverns")
    enter(t, "trogs", 1, "glass_peaks", "world_caverns")
    assert t.count("trogs", "glass_peaks") == 1


@pytest.mark.piece("trogs_traps")
@pytest.mark.rule("C4.16")
def test_traps_meet_only_the_player_who_arrives_and_only_who_moved_in() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("pilgrims", 1, "scorch")
    t.units("humans", 1, "north_landing")
    enter(t, "humans", 1, "scorch", "north_landing")
    assert (t.count("humans", "scorch"), t.count("pilgrims", "scorch")) == (0, 1)
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_traps", "scorch")
    t.units("humans", 1, "scorch")
    t.units("humans", 1, "north_landing")
    enter(t, "humans", 1, "sapos_deep", "north_landing")
    assert t.count("humans", "scorch") == 1


# ------------------------------------------------------------- Brood Wall
@pytest.mark.piece("trogs_brood_wall")
@pytest.mark.rule("C5.3")
def test_brood_wall_adds_a_unit_before_units_are_placed() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_brood_wall", "scorch")
    t.units("trogs", 1, "scorch")
    t.units("humans", 2, "scorch")
    t.battle("scorch", "humans")
    assert t.asked == ("trogs", "effect-more")
    t.do("more")
    assert (t.count("trogs", "scorch"), t.reserve("trogs")) == (2, 14)
    assert t.asked == ("humans", "station")
    t.do("station:2", "station:2")
    assert t.controller("scorch") == "trogs"


@pytest.mark.piece("trogs_brood_wall")
@pytest.mark.rule("C4.32", "C8.1")
def test_brood_wall_may_be_declined_and_needs_reserve_control_and_defence() -> None:
    t = four()
    t.control("trogs", "scorch")
    t.built("trogs_brood_wall", "scorch")
    t.units("trogs", 1, "scorch")
    t.units("humans", 2, "scorch")
    t.battle("scorch", "humans")
    t.do("stop")
    assert t.count("trogs", "scorch") == 1
    for reserve, control, attacker in ((0, "trogs", "humans"), (5, "pilgrims", "humans"), (5, "trogs", "trogs")):
        t = four()
        t.control(control, "scorch")
        t.built("trogs_brood_wall", "scorch")
        t.units("trogs", 1, "scorch")
        t.units("humans", 2, "scorch")
        t.reserve("trogs", reserve)
        t.battle("scorch", attacker)
        assert t.asked == (attacker, "station")
