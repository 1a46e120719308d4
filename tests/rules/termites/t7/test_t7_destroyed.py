"""T7.3-T7.5: a beaten unit that cannot retreat, or that a Soldier beat, is destroyed; the attacker takes its place."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import AROUND_E5, CASTES, EVERY_TERRAIN, RETREATS, attack, beaten, tokens_of
from tests.rules.termites.table import Table


# ------------------------------------------------------------- T7.3
@pytest.mark.rule("T7.3", "T7.5")
def test_t7_3_without_such_a_hex_the_unit_is_destroyed() -> None:
    """The rulebook's picture of an attack with support that destroys for want of a retreat: nothing is asked."""
    t = beaten("worker-3", "nasute-2")
    for hex in ("D4", "D5", "F4"):
        t.unit(0, "worker-1", hex)
    t.unit(1, "soldier-3", "E6")
    t.mound(1, 5, "F5")
    t.hand(1, "alate-1")
    attack(t, "E4", "E5")
    assert (t.actor, t.offer) == (1, "token")
    assert (t.at("E4"), t.at("E5")) == (None, (0, "nasute-2"))


@pytest.mark.rule("T7.3")
def test_t7_3_a_destroyed_unit_leaves_the_game() -> None:
    t = Table(". . . . .")
    t.unit(0, "nasute-2", "A2")
    t.unit(1, "worker-1", "A1")
    t.hand(1, "alate-1")
    attack(t, "A2", "A1")
    assert [t.at(hex) for hex in ("A1", "A2", "A3", "A4", "A5")] == [(0, "nasute-2"), None, None, None, None]
    assert tokens_of(t.s, 1) == 1


@pytest.mark.rule("T7.3", "T7.1")
@pytest.mark.parametrize(
    ("caste", "letter"), [("worker", "w"), ("soldier", "s"), ("nasute", "s"), ("soldier", "w"), ("alate", "v")]
)
def test_t7_3_closed_terrain_all_around_leaves_no_retreat(caste: str, letter: str) -> None:
    t = beaten(f"{caste}-1", terrain=dict.fromkeys(AROUND_E5 - {"E4"}, letter))
    attack(t, "E4", "E5")
    assert (t.at("E5"), t.at("E4")) == ((0, "nasute-3"), None)
    assert t.over


@pytest.mark.rule("T7.3", "T2.5")
def test_t7_3_by_default_an_alate_is_not_pushed_onto_vegetation_while_another_hex_is_left() -> None:
    t = beaten("alate-1", terrain=dict.fromkeys(AROUND_E5 - {"E4", "E6"}, "v"))
    attack(t, "E4", "E5")
    assert t.legal("retreat") == {"E6"}
    assert t.why("retreat:D4") == ("T7.3", "retreat-vegetation")


CHOICE = {"alate_into_vegetation": "choice"}


@pytest.mark.rule("T7.3", "T2.5")
def test_t7_3_by_the_other_ruling_the_attacker_may_choose_vegetation_to_kill_an_alate() -> None:
    t = beaten("alate-1", terrain={"D4": "v", "D5": "w"}, **CHOICE)
    attack(t, "E4", "E5")
    assert t.legal("retreat") == AROUND_E5 - {"E4"}
    t.do("retreat:D4")
    assert (t.at("D4"), t.at("E5"), t.at("E4")) == (None, (0, "nasute-3"), None)


@pytest.mark.rule("T7.3")
def test_t7_3_by_the_other_ruling_the_attacker_may_still_let_the_alate_live() -> None:
    t = beaten("alate-1", terrain={"D4": "v", "D5": "w"}, **CHOICE)
    attack(t, "E4", "E5")
    t.do("retreat:D5")
    assert (t.at("D5"), t.at("E5")) == ((1, "alate-1"), (0, "nasute-3"))


