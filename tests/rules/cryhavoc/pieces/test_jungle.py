"""The terrain cards of the jungle."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from .scenes import ENEMY, OWN, battle_with, four, resolve, targets

AT = "tanglewild"  # next to Sapos Deep, Driftwaste, Scorch and Ironback Ridge


def fought(card: str, own: Placed, enemy: Placed, table: Table | None = None, defends: bool = False) -> Table:
    """Humans fight Pilgrims in the jungle and have played that card."""
    t = battle_with(card, own=own, enemy=enemy, at=AT, table=table, defends=defends)
    t.do(f"tactic:{card}")
    return t


@pytest.mark.rule("C5.5")
@pytest.mark.piece("jungle_snares")
@pytest.mark.parametrize(
    ("at", "why"),
    [("scorch", "other-terrain"), ("glass_peaks", "other-terrain"), ("feralas_banks", "other-terrain"), ("foglands", "no-terrain")],
)  # fmt: skip
def test_a_jungle_card_works_only_in_jungles(at: str, why: str) -> None:
    t = battle_with("jungle_snares", own=(1, 0, 0), enemy=(1, 0, 0), at=at)
    assert t.why("tactic:jungle_snares") == ("C5.5", why)
    for jungle in ("tanglewild", "sporewood", "vinefall"):
        t = battle_with("jungle_snares", own=(1, 0, 0), enemy=(1, 0, 0), at=jungle)
        assert "tactic:jungle_snares" in t.legal()


@pytest.mark.piece("jungle_regroup")
def test_regroup_brings_up_to_four_units_one_from_each_region() -> None:
    t = four()
    t.hq("humans", "west_landing")
    t.units("humans", 1, "west_landing")
    t.garrison("humans", 2, "cameron_seas", "bone_flats", "ember_basin", "singing_shallows")
    battle_with("jungle_regroup", own=(1, 0, 0), enemy=(1, 0, 0), at="vinefall", table=t)
    t.do(
        "tactic:jungle_regroup", "region:cameron_seas", "objective:control", "region:bone_flats", "objective:prisoners"
    )
    assert targets(t) == {"ember_basin", "singing_shallows", "west_landing"}
    t.do("region:ember_basin", "objective:attrition", "region:singing_shallows", "objective:attrition")
    assert t.placed(OWN) == (2, 1, 2)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("jungle_ambush")
def test_ambush_adds_a_unit_or_kills_one_on_attrition() -> None:
    t = fought("jungle_ambush", (1, 0, 0), (1, 0, 1))
    t.do("option:1", "objective:prisoners")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((1, 1, 0), (1, 0, 1))
    assert t.asked == ("pilgrims", "tactic")
    t = fought("jungle_ambush", (1, 0, 0), (1, 0, 2))
    t.do("option:2", "objective:attrition")
    assert (t.placed(OWN), t.placed(ENEMY)) == ((1, 0, 0), (1, 0, 1))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("jungle_ambush")
def test_ambush_offers_only_what_has_something_to_do() -> None:
    t = fought("jungle_ambush", (1, 0, 0), (2, 0, 0))
    assert t.asked == ("humans", "effect-objective")  # nobody to kill on Attrition
    t = fought("jungle_ambush", (12, 0, 0), (1, 0, 1))
    assert targets(t) == {"attrition"}  # nobody in reserve
    t = fought("jungle_ambush", (12, 0, 0), (2, 0, 0))
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("jungle_camouflage")
@pytest.mark.rule("C5.8")
def test_camouflage_moves_one_own_unit_and_saves_one() -> None:
    t = fought("jungle_camouflage", (3, 0, 0), (0, 0, 2))
    t.do("objective:control", "objective:prisoners")
    assert t.placed(OWN) == (2, 1, 0)
    resolve(t)
    assert t.holds("humans", "pilgrims") == 1  # so that one enemy is left on Attrition, and its kill is absorbed
    assert (t.count("humans", AT), t.vp("pilgrims")) == (3, 0)


@pytest.mark.piece("jungle_camouflage")
def test_camouflage_saves_one_also_where_nobody_moves() -> None:
    t = fought("jungle_camouflage", (3, 0, 0), (0, 0, 2))
    t.do("stop")
    resolve(t)
    assert (t.count("humans", AT), t.vp("pilgrims")) == (2, 1)


@pytest.mark.piece("jungle_venom_darts")
@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("defends", "kills"), [(True, 2), (False, 0)])
def test_venom_darts_make_two_more_kills_for_the_defender(defends: bool, kills: int) -> None:
    t = fought("jungle_venom_darts", (1, 0, 0), (4, 0, 0), defends=defends)
    resolve(t)
    assert t.count("pilgrims", AT) == 4 - kills
    assert t.vp("humans") == kills


@pytest.mark.piece("jungle_snares")
@pytest.mark.rule("C5.7")
def test_snares_count_two_more_at_capture_prisoners() -> None:
    t = fought("jungle_snares", (1, 0, 0), (0, 1, 0))
    resolve(t)
    assert t.holds("humans", "pilgrims") == 1
    t = fought("jungle_snares", (1, 0, 0), (0, 2, 0))
    resolve(t)
    assert (t.holds("humans", "pilgrims"), t.holds("pilgrims", "humans")) == (0, 0)


@pytest.mark.piece("jungle_ghost_trails")
@pytest.mark.rule("C5.9", "C5.13")
def test_ghost_trails_take_up_to_three_units_away_and_draw_after_the_battle() -> None:
    t = four()
    t.control("humans", "driftwaste")
    fought("jungle_ghost_trails", (2, 1, 1), (1, 0, 0), t)
    t.do("objective:control", "objective:control", "objective:prisoners")
    assert t.placed(OWN) == (0, 0, 1)
    assert t.count("humans", "driftwaste") == 3
    assert t.in_hand("humans") == {"humans_raise_the_flag"}
    resolve(t)
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("jungle_ghost_trails")
@pytest.mark.rule("C5.9")
def test_ghost_trails_draw_also_where_there_is_nowhere_to_go() -> None:
    t = fought("jungle_ghost_trails", (2, 1, 1), (1, 0, 0))
    assert t.asked == ("pilgrims", "tactic")
    resolve(t)
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("jungle_thicket")
@pytest.mark.rule("C5.8")
def test_thicket_takes_attrition_out_of_the_battle() -> None:
    t = fought("jungle_thicket", (1, 0, 2), (0, 0, 2))
    resolve(t)
    assert t.count("humans", AT) == 3
    assert (t.vp("humans"), t.vp("pilgrims")) == (2, 0)


@pytest.mark.piece("jungle_wild_hunt")
@pytest.mark.rule("C5.7")
@pytest.mark.parametrize("n", [0, 1])
def test_wild_hunt_wins_a_tie_at_capture_prisoners_and_a_victory_point(n: int) -> None:
    t = fought("jungle_wild_hunt", (2, n, 0), (0, n, 1))
    resolve(t)
    if n:
        t.do("capture:attrition")
    assert t.holds("humans", "pilgrims") == 1
    assert t.vp("humans") == 2 + 1


@pytest.mark.piece("jungle_wild_hunt")
@pytest.mark.rule("C5.7")
def test_wild_hunt_is_worth_a_victory_point_also_without_a_tie_but_not_when_lost() -> None:
    t = fought("jungle_wild_hunt", (2, 1, 0), (0, 0, 1))
    resolve(t)
    assert (t.holds("humans", "pilgrims"), t.vp("humans")) == (1, 3)
    t = fought("jungle_wild_hunt", (2, 0, 0), (0, 1, 0))
    resolve(t)
    assert (t.holds("humans", "pilgrims"), t.vp("humans")) == (0, 2)
