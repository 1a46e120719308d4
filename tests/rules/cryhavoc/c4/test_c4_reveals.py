"""C4.16 (1) and (2), C4.17 After a move tokens are revealed: exploration, war parties and nests."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import invaders, march, row


# ------------------------------------------------------------- C4.16 (1) exploration
@pytest.mark.rule("C4.16")
def test_c4_16_an_exploration_token_is_revealed_resolved_and_gone() -> None:
    t = invaders()
    t.exploration("sapos_deep")
    t.luck("find:relic")
    march(t, "sapos_deep")
    assert t.over
    assert t.vp("pilgrims") == 2
    assert t.s.exploration[t.region("sapos_deep")] == 0
    assert sum(row(t.s.exploration_left)) == 11


@pytest.mark.rule("C4.16")
def test_c4_16_also_where_own_units_did_not_move() -> None:
    t = invaders()
    t.units("pilgrims", 1, "pale_shelf")
    t.exploration("pale_shelf")
    t.luck("find:relic")
    t.move("pilgrims", 0)
    assert t.over
    assert t.vp("pilgrims") == 2


@pytest.mark.rule("C4.16")
def test_c4_16_not_where_only_others_stand() -> None:
    t = invaders()
    t.units("humans", 1, "pale_shelf")
    t.exploration("pale_shelf", "cameron_seas")
    march(t, "scorch")
    assert sum(row(t.s.exploration_left)) == 12


@pytest.mark.rule("C4.16")
def test_c4_16_the_mover_chooses_the_order_of_explorations() -> None:
    t = invaders()
    t.exploration("sapos_deep", "foglands")
    t.luck("find:crystal_vein", "find:mother_lode")
    march(t, "sapos_deep", "foglands")
    assert t.asked == ("pilgrims", "explore-next")
    assert t.legal() == {"next:sapos_deep", "next:foglands"}
    assert t.why("next:scorch") == ("C4.16", "not-to-resolve")
    t.do("next:foglands")
    assert t.over
    assert (t.crystals_in("foglands"), t.crystals_in("sapos_deep")) == (2, 3)


@pytest.mark.rule("C4.16")
def test_c4_16_exploration_comes_before_war_parties() -> None:
    """In one region, and of two: the exploration token of the one is not put off by the war party of the other."""
    t = invaders()
    t.war_party("scorch", "foglands")
    t.exploration("foglands")
    march(t, "scorch", "foglands")
    assert sum(row(t.s.exploration_left)) == 11
    assert sum(row(t.s.trog_left)) == 30
    assert t.asked == ("pilgrims", "wake-next")


# ------------------------------------------------------------- C4.16 (2) war parties and nests
@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(
    ("token", "trogs", "crystals"), [("war_party_1_1", 1, 1), ("war_party_2_2", 2, 2), ("war_party_3_1", 3, 1)]
)
def test_c4_16_trogs_and_crystals_of_a_war_party_appear(token: str, trogs: int, crystals: int) -> None:
    t = invaders()
    t.war_party("scorch")
    t.crystals("scorch", 1)
    t.luck(f"reveal:{token}")
    march(t, "scorch")
    assert t.over
    assert (t.count("trogs", "scorch"), t.reserve("trogs")) == (trogs, 16 - trogs)
    assert t.crystals_in("scorch") == 1 + crystals
    assert t.s.party[t.region("scorch")] == 0
    assert t.battle_number("scorch") == 1
    assert t.controller("scorch") is None


@pytest.mark.rule("C4.16")
def test_c4_16_and_of_a_nest() -> None:
    t = invaders()
    t.nest("scorch")
    t.luck("reveal:nest_2_1")
    march(t, "scorch")
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch"), t.battle_number("scorch")) == (2, 1, 1)
    assert t.s.nest[t.region("scorch")] == 0


@pytest.mark.rule("C4.16")
def test_c4_16_a_region_with_both_has_both_revealed() -> None:
    t = invaders()
    t.nest("scorch")
    t.war_party("scorch")
    t.luck("reveal:war_party_1_2", "reveal:nest_3_0")
    march(t, "scorch")
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch")) == (4, 2)
    assert sum(row(t.s.trog_left)) == 28


@pytest.mark.rule("C4.16")
def test_c4_16_the_mover_chooses_the_order_of_reveals() -> None:
    t = invaders()
    t.war_party("scorch", "foglands")
    t.luck("reveal:war_party_3_3", "reveal:war_party_1_1")
    march(t, "scorch", "foglands")
    assert t.asked == ("pilgrims", "wake-next")
    t.do("next:foglands")
    assert (t.count("trogs", "foglands"), t.count("trogs", "scorch")) == (3, 1)


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("woken_regions", "woken"), [("moved_into", False), ("with_units", True)])
def test_c4_16_a_token_under_a_unit_that_did_not_move_sleeps_on_or_wakes(woken_regions: str, woken: bool) -> None:
    t = invaders(woken_regions=woken_regions)
    t.garrison("pilgrims", 1, "foglands")
    t.nest("foglands")
    march(t, "scorch")
    assert (t.count("trogs", "foglands") > 0) == woken
    assert (t.battle_number("foglands") > 0) == woken
    assert t.s.nest[t.region("foglands")] == (0 if woken else 1)


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize("woken_regions", ["moved_into", "with_units"])
def test_c4_16_a_token_in_a_region_moved_into_wakes_in_any_case(woken_regions: str) -> None:
    t = invaders(woken_regions=woken_regions)
    t.war_party("scorch", "glass_peaks")
    march(t, "scorch")
    assert t.count("trogs", "scorch") > 0
    assert t.s.party[t.region("glass_peaks")] == 1


@pytest.mark.rule("C4.16")
def test_c4_16_moved_into_means_in_this_action() -> None:
    """A nest comes to lie under a unit that arrived in the action before."""
    t = invaders(woken_regions="moved_into")
    march(t, "scorch")
    assert t.s.entered == 0
    t.nest("scorch")
    march(t, "foglands")
    assert t.s.nest[t.region("scorch")] == 1


@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("units", "stay", "controller"), [(1, 0, None), (2, 1, "pilgrims")])
def test_c4_16_without_a_single_trog_in_reserve_the_mover_loses_a_unit(
    units: int, stay: int, controller: str | None
) -> None:
    """The crystals stay, no battle starts, and the remaining side takes control."""
    t = invaders()
    t.reserve("trogs", 0)
    t.war_party("scorch")
    t.luck("reveal:war_party_2_2")
    march(t, *["scorch"] * units)
    assert t.over
    assert t.count("pilgrims", "scorch") == stay
    assert t.reserve("pilgrims") == 12 - 8 + 1
    assert t.crystals_in("scorch") == 2
    assert t.battle_number("scorch") == 0
    assert t.controller("scorch") == controller


@pytest.mark.rule("C4.16", "C4.17")
def test_c4_16_of_two_reveals_the_first_may_take_the_last_trogs() -> None:
    t = invaders()
    t.reserve("trogs", 1)
    t.war_party("scorch", "foglands")
    t.luck("reveal:war_party_3_3", "reveal:war_party_1_1")
    march(t, "scorch", "foglands", "foglands")
    t.do("next:scorch")
    assert (t.count("trogs", "scorch"), t.crystals_in("scorch"), t.battle_number("scorch")) == (1, 3, 1)
    assert (t.count("pilgrims", "foglands"), t.crystals_in("foglands")) == (1, 1)
    assert (t.controller("foglands"), t.battle_number("foglands")) == ("pilgrims", 0)


# ------------------------------------------------------------- C4.17 too few Trogs
@pytest.mark.rule("C4.17")
@pytest.mark.parametrize(("reserve", "trogs"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_c4_17_as_many_trogs_as_there_are_and_all_the_crystals(reserve: int, trogs: int) -> None:
    t = invaders()
    t.reserve("trogs", reserve)
    t.war_party("scorch")
    t.luck("reveal:war_party_3_2")
    march(t, "scorch")
    assert (t.count("trogs", "scorch"), t.reserve("trogs")) == (trogs, reserve - trogs)
    assert t.crystals_in("scorch") == 2
    assert t.count("pilgrims", "scorch") == 1
    assert t.battle_number("scorch") == 1
