"""T6.5-T6.7: strictly stronger than the defence; the attacker and its support; the defence of units and mounds."""

from __future__ import annotations

import pytest
from tests.rules.termites.oracle import spread
from tests.rules.termites.scenes import AROUND_E5, goals, land, sums
from tests.rules.termites.table import NEUTRAL, Table, kind

STRENGTH = {  # T2.1, written out
    "worker-1": 1, "worker-2": 2, "worker-3": 3,
    "soldier-1": 2, "soldier-2": 4, "soldier-3": 6,
    "nasute-1": 1, "nasute-2": 2, "nasute-3": 3,
    "alate-1": 1, "alate-2": 2, "alate-3": 3,
}  # fmt: skip
AT_TWO = [hex for hex in Table().cells if spread(hex, "E5") == 2]


def duel(attacker: str = "worker-1", defender: str = "worker-1", **terrain: str) -> Table:
    """Seat 0 on E4 against seat 1 on E5, the middle."""
    t = Table(land(**terrain))
    t.unit(0, attacker, "E4")
    t.unit(1, defender, "E5")
    return t


# ------------------------------------------------------------- T6.5
@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("attacker", STRENGTH)
@pytest.mark.parametrize("defender", STRENGTH)
def test_t6_5_an_attack_must_be_strictly_stronger(attacker: str, defender: str) -> None:
    t = duel(attacker, defender)
    stronger = STRENGTH[attacker] > STRENGTH[defender]
    assert ("E5" in goals(t, "E4")) == stronger
    assert t.why("move:E5") == (None if stronger else ("T6.5", "too-weak"))


@pytest.mark.rule("T6.5", "T6.7")
@pytest.mark.parametrize("value", [5, 6, 7, 8, 9])
@pytest.mark.parametrize("owner", [1, NEUTRAL])
def test_t6_5_an_attack_on_a_mound_must_be_strictly_stronger_than_its_value(value: int, owner: int) -> None:
    t = Table()
    t.mound(owner, value, "E5")
    t.unit(0, "nasute-1", "E4")
    helpers = iter(("D4", "D5", "E6", "F4"))
    for size in {5: (3, 1), 6: (3, 2), 7: (3, 3), 8: (3, 3, 1), 9: (3, 3, 2)}[value]:
        t.unit(0, f"worker-{size}", next(helpers))
    assert sums(t, "E4", "E5") == (value, value)
    goals(t, "E4")
    assert t.why("move:E5") == ("T6.5", "too-weak")
    t.unit(0, "worker-1", "F5")
    assert sums(t, "E4", "E5") == (value + 1, value)
    assert "E5" in goals(t, "E4")


@pytest.mark.rule("T6.5")
def test_t6_5_one_more_by_support_is_enough() -> None:
    t = duel("worker-2", "worker-2")
    goals(t, "E4")
    assert t.why("move:E5") == ("T6.5", "too-weak")
    t.unit(0, "worker-1", "F5")
    assert "E5" in goals(t, "E4")


# ------------------------------------------------------------- T6.6
@pytest.mark.rule("T6.6", "T2.1")
@pytest.mark.parametrize(("token", "strength"), STRENGTH.items())
def test_t6_6_the_attacker_adds_its_own_strength_once(token: str, strength: int) -> None:
    assert sums(duel(token), "E4", "E5")[0] == strength


@pytest.mark.rule("T6.6")
@pytest.mark.parametrize(("start", "friend"), [("E3", "E4"), ("E4", "D4"), ("D3", "D4"), ("C3", "E6")])
def test_t6_6_the_attacker_counts_once_from_wherever_it_comes(start: str, friend: str) -> None:
    t = Table()
    t.unit(1, "worker-1", "E5")
    t.unit(0, "worker-3", start)
    assert sums(t, start, "E5")[0] == 3
    t.unit(0, "worker-2", friend)
    assert sums(t, start, "E5")[0] == 5


