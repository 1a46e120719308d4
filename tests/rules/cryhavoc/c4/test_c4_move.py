"""C4.10-C4.12 Moving units: points, closed regions, where a unit has to stop."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import fight
from tests.rules.cryhavoc.helpers import FOUR, THREE, go, landed, play_on
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import NOBODY, PILGRIMS, REGIONS


def goals(t: Table, origin: str) -> set[str]:
    """Where a unit from there may go now."""
    t.do(f"from:{origin}")
    return {action.removeprefix("to:") for action in t.legal()}


# ------------------------------------------------------------- C4.10 points
@pytest.mark.rule("C4.10")
def test_c4_10_a_point_moves_one_unit_to_an_adjacent_region() -> None:
    t = landed()
    t.units("pilgrims", 3, "north_landing")
    t.move("pilgrims", 1)
    t.do("from:north_landing")
    assert t.legal() == {f"to:{region}" for region in ("feralas_banks", "foglands", "sapos_deep", "scorch")}
    assert t.why("to:glass_peaks") == ("C4.10", "not-adjacent")
    assert t.why("to:north_landing") == ("C4.10", "not-adjacent")
    t.do("to:scorch")
    assert t.over
    assert (t.count("pilgrims", "north_landing"), t.count("pilgrims", "scorch")) == (2, 1)


@pytest.mark.rule("C4.10")
def test_c4_10_one_unit_may_move_several_times() -> None:
    t = landed()
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 3)
    go(t, "north_landing", "sapos_deep", "tanglewild", "ironback_ridge")
    assert t.over
    assert t.count("pilgrims", "ironback_ridge") == 1
    assert (t.controller("sapos_deep"), t.controller("ironback_ridge")) == (None, "pilgrims")


@pytest.mark.rule("C4.10")
def test_c4_10_points_are_spread_freely() -> None:
    """Units take turns."""
    t = landed()
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "foglands")
    go(t, "scorch", "glass_peaks")
    go(t, "foglands", "broken_crown")
    assert t.over
    assert [t.controller(r) for r in ("scorch", "foglands", "glass_peaks", "broken_crown")] == [
        None,
        None,
        "pilgrims",
        "pilgrims",
    ]


@pytest.mark.rule("C4.10")
def test_c4_10_points_may_be_left_unused() -> None:
    t = landed()
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    t.do("done")
    assert t.over
    assert t.count("pilgrims", "scorch") == 1


@pytest.mark.rule("C4.10")
def test_c4_10_only_own_units_move() -> None:
    t = landed()
    t.units("pilgrims", 1, "north_landing")
    t.units("humans", 1, "scorch")
    t.move("pilgrims", 2)
    assert t.legal() == {"from:north_landing", "done"}
    assert t.why("from:scorch") == ("C4.10", "no-unit-there")


# ------------------------------------------------------------- C4.11 closed regions
@pytest.mark.rule("C4.11")
def test_c4_11_never_into_the_hq_of_another_player() -> None:
    """Not even an unguarded one; the player's own HQ is allowed."""
    t = landed()
    t.units("pilgrims", 1, "pale_shelf")
    t.units("pilgrims", 1, "scorch")
    t.move("pilgrims", 1)
    t.do("from:pale_shelf")
    assert t.why("to:east_landing") == ("C4.11", "enemy-hq")
    t.move("pilgrims", 1)
    assert "north_landing" in goals(t, "scorch")


@pytest.mark.rule("C4.11", "C2.8")
@pytest.mark.parametrize(("factions", "legal"), [(THREE, True), (FOUR, False)])
def test_c4_11_world_caverns_are_closed_when_they_are_the_hq_of_the_trogs(
    factions: tuple[str, ...], legal: bool
) -> None:
    t = landed(*factions)
    t.units("pilgrims", 1, "glass_peaks")
    t.move("pilgrims", 1)
    assert ("world_caverns" in goals(t, "glass_peaks")) == legal


@pytest.mark.rule("C4.11")
@pytest.mark.parametrize("mover", ["pilgrims", "humans", "machines"])
def test_c4_11_never_into_a_battle_region(mover: str) -> None:
    """Neither a third party nor those who fight there."""
    t = landed()
    t.units("pilgrims", 1, "foglands")
    t.units("humans", 1, "foglands")
    t.mark("foglands", attacker="pilgrims")
    t.units(mover, 1, "lantern_coast")
    t.move(mover, 1)
    t.do("from:lantern_coast")
    assert t.why("to:foglands") == ("C4.11", "battle-region")


