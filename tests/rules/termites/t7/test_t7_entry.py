"""T7.2: never a retreat to where the attack came from, so the side it comes from is a choice, if it matters."""

from __future__ import annotations

import pytest
from tests.rules.termites.scenes import AROUND_E5, attack, charge, off_board
from tests.rules.termites.table import Table

from rulewright.games.termites.numbers import E_ENTERED
from rulewright.kernel.events import happened


@pytest.mark.rule("T7.2")
def test_t7_2_with_several_ways_in_the_attacker_chooses_the_entry() -> None:
    t = charge("worker-2", "E4")
    attack(t, "E4", "E5")
    assert (t.actor, t.offer) == (0, "entry")
    assert t.legal() == {"enter:E4", "enter:D4", "enter:F4"}
    assert (t.at("E4"), t.at("E5")) == ((0, "worker-2"), (1, "worker-1"))  # nothing has moved yet


@pytest.mark.rule("T7.2", "T6.4")
def test_t7_2_the_entry_is_a_hex_beside_the_target_to_which_a_way_leads() -> None:
    t = charge("worker-2", "E4", terrain={"F4": "w"})
    t.unit(1, "soldier-3", "D4")
    t.unit(0, "worker-1", "E6")
    attack(t, "E4", "E5")
    assert t.legal("retreat") == {"D5", "F5"}  # E4 is the only way in
    t = charge("worker-2", "E4", terrain={"F4": "w"})
    attack(t, "E4", "E5")
    assert t.legal("enter") == {"D4", "E4"}
    assert t.why("enter:F4") == ("T6.4", "no-way-through")
    assert t.why("enter:E6") == ("T6.4", "no-way-through")
    assert t.why("enter:E3") == ("T7.2", "not-beside-target")
    assert t.why("enter:E5") == ("T7.2", "not-beside-target")
    assert t.why(f"enter:{off_board(t)}") == ("T4.1", "not-on-board")
    assert t.why("pass") == ("T7.2", "not-now")


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("entry", ["D4", "E4", "F4"])
def test_t7_2_never_to_the_hex_before_the_target_on_the_attackers_path(entry: str) -> None:
    t = charge("worker-2", "E4")
    attack(t, "E4", "E5")
    t.do(f"enter:{entry}")
    assert t.legal("retreat") == AROUND_E5 - {entry}
    assert t.why(f"retreat:{entry}") == ("T7.2", "attack-came-from")


@pytest.mark.rule("T7.2")
def test_t7_2_the_hex_that_the_attacker_left_counts_as_free() -> None:
    t = charge("worker-2", "E4")
    attack(t, "E4", "E5")
    t.do("enter:D4", "retreat:E4")
    assert (t.at("E4"), t.at("E5"), t.at("D4")) == ((1, "worker-1"), (0, "worker-2"), None)


@pytest.mark.rule("T7.2", "T7.1")
def test_t7_2_the_hex_that_the_attacker_left_is_not_a_retreat_on_closed_terrain() -> None:
    t = charge("worker-3", "E4", "soldier-1", terrain={"E4": "s"})
    attack(t, "E4", "E5")
    t.do("enter:D4")
    assert t.legal("retreat") == AROUND_E5 - {"D4", "E4"}
    assert t.why("retreat:E4") == ("T7.1", "retreat-closed")


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize(("attacker", "start", "entry"), [("worker-2", "E3", "E4"), ("nasute-2", "E4", "E4")])
def test_t7_2_with_one_way_in_nothing_is_asked(attacker: str, start: str, entry: str) -> None:
    t = charge(attacker, start)
    attack(t, start, "E5")
    assert t.legal("retreat") == AROUND_E5 - {entry}


@pytest.mark.rule("T7.2")
def test_t7_2_with_the_same_retreats_from_every_side_nothing_is_asked() -> None:
    """Both ways in lead over own units, onto whose hexes nobody retreats anyway."""
    t = charge("worker-2", "D3")
    t.unit(0, "worker-1", "D4")
    t.unit(0, "worker-1", "E4")
    attack(t, "D3", "E5")
    assert t.legal() == {"retreat:D5", "retreat:E6", "retreat:F4", "retreat:F5"}


@pytest.mark.rule("T7.2", "T7.1")
def test_t7_2_sides_that_are_closed_to_the_beaten_unit_anyway_are_not_asked_about() -> None:
    t = charge("alate-3", "D3", "soldier-1", terrain={"D4": "w", "E4": "s", "D5": "w", "F4": "s"})
    attack(t, "D3", "E5")
    assert t.legal() == {"retreat:E6", "retreat:F5"}


