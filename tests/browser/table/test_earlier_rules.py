"""Games with earlier rules are shown and played; if the rules are missing, the page says so, with what is known and a way out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitor import Visitor
from tests.server.client import Person, Table, play_until, started
from tests.server.running import Running
from tests.server.upgrades.program import KEY, NEXT, OTHER_PACK, TODAY, Changes, Program

PAGES = str(TODAY / "web")


class Evening(NamedTuple):
    database: Path
    token: str
    running: Table  # Anna and Ben at one screen
    over: Table
    rated: Table  # Anna and Bartek


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    file = tmp_path_factory.mktemp("earlier") / "tables.db"
    with (
        Running(f"sqlite:///{file}") as server,
        Person(server.url, "Anna") as anna,
        Person(server.url, "Bartek") as bartek,
    ):
        running, ended = (anna.makes(players=2, bots=["random"], start=True) for _ in range(2))
        play_until([anna], ended)
        return Evening(file, anna.token, running, ended, started(anna, bartek, rated=True))


def copied(evening: Evening, file: Path) -> None:
    with closing(sqlite3.connect(evening.database)) as before:
        before.execute("VACUUM INTO ?", [str(file)])


@contextmanager
def visits(browser: Browser, evening: Evening, folder: Path, changes: Changes) -> Iterator[Visitor]:
    """Anna, on a changed program with a copy of the database."""
    copy = folder / "tables.db"
    if not copy.exists():
        copied(evening, copy)
    with Program(folder / "program", changes).serves(f"sqlite:///{copy}", pages=PAGES) as server:
        cookie = {"name": "rulewright", "value": evening.token, "url": server.url}
        with Visitor(browser, server.url, "Anna", cookies=[cookie]) as anna:
            yield anna


def test_the_board_of_today_shows_earlier_rules_whose_views_have_the_same_shape(
    browser: Browser, evening: Evening, tmp_path: Path
) -> None:
    with visits(browser, evening, tmp_path, OTHER_PACK) as anna:
        anna.opens(f"/table/{evening.running.id}").page.locator(".prompt").wait_for()
        assert anna.update["table"]["key"] == KEY
        expect(anna.page.locator("section.position")).to_have_count(0)
        assert anna.page.locator("svg [data-hex], .hex").count() > 20


def test_the_plain_page_shows_and_plays_earlier_rules_of_another_shape(
    browser: Browser, evening: Evening, tmp_path: Path
) -> None:
    with visits(browser, evening, tmp_path, NEXT) as anna:
        anna.opens(f"/table/{evening.running.id}").page.locator("section.position").wait_for()
        seq = anna.update["seq"]
        anna.page.locator(".choices button").first.click()
        anna.until(lambda: anna.update["seq"] > seq, "the move is told")
        anna.opens(f"/table/{evening.over.id}/replay").page.locator("section.position").wait_for()


WAITS = {"en": "is on hold", "pl": "musi poczekać", "de": "muss warten", "pt-BR": "está em espera"}


def test_without_the_rules_the_page_says_what_is_known_and_lets_one_leave(
    browser: Browser, evening: Evening, tmp_path: Path
) -> None:
    copied(evening, tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as copy, copy:
        copy.execute("UPDATE tables SET rules = '9'")
    with visits(browser, evening, tmp_path, {}) as anna:
        for path in (f"/table/{evening.over.id}", f"/table/{evening.over.id}/replay"):
            is_told(anna.opens(path), WAITS["en"])
            anna.page.get_by_role("main").get_by_role("listitem").filter(has_text="Anna").locator("b").wait_for()
            assert anna.page.locator("a[download]").get_attribute("href") == f"/api/tables/{evening.over.id}/journal"
        for language, says in WAITS.items():
            with Visitor(browser, anna.url, language=language, cookies=anna.context.cookies()) as reader:
                is_told(reader.opens(f"/table/{evening.running.id}"), says)
        is_told(anna.opens(f"/table/{evening.rated.id}"), WAITS["en"])
        assert "leave" not in anna.page.get_by_role("main").inner_text().lower(), "who leaves a rated game has lost it"
        is_told(anna.opens(f"/table/{evening.running.id}"), WAITS["en"])
        anna.sees("If you leave, a bot takes your seat, and you can come back.")
        anna.button("Leave the game").click()
        anna.page.locator("article").first.wait_for()
        with Person(anna.url, "Anna", evening.token) as person:
            facts = person.looks(evening.running)["table"]
        assert (facts["status"], bool(facts["seats"][0]["bot"])) == ("playing", True)


def is_told(visitor: Visitor, says: str) -> None:
    visitor.page.get_by_role("heading", level=1).filter(has_text=says).wait_for()
