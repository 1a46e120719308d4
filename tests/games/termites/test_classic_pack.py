"""The shipped pack satisfies everything known about the box."""

from __future__ import annotations

import pytest

from rulewright.games.termites.pack.checks import by_caste, strength, termites
from rulewright.games.termites.pack.layouts import (
    Layout,
    check_groups,
    check_mounds,
    check_supply,
    mound_hexes,
    partners,
)
from rulewright.games.termites.pack.loading import Pack, Problem, load
from rulewright.games.termites.pack.pictures import names
from rulewright.games.termites.parts import ALATE, CASTES, KINDS, MOST_TERMITES, OPEN, SWARMS, TILE_FACES, WORKER
from rulewright.kernel.content import Report


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load("classic")


# ------------------------------------------------------------- T1: the parts
@pytest.mark.rule("T1.2")
def test_a_swarm_is_18_tokens(pack: Pack) -> None:
    assert [swarm.name for swarm in pack.swarms] == list(SWARMS)
    assert [sum(swarm.tokens) for swarm in pack.swarms] == [18] * 4
    assert all(len(swarm.tokens) == KINDS for swarm in pack.swarms)


@pytest.mark.rule("T1.3", "T1.4")
def test_mounds_have_the_values_5_to_9_and_7_when_neutral(pack: Pack) -> None:
    assert pack.mounds == (5, 6, 7, 8, 9)
    assert pack.neutral_value == 7


@pytest.mark.rule("T1.5")
def test_there_are_18_tiles_six_of_each_kind(pack: Pack) -> None:
    assert pack.tiles == (6, 6, 6)
    assert all(len(set(faces)) == 2 for faces in TILE_FACES)


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize("own", range(4), ids=SWARMS)
def test_a_swarm_has_more_of_its_own_caste_than_any_other(pack: Pack, own: int) -> None:
    others = [swarm.tokens for index, swarm in enumerate(pack.swarms) if index != own]
    mine = pack.swarms[own].tokens
    assert all(held > 0 for held in by_caste(mine))
    assert by_caste(mine)[own] > max(by_caste(other)[own] for other in others)
    assert termites(mine, own) > max(termites(other, own) for other in others)


def test_a_token_of_two_termites_exists_for_every_caste(pack: Pack) -> None:
    for caste in range(len(CASTES)):
        assert any(swarm.tokens[MOST_TERMITES * caste + 1] for swarm in pack.swarms)


def test_workers_are_commonest_and_alate_rare_outside_grey(pack: Pack) -> None:
    held = [by_caste(swarm.tokens) for swarm in pack.swarms]
    total = [sum(castes) for castes in zip(*held, strict=True)]
    assert total.index(max(total)) == WORKER
    assert total.count(max(total)) == 1
    assert all(castes[ALATE] == min(castes) for castes in held[:3])


def test_swarms_differ_only_slightly_in_strength(pack: Pack) -> None:
    strengths = [strength(swarm.tokens) for swarm in pack.swarms]
    assert 6 * (max(strengths) - min(strengths)) <= max(strengths)


# ------------------------------------------------------------- T4.1, T9: the scenarios
def scenario(pack: Pack, name: str) -> Layout:
    return next(scenario.layout for scenario in pack.scenarios if scenario.name == name)


@pytest.mark.rule("T1.4", "T4.1")
def test_four_scenarios_with_one_neutral_mound_less_than_players(pack: Pack) -> None:
    assert [(s.name, s.players) for s in pack.scenarios] == [
        ("two", 2),
        ("three", 3),
        ("four", 4),
        ("four-advanced", 4),
    ]
    assert all(len(s.layout.neutral) == s.players - 1 for s in pack.scenarios)


@pytest.mark.rule("T9.1", "T9.3", "T9.4", "T1.5")
@pytest.mark.parametrize("name", ["two", "three", "four", "four-advanced"])
def test_every_scenario_obeys_the_guidelines_for_building(pack: Pack, name: str) -> None:
    """Including the printed board for two players, although it need not."""
    problems: list[Problem] = []
    layout = scenario(pack, name)
    check_mounds(layout, Report(problems, name))
    check_groups(layout, Report(problems, name))
    check_supply(layout, pack.tiles, Report(problems, name))
    assert problems == []


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize("name", ["two", "three", "four", "four-advanced"])
def test_every_scenario_leaves_plenty_of_hexes_for_mounds(pack: Pack, name: str) -> None:
    assert len(mound_hexes(scenario(pack, name))) >= 30


@pytest.mark.parametrize(
    ("name", "symmetry"),
    [
        ("two", "rotate-180"),
        ("three", "rotate-120"),
        ("three", "mirror-left-right"),
        ("four", "mirror-left-right"),
        ("four", "mirror-top-bottom"),
        ("four-advanced", "rotate-180"),
    ],
)
def test_scenarios_are_symmetric(pack: Pack, name: str, symmetry: str) -> None:
    layout = scenario(pack, name)
    pairs = dict(partners(layout.terrain, symmetry))
    assert sorted(pairs.values()) == sorted(pairs)
    assert all(layout.terrain[hex] == layout.terrain[partner] for hex, partner in pairs.items())
    if symmetry != "rotate-120":  # two mounds cannot be the same for three players
        assert {pairs[hex] for hex in layout.neutral} == {*layout.neutral}


def test_symmetries_turn_and_mirror_the_board_about_its_middle(pack: Pack) -> None:
    named = names(pack.blank.terrain)
    moved = {
        symmetry: {named[hex]: named[partner] for hex, partner in partners(pack.blank.terrain, symmetry)}["A1"]
        for symmetry in ("rotate-180", "rotate-120", "mirror-left-right", "mirror-top-bottom")
    }
    assert moved == {"rotate-180": "K6", "rotate-120": "F11", "mirror-left-right": "A6", "mirror-top-bottom": "K1"}


def test_the_blank_board_is_open_all_over(pack: Pack) -> None:
    assert {pack.blank.terrain[hex] for hex in names(pack.blank.terrain)} == {OPEN}
    assert pack.blank.neutral == ()
