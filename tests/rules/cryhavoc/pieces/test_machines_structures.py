"""The structures of the Machines."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import open_battle
from tests.rules.cryhavoc.table import Table

from .scenes import activate, battle_with, four, may_decline, resolve, stored, targets, terrain_decks


def standing(structure: str, edition: str = "en") -> Table:
    """Theirs in Scorch, which they control."""
    t = four(edition=edition)
    t.control("machines", "scorch")
    t.built(structure, "scorch")
    return t


# ------------------------------------------------------------- Orbital Sniper
@pytest.mark.piece("machines_orbital_sniper")
@pytest.mark.rule("C8.1")
def test_orbital_sniper_kills_a_lone_unit_at_any_distance() -> None:
    t = standing("machines_orbital_sniper")
    t.units("humans", 1, "pale_shelf")
    t.units("humans", 2, "bone_flats")
    t.units("machines", 1, "foglands")
    t.units("humans", 2, "vinefall")
    t.units("pilgrims", 1, "vinefall")
    activate(t, "machines_orbital_sniper", "scorch", points=2)
    assert targets(t) == {"pale_shelf", "vinefall"}  # a unit alone of its owner
    assert t.why("region:bone_flats") == ("C1.6", "no-target-there")
    t.do("region:vinefall")
    assert (t.count("pilgrims", "vinefall"), t.count("humans", "vinefall")) == (0, 2)
    assert t.vp("machines") == 0
    assert t.over


@pytest.mark.piece("machines_orbital_sniper")
@pytest.mark.rule("C8.3", "C8.4")
@pytest.mark.parametrize(
    ("edition", "reached"), [("en", {"pale_shelf", "north_landing", "foglands"}), ("de", {"pale_shelf"})]
)
def test_orbital_sniper_aims_at_hqs_and_battle_regions_as_the_edition_has_it(edition: str, reached: set[str]) -> None:
    t = standing("machines_orbital_sniper", edition)
    t.units("humans", 1, "pale_shelf")
    t.units("humans", 1, "north_landing")
    t.units("humans", 1, "foglands")
    t.units("machines", 2, "foglands")
    t.mark("foglands", "machines")
    activate(t, "machines_orbital_sniper", "scorch", points=2)
    assert targets(t) == reached
    assert may_decline(t)


@pytest.mark.piece("machines_orbital_sniper")
@pytest.mark.rule("C5.1")
def test_orbital_sniper_may_end_a_battle_before_it_begins() -> None:
    t = standing("machines_orbital_sniper")
    t.units("humans", 1, "foglands")
    t.units("pilgrims", 2, "foglands")
    t.mark("foglands", "pilgrims")
    activate(t, "machines_orbital_sniper", "scorch", points=2)
    t.do("region:foglands")
    assert (t.battle_number("foglands"), t.controller("foglands")) == (0, "pilgrims")


# ------------------------------------------------------------- Shred Drones
@pytest.mark.piece("machines_shred_drones")
@pytest.mark.rule("C8.4")
def test_shred_drones_kill_up_to_two_of_at_least_three_near() -> None:
    t = standing("machines_shred_drones")
    t.units("humans", 3, "sapos_deep")
    t.units("machines", 1, "sapos_deep")
    t.mark("sapos_deep", "humans")
    t.units("pilgrims", 2, "tanglewild")
    t.units("pilgrims", 4, "bone_flats")
    activate(t, "machines_shred_drones", "scorch", points=2)
    assert targets(t) == {"sapos_deep"}
    assert t.why("region:tanglewild") == ("C1.6", "no-target-there")
    assert t.why("region:bone_flats") == ("C1.6", "too-far-away")
    t.do("region:sapos_deep", "more")
    assert (t.count("humans", "sapos_deep"), t.count("machines", "sapos_deep")) == (1, 1)
    assert t.over


@pytest.mark.piece("machines_shred_drones")
def test_shred_drones_may_kill_one_and_work_in_their_own_battle_region() -> None:
    t = standing("machines_shred_drones")
    t.units("machines", 1, "scorch")
    t.units("humans", 3, "scorch")
    t.mark("scorch", "humans")
    activate(t, "machines_shred_drones", "scorch", points=2)
    t.do("region:scorch", "stop")
    assert t.count("humans", "scorch") == 2


# ------------------------------------------------------------- Matrix
@pytest.mark.piece("machines_matrix")
@pytest.mark.rule("C4.40")
def test_matrix_stores_the_top_card_of_a_terrain_deck() -> None:
    t = standing("machines_matrix")
    t.luck("look:ocean_undertow")
    activate(t, "machines_matrix", "scorch", points=1)
    assert t.legal() == {"deck:mountain", "deck:desert", "deck:jungle", "deck:ocean"}
    t.do("deck:ocean")
    assert stored(t, "machines") == {"ocean_undertow"}
    assert (t.in_hand("machines"), terrain_decks(t)["ocean"]) == (set(), 7)
    assert t.over


@pytest.mark.piece("machines_matrix")
def test_matrix_keeps_three_cards_and_puts_one_to_the_bottom_of_its_deck() -> None:
    t = standing("machines_matrix")
    t.stored("machines", "ocean_undertow", "ocean_outflank", "desert_mirage")
    t.luck("look:jungle_snares")
    activate(t, "machines_matrix", "scorch", points=1)
    t.do("deck:jungle", "deck:ocean", "drop:ocean_outflank")
    assert stored(t, "machines") == {"ocean_undertow", "desert_mirage", "jungle_snares"}
    assert t.s.depth[t.card("ocean_outflank")] == 1
    assert terrain_decks(t) == {"mountain": 8, "desert": 7, "jungle": 7, "ocean": 7}


@pytest.mark.piece("machines_matrix")
@pytest.mark.rule("C5.5")
def test_a_stored_card_is_played_on_its_terrain_and_goes_to_the_bottom_of_its_deck() -> None:
    t = four()
    t.stored("machines", "ocean_undertow", "desert_mirage")
    battle_with(own=(1, 0, 0), enemy=(0, 0, 2), holder="machines", against="humans", at="feralas_banks", table=t)
    assert t.why("tactic:desert_mirage") == ("C5.5", "other-terrain")
    t.do("tactic:ocean_undertow", "objective:attrition", "objective:control", "stop")
    assert t.placed(1) == (1, 0, 1)
    assert (stored(t, "machines"), t.discard_pile("machines")) == ({"desert_mirage"}, set())
    assert (t.s.depth[t.card("ocean_undertow")], terrain_decks(t)["ocean"]) == (1, 8)
    resolve(t)


@pytest.mark.piece("machines_matrix")
@pytest.mark.rule("C5.2", "C4.2")
def test_a_stored_card_gives_no_icons_and_does_not_serve_natives() -> None:
    t = Table("pilgrims", "machines", "humans")
    t.stored("machines", "ocean_undertow")
    t.hand("machines", "machines_target_lock")
    t.turn("machines")
    t.do("move")
    assert t.why("pick:ocean_undertow") == ("C4.2", "not-in-hand")
    open_battle(t, "feralas_banks", ("pilgrims", (0, 0, 1)), ("trogs", (1, 0, 0)))  # whom the Machines command
    assert t.asked == ("machines", "tactic")
    assert t.why("tactic:ocean_undertow") == ("C4.2", "not-in-hand")
    assert t.why("tactic:machines_target_lock") is None


# ------------------------------------------------------------- Assembly Line
@pytest.mark.piece("machines_assembly_line")
@pytest.mark.rule("C4.20")
def test_assembly_line_puts_one_unit_in_its_region() -> None:
    t = standing("machines_assembly_line")
    activate(t, "machines_assembly_line", "scorch", points=1)
    t.do("more")
    assert (t.count("machines", "scorch"), t.reserve("machines")) == (1, 11)
    assert t.over
    t = standing("machines_assembly_line")
    t.reserve("machines", 0)
    activate(t, "machines_assembly_line", "scorch", points=1)
    assert t.over
    assert t.count("machines", "scorch") == 0


# ------------------------------------------------------------- Bulwark
@pytest.mark.piece("machines_bulwark")
@pytest.mark.rule("C5.6", "C4.32")
@pytest.mark.parametrize(
    ("controls", "attack", "winner"), [(True, 2, "machines"), (True, 3, "humans"), (False, 2, "humans")]
)
def test_bulwark_counts_one_more_for_the_defender_who_controls_its_region(
    controls: bool, attack: int, winner: str
) -> None:
    t = standing("machines_bulwark")
    t.control("machines" if controls else "humans", "scorch")
    open_battle(t, "scorch", ("humans", (attack, 0, 0)), ("machines", (1, 0, 0)))
    assert t.controller("scorch") == winner


@pytest.mark.piece("machines_bulwark")
@pytest.mark.rule("C5.6")
def test_bulwark_does_not_help_an_attacker_and_stays() -> None:
    t = standing("machines_bulwark")
    open_battle(t, "scorch", ("machines", (1, 0, 0)), ("humans", (1, 0, 0)))
    assert t.controller("scorch") == "humans"
    assert t.stands("machines_bulwark", "scorch")
