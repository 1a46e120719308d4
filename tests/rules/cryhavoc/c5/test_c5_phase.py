"""C5.1-C5.3, C5.13: which battle comes when, and its first and last steps."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.battling import no_cards, open_battle, station, three, units_of
from tests.rules.cryhavoc.table import Table


def stand(t: Table, region: str, attacker: str, defender: str) -> None:
    """One unit of each, and a battle token."""
    t.units(attacker, 1, region)
    t.units(defender, 1, region)
    t.mark(region, attacker)


def kill_the_lone_one(t: Table) -> None:
    """In Scorch, by a structure of the Machines, before the battle phase."""
    t.effect("machines", [["kill", 1, "here", "lone"]], region="scorch")
    t.do("region:scorch")


# ------------------------------------------------------------- C5.1 how many
def nine_meetings(**options: str) -> Table:
    """Eight battles are marked; in a ninth region Pilgrims and Humans stand."""
    t = three(**options)
    open_ones = [region for region in t.region_ids if "landing" not in region]
    for region in open_ones[:8]:
        stand(t, region, "pilgrims", "humans")
    t.units("pilgrims", 1, open_ones[8])
    t.units("humans", 1, open_ones[8])
    t.move("pilgrims", 0)
    return t


@pytest.mark.rule("C5.1", "C4.16")
@pytest.mark.parametrize(("battle_tokens", "number"), [("unlimited", 9), ("eight", 0)])
def test_c5_1_a_ninth_battle_or_none_while_no_token_is_left(battle_tokens: str, number: int) -> None:
    t = nine_meetings(battle_tokens=battle_tokens)
    assert t.over
    assert max(t.battle_number(region) for region in t.region_ids[8:]) == max(number, 8)
    assert sum(t.battle_number(region) > 0 for region in t.region_ids) == (9 if number else 8)


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize("edition", ["en", "pl", "de", "pt"])
def test_c5_1_in_every_edition_there_are_enough_tokens(edition: str) -> None:
    t = nine_meetings(edition=edition)
    assert sum(t.battle_number(region) > 0 for region in t.region_ids) == 9


# ------------------------------------------------------------- C5.1 the order
@pytest.mark.rule("C5.1")
def test_c5_1_battles_are_fought_in_the_order_of_their_numbers() -> None:
    """Not in the order of the regions on the map."""
    t = three()
    for region in ("world_caverns", "foglands", "sapos_deep"):
        stand(t, region, "pilgrims", "humans")
    assert [t.battle_number(region) for region in ("world_caverns", "foglands", "sapos_deep")] == [1, 2, 3]
    t.battles()
    fought = []
    while not t.over:
        fought.append(t.region_ids[t.s.battle_at])
        station(t, (1, 0, 0))
        station(t, (1, 0, 0))
    assert fought == ["world_caverns", "foglands", "sapos_deep"]


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize(("killed", "left"), [("pilgrims", "humans"), ("humans", "pilgrims")])
def test_c5_1_a_side_that_vanishes_before_leaves_control_to_the_other(killed: str, left: str) -> None:
    """At once, in the action phase; attacker and defender alike. There is no battle, no crystal and no VP."""
    t = three()
    stand(t, "scorch", "pilgrims", "humans")
    t.units(left, 1, "scorch")  # only one of them is alone
    t.control("machines", "scorch")
    t.crystals("scorch", 1)
    kill_the_lone_one(t)
    assert t.battle_number("scorch") == 0
    assert t.controller("scorch") == left
    assert t.reserve(killed) == 12
    t.battles()
    assert t.over
    assert t.crystals_in("scorch") == 1
    assert t.vp(left) == 0
    assert t.count(left, "scorch") == 2


@pytest.mark.rule("C5.1")
def test_c5_1_natives_left_alone_take_no_control() -> None:
    """Our ruling: the token of the others stays."""
    t = three()
    stand(t, "scorch", "pilgrims", "trogs")
    t.units("trogs", 1, "scorch")
    t.control("pilgrims", "scorch")
    kill_the_lone_one(t)
    assert t.battle_number("scorch") == 0
    assert t.controller("scorch") == "pilgrims"
    assert t.count("trogs", "scorch") == 2


@pytest.mark.rule("C5.1")
def test_c5_1_both_sides_present_the_battle_stays() -> None:
    t = three()
    stand(t, "scorch", "pilgrims", "humans")
    t.units("humans", 2, "scorch")
    t.effect("machines", [["kill", 2, "anywhere", "group"]])
    t.do("region:scorch", "more")
    assert (t.count("humans", "scorch"), t.battle_number("scorch")) == (1, 1)


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize(("option", "number"), [("reused", 1), ("not_reused", 3)])
def test_c5_1_a_number_that_became_free(option: str, number: int) -> None:
    t = Table("pilgrims", "humans", "machines", battle_numbers=option)
    stand(t, "scorch", "pilgrims", "humans")
    t.units("humans", 1, "scorch")
    stand(t, "foglands", "pilgrims", "humans")
    kill_the_lone_one(t)
    stand(t, "vinefall", "machines", "humans")
    assert [t.battle_number(region) for region in ("scorch", "foglands", "vinefall")] == [0, 2, number]


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize(("edition", "number"), [("en", 1), ("pl", 1), ("pt", 1), ("de", 2)])
def test_c5_1_only_the_german_edition_leaves_a_number_out(edition: str, number: int) -> None:
    t = Table("pilgrims", "humans", "machines", edition=edition)
    stand(t, "scorch", "pilgrims", "humans")
    t.units("humans", 1, "scorch")
    kill_the_lone_one(t)
    stand(t, "vinefall", "machines", "humans")
    assert t.battle_number("vinefall") == number


@pytest.mark.rule("C5.1")
def test_c5_1_a_new_round_begins_with_number_one_again() -> None:
    t = Table("pilgrims", "humans", "machines", edition="de")
    stand(t, "scorch", "pilgrims", "humans")
    fight_all(t)
    t.phase("events")
    stand(t, "foglands", "pilgrims", "humans")
    assert t.battle_number("foglands") == 1


def fight_all(t: Table) -> None:
    t.battles()
    while not t.over:
        station(t, (1, 0, 0))


@pytest.mark.rule("C5.1")
def test_c5_1_there_is_no_limit_on_the_number_of_battles() -> None:
    t = Table("pilgrims", "humans", "machines", edition="de")
    regions = [region for region in t.region_ids if not region.endswith("landing")][:10]
    for region in regions:
        stand(t, region, "pilgrims", "humans")
    assert [t.battle_number(region) for region in regions] == [*range(1, 11)]


# ------------------------------------------------------------- C5.3 A, B
@pytest.mark.rule("C5.3")
def test_c5_3_the_region_gets_one_more_crystal_before_units_are_placed() -> None:
    t = three()
    t.crystals("foglands", 4)
    t.units("pilgrims", 1, "foglands")
    t.units("humans", 1, "foglands")
    t.battle("foglands", attacker="pilgrims")
    assert t.crystals_in("foglands") == 5
    assert t.asked == ("pilgrims", "station")


@pytest.mark.rule("C5.3")
def test_c5_3_the_attacker_places_all_units_then_the_defender() -> None:
    t = three()
    t.units("pilgrims", 4, "foglands")
    t.units("humans", 3, "foglands")
    t.battle("foglands", attacker="pilgrims")
    assert (t.asked, t.legal()) == (("pilgrims", "station"), {f"station:{n}" for n in range(5)})
    assert t.why("station:5") == ("C5.3", "too-few-units")
    t.do("station:1")
    assert (t.asked, t.legal()) == (("pilgrims", "station"), {f"station:{n}" for n in range(4)})
    t.do("station:2")
    assert t.placed(0) == (1, 2, 1)  # what is left goes to Attrition
    assert (t.asked, t.legal()) == (("humans", "station"), {f"station:{n}" for n in range(4)})
    t.do("station:0")
    t.do("station:3")
    assert t.placed(1) == (0, 3, 0)


@pytest.mark.rule("C5.3")
def test_c5_3_the_defender_of_a_region_may_be_the_attacker_of_another() -> None:
    t = three()
    stand(t, "foglands", "humans", "pilgrims")
    t.battles()
    assert t.asked == ("humans", "station")
    t.do("station:1")
    assert t.asked == ("pilgrims", "station")


@pytest.mark.rule("C5.3")
def test_c5_3_on_the_objectives_no_unit_is_left_in_the_region() -> None:
    t = three()
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "foglands", ("pilgrims", (1, 1, 1)), ("humans", (0, 2, 0)))
    assert units_of(t, "pilgrims") == units_of(t, "humans") == {}
    assert (t.placed(0), t.placed(1)) == ((1, 1, 1), (0, 2, 0))


# ------------------------------------------------------------- C5.13 G
@pytest.mark.rule("C5.13")
def test_c5_13_the_token_is_removed_last_and_the_region_is_open_again() -> None:
    t = three()
    t.control("pilgrims", "sapos_deep")
    t.hand("pilgrims", "pilgrims_warped_space")
    open_battle(t, "scorch", ("pilgrims", (1, 0, 0)), ("humans", (2, 0, 0)))
    assert t.battle_number("scorch") == 1
    no_cards(t)
    assert t.asked == ("pilgrims", "retreat")  # HQ or Sapos Deep
    assert t.battle_number("scorch") == 1
    t.do("retreat:sapos_deep")
    assert t.battle_number("scorch") == 0
    t.move("pilgrims", 1)
    t.do("from:sapos_deep")
    assert "to:scorch" in t.legal()


@pytest.mark.rule("C5.13")
def test_c5_13_nothing_of_a_battle_lasts_into_the_next() -> None:
    """Cards, passes and strength end with it."""
    t = three()
    t.hand("humans", "humans_dug_in", "humans_outflank")
    open_battle(t, "foglands", ("pilgrims", (1, 0, 0)), ("humans", (0, 1, 0)))
    t.do("tactic:humans_dug_in", "pass")
    assert t.controller("foglands") == "humans"  # 1:1 with the card
    open_battle(t, "vinefall", ("pilgrims", (1, 0, 0)), ("humans", (0, 1, 0)))
    assert (t.asked, t.legal()) == (("humans", "tactic"), {"tactic:humans_outflank", "pass"})
    t.do("pass")
    assert t.controller("vinefall") == "pilgrims"
