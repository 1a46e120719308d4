"""Effects of cards that a player plays for native Trogs: their units, the player's cards, and nobody's victory points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.rules.cryhavoc.battling import Placed, open_battle
from tests.rules.cryhavoc.pieces.scenes import OWN, SCORING, battle_of, resolve, rewrite, targets, three
from tests.rules.cryhavoc.table import Table

TROGS = 1  # the defender
CARD = "pilgrims_pulse_strike"


def natives_play(
    steps: Sequence[Any], own: Placed = (1, 0, 0), enemy: Placed = (2, 0, 0), table: Table | None = None
) -> Table:
    """The Humans attack natives in the jungle; the Pilgrims, who command these, have played a card with these steps."""
    t = table or three()
    rewrite(t, CARD, steps)
    t.hand("pilgrims", CARD, SCORING["pilgrims"])
    t.hand("humans", SCORING["humans"])
    open_battle(t, "tanglewild", ("humans", enemy), ("trogs", own))
    t.do("pass", f"tactic:{CARD}")
    return t


@pytest.mark.effect("deploy")
@pytest.mark.rule("C5.2")
def test_natives_come_from_the_trog_reserve() -> None:
    t = natives_play([["deploy", 2, "objective"]])
    assert t.asked == ("pilgrims", "effect-objective")
    t.do("objective:control", "objective:attrition")
    assert (t.placed(TROGS), t.reserve("trogs"), t.reserve("pilgrims")) == ((2, 0, 1), 13, 12)


@pytest.mark.effect("shift", "kill")
@pytest.mark.rule("C5.2")
def test_own_and_enemy_are_those_of_the_natives() -> None:
    t = natives_play([["shift", "own", 1, "any", "any"], ["kill", 1, "any", "any"]])
    t.do("objective:control", "objective:prisoners", "objective:control")
    assert (t.placed(TROGS), t.placed(OWN), t.reserve("humans")) == ((0, 1, 0), (1, 0, 0), 11)


@pytest.mark.effect("pay")
@pytest.mark.rule("C5.2")
def test_cards_are_paid_by_the_player_and_units_by_the_natives() -> None:
    t = natives_play([["pay", "card", 1, "exact"], ["deploy", 1, "control"]])
    assert targets(t) == {SCORING["pilgrims"]}
    t.do(f"card:{SCORING['pilgrims']}", "more")
    assert t.discard_pile("pilgrims") == {CARD, SCORING["pilgrims"]}
    t = natives_play([["pay", "unit", 1, "exact"], ["strength", "attrition", 2, "any"]], own=(1, 0, 1))
    t.do("objective:control")
    assert (t.placed(TROGS), t.reserve("trogs"), t.s.bonus[TROGS][2]) == ((0, 0, 1), 15, 2)


@pytest.mark.effect("draw", "discard")
@pytest.mark.rule("C5.2", "C5.13")
def test_the_player_draws_and_discards() -> None:
    t = three()
    t.hand("pilgrims", "pilgrims_foresight")
    natives_play([["discard", "self", 1], ["draw", 2, "own"]], own=(2, 0, 0), enemy=(1, 0, 0), table=t)
    assert t.asked == ("pilgrims", "discard")
    t.do("discard:pilgrims_foresight")
    assert t.in_hand("pilgrims") == {SCORING["pilgrims"]}
    resolve(t)
    assert len(t.in_hand("pilgrims")) == 1 + 2


@pytest.mark.effect("discard")
@pytest.mark.rule("C5.2")
def test_the_enemy_who_discards_is_the_one_who_fights_natives_or_the_one_who_commands_them() -> None:
    t = natives_play([["discard", "enemy", 1]])
    assert t.asked == ("humans", "discard")
    t = three()
    t.hand("pilgrims", "pilgrims_foresight")
    battle_of([["discard", "enemy", 1]], own=(1, 0, 0), enemy=(1, 0, 0), against="trogs", table=t)
    assert t.asked == ("pilgrims", "discard")


@pytest.mark.effect("card_limit")
@pytest.mark.rule("C5.2", "C5.4")
def test_a_limit_on_natives_limits_the_one_who_commands_them() -> None:
    t = three()
    t.hand("pilgrims", "pilgrims_deploy_holos")
    battle_of([["card_limit", 0]], own=(1, 0, 0), enemy=(1, 0, 0), against="trogs", table=t)
    assert t.asked == ("humans", "tactic")


@pytest.mark.effect("vp", "vp_per", "take_crystals")
@pytest.mark.rule("C5.11")
def test_natives_gain_no_victory_points_and_no_crystals() -> None:
    t = natives_play([["vp", 3], ["vp_per", "region", 1, 1, 9], ["take_crystals", 1, "battle"], ["absorb", 1]])
    assert (t.s.vp[3], t.vp("pilgrims"), t.s.store[3], t.store("pilgrims")) == (0, 0, 0, 0)
    assert (t.crystals_in("tanglewild"), t.s.absorbs[TROGS]) == (1, 1)


@pytest.mark.effect("either", "vp")
@pytest.mark.rule("C5.11")
def test_effects_that_natives_cannot_have_are_not_offered() -> None:
    t = natives_play(
        [["either", [["vp", 3]], [["take_crystals", 1, "battle"]], [["withdraw", 1, "hq"]]], ["absorb", 1]]
    )
    assert t.s.absorbs[TROGS] == 1


@pytest.mark.effect("withdraw", "far_retreat")
@pytest.mark.rule("C5.9", "C5.11")
@pytest.mark.parametrize("steps", [[["withdraw", 2, "adjacent"]], [["withdraw", 2, "hq"]], [["far_retreat"]]])
def test_natives_neither_withdraw_nor_retreat(steps: list[Any]) -> None:
    t = natives_play(steps, own=(2, 0, 0), enemy=(3, 0, 0))
    assert (t.asked, t.placed(TROGS)) == (("pilgrims", "tactic"), (2, 0, 0))
    resolve(t)
    assert t.asked == ("pilgrims", "nest")
    assert t.reserve("trogs") == 16


@pytest.mark.effect("capture")
@pytest.mark.rule("C5.12")
def test_natives_set_prisoners_aside() -> None:
    t = natives_play([["capture", 1]])
    assert (t.placed(OWN), t.holds("trogs", "humans"), t.holds("pilgrims", "humans")) == ((1, 0, 0), 1, 0)


@pytest.mark.effect("call_in")
@pytest.mark.rule("C5.2")
def test_natives_are_called_from_adjacent_regions() -> None:
    t = three()
    t.units("trogs", 1, "scorch")
    t.units("pilgrims", 1, "sapos_deep")
    natives_play([["call_in", 2, 1]], table=t)
    assert targets(t) == {"scorch"}
    t.do("region:scorch", "objective:prisoners")
    assert (t.placed(TROGS), t.count("trogs", "scorch")) == ((1, 1, 0), 0)


@pytest.mark.effect("when", "win_ties")
@pytest.mark.rule("C5.11")
def test_promises_are_kept_for_natives_too() -> None:
    t = natives_play(
        [["when", "win_control", 1, [["add_crystals", 2, "battle"], ["vp", 2]]]], own=(2, 0, 0), enemy=(1, 0, 0)
    )
    resolve(t)
    assert (t.crystals_in("tanglewild"), t.vp("pilgrims"), t.s.vp[3]) == (3, 0, 0)
    assert t.s.nest[t.region("tanglewild")] == 1
