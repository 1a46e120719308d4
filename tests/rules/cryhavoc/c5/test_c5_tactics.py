"""C5.4, C5.5: tactics cards in turn, and where they work."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import ATTACKER, DEFENDER, open_battle
from tests.rules.cryhavoc.table import Table

ONE = (1, 0, 0)


def battle(t: Table, region: str = "foglands") -> None:
    open_battle(t, region, ("pilgrims", (3, 0, 0)), ("humans", (3, 0, 0)))


# ------------------------------------------------------------- C5.4
@pytest.mark.rule("C5.4")
def test_c5_4_the_attacker_begins_then_they_play_in_turn() -> None:
    t = Table("humans", "pilgrims", "machines")  # the defender is first in seat and initiative
    t.hand("pilgrims", "pilgrims_warped_space", "pilgrims_deploy_holos")
    t.hand("humans", "humans_outflank", "humans_dug_in")
    battle(t)
    assert t.asked == ("pilgrims", "tactic")
    assert t.legal() == {"tactic:pilgrims_warped_space", "tactic:pilgrims_deploy_holos", "pass"}
    t.do("tactic:pilgrims_deploy_holos", "stop")
    assert t.asked == ("humans", "tactic")
    t.do("tactic:humans_dug_in")
    assert t.asked == ("pilgrims", "tactic")
    assert t.why("tactic:pilgrims_deploy_holos") == ("C4.2", "not-in-hand")
    t.do("tactic:pilgrims_warped_space", "stop")
    assert t.asked == ("humans", "tactic")
    assert t.legal() == {"tactic:humans_outflank", "pass"}


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize("passing", [ATTACKER, DEFENDER])
def test_c5_4_who_passes_is_out_but_the_other_goes_on(passing: int) -> None:
    t = Table("pilgrims", "humans", "machines")
    cards = {
        "pilgrims": ["pilgrims_warped_space", "pilgrims_deploy_holos", "pilgrims_siphon_power"],
        "humans": ["humans_outflank", "humans_air_support", "humans_drop_troopers"],
    }
    for faction, hand in cards.items():
        t.hand(faction, *hand)
    battle(t)
    sides = ("pilgrims", "humans")
    out, on = sides[passing], sides[1 - passing]
    if passing == DEFENDER:
        t.do(f"tactic:{cards[on].pop()}", "stop")
    t.do("pass")
    while cards[on]:
        assert t.asked == (on, "tactic")
        t.do(f"tactic:{cards[on].pop()}", "stop")
    assert t.over  # with an empty hand nobody is asked
    assert t.in_hand(out) == set(cards[out])
    assert t.in_hand(on) == set()


@pytest.mark.rule("C5.4")
def test_c5_4_a_card_is_discarded_when_it_is_played() -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("pilgrims", "pilgrims_warped_space", "pilgrims_phase_jump")
    battle(t)
    t.do("tactic:pilgrims_warped_space", "stop")
    assert t.discard_pile("pilgrims") == {"pilgrims_warped_space"}
    assert t.in_hand("pilgrims") == {"pilgrims_phase_jump"}


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize(
    "card", ["humans_raise_the_flag", "humans_field_intelligence", "mountain_high_ground", "jungle_thicket"]
)
def test_c5_4_the_window_opens_whatever_the_hand_holds(card: str) -> None:
    """Whether somebody is asked must not tell what they hold: with a card that does nothing here they are asked too."""
    t = Table("pilgrims", "humans", "machines")
    t.hand("humans", card)
    battle(t)
    assert (t.asked, t.legal()) == (("humans", "tactic"), {"pass"})
    t.do("pass")
    assert t.over


@pytest.mark.rule("C5.4")
def test_c5_4_with_empty_hands_nobody_is_asked() -> None:
    t = Table("pilgrims", "humans", "machines")
    battle(t)
    assert t.over
    assert t.controller("foglands") == "humans"


@pytest.mark.rule("C5.4")
def test_c5_4_cards_without_a_battle_effect_are_refused() -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("pilgrims", "pilgrims_song_of_the_crystals", "pilgrims_foresight")
    battle(t)
    assert t.why("tactic:pilgrims_song_of_the_crystals") == ("C5.4", "no-battle-effect")
    assert t.why("tactic:pilgrims_foresight") == ("C5.4", "no-battle-effect")


@pytest.mark.rule("C5.4", "C4.4")
def test_c5_4_a_card_may_be_played_to_no_effect() -> None:
    """The reserve is empty, so nobody comes."""
    t = Table("pilgrims", "humans", "machines")
    t.hand("humans", "humans_air_support")
    battle(t)
    t.reserve("humans", 0)
    t.do("tactic:humans_air_support")
    assert t.over
    assert t.count("humans", "foglands") == 3
    assert t.discard_pile("humans") == {"humans_air_support"}


@pytest.mark.rule("C5.4", "C4.4")
@pytest.mark.parametrize(("useless_tactics", "refused"), [("playable", None), ("price_first", ("C1.6", "cannot-pay"))])
def test_c5_4_a_card_whose_price_cannot_be_paid_may_be_played_for_nothing_or_not(
    useless_tactics: str, refused: tuple[str, str] | None
) -> None:
    """Self-Destruct costs an own unit; the only ones have just been captured."""
    t = Table("machines", "humans", "pilgrims", useless_tactics=useless_tactics)
    t.hand("machines", "machines_self_destruct")
    open_battle(t, "foglands", ("machines", (1, 0, 0)), ("humans", (2, 0, 0)))
    t.s.placed[0][0] = 0
    assert t.why("tactic:machines_self_destruct") == refused
    if refused is None:
        t.do("tactic:machines_self_destruct")
        assert t.discard_pile("machines") == {"machines_self_destruct"}
        assert t.count("humans", "foglands") == 2


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("pl", True), ("pt", True), ("de", False)])
def test_c4_4_the_german_edition_allows_that_for_actions_only(edition: str, may: bool) -> None:
    t = Table("machines", "humans", "pilgrims", edition=edition)
    t.hand("machines", "machines_self_destruct")
    open_battle(t, "foglands", ("machines", (1, 0, 0)), ("humans", (2, 0, 0)))
    t.s.placed[0][0] = 0
    assert (t.why("tactic:machines_self_destruct") is None) == may


@pytest.mark.rule("C5.4")
def test_c5_4_a_third_player_plays_no_card() -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("machines", "machines_target_lock")
    battle(t)
    assert t.over
    assert t.in_hand("machines") == {"machines_target_lock"}


# ------------------------------------------------------------- C5.5
TERRAINS = {"scorch": "desert", "glass_peaks": "mountain", "sporewood": "jungle", "feralas_banks": "ocean"}
CARDS = {
    "desert": "desert_outflank",
    "mountain": "mountain_high_ground",
    "jungle": "jungle_camouflage",
    "ocean": "ocean_sea_mist",
}


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("region", TERRAINS)
def test_c5_5_terrain_cards_work_on_their_own_terrain_only(region: str) -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("pilgrims", *CARDS.values())
    battle(t, region)
    right = CARDS[TERRAINS[region]]
    assert t.legal() == {f"tactic:{right}", "pass"}
    for card in CARDS.values():
        assert t.why(f"tactic:{card}") == (None if card == right else ("C5.5", "other-terrain"))


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("region", ["foglands", "sapos_deep", "cameron_seas", "driftwaste", "world_caverns"])
def test_c5_5_where_there_is_no_terrain_no_terrain_card_works(region: str) -> None:
    """In the outer ring and in the middle. A faction's card does."""
    t = Table("pilgrims", "humans", "machines")
    t.hand("pilgrims", *CARDS.values(), "pilgrims_deploy_holos")
    battle(t, region)
    assert t.legal() == {"tactic:pilgrims_deploy_holos", "pass"}
    for card in CARDS.values():
        assert t.why(f"tactic:{card}") == ("C5.5", "no-terrain")


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("region", [*TERRAINS, "foglands", "world_caverns"])
def test_c5_5_cards_of_the_faction_work_everywhere(region: str) -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("humans", "humans_crossfire")
    battle(t, region)
    t.do("tactic:humans_crossfire")
    assert t.over
    assert t.vp("humans") == 2 + 1  # Region Control at 3:3, and a kill


@pytest.mark.rule("C5.5", "C5.4")
def test_c5_5_the_defender_plays_terrain_cards_too() -> None:
    t = Table("pilgrims", "humans", "machines")
    t.hand("humans", "mountain_high_ground", "desert_outflank")
    open_battle(t, "glass_peaks", ("pilgrims", (3, 0, 0)), ("humans", (2, 0, 0)))
    assert t.legal() == {"tactic:mountain_high_ground", "pass"}
    t.do("tactic:mountain_high_ground", "pass")
    assert t.controller("glass_peaks") == "humans"  # 3 against 2 and 2
