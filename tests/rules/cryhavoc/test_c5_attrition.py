"""C5.8, C5.14: Attrition, and the tokens in it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.effects.vocabulary import ATTRITION_END
from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import BY_TOKEN, FACTIONS, SKILL_TOKEN
from rulewright.games.cryhavoc.words import E_NAMED

from .battling import Placed, fight, no_cards, open_battle, units_of
from .table import Table


def three(**options: str) -> Table:
    return Table("pilgrims", "humans", "machines", **options)


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
    named: list[Any] = [GAME.view(t.s, seat)["named"] for seat in range(3)]
    theirs = [[1, 0, 1]] if told else []
    assert named == [[[1, 0, 1]], [*theirs, [0, 0, 0]], theirs]
    GAME.engine.listen(t.states, 0)
    t.do("kill:control")
    assert E_NAMED not in [t.s.event[i][0] for i in range(t.s.happened)]
    assert GAME.view(t.s, 0)["named"] == [[1, 0, 1]]
    assert GAME.view(t.s, 1)["named"] == [*theirs, [1, 0, 0]]


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("edition", "told"), [("en", False), ("pl", False), ("pt", False), ("de", True)])
def test_c5_8_in_the_german_edition_the_attacker_names_first(edition: str, told: bool) -> None:
    assert bool(three(edition=edition).s.attrition) == told


# ------------------------------------------------------------- tokens act last
def declare(t: Table, owner: str, steps: list[Any]) -> None:
    """A skill token of that faction in Foglands that acts at the end of Attrition, as none of the pack does."""
    t.token(f"skill-{owner}", "foglands")
    rows = freeze(steps)
    first = len(t.s.row) - 16 * (1 + FACTIONS.index(owner))
    for i, row in enumerate(rows):
        for column, value in enumerate(row):
            t.s.row[first + i][column] = value
    entry = t.s.standing[t.s.standings]
    entry[0], entry[1], entry[2], entry[3] = ATTRITION_END, BY_TOKEN, SKILL_TOKEN + FACTIONS.index(owner), 0
    t.s.standing_row[t.s.standings] = first
    t.s.standings += 1


KILL = [["kill", 1, "any", "any"], ["vp_per", "killed", 1, 1, 1]]


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_c5_8_artillery_kills_after_both_sides_have(side: str) -> None:
    t = three()
    t.token("artillery", "foglands")
    humans, pilgrims = ("humans", (2, 0, 1)), ("pilgrims", (1, 1, 1))
    fight(t, "foglands", *((humans, pilgrims) if side == "attacker" else (pilgrims, humans)))
    if t.asked == ("pilgrims", "prisoner"):
        t.do("capture:control")
    assert t.asked == ("humans", "effect-objective")
    assert (t.reserve("humans"), t.reserve("pilgrims")) == (12 - 3 + 1, 12 - 3 + 1)  # both have killed one
    assert (t.vp("humans"), t.vp("pilgrims")) == (2 + 1, 1)
    t.do(sorted(t.legal() - {"stop"})[0])
    assert t.vp("humans") == 4
    assert t.reserve("pilgrims") == 11
    assert not t.has_token("artillery", "foglands")


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(("attacker", "defender"), [("pilgrims", "machines"), ("machines", "pilgrims")])
def test_c5_8_of_the_tokens_of_both_sides_the_attackers_act_first(attacker: str, defender: str) -> None:
    t = three()
    t.s.standings = 0
    for faction in (attacker, defender):
        declare(t, faction, KILL)
    fight(t, "foglands", (attacker, (2, 0, 1)), (defender, (2, 0, 1)))
    assert t.asked == (attacker, "effect-objective")
    assert (t.vp(attacker), t.vp(defender)) == (1, 2 + 1)
    t.do("objective:control")
    assert t.vp(attacker) == 2
    assert t.asked == (defender, "effect-objective")
    t.do("objective:control")
    assert (t.vp(attacker), t.vp(defender)) == (2, 4)


@pytest.mark.rule("C5.8")
def test_c5_8_artillery_waits_for_a_battle_of_its_owner() -> None:
    t = three()
    t.token("artillery", "foglands")
    fight(t, "foglands", ("pilgrims", (2, 0, 1)), ("machines", (2, 0, 1)))
    assert t.over
    assert t.has_token("artillery", "foglands")
    assert t.vp("humans") == 0


@pytest.mark.rule("C5.8")
def test_c5_8_where_attrition_is_skipped_no_token_acts() -> None:
    t = three()
    t.token("artillery", "sporewood")
    t.hand("machines", "jungle_thicket")
    open_battle(t, "sporewood", ("humans", (1, 0, 1)), ("machines", (1, 0, 1)))
    t.do("tactic:jungle_thicket")
    assert t.over
    assert (t.vp("humans"), t.vp("machines")) == (0, 2)
    assert t.has_token("artillery", "sporewood")


@pytest.mark.rule("C5.8")
@pytest.mark.xfail(strict=True, reason="no trigger of the vocabulary reaches a battle in which its owner does not fight")
def test_c5_8_tokens_of_third_parties_act_last_of_all() -> None:
    """The Machines are first in initiative order, yet their token acts after the defender's."""
    t = Table("machines", "pilgrims", "humans")
    t.s.standings = 0
    declare(t, "machines", [["vp", 1]])
    declare(t, "pilgrims", KILL)
    fight(t, "foglands", ("humans", (2, 0, 1)), ("pilgrims", (2, 0, 1)))
    assert t.asked == ("pilgrims", "effect-objective")
    assert t.vp("machines") == 0
    t.do("objective:control")
    assert t.vp("machines") == 1


