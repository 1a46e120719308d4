"""What speaks for a move in Termites: each reason appears where it is true, and only there."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.rules.termites.oracle import any_position
from tests.rules.termites.scenes import land
from tests.rules.termites.table import Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.thinking.merits import strength_beside
from rulewright.kernel.ahead import carry_out
from rulewright.kernel.message import Message


def reasons(t: Table, *actions: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """By key: the paragraph and the arguments."""
    line, copy = list[int](), t.s.clone()
    for text in actions:
        line.append(GAME.read(copy, text))
    found = GAME.merits(carry_out(GAME, copy, line, 0), 0)
    return {told.key.removeprefix("termites-reason-"): (rule, told.args) for told, rule in found}


def test_a_mound_is_taken_and_the_sum_is_shown() -> None:
    t = Table()
    t.unit(0, "soldier-3", "E4")
    t.unit(0, "nasute-2", "D4")
    t.unit(0, "worker-1", "F5")
    t.mound(1, 8, "E5")
    t.movement(0)
    told = reasons(t, "unit:E4", "move:E5")
    assert list(told)[:2] == ["takes", "attack"]
    assert told["takes"] == ("T7.6", {"value": 8, "other": 1})
    assert told["attack"] == ("T6.5", {"strength": 9, "defence": 8, "supporters": 2})


def test_a_neutral_mound_is_taken_from_nobody() -> None:
    t = Table()
    t.unit(0, "soldier-3", "E4")
    t.unit(0, "soldier-1", "F5")
    t.neutral("E5")
    t.movement(0)
    told = reasons(t, "unit:E4", "move:E5")
    assert told["takes-neutral"][0] == "T7.6"
    assert "takes" not in told


def test_a_unit_is_pushed_off_its_hex() -> None:
    t = Table()
    t.unit(0, "nasute-3", "E4")
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    told = reasons(t, "unit:E4", "move:E5", "retreat:E6")
    assert told["pushes"] == ("T7.1", {"other": 1, "hex": "E5", "caste": "worker", "termites": 1})
    assert told["attack"][1]["supporters"] == 0
    assert "pushes" not in reasons(t, "unit:E4", "move:E5"), "where it retreats to is still to be chosen"


def test_a_unit_is_destroyed_by_a_soldier() -> None:
    t = Table()
    t.unit(0, "soldier-1", "E4")
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    assert reasons(t, "unit:E4", "move:E5")["destroys"] == (
        "T7.4",
        {"other": 1, "hex": "E5", "caste": "worker", "termites": 1},
    )


def test_a_unit_threatens_what_it_could_not_beat_before() -> None:
    t = Table(swarms={"blue": ["soldier-2"]})
    t.hand(0, "soldier-2")
    t.unit(0, "worker-1", "D4")
    t.unit(1, "worker-3", "E5")
    t.turn(0)
    paragraph, args = reasons(t, "token:soldier-2", "place:E4")["threatens"]
    assert (paragraph, args["hex"], args["strength"], args["defence"]) == ("T6.5", "E5", 5, 3)
    assert "threatens" not in reasons(t, "token:soldier-2", "place:A1")


def test_strength_gathers_at_a_mound() -> None:
    t = Table(swarms={"blue": ["soldier-2"]})
    t.hand(0, "soldier-2")
    t.unit(0, "worker-1", "D4")
    t.mound(1, 7, "E5")
    t.turn(0)
    told = reasons(t, "token:soldier-2", "place:E4")
    assert told["gathers"] == ("T6.6", {"hex": "E5", "strength": 5, "needed": 8})
    assert "threatens" not in told


def test_an_own_mound_is_relieved() -> None:
    t = Table()
    t.unit(0, "soldier-2", "D5")
    t.unit(1, "worker-2", "D4")
    t.unit(1, "worker-3", "F4")
    t.mound(0, 6, "E4")
    t.movement(0)
    told = reasons(t, "unit:D5", "move:D4")
    assert told["relieves"] == ("T6.6", {"hex": "E4", "value": 6, "strength": 5, "less": 3})


def test_an_own_mound_is_saved_from_what_could_have_taken_it() -> None:
    t = Table()
    t.mound(0, 5, "E5")
    t.unit(0, "soldier-3", "D3")
    t.unit(1, "soldier-2", "D4")
    t.unit(1, "worker-1", "F5")
    t.hand(1, "worker-1")
    t.movement(0)
    told = reasons(t, "unit:D3", "move:D4")
    assert told["saves"] == ("T6.5", {"hex": "E5", "other": 1, "was": 6, "defence": 5, "attack": 2})
    assert "saves" not in reasons(t, "pass")


def test_mounds_that_are_left_to_others_are_dangers() -> None:
    """The worst opponent for each mound, and no mound that holds."""
    t = Table(players=3)
    t.mound(0, 5, "E5")
    t.mound(0, 9, "B3")
    t.unit(0, "worker-1", "H4")
    t.unit(1, "soldier-3", "D4")
    t.unit(2, "soldier-2", "F5")
    for seat in (1, 2):
        t.hand(seat, "worker-2")
    t.movement(0)
    steps = carry_out(GAME, t.s.clone(), [GAME.read(t.s, "pass")], 0)
    assert GAME.dangers(steps, [], 0) == [
        (Message("termites-threat-falls", {"other": 1, "hex": "E5", "attack": 8, "defence": 5}), "T7.6")
    ]


def test_a_move_that_changes_nothing_has_no_reasons() -> None:
    t = Table(land(A1="w"))
    t.unit(0, "worker-1", "E4")
    t.movement(0)
    assert reasons(t, "unit:E4", "move:E5") == {}
    assert reasons(t, "pass") == {}


def test_strength_beside_a_piece_is_what_the_best_attack_from_there_would_have() -> None:
    looked, random = 0, Random(3)
    for _ in range(60):
        t, oracle = any_position(random)
        for target in oracle.piece:
            for seat in range(t.s.players):
                beside = [hex for hex in oracle.units(seat) if hex in oracle.near[target]]
                able = [hex for hex in beside if target in {way[1] for way in oracle.ways(hex)}]
                sums = [oracle.strength(hex, target) for hex in able]
                assert strength_beside(t.s, t.cells[target], seat) == max(sums, default=0)
                looked += bool(sums)
    assert looked > 50
