"""The four editions are presets of the options, and the page about them says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.games.cryhavoc.editions import EDITIONS, preset, table
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.settings import prepare
from rulewright.kernel.game import Settings

PAGE = Path(__file__).parents[3] / "docs" / "editions.md"
VALUES = {option.name: option.values for option in RULINGS}


def test_presets_name_options_and_values_that_exist() -> None:
    for edition in EDITIONS.values():
        assert all(value in VALUES[name] for name, value in edition.items())


def test_a_preset_names_only_what_differs_from_the_english_edition() -> None:
    assert EDITIONS["en"] == {}
    for edition in EDITIONS.values():
        assert all(value != VALUES[name][0] for name, value in edition.items())


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_chooses_all_its_rulings(edition: str) -> None:
    chosen = prepare(Settings(4, {"edition": edition})).settings.options
    assert {name: chosen[name] for name in preset(edition)} == preset(edition)


def test_an_option_that_is_asked_for_wins_over_the_edition() -> None:
    chosen = prepare(Settings(4, {"edition": "de", "attrition": "at_once"})).settings.options
    assert (chosen["attrition"], chosen["hq_placement"]) == ("at_once", "chosen")


def test_english_is_the_default() -> None:
    assert prepare(Settings(2)).settings == prepare(Settings(2, {"edition": "en"})).settings


def test_the_page_has_the_table() -> None:
    """Write it again with: python -m rulewright.games.cryhavoc.editions"""
    assert table() in PAGE.read_text("utf-8")
