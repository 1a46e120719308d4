"""C4.16 (3) and (4) After the reveals: control and battle tokens."""

from __future__ import annotations

import pytest
from tests.rules.cryhavoc.helpers import invaders, march


# ------------------------------------------------------------- C4.16 (3) control
@pytest.mark.rule("C4.16", "C8.5")
@pytest.mark.parametrize("owner", ["", "humans", "pilgrims"])
def test_c4_16_a_region_without_enemy_units_is_taken(owner: str) -> None:
    t = invaders()
    t.control(owner, "scorch")
    march(t, "scorch")
    assert t.controller("scorch") == "pilgrims"
    assert t.battle_number("scorch") == 0


@pytest.mark.rule("C4.16", "C8.5")
def test_c4_16_where_enemy_units_stand_control_does_not_change() -> None:
    t = invaders()
    t.garrison("humans", 1, "scorch")
    t.units("machines", 1, "foglands")
    march(t, "scorch", "foglands")
    t.do("next:scorch")
    assert t.controller("scorch") == "humans"
    assert t.controller("foglands") is None


# ------------------------------------------------------------- C4.16 (4) battle tokens
@pytest.mark.rule("C4.16")
def test_c4_16_the_mover_is_the_attacker() -> None:
    t = invaders()
    t.units("humans", 4, "scorch")
    march(t, "scorch")
    t.battle("scorch", attacker="nobody asks")
    assert t.asked == ("pilgrims", "station")


@pytest.mark.rule("C4.16")
def test_c4_16_battle_tokens_go_in_the_order_that_the_mover_chooses() -> None:
    t = invaders()
    t.units("humans", 1, "scorch")
    t.units("machines", 1, "foglands")
    t.units("trogs", 1, "feralas_banks")
    march(t, "scorch", "foglands", "feralas_banks")
    assert t.asked == ("pilgrims", "battle-next")
    assert t.legal() == {"next:scorch", "next:foglands", "next:feralas_banks"}
    t.do("next:foglands", "next:feralas_banks")
    assert t.over
    assert [t.battle_number(region) for region in ("foglands", "feralas_banks", "scorch")] == [1, 2, 3]


@pytest.mark.rule("C4.16", "C5.1")
@pytest.mark.parametrize(("battle_numbers", "number"), [("reused", 2), ("not_reused", 4)])
def test_c4_16_the_lowest_free_number(battle_numbers: str, number: int) -> None:
    """1 and 3 are on the map; 2 has become free."""
    t = invaders(battle_numbers=battle_numbers)
    for region in ("pale_shelf", "ember_basin", "vinefall"):
        t.units("humans", 1, region)
        t.units("machines", 1, region)
        t.mark(region, attacker="machines")
    t.effect("machines", [["kill", 1, "here", "any"]], "ember_basin")
    t.do("region:ember_basin")
    assert t.battle_number("ember_basin") == 0
    t.units("humans", 1, "scorch")
    march(t, "scorch")
    assert t.battle_number("scorch") == number


@pytest.mark.rule("C4.16")
def test_c4_16_reveals_come_before_battle_tokens() -> None:
    """A war party and an enemy: first the Trogs appear, then both regions get their tokens."""
    t = invaders()
    t.units("humans", 1, "scorch")
    t.war_party("foglands")
    t.luck("reveal:war_party_1_1")
    march(t, "scorch", "foglands")
    assert t.asked == ("pilgrims", "battle-next")
    assert t.count("trogs", "foglands") == 1
    assert t.legal() == {"next:scorch", "next:foglands"}
