"""Effects on crystals, victory points and scoring: `add_crystals`, `take_crystals`, `vp`, `vp_per`, `enable_scoring`."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.pieces.scenes import battle_of, four, may_decline, resolve, targets

from rulewright.games.cryhavoc.parts import NOBODY

HQS = {"north_landing", "east_landing", "west_landing", "world_caverns"}


# ------------------------------------------------------------- add_crystals
@pytest.mark.effect("add_crystals")
@pytest.mark.rule("C8.3")
def test_crystals_here_but_in_no_hq() -> None:
    t = four()
    t.effect("humans", [["add_crystals", 3, "here"]], "scorch")
    t.effect("humans", [["add_crystals", 3, "here"]], "north_landing")
    assert (t.crystals_in("scorch"), t.crystals_in("north_landing"), t.over) == (3, 0, True)


@pytest.mark.effect("add_crystals")
@pytest.mark.rule("C8.3", "C8.4")
@pytest.mark.parametrize(("edition", "closed"), [("en", HQS), ("de", HQS | {"scorch"})])
def test_crystals_in_any_one_region_must(edition: str, closed: set[str]) -> None:
    t = four(edition=edition)
    t.units("pilgrims", 1, "scorch")
    t.units("machines", 1, "scorch")
    t.mark("scorch", "pilgrims")
    t.effect("humans", [["add_crystals", 4, "any"]])
    assert (targets(t), may_decline(t)) == (set(t.region_ids) - closed, False)
    t.do("region:foglands")
    assert (t.crystals_in("foglands"), t.over) == (4, True)


@pytest.mark.effect("add_crystals")
def test_crystals_in_the_battle_region() -> None:
    t = battle_of([["add_crystals", 2, "battle"]], own=(1, 0, 0), enemy=(1, 0, 0))
    assert t.crystals_in("foglands") == 1 + 2


@pytest.mark.effect("add_crystals")
@pytest.mark.parametrize(("answers", "left"), [(["stop"], 3), (["more", "stop"], 2), (["more", "more"], 1)])
def test_fewer_than_none_takes_up_to_that_many_away(answers: list[str], left: int) -> None:
    t = four()
    t.crystals("scorch", 3)
    t.effect("humans", [["add_crystals", -2, "here"]], "scorch")
    t.do(*answers)
    assert (t.crystals_in("scorch"), t.store("humans"), t.over) == (left, 0, True)


@pytest.mark.effect("add_crystals")
def test_crystals_taken_away_anywhere_from_one_region_that_has_some() -> None:
    t = four()
    t.crystals("scorch", 1)
    t.crystals("foglands", 5)
    t.effect("humans", [["add_crystals", -2, "any"], ["vp", 1]])
    assert (targets(t), may_decline(t)) == ({"scorch", "foglands"}, True)
    t.do("region:scorch")
    assert (t.crystals_in("scorch"), t.crystals_in("foglands"), t.vp("humans")) == (0, 5, 1)
    t.effect("humans", [["add_crystals", -2, "any"]])
    t.do("region:foglands", "stop")
    assert t.crystals_in("foglands") == 4


@pytest.mark.effect("add_crystals", "take_control")
def test_crystals_there_go_to_the_region_that_the_step_before_chose() -> None:
    t = four()
    t.effect("humans", [["take_control", "adjacent", "any"], ["add_crystals", 2, "there"]])
    t.do("region:scorch")
    assert t.crystals_in("scorch") == 2
    t.units("pilgrims", 1, "foglands")
    t.effect("humans", [["kill", 1, "anywhere", "any"], ["add_crystals", 2, "there"]])
    t.do("region:foglands")
    assert t.crystals_in("foglands") == 2
    t.effect("humans", [["take_control", "adjacent", "any"], ["add_crystals", 2, "there"]])
    t.do("stop")
    assert (sum(t.crystals_in(name) for name in t.region_ids), t.over) == (4, True)


# ------------------------------------------------------------- take_crystals
@pytest.mark.effect("take_crystals")
def test_take_crystals_here_up_to_that_many() -> None:
    t = four()
    t.crystals("scorch", 3)
    t.effect("pilgrims", [["take_crystals", 2, "here"]], "scorch")
    t.do("more", "more")
    assert (t.crystals_in("scorch"), t.store("pilgrims"), t.vp("pilgrims")) == (1, 2, 0)
    t.effect("pilgrims", [["take_crystals", 2, "here"]], "scorch")
    t.do("more")
    assert (t.crystals_in("scorch"), t.store("pilgrims"), t.over) == (0, 3, True)


@pytest.mark.effect("take_crystals")
@pytest.mark.rule("C8.1", "C8.4")
@pytest.mark.parametrize(("edition", "reached"), [("en", {"scorch", "foglands"}), ("de", {"foglands"})])
def test_take_crystals_from_one_region_under_control(edition: str, reached: set[str]) -> None:
    t = four(edition=edition)
    for region in ("scorch", "foglands", "vinefall"):
        t.crystals(region, 3)
    t.control("pilgrims", "scorch", "foglands", "bone_flats")
    t.units("pilgrims", 1, "scorch")
    t.units("machines", 1, "scorch")
    t.mark("scorch", "machines")
    t.effect("pilgrims", [["take_crystals", 9, "controlled"]])
    assert (targets(t), may_decline(t)) == (reached, True)
    t.do("region:foglands", "more", "stop")
    assert (t.crystals_in("foglands"), t.store("pilgrims")) == (1, 2)


@pytest.mark.effect("take_crystals")
def test_take_crystals_of_the_battle_region() -> None:
    t = four()
    t.crystals("foglands", 1)
    battle_of(
        [["take_crystals", 3, "battle"]], own=(1, 0, 0), enemy=(1, 0, 0), holder="pilgrims", against="humans", table=t
    )
    t.do("more", "more")
    assert (t.crystals_in("foglands"), t.store("pilgrims"), t.asked) == (0, 2, ("humans", "tactic"))


# ------------------------------------------------------------- vp, vp_per
@pytest.mark.effect("vp")
@pytest.mark.rule("C3.3")
def test_victory_points_pass_events_at_once() -> None:
    t = four()
    t.vp("humans", 4)
    t.s.stacked[0] = 1  # on 5
    t.effect("humans", [["vp", 1]])
    assert (t.vp("humans"), t.s.stacked[0], t.s.stacked[1]) == (5, 1, 1)
    t.effect("humans", [["vp", 1]])
    assert (t.vp("humans"), t.s.stacked[0], t.s.stacked[1]) == (6, 0, 2)


@pytest.mark.effect("vp_per")
@pytest.mark.rule("C8.1")
@pytest.mark.parametrize(
    ("each", "per", "most", "vp"), [(1, 1, 99, 6), (1, 2, 99, 3), (2, 4, 99, 2), (3, 1, 10, 10), (1, 7, 9, 0)]
)
def test_victory_points_for_every_full_number_of_regions_the_hq_included(
    each: int, per: int, most: int, vp: int
) -> None:
    t = four()
    t.control("humans", "scorch", "foglands", "vinefall", "bone_flats", "sapos_deep")
    t.effect("humans", [["vp_per", "region", each, per, most]])
    assert t.vp("humans") == vp


@pytest.mark.effect("vp_per", "pay")
def test_victory_points_for_what_was_paid_last() -> None:
    t = four()
    t.store("pilgrims", 5)
    t.effect(
        "pilgrims",
        [
            ["pay", "crystal", 3, "must"],
            ["vp_per", "paid", 1, 2, 9],
            ["pay", "crystal", 1, "must"],
            ["vp_per", "paid", 3, 1, 9],
        ],
    )
    assert t.vp("pilgrims") == 1 + 3


@pytest.mark.effect("vp_per", "kill")
def test_victory_points_for_what_the_step_before_killed() -> None:
    t = four()
    t.units("pilgrims", 3, "scorch")
    t.units("machines", 1, "foglands")
    kills = [["kill", 3, "anywhere", "any"], ["vp_per", "killed", 2, 1, 5]]
    t.effect("humans", kills)
    t.do("region:scorch", "more", "more")
    assert t.vp("humans") == 5  # at most
    t.effect("humans", kills)
    t.do("region:foglands")
    assert t.vp("humans") == 5 + 2
    t.effect("humans", [["kill", 1, "anywhere", "any"], ["vp_per", "killed", 2, 1, 5]])  # nobody is left
    assert t.vp("humans") == 7


@pytest.mark.effect("vp_per", "pay", "kill")
def test_what_was_paid_is_remembered_behind_a_kill() -> None:
    t = four()
    t.store("pilgrims", 2)
    t.units("humans", 2, "scorch")
    t.effect(
        "pilgrims",
        [
            ["pay", "crystal", 2, "exact"],
            ["kill", 1, "here", "any"],
            ["vp_per", "paid", 1, 1, 9],
            ["vp_per", "killed", 3, 1, 9],
        ],
        "scorch",
    )
    t.do("more", "region:scorch")
    assert t.vp("pilgrims") == 2 + 3


# ------------------------------------------------------------- enable_scoring
@pytest.mark.effect("enable_scoring")
@pytest.mark.rule("C7.2", "C7.3", "C4.50")
def test_scoring_is_enabled_for_the_last_time_by_nobody_and_by_a_card_for_its_player() -> None:
    t = four()
    t.effect("humans", [["enable_scoring", "final"]])
    assert (t.s.final, t.s.enabled_by) == (1, NOBODY)
    t = four()
    t.hand("machines", "machines_yield_report")
    t.turn("machines")
    t.do("enable")
    assert (t.s.final, t.s.enabled_by) == (0, 2)
    resolve(t)
