"""The rows of icons on the cards and their bonus symbols, each kind through the action that uses it."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.table import Table

from rulewright.games.cryhavoc.parts import BONUSES, ICON_BITS, ICONS

from .scenes import action, four, order


def action_over(t: Table) -> bool:
    """There are no points left."""
    return t.asked is None or t.asked[1] == "after-action"


@pytest.mark.rule("C4.2", "C10.2")
def test_the_move_icons_of_all_cards_add_up() -> None:
    t = four()
    t.units("humans", 9, "north_landing")
    action(t, "humans", "move", "humans_outflank", "humans_crossfire")  # 2 and 1
    for _ in range(3):
        t.do("from:north_landing", "to:scorch")
    assert t.count("humans", "scorch") == 3
    assert action_over(t)
    assert t.discard_pile("humans") == {"humans_outflank", "humans_crossfire"}


@pytest.mark.rule("C4.2", "C10.7")
def test_the_recruit_icons_add_up() -> None:
    t = four()
    action(t, "humans", "recruit", "humans_outflank", "humans_drop_troopers", "humans_crossfire")  # 2, 2 and 1
    assert t.legal() == {f"raise:{n}" for n in range(6)}
    t.do("raise:5")
    assert t.count("humans", "north_landing") == 5


@pytest.mark.rule("C4.2", "C10.8")
def test_the_build_icons_add_up() -> None:
    t = four()
    t.control("pilgrims", "scorch")
    action(t, "pilgrims", "build", "pilgrims_deploy_holos", "pilgrims_song_of_the_crystals")  # 2 and 3
    t.do("construct:pilgrims_harvester@scorch", "construct:pilgrims_power_orb@scorch")
    assert t.asked == ("pilgrims", "structure")
    t.do("activate:pilgrims_harvester@scorch")
    assert action_over(t)


@pytest.mark.rule("C4.2")
def test_a_row_without_icons_gives_no_points() -> None:
    t = four()
    t.control("humans", "scorch")
    action(t, "humans", "build", "humans_outflank")
    assert action_over(t)


@pytest.mark.rule("C4.2")
def test_draw_each_is_a_card_for_every_symbol() -> None:
    t = four()
    action(t, "pilgrims", "move", "pilgrims_phase_jump", "desert_sandstorm")
    assert len(t.in_hand("pilgrims")) == 2


@pytest.mark.rule("C4.2")
def test_draw_once_is_one_card_whatever_the_number_of_symbols() -> None:
    t = four()
    action(t, "pilgrims", "move", "pilgrims_siphon_power", "pilgrims_warped_space")
    assert len(t.in_hand("pilgrims")) == 1


@pytest.mark.rule("C4.2")
def test_both_kinds_of_drawing_add_up() -> None:
    t = four()
    action(t, "pilgrims", "move", "pilgrims_siphon_power", "pilgrims_warped_space", "pilgrims_phase_jump")
    assert len(t.in_hand("pilgrims")) == 2


@pytest.mark.rule("C4.2", "C3.3")
def test_a_victory_point_for_every_such_symbol() -> None:
    t = four()
    action(t, "pilgrims", "recruit", "pilgrims_warped_space", "jungle_venom_darts", "pilgrims_stasis_field")
    assert t.vp("pilgrims") == 2


@pytest.mark.rule("C4.2", "C4.3")
def test_the_text_symbol_carries_out_the_bonus_text_and_the_points_follow() -> None:
    t = four()
    action(t, "trogs", "recruit", "trogs_scouts")
    t.do("place:1")
    assert order(t) == ["trogs", "humans", "pilgrims", "machines"]
    t.do("raise:1")
    assert t.count("trogs", "world_caverns") == 1


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(("row", "vp", "drawn"), [("move", 0, 1), ("recruit", 1, 0), ("build", 0, 0)])
def test_only_the_symbols_of_the_row_in_use_count(row: str, vp: int, drawn: int) -> None:
    t = four()
    action(t, "pilgrims", row, "pilgrims_warped_space")
    assert (t.vp("pilgrims"), len(t.in_hand("pilgrims"))) == (vp, drawn)


@pytest.mark.rule("C4.2")
def test_the_battle_text_of_a_card_is_ignored_when_it_is_played_for_icons() -> None:
    t = four()
    action(t, "machines", "recruit", "machines_self_destruct")
    assert t.legal() == {"raise:0", "raise:1", "raise:2"}


def test_every_symbol_occurs_in_the_pack() -> None:
    """The tests above are of each kind; these are all kinds there are."""
    symbols = {row >> ICON_BITS for card in four().pack.cards for row in card.icons}
    assert {bonus for n, bonus in enumerate(BONUSES) if any(row >> n & 1 for row in symbols)} == set(BONUSES)
    assert len(ICONS) == 3
