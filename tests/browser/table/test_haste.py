"""Bots that had no time to think: the page says so once, unobtrusively, in the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.server.client import Person, Table
from tests.server.running import Running

SAID = {"en": "The bot had no time to think", "pl": "Bot nie miał czasu pomyśleć"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Without bot processes, so none of them thinks."""
    with Running(f"sqlite:///{tmp_path_factory.mktemp('haste') / 'rulewright.db'}", bots=0) as running:
        yield running


def bots_moved(anna: Person, table: Table) -> int:
    return sum(entry.get("haste") == "any" for entry in anna.looks(table)["log"])


@pytest.mark.parametrize("language", SAID)
def test_the_log_says_it_once_however_often_it_happens(
    visit: Visits, server: Running, anna: Person, language: str
) -> None:
    table = anna.makes(bots=["atlas"], open=True, start=True)
    cookie = {"name": "rulewright", "value": anna.token, "url": server.url}
    visitor = visit("Anna", language=language, cookies=[cookie]).opens(f"/table/{table.id}")
    while bots_moved(anna, table) < 3:
        seen = anna.looks(table)
        if seen["view"]["actions"]:
            anna.moves(table, seen["view"]["actions"][0], seen["seq"])
    expect(visitor.page.locator(".log .haste")).to_have_count(1)
    expect(visitor.page.locator(".log")).to_contain_text(SAID[language])
    expect(visitor.page.locator("dialog:modal")).to_have_count(0)
