"""What speaks for a move in Termites: each reason where it is true, and only there."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.rules.termites.oracle import any_position
from tests.rules.termites.scenes import land
from tests.rules.termites.table import Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import HEXES, NEIGHBOURS, NO_UNIT, NOBODY
from rulewright.games.termites.reasons import enters, strength_beside
from rulewright.games.termites.sums import attack_sum
from rulewright.kernel.ahead import carry_out


def reasons(t: Table, *actions: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """By their keys: the paragraph and the arguments."""
    line, copy = list[int](), t.s.clone()
    for text in actions:
        line.append(GAME.read(copy, text))
    found = GAME.reasons(carry_out(GAME, copy, line, 0), 0)
    return {told.key.removeprefix("termites-reason-"): (rule, told.args) for told, rule in found}


def test_a_mound_is_taken_and_the_sum_is_told() -> None:
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


def test_a_move_that_changes_nothing_has_no_reasons() -> None:
    t = Table(land(A1="w"))
    t.unit(0, "worker-1", "E4")
    t.movement(0)
    assert reasons(t, "unit:E4", "move:E5") == {}
    assert reasons(t, "pass") == {}


def test_strength_beside_a_piece_is_what_an_attack_would_have() -> None:
    looked, random = 0, Random(3)
    for _ in range(60):
        s = any_position(random)[0].s
        for target in range(HEXES):
            if s.owner[target] == NOBODY or not (s.mound[target] or s.unit[target] != NO_UNIT):
                continue
            for seat in range(s.players):
                units = [h for h in NEIGHBOURS[target] if s.owner[h] == seat and s.unit[h] != NO_UNIT]
                sums = [attack_sum(s, hex, target) for hex in units if enters(s, hex, target)]
                assert strength_beside(s, target, seat) == max(sums, default=0)
                looked += bool(sums)
    assert looked > 50
