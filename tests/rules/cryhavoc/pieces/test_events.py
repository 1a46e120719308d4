"""The events: six tokens and the printed one."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.numbers import EVENTS_PHASE
from rulewright.games.cryhavoc.parts import FINAL, NOBODY

from .scenes import event, four, may_decline, no_deck, targets, terrain_decks, three, trog_tokens

HQS = {"north_landing", "east_landing", "west_landing", "world_caverns"}


@pytest.mark.piece("crystal_bloom")
@pytest.mark.rule("C3.2", "C8.3")
def test_crystal_bloom_two_crystals_each_in_reverse_order() -> None:
    t = four()
    event(t, "crystal_bloom")
    for faction in ("trogs", "machines", "pilgrims", "humans"):
        assert t.asked == (faction, "effect-region")
        assert targets(t) == set(t.region_ids) - HQS
        assert not may_decline(t)
        t.do("region:scorch" if faction == "trogs" else "region:foglands")
    assert (t.crystals_in("scorch"), t.crystals_in("foglands")) == (2, 6)
    assert t.over


@pytest.mark.piece("crystal_bloom")
@pytest.mark.rule("C3.2", "C1.1")
def test_crystal_bloom_is_for_players_and_natives_are_none() -> None:
    t = three()
    event(t, "crystal_bloom")
    t.do("region:scorch", "region:scorch", "region:scorch")
    assert t.crystals_in("scorch") == 6
    assert t.over


@pytest.mark.piece("supply_drop")
@pytest.mark.rule("C3.2", "C4.20")
def test_supply_drop_units_in_the_hq_or_a_crystal_in_initiative_order() -> None:
    t = four()
    event(t, "supply_drop")
    assert t.asked == ("humans", "effect-option")
    t.do("option:1", "more", "more")
    assert t.count("humans", "north_landing") == 2
    assert t.asked == ("pilgrims", "effect-option")
    t.do("option:2", "region:scorch")
    assert (t.crystals_in("scorch"), t.count("pilgrims", "east_landing")) == (1, 0)
    t.do("option:1", "more", "stop")
    assert t.count("machines", "west_landing") == 1
    assert t.asked == ("trogs", "effect-option")
    t.do("option:1", "more", "more")
    assert t.count("trogs", "world_caverns") == 2
    assert t.over


@pytest.mark.piece("supply_drop")
def test_supply_drop_is_a_crystal_where_the_reserve_is_empty() -> None:
    t = four()
    t.reserve("humans", 0)
    event(t, "supply_drop")
    assert t.asked == ("humans", "effect-region")
    t.do("region:scorch")
    assert t.asked == ("pilgrims", "effect-option")


@pytest.mark.piece("orbital_survey")
@pytest.mark.rule("C4.40", "C4.41")
def test_orbital_survey_a_terrain_card_of_two_in_reverse_order() -> None:
    t = three()
    t.luck("look:ocean_undertow", "look:ocean_outflank")
    event(t, "orbital_survey")
    assert t.asked == ("machines", "deck")
    t.do("deck:ocean")
    assert t.legal() == {"keep:ocean_undertow", "keep:ocean_outflank"}
    t.do("keep:ocean_outflank")
    assert t.in_hand("machines") == {"ocean_outflank"}
    assert t.asked == ("pilgrims", "deck")
    t.do("deck:desert")
    t.do(sorted(t.legal())[0], "deck:jungle")
    assert t.asked == ("humans", "keep")
    t.do(sorted(t.legal())[0])
    assert terrain_decks(t) == {"mountain": 8, "desert": 7, "jungle": 7, "ocean": 7}
    assert t.over


@pytest.mark.piece("solar_flare")
@pytest.mark.rule("C3.2", "C3.6")
def test_solar_flare_everybody_discards_one_and_draws_two() -> None:
    t = three()
    t.hand("humans", "humans_dug_in", "humans_outflank")
    t.hand("pilgrims", "pilgrims_foresight", "pilgrims_phase_jump")
    event(t, "solar_flare")
    assert t.asked == ("humans", "discard")
    t.do("discard:humans_dug_in")
    assert (len(t.in_hand("humans")), t.discard_pile("humans")) == (3, {"humans_dug_in"})
    t.do("discard:pilgrims_foresight")
    assert t.over
    assert [len(t.in_hand(name)) for name in ("pilgrims", "machines")] == [3, 2]  # an empty hand discards nothing


@pytest.mark.piece("solar_flare")
@pytest.mark.rule("C3.6")
def test_solar_flare_draws_what_the_deck_and_the_discard_pile_have() -> None:
    t = three()
    t.hand("humans", "humans_dug_in", "humans_outflank")
    no_deck(t, "humans")
    event(t, "solar_flare")
    t.do("discard:humans_dug_in")
    assert t.in_hand("humans") == {"humans_dug_in", "humans_outflank"}


@pytest.mark.piece("prisoner_exchange")
@pytest.mark.rule("C3.2", "C6.1")
def test_prisoner_exchange_frees_two_units_or_gives_a_victory_point() -> None:
    t = three()
    t.prisoner("pilgrims", "humans", 2)
    t.prisoner("trogs", "humans", 1)
    t.prisoner("humans", "pilgrims", 1)
    event(t, "prisoner_exchange")
    assert t.asked == ("humans", "effect-option")
    t.do("option:1")
    assert targets(t) == {"pilgrims", "trogs"}
    t.do("owner:pilgrims", "owner:trogs")
    assert (t.holds("pilgrims", "humans"), t.holds("trogs", "humans"), t.reserve("humans")) == (1, 0, 11)
    assert (t.vp("humans"), t.asked) == (0, ("pilgrims", "effect-option"))
    t.do("option:2")
    assert (t.vp("pilgrims"), t.holds("humans", "pilgrims")) == (1, 1)
    assert (t.vp("machines"), t.over) == (1, True)  # none of theirs is held


@pytest.mark.piece("prisoner_exchange")
def test_prisoner_exchange_may_free_one_of_two() -> None:
    t = three()
    t.prisoner("pilgrims", "humans", 2)
    event(t, "prisoner_exchange")
    t.do("option:1", "owner:pilgrims", "stop")
    assert t.holds("pilgrims", "humans") == 1


@pytest.mark.piece("stirring_depths")
@pytest.mark.rule("C3.2", "C8.2")
def test_stirring_depths_a_nest_and_a_crystal_where_nobody_is() -> None:
    t = three()
    t.units("humans", 1, "scorch")
    t.control("pilgrims", "foglands")
    t.war_party("bone_flats")
    event(t, "stirring_depths")
    assert t.asked == ("humans", "effect-region")
    assert targets(t) == set(t.region_ids) - {
        "north_landing",
        "east_landing",
        "west_landing",
        "scorch",
        "foglands",
        "bone_flats",
    }
    t.do("region:vinefall")
    assert (trog_tokens(t, "vinefall"), t.crystals_in("vinefall")) == (1, 1)
    assert t.s.nest[t.region("vinefall")] == 1
    assert t.why("region:vinefall") == ("C1.6", "token-there")


@pytest.mark.piece("stirring_depths")
@pytest.mark.rule("C2.8")
def test_stirring_depths_may_be_declined_and_takes_war_parties_where_nests_are_not_used() -> None:
    t = three()
    event(t, "stirring_depths")
    t.do("stop", "region:scorch", "stop")
    assert sum(t.crystals_in(name) for name in t.region_ids) == 1
    assert t.over
    t = four(edition="de")
    event(t, "stirring_depths")
    t.do("region:scorch")
    assert (t.s.party[t.region("scorch")], t.s.nest[t.region("scorch")]) == (1, 0)


@pytest.mark.piece("enable_final_scoring")
@pytest.mark.rule("C2.1", "C7.2", "C7.3")
def test_enable_final_scoring_comes_last_and_makes_the_round_the_final_one() -> None:
    t = four()
    for spot in range(FINAL):
        t.s.stacked[spot] = 0
    t.procedure(EVENTS_PHASE)
    assert (t.s.final, t.s.enabled_by) == (1, NOBODY)
    t = four()
    t.procedure(EVENTS_PHASE)
    assert t.s.final == 0
