"""T6.9: support is automatic and is not movement. And sums, item by item, are those of a count by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.rules.termites import scenes
from tests.rules.termites.oracle import any_position
from tests.rules.termites.scenes import goals, land
from tests.rules.termites.table import NEUTRAL, Table

from rulewright.games.termites.shown.sums import KINDS, attack_items, defence_items


# ------------------------------------------------------------- T6.9
@pytest.mark.rule("T6.9", "T6.6")
@pytest.mark.parametrize(
    ("terrain", "attacker", "defender", "supporter"),
    [
        ("v", "worker-2", "worker-2", "alate-1"),
        ("s", "worker-2", "worker-2", "soldier-1"),
        ("s", "worker-2", "worker-2", "nasute-2"),
        ("w", "alate-2", "alate-2", "soldier-1"),
        ("w", "alate-2", "alate-2", "worker-1"),
    ],
)
def test_t6_9_a_unit_supports_into_terrain_it_could_not_enter(
    terrain: str, attacker: str, defender: str, supporter: str
) -> None:
    t = Table(land(E5=terrain))
    t.unit(0, attacker, "E4")
    t.unit(1, defender, "E5")
    assert "E5" not in goals(t, "E4")
    t.unit(0, supporter, "E6")
    assert "E5" in goals(t, "E4")


@pytest.mark.rule("T6.9")
def test_t6_9_an_alate_supports_from_water() -> None:
    t = Table(land(E6="w"))
    t.unit(0, "worker-2", "E4")
    t.unit(1, "worker-2", "E5")
    t.unit(0, "alate-1", "E6")
    assert scenes.sums(t, "E4", "E5") == (3, 2)


@pytest.mark.rule("T6.9", "T2.3")
@pytest.mark.parametrize("between", ["unit", "own unit", "mound", "water", "hole"])
def test_t6_9_the_range_of_a_nasute_is_plain_distance_whatever_lies_between(between: str) -> None:
    t = Table(". . . . ." if between != "water" else ". . . w .") if between != "hole" else Table(". . .   .")
    t.unit(0, "worker-1", "A2")
    t.unit(1, "worker-1", "A3")
    t.unit(0, "nasute-2", "A4" if between == "hole" else "A5")
    if between == "unit":
        t.unit(1, "alate-3", "A4")
    elif between == "own unit":
        t.unit(0, "worker-1", "A4")
    elif between == "mound":
        t.neutral("A4")
    assert scenes.sums(t, "A2", "A3")[0] == (4 if between == "own unit" else 3)


@pytest.mark.rule("T6.9", "T7.5")
def test_t6_9_supporters_stay_where_they_are() -> None:
    t = Table()
    t.unit(0, "nasute-1", "E4")
    t.unit(1, "worker-3", "E5")
    t.unit(0, "soldier-1", "D5")
    t.unit(0, "nasute-1", "F6")
    scenes.attack(t, "E4", "E5")
    t.do("retreat:E6")
    assert [t.at(hex) for hex in ("E5", "D5", "F6")] == [(0, "nasute-1"), (0, "soldier-1"), (0, "nasute-1")]


@pytest.mark.rule("T6.9", "T6.1")
def test_t6_9_a_unit_that_cannot_move_supports() -> None:
    t = Table()
    t.unit(0, "soldier-1", "A1")
    t.unit(1, "soldier-2", "A2")
    t.unit(1, "soldier-2", "B1")
    t.unit(1, "worker-2", "B2")
    t.movement(0)
    assert t.why("unit:A1") is not None
    t.unit(0, "worker-1", "C3")
    assert scenes.sums(t, "C3", "B2") == (3, 2)
    assert "B2" in goals(t, "C3")


@pytest.mark.rule("T6.9", "T2.3")
@pytest.mark.parametrize(("ruling", "strength"), [("yes", 1 + 3 + 2 + 1), ("no", 1 + 3)])
@pytest.mark.parametrize("owner", [1, NEUTRAL])
def test_t6_9_nasute_at_distance_two_support_against_mounds_if_the_ruling_says_so(
    ruling: str, strength: int, owner: int
) -> None:
    t = Table(land(E7="v"), slime_on_mounds=ruling)
    t.unit(0, "worker-1", "E4")
    t.unit(0, "worker-3", "D4")
    t.unit(0, "nasute-2", "E7")
    t.mound(owner, 6 if owner == 1 else 7, "E5")
    assert scenes.sums(t, "E4", "E5")[0] == strength
    assert ("E5" in goals(t, "E4")) == (ruling == "yes" and owner == 1)


@pytest.mark.rule("T6.9")
def test_t6_9_by_default_they_do() -> None:
    t = Table()
    t.unit(0, "worker-1", "E4")
    t.unit(0, "nasute-2", "E7")
    t.mound(1, 5, "E5")
    assert scenes.sums(t, "E4", "E5")[0] == 3


@pytest.mark.rule("T6.9", "T2.3")
@pytest.mark.parametrize("ruling", ["yes", "no"])
def test_t6_9_nasute_beside_a_mound_always_support_and_slime_it_from_vegetation(ruling: str) -> None:
    t = Table(land(E6="v"), slime_on_mounds=ruling)
    t.unit(0, "worker-1", "E4")
    t.unit(0, "nasute-2", "E6")
    t.mound(1, 5, "E5")
    assert scenes.sums(t, "E4", "E5")[0] == 1 + 2 + 1


@pytest.mark.rule("T6.9", "T2.3")
@pytest.mark.parametrize("ruling", ["yes", "no"])
def test_t6_9_against_units_nasute_always_support_from_distance_two(ruling: str) -> None:
    t = Table(land(E7="v"), slime_on_mounds=ruling)
    t.unit(0, "worker-1", "E4")
    t.unit(0, "nasute-2", "E7")
    t.unit(1, "worker-1", "E5")
    t.mound(1, 5, "D4")
    assert scenes.sums(t, "E4", "E5")[0] == 1 + 2 + 1


# ------------------------------------------------------------- at any position
@pytest.mark.rule("T6.6", "T6.7", "T6.9")
def test_the_sums_of_the_rules_are_those_of_a_count_by_hand() -> None:
    random, counted = Random(67), 0
    for _ in range(120):
        t, oracle = any_position(random)
        for unit in oracle.units(0):
            for target in oracle.piece:
                if oracle.owner(target) != 0:
                    assert scenes.sums(t, unit, target) == (oracle.strength(unit, target), oracle.defence(target))
                    counted += 1
    assert counted > 3000


@pytest.mark.rule("T6.6", "T6.7", "T6.9")
def test_each_item_of_a_sum_is_what_a_count_by_hand_finds_on_that_hex() -> None:
    random, counted = Random(68), Counter[str]()
    for _ in range(60):
        t, oracle = any_position(random)
        for unit in oracle.units(0):
            for target in [hex for hex in oracle.piece if oracle.owner(hex) != 0]:
                items = attack_items(t.s, t.cells[unit], t.cells[target])
                brought = Counter[str]()
                for item in items:
                    brought[t.names[item.hex]] += item.amount
                helped = {hex: oracle.help(hex, target) for hex in oracle.units(0) if hex != unit}
                assert brought == {unit: oracle.might(unit), **{hex: n for hex, n in helped.items() if n}}
                defended = defence_items(t.s, t.cells[target])
                assert {item.hex for item in defended} == {t.cells[target]}
                assert sum(item.amount for item in defended) == oracle.defence(target)
                counted.update(item.kind for item in (*items, *defended))
    assert set(counted) == {kind for kind, _ in KINDS.values()}
