"""Small positions with a provably best move: all consequences of each action are enumerated, and the search finds the move too."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cryhavoc.battling import station
from tests.rules.cryhavoc.pieces.scenes import SCORING

from rulewright.games import load
from rulewright.kernel.game import Settings

from .boards import COAST, bare, last_battle, last_turn, stand, two
from .exact import values
from .tables import look, seat_in

TERMITES, CRYHAVOC = load("termites"), load("cryhavoc")
WON, LOST = 0.9, 0.1  # at least, at most
ITERATIONS = 150
RING = """
   . . .
  . . . .
 . . . . .
  . . . .
   . . .
"""  # the middle is C3, around it B2, B3, C2, C4, D2 and D3


def best(game: Any, t: Any, iterations: int = ITERATIONS) -> str:
    """The search's choice."""
    return next(iter(look(game, seat_in(game, t.states, Settings(2)), iterations)))


def winning(game: Any, t: Any) -> set[str]:
    """The actions that always win; all others lose."""
    exact = values(game, t.states)
    assert all(value > WON or value < LOST for value in exact.values()), exact
    return {action for action, value in exact.items() if value > WON}


def carry_out(game: Any, t: Any, verb: str) -> None:
    """Play the search's decisions up to and including that verb: each of them must win."""
    done = ""
    while done != verb:
        chosen = best(game, t)
        assert chosen in winning(game, t)
        t.do(chosen)
        done = chosen.partition(":")[0]


# ------------------------------------------------------------- Termites
@pytest.mark.rule("T7.6", "T8.2")
def test_a_mound_that_can_be_taken_is_taken() -> None:
    """The last move of the game; without the mound the other has more."""
    t = bare(RING)
    stand(t, 1, 5, "C3")
    t.unit(0, "soldier-3", "C2")
    t.unit(0, "soldier-1", "A1")
    t.unit(0, "soldier-1", "E1")
    t.movement(0)
    assert winning(TERMITES, t) == {"unit:C2"}
    carry_out(TERMITES, t, "move")
    assert t.trophies(0) == [5]


@pytest.mark.rule("T5.1", "T6.5", "T6.6", "T7.6")
def test_a_supporter_is_placed_for_the_attack_that_follows() -> None:
    """A Soldier of 4 is next to a mound of 5. It falls if the last token, a Soldier of 2, is next to it too."""
    t = bare(RING)
    stand(t, 1, 5, "C3")
    t.unit(0, "soldier-2", "C2")
    t.hand(0, "soldier-1")
    t.turn(0)
    t.do("token:soldier-1")
    assert winning(TERMITES, t) == {"place:B2", "place:B3", "place:C4", "place:D2", "place:D3"}
    carry_out(TERMITES, t, "move")
    assert t.trophies(0) == [5]


@pytest.mark.rule("T5.1", "T6.6", "T7.4")
def test_the_token_is_chosen_for_the_attack_that_follows() -> None:
    """Only with the Worker of 2 does the mound fall at once. Later is too late: the other will beat the Soldier or take the place."""
    t = bare(". . . .")
    stand(t, 1, 5, "A3")
    t.unit(0, "soldier-2", "A2")
    t.hand(0, "worker-2", "worker-1")
    t.hand(1, "soldier-3")
    t.turn(0)
    assert winning(TERMITES, t) == {"token:worker-2"}
    assert best(TERMITES, t, 400) == "token:worker-2"
    t.do("token:worker-2")
    carry_out(TERMITES, t, "move")
    assert t.trophies(0) == [5]


@pytest.mark.rule("T8.2")
def test_where_every_move_loses_the_search_knows_it_and_moves() -> None:
    t = bare(RING)
    stand(t, 1, 9, "C3")
    t.unit(0, "soldier-1", "C2")
    t.unit(0, "worker-1", "A1")
    t.hand(0, "worker-1")
    t.hand(1, "soldier-3")
    t.turn(0)
    while not t.over:
        if len(t.legal()) > 1 and t.actor == 0:
            found = look(TERMITES, seat_in(TERMITES, t.states, Settings(2)), 40)
            assert set(found) == t.legal()
            assert all(one.value < LOST for one in found.values())
        t.do(best(TERMITES, t, 10))


