"""A concise way to set up battles and scoring, for tests of their rules."""

from __future__ import annotations

from typing import Any

from rulewright.games.cryhavoc.parts import FACTIONS

from .table import Table

ATTACKER, DEFENDER = 0, 1
Placed = tuple[int, int, int]  # on Region Control, Capture Prisoners, Attrition


def three(**options: Any) -> Table:
    """With native Trogs. HQs: Pilgrims in the north, Humans in the east, Machines in the west."""
    return Table("pilgrims", "humans", "machines", **options)


def four(**options: Any) -> Table:
    """The same with a Trog player."""
    return Table("pilgrims", "humans", "machines", "trogs", **options)


def station(t: Table, placed: Placed) -> None:
    """The current side puts these numbers of units on the three objectives. A side without units left is not asked."""
    left = sum(placed)
    for n in placed[:2]:
        if left > 0:
            t.do(f"station:{n}")
        left -= n


def open_battle(t: Table, region: str, attack: tuple[str, Placed], defence: tuple[str, Placed]) -> None:
    """Both sides with these units on the objectives, up to the tactics cards."""
    for faction, placed in (attack, defence):
        t.units(faction, sum(placed), region)
    t.battle(region, attacker=attack[0])
    station(t, attack[1])
    station(t, defence[1])


def no_cards(t: Table) -> None:
    """All players pass on cards."""
    while t.asked is not None and t.asked[1] == "tactic":
        t.do("pass")


def fight(t: Table, region: str, attack: tuple[str, Placed], defence: tuple[str, Placed]) -> None:
    """A battle without cards, up to the first question about victims, a retreat or a nest."""
    open_battle(t, region, attack, defence)
    no_cards(t)


def units_of(t: Table, faction: str) -> dict[str, int]:
    """Where its units are."""
    return {region: t.count(faction, region) for region in t.region_ids if t.count(faction, region)}


def controlled_by(t: Table, faction: str | None) -> set[str]:
    return {region for region in t.region_ids if t.controller(region) == faction}


def nests(t: Table) -> set[str]:
    return {region for i, region in enumerate(t.region_ids) if t.s.nest[i]}


def parties(t: Table) -> set[str]:
    return {region for i, region in enumerate(t.region_ids) if t.s.party[i]}


# ------------------------------------------------------------- scoring
def enable(t: Table, faction: str) -> None:
    """That faction has enabled scoring this round."""
    t.s.enabled_by = FACTIONS.index(faction)


def land(t: Table, faction: str, **crystals: int) -> None:
    """Regions under control with these numbers of crystals."""
    for region, n in crystals.items():
        t.control(faction, region)
        t.crystals(region, n)
