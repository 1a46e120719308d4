"""The terrain cards of the mountains."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from .scenes import ENEMY, OWN, battle_with, four, may_decline, resolve, targets

AT = "broken_crown"


def fought(card: str, own: Placed, enemy: Placed, table: Table | None = None, defends: bool = False) -> Table:
    """Humans fight Pilgrims in the mountains and have played that card."""
    t = battle_with(card, own=own, enemy=enemy, at=AT, table=table, defends=defends)
    t.do(f"tactic:{card}")
    return t


@pytest.mark.rule("C5.5")
@pytest.mark.piece("mountain_rockslide")
@pytest.mark.parametrize(
    ("at", "why"),
    [("scorch", "other-terrain"), ("sporewood", "other-terrain"), ("feralas_banks", "other-terrain"), ("foglands", "no-terrain")],
)  # fmt: skip
def test_a_mountain_card_works_only_in_mountains(at: str, why: str) -> None:
    t = battle_with("mountain_rockslide", own=(1, 0, 0), enemy=(1, 0, 0), at=at)
    assert t.why("tactic:mountain_rockslide") == ("C5.5", why)
    for mountain in ("ironback_ridge", "broken_crown", "glass_peaks"):
        t = battle_with("mountain_rockslide", own=(1, 0, 0), enemy=(1, 0, 0), at=mountain)
        assert "tactic:mountain_rockslide" in t.legal()


@pytest.mark.piece("mountain_distraction")
def test_distraction_moves_one_enemy_or_one_own_unit() -> None:
    t = fought("mountain_distraction", (2, 0, 0), (1, 1, 0))
    t.do("option:1", "objective:control", "objective:attrition")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((2, 0, 0), (0, 1, 1))
    assert t.asked == ("pilgrims", "tactic")
    t = fought("mountain_distraction", (2, 0, 0), (1, 1, 0))
    t.do("option:2", "objective:control", "objective:attrition")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((1, 0, 1), (1, 1, 0))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("mountain_distraction")
def test_distraction_may_come_to_nothing_after_the_choice() -> None:
    t = fought("mountain_distraction", (2, 0, 0), (1, 1, 0))
    assert not may_decline(t)
    t.do("option:1", "stop")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((2, 0, 0), (1, 1, 0))


@pytest.mark.piece("mountain_high_ground")
@pytest.mark.rule("C5.6")
def test_high_ground_counts_two_more_at_region_control_for_the_defender() -> None:
    t = fought("mountain_high_ground", (1, 0, 1), (2, 0, 0), defends=True)
    resolve(t)
    assert t.controller(AT) == "humans"
    assert (t.vp("humans"), t.vp("pilgrims")) == (3, 0)
    t = fought("mountain_high_ground", (1, 0, 0), (4, 0, 0), defends=True)
    resolve(t)
    assert t.controller(AT) == "pilgrims"


@pytest.mark.piece("mountain_high_ground")
@pytest.mark.rule("C4.4")
def test_high_ground_may_be_played_by_the_attacker_but_does_nothing() -> None:
    t = fought("mountain_high_ground", (1, 0, 0), (2, 0, 0))
    resolve(t)
    assert t.controller(AT) == "pilgrims"


@pytest.mark.piece("mountain_rockslide")
def test_rockslide_kills_one_enemy_on_region_control() -> None:
    t = fought("mountain_rockslide", (1, 0, 0), (2, 1, 1))
    assert targets(t) == {"control"}
    t.do("objective:control")
    assert t.placed(ENEMY) == (1, 1, 1)
    assert (t.reserve("pilgrims"), t.vp("humans")) == (9, 0)
    assert t.asked == ("pilgrims", "tactic")
    t = fought("mountain_rockslide", (1, 0, 0), (0, 1, 1))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("mountain_narrow_pass")
def test_narrow_pass_moves_up_to_two_enemies_away_from_region_control() -> None:
    t = fought("mountain_narrow_pass", (1, 0, 0), (3, 1, 0))
    assert targets(t) == {"control"}
    t.do("objective:control")
    assert targets(t) == {"prisoners", "attrition"}
    t.do("objective:prisoners", "objective:control", "objective:attrition")
    assert t.placed(ENEMY) == (1, 2, 1)
    assert t.asked == ("pilgrims", "tactic")
    t = fought("mountain_narrow_pass", (1, 0, 0), (3, 1, 0))
    t.do("objective:control", "objective:prisoners", "stop")
    assert t.placed(ENEMY) == (2, 2, 0)


@pytest.mark.piece("mountain_cave_shelter")
@pytest.mark.rule("C5.8")
def test_cave_shelter_saves_two_own_units_in_attrition() -> None:
    t = fought("mountain_cave_shelter", (4, 0, 0), (0, 0, 3))
    resolve(t)
    assert t.count("humans", AT) == 3
    assert t.vp("pilgrims") == 1


@pytest.mark.piece("mountain_cut_off")
@pytest.mark.rule("C5.6")
def test_cut_off_takes_a_prisoner_when_region_control_is_won() -> None:
    t = fought("mountain_cut_off", (2, 0, 0), (1, 0, 1))
    resolve(t)
    assert t.asked == ("humans", "prisoner")
    t.do("capture:attrition")
    assert t.holds("humans", "pilgrims") == 1
    assert t.count("humans", AT) == 2  # nobody is left on Attrition
    assert t.vp("humans") == 2


@pytest.mark.piece("mountain_cut_off")
@pytest.mark.rule("C5.6")
def test_cut_off_takes_nobody_when_region_control_is_lost() -> None:
    t = fought("mountain_cut_off", (1, 0, 0), (1, 0, 1))
    resolve(t)
    assert t.controller(AT) == "pilgrims"
    assert (t.holds("humans", "pilgrims"), t.holds("pilgrims", "humans")) == (0, 0)


@pytest.mark.piece("mountain_mining_charge")
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize(("own", "crystals"), [(2, 1 + 2), (1, 1)])
def test_mining_charge_puts_two_crystals_there_when_region_control_is_won(own: int, crystals: int) -> None:
    t = fought("mountain_mining_charge", (own, 0, 0), (1, 0, 0))
    assert t.crystals_in(AT) == 1
    resolve(t)
    assert t.crystals_in(AT) == crystals


@pytest.mark.piece("mountain_avalanche")
@pytest.mark.rule("C5.6", "C5.8")
def test_avalanche_resolves_attrition_first() -> None:
    t = fought("mountain_avalanche", (1, 0, 2), (2, 0, 0))
    resolve(t)
    assert t.controller(AT) == "humans"  # 1:0, both enemies are dead
    assert (t.vp("humans"), t.vp("pilgrims")) == (4, 0)


@pytest.mark.piece("mountain_avalanche")
def test_a_terrain_card_goes_to_the_discard_pile_of_who_played_it() -> None:
    t = fought("mountain_avalanche", (1, 0, 2), (2, 0, 0), four())
    assert t.discard_pile("humans") == {"mountain_avalanche"}
