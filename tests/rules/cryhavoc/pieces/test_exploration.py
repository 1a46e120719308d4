"""The exploration tokens: what a player finds who ends a move there."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.table import Table

from .scenes import enter, four, targets, terrain_decks, three


def found(token: str, table: Table | None = None) -> Table:
    """Humans have moved into Scorch and revealed that token."""
    t = table or four()
    t.exploration("scorch")
    t.units("humans", 1, "north_landing")
    t.luck(f"find:{token}")
    enter(t, "humans", 1, "scorch", "north_landing")
    assert t.s.exploration[t.region("scorch")] == 0
    return t


@pytest.mark.piece("crystal_vein", "mother_lode")
@pytest.mark.rule("C4.16")
@pytest.mark.parametrize(("token", "crystals"), [("crystal_vein", 2), ("mother_lode", 3)])
def test_crystals_appear_where_the_token_lay(token: str, crystals: int) -> None:
    t = found(token)
    assert (t.crystals_in("scorch"), t.controller("scorch")) == (crystals, "humans")
    assert t.over


@pytest.mark.piece("stragglers")
@pytest.mark.rule("C4.16", "C4.20")
def test_stragglers_come_to_the_hq_and_bring_a_card() -> None:
    t = found("stragglers")
    assert t.legal() == {"more", "stop"}
    t.do("more")
    assert (t.count("humans", "north_landing"), len(t.in_hand("humans"))) == (1, 1)
    assert t.over
    t = found("stragglers")
    t.do("stop")
    assert (t.count("humans", "north_landing"), len(t.in_hand("humans"))) == (0, 1)


@pytest.mark.piece("stragglers")
def test_stragglers_bring_only_the_card_where_the_reserve_is_empty() -> None:
    t = four()
    t.reserve("humans", 1)
    found("stragglers", t)
    assert t.over
    assert (t.count("humans", "north_landing"), len(t.in_hand("humans"))) == (0, 1)


@pytest.mark.piece("ancient_archive")
@pytest.mark.rule("C3.6")
def test_an_ancient_archive_is_two_cards() -> None:
    assert len(found("ancient_archive").in_hand("humans")) == 2


@pytest.mark.piece("survey_charts")
@pytest.mark.rule("C4.40")
def test_survey_charts_are_one_of_two_terrain_cards() -> None:
    t = found("survey_charts")
    assert t.asked == ("humans", "deck")
    t.luck("look:jungle_snares", "look:jungle_ambush")
    t.do("deck:jungle", "keep:jungle_snares")
    assert t.in_hand("humans") == {"jungle_snares"}
    assert terrain_decks(t)["jungle"] == 7
    assert t.controller("scorch") == "humans"


@pytest.mark.piece("abandoned_workshop")
@pytest.mark.rule("C4.30")
def test_an_abandoned_workshop_gives_two_build_points_in_regions_already_controlled() -> None:
    t = four()
    t.control("humans", "foglands")
    found("abandoned_workshop", t)
    assert t.asked == ("humans", "structure")
    assert t.why("construct:humans_airfield@scorch") == ("C4.30", "not-controlled")
    t.do("construct:humans_watchtower@foglands")  # nothing is left to activate it
    assert t.stands("humans_watchtower", "foglands")
    assert (t.over, t.controller("scorch")) == (True, "humans")


@pytest.mark.piece("abandoned_workshop")
def test_the_points_of_an_abandoned_workshop_may_be_lost() -> None:
    t = four()
    t.control("humans", "foglands")
    found("abandoned_workshop", t)
    t.do("done")
    assert t.over
    t = found("abandoned_workshop")  # only the HQ is controlled
    assert t.over


@pytest.mark.piece("relic")
@pytest.mark.rule("C3.3")
def test_a_relic_is_two_victory_points() -> None:
    assert found("relic").vp("humans") == 2


@pytest.mark.piece("crashed_transport")
@pytest.mark.rule("C6.1")
def test_a_crashed_transport_frees_a_unit_or_gives_a_victory_point_and_a_card() -> None:
    t = three()
    t.prisoner("pilgrims", "humans", 2)
    t.prisoner("machines", "humans", 1)
    found("crashed_transport", t)
    t.do("option:1")
    assert targets(t) == {"pilgrims", "machines"}
    t.do("owner:pilgrims")
    assert (t.holds("pilgrims", "humans"), t.holds("machines", "humans"), t.vp("humans")) == (1, 1, 0)
    assert t.over
    t = found("crashed_transport")  # with nobody to free
    assert (t.vp("humans"), len(t.in_hand("humans"))) == (1, 1)


@pytest.mark.rule("C1.3")
def test_there_are_twelve_tokens() -> None:
    assert sum(token.count for token in four().pack.explorations.values()) == 12
