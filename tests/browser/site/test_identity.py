"""Identity in the browser: nobody loses a name because of an error, nobody is logged in by another site, and sessions end where they
should."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from string import ascii_lowercase

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.conftest import Visits
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.client import Person
from tests.server.running import Running

PASSWORD = "correct horse battery"
numbers = count()


@contextmanager
def account(server: Running, name: str) -> Iterator[Person]:
    """An account with a unique name."""
    name = f"{name} {ascii_lowercase[next(numbers)]}"
    with Person(server.url, name) as guest:
        token = guest.ask("POST", "/me/password", {"password": PASSWORD})["token"]
    with Person(server.url, name, token) as person:
        yield person


def cookies(person: Person) -> list[dict[str, str]]:
    return [{"name": "rulewright", "value": person.token, "url": person.url}]


# ------------------------------------------------------------- a page that could not ask
class Faulty:
    """Answers in the server's place until told to stop."""

    def __init__(self, status: int) -> None:
        self.status, self.asked = status, 0

    def __call__(self, route: Route) -> None:
        if route.request.method == "GET" and self.status:
            self.asked += 1
            route.fulfill(status=self.status, body="<h1>Sorry</h1>", content_type="text/html")
        else:
            route.continue_()


@pytest.mark.parametrize("status", [503, 429, 500, 200])
def test_an_account_keeps_its_name_after_a_page_that_could_not_ask_who_it_is(
    visit: Visits, server: Running, status: int
) -> None:
    with account(server, "Danuta") as danuta:
        visitor, faulty = visit(cookies=cookies(danuta), refusals=True), Faulty(status)
        visitor.page.route("**/api/me", faulty)
        visitor.opens("/")
        told = visitor.page.get_by_role("alert").filter(has_text="couldn’t check who you are")
        expect(told).to_be_visible()
        visitor.page.get_by_role("button", name="Play now").first.click()
        refused = visitor.page.get_by_role("article").first.get_by_role("alert")
        expect(refused).not_to_be_empty()  # the click has been handled: the page also asks by itself
        assert faulty.asked > 1, "another question"
        assert danuta.get("/me")["name"] == danuta.name
        faulty.status = 0
        expect(told).to_be_hidden(timeout=PATIENCE)
        expect(visitor.page.get_by_role("link", name=danuta.name)).to_be_visible()
        visitor.page.get_by_role("button", name="Play now").first.click()
        visitor.page.locator(".prompt.asked").wait_for()
        assert visitor.update["table"]["seats"][0]["name"] == danuta.name
        assert danuta.get("/me")["name"] == danuta.name


def test_an_invited_account_keeps_its_name_too(visit: Visits, server: Running) -> None:
    with account(server, "Emilia") as emilia, Person(server.url, "Feliks") as host:
        table = host.makes(players=2)
        visitor, faulty = visit(cookies=cookies(emilia), refusals=True), Faulty(503)
        visitor.page.route("**/api/me", faulty)
        visitor.opens(f"/join/{table.invitation}")
        visitor.page.get_by_label("Your name").fill("Somebody")
        faulty.status = 0
        visitor.page.locator("form button.primary").click()
        visitor.page.wait_for_url(f"**/table/{table.id}")
        assert host.looks(table)["table"]["seats"][1]["name"] == emilia.name
        assert emilia.get("/me")["name"] == emilia.name


# ------------------------------------------------------------- pages of others
FORM = """<form method="post" enctype="text/plain" action="{server}/api/me/{path}">
<input name='{{"name": "{name}", "password": "{password}' value='"}}'></form><script>document.forms[0].submit()</script>"""
FETCH = """<script>fetch("{server}/api/me/{path}", {{method: "POST", mode: "no-cors", credentials: "include",
headers: {{"Content-Type": "text/plain"}}, body: '{{"name": "{name}", "password": "{password}="}}'}})
.finally(() => document.title = "done")</script>"""
READING = """<script>fetch("{server}/api/me/{path}", {{method: "POST", credentials: "include",
headers: {{"Content-Type": "application/json"}}, body: '{{"name": "{name}", "password": "{password}="}}'}})
.catch(() => 0).finally(() => document.title = "done")</script>"""


