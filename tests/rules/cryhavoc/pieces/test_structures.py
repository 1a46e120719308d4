"""What every structure costs, how many there are and whether it works in a battle region."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.parts import FACTIONS

from .scenes import four

PASSIVE = None
# build, activate, tokens, in a battle region
TILES = {
    "humans_airfield": (2, 2, 3, False),
    "humans_artillery_battery": (2, 1, 3, True),
    "humans_watchtower": (2, 1, 3, False),
    "pilgrims_harvester": (2, 1, 3, False),
    "pilgrims_power_orb": (2, 1, 3, True),
    "pilgrims_temple": (2, 1, 3, False),
    "machines_orbital_sniper": (2, 2, 3, False),
    "machines_shred_drones": (3, 2, 3, True),
    "machines_matrix": (2, 1, 3, False),
    "machines_assembly_line": (1, 1, 3, False),
    "machines_bulwark": (2, PASSIVE, 3, True),
    "trogs_tunnels": (1, PASSIVE, 7, True),
    "trogs_traps": (3, PASSIVE, 3, True),
    "trogs_brood_wall": (3, PASSIVE, 3, True),
}
REGIONS = (
    "scorch", "foglands", "sapos_deep", "driftwaste", "pale_shelf", "bone_flats", "vinefall", "ember_basin",
)  # fmt: skip


def test_these_are_all_structures_of_the_pack() -> None:
    assert set(TILES) == {structure.id for structure in four().pack.structures.values()}


@pytest.mark.rule("C4.30")
@pytest.mark.parametrize("structure", TILES)
def test_a_structure_is_built_for_its_cost_and_no_less(structure: str) -> None:
    faction, cost = structure.partition("_")[0], TILES[structure][0]
    t = four()
    t.control(faction, "scorch")
    t.build(faction, cost)
    t.do(f"construct:{structure}@scorch")
    assert t.stands(structure, "scorch")
    t = four()
    t.control(faction, "scorch")
    t.built("trogs_tunnels", "scorch")  # so that Trogs have nothing cheaper to build
    t.build(faction, cost - 1)
    assert t.over or t.why(f"construct:{structure}@scorch") in (("C4.30", "too-dear"), ("C4.31", "built-there"))


@pytest.mark.rule("C4.31", "C1.4")
@pytest.mark.parametrize("structure", TILES)
def test_the_tokens_of_a_structure_are_limited(structure: str) -> None:
    faction, tokens = structure.partition("_")[0], TILES[structure][2]
    t = four()
    t.control(faction, *REGIONS)
    t.built(structure, *REGIONS[: tokens - 1])
    t.build(faction, 9)
    t.do(f"construct:{structure}@{REGIONS[tokens - 1]}")
    if not t.over:
        assert t.why(f"construct:{structure}@{REGIONS[tokens]}") == ("C4.31", "no-token-left")
    t.build(faction, 9)
    assert f"construct:{structure}@{REGIONS[tokens]}" not in t.legal()


@pytest.mark.rule("C4.30", "C4.32")
@pytest.mark.parametrize("structure", [name for name, tile in TILES.items() if tile[1] is not PASSIVE])
def test_a_structure_is_activated_for_its_cost_once_and_in_battle_regions_only_if_it_says_so(structure: str) -> None:
    faction, (_, cost, _, in_battle) = structure.partition("_")[0], TILES[structure]
    assert cost is not None
    t = four()
    t.control(faction, "scorch", "foglands")
    t.store("pilgrims", 3)
    t.crystals("scorch", 3)
    t.units("trogs", 3, "sapos_deep")
    t.built(structure, "scorch")
    t.build(faction, cost)
    assert t.why(f"activate:{structure}@scorch") is None
    t.build(faction, cost - 1)
    assert t.over or t.why(f"activate:{structure}@scorch") == ("C4.30", "too-dear")
    enemy = next(name for name in FACTIONS if name != faction)
    t.units(enemy, 1, "scorch")
    t.units(faction, 1, "scorch")
    t.mark("scorch", enemy)
    t.build(faction, 9)
    assert t.why(f"activate:{structure}@scorch") == (None if in_battle else ("C4.32", "activation-in-battle"))


@pytest.mark.rule("C4.32")
@pytest.mark.parametrize("structure", [name for name, tile in TILES.items() if tile[1] is PASSIVE])
def test_a_passive_structure_cannot_be_activated(structure: str) -> None:
    faction = structure.partition("_")[0]
    t = four()
    t.control(faction, "scorch", "foglands")
    t.built(structure, "scorch")
    t.build(faction, 9)
    assert t.why(f"activate:{structure}@scorch") == ("C4.32", "structure-passive")


@pytest.mark.rule("C4.32")
@pytest.mark.parametrize("structure", [name for name, tile in TILES.items() if tile[1] is not PASSIVE])
def test_a_structure_without_control_is_not_activated(structure: str) -> None:
    faction = structure.partition("_")[0]
    t = four()
    t.control(faction, "foglands")
    t.built(structure, "scorch")
    t.build(faction, 9)
    assert t.why(f"activate:{structure}@scorch") == ("C4.30", "not-controlled")
