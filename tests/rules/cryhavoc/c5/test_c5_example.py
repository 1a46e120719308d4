"""C5.15: the example of the rules, played as it is told."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import ATTACKER, DEFENDER, open_battle, units_of
from tests.rules.cryhavoc.table import Table


@pytest.mark.rule("C5.15", "C5.3", "C5.4", "C5.6", "C5.7", "C5.8", "C5.9")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c5_15_four_humans_attack_three_pilgrims(edition: str) -> None:
    t = Table("humans", "pilgrims", "machines", edition=edition)
    t.control("pilgrims", "foglands")
    t.control("pilgrims", "feralas_banks")
    t.hand("humans", "humans_air_support")
    open_battle(t, "foglands", ("humans", (2, 1, 1)), ("pilgrims", (2, 0, 1)))
    assert t.crystals_in("foglands") == 1
    t.do("tactic:humans_air_support", "objective:control")
    assert (t.placed(ATTACKER), t.placed(DEFENDER)) == ((3, 1, 1), (2, 0, 1))
    while t.asked is not None and t.asked[1] == "tactic":
        t.do("pass")
    assert t.asked == ("humans", "prisoner")
    t.do("capture:attrition")
    assert t.controller("foglands") == "humans"
    assert t.holds("humans", "pilgrims") == 1
    if t.asked == ("pilgrims", "retreat"):  # else there is one way only
        t.do("retreat:feralas_banks")
    assert (t.vp("humans"), t.vp("pilgrims")) == (2 + 1, 0)
    assert units_of(t, "humans") == {"foglands": 5}
    assert units_of(t, "pilgrims") == {"feralas_banks": 1}