@pytest.mark.rule("T7.2", "T6.4")
def test_t7_2_the_entry_may_be_the_hex_of_an_own_unit() -> None:
    t = charge("worker-2", "D3")
    t.unit(0, "worker-1", "D4")
    attack(t, "D3", "E5")
    assert t.legal() == {"enter:D4", "enter:E4"}
    t.do("enter:D4")
    assert t.legal("retreat") == AROUND_E5 - {"D4"}  # E4 stays open
    assert t.why("retreat:D4") == ("T7.1", "retreat-not-free")


@pytest.mark.rule("T7.2", "T7.3")
@pytest.mark.parametrize(("entry", "asked"), [("D4", False), ("E4", True)])
def test_t7_2_entering_from_the_only_free_neighbour_destroys_the_unit(entry: str, asked: bool) -> None:
    t = charge("worker-2", "D3")
    for hex in ("E4", "D5", "F4"):
        t.unit(0, "worker-1", hex)
    t.unit(1, "worker-1", "E6")
    t.neutral("F5")
    attack(t, "D3", "E5")
    t.do(f"enter:{entry}")
    assert t.over != asked
    if asked:
        assert t.legal() == {"retreat:D4"}
    else:
        assert (t.at("D3"), t.at("D4"), t.at("E5")) == (None, None, (0, "worker-2"))


def told_entries(t: Table) -> list[str]:
    """The hexes that the log names as the one the attack came from."""
    return [t.names[event.b] for event in happened(t.s) if event.kind == E_ENTERED]


@pytest.mark.rule("T7.2")
def test_t7_2_the_log_names_no_side_of_several_that_do_not_matter() -> None:
    t = charge("worker-2", "D3")
    t.unit(0, "worker-1", "D4")
    t.unit(0, "worker-1", "E4")
    t.s.listening = 1
    attack(t, "D3", "E5")
    assert told_entries(t) == []
    assert t.why("retreat:D4") == t.why("retreat:E4") == ("T7.1", "retreat-not-free")


@pytest.mark.rule("T7.2")
def test_t7_2_the_log_names_the_only_way_in_and_the_one_that_was_chosen() -> None:
    t = charge("worker-2", "E3")
    t.s.listening = 1
    attack(t, "E3", "E5")
    assert told_entries(t) == ["E4"]
    t = charge("worker-2", "E4")
    t.s.listening = 1
    attack(t, "E4", "E5")
    assert told_entries(t) == []
    t.do("enter:D4")
    assert told_entries(t) == ["D4"]


@pytest.mark.rule("T7.2", "T7.4")
def test_t7_2_a_soldiers_entry_is_never_asked() -> None:
    t = charge("soldier-2", "E4")
    attack(t, "E4", "E5")
    assert t.over
    assert t.at("E5") == (0, "soldier-2")


@pytest.mark.rule("T7.2", "T7.6")
@pytest.mark.parametrize("attacker", ["worker-3", "alate-3"])
def test_t7_2_the_entry_to_a_mound_is_never_asked(attacker: str) -> None:
    t = Table()
    t.unit(0, attacker, "E4")
    t.unit(0, "soldier-2", "E6")
    t.mound(1, 5, "E5")
    attack(t, "E4", "E5")
    assert t.offer == "captured-hex"


@pytest.mark.rule("T7.2", "T7.3")
@pytest.mark.parametrize(("ruling", "offer"), [("last-resort", "retreat"), ("choice", "entry")])
def test_t7_2_a_side_with_vegetation_matters_to_an_alate_only_if_it_may_be_pushed_there(
    ruling: str, offer: str
) -> None:
    t = charge("worker-2", "D3", "alate-1", terrain={"D4": "v", "E4": "v"}, alate_into_vegetation=ruling)
    attack(t, "D3", "E5")
    assert t.offer == offer


@pytest.mark.rule("T7.2", "T2.4")
def test_t7_2_an_alate_enters_from_wherever_it_can_fly() -> None:
    """From above enemies and mounds, not from Vegetation, not from an enemy Alate."""
    t = charge("alate-3", "E4", terrain={"F4": "v"})
    t.unit(1, "soldier-3", "D4")
    t.unit(1, "alate-3", "D5")
    t.neutral("E6")
    attack(t, "E4", "E5")
    assert t.legal("enter") == {"E4", "D4", "E6", "F5"}  # E6 and F5 by flying over the target itself
    t.do("enter:E6")
    assert t.legal("retreat") == {"E4", "F4", "F5"}
