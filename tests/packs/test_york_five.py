"""The pack `york-five`: York with different numbers, all of them ours, for games of five rounds."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.cryhavoc.pack.loading import SHIPPED, check, load
from rulewright.words import LANGUAGES

FIVE = SHIPPED["york-five"]
# marks for a part of a field, or for several fields
PARTS = {"effect": ("rate", "range"), "move": ("icons",), "recruit": ("icons",)}


def entries(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that has a source, by file and id."""
    for path in sorted(folder.glob("*.toml")):
        for key, value in tomllib.loads(path.read_text("utf-8")).items():
            for entry in value if isinstance(value, list) else [value]:
                if isinstance(entry, dict) and "confidence" in entry:
                    yield f"{path.name} {entry.get('id', key)}", entry


def test_it_has_no_problem() -> None:
    assert check(FIVE) == []


def sure(entry: dict[str, Any], field: str) -> set[str]:
    """The confidence in that field, or in its numbers and range."""
    marks = entry.get("fields", {})
    found = {marks[name]["confidence"] for name in (field, *PARTS.get(field, ())) if name in marks}
    return found or {entry["confidence"]}


def test_it_is_york_but_for_numbers_of_ours() -> None:
    york, five = dict(entries(SHIPPED["york"])), dict(entries(FIVE))
    assert york.keys() == five.keys()
    for place, entry in five.items():
        before = york[place]
        changed = {field for field in entry | before if entry.get(field) != before.get(field)}
        assert all("ours" in sure(entry, field) for field in changed), place
        missing = {*before.get("icons", ())} - {*entry.get("icons", ())}
        assert all("ours" in sure(before, f"icons.{icon}") for icon in missing), place


def test_it_has_the_same_words() -> None:
    york, five = load("york"), load("york-five")
    assert all(york.names(language) == five.names(language) for language in LANGUAGES)


@pytest.mark.rule("C3.3")
def test_thirteen_points_in_the_first_round_pass_its_second_event() -> None:
    pack = load("york-five")
    assert pack.spots[1] == load("york").spots[1] == 12
    assert pack.track == 49


@pytest.mark.rule("C2.7")
def test_with_two_players_nearly_every_region_has_a_war_party_and_crystals_lie_where_none_is() -> None:
    """The region beside each HQ that has crystals is the only one without Trogs."""
    regions = tomllib.loads((FIVE / "map-2.toml").read_text("utf-8"))["region"]
    hqs = {region["id"] for region in regions if "hq" in region["icons"]}
    quiet = [region for region in regions if not {"hq", "war_party"} & {*region["icons"]}]
    assert sorted(len(hqs & {*region["neighbours"]}) for region in quiet) == [1] * len(hqs)
    assert {region["id"]: region["crystals"] for region in regions if region["crystals"]} == {
        region["id"]: 3 for region in quiet
    }