# ------------------------------------------------------------- C5.14
def shelled(targets: str) -> Table:
    """The Pilgrims have more kills than there are Humans; an artillery and a watchtower token of theirs lie there."""
    t = three(token_targets=targets)
    t.token("artillery", "scorch")
    t.token("watchtower", "scorch")
    fight(t, "scorch", ("pilgrims", (1, 0, 3)), ("humans", (1, 0, 0)))
    return t


@pytest.mark.rule("C5.14")
def test_c5_14_tokens_cannot_be_killed_or_captured() -> None:
    """With one unit killed, two kills are left, and the artillery still acts on the survivors."""
    t = shelled("untouchable")
    assert t.vp("pilgrims") == 1
    assert t.asked == ("humans", "effect-objective")
    t.do("objective:control")
    assert t.reserve("pilgrims") == 12 - 4 + 1


@pytest.mark.rule("C5.14")
def test_c5_14_in_the_other_reading_kills_that_find_no_unit_fall_on_tokens() -> None:
    """Without VP, and before they act."""
    t = shelled("killable")
    assert t.vp("pilgrims") == 1
    assert t.over
    assert not t.has_token("artillery", "scorch")
    assert not t.has_token("watchtower", "scorch")
    assert sum(units_of(t, "pilgrims").values()) == 4


@pytest.mark.rule("C5.14")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c5_14_tokens_are_safe_in_all_editions(edition: str) -> None:
    t = three(edition=edition)
    t.token("artillery", "foglands")
    fight(t, "foglands", ("pilgrims", (0, 0, 3)), ("humans", (1, 0, 0)))
    assert t.asked == ("humans", "effect-objective")


@pytest.mark.rule("C5.14")
@pytest.mark.parametrize("targets", ["untouchable", "killable"])
def test_c5_14_tokens_of_the_own_side_and_of_third_parties_are_no_targets(targets: str) -> None:
    t = three(token_targets=targets)
    t.token("artillery", "foglands")
    t.token("skill-pilgrims", "foglands")
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "foglands", ("pilgrims", (1, 0, 3)), ("machines", (1, 0, 0)))
    no_cards(t)
    assert t.has_token("artillery", "foglands")


@pytest.mark.rule("C5.14", "C5.4")
def test_c5_14_tokens_are_no_units_that_tactics_could_move() -> None:
    """The Humans are all on one objective, whatever tokens lie there."""
    t = three()
    t.token("artillery", "foglands")
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 0)))
    t.do("tactic:pilgrims_warped_space")
    assert t.legal() == {"objective:control", "stop"}
