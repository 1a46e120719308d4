"""The rules can be read paragraph by paragraph, and searched by number and by text, in every language."""

from __future__ import annotations

import pytest

from rulewright import rulebook
from rulewright.games import OWN
from rulewright.kernel.message import UserError
from rulewright.words import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", OWN)


def test_paragraphs_come_in_the_order_of_the_rules() -> None:
    numbers = rulebook.paragraphs("termites")
    assert numbers[:2] == ("T1.1", "T1.2")
    assert numbers.index("T6.9") + 1 == numbers.index("T6.10")
    assert rulebook.chapters("termites")[:3] == ["T1", "T2", "T3"]


def test_all_chapters_of_a_game_begin_alike() -> None:
    assert {game: rulebook.prefix(game) for game in OWN} == {"termites": "T", "cryhavoc": "C"}


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_chapter_has_a_title_and_every_paragraph_a_text(game: str, language: str) -> None:
    assert all(rulebook.title(game, chapter, language) for chapter in rulebook.chapters(game))
    texts = [rulebook.text(game, number, language) for number in rulebook.paragraphs(game)]
    assert all(texts)
    assert not any(line != line.strip() or not line for text in texts for line in text.split("\n"))


def test_line_breaks_in_a_source_only_keep_it_short() -> None:
    assert rulebook.flowed("A rule\nin two\n   lines.") == "A rule in two lines."


def test_items_of_a_list_and_what_follows_it_have_lines_of_their_own() -> None:
    assert rulebook.flowed("Two castes:\n• Workers\nwalk.\n• Alate fly.\n\nThat is\nall.") == (
        "Two castes:\n• Workers walk.\n• Alate fly.\nThat is all."
    )


@EVERY_LANGUAGE
def test_the_castes_and_the_steps_after_a_move_are_lists(language: str) -> None:
    for game, number in (("termites", "T2"), ("cryhavoc", "C4.16")):
        items = [line for line in rulebook.text(game, number, language).split("\n") if line.startswith("• ")]
        assert len(items) == 4


def test_a_text_is_in_the_language_that_is_asked_for() -> None:
    assert len({rulebook.text("cryhavoc", "C1.6", language) for language in LANGUAGES}) == len(LANGUAGES)


# ------------------------------------------------------------- finding
@pytest.mark.parametrize("asked", ["T6.5", "t6.5", " T6-5 ", "T6.5."])
def test_a_paragraph_is_found_however_it_is_typed(asked: str) -> None:
    assert rulebook.look_up(asked, ["termites"]) == ("termites", "T6.5", ["T6.5"])


def test_a_chapter_stands_for_all_its_paragraphs_and_no_others() -> None:
    game, number, found = rulebook.look_up("c1", OWN)
    assert (game, number) == ("cryhavoc", "C1")
    assert found == [f"C1.{n}" for n in range(1, len(found) + 1)]
    assert len(found) > 1


def test_numbers_close_to_an_unknown_one_are_suggested() -> None:
    with pytest.raises(UserError) as wrong:
        rulebook.look_up("T6.55", OWN)
    assert wrong.value.message.args["asked"] == "T6.55"
    assert "T6.5" in wrong.value.message.args["near"].split(", ")


def test_if_nothing_is_near_the_chapters_are_named() -> None:
    with pytest.raises(UserError) as wrong:
        rulebook.look_up("queen", ["termites"])
    assert wrong.value.message.args["near"] == ", ".join(rulebook.chapters("termites"))


def test_the_number_of_another_game_is_unknown() -> None:
    with pytest.raises(UserError):
        rulebook.look_up("C1.1", ["termites"])


@EVERY_LANGUAGE
def test_a_search_finds_what_a_paragraph_says_in_capitals_or_not(language: str) -> None:
    said = rulebook.text("cryhavoc", "C1.6", language)[10:40]
    assert "C1.6" in rulebook.search(said.upper(), "cryhavoc", language)
    assert "C1.6" in rulebook.search(f"  {said.lower()}\n", "cryhavoc", language)


def test_a_search_finds_nothing_else() -> None:
    found = rulebook.search("golden rule", "cryhavoc", "en")
    assert "C1.6" in found
    assert all("golden rule" in rulebook.text("cryhavoc", number, "en").lower() for number in found)
    assert rulebook.search("no such words", "cryhavoc", "en") == []
