"""The terrain cards of the desert."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import Placed
from tests.rules.cryhavoc.table import Table

from .scenes import ENEMY, OWN, battle_with, four, no_deck, resolve, targets

AT = "scorch"  # next to the Humans in the north, Sapos Deep, Tanglewild, Feralas Banks and Glass Peaks


def fought(card: str, own: Placed, enemy: Placed, table: Table | None = None, defends: bool = False) -> Table:
    """Humans fight Pilgrims in the desert and have played that card."""
    t = battle_with(card, own=own, enemy=enemy, at=AT, table=table, defends=defends)
    t.do(f"tactic:{card}")
    return t


@pytest.mark.rule("C5.5")
@pytest.mark.piece("desert_mirage")
@pytest.mark.parametrize(
    ("at", "why"),
    [("glass_peaks", "other-terrain"), ("sporewood", "other-terrain"), ("feralas_banks", "other-terrain"), ("foglands", "no-terrain")],
)  # fmt: skip
def test_a_desert_card_works_only_in_deserts(at: str, why: str) -> None:
    t = battle_with("desert_mirage", own=(1, 0, 0), enemy=(1, 0, 0), at=at)
    assert t.why("tactic:desert_mirage") == ("C5.5", why)
    for desert in ("scorch", "bone_flats", "ember_basin"):
        t = battle_with("desert_mirage", own=(1, 0, 0), enemy=(1, 0, 0), at=desert)
        assert "tactic:desert_mirage" in t.legal()


@pytest.mark.piece("desert_outflank")
def test_outflank_in_the_desert_moves_up_to_two_own_units() -> None:
    t = fought("desert_outflank", (3, 0, 0), (1, 0, 0))
    t.do("objective:control", "objective:prisoners", "objective:control", "objective:attrition")
    assert t.placed(OWN) == (1, 1, 1)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("desert_sandstorm")
@pytest.mark.rule("C5.7")
def test_sandstorm_takes_capture_prisoners_out_of_the_battle() -> None:
    t = fought("desert_sandstorm", (1, 2, 0), (0, 0, 1))
    resolve(t)
    assert t.holds("humans", "pilgrims") == 0
    assert (t.vp("humans"), t.vp("pilgrims")) == (2, 1)  # the enemy on Attrition could still fight


@pytest.mark.piece("desert_mirage")
def test_mirage_moves_one_enemy_unit() -> None:
    t = fought("desert_mirage", (1, 0, 0), (2, 0, 0))
    t.do("objective:control", "objective:prisoners")
    assert t.placed(ENEMY) == (1, 1, 0)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("desert_scorched_earth")
@pytest.mark.rule("C5.13")
def test_scorched_earth_takes_up_to_two_crystals_off_and_draws_after_the_battle() -> None:
    t = four()
    t.crystals(AT, 2)
    fought("desert_scorched_earth", (1, 0, 0), (1, 0, 0), t)
    t.do("more", "more")
    assert t.crystals_in(AT) == 2 + 1 - 2
    assert t.store("humans") == 0
    assert t.in_hand("humans") == {"humans_raise_the_flag"}
    resolve(t)
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("desert_scorched_earth")
def test_scorched_earth_may_leave_the_crystals_and_still_draws() -> None:
    t = fought("desert_scorched_earth", (1, 0, 0), (1, 0, 0))
    t.do("stop")
    assert t.crystals_in(AT) == 1
    resolve(t)
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("desert_forced_march")
@pytest.mark.rule("C4.14")
def test_forced_march_brings_up_to_two_units_also_from_one_region() -> None:
    t = four()
    t.garrison("humans", 3, "feralas_banks")
    t.garrison("humans", 1, "sapos_deep")
    t.garrison("humans", 1, "foglands")  # not adjacent
    fought("desert_forced_march", (1, 0, 0), (1, 0, 0), t)
    assert targets(t) == {"feralas_banks", "sapos_deep"}
    t.do("region:feralas_banks", "objective:control", "region:feralas_banks", "objective:attrition")
    assert t.placed(OWN) == (2, 0, 1)
    assert (t.count("humans", "feralas_banks"), t.controller("feralas_banks")) == (1, "humans")
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("desert_forced_march")
def test_forced_march_also_calls_from_your_hq() -> None:
    t = four()
    t.units("humans", 1, "north_landing")
    fought("desert_forced_march", (1, 0, 0), (1, 0, 0), t)
    t.do("region:north_landing", "objective:prisoners")
    assert t.placed(OWN) == (1, 1, 0)
    assert t.asked == ("pilgrims", "tactic")


@pytest.mark.piece("desert_dune_raiders")
@pytest.mark.rule("C5.8")
def test_dune_raiders_make_two_more_kills_for_the_attacker() -> None:
    t = fought("desert_dune_raiders", (0, 0, 1), (5, 0, 0))
    resolve(t)
    assert t.count("pilgrims", AT) == 2
    assert t.vp("humans") == 3


@pytest.mark.piece("desert_dune_raiders")
@pytest.mark.rule("C5.8")
def test_dune_raiders_do_nothing_for_the_defender() -> None:
    t = fought("desert_dune_raiders", (0, 0, 1), (5, 0, 0), defends=True)
    resolve(t)
    assert t.count("pilgrims", AT) == 4
    assert t.vp("humans") == 1


@pytest.mark.piece("desert_thirst")
@pytest.mark.rule("C5.13")
def test_thirst_makes_the_enemy_discard_a_card_of_their_choice() -> None:
    t = four()
    t.hand("pilgrims", "pilgrims_foresight")
    fought("desert_thirst", (1, 0, 0), (1, 0, 0), t)
    assert t.asked == ("pilgrims", "discard")
    assert t.legal() == {"discard:pilgrims_foresight", "discard:pilgrims_song_of_the_crystals"}
    t.do("discard:pilgrims_foresight")
    assert t.discard_pile("pilgrims") == {"pilgrims_foresight"}
    assert t.in_hand("humans") == {"humans_raise_the_flag"}
    resolve(t)
    assert len(t.in_hand("humans")) == 2


@pytest.mark.piece("desert_thirst")
@pytest.mark.rule("C3.6")
def test_thirst_finds_an_empty_hand_and_an_empty_deck() -> None:
    t = four()
    fought("desert_thirst", (1, 0, 0), (1, 0, 0), t)
    t.do("discard:pilgrims_song_of_the_crystals")  # their only card
    assert t.in_hand("pilgrims") == set()
    no_deck(t, "humans")
    resolve(t)
    assert t.in_hand("humans") == {"humans_raise_the_flag", "desert_thirst"}  # drawn again from the discard pile


@pytest.mark.piece("desert_no_cover")
def test_no_cover_kills_one_enemy_on_capture_prisoners() -> None:
    t = fought("desert_no_cover", (1, 0, 0), (1, 2, 1))
    assert targets(t) == {"prisoners"}
    t.do("objective:prisoners")
    assert t.placed(ENEMY) == (1, 1, 1)
    assert t.vp("humans") == 0
    assert t.asked == ("pilgrims", "tactic")
