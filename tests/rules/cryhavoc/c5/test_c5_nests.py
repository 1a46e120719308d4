"""C5.11, C5.12: what native Trogs win and lose, with 2 and 3 players."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import controlled_by, fight, nests, no_cards, open_battle, three, units_of
from tests.rules.cryhavoc.table import Table

SUPPLY = 12


# ------------------------------------------------------------- C5.11 they win
@pytest.mark.rule("C5.11")
@pytest.mark.parametrize(
    ("natives_win", "stay"),
    [
        ("token_stays", {"pilgrims", "machines"}),
        ("enemys_token_goes", {"machines"}),
        ("any_token_goes", set()),
    ],
)
@pytest.mark.parametrize("before", ["pilgrims", "machines", ""])
def test_c5_11_trogs_who_win_get_no_vp_and_no_control_but_a_nest(before: str, natives_win: str, stay: set[str]) -> None:
    """The control token there stays, or that of the Pilgrims goes, whom they fought, or any."""
    t = three(natives_win=natives_win)
    t.control(before, "glass_peaks")
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("trogs", (2, 0, 0)))
    assert t.controller("glass_peaks") == (before if before in stay else None)
    assert nests(t) == {"glass_peaks"}
    assert units_of(t, "trogs") == {"glass_peaks": 2}
    assert [t.vp(faction) for faction in ("pilgrims", "humans", "machines", "trogs")] == [0, 0, 0, 0]
    assert controlled_by(t, "trogs") == set()


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize(
    ("edition", "after"), [("en", "pilgrims"), ("pl", "pilgrims"), ("pt", "pilgrims"), ("de", None)]
)
def test_c5_11_only_in_the_german_edition_their_enemys_token_goes(edition: str, after: str | None) -> None:
    t = three(edition=edition)
    t.control("pilgrims", "glass_peaks")
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("trogs", (2, 0, 0)))
    assert t.controller("glass_peaks") == after


@pytest.mark.rule("C5.11", "C5.9")
def test_c5_11_a_retreat_to_where_they_stand_under_an_own_control_token_is_another_battle() -> None:
    t = three()
    t.control("pilgrims", "feralas_banks")
    t.units("trogs", 1, "feralas_banks")
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("humans", (2, 0, 0)))
    assert (t.count("pilgrims", "feralas_banks"), t.battle_number("feralas_banks")) == (1, 2)


@pytest.mark.rule("C5.11", "C4.20")
def test_c5_11_nobody_is_deployed_to_where_they_stand() -> None:
    t = three()
    t.control("pilgrims", "glass_peaks")
    t.built("pilgrims_harvester", "glass_peaks")
    t.units("trogs", 1, "glass_peaks")
    for where in ("here", "with_structure"):
        t.effect("pilgrims", [["deploy", 1, where]], "glass_peaks")
        assert (t.over, t.count("pilgrims", "glass_peaks")) == (True, 0)


@pytest.mark.rule("C5.11", "C5.6")
def test_c5_11_a_tie_is_theirs_as_defenders() -> None:
    t = three(edition="de")
    t.control("pilgrims", "glass_peaks")
    fight(t, "glass_peaks", ("pilgrims", (0, 1, 0)), ("trogs", (0, 1, 0)))
    assert t.controller("glass_peaks") is None
    assert nests(t) == {"glass_peaks"}


@pytest.mark.rule("C5.11", "C5.8")
def test_c5_11_their_kills_score_for_nobody() -> None:
    t = three()
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("trogs", (1, 0, 2)))
    assert t.reserve("pilgrims") == 12
    assert [t.vp(faction) for faction in ("pilgrims", "humans", "machines", "trogs")] == [0, 0, 0, 0]


@pytest.mark.rule("C5.11", "C5.6")
def test_c5_11_the_nest_is_placed_though_all_the_trogs_who_won_die() -> None:
    t = three()
    fight(t, "glass_peaks", ("pilgrims", (0, 0, 2)), ("trogs", (2, 0, 0)))
    assert nests(t) == {"glass_peaks"}
    assert units_of(t, "trogs") == {}
    assert t.vp("pilgrims") == 2


@pytest.mark.rule("C5.11")
def test_c5_11_a_region_may_hold_several_nests() -> None:
    t = three()
    t.nest("glass_peaks")
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("trogs", (2, 0, 0)))
    assert t.s.nest[t.region("glass_peaks")] == 2


@pytest.mark.rule("C5.11")
def test_c5_11_with_no_nest_left_none_is_placed() -> None:
    t = three()
    t.nest(*["bone_flats"] * SUPPLY)
    fight(t, "glass_peaks", ("pilgrims", (1, 0, 0)), ("trogs", (2, 0, 0)))
    assert nests(t) == {"bone_flats"}


# ------------------------------------------------------------- C5.11 they lose
def beaten(**options: str) -> Table:
    """Feralas Banks: next to it lie Broken Crown, Foglands, Glass Peaks, Scorch and the HQ of the Pilgrims."""
    t = three(**options)
    t.control("humans", "broken_crown")
    t.units("machines", 1, "scorch")
    t.units("humans", 1, "scorch")
    t.mark("scorch", "machines")
    fight(t, "feralas_banks", ("pilgrims", (2, 0, 1)), ("trogs", (1, 2, 0)))
    t.do("capture:control")
    return t


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize("nest_regions", ["all", "no_battle_regions"])
def test_c5_11_trogs_who_lose_are_removed_and_nest_next_to_the_region(nest_regions: str) -> None:
    """Where nobody has control; by the option not in Scorch, a battle region. Of three one was killed."""
    t = beaten(nest_regions=nest_regions)
    assert t.reserve("trogs") == 16
    assert units_of(t, "trogs") == {}
    assert t.asked == ("humans", "nest")
    battles = {"nest:scorch"} if nest_regions == "all" else set[str]()
    assert t.legal() == {"nest:foglands", "nest:glass_peaks"} | battles
    assert t.why("nest:broken_crown") == ("C5.11", "region-controlled")
    assert t.why("nest:north_landing") == ("C5.11", "region-controlled")
    assert t.why("nest:scorch") == (None if battles else ("C4.11", "battle-region"))
    assert t.why("nest:bone_flats") == ("C5.11", "nest-not-adjacent")
    t.do("nest:foglands")
    assert t.over
    assert nests(t) == {"foglands"}
    assert t.controller("feralas_banks") == "pilgrims"
    assert t.vp("pilgrims") == 2 + 1


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize(("nest_regions", "may"), [("all", True), ("no_battle_regions", True), ("no_tokens", False)])
def test_c5_11_whether_the_nest_goes_where_a_war_party_or_a_nest_lies(nest_regions: str, may: bool) -> None:
    t = three(nest_regions=nest_regions)
    t.war_party("foglands")
    t.nest("scorch")
    fight(t, "feralas_banks", ("pilgrims", (2, 0, 0)), ("trogs", (1, 0, 0)))
    assert ({"nest:foglands", "nest:scorch"} <= t.legal()) == may
    assert {"nest:broken_crown", "nest:glass_peaks"} <= t.legal()
    for region in ("foglands", "scorch"):
        assert t.why(f"nest:{region}") == (None if may else ("C5.11", "nest-among-tokens"))


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize(("option", "asked"), [("commander", "humans"), ("fighter", "pilgrims")])
def test_c5_11_who_chooses_the_place_of_the_nest(option: str, asked: str) -> None:
    t = beaten(nest_chosen_by=option)
    assert t.asked == (asked, "nest")


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c5_11_it_is_the_commander_in_all_editions(edition: str) -> None:
    t = beaten(edition=edition)
    assert t.asked == ("humans", "nest")
    assert "nest:scorch" in t.legal()


@pytest.mark.rule("C5.11")
def test_c5_11_if_none_survives_there_is_no_nest() -> None:
    t = three()
    fight(t, "feralas_banks", ("pilgrims", (2, 0, 1)), ("trogs", (1, 0, 0)))
    assert t.over
    assert nests(t) == set()
    assert t.reserve("trogs") == 16


@pytest.mark.rule("C5.11", "C5.7")
def test_c5_11_if_the_only_one_is_captured_there_is_no_nest() -> None:
    t = three()
    fight(t, "feralas_banks", ("pilgrims", (2, 1, 0)), ("trogs", (1, 0, 0)))
    assert nests(t) == set()
    assert (t.holds("pilgrims", "trogs"), t.reserve("trogs")) == (1, 15)


@pytest.mark.rule("C5.11")
def test_c5_11_a_single_place_needs_no_choice_and_none_means_no_nest() -> None:
    t = three()
    t.control("humans", "feralas_banks", "scorch")
    fight(t, "glass_peaks", ("pilgrims", (2, 0, 0)), ("trogs", (1, 0, 0)))
    assert t.over
    assert nests(t) == {"world_caverns"}
    t = three()
    t.control("humans", "feralas_banks", "scorch", "world_caverns")
    fight(t, "glass_peaks", ("pilgrims", (2, 0, 0)), ("trogs", (1, 0, 0)))
    assert t.over
    assert nests(t) == set()
    assert t.reserve("trogs") == 16


@pytest.mark.rule("C5.11", "C4.14")
def test_c5_11_a_nest_may_go_along_an_arrow_and_onto_a_war_party() -> None:
    t = three()
    t.war_party("pale_shelf")
    fight(t, "foglands", ("pilgrims", (2, 0, 0)), ("trogs", (1, 0, 0)))
    t.do("nest:pale_shelf")
    assert nests(t) == {"pale_shelf"}
    assert t.s.party[t.region("pale_shelf")] == 1


@pytest.mark.rule("C5.11", "C5.4")
def test_c5_11_natives_never_go_far_or_home() -> None:
    """Cards that let a side retreat do nothing for them."""
    t = three()
    t.hand("humans", "humans_fluid_front")
    open_battle(t, "feralas_banks", ("pilgrims", (2, 0, 0)), ("trogs", (1, 0, 0)))
    t.do("tactic:humans_fluid_front")
    no_cards(t)
    assert t.asked == ("humans", "nest")
    assert t.legal() == {f"nest:{region}" for region in ("broken_crown", "foglands", "glass_peaks", "scorch")}


# ------------------------------------------------------------- C5.12
@pytest.mark.rule("C5.12", "C5.7")
def test_c5_12_a_unit_that_the_trogs_capture_is_set_aside() -> None:
    t = three()
    fight(t, "glass_peaks", ("pilgrims", (0, 0, 1)), ("trogs", (0, 1, 0)))
    assert t.holds("trogs", "pilgrims") == 1
    assert t.reserve("pilgrims") == 11
    assert [t.holds(faction, "pilgrims") for faction in ("humans", "machines")] == [0, 0]


@pytest.mark.rule("C5.12", "C6.1")
def test_c5_12_nobody_scores_for_it_and_its_owner_may_buy_it_back() -> None:
    t = three()
    t.prisoner("trogs", "pilgrims", 2)
    t.vp("pilgrims", 3)
    t.phase("prisoners")
    assert [t.vp(faction) for faction in ("pilgrims", "humans", "machines", "trogs")] == [3, 0, 0, 0]
    assert t.asked == ("pilgrims", "ransom")
    t.do("ransom:trogs")
    assert (t.vp("pilgrims"), t.reserve("pilgrims"), t.holds("trogs", "pilgrims")) == (1, 11, 1)


@pytest.mark.rule("C5.12", "C6.1")
def test_c5_12_players_score_for_captured_trogs_which_nobody_buys_back() -> None:
    """Round after round."""
    t = three()
    t.prisoner("humans", "trogs", 3)
    t.vp("pilgrims", 10)
    for points in (3, 6):
        t.phase("prisoners")
        assert t.over
        assert (t.vp("humans"), t.vp("pilgrims")) == (points, 10)
    assert (t.holds("humans", "trogs"), t.reserve("trogs")) == (3, 13)
