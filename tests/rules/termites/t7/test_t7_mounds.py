"""T7.6, T7.7: a mound is captured, the attacker builds on its hex, the owner builds a new one."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import attack, land, next_turn, reserve_of, ruled
from tests.rules.termites.table import NEUTRAL, Table

from rulewright.games.termites.game import GAME


def siege(
    owner: int = 1, value: int = 5, attacker: str = "worker-3", picture: str | None = None, **rulings: str
) -> Table:
    """Seat 0 on E4, with support, against a mound on E5; three players, and seat 1 has a turn to come."""
    t = ruled(picture or land(), rulings, players=3)
    t.mound(owner, value, "E5")
    t.unit(0, attacker, "E4")
    t.unit(0, "soldier-3", "D5")
    t.unit(0, "nasute-2", "E7")
    t.hand(1, "worker-1")
    return t


# ------------------------------------------------------------- T7.6
@pytest.mark.rule("T7.6")
@pytest.mark.parametrize("attacker", ["worker-1", "soldier-1", "nasute-1", "alate-1"])
def test_t7_6_the_mound_is_a_trophy_and_the_attacking_unit_of_any_caste_is_destroyed(attacker: str) -> None:
    """The rulebook's picture of an attack on an enemy's mound with support."""
    t = siege(attacker=attacker)
    attack(t, "E4", "E5")
    assert t.trophies(0) == [5]
    assert (t.at("E4"), t.at("E5")) == (None, None)
    assert t.trophies(1) == t.trophies(2) == []


@pytest.mark.rule("T7.6")
def test_t7_6_its_supporters_are_not_destroyed() -> None:
    t = siege()
    attack(t, "E4", "E5")
    t.do("mound:9")
    assert (t.at("D5"), t.at("E7")) == ((0, "soldier-3"), (0, "nasute-2"))


@pytest.mark.rule("T7.6")
def test_t7_6_a_unit_that_comes_from_further_away_is_destroyed_too() -> None:
    t = siege()
    t.unit(0, "worker-1", "E3")
    attack(t, "E3", "E5")  # from the position of the Worker on E4, which supports
    t.do("mound:5")
    assert (t.at("E3"), t.at("E4"), t.at("E5")) == (None, (0, "worker-3"), (0, 5))


@pytest.mark.rule("T7.6")
def test_t7_6_the_owner_of_a_lost_mound_keeps_nothing_of_it() -> None:
    t = siege(value=7)
    attack(t, "E4", "E5")
    assert (reserve_of(t, 1), reserve_of(t, 0)) == ([5, 6, 8, 9], [5, 6, 7, 8, 9])


@pytest.mark.rule("T7.6")
def test_t7_6_trophies_add_up() -> None:
    t = siege()
    t.mound(2, 5, "G3")
    t.unit(0, "soldier-3", "G2")
    attack(t, "E4", "E5")
    t.do("mound:6", "mound:9", "build:C5")
    attack(t, "G2", "G3")
    assert t.trophies(0) == [5, 5]


# ------------------------------------------------------------- T7.7
@pytest.mark.rule("T7.7")
@pytest.mark.parametrize("owner", [1, 2, NEUTRAL])
def test_t7_7_the_attacker_must_put_one_of_their_unplaced_mounds_there(owner: int) -> None:
    t = siege(owner, 7)
    t.mound(0, 6, "C2")
    attack(t, "E4", "E5")
    assert (t.actor, t.offer) == (0, "captured-hex")
    assert t.legal() == {"mound:5", "mound:7", "mound:8", "mound:9"}
    assert t.why("mound:6") == ("T1.3", "no-such-mound")
    assert t.why("pass") == ("T7.7", "not-now")
    t.do("mound:8")
    assert t.at("E5") == (0, 8)
    assert reserve_of(t, 0) == [5, 7, 9]


@pytest.mark.rule("T7.7")
def test_t7_7_a_trophy_cannot_be_placed() -> None:
    t = siege(value=6)
    t.reserve(0, 5)
    attack(t, "E4", "E5")
    assert t.legal() == {"mound:5"}


@pytest.mark.rule("T7.7")
@pytest.mark.parametrize("owner", [1, NEUTRAL])
def test_t7_7_there_is_no_new_check_of_that_hex(owner: int) -> None:
    """On the edge, beside a mound, between two waters, on water: it stands where one stood."""
    t = Table(land(D1="w", F1="w", E1="w"), mound_terrain="not-water")
    t.mound(owner, 7, "E1")
    t.mound(1, 5, "E2")
    t.unit(0, "alate-3", "E3")
    for hex, token in (("D1", "alate-3"), ("F1", "alate-2")):
        t.unit(0, token, hex)
    attack(t, "E3", "E1")
    t.do("mound:5")
    assert t.at("E1") == (0, 5)


@pytest.mark.rule("T7.7")
@pytest.mark.parametrize("owner", [1, 2])
def test_t7_7_then_the_owner_must_place_a_new_one(owner: int) -> None:
    t = siege(owner)
    attack(t, "E4", "E5")
    t.do("mound:5")
    assert (t.actor, t.offer) == (owner, "mound")
    assert t.legal() == {"mound:6", "mound:7", "mound:8", "mound:9"}
    assert t.why("pass") == ("T7.7", "not-now")
    assert GAME.common_view(t.s).prompt.rule == "T7.7"
    t.do("mound:9")
    assert (t.actor, t.offer) == (owner, "mound-hex")
    t.do("build:G3")
    assert t.at("G3") == (owner, 9)
    assert reserve_of(t, owner) == [6, 7, 8]
    assert next_turn(t)


@pytest.mark.rule("T7.7", "T4.5")
def test_t7_7_the_new_one_is_placed_by_the_rules_of_set_up() -> None:
    t = siege(picture=land(G3="w", G5="w", C2="w"))
    t.neutral("C5")
    attack(t, "E4", "E5")
    t.do("mound:5", "mound:9")
    assert t.why("build:E8") is None
    assert t.why("build:E4") == ("T4.5", "beside-mound")  # the hex itself is free again
    assert t.why("build:E5") == ("T4.5", "mound-not-free")
    assert t.why("build:D5") == ("T4.5", "mound-not-free")
    assert t.why("build:E7") == ("T4.5", "mound-not-free")
    assert t.why("build:E9") == ("T4.5", "on-edge")
    assert t.why("build:B4") == ("T4.5", "beside-mound")
    assert t.why("build:C2") == ("T4.5", "mound-terrain")
    assert t.why("build:G4") == ("T4.5", "too-much-water")
    assert t.why("build:D3") is None  # C2 is the one Water beside it


@pytest.mark.rule("T7.7")
def test_t7_7_after_a_neutral_mound_nobody_else_places() -> None:
    t = siege(NEUTRAL, 7)
    attack(t, "E4", "E5")
    assert t.trophies(0) == [7]
    t.do("mound:5")
    assert t.at("E5") == (0, 5)
    assert next_turn(t)


@pytest.mark.rule("T7.7")
def test_t7_7_an_attacker_without_mounds_skips_and_the_owner_may_build_there_again() -> None:
    t = siege()
    t.reserve(0)
    attack(t, "E4", "E5")
    assert (t.actor, t.offer, t.at("E5"), t.trophies(0)) == (1, "mound", None, [5])
    t.do("mound:9")
    assert {"E5", "E4"} <= t.legal("build")
    t.do("build:E5")
    assert t.at("E5") == (1, 9)
    assert next_turn(t)


@pytest.mark.rule("T7.7")
def test_t7_7_the_owner_need_not_build_there_again() -> None:
    t = siege()
    t.reserve(0)
    attack(t, "E4", "E5")
    t.do("mound:9", "build:C3")
    assert (t.at("E5"), t.at("C3")) == (None, (1, 9))


@pytest.mark.rule("T7.7")
def test_t7_7_an_attacker_without_mounds_leaves_the_hex_of_a_neutral_one_empty() -> None:
    t = siege(NEUTRAL, 7)
    t.reserve(0)
    attack(t, "E4", "E5")
    assert (t.at("E4"), t.at("E5"), t.trophies(0)) == (None, None, [7])
    assert next_turn(t)


@pytest.mark.rule("T7.7")
def test_t7_7_an_owner_without_mounds_skips() -> None:
    t = siege()
    t.reserve(1)
    attack(t, "E4", "E5")
    t.do("mound:5")
    assert next_turn(t)


@pytest.mark.rule("T7.7")
def test_t7_7_neither_has_mounds_left() -> None:
    t = siege()
    t.reserve(0)
    t.reserve(1)
    attack(t, "E4", "E5")
    assert (t.at("E5"), t.trophies(0)) == (None, [5])
    assert next_turn(t)
