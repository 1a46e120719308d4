"""C5.2: who commands native Trogs, with 2 and 3 players."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import fight, open_battle, station, three
from tests.rules.cryhavoc.table import Table

SUPPLY = 12


# ------------------------------------------------------------- C5.2
@pytest.mark.rule("C5.2")
@pytest.mark.parametrize(
    ("fighter", "commander"), [("pilgrims", "humans"), ("humans", "machines"), ("machines", "pilgrims")]
)
def test_c5_2_the_player_to_the_left_commands_the_trogs(fighter: str, commander: str) -> None:
    """The commander places their units and plays cards for them from their own hand."""
    t = three()
    t.hand("pilgrims", "pilgrims_warped_space")
    t.hand("humans", "humans_outflank")
    t.hand("machines", "machines_target_lock")
    t.units(fighter, 1, "glass_peaks")
    t.units("trogs", 2, "glass_peaks")
    t.battle("glass_peaks", attacker=fighter)
    assert t.asked == (fighter, "station")
    station(t, (1, 0, 0))
    assert t.asked == (commander, "station")
    station(t, (1, 1, 0))
    assert t.placed(1) == (1, 1, 0)
    t.do("pass")
    assert t.asked == (commander, "tactic")
    assert len(t.legal()) == 2  # the commander's own card, and pass


@pytest.mark.rule("C5.2")
@pytest.mark.parametrize(("fighter", "commander"), [("pilgrims", "humans"), ("humans", "pilgrims")])
def test_c5_2_with_two_players_the_other_one_does(fighter: str, commander: str) -> None:
    t = Table("pilgrims", "humans")
    t.units(fighter, 1, "kalas_gorge")
    t.units("trogs", 1, "kalas_gorge")
    t.battle("kalas_gorge", attacker=fighter)
    station(t, (1, 0, 0))
    assert t.asked == (commander, "station")


@pytest.mark.rule("C5.2")
def test_c5_2_it_is_the_order_of_seats_that_counts_not_initiative() -> None:
    t = three()
    t.s.initiative[1], t.s.initiative[2] = t.s.initiative[2], t.s.initiative[1]
    t.units("pilgrims", 1, "glass_peaks")
    t.units("trogs", 1, "glass_peaks")
    t.battle("glass_peaks", attacker="pilgrims")
    station(t, (1, 0, 0))
    assert t.asked == ("humans", "station")


@pytest.mark.rule("C5.2", "C5.4")
def test_c5_2_a_card_played_for_the_trogs_is_theirs_and_its_price_the_commanders() -> None:
    """Outflank moves Trogs; Air Support brings one from the Trog reserve; both leave the commander's hand."""
    t = three()
    t.hand("humans", "humans_outflank", "humans_air_support")
    open_battle(t, "glass_peaks", ("pilgrims", (2, 0, 0)), ("trogs", (0, 3, 0)))
    t.do(
        "tactic:humans_outflank", "objective:prisoners", "objective:control", "objective:prisoners", "objective:control"
    )
    assert t.placed(1) == (2, 1, 0)
    t.do("tactic:humans_air_support", "objective:attrition")
    assert (t.reserve("trogs"), t.reserve("humans")) == (16 - 4, 12)
    assert t.discard_pile("humans") == {"humans_outflank", "humans_air_support"}


@pytest.mark.rule("C5.2", "C5.5")
def test_c5_2_the_commander_may_play_terrain_cards_that_match() -> None:
    t = three()
    t.hand("humans", "mountain_rockslide", "ocean_tidal_wave")
    open_battle(t, "glass_peaks", ("pilgrims", (2, 0, 0)), ("trogs", (0, 3, 0)))
    assert t.legal() == {"tactic:mountain_rockslide", "pass"}


@pytest.mark.rule("C5.2", "C5.7")
def test_c5_2_the_commander_chooses_whom_the_trogs_capture() -> None:
    t = three()
    fight(t, "glass_peaks", ("pilgrims", (2, 0, 1)), ("trogs", (0, 1, 0)))
    assert t.asked == ("humans", "prisoner")
    assert t.legal() == {"capture:control", "capture:attrition"}
