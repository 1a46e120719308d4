"""The four editions are presets of the options, and the page about them is up to date."""

from __future__ import annotations

import re

import pytest
from tests.docs.editions import NO_OPTIONS, PAGE, page, rulings

from rulewright.games.cryhavoc.editions import EDITIONS, SILENT, preset
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.settings import prepare
from rulewright.kernel.game import Settings

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


def test_a_silent_book_is_one_of_the_four_and_its_option_exists() -> None:
    for name, editions in SILENT.items():
        assert name in VALUES
        assert set(editions) <= set(EDITIONS)


def test_where_all_books_are_silent_or_agree_there_is_another_reading() -> None:
    """An option with only one reading would not be an option."""
    for name, values in VALUES.items():
        played = {preset(edition)[name] for edition in EDITIONS}
        assert len(played) > 1 or set(values) - played, name


def test_the_page_is_as_the_code_has_it() -> None:
    """To update it: python -m tests.docs.editions"""
    assert page() == PAGE.read_text("utf-8")


def test_every_ruling_of_ours_is_an_option_or_the_page_says_why_it_is_none() -> None:
    told = set(re.findall(r"\*\*(C[\d.]+)\*\*", rulings()))
    assert told <= {option.paragraph for option in RULINGS} | set(NO_OPTIONS)
    assert set(NO_OPTIONS) <= told


def test_the_page_tells_every_ruling_of_ours() -> None:
    """Wherever there is a star in the table; and who plays which cards for native Trogs, where the Polish book differs."""
    told = set(re.findall(r"\*\*(C[\d.]+)\*\*", rulings()))
    assert {option.paragraph for option in RULINGS if option.name in SILENT} | {"C5.2"} <= told