@contextmanager
def site(page: str) -> Iterator[str]:
    """Another site with a single page."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://localhost:{serving.server_port}/"
        serving.shutdown()


@contextmanager
def lured(browser: Browser, page: str, known: Person | None = None) -> Iterator[Page]:
    """A browser that has visited that page of another site, and then comes to us."""
    with site(page) as address:
        context = browser.new_context()
        context.set_default_timeout(PATIENCE)
        context.add_cookies(cookies(known) if known else [])  # type: ignore[arg-type]
        tab = context.new_page()
        tab.goto(address)
        tab.wait_for_function(f"document.title === 'done' || location.href !== '{address}'")
        tab.wait_for_load_state()
        yield tab
        context.close()


@pytest.fixture
def mallory(server: Running) -> Iterator[Person]:
    """Wants others to play under an account whose password Mallory knows."""
    with account(server, "Mallory") as guest:
        token = guest.ask("POST", "/me/password", {"password": f"{PASSWORD}=", "old": PASSWORD})["token"]
        with Person(server.url, guest.name, token) as person:
            yield person


EVERY_WAY = pytest.mark.parametrize("page", [FORM, FETCH, READING], ids=["form", "fetch", "fetch that wants to read"])


@EVERY_WAY
def test_a_page_of_another_site_logs_nobody_in(browser: Browser, server: Running, mallory: Person, page: str) -> None:
    text = page.format(server=server.url, path="session", name=mallory.name, password=PASSWORD)
    with lured(browser, text) as tab:
        assert "rulewright" not in {cookie.get("name") for cookie in tab.context.cookies()}
        assert len(mallory.get("/me/sessions")) == 1
        tab.goto(server.url)
        expect(tab.get_by_role("link", name="Your name")).to_be_visible(timeout=PATIENCE)


@EVERY_WAY
def test_another_sites_page_does_not_change_who_is_logged_in(
    browser: Browser, server: Running, mallory: Person, page: str
) -> None:
    text = page.format(server=server.url, path="session", name=mallory.name, password=PASSWORD)
    with account(server, "Gabriela") as gabriela, lured(browser, text, gabriela) as tab:
        assert len(mallory.get("/me/sessions")) == 1
        tab.goto(server.url)
        expect(tab.get_by_role("link", name=gabriela.name)).to_be_visible(timeout=PATIENCE)


# ------------------------------------------------------------- sessions
def on_page_me(visitor: Visitor) -> Visitor:
    visitor.opens("/me")
    visitor.page.get_by_role("heading", name="Where you’re logged in").wait_for()
    return visitor


def test_a_session_elsewhere_is_ended_and_its_table_says_so(visit: Visits, server: Running) -> None:
    with account(server, "Halina") as halina, Person(server.url) as device:
        login = {"name": halina.name, "password": PASSWORD}
        thief = Person(server.url, halina.name, device.ask("POST", "/me/session", login)["token"])
        table = halina.makes(players=2, bots=["random"], start=True)
        elsewhere = visit(cookies=cookies(thief)).opens(f"/table/{table.id}")
        elsewhere.page.locator(".prompt.asked").wait_for()
        own = on_page_me(visit(cookies=cookies(halina)))
        own.page.get_by_role("button", name="Log out python-httpx").click()
        elsewhere.sees("You have been logged out here")
        expect(own.page.get_by_role("button", name="Log out python-httpx")).to_have_count(0)
        own.sees("this browser")
        thief.http.close()


def test_a_new_password_says_that_others_have_to_log_in_and_other_tabs_play_on(visit: Visits, server: Running) -> None:
    with account(server, "Izabela") as izabela:
        table = izabela.makes(players=2, bots=["random"], start=True)
        visitor = visit(cookies=cookies(izabela)).opens(f"/table/{table.id}")
        visitor.page.locator(".prompt.asked").wait_for()
        told = len(visitor.updates)
        tab = visitor.context.new_page()
        tab.goto("/me")
        tab.get_by_label("Current password").fill(PASSWORD)
        tab.get_by_label("New password").fill("12345678")
        tab.get_by_role("button", name="Set password").click()
        expect(tab.get_by_role("alert").filter(has_text="too easy to guess")).to_be_visible()
        tab.get_by_label("New password").fill("quite another password")
        tab.get_by_role("button", name="Set password").click()
        expect(tab.get_by_text("Other devices have to log in again")).to_be_visible()
        visitor.until(lambda: len(visitor.updates) > told, "another connection")
        assert visitor.update["you"]["seats"] == [0]


def test_a_lost_password_is_replaced_through_a_link(visit: Visits, server: Running) -> None:
    with account(server, "Janina") as janina:
        name, database = janina.name, server.config.database
    command = [sys.executable, "-m", "rulewright", "admin", "recover", name]
    told = subprocess.run(
        [*command, "--public-url", server.url, "--database", database], capture_output=True, text=True, check=True
    )
    visitor = visit().opens(told.stdout.strip().removeprefix(server.url))
    visitor.page.get_by_label("New password").fill("quite another password")
    visitor.page.get_by_role("button", name="Set password").click()
    expect(visitor.page.get_by_role("link", name=name)).to_be_visible()
    assert "#" not in visitor.page.url
    with Person(server.url) as device:
        assert device.ask("POST", "/me/session", {"name": name, "password": "quite another password"})["token"]
