"""The rules to read, search and cite; and the reference of everything in the boxes, with sources and confidence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits

IN_VIEW = (
    "one => { const { top, bottom } = one.getBoundingClientRect(); return top >= 0 && top < innerHeight && bottom > 0 }"
)


# ------------------------------------------------------------- rules
def test_a_search_finds_paragraphs_and_marks_the_words(visit: Visits) -> None:
    reader = visit().opens("/rules/termites")
    reader.page.locator("article").first.wait_for()
    everything = reader.page.locator("article").count()
    search = reader.page.get_by_role("searchbox", name="Search the rules")
    search.fill("stones")
    reader.page.get_by_role("status").get_by_text(re.compile(r"\d+ rules?")).wait_for()
    found = reader.page.locator("article").count()
    assert 0 < found < everything
    assert {text.lower() for text in reader.page.locator("article mark").all_inner_texts()} == {"stones"}
    search.fill("zzz nothing")
    reader.sees("No matches. Try fewer or different words.")
    search.press("Escape")
    expect(reader.page.locator("article")).to_have_count(everything)


def test_a_result_leads_to_where_it_stands(visit: Visits) -> None:
    reader = visit().opens("/rules/termites")
    reader.page.get_by_role("searchbox").fill("mound")
    reader.page.locator("article mark").first.wait_for()
    link = reader.page.locator("article header a").last
    number = link.inner_text()
    link.click()
    reader.page.wait_for_url(f"**/rules/termites/{number}", wait_until="commit")
    target = reader.page.locator("article.target")
    target.wait_for()
    assert reader.page.get_by_role("searchbox").input_value() == ""
    reader.until(lambda: bool(target.evaluate(IN_VIEW)), "the paragraph in view")


@pytest.mark.parametrize(("game", "number"), [("termites", "T6.6"), ("cryhavoc", "C5.3"), ("cryhavoc", "c5.3")])
def test_a_paragraph_has_an_address(visit: Visits, game: str, number: str) -> None:
    reader = visit().opens(f"/rules/{game}/{number}")
    target = reader.page.locator("article.target")
    target.wait_for()
    assert target.get_attribute("id") == number.upper()
    reader.until(lambda: bool(target.evaluate(IN_VIEW)), "the paragraph in view")
    reader.until(lambda: bool(target.evaluate("one => one.contains(document.activeElement)")), "the focus")


def test_a_number_that_does_not_exist_says_so(visit: Visits) -> None:
    reader = visit().opens("/rules/termites/T99.9")
    reader.sees("Unknown rule: T99.9")
    assert reader.page.locator("article").count() > 20


def test_where_editions_differ_each_says_what_it_plays(visit: Visits) -> None:
    reader = visit().opens("/rules/cryhavoc")
    differing = reader.page.locator("article", has=reader.page.locator(".editions"))
    differing.first.wait_for()
    options = differing.first.locator("dl div")
    assert options.count() >= 2
    told = options.locator("dd").all_inner_texts()
    assert len(set(told)) > 1, "not all editions play the same"
    assert all(text.strip() for text in told)


def test_a_paragraph_opens_beside_the_table_and_leads_on(visit: Visits) -> None:
    player = visit().opens("/")
    player.page.locator("article").first.get_by_role("button", name="Play now").click()
    chip = player.page.locator(".prompt .rule")
    chip.wait_for()
    number = chip.inner_text()
    chip.click()
    window = player.page.get_by_role("dialog")
    window.get_by_text(re.compile(re.escape(number))).first.wait_for()
    before = window.locator("article").inner_text()
    window.get_by_role("button", name="Next:").click()
    player.until(lambda: window.locator("article").inner_text() != before, "the next paragraph")
    page = player.page
    with player.context.expect_page() as opened:
        window.get_by_role("link", name="Read more in the rules").click()
    opened.value.locator("article.target").wait_for()
    assert page.locator(".prompt").is_visible(), "the table stays"
    opened.value.close()


# ------------------------------------------------------------- reference
def test_the_reference_is_narrowed_by_faction_by_what_is_known_and_by_words(visit: Visits) -> None:
    reader = visit().opens("/reference/cryhavoc")
    entries = reader.page.locator("li.entry")
    entries.first.wait_for()
    everything = entries.count()
    reader.page.get_by_label("Group").select_option("machines")
    reader.until(lambda: 0 < entries.count() < everything, "fewer")
    machines = entries.count()
    reader.page.get_by_label("What is known").select_option("partly")
    reader.until(lambda: entries.count() < machines, "fewer still")
    for badge in reader.page.locator("li.entry .badge").all():
        assert badge.inner_text() == "Partly known"
    reader.page.get_by_label("What is known").select_option("")
    reader.page.get_by_label("Group").select_option("")
    expect(entries).to_have_count(everything)
    reader.page.get_by_role("searchbox", name="Search cards and pieces").fill("zzz")
    reader.sees("No matches. Remove a filter or try other words.")


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_every_entry_says_how_sure_we_are_and_from_where(visit: Visits, game: str) -> None:
    reader = visit().opens(f"/reference/{game}")
    entries = reader.page.locator("li.entry")
    entries.first.wait_for()
    badges = reader.page.locator("li.entry .badge")
    assert badges.count() == entries.count()
    assert set(badges.all_inner_texts()) <= {"Known from the printed game", "Partly known", "Our own design"}
    known = reader.page.locator("li.entry .known details", has=reader.page.locator(".badge")).first
    known.locator("summary").click()
    assert known.locator("dd").first.inner_text().strip()


def test_the_rules_lead_to_the_page_on_balance(visit: Visits) -> None:
    """With its style: if the server did not allow it, the page would be bare."""
    page = visit().opens("/rules/termites").page
    page.get_by_role("link", name="How balanced is it?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How balanced is Termites?")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.findings')).display") == "grid"


def test_the_other_map_is_one_choice_away(visit: Visits) -> None:
    reader = visit().opens("/reference/cryhavoc")
    regions = reader.page.locator("section", has=reader.page.locator("#regions"))
    regions.locator("li.entry").first.wait_for()
    two = regions.locator("li.entry").count()
    reader.page.get_by_label("Map for").select_option(label="3 and 4 players")
    reader.until(lambda: regions.locator("li.entry").count() != two, "the larger map")