@pytest.mark.rule("T2.2", "T7.4", "T8.3")
def test_the_last_move_wins_on_the_tie_break() -> None:
    """Equal points and equal tokens. The Soldier destroys the unit that it beats; the Worker would only push another back."""
    t = bare(RING)
    stand(t, 0, 5, "A1")
    stand(t, 1, 5, "E3")
    t.unit(0, "soldier-2", "C2")
    t.unit(1, "worker-1", "C3")
    t.unit(0, "worker-2", "D1")
    t.unit(1, "worker-1", "E1")
    t.movement(0)
    exact = values(TERMITES, t.states)
    assert {action for action, value in exact.items() if value > WON} == {"unit:C2"}
    assert exact["pass"] == pytest.approx(0.5, abs=0.05)  # shared
    assert best(TERMITES, t) == "unit:C2"
    t.do("unit:C2")
    assert best(TERMITES, t) == "move:C3"


# ------------------------------------------------------------- Cry Havoc
@pytest.mark.rule("C5.3", "C5.6")
def test_a_battle_is_won_by_the_one_placement_that_wins_it() -> None:
    """All three on Region Control: the two defenders can hold it against any fewer."""
    t = last_battle(3, 2, vp=(1, 0))
    assert winning(CRYHAVOC, t) == {"station:3"}
    assert best(CRYHAVOC, t) == "station:3"


@pytest.mark.rule("C5.3", "C5.6", "C5.8")
def test_a_defender_answers_with_the_placement_that_wins() -> None:
    """Against two on Region Control and one on Attrition, two hold the region, which is worth more than the kill."""
    t = last_battle(3, 2, vp=(0, 0))
    station(t, (2, 0, 1))
    assert winning(CRYHAVOC, t) == {"station:2"}
    assert best(CRYHAVOC, t) == "station:2"


@pytest.mark.rule("C5.4", "C5.6")
@pytest.mark.piece("humans_air_support")
def test_the_tactics_card_that_wins_the_battle_is_played() -> None:
    """The defender wins one against one on Region Control. Air Support brings a second unit, which has to go there."""
    t = two("humans", "pilgrims")
    t.hand("humans", "humans_air_support", SCORING["humans"])
    t.hand("pilgrims", SCORING["pilgrims"])
    for faction in t.factions:
        t.units(faction, 1, COAST)
    t.vp("pilgrims", 1)
    t.battle(COAST, attacker="humans")
    station(t, (1, 0, 0))
    station(t, (1, 0, 0))
    assert winning(CRYHAVOC, t) == {"tactic:humans_air_support"}
    assert best(CRYHAVOC, t) == "tactic:humans_air_support"
    t.do("tactic:humans_air_support")
    assert winning(CRYHAVOC, t) == {"objective:control"}
    assert best(CRYHAVOC, t) == "objective:control"


@pytest.mark.rule("C4.50", "C7.1")
def test_the_last_action_enables_the_scoring_that_wins() -> None:
    """Three regions and the HQ make four points; three are missing."""
    t = two("humans", "pilgrims")
    t.skill("humans_colonial_charter", 0)
    t.control("humans", COAST, "windless_coast", "hollow_sea")
    t.vp("pilgrims", 3)
    t.hand("humans", SCORING["humans"])
    last_turn(t, "humans")
    assert winning(CRYHAVOC, t) == {"enable"}
    assert best(CRYHAVOC, t) == "enable"


@pytest.mark.rule("C4.10", "C4.16", "C7.2")
def test_the_last_action_moves_to_the_crystals_that_win() -> None:
    """In the final round: cards are picked and played, and a unit goes to the region with the crystals."""
    t = two("humans", "pilgrims")
    t.s.final = 1
    t.units("humans", 1, t.hq("humans"))
    t.crystals("cinder_road", 3)
    t.vp("pilgrims", 2)
    t.hand("humans", SCORING["humans"])
    last_turn(t, "humans")
    assert winning(CRYHAVOC, t) == {"move"}
    while not t.over:
        t.do(best(CRYHAVOC, t))
    assert t.vp("humans") == 3
