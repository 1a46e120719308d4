"""C9.1, C9.3, C9.4: Trogs as the faction of a player, with 4 players."""

from __future__ import annotations

import pytest

from .battling import controlled_by, fight, four, nests, parties, station, units_of


# ------------------------------------------------------------- C9.1
@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("entry", ["stops", "goes_on"])
def test_c9_1_a_war_party_is_revealed_at_once_and_the_new_units_may_move_on(entry: str) -> None:
    t = four(trog_entry=entry)
    t.units("trogs", 1, "world_caverns")
    t.war_party("glass_peaks")
    t.luck("reveal:war_party_3_2")
    t.move("trogs", 4)
    t.do("from:world_caverns", "to:glass_peaks")
    assert (t.count("trogs", "glass_peaks"), t.crystals_in("glass_peaks")) == (4, 2)
    assert parties(t) == set()
    t.do("from:glass_peaks", "to:scorch", "from:glass_peaks", "to:feralas_banks", "from:glass_peaks", "to:scorch")
    assert t.over
    assert units_of(t, "trogs") == {"glass_peaks": 1, "scorch": 2, "feralas_banks": 1}
    assert controlled_by(t, "trogs") == {"world_caverns", "glass_peaks", "scorch", "feralas_banks"}
    assert t.reserve("trogs") == 16 - 4


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize(("entry", "may"), [("stops", False), ("goes_on", True)])
def test_c9_1_whether_the_unit_that_entered_has_to_stop(entry: str, may: bool) -> None:
    """One unit came, one appeared: all but one, or both, may go."""
    t = four(trog_entry=entry)
    t.units("trogs", 1, "world_caverns")
    t.war_party("glass_peaks")
    t.luck("reveal:war_party_1_1")
    t.move("trogs", 3)
    t.do("from:world_caverns", "to:glass_peaks", "from:glass_peaks", "to:scorch")
    if may:
        t.do("from:glass_peaks", "to:feralas_banks")
    else:
        assert t.why("from:glass_peaks") == ("C4.12", "unit-halted")
    assert t.count("trogs", "glass_peaks") == (0 if may else 1)


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize(("edition", "may"), [("en", False), ("pl", False), ("pt", False), ("de", True)])
def test_c9_1_in_the_german_edition_it_need_not(edition: str, may: bool) -> None:
    t = four(edition=edition)
    t.units("trogs", 1, "world_caverns")
    t.war_party("glass_peaks")
    t.reserve("trogs", 1)
    t.luck("reveal:war_party_1_1")
    t.move("trogs", 4)
    t.do("from:world_caverns", "to:glass_peaks", "from:glass_peaks", "to:scorch")
    assert (t.why("from:glass_peaks") is None) == may


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("entry", ["stops", "goes_on"])
def test_c9_1_who_follows_meets_no_token_any_more(entry: str) -> None:
    t = four(trog_entry=entry)
    t.units("trogs", 2, "world_caverns")
    t.war_party("glass_peaks")
    t.reserve("trogs", 1)
    t.luck("reveal:war_party_1_1")
    t.move("trogs", 4)
    t.do("from:world_caverns", "to:glass_peaks", "from:world_caverns", "to:glass_peaks")
    t.do("from:glass_peaks", "to:scorch", "from:glass_peaks", "to:scorch")
    assert units_of(t, "trogs") == {"glass_peaks": 1, "scorch": 2}


@pytest.mark.rule("C9.1", "C4.16")
@pytest.mark.parametrize("entry", ["stops", "goes_on"])
@pytest.mark.parametrize(("trogs_wake", "units"), [("as_everybody", 1), ("exempt", 2)])
def test_c9_1_with_an_empty_reserve_a_unit_is_lost_or_not(entry: str, trogs_wake: str, units: int) -> None:
    """Who is exempt from the step that asks for it loses none."""
    t = four(trog_entry=entry, trogs_wake=trogs_wake)
    t.units("trogs", 2, "glass_peaks")
    t.war_party("feralas_banks")
    t.reserve("trogs", 0)
    t.luck("reveal:war_party_2_2")
    t.move("trogs", 2)
    t.do("from:glass_peaks", "to:feralas_banks", "done")
    assert sum(units_of(t, "trogs").values()) == units
    assert t.count("trogs", "feralas_banks") == units - 1
    assert t.crystals_in("feralas_banks") == 2
    assert t.reserve("trogs") == 2 - units


@pytest.mark.rule("C9.1", "C4.17")
def test_c9_1_with_too_few_in_reserve_those_come_that_there_are() -> None:
    t = four()
    t.units("trogs", 1, "glass_peaks")
    t.war_party("feralas_banks")
    t.reserve("trogs", 1)
    t.luck("reveal:war_party_3_3")
    t.move("trogs", 1)
    t.do("from:glass_peaks", "to:feralas_banks")
    assert (t.count("trogs", "feralas_banks"), t.crystals_in("feralas_banks"), t.reserve("trogs")) == (2, 3, 0)


@pytest.mark.rule("C9.1")
def test_c9_1_nests_are_like_war_parties() -> None:
    t = four()
    t.units("trogs", 1, "glass_peaks")
    t.war_party("feralas_banks")
    t.nest("feralas_banks")
    t.luck("reveal:war_party_1_1", "reveal:nest_2_1")
    t.move("trogs", 1)
    t.do("from:glass_peaks", "to:feralas_banks")
    assert (t.count("trogs", "feralas_banks"), t.crystals_in("feralas_banks")) == (4, 2)
    assert (nests(t), parties(t)) == (set(), set())
    assert t.controller("feralas_banks") == "trogs"


