"""The tactics cards of the Trogs, in the hands of a player."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import TROGS

from .scenes import ENEMY, OWN, action, battle_with, four, may_decline, order, resolve, targets


def trogs(card: str, own: Placed, enemy: Placed, table: Table | None = None, at: str = "glass_peaks") -> Table:
    """They attack Humans next to World Caverns and may play that card."""
    return battle_with(card, own=own, enemy=enemy, holder="trogs", against="humans", table=table, at=at)


@pytest.mark.piece("trogs_scouts")
@pytest.mark.rule("C4.3", "C10.1")
@pytest.mark.parametrize("row", ["move", "recruit", "build"])
def test_scouts_change_the_upcoming_order_in_any_row(row: str) -> None:
    t = four()
    for n, faction in enumerate((2, 1, 0, 3)):  # Machines, Pilgrims, Humans, Trogs
        t.s.upcoming[n] = faction
    action(t, "trogs", row, "trogs_scouts")
    assert t.asked == ("trogs", "effect-place")
    t.do("place:2")
    assert order(t) == ["machines", "trogs", "pilgrims", "humans"]


@pytest.mark.piece("trogs_tribal_council")
@pytest.mark.rule("C4.50")
def test_tribal_council_enables_scoring() -> None:
    t = four()
    t.hand("trogs", "trogs_tribal_council")
    t.turn("trogs")
    t.do("enable")
    assert t.s.enabled_by == TROGS
    assert t.discard_pile("trogs") == {"trogs_tribal_council"}


@pytest.mark.piece("trogs_pack_rush")
@pytest.mark.rule("C4.14", "C8.5")
def test_pack_rush_brings_one_unit_from_each_of_three_adjacent_regions() -> None:
    t = four()
    around = ("sapos_deep", "tanglewild", "feralas_banks", "glass_peaks")
    t.garrison("trogs", 2, *around)
    trogs("trogs_pack_rush", (1, 0, 0), (1, 0, 0), t, at="scorch")
    t.do("tactic:trogs_pack_rush")
    assert targets(t) == set(around)
    t.do("region:sapos_deep", "objective:control")
    assert t.why("region:sapos_deep") == ("C1.6", "not-on-card")
    t.do("region:tanglewild", "objective:prisoners", "region:feralas_banks", "objective:attrition")
    assert t.placed(OWN) == (2, 1, 1)
    assert [t.count("trogs", region) for region in around] == [1, 1, 1, 2]
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("trogs_pack_rush")
@pytest.mark.rule("C8.4", "C8.5")
def test_pack_rush_calls_nobody_out_of_a_battle_and_may_stop() -> None:
    t = four()
    t.garrison("trogs", 1, "scorch", "feralas_banks")
    t.units("pilgrims", 1, "feralas_banks")
    t.mark("feralas_banks", "pilgrims")
    trogs("trogs_pack_rush", (1, 0, 0), (1, 0, 0), t)
    t.do("tactic:trogs_pack_rush")
    assert targets(t) == {"scorch"}
    assert t.why("region:feralas_banks") == ("C4.11", "battle-region")
    assert may_decline(t)
    t.do("region:scorch", "objective:control")
    assert (t.count("trogs", "scorch"), t.controller("scorch")) == (0, "trogs")


@pytest.mark.piece("trogs_tide_of_claws")
def test_tide_of_claws_puts_up_to_two_units_on_any_objectives() -> None:
    t = trogs("trogs_tide_of_claws", (1, 0, 0), (1, 0, 0))
    t.do("tactic:trogs_tide_of_claws", "objective:prisoners", "objective:attrition")
    assert t.placed(OWN) == (1, 1, 1)
    assert t.reserve("trogs") == 13
    assert t.asked == ("humans", "tactic")
    t = trogs("trogs_tide_of_claws", (1, 0, 0), (1, 0, 0))
    t.do("tactic:trogs_tide_of_claws", "objective:prisoners", "stop")
    assert t.placed(OWN) == (1, 1, 0)


@pytest.mark.piece("trogs_frenzy")
@pytest.mark.rule("C5.8")
def test_frenzy_gives_up_one_unit_for_two_more_kills() -> None:
    t = trogs("trogs_frenzy", (1, 1, 0), (4, 0, 0))
    t.do("tactic:trogs_frenzy", "objective:control")
    assert t.placed(OWN) == (0, 1, 0)
    assert t.reserve("trogs") == 15
    resolve(t)
    assert t.holds("trogs", "humans") == 1
    assert t.count("humans", "glass_peaks") == 4 - 1 - 2
    assert t.vp("trogs") == 2


@pytest.mark.piece("trogs_frenzy")
@pytest.mark.rule("C4.4")
def test_frenzy_may_be_declined_for_nothing_and_needs_a_unit() -> None:
    t = trogs("trogs_frenzy", (1, 0, 0), (4, 0, 0))
    t.do("tactic:trogs_frenzy", "stop")
    resolve(t)
    assert (t.vp("trogs"), t.count("humans", "glass_peaks")) == (0, 4)
    t = trogs("trogs_frenzy", (1, 0, 0), (4, 0, 0), four(useless_tactics="price_first"))
    t.s.placed[OWN][0] = 0
    assert t.why("tactic:trogs_frenzy") == ("C1.6", "cannot-pay")


@pytest.mark.piece("trogs_dragged_below")
@pytest.mark.rule("C5.7")
def test_dragged_below_takes_a_second_prisoner_where_the_objective_is_won() -> None:
    t = trogs("trogs_dragged_below", (0, 1, 0), (2, 0, 2))
    t.do("tactic:trogs_dragged_below")
    resolve(t)
    t.do("capture:attrition", "capture:attrition")
    assert t.holds("trogs", "humans") == 2
    assert t.vp("humans") == 2  # Region Control, and nobody is left on Attrition


@pytest.mark.piece("trogs_dragged_below")
@pytest.mark.rule("C5.7")
def test_dragged_below_takes_nobody_at_a_tie_or_when_lost() -> None:
    t = trogs("trogs_dragged_below", (0, 1, 0), (2, 1, 0))
    t.do("tactic:trogs_dragged_below")
    resolve(t)
    assert t.holds("trogs", "humans") == 0
    t = trogs("trogs_dragged_below", (1, 0, 0), (2, 1, 0))
    t.do("tactic:trogs_dragged_below")
    resolve(t)
    assert (t.holds("trogs", "humans"), t.holds("humans", "trogs")) == (0, 1)


@pytest.mark.piece("trogs_blood_first")
@pytest.mark.rule("C5.6", "C5.8")
def test_blood_first_resolves_attrition_first() -> None:
    t = trogs("trogs_blood_first", (1, 0, 2), (2, 1, 0))
    t.do("tactic:trogs_blood_first")
    resolve(t)
    assert t.asked == ("trogs", "victim")  # where they fall matters now
    t.do("kill:control", "kill:control")
    assert t.asked == ("humans", "prisoner")  # Capture Prisoners is still second
    t.do("capture:attrition")
    assert t.controller("glass_peaks") == "trogs"  # 1:0
    assert (t.vp("trogs"), t.vp("humans")) == (4, 0)


@pytest.mark.piece("trogs_melt_away")
@pytest.mark.rule("C5.9")
def test_melt_away_takes_up_to_three_units_to_one_adjacent_own_region() -> None:
    t = four()
    t.control("trogs", "scorch")
    trogs("trogs_melt_away", (2, 1, 1), (1, 0, 0), t)
    t.do("tactic:trogs_melt_away", "objective:control", "objective:control", "objective:attrition")
    assert t.asked == ("trogs", "retreat")
    assert targets(t) == {"scorch", "world_caverns"}
    t.do("retreat:scorch")
    assert t.placed(OWN) == (0, 1, 0)
    assert t.count("trogs", "scorch") == 3
    assert t.asked == ("humans", "tactic")


@pytest.mark.piece("trogs_melt_away")
@pytest.mark.rule("C5.9")
def test_melt_away_may_take_fewer_and_needs_somewhere_to_go() -> None:
    t = trogs("trogs_melt_away", (2, 1, 1), (1, 0, 0))
    t.do("tactic:trogs_melt_away", "objective:control", "stop")  # only World Caverns is theirs
    assert t.placed(OWN) == (1, 1, 1)
    assert t.count("trogs", "world_caverns") == 1
    t = trogs("trogs_melt_away", (2, 0, 0), (1, 0, 0), at="foglands")
    t.do("tactic:trogs_melt_away")
    assert t.asked == ("humans", "tactic")
    assert t.placed(OWN) == (2, 0, 0)
    assert t.placed(ENEMY) == (1, 0, 0)
