"""C5.6, C5.7: Region Control and Capture Prisoners."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import controlled_by, fight, open_battle, three, units_of


# ------------------------------------------------------------- C5.6
@pytest.mark.rule("C5.6")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [
        ((2, 0, 0), (1, 0, 0), "pilgrims"),
        ((1, 0, 0), (2, 0, 0), "humans"),
        ((1, 0, 0), (0, 1, 0), "pilgrims"),
        ((2, 0, 0), (2, 0, 0), "humans"),  # a tie is the defender's
        ((0, 1, 0), (0, 1, 0), "humans"),  # also 0:0
        ((0, 3, 0), (0, 1, 0), "humans"),  # units elsewhere do not count
        ((5, 0, 0), (4, 0, 0), "pilgrims"),
    ],
)
def test_c5_6_more_units_win_control_and_2_vp(
    attack: tuple[int, int, int], defence: tuple[int, int, int], winner: str
) -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", attack), ("humans", defence))
    loser = "humans" if winner == "pilgrims" else "pilgrims"
    assert t.controller("foglands") == winner
    assert (t.vp(winner), t.vp(loser)) == (2, 0)


@pytest.mark.rule("C5.6")
@pytest.mark.parametrize("before", ["pilgrims", "humans", "machines", ""])
def test_c5_6_the_winners_token_takes_the_place_of_any_other(before: str) -> None:
    t = three()
    t.control(before, "foglands")
    fight(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (0, 1, 0)))
    assert t.controller("foglands") == "pilgrims"


@pytest.mark.rule("C5.6")
def test_c5_6_a_defender_who_wins_scores_too_though_it_had_control_before() -> None:
    t = three()
    t.control("humans", "foglands")
    fight(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (1, 0, 0)))
    assert (t.controller("foglands"), t.vp("humans")) == ("humans", 2)


@pytest.mark.rule("C5.6", "C5.8")
def test_c5_6_control_stays_though_all_units_of_the_winner_die() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (2, 0, 0)), ("humans", (0, 0, 3)))
    assert t.controller("foglands") == "pilgrims"
    assert units_of(t, "pilgrims") == {}
    assert (t.vp("pilgrims"), t.vp("humans")) == (2, 2)


@pytest.mark.rule("C5.6", "C5.7")
def test_c5_6_control_stays_though_the_only_unit_of_the_winner_is_captured() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (0, 1, 0)))
    assert t.controller("foglands") == "pilgrims"
    assert t.holds("humans", "pilgrims") == 1
    assert units_of(t, "pilgrims") == {}


@pytest.mark.rule("C5.6", "C5.8")
def test_c5_6_control_is_decided_before_units_die() -> None:
    """Two of the three attackers there will die, which changes nothing."""
    t = three()
    fight(t, "foglands", ("pilgrims", (3, 0, 0)), ("humans", (2, 0, 2)))
    assert t.controller("foglands") == "pilgrims"
    assert t.count("pilgrims", "foglands") == 1


# ------------------------------------------------------------- C5.7
@pytest.mark.rule("C5.7")
@pytest.mark.parametrize(
    ("attack", "defence", "captor"),
    [
        ((0, 2, 0), (0, 1, 0), "pilgrims"),
        ((0, 1, 0), (0, 2, 0), "humans"),
        ((0, 1, 0), (1, 0, 0), "pilgrims"),
        ((1, 0, 0), (0, 1, 0), "humans"),
        ((0, 2, 0), (0, 2, 0), None),  # a tie takes none
        ((1, 0, 0), (1, 0, 0), None),  # also 0:0
    ],
)
def test_c5_7_more_units_take_one_prisoner(
    attack: tuple[int, int, int], defence: tuple[int, int, int], captor: str | None
) -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", attack), ("humans", defence))
    assert t.over
    assert t.holds("pilgrims", "humans") == (captor == "pilgrims")
    assert t.holds("humans", "pilgrims") == (captor == "humans")


@pytest.mark.rule("C5.7")
def test_c5_7_one_prisoner_however_great_the_majority() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (0, 5, 0)), ("humans", (3, 0, 0)))
    assert t.holds("pilgrims", "humans") == 1
    assert t.count("humans", "foglands") == 2


@pytest.mark.rule("C5.7")
@pytest.mark.parametrize(
    ("objective", "kills"),
    [("control", 2), ("prisoners", 2), ("attrition", 1)],
    ids=["control", "prisoners", "attrition"],
)
def test_c5_7_the_prisoner_comes_from_any_objective_before_attrition(objective: str, kills: int) -> None:
    """Taken from Attrition it does not kill any more; taken from Region Control it does not lose that."""
    t = three()
    fight(t, "foglands", ("pilgrims", (0, 2, 1)), ("humans", (2, 1, 2)))
    assert t.asked == ("pilgrims", "prisoner")
    assert t.legal() == {"capture:control", "capture:prisoners", "capture:attrition"}
    assert t.controller("foglands") == "humans"
    t.do(f"capture:{objective}")
    assert t.holds("pilgrims", "humans") == 1
    assert (t.vp("pilgrims"), t.vp("humans")) == (1, 2 + kills)
    assert t.count("humans", "foglands") == 3
    assert units_of(t, "pilgrims") == {"north_landing": 3 - kills}


@pytest.mark.rule("C5.7")
def test_c5_7_only_where_there_are_enemy_units() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (0, 1, 0)), ("humans", (1, 0, 1)))
    assert t.legal() == {"capture:control", "capture:attrition"}
    assert t.why("capture:prisoners") == ("C5.7", "no-enemy-there")


@pytest.mark.rule("C5.7")
def test_c5_7_the_defender_who_wins_is_asked() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (1, 0, 1)), ("humans", (0, 1, 0)))
    assert t.asked == ("humans", "prisoner")
    t.do("capture:attrition")
    assert (t.vp("pilgrims"), t.holds("humans", "pilgrims")) == (2, 1)


@pytest.mark.rule("C5.7", "C8.1")
def test_c5_7_a_prisoner_is_in_nobodys_reserve_and_cannot_be_recruited() -> None:
    t = three()
    fight(t, "foglands", ("pilgrims", (0, 1, 0)), ("humans", (1, 0, 0)))
    assert (t.reserve("humans"), units_of(t, "humans")) == (11, {})
    t.recruit("humans", 12)
    assert t.why("raise:12") == ("C4.20", "reserve-empty")
    t.do("raise:11")


@pytest.mark.rule("C5.7", "C5.4")
def test_c5_7_with_no_enemy_left_there_is_no_prisoner() -> None:
    """They went home with a card."""
    t = three()
    t.hand("pilgrims", "pilgrims_phase_jump")
    open_battle(t, "foglands", ("pilgrims", (2, 0, 0)), ("humans", (0, 1, 0)))
    t.do("tactic:pilgrims_phase_jump", "objective:control", "objective:control")
    assert t.over
    assert units_of(t, "pilgrims") == {"north_landing": 2}
    assert t.holds("humans", "pilgrims") == 0
    assert controlled_by(t, "humans") == {"east_landing", "foglands"}
