"""docs/content-york.md: its counts are those of the pack."""

from __future__ import annotations

from pathlib import Path

from rulewright.games.cryhavoc.content import load
from rulewright.games.cryhavoc.provenance import counted, of_entry, of_fields, table

PAGE = (Path(__file__).parents[2] / "docs" / "content-york.md").read_text(encoding="utf-8")


def test_the_page_has_the_tables() -> None:
    """Write them again with: python -m rulewright.games.cryhavoc.provenance"""
    assert table(of_entry) in PAGE
    assert table(of_fields) in PAGE


def test_every_entry_is_counted_once() -> None:
    pack = load("york")
    parts = len(pack.cards) + len(pack.skills) + len(pack.structures) + len(pack.events)
    parts += len(pack.explorations) + len(pack.trog_tokens)
    regions = len(pack.map(2).regions) + len(pack.map(4).regions)
    placed = 2  # artillery and watchtower; tokens of skills belong to their skill
    assert sum(sum(counts.values()) for counts in counted(of_entry).values()) == parts + regions + placed


def test_the_page_knows_the_spots_of_the_events() -> None:
    *spots, last, final = load("york").spots
    assert f"{', '.join(map(str, spots))} and {last}, the last one {final}" in PAGE
