"""Termites: what others could bring against my mounds, and the unseen tokens they could do it with, are what the rules say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visits
from tests.server.client import Json, Person, Table, play_until, started

SUMS = "all => all.map(clash => [...clash.querySelectorAll('text')].map(text => Number(text.textContent)))"
COUNTS = "all => all.map(one => Number(one.textContent.replace(/\\D+/g, ' ').trim().split(' ').at(-1)))"


@pytest.fixture
def table(people: list[Person]) -> Table:
    """Everybody has units on the board, and Anna is asked."""
    made = started(*people)
    play_until(
        people, made, lambda seen: seen["seq"] > 60 and bool(seen["view"]["actions"]) and seen["you"]["eyes"] == 0
    )
    return made


@pytest.fixture
def page(anna: Person, table: Table, before: Visits) -> Page:
    page = before(anna).opens(f"/table/{table.id}").page
    page.locator(".prompt.asked").wait_for()
    return page


def the_worst(anna: Person, table: Table) -> dict[str, list[int]]:
    """For each mound of Anna's that could be attacked, the strongest attack and the defence, as the rules find them."""
    worst: dict[str, Json] = {threat["hex"]: threat["strikes"][0] for threat in anna.get(table.path("threats"))}
    return {at: [strike["attack"], strike["defence"]] for at, strike in worst.items() if strike["attack"]}


def sums(page: Page) -> Locator:
    return page.locator(".threats .clash")


def test_a_mound_pointed_at_shows_the_strongest_attack_on_it(anna: Person, table: Table, page: Page) -> None:
    worst = the_worst(anna, table)
    assert worst, "nothing is in danger: the test is empty"
    for at, found in worst.items():
        page.locator(f'[data-place="{at}"]').hover()
        expect(sums(page)).to_have_count(1)
        assert sums(page).evaluate_all(SUMS) == [found], at


def test_the_key_shows_it_for_all_of_them_at_once(anna: Person, table: Table, page: Page) -> None:
    worst = the_worst(anna, table)
    page.keyboard.down("t")
    expect(sums(page)).to_have_count(len(worst))
    assert sorted(sums(page).evaluate_all(SUMS)) == sorted(worst.values())
    page.keyboard.up("t")
    expect(sums(page)).to_have_count(0)


def test_unseen_tokens_add_up_to_hand_and_stack(anna: Person, table: Table, page: Page) -> None:
    seats = anna.looks(table)["view"]["seats"]
    shown = [sum(swarm.locator("li .unseen").evaluate_all(COUNTS)) for swarm in page.locator(".inspector ul").all()]
    assert shown == [seat["hand"] + seat["stack"] for seat in seats]
