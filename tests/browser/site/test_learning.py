"""A game for people who have never seen it: a page about it, a panel at their first table, and an explanation of every symbol."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visits
from tests.browser.visitor import Visitor
from tests.server.client import Person

from rulewright.installed import TEXTS
from rulewright.words import DEFAULT, LANGUAGES, Words

NAMED = "all => all.map(one => [one.textContent.trim(), one.querySelector('.rule').textContent.trim()])"
BOTH = pytest.mark.parametrize("game", ["termites", "cryhavoc"])
TIP = "[role=tooltip]"
HELD = """sign => {
  const { left, top, width, height } = sign.getBoundingClientRect()
  const where = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerType: 'touch' }
  sign.dispatchEvent(new PointerEvent('pointerdown', where))
}"""


# ------------------------------------------------------------- the page
@pytest.mark.parametrize(("game", "sides"), [("termites", 4), ("cryhavoc", 4)])
def test_a_newcomer_finds_the_page_from_the_box_of_the_game(visit: Visits, game: str, sides: int) -> None:
    reader = visit().opens("/")
    reader.page.locator(f'a[href="/learn/{game}"]').click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(re.compile("^Learn "))
    reader.sees("How to win")
    assert reader.page.locator(".sides li").count() == sides
    assert reader.page.locator("dt").count() == reader.page.locator("dd").count() > 20


@BOTH
def test_every_word_leads_to_a_rule_that_exists(visit: Visits, game: str) -> None:
    reader = visit().opens(f"/rules/{game}")
    reader.page.locator("article").first.wait_for()
    ids = "all => all.map(one => one.id)"
    numbers = {*reader.page.locator("article").evaluate_all(ids), *reader.page.locator("h2").evaluate_all(ids)}
    reader.opens(f"/learn/{game}")
    reader.page.locator("dt .rule").first.wait_for()
    assert set(reader.page.locator("dt .rule").all_inner_texts()) <= numbers
    reader.page.locator("dt .rule").first.click()
    reader.page.locator("[data-rule-sheet]").wait_for()


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_explains_every_word_and_sign(visit: Visits, game: str, language: str) -> None:
    reader = visit(language=language, phone=language == "pl").opens(f"/rules/{game}")
    page, words = reader.page, Words(language)
    page.locator(".glossary dd").first.wait_for()
    page.locator("[data-to-words]").click()
    assert page.evaluate("document.activeElement.id") == "words"
    names = [name.removesuffix(rule).strip() for name, rule in page.locator(".glossary dt").evaluate_all(NAMED)]
    lines = page.locator(".glossary dd").all_inner_texts()
    told = {term: words(f"web-learn-{game}-{term}-is") for term in terms(game)}
    assert dict(zip(names, lines, strict=True)) == {words(f"web-learn-{game}-{term}"): told[term] for term in told}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def terms(game: str) -> list[str]:
    """Every entry that has a one-line explanation."""
    texts = (TEXTS / DEFAULT / f"web-learn-{game}.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^web-learn-{game}-([a-z_]+)-is =", texts, re.MULTILINE)


def test_a_game_that_brings_no_words_has_no_such_page(visit: Visits) -> None:
    reader = visit(refusals=True).opens("/learn/chess")
    expect(reader.page.get_by_role("heading", level=1)).not_to_have_text(re.compile("^Learn "))


# ------------------------------------------------------------- the first table
@BOTH
def test_first_time_players_see_instructions_until_they_have_done_something(
    anna: Person, before: Visits, game: str
) -> None:
    table = anna.makes(game, bots=["random"], start=True)
    while not (seen := anna.looks(table))["view"]["actions"]:
        anna.looks(table, since=seen["seq"], wait=10)
    page = before(anna, newcomer=True).opens(f"/table/{table.id}").page
    page.get_by_role("button", name="Let me play").click()
    learn = page.locator('[data-tab="learn"]')
    expect(learn).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="Learn")).to_contain_text("How to win")
    anna.moves(table)
    expect(learn).to_have_attribute("aria-selected", "false")
    page.reload()
    learn.wait_for()
    expect(learn).to_have_attribute("aria-selected", "false")
    learn.click()
    expect(page.get_by_role("tabpanel", name="Learn")).to_contain_text("How to win")


# ------------------------------------------------------------- the signs
def at_cry_havoc(anna: Person) -> str:
    table = anna.makes("cryhavoc", bots=["random"], start=True)
    while "move" not in (seen := anna.looks(table))["view"]["actions"]:
        if seen["view"]["actions"]:
            anna.moves(table)
        else:
            anna.looks(table, since=seen["seq"], wait=10)
    return f"/table/{table.id}"


def at_rest(visitor: Visitor) -> Page:
    """A symbol that is redrawn or scrolls shows no explanation to those who pointed at it before."""
    visitor.page.locator(".prompt.asked").wait_for()
    visitor.rests()
    return visitor.page


def test_a_sign_says_what_it_is_when_pointed_at(anna: Person, before: Visits) -> None:
    page = at_rest(before(anna).opens(at_cry_havoc(anna)))
    page.locator('.held [data-term="recruit"]').first.hover()
    expect(page.locator(TIP)).to_contain_text("from your reserve to your HQ")
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)


def test_and_when_it_is_focused_by_keyboard(anna: Person, before: Visits) -> None:
    page = at_rest(before(anna).opens(at_cry_havoc(anna)))
    way = page.locator(".way").filter(has=page.locator('[data-term="move"]'))
    way.wait_for()
    page.keyboard.press("Tab")
    way.focus()
    expect(page.locator(TIP)).to_contain_text("Move")


def test_and_under_a_finger(anna: Person, before: Visits) -> None:
    page = at_rest(before(anna, phone=True).opens(at_cry_havoc(anna)))
    sign = page.locator('.way [data-term="recruit"]')
    sign.wait_for()
    sign.evaluate(HELD)
    expect(page.locator(TIP)).to_contain_text("from your reserve to your HQ")
    sign.dispatch_event("pointerup", {"pointerType": "touch"})
    expect(page.locator(TIP)).to_have_count(0)
