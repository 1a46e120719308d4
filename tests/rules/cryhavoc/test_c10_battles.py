"""C10.9-C10.13: the rulebooks' own examples of battles, prisoners and scoring."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.game import GAME

from .battling import ATTACKER, DEFENDER, controlled_by, enable, land, open_battle, units_of
from .table import Table

EDITIONS = ("en", "pl", "de", "pt")


def begin(edition: str) -> Table:
    """The Pilgrims place 3 units on Region Control and 1 on Capture Prisoners, the Humans 3 on Attrition."""
    t = Table("pilgrims", "humans", "machines", edition=edition)
    t.control("pilgrims", "feralas_banks")
    t.control("humans", "foglands")
    t.hand("pilgrims", "pilgrims_deploy_holos", "pilgrims_stasis_field")
    t.hand("humans", "humans_air_support", "humans_outflank", "humans_crossfire")
    open_battle(t, "foglands", ("pilgrims", (3, 1, 0)), ("humans", (0, 0, 3)))
    assert (t.placed(ATTACKER), t.placed(DEFENDER)) == ((3, 1, 0), (0, 0, 3))
    return t


# ------------------------------------------------------------- C10.9
@pytest.mark.rule("C10.9")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Deploy Holos", "Air Support", "Outflank", "Foglands", "Feralas Banks")),
        ("de", ("Hologrammprojektor", "Luftunterstützung", "Ausflankieren", "Nebel-Lande", "Ufer des Feralas")),
    ],
)
def test_c10_9_the_cards_and_regions_of_the_example_have_their_printed_names(
    language: str, names: tuple[str, ...]
) -> None:
    ids = ("pilgrims_deploy_holos", "humans_air_support", "humans_outflank", "foglands", "feralas_banks")
    known = GAME.names("york", language)
    assert tuple(known[id_] for id_ in ids) == names


@pytest.mark.rule("C10.9", "C5.4", "C5.6", "C5.7", "C5.8", "C5.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c10_9_the_battle_with_its_four_cards(edition: str) -> None:
    t = begin(edition)
    t.do("tactic:pilgrims_deploy_holos", "objective:control", "objective:attrition")
    assert t.placed(ATTACKER) == (2, 1, 1)
    assert t.asked == ("humans", "tactic")
    t.do("tactic:humans_air_support", "objective:prisoners")
    assert t.placed(DEFENDER) == (0, 1, 3)
    assert t.reserve("humans") == 12 - 4
    assert t.asked == ("pilgrims", "tactic")
    t.do("pass")
    t.do(
        "tactic:humans_outflank", "objective:attrition", "objective:control", "objective:attrition", "objective:control"
    )
    assert t.placed(DEFENDER) == (2, 1, 1)
    assert t.asked == ("humans", "tactic")
    t.do("pass")
    # Control 2:2 is the defender's, Prisoners 1:1 takes none, Attrition 1:1 kills one of each
    assert t.controller("foglands") == "humans"
    assert (t.holds("humans", "pilgrims"), t.holds("pilgrims", "humans")) == (0, 0)
    assert t.asked == ("pilgrims", "retreat")
    t.do("retreat:feralas_banks")
    assert units_of(t, "humans") == {"foglands": 3}
    assert units_of(t, "pilgrims") == {"feralas_banks": 3}
    assert (t.vp("humans"), t.vp("pilgrims")) == (2 + 1, 1)
    assert t.crystals_in("foglands") == 1
    assert t.in_hand("pilgrims") == {"pilgrims_stasis_field"}
    assert t.discard_pile("humans") == {"humans_air_support", "humans_outflank"}


# ------------------------------------------------------------- C10.10
@pytest.mark.rule("C10.10", "C5.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c10_10_the_same_placement_without_cards(edition: str) -> None:
    """The prisoner comes from Attrition, so the Humans kill only 2."""
    t = begin(edition)
    t.do("pass", "pass")
    assert t.controller("foglands") == "pilgrims"
    assert t.holds("pilgrims", "humans") == 1
    assert (t.vp("pilgrims"), t.vp("humans")) == (2, 2)
    assert units_of(t, "pilgrims") == {"foglands": 2}
    assert units_of(t, "humans") == {}  # nowhere to go
    assert t.reserve("humans") == 12 - 1


# ------------------------------------------------------------- C10.11
@pytest.mark.rule("C10.11", "C6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c10_11_two_of_three_prisoners_come_back_for_4_vp(edition: str) -> None:
    t = Table("pilgrims", "humans", "machines", edition=edition)
    t.prisoner("humans", "pilgrims", 1)
    t.prisoner("machines", "pilgrims", 2)
    t.vp("pilgrims", 10)
    t.phase("prisoners")
    assert (t.vp("humans"), t.vp("machines")) == (1, 2)
    t.do("ransom:humans", "ransom:machines", "done")
    assert t.vp("pilgrims") == 10 - 4
    assert t.reserve("pilgrims") == 12 - 1
    assert (t.holds("humans", "pilgrims"), t.holds("machines", "pilgrims")) == (0, 1)


# ------------------------------------------------------------- C10.12
@pytest.mark.rule("C10.12", "C7.1")
@pytest.mark.parametrize("edition", ["en", "pl", "pt"])
def test_c10_12_four_regions_and_8_crystals_against_5(edition: str) -> None:
    """A game of two; the HQ is one of the four regions."""
    t = Table("pilgrims", "machines", edition=edition)
    land(t, "pilgrims", mirror_sound=3, salt_horizon=3, cinder_road=2)
    land(t, "machines", moss_cathedral=2, split_anvil=2, drowned_reach=1)
    assert len(controlled_by(t, "pilgrims")) == 4
    enable(t, "pilgrims")
    t.phase("scoring")
    assert (t.vp("pilgrims"), t.vp("machines")) == (4 + 8, 5)


@pytest.mark.rule("C10.12", "C7.1", "C8.3")
def test_c10_12_german_three_regions_and_the_hq_with_7_crystals_against_6() -> None:
    t = Table("pilgrims", "machines", edition="de")
    land(t, "pilgrims", mirror_sound=2, salt_horizon=4, cinder_road=1)
    land(t, "machines", moss_cathedral=1, split_anvil=1, drowned_reach=1, windless_coast=1, blindwater=2)
    enable(t, "pilgrims")
    t.phase("scoring")
    assert (t.vp("pilgrims"), t.vp("machines")) == (4 + 7, 6)


# ------------------------------------------------------------- C10.13
@pytest.mark.rule("C10.13", "C9.4")
@pytest.mark.parametrize(
    ("edition", "crystals", "points"),
    [
        ("en", {"scorch": 3, "vinefall": 3, "glass_peaks": 1}, 4),
        ("pl", {"scorch": 3, "vinefall": 3, "glass_peaks": 1}, 4),
        ("pt", {"scorch": 3, "vinefall": 3, "glass_peaks": 1}, 4),
        ("de", {"scorch": 5, "vinefall": 4}, 5),
    ],
)
def test_c10_13_trogs_score_half_of_their_crystals(edition: str, crystals: dict[str, int], points: int) -> None:
    """7 in three regions, 9 in two."""
    t = Table("pilgrims", "humans", "machines", "trogs", edition=edition)
    land(t, "trogs", **crystals)
    enable(t, "humans")
    t.phase("scoring")
    assert t.vp("trogs") == points
