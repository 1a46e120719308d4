"""T2.4 flight and T2.5 what it ends on."""

from __future__ import annotations

import pytest
from tests.rules.termites.helpers import GROUND, board, happened, hexes, moves
from tests.rules.termites.table import Table, kind

BESIDE_VEGETATION = """
 . . v
. . . .
"""  # around B3: B2, B4, A2 and the vegetation A3


# ------------------------------------------------------------- T2.4 flight
@pytest.mark.rule("T2.4")
@pytest.mark.parametrize("caste", GROUND)
def test_t2_4_an_alate_flies_over_enemy_ground_units(caste: str) -> None:
    t = Table(". . . . . .")
    t.unit(0, "alate-1", "A1")
    t.unit(1, f"{caste}-3", "A2")
    t.unit(1, f"{caste}-1", "A3")
    assert moves(t, "A1") == {"A4"}


@pytest.mark.rule("T2.4")
def test_t2_4_an_alate_does_not_fly_over_enemy_alate_but_may_attack_them() -> None:
    for token, goals in (("alate-1", set[str]()), ("alate-2", {"A2"})):
        t = Table(". . . . .")
        t.unit(0, token, "A1")
        t.unit(1, "alate-1", "A2")
        assert moves(t, "A1") == goals


@pytest.mark.rule("T2.4")
def test_t2_4_an_alate_flies_over_own_alate() -> None:
    t = Table(". . . . .")
    t.unit(0, "alate-1", "A1")
    t.unit(0, "alate-2", "A2")
    assert moves(t, "A1") == {"A3", "A4"}


@pytest.mark.rule("T2.4")
def test_t2_4_water_counts_as_open_for_it_and_it_may_stop_there() -> None:
    t = Table(". w w w w")
    t.unit(0, "alate-1", "A1")
    assert moves(t, "A1") == {"A2", "A3", "A4"}
    t.do("move:A4")
    assert t.at("A4") == (0, "alate-1")


@pytest.mark.rule("T2.4")
def test_t2_4_it_attacks_onto_water() -> None:
    t = Table(". . w .")
    t.unit(0, "alate-2", "A1")
    t.unit(1, "alate-1", "A3")
    assert "A3" in moves(t, "A1")


@pytest.mark.rule("T2.4")
def test_t2_4_it_never_enters_vegetation_not_through_it_not_ending_on_it() -> None:
    t = Table(". . v . .")
    t.unit(0, "alate-3", "A2")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T2.4", "vegetation-is-closed")
    assert t.why("move:A4") == ("T6.2", "way-blocked")


@pytest.mark.rule("T2.4")
def test_t2_4_it_never_enters_vegetation_by_attack() -> None:
    t = Table(". . v . .")
    t.unit(0, "alate-3", "A2")
    t.unit(1, "worker-1", "A3")
    assert moves(t, "A2") == {"A1"}
    assert t.why("move:A3") == ("T2.4", "vegetation-is-closed")


@pytest.mark.rule("T2.4")
def test_t2_4_it_flies_round_vegetation_with_the_points_it_has() -> None:
    t = Table(board("v", "D4", "E6", "D5", "F5"))
    t.unit(0, "alate-1", "E5")
    ways = moves(t, "E5")
    assert not ways & hexes(t, "vegetation")
    assert {"E4", "E3", "E2", "F4", "G4", "G5", "D3", "C3"} <= ways  # west and south-west are open, then on from there
    assert {"E7", "C4", "D6"} & ways == set()  # two or three steps away, but behind the vegetation


@pytest.mark.rule("T2.4")
def test_t2_4_entering_stones_costs_it_1() -> None:
    t = Table(". s s s s")
    t.unit(0, "alate-1", "A1")
    assert moves(t, "A1") == {"A2", "A3", "A4"}


# ------------------------------------------------------------- T2.5 pushed onto vegetation
def beaten_alate(ruling: str) -> Table:
    t = Table(BESIDE_VEGETATION, alate_into_vegetation=ruling)
    t.unit(0, "nasute-2", "B2")
    t.unit(1, "alate-1", "B3")
    t.movement(0)
    t.do("unit:B2", "move:B3")
    return t


@pytest.mark.rule("T2.5")
def test_t2_5_an_alate_that_the_attacker_pushes_onto_vegetation_is_destroyed() -> None:
    t = beaten_alate("choice")
    assert t.legal("retreat") == {"A2", "A3", "B4"}
    t.do("retreat:A3")
    assert ("destroyed", 1, t.cells["B3"], kind("alate-1")) in happened(t)
    assert [t.at(hex) for hex in ("A3", "B3", "B2")] == [None, (0, "nasute-2"), None]


@pytest.mark.rule("T2.5")
def test_t2_5_pushed_elsewhere_it_lives() -> None:
    t = beaten_alate("choice")
    t.do("retreat:B4")
    assert [t.at(hex) for hex in ("B4", "B3")] == [(1, "alate-1"), (0, "nasute-2")]


@pytest.mark.rule("T2.5")
def test_t2_5_by_default_it_is_not_pushed_there_while_another_hex_is_left() -> None:
    t = beaten_alate("last-resort")
    assert t.legal("retreat") == {"A2", "B4"}
    assert t.why("retreat:A3") == ("T7.3", "retreat-vegetation")


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize("ruling", ["last-resort", "choice"])
@pytest.mark.parametrize(("token", "survives"), [("alate-1", False), ("worker-1", True), ("soldier-1", True)])
def test_t2_5_with_vegetation_alone_behind_it_an_alate_dies_and_others_retreat(
    token: str, survives: bool, ruling: str
) -> None:
    t = Table(". . . v", alate_into_vegetation=ruling)
    t.unit(0, "nasute-3", "A2")
    t.unit(1, token, "A3")
    t.movement(0)
    t.do("unit:A2", "move:A3")
    if t.offer == "retreat":
        t.do("retreat:A4")
    assert (t.at("A3"), t.at("A4")) == ((0, "nasute-3"), (1, token) if survives else None)
