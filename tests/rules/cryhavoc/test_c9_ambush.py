"""C9.1, C9.5: Trogs who stand on a token of their own, and what they lay in ambush."""

from __future__ import annotations

import pytest

from rulewright.games.cryhavoc.parts import PARTIES, TROG_TOKENS

from .battling import four, nests, parties
from .helpers import row
from .table import Table

LAY = [["place_token", "ambush", 1, "near"]]


# ------------------------------------------------------------- C9.1 tokens under own units
@pytest.mark.rule("C9.1", "C4.16")
@pytest.mark.parametrize(("trogs_wake", "trogs"), [("as_everybody", 3), ("exempt", 1)])
def test_c9_1_whether_trogs_turn_up_what_lies_under_their_units_after_a_move(trogs_wake: str, trogs: int) -> None:
    t = four(trogs_wake=trogs_wake, woken_regions="with_units")
    t.units("trogs", 1, "scorch")
    t.nest("scorch")
    t.luck("reveal:nest_2_1")
    t.move("trogs", 0)
    assert (t.over, t.count("trogs", "scorch")) == (True, trogs)


@pytest.mark.rule("C9.1", "C4.16")
@pytest.mark.parametrize(("edition", "trogs"), [("en", 1), ("pl", 3), ("pt", 1), ("de", 1)])
def test_c9_1_only_in_the_polish_edition_they_do(edition: str, trogs: int) -> None:
    """In the English and the Portuguese one only what lies where they moved to, in the German one nothing."""
    t = four(edition=edition)
    t.units("trogs", 1, "scorch")
    t.war_party("scorch")
    t.luck("reveal:war_party_2_1")
    t.move("trogs", 0)
    assert (t.over, t.count("trogs", "scorch")) == (True, trogs)


@pytest.mark.rule("C9.1", "C4.16")
@pytest.mark.parametrize("trog_entry", ["stops", "goes_on"])
def test_c9_1_with_an_empty_reserve_that_costs_a_unit_as_when_they_enter(trog_entry: str) -> None:
    t = four(trog_entry=trog_entry, woken_regions="with_units")
    t.units("trogs", 2, "scorch")
    t.reserve("trogs", 0)
    t.nest("scorch")
    t.move("trogs", 0)
    assert t.count("trogs", "scorch") == 1


# ------------------------------------------------------------- C9.5 which tokens
@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(
    ("ambush_tokens", "laid"), [("nests", ({"scorch"}, set())), ("war_parties", (set(), {"scorch"}))]
)
def test_c9_5_nests_or_war_parties_lie_in_ambush(ambush_tokens: str, laid: tuple[set[str], set[str]]) -> None:
    t = four(ambush_tokens=ambush_tokens)
    t.effect("trogs", LAY, "scorch")
    t.do("region:scorch")
    assert (nests(t), parties(t)) == laid


@pytest.mark.rule("C9.5", "C2.8")
@pytest.mark.parametrize(("edition", "nest"), [("en", True), ("pl", False), ("pt", True), ("de", False)])
def test_c9_5_war_parties_in_the_polish_and_the_german_edition(edition: str, nest: bool) -> None:
    t = four(edition=edition)
    t.effect("trogs", LAY, "scorch")
    t.do("region:scorch")
    assert (nests(t) == {"scorch"}) == nest


# ------------------------------------------------------------- C9.5 the supply
def used_up(**options: str) -> Table:
    """All nests have been resolved but one, the last nest_1_0, which lies in Scorch: everybody can tell what it is."""
    t = four(**options)
    for token in range(PARTIES, TROG_TOKENS):
        t.s.trog_left[token] = 0
    t.s.trog_left[PARTIES] = 1
    t.nest("scorch")
    return t


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("ambush_supply", ["reshuffled", "used_up"])
def test_c9_5_when_the_supply_is_empty_resolved_tokens_are_shuffled_back_or_there_are_none(ambush_supply: str) -> None:
    t = used_up(ambush_supply=ambush_supply)
    t.effect("trogs", LAY, "glass_peaks")
    if ambush_supply == "used_up":
        assert t.over
        return
    t.do("region:glass_peaks")
    assert nests(t) == {"scorch", "glass_peaks"}


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("seed", range(12))
def test_c9_5_a_token_on_the_map_is_not_in_the_supply(seed: int) -> None:
    """What lay in Scorch stays what it was, and what comes to Glass Peaks is one of the eleven resolved ones."""
    t = used_up(seed=seed)  # type: ignore[arg-type]
    t.effect("trogs", LAY, "glass_peaks")
    t.do("region:glass_peaks")
    t.units("trogs", 1, "world_caverns")
    before = row(t.s.trog_left)
    t.units("humans", 2, "feralas_banks")
    t.move("humans", 2)
    t.do("from:feralas_banks", "to:scorch", "done")
    assert [was - now for was, now in zip(before, t.s.trog_left, strict=True)][PARTIES] == 1
    assert sum(row(t.s.trog_early)) == sum(row(t.s.early)) == 0


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("seed", range(12))
def test_c9_5_nor_is_one_that_has_moved_on(seed: int) -> None:
    t = used_up(seed=seed)  # type: ignore[arg-type]
    t.effect("trogs", LAY, "glass_peaks")
    t.do("region:glass_peaks")
    t.effect("trogs", [["relocate", "trog_token", 1]])
    t.do("region:scorch", "region:feralas_banks")
    t.units("humans", 1, "scorch")
    t.luck("reveal:nest_1_0")
    t.move("humans", 1)
    t.do("from:scorch", "to:feralas_banks")
    assert t.s.trog_left[PARTIES] == 1
    assert sum(row(t.s.trog_early)) == sum(row(t.s.early)) == 0
