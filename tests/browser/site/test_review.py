"""A review in the browser: started, followed, read, and every moment found again on the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.positions import reach
from tests.browser.site.test_axe import CONTRAST, faults
from tests.browser.site.test_plain_page import SHORT, before
from tests.browser.visitor import Visitor
from tests.server.client import Json, Person, Table, over
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(thin_ice: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With a game so small that its review takes a moment."""
    database = tmp_path_factory.mktemp("review") / "rulewright.db"
    with Running(f"sqlite:///{database}", {"PYTHONPATH": str(thin_ice)}) as running:
        yield running


@pytest.fixture(scope="module")
def host(server: Running) -> Iterator[Person]:
    with Person(server.url, "Anna") as anna:
        yield anna


@pytest.fixture(scope="module")
def played(host: Person) -> Table:
    table = host.makes("thin-ice", own_seats=2, names=["Anna", "Ola"], start=True, watched=True, **SHORT)
    reach([host], table, over)
    return table


def reviewed(host: Person, table: Table) -> Json:
    while (found := host.looks_back(table))["state"] != "done":
        assert found["judged"] <= found["total"] or not found["total"]
    return found


def stands_before(reader: Visitor, seq: int, seat: int) -> None:
    """The address says which moment is shown, and through whose eyes."""

    def there() -> bool:
        said = parse_qs(urlsplit(reader.page.url).query)
        return said.get("eyes") == [str(seat)] and int(said["at"][0]) < seq  # the address is updated a moment later

    reader.until(there)


def test_a_review_is_begun_after_the_game_and_each_moment_leads_to_its_position(
    server: Running, visit: Visits, host: Person, played: Table
) -> None:
    reader = before(server, visit, host, played, "/replay?panel=review")
    page = reader.page
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()
    assert host.looks_back(played)["state"] == "none"  # an address alone begins nothing
    reader.opens(f"/table/{played.id}")
    page.get_by_role("link", name="Review").click()
    found = reviewed(host, played)
    expect(page.get_by_text("Choices and luck")).to_be_visible()
    expect(page.locator(".reading .box")).to_have_count(1)  # the log takes none of its room
    for seat, name in enumerate(("Anna", "Ola")):
        page.get_by_role("button", name=name, exact=True).press("Enter")
        own = found["seats"][seat]
        expect(page.get_by_text(f"Accuracy: {int(100 * own['accuracy'] + 0.5)}%")).to_be_visible()
        moments = [moment for moment in found["moments"] if moment["seat"] == seat][:5]
        expect(page.get_by_role("article")).to_have_count(len(moments))
        for number, moment in enumerate(moments):
            told = page.get_by_role("article").nth(number)
            expect(told).to_contain_text(moment["played"]["text"])
            expect(told).to_contain_text(moment["better"][0]["text"])
            told.get_by_role("button", name="Show the position").press("Enter")
            stands_before(reader, moment["seq"], seat)
            expect(told).to_have_attribute("aria-current", "true")
            expect(told).to_be_in_viewport()
        for kind in ("key", "turn"):
            shown = page.locator(f"[data-{kind}]")
            expect(shown).to_have_count(len(own[f"{kind}s"][:3]))
            for one in own[f"{kind}s"][:3]:
                page.locator(f'[data-{kind}="{one["seq"]}"]').press("Enter")
                stands_before(reader, one["seq"], seat)
        for moment in moments[:2]:
            page.keyboard.press("j")
            stands_before(reader, moment["seq"], seat)
        if len(moments) > 1:
            page.keyboard.press("k")
            stands_before(reader, moments[0]["seq"], seat)
    rows = page.get_by_role("table", name="Chance of winning, based on what each player knew").get_by_role("row")
    assert rows.count() > 3


def test_from_any_moment_the_game_can_be_played_on(server: Running, visit: Visits, host: Person, played: Table) -> None:
    frames = host.replays(played, eyes="0", count=50)["frames"]
    moment = next(
        one for one in frames if one["seq"] > 8 and one["views"] and one["views"]["0"]["prompt"]["actor"] == 0
    )
    reader = before(server, visit, host, played, f"/replay?at={moment['seq']}&eyes=0")
    page = reader.page
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.get_by_role("radio", name="As it was").check()
    with page.expect_response("**/branch") as answer:
        page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).press("Enter")
    new = Table(answer.value.json()["table"])
    page.wait_for_url(f"**/table/{new.id}", wait_until="commit")
    page.locator(".choices [data-action]").first.wait_for()
    made = host.looks(new)["table"]
    assert made["origin"]["table"] == played.id
    assert made["origin"]["deal"] == "same"
    page.locator(".bar button.menu").click()
    page.get_by_role("link", name="Game this one branched from").click()
    page.wait_for_url(f"**/table/{played.id}/replay*at={made['origin']['seq']}*")


def test_the_seat_that_you_had_is_called_yours(server: Running, visit: Visits, host: Person) -> None:
    table = host.makes("thin-ice", bots=["random"], start=True, **SHORT)
    reach([host], table, over)
    page = before(server, visit, host, table, "/replay").page
    page.get_by_role("button", name="Play on from here").press("Enter")
    expect(page.get_by_label("Your seat").locator("option").first).to_have_text("You")


@pytest.mark.parametrize("language", ["en", "pl", "de", "pt-BR"])
def test_a_review_reads_well_on_a_phone_in_every_language(
    server: Running, visit: Visits, host: Person, played: Table, language: str
) -> None:
    host.ask("POST", played.path("review"))
    reviewed(host, played)
    how = {"language": language, "dark": language == "de", "phone": True, "csp": False}
    reader = before(server, visit, host, played, "/replay?panel=review", **how)
    page = reader.page
    page.locator(".review table").last.wait_for()
    assert faults(page, *CONTRAST) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moments = page.locator(".review article button")
    if moments.count():
        page.locator(".review article button").first.click()
        expect(page.locator(".review")).to_have_count(0)  # the board is visible again
