"""The terrain cards of the ocean."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from .scenes import ENEMY, OWN, battle_with, four, resolve, targets

AT = "feralas_banks"


def fought(card: str, own: Placed, enemy: Placed, table: Table | None = None, defends: bool = False) -> Table:
    """Humans fight Pilgrims on the ocean and have played that card."""
    t = battle_with(card, own=own, enemy=enemy, at=AT, table=table, defends=defends)
    t.do(f"tactic:{card}")
    return t


@pytest.mark.rule("C5.5")
@pytest.mark.piece("ocean_outflank")
@pytest.mark.parametrize(
    ("at", "why"),
    [("scorch", "other-terrain"), ("glass_peaks", "other-terrain"), ("sporewood", "other-terrain"), ("foglands", "no-terrain")],
)  # fmt: skip
def test_an_ocean_card_works_only_on_the_ocean(at: str, why: str) -> None:
    t = battle_with("ocean_outflank", own=(1, 0, 0), enemy=(1, 0, 0), at=at)
    assert t.why("tactic:ocean_outflank") == ("C5.5", why)
    for ocean in ("brooding_pool", "singing_shallows", "feralas_banks"):
        t = battle_with("ocean_outflank", own=(1, 0, 0), enemy=(1, 0, 0), at=ocean)
        assert "tactic:ocean_outflank" in t.legal()


@pytest.mark.piece("ocean_outflank")
def test_outflank_on_the_ocean_moves_up_to_two_own_units() -> None:
    t = fought("ocean_outflank", (3, 0, 0), (1, 0, 0))
    t.do("objective:control", "objective:prisoners", "objective:control", "objective:attrition")
    assert t.placed(OWN) == (1, 1, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("ocean_undertow")
def test_undertow_moves_up_to_two_enemies_away_from_attrition() -> None:
    t = fought("ocean_undertow", (1, 0, 0), (1, 0, 3))
    assert targets(t) == {"attrition"}
    t.do("objective:attrition")
    assert targets(t) == {"control", "prisoners"}
    t.do("objective:control", "objective:attrition", "objective:prisoners")
    assert t.placed(ENEMY) == (2, 1, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("ocean_undertow")
def test_undertow_may_be_declined_and_leaves_the_other_objectives_alone() -> None:
    t = fought("ocean_undertow", (1, 0, 0), (1, 0, 3))
    t.do("stop")
    assert t.placed(ENEMY) == (1, 0, 3)
    t = fought("ocean_undertow", (1, 0, 0), (1, 2, 0))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("ocean_sea_mist")
@pytest.mark.rule("C5.8", "C5.9")
def test_sea_mist_saves_one_unit_and_opens_a_far_retreat() -> None:
    t = four()
    t.control("humans", "lantern_coast")
    fought("ocean_sea_mist", (3, 0, 0), (3, 0, 2), t)
    resolve(t)
    assert targets(t) == {"lantern_coast", "north_landing"}
    t.do("retreat:lantern_coast")
    assert t.count("humans", "lantern_coast") == 2
    assert t.vp("pilgrims") == 3


@pytest.mark.piece("ocean_amphibious_landing")
def test_amphibious_landing_puts_up_to_two_units_on_region_control() -> None:
    t = fought("ocean_amphibious_landing", (0, 1, 0), (1, 0, 0))
    assert t.legal() == {"more", "stop"}
    t.do("more", "more")
    assert t.placed(OWN) == (2, 1, 0)
    assert t.reserve("humans") == 9
    assert t.asked == ("pilgrims", "tactic")
    t = fought("ocean_amphibious_landing", (0, 1, 0), (1, 0, 0))
    t.do("more", "stop")
    assert t.placed(OWN) == (1, 1, 0)
    t = fought("ocean_amphibious_landing", (0, 11, 0), (1, 0, 0))
    t.do("more")
    assert t.placed(OWN) == (1, 11, 0)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("ocean_tidal_wave")
def test_tidal_wave_kills_one_of_at_least_two_on_an_objective() -> None:
    t = fought("ocean_tidal_wave", (1, 0, 0), (1, 2, 3))
    assert targets(t) == {"prisoners", "attrition"}
    assert t.why("objective:control") == ("C1.6", "no-target-there")
    t.do("objective:prisoners")
    assert t.placed(ENEMY) == (1, 1, 3)
    assert t.asked == ("pilgrims", "tactic")
    t = fought("ocean_tidal_wave", (1, 0, 0), (1, 1, 1))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("ocean_drifting_shards")
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize(("own", "crystals", "vp"), [(2, 2, 3), (1, 1, 0)])
def test_drifting_shards_bring_a_crystal_and_a_victory_point_when_control_is_won(
    own: int, crystals: int, vp: int
) -> None:
    t = fought("ocean_drifting_shards", (own, 0, 0), (1, 0, 0))
    resolve(t)
    assert (t.crystals_in(AT), t.vp("humans")) == (crystals, vp)


@pytest.mark.piece("ocean_deep_currents")
@pytest.mark.rule("C5.13")
def test_deep_currents_draw_two_cards_after_the_battle() -> None:
    t = fought("ocean_deep_currents", (1, 0, 0), (1, 0, 0))
    assert t.in_hand("humans") == {"humans_raise_the_flag"}
    resolve(t)
    assert len(t.in_hand("humans")) == 3


@pytest.mark.piece("ocean_naval_blockade")
@pytest.mark.rule("C5.4")
def test_naval_blockade_lets_the_enemy_play_one_more_card() -> None:
    t = four()
    t.hand("pilgrims", "pilgrims_stasis_field", "pilgrims_siphon_power")
    fought("ocean_naval_blockade", (1, 0, 0), (1, 0, 0), t)
    t.do("tactic:pilgrims_stasis_field")
    assert t.asked == ("humans", "tactic")
    t.do("pass")
    assert t.over
    assert "pilgrims_siphon_power" in t.in_hand("pilgrims")