@pytest.mark.rule("C4.11")
@pytest.mark.parametrize(
    ("origin", "beyond"),
    [("tanglewild", "glass_peaks"), ("tanglewild", "brooding_pool"), ("bone_flats", "ember_basin")],
)
def test_c4_11_the_black_area_cannot_be_crossed(origin: str, beyond: str) -> None:
    """These regions lie on opposite shores of it."""
    t = landed()
    t.units("pilgrims", 1, origin)
    t.move("pilgrims", 1)
    t.do(f"from:{origin}")
    assert t.why(f"to:{beyond}") == ("C4.10", "not-adjacent")


@pytest.mark.rule("C4.11")
def test_c4_11_the_black_area_is_not_a_region() -> None:
    t = landed()
    assert {"rift_1", "rift_2", "rift_3"}.isdisjoint(t.region_ids)
    assert len(t.region_ids) == t.s.regions == 22 < REGIONS


@pytest.mark.rule("C4.11", "C4.10")
def test_c4_11_a_unit_shut_in_by_closed_regions_stays() -> None:
    t = landed(*FOUR)
    t.units("machines", 1, "glass_peaks")
    for region in ("feralas_banks", "scorch"):
        t.units("pilgrims", 1, region)
        t.units("humans", 1, region)
        t.mark(region, attacker="humans")
    t.units("machines", 1, "west_landing")
    t.move("machines", 2)
    assert t.why("from:glass_peaks") == ("C4.10", "nowhere-to-go")


