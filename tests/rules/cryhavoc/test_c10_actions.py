"""C10.1-C10.8 The rulebooks' own examples of the round and the actions, with the cards and regions of the pack."""

from __future__ import annotations

from itertools import pairwise

import pytest

from .helpers import FOUR, THREE, initiative, landed, play_on, points, row, set_order, upcoming
from .table import Table

EVERY = pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])  # that prints the example
ALL_BUT_GERMAN = pytest.mark.parametrize("edition", ["en", "pl", "pt"])
FIVE_MOVES = ("deploy_holos", "phase_jump", "siphon_power", "warped_space")  # 2 + 1 + 1 + 1


def play(t: Table, faction: str, action: str, *cards: str) -> None:
    """An action with those cards of that faction."""
    t.hand(faction, *(f"{faction}_{card}" for card in cards))
    t.turn(faction)
    t.do(action, *(f"pick:{faction}_{card}" for card in cards), "play")


@pytest.mark.rule("C10.1", "C4.3")
@EVERY
def test_c10_1_the_trogs_take_the_second_place(edition: str) -> None:
    t = Table(*FOUR, edition=edition)
    set_order(t, "machines", "pilgrims", "humans", "trogs")
    play(t, "trogs", "move", "scouts")
    t.do("place:2")
    assert upcoming(t) == ["machines", "trogs", "pilgrims", "humans"]
    assert initiative(t) == ["machines", "pilgrims", "humans", "trogs"]


@pytest.mark.rule("C10.2", "C4.10")
@pytest.mark.parametrize(
    "ways",
    [
        [["north_landing", "sapos_deep", "tanglewild", "ironback_ridge", "sporewood"]],
        [["north_landing", "scorch"]] * 4,
        [["north_landing", "scorch", "glass_peaks"], ["north_landing", "foglands"], ["north_landing", "sapos_deep"]],
    ],
    ids=["one unit four times", "four units once", "a mix"],
)
@EVERY
def test_c10_2_two_cards_with_four_icons_move_units_four_times(ways: list[list[str]], edition: str) -> None:
    t = Table(*THREE, edition=edition)
    t.hq("humans", "north_landing")
    t.units("humans", 4, "north_landing")
    play(t, "humans", "move", "air_support", "outflank")
    assert points(t) == 4
    for way in ways:
        for origin, goal in pairwise(way):
            assert t.asked == ("humans", "unit")
            t.do(f"from:{origin}", f"to:{goal}")
    assert t.asked != ("humans", "unit")
    for way in ways:
        assert t.controller(way[-1]) == "humans"
    assert sum(row(t.s.units[0])) == 4


@pytest.mark.rule("C10.3", "C4.16")
@EVERY
def test_c10_3_two_units_from_the_pilgrim_hq_take_scorch(edition: str) -> None:
    t = landed(*THREE, edition=edition)
    t.units("pilgrims", 4, "north_landing")
    play(t, "pilgrims", "move", "deploy_holos")
    assert points(t) == 2
    for _ in range(2):
        t.do("from:north_landing", "to:scorch")
    assert t.count("pilgrims", "scorch") == 2
    assert t.controller("scorch") == "pilgrims"
    assert t.battle_number("scorch") == 0


@pytest.mark.rule("C10.4", "C4.2", "C4.16")
@EVERY
def test_c10_4_five_points_into_three_regions(edition: str) -> None:
    """By the German wording the four cards also have a symbol that draws for each and two that draw once: two cards."""
    t = landed(*THREE, edition=edition)
    t.units("pilgrims", 5, "north_landing")
    t.units("humans", 1, "foglands")
    t.war_party("feralas_banks")
    t.crystals("feralas_banks", 1)
    t.exploration("sapos_deep")
    t.luck("find:crystal_vein", "reveal:war_party_1_1")
    play(t, "pilgrims", "move", *FIVE_MOVES)
    assert points(t) == 5
    assert len(t.in_hand("pilgrims")) == 2
    for goal in ("foglands", "foglands", "feralas_banks", "feralas_banks", "sapos_deep"):
        t.do("from:north_landing", f"to:{goal}")
    assert t.crystals_in("sapos_deep") == 2  # the exploration token was first
    assert (t.count("trogs", "feralas_banks"), t.crystals_in("feralas_banks")) == (1, 1 + 1)
    assert t.asked == ("pilgrims", "battle-next")
    assert t.legal() == {"next:feralas_banks", "next:foglands"}
    t.do("next:feralas_banks")
    assert (t.battle_number("feralas_banks"), t.battle_number("foglands")) == (1, 2)
    assert [t.count("pilgrims", region) for region in ("foglands", "feralas_banks", "sapos_deep")] == [2, 2, 1]
    assert t.controller("sapos_deep") == "pilgrims"


