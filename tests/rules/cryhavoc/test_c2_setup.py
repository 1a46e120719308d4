"""C2 Set-up: events, decks, HQs, skills, initiative, tokens on the map."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.numbers import EVENTS_PHASE
from rulewright.games.cryhavoc.parts import ABSENT, FACTIONS, PARTIES, READY
from rulewright.games.cryhavoc.rules.pieces import trog_supply

from .helpers import FOUR, THREE, at, deck, initiative, play_on, row, standing, upcoming
from .table import Table

SPOTS = {"north_landing", "east_landing", "west_landing"}


def tunnels(t: Table) -> set[str]:
    return standing(t, t.s.built[t.type("trogs_tunnels")])


def skills(t: Table, faction: str) -> set[str]:
    number = FACTIONS.index(faction)
    return {skill.id for n, skill in t.pack.skills.items() if skill.faction == number and t.s.skill[n] == READY}


# ------------------------------------------------------------- C2.1 events
@pytest.mark.rule("C2.1")
def test_c2_1_an_event_lies_on_each_of_four_spots_and_none_has_been_seen() -> None:
    t = Table(*THREE, setup=True, hq_placement="chosen")
    assert row(t.s.stacked) == [1, 1, 1, 1, 0]
    assert row(t.s.event_left) == [1] * 6


@pytest.mark.rule("C2.1", "C3.2")
def test_c2_1_after_the_four_comes_the_printed_one_and_two_stay_unseen() -> None:
    t = Table(*THREE)
    t.s.stacked[0] = 1
    left = []
    for _ in range(5):
        assert t.s.final == 0
        t.procedure(EVENTS_PHASE)
        play_on(t)
        left.append(sum(row(t.s.event_left)))
    assert left == [5, 4, 3, 2, 2]
    assert t.s.final == 1


# ------------------------------------------------------------- C2.2 terrain decks
@pytest.mark.rule("C2.2")
def test_c2_2_each_terrain_has_a_deck_of_its_own_cards() -> None:
    t = Table(*THREE, setup=True, hq_placement="chosen")
    for terrain in ("mountain", "desert", "jungle", "ocean"):
        cards = deck(t, terrain)
        assert len(cards) == 8
        assert all(card.startswith(terrain) for card in cards)


@pytest.mark.rule("C2.2")
def test_c2_2_decks_are_shuffled() -> None:
    tops = set()
    for seed in range(12):
        t = Table(*THREE, seed=seed)
        t.turn("pilgrims")
        t.do("study:ocean")
        tops.add(min(t.legal()))
    assert len(tops) > 3


# ------------------------------------------------------------- C2.3 headquarters
@pytest.mark.rule("C2.3")
def test_c2_3_hqs_go_to_the_hq_regions_by_chance() -> None:
    landed = set()
    for seed in range(20):
        t = Table(*THREE, setup=True, hq_placement="random", seed=seed)
        landed.add(tuple(t.hq(faction) for faction in THREE))
    assert all(set(hqs) == SPOTS for hqs in landed)
    assert len(landed) == 6


@pytest.mark.rule("C2.3")
def test_c2_3_or_each_player_chooses_in_seat_order() -> None:
    t = Table(*THREE, setup=True, hq_placement="chosen")
    assert t.asked == ("pilgrims", "landing")
    assert t.legal() == {f"land:{spot}" for spot in SPOTS}
    assert t.why("land:scorch") == ("C2.3", "no-hq-spot")
    t.do("land:west_landing")
    assert t.asked == ("humans", "landing")
    assert t.why("land:west_landing") == ("C2.3", "hq-spot-taken")
    t.do("land:north_landing")
    assert [t.hq(faction) for faction in THREE] == ["west_landing", "north_landing", "east_landing"]
    assert t.asked is not None
    assert t.asked[1] != "landing"


@pytest.mark.rule("C2.3", "C2.6")
def test_c2_3_or_in_initiative_order_which_is_drawn_first() -> None:
    first = set()
    for seed in range(12):
        t = Table(*THREE, setup=True, hq_placement="chosen_by_initiative", seed=seed)
        order = initiative(t)
        assert sorted(order) == sorted(THREE)
        assert t.asked == (order[0], "landing")
        t.do("land:west_landing")
        assert t.asked == (order[1], "landing")
        t.do("land:north_landing")
        assert [t.hq(faction) for faction in order] == ["west_landing", "north_landing", "east_landing"]
        assert initiative(t) == order
        first.add(order[0])
    assert first == set(THREE)


@pytest.mark.rule("C2.3", "C2.8")
@pytest.mark.parametrize("seed", range(6))
def test_c2_3_wherever_the_trogs_are_in_that_order_they_are_not_asked(seed: int) -> None:
    t = Table("trogs", "machines", "humans", "pilgrims", setup=True, hq_placement="chosen_by_initiative", seed=seed)
    asked = [faction for faction in initiative(t) if faction != "trogs"]
    for faction in asked[:2]:
        assert t.asked == (faction, "landing")
        t.do(min(t.legal()))
    assert t.hq("trogs") == "world_caverns"
    assert {t.hq(faction) for faction in asked} == SPOTS


@pytest.mark.rule("C2.3", "C2.8")
def test_c2_3_the_trogs_choose_no_hq() -> None:
    t = Table("trogs", "machines", "humans", "pilgrims", setup=True, hq_placement="chosen")
    assert t.asked == ("machines", "landing")
    assert t.hq("trogs") == "world_caverns"


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize(("edition", "asks"), [("en", False), ("pl", False), ("pt", False), ("de", True)])
def test_c2_3_only_the_german_edition_lets_players_choose(edition: str, asks: bool) -> None:
    t = Table(*THREE, setup=True, edition=edition)
    assert t.asked is not None
    assert (t.asked[1] == "landing") == asks


@pytest.mark.rule("C2.3", "C2.5")
@pytest.mark.parametrize("factions", [("machines", "humans"), THREE])
def test_c2_3_each_hq_has_4_units_and_a_control_token(factions: tuple[str, ...]) -> None:
    t = Table(*factions, setup=True, hq_placement="chosen")
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] != "landing")
    for faction in factions:
        number = FACTIONS.index(faction)
        assert t.count(faction, t.hq(faction)) == sum(row(t.s.units[number])) == 4
        assert [region for region in t.region_ids if t.controller(region) == faction] == [t.hq(faction)]


# ------------------------------------------------------------- C2.4 skills
@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("level", "skilled"), [("first", 1), ("experienced", 2), ("veteran", 3)])
@pytest.mark.parametrize("seed", range(3))
def test_c2_4_the_level_says_how_many_skills_everybody_has(level: str, skilled: int, seed: int) -> None:
    t = Table(*THREE, setup=True, level=level, seed=seed)
    for faction in THREE:
        default = {s.id for s in t.pack.skills.values() if s.default and s.faction == FACTIONS.index(faction)}
        assert default <= skills(t, faction)
        assert len(skills(t, faction)) == skilled
    assert sum(state != ABSENT for state in row(t.s.skill)) == 3 * skilled


@pytest.mark.rule("C2.4")
def test_c2_4_the_others_are_drawn_by_chance() -> None:
    dealt = set()
    for seed in range(20):
        dealt |= skills(Table(*THREE, setup=True, level="experienced", seed=seed), "pilgrims")
    assert len(dealt) == 5


@pytest.mark.rule("C2.4")
def test_c2_4_skills_that_were_not_dealt_cannot_be_used() -> None:
    t = Table(*THREE, setup=True, hq_placement="chosen")
    play_on(t, until=lambda t: t.asked is not None and t.asked[1] == "action")
    assert t.asked is not None
    other = {"pilgrims": "teleport", "humans": "scouting", "machines": "nanoforge"}[t.asked[0]]
    assert t.why(f"skill:{t.asked[0]}_{other}") == ("C2.4", "no-such-skill")


# ------------------------------------------------------------- C2.5 players
@pytest.mark.rule("C2.5")
def test_c2_5_a_deck_of_8_cards_the_other_units_in_reserve_and_0_vp() -> None:
    t = Table(*FOUR, setup=True)
    for faction, reserve in zip(FOUR, (8, 8, 8, 14), strict=True):
        assert t.reserve(faction) == reserve
        assert t.vp(faction) == 0
        assert len(deck(t, faction) | t.in_hand(faction) | t.discard_pile(faction)) == 8
    assert [card.deck for card in t.pack.cards if card.id in deck(t, "humans")] == [0] * len(deck(t, "humans"))


@pytest.mark.rule("C2.5")
def test_c2_5_parts_of_factions_that_do_not_play_stay_in_the_box() -> None:
    t = Table("pilgrims", "humans", setup=True)
    assert t.reserve("machines") == 0
    assert deck(t, "machines") == deck(t, "trogs") == set()
    assert t.reserve("trogs") == 16


# ------------------------------------------------------------- C2.6 initiative
@pytest.mark.rule("C2.6")
def test_c2_6_the_order_is_drawn_and_the_upcoming_order_is_the_same() -> None:
    orders = set()
    for seed in range(20):
        t = Table(*THREE, setup=True, seed=seed)
        assert initiative(t) == upcoming(t)
        assert sorted(initiative(t)) == sorted(THREE)
        orders.add(tuple(initiative(t)))
    assert len(orders) == 6


# ------------------------------------------------------------- C2.7 tokens and crystals
@pytest.mark.rule("C2.7")
@pytest.mark.parametrize("factions", [THREE[:2], THREE])
def test_c2_7_tokens_and_crystals_lie_as_printed(factions: tuple[str, ...]) -> None:
    t = Table(*factions, setup=True, hq_placement="chosen")
    regions = t.map.regions
    assert at(t, t.s.party) == {region.id for region in regions if "war_party" in region.icons}
    assert at(t, t.s.exploration) == {region.id for region in regions if "exploration" in region.icons}
    assert max(row(t.s.party)) == max(row(t.s.exploration)) == 1
    assert [t.s.crystals[n] for n in range(len(regions))] == [region.crystals for region in regions]
    assert at(t, t.s.nest) == set()


@pytest.mark.rule("C2.7", "C1.3")
def test_c2_7_the_rest_is_the_supply() -> None:
    t = Table(*THREE, setup=True, hq_placement="chosen")
    assert trog_supply(t.s, 0) == 18 - 10
    assert trog_supply(t.s, 1) == 12
    assert sum(row(t.s.exploration)) == 9


# ------------------------------------------------------------- C2.8 four players
@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("factions", "parties", "crystals"), [(THREE, 1, 5), (("trogs", *THREE), 0, 0)])
def test_c2_8_world_caverns_is_the_hq_of_the_trogs_without_a_war_party(
    factions: tuple[str, ...], parties: int, crystals: int
) -> None:
    t = Table(*factions, setup=True, hq_placement="chosen")
    caverns = t.region("world_caverns")
    assert (t.s.party[caverns], t.s.crystals[caverns]) == (parties, crystals)
    assert t.count("trogs", "world_caverns") == (2 if parties == 0 else 0)
    assert t.controller("world_caverns") == ("trogs" if parties == 0 else None)


@pytest.mark.rule("C2.8", "C4.16")
@pytest.mark.parametrize("trog_hq_token", ["placed", "missing"])
def test_c2_8_their_hq_has_a_control_token_or_gets_one_after_their_first_move(trog_hq_token: str) -> None:
    t = Table("trogs", *THREE, setup=True, trog_hq_token=trog_hq_token, hq_placement="chosen")
    assert t.controller("world_caverns") == ("trogs" if trog_hq_token == "placed" else None)
    t.move("trogs", 0)
    assert t.controller("world_caverns") == "trogs"


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c2_8_it_has_one_in_every_edition(edition: str) -> None:
    assert Table("trogs", *THREE, setup=True, edition=edition).controller("world_caverns") == "trogs"


@pytest.mark.rule("C2.8")
def test_c2_8_four_tunnels_in_all_the_one_on_the_hq_included() -> None:
    t = Table(*FOUR, setup=True, start_tunnels="four")
    assert tunnels(t) == {"world_caverns", "scorch", "sporewood", "singing_shallows"}


@pytest.mark.rule("C2.8")
def test_c2_8_or_four_and_one_more_on_the_hq() -> None:
    t = Table(*FOUR, setup=True, start_tunnels="four_and_hq")
    assert tunnels(t) == {"world_caverns", "scorch", "sporewood", "singing_shallows", "cameron_seas"}


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("edition", "placed"), [("en", 4), ("pl", 4), ("de", 5), ("pt", 5)])
def test_c2_8_the_editions_count_tunnels_differently(edition: str, placed: int) -> None:
    assert len(tunnels(Table(*FOUR, setup=True, edition=edition))) == placed


@pytest.mark.rule("C2.8")
def test_c2_8_no_tunnels_for_natives() -> None:
    assert tunnels(Table(*THREE, setup=True, start_tunnels="four_and_hq")) == set()


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("nests_with_four", "nests"), [("used", 12), ("unused", 0)])
def test_c2_8_nests_are_used_with_four_players_or_not(nests_with_four: str, nests: int) -> None:
    t = Table(*FOUR, setup=True, nests_with_four=nests_with_four, hq_placement="chosen")
    assert sum(row(t.s.trog_left)[PARTIES:]) == nests
    assert sum(row(t.s.trog_left)[:PARTIES]) == 18


@pytest.mark.rule("C2.8")
def test_c2_8_with_fewer_players_nests_are_always_used() -> None:
    t = Table(*THREE, setup=True, nests_with_four="unused", hq_placement="chosen")
    assert sum(row(t.s.trog_left)[PARTIES:]) == 12
