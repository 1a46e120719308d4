"""C5.8, C5.14: tokens in Attrition."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.battling import fight, no_cards, open_battle, three, units_of
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.effects.vocabulary import ATTRITION_END, OTHERS_ATTRITION_END
from rulewright.games.cryhavoc.parts import BY_TOKEN, FACTIONS, SKILL_TOKEN


# ------------------------------------------------------------- tokens act last
def declare(t: Table, owner: str, steps: list[Any], trigger: int = ATTRITION_END) -> None:
    """A skill token of that faction in Foglands that acts at the end of Attrition, as none of the pack does."""
    t.token(f"skill-{owner}", "foglands")
    rows = freeze(steps)
    first = len(t.s.row) - 16 * (1 + FACTIONS.index(owner))
    for i, row in enumerate(rows):
        for column, value in enumerate(row):
            t.s.row[first + i][column] = value
    entry = t.s.standing[t.s.standings]
    entry[0], entry[1], entry[2], entry[3] = trigger, BY_TOKEN, SKILL_TOKEN + FACTIONS.index(owner), 0
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


# ------------------------------------------------------------- tokens of third parties
def third(t: Table, owner: str, steps: list[Any]) -> None:
    declare(t, owner, steps, OTHERS_ATTRITION_END)


SHELL = [["pay", "source", 1, "must"], *KILL]


@pytest.mark.rule("C5.8")
def test_c5_8_tokens_of_third_parties_act_last_of_all() -> None:
    """The Machines are first in initiative order, yet their token acts after the defender's."""
    t = Table("machines", "pilgrims", "humans")
    t.s.standings = 0
    third(t, "machines", [["vp", 1]])
    declare(t, "pilgrims", KILL)
    fight(t, "foglands", ("humans", (2, 0, 1)), ("pilgrims", (2, 0, 1)))
    assert t.asked == ("pilgrims", "effect-objective")
    assert t.vp("machines") == 0
    t.do("objective:control")
    assert t.vp("machines") == 1


@pytest.mark.rule("C5.8", "C3.4")
@pytest.mark.parametrize(("first", "last"), [("machines", "trogs"), ("trogs", "machines")])
def test_c5_8_attacker_then_defender_then_third_parties_in_initiative_order(first: str, last: str) -> None:
    t = Table(first, "pilgrims", last, "humans")
    t.s.standings = 0
    for faction in (last, first):
        third(t, faction, KILL)
    for faction in ("pilgrims", "humans"):
        declare(t, faction, KILL)
    fight(t, "foglands", ("humans", (5, 0, 1)), ("pilgrims", (5, 0, 1)))
    acted = []
    while t.asked is not None and t.asked[1].startswith("effect"):
        acted.append(t.asked)
        t.do("owner:humans" if t.asked[1] == "effect-owner" else "objective:control")
    sides = [("humans", "effect-objective"), ("pilgrims", "effect-objective")]
    others = [(faction, kind) for faction in (first, last) for kind in ("effect-owner", "effect-objective")]
    assert acted == sides + others


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("victim", ["humans", "pilgrims"])
def test_c5_8_a_third_party_chooses_whose_unit_dies_then_where(victim: str) -> None:
    """1 VP for it as for any kill in Attrition; the token goes."""
    t = three()
    t.s.standings = 0
    third(t, "machines", SHELL)
    fight(t, "foglands", ("humans", (3, 1, 0)), ("pilgrims", (2, 1, 0)))
    assert not t.has_token("skill-machines", "foglands")
    assert t.asked == ("machines", "effect-owner")
    assert t.legal() == {"owner:humans", "owner:pilgrims"}
    assert t.why("owner:machines") == ("C1.6", "no-target-there")
    t.do(f"owner:{victim}")
    assert t.asked == ("machines", "effect-objective")
    assert t.legal() == {"objective:control", "objective:prisoners", "stop"}
    before = t.reserve(victim)
    t.do("objective:prisoners")
    assert t.reserve(victim) == before + 1
    assert t.vp("machines") == 1
    assert (t.vp("humans"), t.vp("pilgrims")) == (2, 0)


