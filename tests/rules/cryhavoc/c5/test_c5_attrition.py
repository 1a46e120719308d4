"""C5.8: Attrition."""

from __future__ import annotations

import pytest
from tests.games.cryhavoc.pieces import seen
from tests.rules.cryhavoc.battling import Placed, fight, no_cards, open_battle, three, units_of
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.numbers import E_NAMED
from rulewright.games.cryhavoc.parts import FACTIONS


# ------------------------------------------------------------- C5.8
@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(
    ("attack", "defence", "by_attacker", "by_defender"),
    [
        ((3, 0, 0), (3, 0, 0), 0, 0),
        ((3, 0, 2), (3, 0, 0), 2, 0),
        ((3, 0, 0), (3, 0, 2), 0, 2),
        ((2, 0, 1), (2, 0, 2), 1, 2),
        ((0, 0, 5), (1, 0, 1), 2, 1),  # no more than there are
        ((0, 0, 2), (0, 0, 2), 2, 2),  # those who die kill too
        ((0, 0, 1), (0, 0, 4), 1, 1),
    ],
)
def test_c5_8_each_unit_kills_one_for_1_vp(attack: Placed, defence: Placed, by_attacker: int, by_defender: int) -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", attack), ("humans", defence))
    wins = "pilgrims" if attack[0] > defence[0] else "humans"
    assert t.vp("pilgrims") == by_attacker + 2 * (wins == "pilgrims")
    assert t.vp("humans") == by_defender + 2 * (wins == "humans")
    assert sum(units_of(t, "pilgrims").values()) == sum(attack) - by_defender
    assert t.count("humans", "foglands") == sum(defence) - by_attacker


@pytest.mark.rule("C5.8", "C8.1")
def test_c5_8_killed_units_go_to_the_reserve_of_their_owner() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (1, 0, 2)), ("humans", (2, 0, 1)))
    assert t.reserve("pilgrims") == 12 - 3 + 1
    assert t.reserve("humans") == 12 - 3 + 2


@pytest.mark.rule("C5.8")
def test_c5_8_where_it_cannot_matter_nobody_is_asked_where_kills_fall() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (2, 1, 1)), ("humans", (1, 1, 2)))
    assert t.over


# ------------------------------------------------------------- Attrition first: there it matters
def reversed_battle(attrition: str) -> Table:
    """By Avalanche, Attrition comes first: 2 kills of the Pilgrims, 2 of the Humans."""
    t = three(attrition=attrition)
    t.hand("pilgrims", "mountain_avalanche")
    t.control("pilgrims", "scorch")
    open_battle(t, "glass_peaks", ("pilgrims", (2, 0, 2)), ("humans", (2, 1, 2)))
    t.do("tactic:mountain_avalanche")
    no_cards(t)
    return t


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("attrition", ["at_once", "attacker_first"])
def test_c5_8_both_name_their_kills_then_they_fall_together(attrition: str) -> None:
    """The attacker kills both in Attrition; they have killed at the same time."""
    t = reversed_battle(attrition)
    assert t.asked == ("pilgrims", "victim")
    assert t.legal() == {"kill:control", "kill:prisoners", "kill:attrition"}
    t.do("kill:attrition", "kill:attrition")
    assert (t.placed(0), t.placed(1)) == ((2, 0, 2), (2, 1, 2))
    assert t.asked == ("humans", "victim")
    assert t.legal() == {"kill:control", "kill:attrition"}
    assert t.why("kill:prisoners") == ("C5.8", "no-victim-there")
    t.do("kill:control")
    assert t.placed(0) == (2, 0, 2)
    t.do("kill:control")
    # Attrition 2 : 2, then Prisoners 0 : 1 takes one of the two left, then Control 0 : 2
    assert t.over
    assert (t.vp("pilgrims"), t.vp("humans")) == (2, 2 + 2)
    assert t.holds("humans", "pilgrims") == 1
    assert units_of(t, "pilgrims") == {"scorch": 1}
    assert units_of(t, "humans") == {"glass_peaks": 3}


@pytest.mark.rule("C5.8")
def test_c5_8_no_more_kills_are_named_than_there_are_units() -> None:
    t = reversed_battle("at_once")
    t.do("kill:prisoners")
    assert t.legal() == {"kill:control", "kill:attrition"}


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("attrition", "told"), [("at_once", False), ("attacker_first", True)])
def test_c5_8_whether_the_attacker_names_the_victims_aloud(attrition: str, told: bool) -> None:
    """By the option the defender and all others know them, else only the attacker; the defender's are never told."""
    t = reversed_battle(attrition)
    GAME.engine.listen(t.states, 0)
    t.do("kill:control", "kill:attrition")
    assert [t.s.event[i][0] for i in range(t.s.happened)].count(E_NAMED) == 2 * told
    attacker, defender = (FACTIONS[faction] for faction in t.s.side)
    own = {attacker: [1, 0, 1]}
    theirs = own if told else {}
    assert [seen(t.s, seat).named for seat in range(3)] == [own, {**theirs, defender: [0, 0, 0]}, theirs]
    GAME.engine.listen(t.states, 0)
    t.do("kill:control")
    assert E_NAMED not in [t.s.event[i][0] for i in range(t.s.happened)]
    assert seen(t.s, 0).named == own
    assert seen(t.s, 1).named == {**theirs, defender: [1, 0, 0]}


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("edition", "told"), [("en", False), ("pl", False), ("pt", False), ("de", True)])
def test_c5_8_in_the_german_edition_the_attacker_names_first(edition: str, told: bool) -> None:
    assert bool(three(edition=edition).s.attrition) == told