@pytest.mark.rule("T6.6", "T2.1")
@pytest.mark.parametrize("side", sorted(AROUND_E5 - {"E4"}))
@pytest.mark.parametrize(("token", "strength"), STRENGTH.items())
def test_t6_6_every_own_unit_beside_the_target_adds_its_strength(side: str, token: str, strength: int) -> None:
    t = duel("worker-2")
    t.unit(0, token, side)
    assert sums(t, "E4", "E5")[0] == 2 + strength


@pytest.mark.rule("T6.6")
def test_t6_6_all_of_them_together() -> None:
    t = duel("worker-1", "soldier-3")
    for hex, token in zip(
        ("D4", "D5", "E6", "F4", "F5"), ("worker-2", "soldier-1", "nasute-3", "alate-1", "soldier-3"), strict=True
    ):
        t.unit(0, token, hex)
    assert sums(t, "E4", "E5") == (1 + 2 + 2 + 3 + 1 + 6, 6)


@pytest.mark.rule("T6.6")
def test_t6_6_neither_enemies_nor_mounds_support() -> None:
    t = Table(players=3)
    t.unit(0, "worker-1", "E4")
    t.unit(1, "worker-1", "E5")
    t.unit(1, "soldier-3", "D4")
    t.unit(2, "soldier-3", "D5")
    t.unit(2, "nasute-3", "C4")
    t.mound(0, 9, "E6")
    t.neutral("F4")
    assert sums(t, "E4", "E5")[0] == 1


@pytest.mark.rule("T6.6", "T2.3")
@pytest.mark.parametrize("hex", AT_TWO)
def test_t6_6_every_own_nasute_at_distance_two_supports(hex: str) -> None:
    t = duel("worker-1")
    t.unit(0, "nasute-3", hex)
    assert sums(t, "E4", "E5")[0] == 4


@pytest.mark.rule("T6.6", "T2.3")
def test_t6_6_no_other_caste_supports_from_distance_two() -> None:
    t = duel("worker-1")
    for hex in AT_TWO:
        t.unit(0, "alate-3" if hex < "E" else "soldier-3" if hex > "F" else "worker-3", hex)
    assert sums(t, "E4", "E5")[0] == 1


@pytest.mark.rule("T6.6", "T2.3")
def test_t6_6_no_nasute_supports_from_distance_three() -> None:
    t = duel("worker-1")
    for hex in t.cells:
        if spread(hex, "E5") >= 3:
            t.unit(0, "nasute-3", hex)
    assert sums(t, "E4", "E5")[0] == 1


@pytest.mark.rule("T6.6", "T2.3")
def test_t6_6_many_nasute_support_at_once() -> None:
    t = duel("worker-1")
    for hex in (*AT_TWO, "D5", "F5"):
        t.unit(0, "nasute-1", hex)
    assert sums(t, "E4", "E5")[0] == 1 + 12 + 2


@pytest.mark.rule("T6.6", "T2.3")
@pytest.mark.parametrize("hex", ["E6", "E7", "D6"])
@pytest.mark.parametrize("termites", [1, 2, 3])
def test_t6_6_a_nasute_on_vegetation_supports_with_one_more_whatever_its_termites(hex: str, termites: int) -> None:
    t = duel("worker-1", **{hex: "v"})
    t.unit(0, f"nasute-{termites}", hex)
    assert sums(t, "E4", "E5")[0] == 1 + termites + 1


@pytest.mark.rule("T6.6", "T2.3")
def test_t6_6_one_more_for_each_token_on_vegetation() -> None:
    t = duel("worker-1", E6="v", E7="v", D6="v", D5=".")
    for hex in ("E6", "E7", "D6", "D5"):
        t.unit(0, "nasute-2", hex)
    assert sums(t, "E4", "E5")[0] == 1 + 4 * 2 + 3


@pytest.mark.rule("T6.6", "T2.3")
def test_t6_6_a_nasute_that_itself_attacks_from_vegetation_gets_no_bonus() -> None:
    t = duel("nasute-2", "worker-2", E4="v")
    assert sums(t, "E4", "E5") == (2, 2)
    goals(t, "E4")
    assert t.why("move:E5") == ("T6.5", "too-weak")