@pytest.mark.rule("C9.1", "C4.12")
@pytest.mark.parametrize("entry", ["stops", "goes_on"])
def test_c9_1_enemies_stop_trogs_as_anybody(entry: str) -> None:
    t = four(trog_entry=entry)
    t.units("trogs", 1, "glass_peaks")
    t.units("humans", 1, "feralas_banks")
    t.move("trogs", 2)
    t.do("from:glass_peaks", "to:feralas_banks")
    assert t.over
    assert t.battle_number("feralas_banks") == 1


@pytest.mark.rule("C9.1", "C4.12")
def test_c9_1_for_the_others_war_parties_are_what_they_always_were() -> None:
    """They stop, and the Trogs who appear are the player's."""
    t = four(edition="de")
    t.units("pilgrims", 2, "north_landing")
    t.war_party("feralas_banks")
    t.luck("reveal:war_party_2_1")
    t.move("pilgrims", 2)
    t.do("from:north_landing", "to:feralas_banks")
    assert t.why("from:feralas_banks") == ("C4.12", "unit-halted")
    t.do("done")
    assert t.battle_number("feralas_banks") == 1
    t.battles()
    station(t, (1, 0, 0))
    assert t.asked == ("trogs", "station")
    station(t, (2, 0, 0))
    assert (t.controller("feralas_banks"), t.vp("trogs")) == ("trogs", 2)
    assert nests(t) == set()


# ------------------------------------------------------------- C9.3
@pytest.mark.rule("C9.3", "C5.9")
def test_c9_3_trogs_retreat_like_everyone_else() -> None:
    t = four()
    t.control("trogs", "feralas_banks")
    fight(t, "glass_peaks", ("trogs", (2, 0, 0)), ("humans", (2, 0, 0)))
    assert t.asked == ("trogs", "retreat")
    assert t.legal() == {"retreat:world_caverns", "retreat:feralas_banks"}
    t.do("retreat:feralas_banks")
    assert units_of(t, "trogs") == {"feralas_banks": 2}
    assert nests(t) == set()


@pytest.mark.rule("C9.3")
def test_c9_3_with_nowhere_to_go_they_return_to_the_reserve_and_no_nest_is_placed() -> None:
    t = four()
    fight(t, "vinefall", ("trogs", (2, 0, 0)), ("humans", (2, 0, 0)))
    assert t.over
    assert (t.reserve("trogs"), units_of(t, "trogs"), nests(t)) == (16, {}, set())


@pytest.mark.rule("C9.3", "C5.11")
def test_c9_3_winning_they_score_and_take_control() -> None:
    t = four()
    fight(t, "vinefall", ("humans", (1, 0, 0)), ("trogs", (2, 1, 1)))
    assert t.controller("vinefall") == "trogs"
    assert (t.vp("trogs"), t.holds("trogs", "humans"), nests(t)) == (2, 1, set())
    t.phase("prisoners")
    assert t.vp("trogs") == 3


@pytest.mark.rule("C9.3", "C5.10")
@pytest.mark.parametrize(("edition", "units"), [("en", 1), ("pl", 1), ("pt", 1), ("de", 4)])
def test_c9_3_a_retreat_onto_an_own_war_party(edition: str, units: int) -> None:
    """In the German edition it wakes, and the new units are friends: no battle. Else it stays face down."""
    t = four(edition=edition)
    t.control("trogs", "feralas_banks")
    t.war_party("feralas_banks")
    t.luck("reveal:war_party_3_2")
    fight(t, "glass_peaks", ("trogs", (1, 0, 0)), ("humans", (1, 0, 0)))
    t.do("retreat:feralas_banks")
    assert t.over
    assert t.count("trogs", "feralas_banks") == units
    assert t.crystals_in("feralas_banks") == (2 if units > 1 else 0)
    assert parties(t) == (set() if units > 1 else {"feralas_banks"})
    assert t.battle_number("feralas_banks") == 0


@pytest.mark.rule("C9.3", "C5.10")
def test_c9_3_such_a_war_party_costs_no_unit_if_the_reserve_is_empty() -> None:
    t = four(edition="de")
    t.control("trogs", "feralas_banks")
    t.war_party("feralas_banks")
    t.units("trogs", 1, "glass_peaks")
    t.units("humans", 1, "glass_peaks")
    t.reserve("trogs", 0)
    t.battle("glass_peaks", attacker="trogs")
    station(t, (1, 0, 0))
    station(t, (1, 0, 0))
    t.do("retreat:feralas_banks")
    assert (t.count("trogs", "feralas_banks"), t.reserve("trogs")) == (1, 0)


# ------------------------------------------------------------- C9.4
@pytest.mark.rule("C9.4", "C7.1")
def test_c9_4_only_crystals_count_half() -> None:
    """Regions of the enabler, kills and prisoners count in full."""
    t = four()
    fight(t, "vinefall", ("trogs", (2, 0, 1)), ("humans", (1, 0, 0)))
    assert t.vp("trogs") == 2 + 1
    t.crystals("vinefall", 3)
    t.s.enabled_by = 3
    t.phase("scoring")
    assert t.vp("trogs") == 3 + 2 + 2