@pytest.mark.rule("C10.5", "C4.14")
@EVERY
def test_c10_5_sapos_deep_is_adjacent_to_cameron_seas(edition: str) -> None:
    t = landed(*THREE, edition=edition)
    t.units("pilgrims", 1, "sapos_deep")
    t.move("pilgrims", 1)
    t.do("from:sapos_deep", "to:cameron_seas")
    assert t.controller("cameron_seas") == "pilgrims"


@pytest.mark.rule("C10.6", "C4.15")
@pytest.mark.parametrize(
    ("edition", "factions", "defender"),
    [("en", THREE, "humans"), ("pl", THREE, "humans"), ("pt", THREE, "humans"), ("de", FOUR, "trogs")],
)
def test_c10_6_three_attackers_hold_six_of_eight_defenders(
    edition: str, factions: tuple[str, ...], defender: str
) -> None:
    """Trogs in the German book, Humans in the others."""
    t = landed(*factions, edition=edition)
    t.units(defender, 8, "scorch")
    t.units("pilgrims", 3, "north_landing")
    t.move("pilgrims", 3)
    for _ in range(3):
        t.do("from:north_landing", "to:scorch")
    assert t.battle_number("scorch") == 1
    t.move(defender, 8)
    for _ in range(2):
        t.do("from:scorch", "to:glass_peaks")
    assert t.why("from:scorch") == ("C4.15", "defender-blocked")
    t.do("done")
    assert (t.count(defender, "scorch"), t.count(defender, "glass_peaks")) == (6, 2)


@pytest.mark.rule("C10.7", "C4.20")
@EVERY
def test_c10_7_five_points_recruit_up_to_five_units(edition: str) -> None:
    """Three cards."""
    t = landed(*THREE, edition=edition)
    play(t, "pilgrims", "recruit", "pulse_strike", "stasis_field", "deploy_holos")
    assert points(t) == 5
    assert t.legal() == {f"raise:{n}" for n in range(6)}
    t.do("raise:5")
    assert (t.count("pilgrims", "north_landing"), t.reserve("pilgrims")) == (5, 7)


@pytest.mark.rule("C10.8", "C4.30")
@pytest.mark.parametrize("last", ["harvester", "power_orb"])
@ALL_BUT_GERMAN
def test_c10_8_five_points_build_a_harvester_and_a_power_orb_and_activate_one(last: str, edition: str) -> None:
    t = landed(*THREE, edition=edition)
    t.control("pilgrims", "scorch", "foglands")
    t.crystals("scorch", 3)
    t.store("pilgrims", 1)
    play(t, "pilgrims", "build", "song_of_the_crystals", "deploy_holos")
    assert points(t) == 5
    t.do("construct:pilgrims_harvester@scorch")
    assert points(t) == 3
    t.do("construct:pilgrims_power_orb@foglands")
    assert points(t) == 1
    assert t.legal() == {"activate:pilgrims_harvester@scorch", "activate:pilgrims_power_orb@foglands", "done"}
    t.do(f"activate:pilgrims_{last}@{'scorch' if last == 'harvester' else 'foglands'}")
    assert "structure" not in [offer for _, offer in play_on(t)]


@pytest.mark.rule("C10.8", "C4.30")
def test_c10_8_or_the_third_harvester_and_all_three_are_activated() -> None:
    """The German example."""
    t = landed(*THREE, edition="de")
    for region in ("scorch", "foglands", "sapos_deep"):
        t.control("pilgrims", region)
        t.crystals(region, 2)
    t.built("pilgrims_harvester", "scorch", "foglands")
    play(t, "pilgrims", "build", "song_of_the_crystals", "deploy_holos")
    t.do("construct:pilgrims_harvester@sapos_deep")
    for left, region in zip((2, 1, 0), ("sapos_deep", "foglands", "scorch"), strict=True):
        t.do(f"activate:pilgrims_harvester@{region}")
        while t.asked is not None and t.asked[1] == "effect-more":
            t.do("more")
        assert t.crystals_in(region) == 0
        if left:
            assert points(t) == left
            assert t.why(f"activate:pilgrims_harvester@{region}") == ("C4.30", "already-activated")
    assert t.store("pilgrims") == 6
    assert t.asked != ("pilgrims", "structure")
