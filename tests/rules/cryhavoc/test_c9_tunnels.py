"""C9.2: tunnels."""

from __future__ import annotations

import pytest

from .battling import fight, four, units_of
from .table import Table


def goals(t: Table, region: str, points: int = 3) -> set[str]:
    """Where a Trog unit can go from there. With one goal it is not asked."""
    t.units("trogs", 1, region)
    t.move("trogs", points)
    t.do(f"from:{region}")
    return {action.partition(":")[2] for action in t.legal() if action.startswith("to:")}


# ------------------------------------------------------------- C9.2
@pytest.mark.rule("C9.2")
def test_c9_2_regions_with_tunnels_are_adjacent_for_trogs() -> None:
    t = four()
    t.built("trogs_tunnels", "scorch", "vinefall", "lantern_coast")
    near = {"feralas_banks", "glass_peaks", "sapos_deep", "tanglewild"}  # and the HQ of the Pilgrims
    assert goals(t, "scorch") == near | {"vinefall", "lantern_coast"}


@pytest.mark.rule("C9.2")
def test_c9_2_from_a_region_without_a_tunnel_there_is_no_way_in() -> None:
    t = four()
    t.built("trogs_tunnels", "scorch", "vinefall")
    assert goals(t, "glass_peaks") == {"feralas_banks", "scorch", "world_caverns"}


@pytest.mark.rule("C9.2")
def test_c9_2_others_cannot_use_them() -> None:
    t = four()
    t.built("trogs_tunnels", "scorch", "vinefall")
    t.units("humans", 1, "scorch")
    t.move("humans", 2)
    t.do("from:scorch")
    assert t.why("to:vinefall") == ("C4.10", "not-adjacent")


@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(
    ("option", "reached"),
    [("all", {"vinefall", "lantern_coast", "sporewood"}), ("own_or_free", {"lantern_coast", "sporewood"})],
)
def test_c9_2_tunnels_in_regions_of_others(option: str, reached: set[str]) -> None:
    """Vinefall is the Machines', Lantern Coast the Trogs' own, Sporewood nobody's."""
    t = four(tunnel_links=option)
    t.built("trogs_tunnels", "scorch", "vinefall", "lantern_coast", "sporewood")
    t.control("machines", "vinefall")
    t.control("trogs", "lantern_coast", "scorch")
    assert goals(t, "scorch") & {"vinefall", "lantern_coast", "sporewood"} == reached


@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(("option", "open_"), [("all", True), ("own_or_free", False)])
def test_c9_2_nor_does_one_start_in_a_region_of_others(option: str, open_: bool) -> None:
    t = four(tunnel_links=option)
    t.built("trogs_tunnels", "scorch", "vinefall")
    t.control("machines", "scorch")
    assert ("vinefall" in goals(t, "scorch")) == open_


@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(("edition", "open_"), [("en", True), ("pl", True), ("pt", True), ("de", False)])
def test_c9_2_only_the_german_edition_closes_them(edition: str, open_: bool) -> None:
    t = four(edition=edition)
    t.built("trogs_tunnels", "scorch", "vinefall")
    t.control("machines", "vinefall")
    assert ("vinefall" in goals(t, "scorch")) == open_


@pytest.mark.rule("C9.2", "C4.11")
def test_c9_2_a_tunnel_leads_into_no_battle_region() -> None:
    t = four()
    t.built("trogs_tunnels", "scorch", "vinefall", "lantern_coast")
    t.units("humans", 1, "vinefall")
    t.units("machines", 1, "vinefall")
    t.mark("vinefall", "machines")
    assert goals(t, "scorch") & {"vinefall", "lantern_coast"} == {"lantern_coast"}


@pytest.mark.rule("C9.2", "C5.9")
@pytest.mark.parametrize(("option", "there"), [("all", {"vinefall": 1}), ("own_or_free", {})])
def test_c9_2_trogs_retreat_through_tunnels(option: str, there: dict[str, int]) -> None:
    """By the option not out of a region that has just become the winner's."""
    t = four(tunnel_links=option)
    t.built("trogs_tunnels", "scorch", "vinefall")
    t.control("trogs", "vinefall", "scorch")
    fight(t, "scorch", ("trogs", (1, 0, 0)), ("humans", (1, 0, 0)))
    assert units_of(t, "trogs") == there
