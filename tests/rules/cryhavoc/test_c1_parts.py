"""C1 Aim and components: what the rules and the shipped pack make of them."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.cryhavoc.game import GAME
from rulewright.games.cryhavoc.parts import (
    DECKS,
    EVENTS,
    FACTIONS,
    IN_TERRAIN_DECK,
    PARTIES,
    SKILL_TOKEN,
    TERRAINS,
    TOKEN_NAMES,
)
from rulewright.games.cryhavoc.rules.pieces import structure_supply, token_supply
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError

from .helpers import FOUR, THREE, places, row
from .table import Table


def refused(players: int, factions: str = "drawn") -> str:
    with pytest.raises(UserError) as error:
        GAME.prepare(Settings(players, {"factions": factions}))
    return error.value.message.key


# ------------------------------------------------------------- C1.1 players
@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_c1_1_two_to_four_can_play(players: int) -> None:
    assert refused(players) == "players-number"


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_c1_1_with_two_or_three_nobody_draws_the_trogs(players: int, seed: int) -> None:
    t = Table(*["drawn"] * players, setup=True, seed=seed)
    drawn = [FACTIONS[t.s.faction[seat]] for seat in range(players)]
    assert len(set(drawn)) == players
    assert "trogs" not in drawn


@pytest.mark.rule("C1.1")
def test_c1_1_with_four_somebody_plays_the_trogs() -> None:
    t = Table(*["drawn"] * 4, setup=True)
    assert sorted(FACTIONS[t.s.faction[seat]] for seat in range(4)) == sorted(FACTIONS)


@pytest.mark.rule("C1.1")
def test_c1_1_the_trogs_cannot_be_chosen_by_fewer_than_four() -> None:
    assert refused(3, "humans,trogs,machines") == "cryhavoc-faction-with-four"
    assert refused(2, "humans,humans") == "cryhavoc-faction-twice"


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize(("factions", "vp"), [(THREE, 0), (FOUR, 2)])
def test_c1_1_native_trogs_score_nothing(factions: tuple[str, ...], vp: int) -> None:
    """They win Region Control as the defender."""
    t = Table(*factions)
    t.units("pilgrims", 1, "glass_peaks")
    t.units("trogs", 2, "glass_peaks")
    t.battle("glass_peaks", attacker="pilgrims")
    t.do("station:0", "station:1", "station:2")
    assert t.vp("trogs") == vp
    assert t.vp("pilgrims") == 0


# ------------------------------------------------------------- C1.2 the aim
@pytest.mark.rule("C1.2")
def test_c1_2_most_victory_points_win() -> None:
    """Whatever else anybody has."""
    t = Table(*THREE)
    for faction, vp in zip(THREE, (20, 21, 7), strict=True):
        t.vp(faction, vp)
    t.prisoner("pilgrims", of="machines", n=5)
    t.control("pilgrims", "scorch", "glass_peaks")
    t.crystals("scorch", 9)
    pilgrims, humans, machines = places(t)
    assert humans > pilgrims > machines


# ------------------------------------------------------------- C1.3 shared parts
@pytest.mark.rule("C1.3")
def test_c1_3_the_map_has_one_side_for_two_and_another_for_three_and_four() -> None:
    two, three, four = Table(*THREE[:2]), Table(*THREE), Table(*FOUR)
    assert "kalas_gorge" in two.region_ids
    assert "kalas_gorge" not in three.region_ids
    assert three.region_ids == four.region_ids


@pytest.mark.rule("C1.3", "C2.2")
def test_c1_3_there_are_8_cards_of_each_terrain() -> None:
    where = Counter(row(Table(*THREE).s.where))
    assert [where[IN_TERRAIN_DECK + n] for n in range(len(TERRAINS))] == [8, 8, 8, 8]


@pytest.mark.rule("C1.3")
def test_c1_3_there_are_6_events_12_exploration_tokens_18_war_parties_and_12_nests() -> None:
    s = Table(*THREE).s
    assert len(s.event_left) == EVENTS == 6
    assert row(s.event_left) == [1] * 6
    assert sum(row(s.exploration_left)) == 12
    assert sum(row(s.trog_left)[:PARTIES]) == 18
    assert sum(row(s.trog_left)[PARTIES:]) == 12


@pytest.mark.rule("C1.3")
def test_c1_3_only_the_total_value_of_crystals_in_a_region_matters() -> None:
    """5 and 3 and 1 are 9, and of these any number can be taken."""
    t = Table(*THREE)
    t.control("pilgrims", "scorch")
    t.crystals("scorch", 5 + 3 + 1)
    t.built("pilgrims_harvester", "scorch")
    t.build("pilgrims", 1)
    t.do("activate:pilgrims_harvester@scorch")
    while not t.over:
        t.do("more")
    assert (t.crystals_in("scorch"), t.store("pilgrims")) == (7, 2)


# ------------------------------------------------------------- C1.4 a faction
@pytest.mark.rule("C1.4")
@pytest.mark.parametrize(("faction", "units"), [("humans", 12), ("pilgrims", 12), ("machines", 12), ("trogs", 16)])
def test_c1_4_units_cards_and_skills_of_a_faction(faction: str, units: int) -> None:
    t = Table(*FOUR, setup=True)
    number = FACTIONS.index(faction)
    assert t.s.reserve[number] + sum(row(t.s.units[number])) == units
    assert t.controller(t.hq(faction)) == faction
    assert row(t.s.home).count(number) == 8
    skills = [skill for skill in t.pack.skills.values() if skill.faction == number]
    assert (len(skills), sum(skill.default for skill in skills)) == (5, 1)


@pytest.mark.rule("C1.4")
def test_c1_4_there_are_3_tokens_for_each_structure_but_7_tunnels() -> None:
    t = Table(*FOUR)
    tokens = {structure.id: structure_supply(t.s, number) for number, structure in t.pack.structures.items()}
    assert tokens.pop("trogs_tunnels") == 7
    assert set(tokens.values()) == {3}
    of = Counter(structure.faction for structure in t.pack.structures.values())
    assert [of[n] for n in range(len(FACTIONS))] == [3, 3, 5, 3]


@pytest.mark.rule("C1.4")
def test_c1_4_artillery_watchtowers_and_skill_tokens() -> None:
    t = Table(*FOUR)
    assert [token_supply(t.s, TOKEN_NAMES.index(name)) for name in ("artillery", "watchtower")] == [3, 3]
    assert [token_supply(t.s, SKILL_TOKEN + n) for n in range(len(FACTIONS))] == [2, 1, 2, 1]
    t.token("artillery", "scorch")
    assert token_supply(t.s, TOKEN_NAMES.index("artillery")) == 2


# ------------------------------------------------------------- C1.5 special cards
@pytest.mark.rule("C1.5")
@pytest.mark.parametrize("faction", FACTIONS)
def test_c1_5_one_card_enables_scoring_and_one_changes_the_initiative(faction: str) -> None:
    t = Table(*FOUR)
    cards = [card for card in t.pack.cards if card.deck == FACTIONS.index(faction)]
    assert Counter(card.kind for card in cards) == {"battle": 6, "scoring": 1, "initiative": 1}
    t.hand(faction, *(card.id for card in cards))
    t.turn(faction)
    assert t.why("enable") is None
    t.do("enable")
    assert t.discard_pile(faction) == {card.id for card in cards if card.kind == "scoring"}


@pytest.mark.rule("C1.5")
def test_c1_5_terrain_cards_do_neither() -> None:
    t = Table(*FOUR)
    assert {card.kind for card in t.pack.cards if card.deck in range(len(FACTIONS), DECKS)} == {"battle"}


# ------------------------------------------------------------- C1.6 the golden rule
@pytest.mark.rule("C1.6", "C4.11")
def test_c1_6_a_token_can_close_a_region_that_the_rules_leave_open() -> None:
    t = Table(*THREE)
    t.hq("humans", "north_landing")
    t.units("humans", 1, "north_landing")
    t.control("pilgrims", "scorch")
    t.token("skill-pilgrims", "scorch")
    t.move("humans", 1)
    t.do("from:north_landing")
    assert t.why("to:scorch") == ("C1.6", "closed-by-token")
    assert t.legal() == {"to:feralas_banks", "to:foglands", "to:sapos_deep"}


@pytest.mark.rule("C1.6", "C4.32")
def test_c1_6_a_structure_whose_text_says_so_is_activated_in_a_battle_region() -> None:
    t = Table(*THREE)
    t.garrison("pilgrims", 2, "scorch")
    t.units("humans", 1, "scorch")
    t.mark("scorch", attacker="humans")
    t.built("pilgrims_power_orb", "scorch")
    t.built("pilgrims_harvester", "scorch")
    t.crystals("scorch", 3)
    t.store("pilgrims", 1)
    t.build("pilgrims", 2)
    assert t.legal() == {"activate:pilgrims_power_orb@scorch", "done"}