@pytest.mark.rule("T6.6", "T2.3")
@pytest.mark.parametrize("caste", ["worker", "soldier"])
def test_t6_6_other_castes_get_nothing_from_vegetation(caste: str) -> None:
    t = duel("worker-1", E6="v")
    t.unit(0, f"{caste}-1", "E6")
    assert sums(t, "E4", "E5")[0] == 1 + STRENGTH[f"{caste}-1"]


@pytest.mark.rule("T6.6", "T3.4")
def test_t6_6_stones_add_nothing_to_attacker_or_support() -> None:
    t = duel("worker-2", E4="s", E6="s", E7="s")
    t.unit(0, "soldier-1", "E6")
    t.unit(0, "nasute-1", "E7")
    assert sums(t, "E4", "E5")[0] == 2 + 2 + 1


@pytest.mark.rule("T6.6", "T6.5")
def test_t6_6_an_attack_with_support_is_the_sum_of_all() -> None:
    """The rulebook's picture of an attack with support: alone too weak, together just enough."""
    t = duel("worker-1", "soldier-2", D6="v")
    t.unit(0, "alate-2", "F5")
    t.unit(0, "nasute-1", "D6")
    assert sums(t, "E4", "E5") == (1 + 2 + 1 + 1, 4)
    assert "E5" in goals(t, "E4")
    t.s.unit[t.cells["F5"]] = kind("alate-1")
    assert "E5" not in goals(t, "E4")


# ------------------------------------------------------------- T6.7
@pytest.mark.rule("T6.7", "T2.1")
@pytest.mark.parametrize(("token", "strength"), STRENGTH.items())
def test_t6_7_a_unit_defends_with_its_strength(token: str, strength: int) -> None:
    assert sums(duel(defender=token), "E4", "E5")[1] == strength


@pytest.mark.rule("T6.7", "T3.4")
@pytest.mark.parametrize(("token", "strength"), STRENGTH.items())
def test_t6_7_a_unit_on_stones_defends_with_one_more(token: str, strength: int) -> None:
    assert sums(duel(defender=token, E5="s"), "E4", "E5")[1] == strength + 1


@pytest.mark.rule("T6.7", "T6.5")
@pytest.mark.parametrize(("attacker", "legal"), [("worker-2", False), ("worker-3", True)])
def test_t6_7_stones_are_enough_to_hold_against_one_more(attacker: str, legal: bool) -> None:
    t = duel(attacker, "worker-1", E5="s")
    assert ("E5" in goals(t, "E4")) == legal


@pytest.mark.rule("T6.7")
@pytest.mark.parametrize(
    ("terrain", "token"), [("v", "nasute-2"), ("v", "worker-2"), ("w", "alate-2"), (".", "soldier-1")]
)
def test_t6_7_no_other_terrain_helps_a_defender(terrain: str, token: str) -> None:
    assert sums(duel(defender=token, E5=terrain), "E4", "E5")[1] == 2


@pytest.mark.rule("T6.7")
def test_t6_7_friends_do_not_help_a_defender() -> None:
    t = duel("worker-2", "worker-1", D6="v")
    t.unit(1, "soldier-3", "E6")
    t.unit(1, "nasute-3", "D5")
    t.unit(1, "nasute-3", "D6")
    t.mound(1, 9, "F5")
    assert sums(t, "E4", "E5") == (2, 1)
    assert "E5" in goals(t, "E4")


@pytest.mark.rule("T6.7", "T1.3")
@pytest.mark.parametrize("terrain", [".", "v", "s"])
@pytest.mark.parametrize(("owner", "value"), [(1, 5), (1, 9), (NEUTRAL, 7)])
def test_t6_7_a_mound_defends_with_its_value_on_any_terrain(owner: int, value: int, terrain: str) -> None:
    t = Table(land(E5=terrain))
    t.unit(0, "worker-1", "E4")
    t.mound(owner, value, "E5")
    t.unit(1, "soldier-3", "E6")
    assert sums(t, "E4", "E5") == (1, value)
