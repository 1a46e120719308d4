"""T2 Castes."""

from __future__ import annotations

import pytest
from tests.rules.termites.helpers import CASTES, board, distance, moves, sums
from tests.rules.termites.table import Table


# ------------------------------------------------------------- the table of castes
@pytest.mark.rule("T2")
@pytest.mark.parametrize(("caste", "points"), [("worker", 2), ("soldier", 1), ("nasute", 1), ("alate", 3)])
@pytest.mark.parametrize("termites", [1, 3])
def test_t2_each_caste_has_its_move_points(caste: str, points: int, termites: int) -> None:
    t = Table()
    t.unit(0, f"{caste}-{termites}", "E5")
    assert moves(t, "E5") == {hex for hex in t.cells if 1 <= distance(t, hex, "E5") <= points}
    beyond = next(hex for hex in t.cells if distance(t, hex, "E5") == points + 1)
    assert t.why(f"move:{beyond}") == ("T6.1", "too-far")


# ------------------------------------------------------------- T2.1 strength
@pytest.mark.rule("T2", "T2.1")
@pytest.mark.parametrize("termites", [1, 2, 3])
@pytest.mark.parametrize(("caste", "each"), [("worker", 1), ("soldier", 2), ("nasute", 1), ("alate", 1)])
def test_t2_1_a_tokens_strength_is_its_termites_times_the_strength_of_one(caste: str, each: int, termites: int) -> None:
    token = f"{caste}-{termites}"
    attacking, supporting, defending = Table(), Table(), Table()
    for t, roles in (
        (attacking, (token, "soldier-3", "worker-1")),
        (supporting, ("soldier-3", token, "worker-1")),
        (defending, ("soldier-3", "soldier-3", token)),
    ):
        t.unit(0, roles[0], "E4")
        t.unit(0, roles[1], "E6")
        t.unit(1, roles[2], "E5")
        t.movement(0)
        t.do("unit:E4", "move:E5")
    strength = termites * each
    assert (sums(attacking), sums(supporting), sums(defending)) == (
        (strength + 6, 1),
        (strength + 6, 1),
        (12, strength),
    )


@pytest.mark.rule("T2.1")
def test_t2_1_two_soldiers_beat_three_workers_and_two_of_any_other_caste_do_not() -> None:
    for caste in CASTES:
        t = Table()
        t.unit(0, f"{caste}-2", "E4")
        t.unit(1, "worker-3", "E5")
        t.movement(0)
        t.do("unit:E4")
        assert t.why("move:E5") == (None if caste == "soldier" else ("T6.5", "too-weak"))


# ------------------------------------------------------------- T2.2 grip
@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("beaten", CASTES)
def test_t2_2_a_unit_beaten_by_an_attacking_soldier_is_destroyed_though_it_could_retreat(beaten: str) -> None:
    t = Table()
    t.unit(0, "soldier-1", "E4")
    t.unit(0, "worker-3", "D4")
    t.unit(1, f"{beaten}-1", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert t.offer != "retreat"
    assert (t.at("E5"), t.at("E4")) == ((0, "soldier-1"), None)
    assert {t.at(hex) for hex in t.cells} == {None, (0, "soldier-1"), (0, "worker-3")}


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("attacker", ["worker", "nasute", "alate"])
def test_t2_2_a_soldier_that_only_supports_does_not_destroy(attacker: str) -> None:
    t = Table(attack_origin="start")
    t.unit(0, f"{attacker}-1", "E4")
    t.unit(0, "soldier-3", "E6")
    t.unit(1, "worker-2", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert t.offer == "retreat"
    t.do("retreat:D5")
    assert (t.at("D5"), t.at("E5"), t.at("E6")) == ((1, "worker-2"), (0, f"{attacker}-1"), (0, "soldier-3"))


@pytest.mark.rule("T2.2")
def test_t2_2_a_soldier_that_is_beaten_has_no_grip() -> None:
    t = Table()
    t.unit(0, "nasute-3", "E4")
    t.unit(1, "soldier-1", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5", "retreat:E6")
    assert (t.at("E5"), t.at("E6")) == ((0, "nasute-3"), (1, "soldier-1"))


# ------------------------------------------------------------- T2.3 slime
def supported(supporter: str, hex: str, picture: str, seat: int = 0) -> int:
    """What a unit there adds to an attack of a worker-3 from E4 on a worker-1 on E5."""
    t = Table(picture)
    t.unit(0, "worker-3", "E4")
    t.unit(1, "worker-1", "E5")
    t.unit(seat, supporter, hex)
    t.movement(0)
    t.do("unit:E4", "move:E5")
    return sums(t)[0] - 3


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("termites", [1, 2, 3])
@pytest.mark.parametrize(("hex", "at"), [("E6", 1), ("D4", 1), ("E7", 2), ("C5", 2), ("G3", 2), ("D3", 2), ("E8", 3)])
def test_t2_3_a_nasute_also_supports_from_distance_2_and_no_farther(hex: str, at: int, termites: int) -> None:
    plain = Table()
    assert distance(plain, hex, "E5") == at
    assert supported(f"nasute-{termites}", hex, board(".")) == (termites if at <= 2 else 0)


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("caste", ["worker", "soldier", "alate"])
def test_t2_3_no_other_caste_supports_from_distance_2(caste: str) -> None:
    assert supported(f"{caste}-3", "E7", board(".")) == 0
    assert supported(f"{caste}-3", "E6", board(".")) == (6 if caste == "soldier" else 3)


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("hex", ["E6", "E7", "C5"])
@pytest.mark.parametrize("termites", [1, 2, 3])
def test_t2_3_support_from_vegetation_gives_1_more_for_the_token(hex: str, termites: int) -> None:
    assert supported(f"nasute-{termites}", hex, board("v", hex)) == termites + 1


@pytest.mark.rule("T2.3")
def test_t2_3_vegetation_gives_nothing_beyond_distance_2_nor_to_enemies_nor_to_other_castes() -> None:
    assert supported("nasute-3", "E8", board("v", "E8")) == 0
    assert supported("nasute-3", "E6", board("v", "E6"), seat=1) == 0
    assert supported("worker-3", "E6", board("v", "E6")) == 3
    assert supported("soldier-3", "E6", board("v", "E6")) == 6


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("letter", [".", "s"])
def test_t2_3_no_other_terrain_gives_it(letter: str) -> None:
    assert supported("nasute-2", "E7", board(letter, "E7")) == 2


@pytest.mark.rule("T2.3")
def test_t2_3_each_supporting_token_on_vegetation_counts() -> None:
    t = Table(board("v", "D4", "E7", "F6", "E8"))
    t.unit(0, "nasute-1", "E4")
    for hex in ("D4", "E7", "F6"):
        t.unit(0, "nasute-2", hex)
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert sums(t)[0] == 1 + 3 * (2 + 1)


@pytest.mark.rule("T2.3")
def test_t2_3_a_nasute_that_attacks_from_vegetation_gets_nothing_for_it() -> None:
    t = Table(board("v", "E4"))
    t.unit(0, "nasute-2", "E4")
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    t.do("unit:E4", "move:E5")
    assert sums(t) == (2, 1)