@pytest.mark.rule("C5.8")
def test_c5_8_a_third_party_may_spare_them() -> None:
    t = three()
    t.s.standings = 0
    third(t, "machines", KILL)
    fight(t, "foglands", ("humans", (3, 0, 0)), ("pilgrims", (2, 0, 0)))
    t.do("owner:pilgrims")
    t.do("stop")
    assert (t.vp("machines"), t.reserve("pilgrims"), t.reserve("humans")) == (0, 12 - 2, 12 - 3)


@pytest.mark.rule("C5.8")
def test_c5_8_with_one_side_left_a_third_party_is_not_asked_whose() -> None:
    """Several at once are of that side and of one objective."""
    t = three()
    t.s.standings = 0
    third(t, "machines", [["kill", 2, "any", "group"], ["vp_per", "killed", 1, 1, 2]])
    fight(t, "foglands", ("humans", (3, 1, 2)), ("pilgrims", (2, 0, 0)))
    assert t.asked == ("machines", "effect-objective")
    assert t.legal() == {"objective:control", "objective:attrition", "stop"}
    t.do("objective:control")
    assert t.asked == ("machines", "effect-more")
    t.do("more")
    assert t.vp("machines") == 2
    assert t.reserve("humans") == 12 - 6 + 2
    assert t.over


@pytest.mark.rule("C5.8")
def test_c5_8_with_nobody_left_a_third_party_keeps_its_token() -> None:
    t = three(skill_tokens="return")
    t.s.standings = 0
    third(t, "machines", SHELL)
    fight(t, "foglands", ("humans", (0, 0, 1)), ("pilgrims", (0, 0, 1)))
    assert t.over
    assert t.has_token("skill-machines", "foglands")


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize(
    ("owner", "trigger", "asked"),
    [("humans", ATTRITION_END, None), ("pilgrims", OTHERS_ATTRITION_END, ("pilgrims", "effect-owner"))],
)
def test_c5_8_what_a_side_absorbs_are_the_kills_of_its_enemy(owner: str, trigger: int, asked: Any) -> None:
    """Nobody has units on Attrition, and the card absorbs 2: a kill by the token of the Humans, but not one by that of the Pilgrims."""
    t = three()
    t.s.standings = 0
    declare(t, owner, KILL, trigger)
    t.hand("machines", "machines_ablative_plating")
    open_battle(t, "foglands", ("humans", (3, 0, 0)), ("machines", (2, 0, 0)))
    t.do("tactic:machines_ablative_plating")
    assert t.asked == asked


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_c5_8_what_is_for_battles_of_others_does_nothing_where_its_owner_fights(side: str) -> None:
    t = three()
    t.s.standings = 0
    third(t, "machines", [["vp", 1]])
    machines, humans = ("machines", (0, 0, 1)), ("humans", (0, 0, 1))
    fight(t, "foglands", *((machines, humans) if side == "attacker" else (humans, machines)))
    assert t.over
    assert t.vp("machines") == 1 + (2 if side == "defender" else 0)  # for the kill, and for the region


@pytest.mark.rule("C5.8")
def test_c5_8_third_parties_act_in_their_region_only() -> None:
    t = three()
    t.s.standings = 0
    third(t, "machines", [["vp", 1]])
    fight(t, "scorch", ("humans", (0, 0, 1)), ("pilgrims", (0, 0, 1)))
    assert t.over
    assert t.vp("machines") == 0


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
def test_c5_14_tokens_of_your_side_and_of_third_parties_are_not_targets(targets: str) -> None:
    t = three(token_targets=targets)
    t.token("artillery", "foglands")
    t.token("skill-pilgrims", "foglands")
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "foglands", ("pilgrims", (1, 0, 3)), ("machines", (1, 0, 0)))
    no_cards(t)
    assert t.has_token("artillery", "foglands")


@pytest.mark.rule("C5.14", "C5.4")
def test_c5_14_tokens_are_not_units_that_tactics_could_move() -> None:
    """The Humans are all on one objective, whatever tokens lie there."""
    t = three()
    t.token("artillery", "foglands")
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 0)))
    t.do("tactic:pilgrims_warped_space")
    assert t.legal() == {"objective:control", "stop"}
