"""T7.1: the beaten unit retreats one hex, where the attacker's player chooses."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import AROUND_E5, CASTES, EVERY_TERRAIN, RETREATS, attack, beaten, off_board
from tests.rules.termites.table import Table


@pytest.mark.rule("T7.1", "T7.2")
def test_t7_1_the_attackers_player_chooses_a_free_hex_beside_the_beaten_unit() -> None:
    """The rulebook's picture of an attack with support and the possible retreats."""
    t = beaten("worker-3", "nasute-2")
    t.unit(0, "worker-2", "D5")
    attack(t, "E4", "E5")
    assert (t.actor, t.offer) == (0, "retreat")
    assert t.legal() == {"retreat:D4", "retreat:E6", "retreat:F4", "retreat:F5"}


@pytest.mark.rule("T7.1", "T7.5")
@pytest.mark.parametrize("hex", sorted(AROUND_E5 - {"E4"}))
def test_t7_1_the_beaten_unit_goes_there_and_the_attacker_takes_its_place(hex: str) -> None:
    t = beaten("worker-2")
    attack(t, "E4", "E5")
    t.do(f"retreat:{hex}")
    assert (t.at(hex), t.at("E5"), t.at("E4")) == ((1, "worker-2"), (0, "nasute-3"), None)
    assert sum(t.at(name) is not None for name in t.cells) == 2


@pytest.mark.rule("T7.1")
def test_t7_1_the_retreat_cannot_be_declined_nor_chosen_by_its_owner() -> None:
    t = beaten()
    attack(t, "E4", "E5")
    assert t.why("pass") == ("T7.1", "not-now")
    assert t.why("retreat:E6", seat=1) == ("T4.3", "not-your-turn")
    assert t.why("retreat:E6") is None


@pytest.mark.rule("T7.1")
def test_t7_1_the_hex_of_the_retreat_is_adjacent_and_free() -> None:
    t = beaten()
    t.unit(0, "worker-1", "D4")
    t.unit(1, "worker-1", "D5")
    t.mound(1, 5, "E6")
    t.neutral("F4")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == {"F5"}
    for hex in ("D4", "D5", "E6", "F4"):
        assert t.why(f"retreat:{hex}") == ("T7.1", "retreat-not-free")
    assert t.why("retreat:E7") == ("T7.1", "not-adjacent")
    assert t.why("retreat:E5") == ("T7.1", "not-adjacent")
    assert t.why(f"retreat:{off_board(t)}") == ("T4.1", "not-on-board")


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("termites", [1, 2])
@pytest.mark.parametrize("caste", CASTES)
def test_t7_1_only_to_terrain_that_the_unit_could_move_into(caste: str, termites: int) -> None:
    """Soldiers and Nasute not onto Stones, Alate not onto Vegetation, only Alate onto Water; Workers onto Stones."""
    t = beaten(f"{caste}-{termites}", terrain=EVERY_TERRAIN)
    t.unit(0, "soldier-1", "E6")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == RETREATS[caste] - {"E6"}
    for hex in EVERY_TERRAIN:
        if hex not in RETREATS[caste]:
            flown = caste == "alate"
            assert t.why(f"retreat:{hex}") == (("T7.3", "retreat-vegetation") if flown else ("T7.1", "retreat-closed"))


@pytest.mark.rule("T7.1")
def test_t7_1_a_unit_that_stood_on_stones_retreats_like_any_other() -> None:
    t = beaten("soldier-1", "worker-3", terrain={"E5": "s", "E6": "s", "D5": "w"})
    t.unit(0, "worker-1", "F5")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == {"D4", "F4"}


@pytest.mark.rule("T7.1")
def test_t7_1_on_the_rim_there_are_fewer_hexes_to_retreat_to() -> None:
    t = Table()
    t.unit(0, "nasute-2", "B2")
    t.unit(1, "worker-1", "A1")
    attack(t, "B2", "A1")
    assert t.legal("retreat") == {"A2", "B1"}


@pytest.mark.rule("T7.1")
def test_t7_1_a_retreat_goes_one_hex_and_beats_nobody() -> None:
    t = Table(". . . . .")
    t.unit(0, "nasute-2", "A1")
    t.unit(1, "worker-1", "A2")
    t.unit(0, "worker-1", "A4")
    attack(t, "A1", "A2")
    assert t.legal("retreat") == {"A3"}
    t.do("retreat:A3")
    assert t.at("A4") == (0, "worker-1")