@pytest.mark.rule("T7.3", "T7.2")
def test_t7_3_by_the_other_ruling_vegetation_must_be_free_and_not_where_the_attack_came_from() -> None:
    t = beaten("alate-1", terrain={"D4": "v", "D5": "v", "E4": "v", "D6": "v"}, **CHOICE)
    t.unit(1, "worker-1", "D4")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == {"D5", "E6", "F4", "F5"}
    assert t.why("retreat:D4") == ("T7.1", "retreat-not-free")
    assert t.why("retreat:E4") == ("T7.2", "attack-came-from")
    assert t.why("retreat:D6") == ("T7.1", "not-adjacent")


@pytest.mark.rule("T7.3", "T2.5")
@pytest.mark.parametrize("ruling", ["last-resort", "choice"])
def test_t7_3_an_alate_with_only_vegetation_around_dies_by_either_ruling(ruling: str) -> None:
    t = beaten("alate-1", terrain=dict.fromkeys(AROUND_E5 - {"E4"}, "v"), alate_into_vegetation=ruling)
    attack(t, "E4", "E5")
    if not t.over:
        t.do("retreat:F5")
    assert [t.at(hex) for hex in sorted(AROUND_E5)] == [None] * 6
    assert t.at("E5") == (0, "nasute-3")


@pytest.mark.rule("T7.3", "T7.1")
@pytest.mark.parametrize("caste", ["worker", "soldier", "nasute"])
def test_t7_3_the_other_ruling_changes_nothing_for_ground_units(caste: str) -> None:
    t = beaten(f"{caste}-1", terrain=EVERY_TERRAIN, **CHOICE)
    attack(t, "E4", "E5")
    assert t.legal("retreat") == RETREATS[caste]
    t.do("retreat:F4")
    assert t.at("F4") == (1, f"{caste}-1")


# ------------------------------------------------------------- T7.4
@pytest.mark.rule("T7.4", "T2.2", "T7.5")
@pytest.mark.parametrize("caste", CASTES)
def test_t7_4_a_unit_beaten_by_a_soldier_is_destroyed_even_if_it_could_retreat(caste: str) -> None:
    t = beaten(f"{caste}-1", "soldier-2")
    t.hand(1, "worker-1")
    attack(t, "E4", "E5")
    assert (t.actor, t.offer) == (1, "token")
    assert (t.at("E4"), t.at("E5")) == (None, (0, "soldier-2"))
    assert sum(t.at(name) is not None for name in t.cells) == 1


@pytest.mark.rule("T7.4", "T2.2")
@pytest.mark.parametrize("caste", ["worker", "nasute", "alate"])
def test_t7_4_a_soldier_that_only_supports_does_not_grip(caste: str) -> None:
    t = beaten("worker-3", f"{caste}-1", attack_origin="start")
    t.unit(0, "soldier-3", "D4")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == AROUND_E5 - {"E4", "D4"}


@pytest.mark.rule("T7.4", "T2.2", "T6.4")
def test_t7_4_attacking_from_the_position_of_a_soldier_does_not_grip() -> None:
    t = Table(". . . . .")
    t.unit(0, "worker-1", "A1")
    t.unit(0, "soldier-1", "A2")
    t.unit(1, "worker-2", "A3")
    attack(t, "A1", "A3")
    assert t.legal("retreat") == {"A4"}


@pytest.mark.rule("T7.4")
def test_t7_4_a_beaten_soldier_grips_nobody() -> None:
    t = beaten("soldier-1")
    attack(t, "E4", "E5")
    t.do("retreat:E6")
    assert (t.at("E5"), t.at("E6")) == ((0, "nasute-3"), (1, "soldier-1"))


# ------------------------------------------------------------- T7.5
@pytest.mark.rule("T7.5")
@pytest.mark.parametrize("attacker", ["worker-3", "soldier-2", "nasute-3", "alate-3"])
def test_t7_5_the_attacker_then_stands_on_the_target_hex(attacker: str) -> None:
    t = beaten("worker-1", attacker, attack_origin="start")
    attack(t, "E4", "E5")
    if not t.over:
        t.do("retreat:F5")
    assert (t.at("E4"), t.at("E5")) == (None, (0, attacker))
