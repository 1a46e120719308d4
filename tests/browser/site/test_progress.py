"""What a person has learnt, played and solved: stored in this browser, and with an account on every device."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visits
from tests.browser.site.test_axe import faults
from tests.browser.site.test_identity import PASSWORD, account
from tests.browser.visitor import Visitor
from tests.server.client import Person, over, play_until, started
from tests.server.running import Running

from rulewright.games import load
from rulewright.learning.courses import course
from rulewright.learning.puzzles.kept_puzzles import shelf
from rulewright.players.bots import offered

LESSONS, PUZZLES = len(course("termites")), len(shelf("termites"))
LEARNT, SOLVED, PLAYED = (f"[data-progress=termites] [data-{part}]" for part in ("learnt", "solved", "played"))
NEXT = f"{PLAYED} [data-next-bot]"


def keep(page: Page, name: str, value: Any) -> None:
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [f"rulewright-{name}", json.dumps(value)])


def kept(page: Page, name: str) -> Any:
    return page.evaluate("name => JSON.parse(localStorage.getItem(name))", f"rulewright-{name}")


def learnt_something(visitor: Visitor) -> None:
    """A lesson, two puzzles, and enough games against the weakest bot."""
    first, second = list(shelf("termites"))[:2]
    visitor.opens("/")
    keep(visitor.page, "lessons-termites", {course("termites")[0].name: 2})
    keep(visitor.page, "puzzles-termites", {first: "first", second: "later"})
    keep(visitor.page, "results-termites", {f"t{n}": {"at": n, "bot": "pip", "won": n > 0} for n in range(3)})
    visitor.page.evaluate("localStorage.setItem('rulewright-coach-termites', 'token mound')")


def shows_it(page: Page) -> None:
    expect(page.locator(LEARNT)).to_contain_text(f"1 of {LESSONS} lessons")
    expect(page.locator(LEARNT)).to_contain_text(f"2 of {3 * LESSONS} stars")
    expect(page.locator(LEARNT)).to_contain_text("Notes from the coach: 2")
    expect(page.locator(SOLVED)).to_contain_text(f"2 of {PUZZLES} solved")
    expect(page.locator(SOLVED)).to_contain_text("On the first try: 1")
    expect(page.locator(PLAYED)).to_contain_text("Pip: 2 of 3 won")
    expect(page.locator(NEXT)).to_have_attribute("data-next-bot", offered(load("termites"))[1])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_finds_the_page_and_begins_with_the_weakest_bot(visit: Visits, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    visitor.opens("/learn/termites")
    page.locator("main a[href='/progress']").click()
    expect(page.locator(LEARNT)).to_contain_text(f"0 of {LESSONS} lessons")
    expect(page.locator(SOLVED)).to_contain_text(f"0 of {PUZZLES} solved")
    visitor.sees("It is kept in this browser")
    assert faults(page) == []
    page.locator(f"{NEXT}[data-next-bot=pip]").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.asked").wait_for()
    assert [seat["bot"] for seat in visitor.update["table"]["seats"]] == ["", "pip"]


def test_it_says_what_this_browser_knows_and_what_comes_next(visit: Visits) -> None:
    visitor = visit()
    learnt_something(visitor)
    visitor.opens("/progress")
    shows_it(visitor.page)
    second = course("termites")[1].name
    visitor.page.locator(f"[data-next-lesson='{second}']").click()
    visitor.page.wait_for_url(f"**/learn/termites/{second}")


def test_a_game_counts_when_it_is_over(before: Visits, anna: Person, ben: Person) -> None:
    with_people, with_bot = started(anna, ben, rated=True), anna.makes(bots=["pip"], start=True)
    ben.gives_up(with_people)
    assert over(play_until([anna], with_bot))
    visitor = before(anna)
    for table in (with_people, with_bot):
        visitor.opens(f"/table/{table.id}")
        visitor.page.locator("#outcome").wait_for()
        visitor.page.wait_for_function(
            "id => (localStorage.getItem('rulewright-results-termites') ?? '').includes(id)", arg=table.id
        )
    results = anna.looks(with_bot)["table"]["seats"]
    won = results[0]["result"] >= results[1]["result"]
    visitor.opens("/progress")
    expect(visitor.page.locator(PLAYED)).to_contain_text(f"Pip: {int(won)} of 1 won")
    expect(visitor.page.locator(PLAYED)).to_contain_text("1 game with other people")


# ------------------------------------------------------------- with an account
def logs_in(visitor: Visitor, person: Person) -> None:
    visitor.opens("/me")
    form = visitor.page.locator("form").filter(has=visitor.page.get_by_role("heading", name="Log in"))
    form.get_by_label("Name").fill(person.name)
    form.get_by_label("Password").fill(PASSWORD)
    with visitor.page.expect_response("**/api/me/progress"):
        form.get_by_role("button", name="Log in").click()


def test_an_account_takes_along_what_a_browser_knew_and_finds_it_on_another_device(
    visit: Visits, server: Running
) -> None:
    with account(server, "Urszula") as urszula:
        here, there = visit(), visit(phone=True)
        learnt_something(here)
        logs_in(here, urszula)
        here.opens("/progress")
        here.sees("It is kept with your account")
        assert urszula.get("/me/progress")["games"]["termites"]["coach"] == ["mound", "token"]
        logs_in(there, urszula)
        there.page.locator("main a[href='/progress']").click()
        shows_it(there.page)
        assert faults(there.page) == []


def test_what_an_account_has_learnt_leaves_the_browser_with_it(visit: Visits, server: Running) -> None:
    with account(server, "Weronika") as weronika:
        visitor = visit()
        learnt_something(visitor)
        logs_in(visitor, weronika)
        visitor.page.get_by_role("button", name="Log out", exact=True).click()
        visitor.page.get_by_role("heading", name="Log in").wait_for()
        visitor.page.wait_for_function("localStorage.getItem('rulewright-lessons-termites') === null")
        assert [kept(visitor.page, f"{what}-termites") for what in ("puzzles", "results")] == [None, None]
        assert weronika.get("/me/progress")["games"]["termites"]["lessons"]
