"""T7.8: where no hex is left for a mound, an own unit makes room."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import attack, next_turn, reserve_of, ruled, tokens_of
from tests.rules.termites.table import Table

LONG = """
  . . . . . . .
 . . . . . . . .
  . . . . . . .
"""  # only B2 to B7 are not on the edge


def crowded(*units: tuple[int, str], free: tuple[str, ...] = (), picture: str = LONG, **rulings: str) -> Table:
    """Seat 0 takes the mound on B2; only B4 to B7 could hold another, and they hold these units, or seat 0's."""
    t = ruled(picture, rulings)
    t.mound(1, 5, "B2")
    t.unit(0, "soldier-3", "A1")
    for seat, hex in units:
        t.unit(seat, "worker-1", hex)
    for hex in {"B4", "B5", "B6", "B7"} - {hex for _, hex in units} - set(free):
        t.unit(0, "worker-1", hex)
    t.hand(1, "worker-1")
    attack(t, "A1", "B2")
    t.do("mound:5")
    return t


@pytest.mark.rule("T7.8")
def test_t7_8_without_a_legal_hex_an_own_unit_makes_room_for_the_mound() -> None:
    t = crowded((1, "B4"), (1, "B6"))
    assert (t.actor, t.offer) == (1, "mound")
    t.do("mound:8")
    assert (t.actor, t.offer) == (1, "unit-to-clear")
    assert t.legal() == {"clear:B4", "clear:B6"}
    assert t.why("pass") == ("T7.8", "not-now")
    t.do("clear:B6")
    assert (t.at("B6"), t.at("B4")) == ((1, 8), (1, "worker-1"))
    assert (reserve_of(t, 1), tokens_of(t.s, 1)) == ([6, 7, 9], 1)  # the unit is out of the game
    assert next_turn(t)


@pytest.mark.rule("T7.8", "T4.5")
def test_t7_8_only_an_own_unit_on_a_hex_that_would_be_legal_without_it() -> None:
    t = crowded((1, "B4"), (1, "A3"), (1, "B3"), (0, "B5"))
    t.do("mound:8")
    assert t.legal() == {"clear:B4"}
    assert t.why("clear:B5") == ("T7.8", "no-own-unit")
    assert t.why("clear:A7") == ("T7.8", "no-own-unit")
    assert t.why("clear:B2") == ("T7.8", "no-own-unit")
    assert t.why("clear:A3") == ("T4.5", "on-edge")
    assert t.why("clear:B3") == ("T4.5", "beside-mound")


@pytest.mark.rule("T7.8", "T4.5")
@pytest.mark.parametrize(
    ("ruling", "legal"), [("not-water", {"B4", "B5"}), ("open-only", {"B5"}), ("any", {"B4", "B5"})]
)
def test_t7_8_that_hex_obeys_the_ruling_on_terrain_too(ruling: str, legal: set[str]) -> None:
    t = crowded(
        (1, "B4"), (1, "B5"), picture="  . . . . . . .\n . . . s . . . .\n  . . . . . . .", mound_terrain=ruling
    )
    t.do("mound:8")
    assert t.legal("clear") == legal


@pytest.mark.rule("T7.8", "T7.7")
def test_t7_8_while_a_legal_hex_is_left_no_unit_is_removed() -> None:
    t = crowded((1, "B4"), free=("B7",))
    t.do("mound:8")
    assert t.legal() == {"build:B7"}
    assert t.why("clear:B4") == ("T7.7", "not-now")
    assert t.why("build:B4") == ("T4.5", "mound-not-free")


@pytest.mark.rule("T7.8")
def test_t7_8_without_such_a_unit_the_mound_stays_in_reserve() -> None:
    t = crowded((1, "A3"), (1, "B3"))
    assert next_turn(t)
    assert reserve_of(t, 1) == [6, 7, 8, 9]
    assert (t.at("A3"), t.at("B3")) == ((1, "worker-1"), (1, "worker-1"))


@pytest.mark.rule("T7.8", "T7.7")
def test_t7_8_the_hex_that_the_attacking_unit_left_is_free_to_build_on() -> None:
    t = Table(LONG)
    t.mound(1, 5, "B2")
    t.unit(0, "alate-3", "B4")
    t.unit(0, "soldier-3", "A1")
    for hex in ("B5", "B6", "B7"):
        t.unit(1, "worker-1", hex)
    attack(t, "B4", "B2")
    t.do("mound:5", "mound:8")
    assert t.legal() == {"build:B4"}