# ------------------------------------------------------------- C4.12 stopping
@pytest.mark.rule("C4.12")
@pytest.mark.parametrize("what", ["enemy", "natives", "war party", "nest"])
def test_c4_12_a_unit_stops_where_enemies_or_trog_tokens_are(what: str) -> None:
    t = landed()
    if what == "enemy":
        t.units("humans", 1, "scorch")
    elif what == "natives":
        t.units("trogs", 1, "scorch")
    elif what == "war party":
        t.war_party("scorch")
    else:
        t.nest("scorch")
    t.units("pilgrims", 2, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    assert t.why("from:scorch") == ("C4.12", "unit-halted")
    assert "from:north_landing" in t.legal()


@pytest.mark.rule("C4.12")
def test_c4_12_more_units_may_follow() -> None:
    t = landed()
    t.units("humans", 1, "scorch")
    t.units("pilgrims", 3, "north_landing")
    t.move("pilgrims", 5)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    assert t.over  # nobody is left who may move
    assert t.count("pilgrims", "scorch") == 3
    assert t.battle_number("scorch") == 1


@pytest.mark.rule("C4.12")
def test_c4_12_who_stood_there_before_may_still_leave() -> None:
    """A nest was put under the unit; the unit that comes in has to stop, not the one that was there."""
    t = landed()
    t.garrison("pilgrims", 1, "scorch")
    t.nest("scorch")
    t.units("pilgrims", 1, "north_landing")
    t.move("pilgrims", 4)
    go(t, "north_landing", "scorch")
    go(t, "scorch", "tanglewild")
    assert t.why("from:scorch") == ("C4.12", "unit-halted")


# ------------------------------------------------------------- C4.12 for how long
def stopped(**options: str) -> Table:
    """Two Pilgrims have met a war party in Scorch; no Trogs were left to come, so one of the two is lost and one had to stop."""
    t = landed(**options)
    t.war_party("scorch")
    t.reserve("trogs", 0)
    t.units("pilgrims", 3, "north_landing")
    t.units("pilgrims", 1, "pale_shelf")
    t.move("pilgrims", 2)
    go(t, "north_landing", "scorch")
    go(t, "north_landing", "scorch")
    assert (t.over, t.count("pilgrims", "scorch")) == (True, 1)
    return t


@pytest.mark.rule("C4.12")
@pytest.mark.parametrize(
    ("halted_units", "may"),
    [("for_action", True), ("for_turn", False), ("for_round", False), ("until_round_ends", False)],
)
@pytest.mark.parametrize("steps", [[["march", 1]], [["teleport", 1]]])
def test_c4_12_whether_a_skill_in_the_same_turn_moves_the_unit_on(
    halted_units: str, may: bool, steps: list[list[str | int]]
) -> None:
    t = stopped(halted_units=halted_units)
    t.effect("pilgrims", steps)
    verb = "from" if steps[0][0] == "march" else "region"
    assert (f"{verb}:scorch" in t.legal()) == may
    assert f"{verb}:north_landing" in t.legal()
    if not may:
        assert t.why(f"{verb}:scorch") == ("C4.12", "unit-halted")


@pytest.mark.rule("C4.12")
@pytest.mark.parametrize(
    ("halted_units", "may"),
    [("for_action", True), ("for_turn", True), ("for_round", False), ("until_round_ends", False)],
)
def test_c4_12_whether_the_next_turn_moves_it_on(halted_units: str, may: bool) -> None:
    t = stopped(halted_units=halted_units)
    t.hand("pilgrims", "pilgrims_deploy_holos", "pilgrims_pulse_strike")
    t.phase("actions")
    t.do("move", "pick:pilgrims_deploy_holos", "pick:pilgrims_pulse_strike", "play")
    assert t.asked == ("pilgrims", "unit")
    assert ("from:scorch" in t.legal()) == may


@pytest.mark.rule("C4.12")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c4_12_in_the_german_edition_for_the_round_else_for_the_turn(edition: str) -> None:
    """When the round is over, nobody is held any more."""
    t = stopped(edition=edition)
    assert t.s.halted[PILGRIMS][t.region("scorch")] == 1
    t.phase("actions")
    assert (t.s.halted[PILGRIMS][t.region("scorch")] == 1) == (edition == "de")
    play_on(t)
    assert sum(sum(row) for row in t.s.halted) == 0


@pytest.mark.rule("C4.12")
@pytest.mark.parametrize(("halted_units", "held"), [("for_turn", 0), ("for_round", 0), ("until_round_ends", 1)])
def test_c4_12_whether_it_is_held_while_battles_are_fought(halted_units: str, held: int) -> None:
    t = stopped(halted_units=halted_units)
    t.units("humans", 1, "tanglewild")
    t.units("machines", 1, "tanglewild")
    t.mark("tanglewild", attacker="humans")
    t.phase("actions")
    play_on(t, until=lambda t: t.s.battle_at != NOBODY)
    assert t.s.halted[PILGRIMS][t.region("scorch")] == held
    play_on(t)
    assert sum(sum(row) for row in t.s.halted) == 0


@pytest.mark.rule("C4.12", "C5.9")
@pytest.mark.parametrize(("placed", "held"), [((2, 0, 0), 2), ((2, 0, 1), 2), ((0, 0, 1), 0)])
def test_c4_12_who_wins_the_battle_where_they_had_to_stop_is_held_there(
    placed: tuple[int, int, int], held: int
) -> None:
    """No more than have survived, and nobody who has retreated."""
    t = landed(halted_units="until_round_ends")
    t.s.halted[PILGRIMS][t.region("scorch")] = sum(placed)
    fight(t, "scorch", ("pilgrims", placed), ("humans", (1, 0, 1)))
    play_on(t)
    assert t.s.halted[PILGRIMS][t.region("scorch")] == min(held, t.count("pilgrims", "scorch"))
    assert (t.s.halted[PILGRIMS][t.region("scorch")] > 0) == (held > 0)


@pytest.mark.rule("C4.12", "C8.1")
def test_c4_12_a_unit_that_is_killed_or_paid_with_holds_nobody_in_its_place() -> None:
    t = stopped()
    t.effect("humans", [["kill", 1, "here", "any"]], "scorch")
    t.do("region:scorch")
    t.units("pilgrims", 1, "scorch")
    t.move("pilgrims", 1)
    assert "from:scorch" in t.legal()
    t = stopped()
    t.effect("pilgrims", [["pay", "unit", 1, "exact"], ["vp", 1]])
    t.do("region:scorch")
    assert t.count("pilgrims", "scorch") == 0
    t.units("pilgrims", 1, "scorch")
    t.move("pilgrims", 1)
    assert "from:scorch" in t.legal()
