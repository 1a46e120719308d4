"""Whoever points at a choice, or stands on it with the keyboard, reads in the prompt what it would do."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.pages import SIGHTS, Sight, Walk


def sight(name: str) -> Sight:
    return next(sight for sight in SIGHTS if sight.name == name)


def rests_elsewhere(page: Page) -> None:
    page.locator(".prompt .source").hover()


def test_an_action_under_the_pointer_says_what_it_does_and_the_prompt_comes_back(walk: Walk) -> None:
    page = walk.to(sight("cryhavoc-action")).page
    follows = page.locator(".prompt .follows")
    rests_elsewhere(page)
    before = follows.inner_text()
    page.locator('.way[data-action="move"]').hover()
    expect(follows).to_have_text("Move: units to adjacent regions")
    page.locator('.way[data-action="recruit"]').focus()
    expect(follows).to_have_text("Recruit: units into your HQ")
    rests_elsewhere(page)
    expect(follows).to_have_text(before)


def test_a_card_under_the_pointer_says_what_all_cards_give_then(walk: Walk) -> None:
    page = walk.to(sight("cryhavoc-cards")).page
    page.locator(".held.can").first.hover()
    expect(page.locator(".prompt .follows")).to_contain_text("in all")


def test_a_hex_under_the_pointer_says_what_a_unit_does_there(walk: Walk) -> None:
    page = walk.to(sight("termites-placing")).page
    place = page.locator("[data-choice]").first
    place.hover()
    expect(page.locator(".prompt .follows")).to_have_text(f"Place it on {place.get_attribute('data-place')}")
