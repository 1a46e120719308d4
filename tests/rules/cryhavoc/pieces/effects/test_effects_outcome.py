"""Effects on how a battle is decided: `strength`, `absorb`, `win_ties`, `reverse_order`, `skip_objective`, `far_retreat`, `card_limit`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import battle_of, four, resolve, targets


# ------------------------------------------------------------- strength
@pytest.mark.effect("strength")
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize(("role", "defends", "counts"), [("any", False, True), ("any", True, True), ("attacker", False, True),
                                                         ("attacker", True, False), ("defender", False, False),
                                                         ("defender", True, True)])  # fmt: skip
def test_strength_counts_on_region_control_for_the_role_it_names(role: str, defends: bool, counts: bool) -> None:
    t = battle_of([["strength", "control", 2, role]], own=(1, 0, 0), enemy=(2, 0, 0), defends=defends)
    resolve(t)
    assert t.controller("foglands") == ("humans" if counts else "pilgrims")


@pytest.mark.effect("strength")
@pytest.mark.rule("C5.7")
def test_strength_on_capture_prisoners_counts_also_without_a_unit_there() -> None:
    t = battle_of([["strength", "prisoners", 1, "any"]], own=(1, 0, 0), enemy=(1, 0, 0))
    resolve(t)
    assert t.holds("humans", "pilgrims") == 1


@pytest.mark.effect("strength")
@pytest.mark.rule("C5.8")
def test_strength_on_attrition_means_that_many_more_kills_for_a_victory_point_each() -> None:
    t = battle_of([["strength", "attrition", 2, "any"]], own=(0, 0, 1), enemy=(5, 0, 0))
    resolve(t)
    assert (t.count("pilgrims", "foglands"), t.vp("humans")) == (2, 3)


@pytest.mark.effect("strength")
def test_several_strengths_add_up_and_kill_no_more_than_there_are() -> None:
    t = battle_of(
        [["strength", "attrition", 2, "any"], ["strength", "attrition", 3, "any"]], own=(1, 0, 0), enemy=(4, 0, 0)
    )
    resolve(t)
    assert (t.reserve("pilgrims"), t.vp("humans")) == (12, 4)


@pytest.mark.effect("strength")
@pytest.mark.rule("C5.13")
def test_strength_lasts_for_one_battle() -> None:
    t = battle_of([["strength", "control", 9, "any"]], own=(1, 0, 0), enemy=(2, 0, 0))
    resolve(t)
    assert t.controller("foglands") == "humans"
    t.units("humans", 1, "scorch")
    t.units("pilgrims", 2, "scorch")
    t.battle("scorch", "humans")
    t.do("station:1", "station:2")
    resolve(t)
    assert t.controller("scorch") == "pilgrims"


# ------------------------------------------------------------- absorb
@pytest.mark.effect("absorb")
@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("n", "left"), [(1, 2), (2, 3), (9, 4)])
def test_absorb_saves_that_many_of_your_units_and_kills_never_go_below_zero(n: int, left: int) -> None:
    t = battle_of([["absorb", n]], own=(4, 0, 0), enemy=(0, 0, 3))
    resolve(t)
    assert (t.count("humans", "foglands"), t.vp("pilgrims")) == (left, 4 - 1 - n if n < 3 else 0)


@pytest.mark.effect("absorb", "strength")
@pytest.mark.rule("C5.8")
def test_absorbing_adds_up_and_counts_against_strength_too() -> None:
    t = four()
    t.token("skill-machines", "foglands")  # one more kill
    battle_of([["absorb", 1], ["absorb", 2]], own=(4, 0, 0), enemy=(0, 0, 3), against="machines", table=t)
    resolve(t)
    assert t.count("humans", "foglands") == 4 - (3 + 1 - 3)


@pytest.mark.effect("absorb", "kill")
def test_absorb_is_only_for_attrition() -> None:
    t = four()
    t.hand("pilgrims", "pilgrims_pulse_strike")
    battle_of([["absorb", 2]], own=(1, 0, 1), enemy=(1, 0, 0), table=t)
    t.do("tactic:pilgrims_pulse_strike", "objective:attrition")
    assert t.placed(0) == (1, 0, 0)


# ------------------------------------------------------------- win_ties
@pytest.mark.effect("win_ties")
@pytest.mark.rule("C5.6", "C5.7")
@pytest.mark.parametrize("n", [0, 1])
def test_win_ties_also_none_against_none(n: int) -> None:
    t = battle_of([["win_ties", "control"]], own=(n, 0, 1), enemy=(n, 0, 1))
    resolve(t)
    assert t.controller("foglands") == "humans"
    t = battle_of([["win_ties", "prisoners"]], own=(1, n, 0), enemy=(2, n, 0))
    resolve(t)
    if n:
        t.do("capture:control")
    assert t.holds("humans", "pilgrims") == 1


@pytest.mark.effect("win_ties")
@pytest.mark.rule("C5.6")
def test_where_both_win_ties_neither_counts() -> None:
    t = four()
    t.hand("machines", "machines_relentless_advance")
    battle_of([["win_ties", "control"]], own=(1, 0, 0), enemy=(1, 0, 0), against="machines", table=t)
    t.do("tactic:machines_relentless_advance")
    resolve(t)
    assert t.controller("foglands") == "machines"  # the defender


# ------------------------------------------------------------- reverse_order
@pytest.mark.effect("reverse_order")
@pytest.mark.rule("C5.6", "C5.7", "C5.8")
def test_reverse_order_is_attrition_then_prisoners_then_control() -> None:
    t = battle_of([["reverse_order"]], own=(1, 1, 1), enemy=(2, 0, 0))
    resolve(t)  # one dies on Attrition, the other is captured
    assert (t.controller("foglands"), t.holds("humans", "pilgrims"), t.vp("humans")) == ("humans", 1, 3)


@pytest.mark.effect("reverse_order")
def test_the_order_turned_twice_is_the_first_one() -> None:
    t = battle_of([["reverse_order"], ["reverse_order"]], own=(1, 1, 1), enemy=(2, 0, 0))
    resolve(t)
    assert (t.controller("foglands"), t.vp("pilgrims"), t.vp("humans")) == ("pilgrims", 2, 1)


# ------------------------------------------------------------- skip_objective
@pytest.mark.effect("skip_objective")
@pytest.mark.rule("C5.7")
def test_skip_prisoners_with_everything_that_waits_for_it() -> None:
    steps = [["skip_objective", "prisoners"], ["win_ties", "prisoners"], ["strength", "prisoners", 3, "any"],
             ["when", "win_prisoners", 1, [["vp", 5]]]]  # fmt: skip
    t = battle_of(steps, own=(2, 1, 0), enemy=(1, 0, 0))
    resolve(t)
    assert (t.holds("humans", "pilgrims"), t.vp("humans")) == (0, 2)


@pytest.mark.effect("skip_objective")
@pytest.mark.rule("C5.8")
def test_skip_attrition_with_its_tokens() -> None:
    t = four()
    t.token("artillery", "foglands")
    t.token("skill-machines", "foglands")
    battle_of([["skip_objective", "attrition"]], own=(1, 0, 2), enemy=(2, 0, 2), against="machines", table=t)
    resolve(t)
    assert (t.count("machines", "foglands"), t.has_token("artillery", "foglands")) == (4, True)
    assert (t.count("humans", "north_landing"), t.vp("machines"), t.vp("humans")) == (3, 2, 0)


# ------------------------------------------------------------- far_retreat
@pytest.mark.effect("far_retreat")
@pytest.mark.rule("C5.9")
def test_far_retreat_to_any_open_region_under_control() -> None:
    t = four()
    t.control("humans", "vinefall", "scorch")
    t.garrison("humans", 1, "bone_flats")
    t.units("machines", 1, "bone_flats")
    t.mark("bone_flats", "machines")
    battle_of([["far_retreat"]], own=(1, 0, 0), enemy=(2, 0, 0), table=t)
    resolve(t)
    assert (t.asked, targets(t)) == (("humans", "retreat"), {"vinefall", "scorch", "north_landing"})
    t.do("retreat:vinefall")
    assert t.count("humans", "vinefall") == 1


@pytest.mark.effect("far_retreat")
@pytest.mark.rule("C5.9")
def test_without_it_only_adjacent_regions() -> None:
    t = four()
    t.control("humans", "vinefall", "scorch")
    battle_of([["vp", 1]], own=(1, 0, 0), enemy=(2, 0, 0), table=t)
    resolve(t)
    assert t.count("humans", "north_landing") == 1


# ------------------------------------------------------------- card_limit
@pytest.mark.effect("card_limit")
@pytest.mark.rule("C5.4")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_card_limit_allows_the_enemy_that_many_more_cards(n: int) -> None:
    t = four()
    cards = ("pilgrims_stasis_field", "pilgrims_siphon_power", "pilgrims_deploy_holos")
    t.hand("pilgrims", *cards)
    battle_of([["card_limit", n]], own=(1, 0, 0), enemy=(1, 0, 0), table=t)
    for card in cards[:n]:
        assert t.asked == ("pilgrims", "tactic")
        t.do(f"tactic:{card}")
        if t.asked == ("pilgrims", "effect-more"):
            t.do("stop")
        assert t.asked == ("humans", "tactic")
        if card != cards[n - 1]:
            t.hand("humans", "humans_fluid_front")
            t.do("tactic:humans_fluid_front")
    assert t.asked == ("humans", "tactic")
    t.do("pass")
    assert t.over


@pytest.mark.effect("card_limit")
@pytest.mark.rule("C5.4")
def test_the_lowest_card_limit_holds() -> None:
    for limits in ((0, 5), (5, 0)):
        t = four()
        t.hand("pilgrims", "pilgrims_stasis_field")
        battle_of([["card_limit", n] for n in limits], own=(1, 0, 0), enemy=(1, 0, 0), table=t)
        assert t.asked == ("humans", "tactic")
