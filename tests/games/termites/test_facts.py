"""What an action would do, as drawn by the web page, matches what the rules then do."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.rules.termites.oracle import any_position
from tests.rules.termites.scenes import goals, land, sums
from tests.rules.termites.table import Table

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import TOO_WEAK
from rulewright.games.termites.parts import NOBODY
from rulewright.games.termites.shown.shapes import Held
from rulewright.games.termites.shown.ways import way_to
from rulewright.server.shown.messages import told


def facts(t: Table, action: str) -> Any:
    """As sent to the page."""
    return told(GAME.facts(t.s, GAME.read(t.s, action)), None)


def test_a_unit_and_a_token_tell_their_strength_and_their_points() -> None:
    t = Table(swarms={"blue": ["nasute-3", "alate-1"]})
    t.unit(0, "soldier-2", "E4")
    t.hand(0, "alate-1")
    t.turn(0)
    assert facts(t, "token:alate-1") == {"strength": 1, "points": 3}
    t.movement(0)
    assert facts(t, "unit:E4") == {"strength": 4, "points": 1}


def test_a_nasute_to_be_placed_shows_the_hexes_at_distance_one_and_two() -> None:
    t = Table(swarms={"blue": ["nasute-3", "worker-1"]})
    t.hand(0, "nasute-3", "worker-1")
    t.turn(0)
    t.do("token:nasute-3")
    assert len(facts(t, "place:E5")["range"]) == 18
    assert set(facts(t, "place:A1")["range"]) == {"A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}


def test_a_move_tells_its_way_and_its_cost() -> None:
    t = Table(land(E5="w", F4="s"))
    t.unit(0, "worker-1", "E4")
    goals(t, "E4")
    assert facts(t, "move:D5") == {"cost": 2, "path": ["E4", "D4", "D5"]}
    assert facts(t, "move:F4") == {"cost": 2, "path": ["E4", "F4"]}


def test_an_attack_tells_its_sum_line_by_line() -> None:
    t = Table(land(E5="s", E7="v"))
    t.unit(0, "worker-3", "E4")
    t.unit(0, "soldier-1", "D4")
    t.unit(0, "nasute-2", "E7")
    t.unit(1, "worker-3", "E5")
    goals(t, "E4")
    found = facts(t, "move:E5")
    assert (found["attack"], found["defence"]) == sums(t, "E4", "E5") == (8, 4)
    assert [(line["kind"], line["hex"], line["n"], line["rule"]) for line in found["attack_lines"]] == [
        ("attacker", "E4", 3, "T2.1"),
        ("support", "D4", 2, "T6.6"),
        ("slime", "E7", 2, "T2.3"),
        ("vegetation", "E7", 1, "T2.3"),
    ]
    assert [(line["kind"], line["n"]) for line in found["defence_lines"]] == [("defender", 3), ("stones", 1)]
    assert found["attack_lines"][0]["message"]["key"] == "termites-sum-attacker"


def test_an_attack_that_is_too_weak_tells_the_same_sum() -> None:
    t = Table()
    t.unit(0, "worker-1", "E4")
    t.mound(1, 7, "E5")
    goals(t, "E4")
    action = GAME.read(t.s, "move:E5")
    found = GAME.facts_of_refusal(t.s, action, GAME.refusal(t.s, action, TOO_WEAK)[1])
    assert (found.attack, found.defence) == (1, 7)
    assert [line.kind for line in found.defence_lines or []] == ["mound"]


def test_an_attack_tells_from_which_sides_it_can_come_and_what_each_leads_to() -> None:
    t = Table()
    t.unit(0, "worker-3", "D3")
    t.unit(1, "worker-1", "E5")
    goals(t, "D3")
    declared = facts(t, "move:E5")
    assert declared["entries"] == ["D4", "E4"]
    t.do("move:E5")
    assert facts(t, "enter:D4") == {
        "path": ["D3", "D4", "E5"],
        **{name: declared[name] for name in ("attack", "defence", "attack_lines", "defence_lines")},
        "entries": [],
        "retreats": ["E6", "D5", "E4", "F4", "F5"],
        "deadly": [],
        "destroyed": False,
        "taken": False,
    }
    t.do("enter:D4")
    assert facts(t, "retreat:F5") == {"from": "E5", "to": "F5", "destroyed": False}


def test_a_soldier_destroys_and_a_mound_is_taken() -> None:
    t = Table()
    t.unit(0, "soldier-3", "E4")
    t.unit(1, "worker-1", "E5")
    t.mound(1, 5, "D4")
    goals(t, "E4")
    assert (facts(t, "move:E5")["destroyed"], facts(t, "move:E5")["taken"]) == (True, False)
    assert (facts(t, "move:D4")["destroyed"], facts(t, "move:D4")["taken"]) == (False, True)


def test_a_way_is_a_cheapest_of_all_that_can_be_listed_step_by_step() -> None:
    random, looked = Random(7), 0
    for _ in range(60):
        t, oracle = any_position(random)
        for unit in oracle.units(0):
            listed = {way: sum(oracle.step(oracle.caste(unit), hex) for hex in way[1:]) for way in oracle.ways(unit)}
            for goal in {way[-1] for way in listed} - {unit}:
                cost, hexes = way_to(t.s, t.cells[unit], t.cells[goal])
                assert cost == listed[tuple(t.names[hex] for hex in hexes)]
                assert cost == min(cost for way, cost in listed.items() if way[-1] == goal)
                looked += 1
    assert looked > 500


def test_the_facts_of_an_attack_match_the_next_question() -> None:
    random, asked = Random(3), Counter[str]()
    for _ in range(150):
        t, _ = any_position(random)
        t.movement(0)
        for unit in sorted(t.legal("unit")):
            t.movement(0)
            t.do(f"unit:{unit}")
            asked.update(what_is_asked_next(t, goal) for goal in sorted(t.legal("move")) if occupied(t, goal))
    assert asked.keys() >= {"entry", "retreat", "captured-hex"}


def occupied(t: Table, hex: str) -> bool:
    return t.s.owner[t.cells[hex]] != NOBODY


def what_is_asked_next(t: Table, target: str) -> str:
    found, before = facts(t, f"move:{target}"), t.s.clone()
    t.do(f"move:{target}", settle=False)
    expected = {"entry": found["entries"], "retreat": [*found["retreats"], *found["deadly"]]}
    if t.offer in expected:
        assert t.legal() == {f"{'enter' if t.offer == 'entry' else t.offer}:{hex}" for hex in expected[t.offer]}
    else:
        assert found["destroyed"] != found["taken"]
    offer, t.states[0] = t.offer, before
    return offer


# ------------------------------------------------------------- what everybody sees in somebody's hand
def held(t: Table) -> Held:
    return GAME.open_to_all(t.s).held


def test_all_see_the_unit_that_is_taken_up_and_what_it_attacks() -> None:
    t = Table()
    t.unit(0, "worker-3", "D3")
    t.unit(1, "worker-1", "E5")
    t.movement(0)
    assert held(t) == Held()
    t.do("unit:D3")
    assert held(t) == Held(unit="D3")
    t.do("move:E5")
    assert held(t) == Held(unit="D3", target="E5")
    t.do("enter:D4")
    assert held(t) == Held(unit="D3", target="E5")


def test_nobody_else_sees_the_token_that_is_chosen() -> None:
    t = Table(swarms={"blue": ["nasute-3", "worker-1"]})
    t.hand(0, "nasute-3", "worker-1")
    t.turn(0)
    t.do("token:nasute-3")
    assert held(t) == Held()
