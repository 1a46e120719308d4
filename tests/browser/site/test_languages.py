"""Every page in every language: nothing is left in English, nothing is cut off; on a desktop and on a phone."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visits
from tests.browser.pages import MENU, SIGHTS, Sight, Walk
from tests.browser.reading import clipped, read, torn, untranslated
from tests.browser.visitor import DESKTOP, LAPTOP, PHONE, is_drawn

from rulewright.words import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.name)
def test_every_word_is_there_and_in_full(walk: Walk, sight: Sight, language: str) -> None:
    page = walk.to(sight, language=language).page
    assert page.locator("html").get_attribute("lang") == language
    assert untranslated(page, language) == []
    at_a_table = page.locator(".screen").count() > 0  # its rows are as high as the window allows
    cut = {}
    for window in (DESKTOP, LAPTOP, PHONE) if at_a_table else (DESKTOP, PHONE):
        page.set_viewport_size(window)
        is_drawn(page)
        cut[window["width"]] = clipped(page) + torn(page)
    page.set_viewport_size(DESKTOP)
    assert not any(cut.values()), cut


def test_planted_faults_are_found(walk: Walk) -> None:
    page = walk.to(SIGHTS[0], language="pl").page
    for planted in ("web-lobby-play", "Invite friends", "Your turn: Waiting for Anna …"):
        page.locator("h1").evaluate("(heading, text) => (heading.textContent = text)", planted)
        assert untranslated(page, "pl"), planted
    page.locator("h1").evaluate("heading => (heading.innerHTML = '<div id=cut>Donaudampfschifffahrt</div>')")
    page.locator("#cut").evaluate(
        "cut => Object.assign(cut.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' })"
    )
    assert clipped(page)
    page.locator("#cut").evaluate(
        "cut => Object.assign(cut.style, { width: '3000px', overflow: 'visible', textAlign: 'right' })"
    )
    assert clipped(page)
    page.locator("h1").evaluate("heading => (heading.innerHTML = '<p id=cut>Donaudampfschifffahrt</p>')")
    page.locator("#cut").evaluate(
        "cut => Object.assign(cut.style, { width: '90px', fontSize: '14px', overflowWrap: 'anywhere' })"
    )
    assert torn(page)
    page.locator("#cut").evaluate("cut => (cut.textContent = 'Donau\\u00ADdampf\\u00ADschiff\\u00ADfahrt')")
    assert torn(page) == []
    page.locator("h1").evaluate("heading => (heading.innerHTML = '<select><option>Donaudampfschifffahrt</select>')")
    page.locator("h1 select").evaluate("select => (select.style.width = '40px')")
    assert clipped(page)


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_another_language_changes_the_words_and_not_the_table(visit: Visits, game: str) -> None:
    reader = visit().opens("/")
    reader.page.locator("article", has=reader.page.get_by_role("heading", name=game_title(game))).get_by_role(
        "button", name="Play now"
    ).click()
    reader.page.locator(".prompt.asked").wait_for()
    place = reader.page.url
    before = reader.update
    assert reader.page.locator("html").get_attribute("lang") == "en"
    for language, word in (("pl", "Cofnij"), ("de", "Zurücknehmen"), ("pt-BR", "Desfazer")):
        told = len(reader.updates)
        reader.page.locator(MENU).click()
        reader.page.get_by_role("dialog").get_by_role("combobox").select_option(language)
        reader.presses("Escape")
        reader.button(word).first.wait_for()
        reader.until(lambda told=told: len(reader.updates) > told, "the table in that language")  # type: ignore[misc]
        reader.page.locator(".prompt.asked").wait_for()
        reader.rests()
        assert reader.page.url == place
        assert reader.update["seq"] == before["seq"]
        assert reader.update["view"] == before["view"]
        assert untranslated(reader.page, language) == []
    reader.page.reload()
    reader.button("Desfazer").first.wait_for()


def game_title(game: str) -> str:
    return {"termites": "Termites", "cryhavoc": "Cry Havoc"}[game]


def test_a_browser_is_greeted_in_its_own_language(visit: Visits) -> None:
    for language, other in (("pl", "pl-PL"), ("de", "de-AT"), ("pt-BR", "pt-PT"), ("en", "fr-FR")):
        reader = visit(language=other).opens("/")
        assert reader.page.locator("html").get_attribute("lang") == language
        assert "rulewright" in " ".join(read(reader.page))
