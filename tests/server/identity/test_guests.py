"""A guest needs only a name; the cookie is safe from scripts and from other sites."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Person, refused
from tests.server.running import Running
from websockets.sync.client import connect
from websockets.typing import Origin

CSRF = "rulewright-csrf"


def arrive(browser: httpx.Client, name: str = "Anna") -> httpx.Response:
    answer = browser.post("/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer


def cookie(answer: httpx.Response, name: str = "rulewright") -> str:
    return next(each for each in answer.headers.get_list("set-cookie") if each.startswith(f"{name}="))


# ------------------------------------------------------------- cookies
def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: httpx.Client) -> None:
    flags = cookie(arrive(browser)).lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "path=/" in flags
    assert "secure" not in flags
    assert browser.get("/me").json()["name"] == "Anna"


def test_with_a_public_address_in_https_cookies_need_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rulewright.db'}"
    with (
        Running(database, public_url="https://games.example", limits=True) as server,
        httpx.Client(timeout=PATIENCE, verify=False) as browser,
    ):
        answer = browser.post(f"{server.url}/api/me", json={"name": "Anna"})
        assert "secure" in cookie(answer).lower()
        assert answer.headers["strict-transport-security"]
        assert "secure" in cookie(browser.get(f"{server.url}/api/games"), CSRF).lower()
        many_requests_leave_room_for_a_name(browser, server.url)
        too_many_names_are_told_to_wait(browser, server.url)


def many_requests_leave_room_for_a_name(browser: httpx.Client, url: str) -> None:
    for _ in range(60):
        assert browser.get(f"{url}/api/languages").status_code == 200
    with Person(url, "Bartek") as bartek:
        assert bartek.get("/me")["name"] == "Bartek"


def too_many_names_are_told_to_wait(browser: httpx.Client, url: str) -> None:
    for _ in range(60):  # an address may be a school
        assert browser.get(f"{url}/api/me").status_code == 200
    browser.cookies.clear()
    while (answer := browser.post(f"{url}/api/me", json={"name": "Celina"})).status_code == 201:
        browser.cookies.clear()
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-too-often")
    assert answer.json()["error"]["text"]
    assert {"retry-after", "ratelimit-reset"} & set(answer.headers)
    assert browser.get(f"{url}/api/languages").status_code == 200


def test_a_request_that_rides_on_a_cookie_needs_the_token_against_forgery(browser: httpx.Client) -> None:
    arrive(browser)
    forged = browser.post("/tables", json={"game": "termites"})
    assert (forged.status_code, forged.json()["error"]["key"]) == (403, "server-csrf")
    browser.get("/me")
    forged = browser.post("/tables", json={"game": "termites"}, headers={"x-csrftoken": "0" * 64})
    assert forged.status_code == 403
    token = {"x-csrftoken": browser.cookies[CSRF]}
    assert browser.post("/tables", json={"game": "termites"}, headers=token).status_code == 201
    assert len(browser.get("/tables/mine").json()) == 1


def test_a_socket_of_the_page_knows_whose_cookie_it_is(browser: httpx.Client, server: Running) -> None:
    arrive(browser)
    browser.get("/me")
    token = {"x-csrftoken": browser.cookies[CSRF]}
    table = browser.post("/tables", json={"game": "termites", "bots": ["random"], "start": True}, headers=token).json()
    address = f"{server.url}/api/tables/{table['table']}/live".replace("http", "ws", 1)
    kept = {"Cookie": f"rulewright={browser.cookies['rulewright']}"}
    with connect(
        address, additional_headers=kept, origin=Origin(server.url), proxy=None, open_timeout=PATIENCE
    ) as socket:
        assert json.loads(socket.recv(PATIENCE))["you"]["seats"] == [0]


def test_a_program_with_a_bearer_token_needs_none(server: Running) -> None:
    with Person(server.url, "Anna") as anna:
        anna.makes()
        assert len(anna.get("/tables/mine")) == 1


def test_after_logging_out_you_are_anonymous(browser: httpx.Client) -> None:
    arrive(browser)
    browser.get("/me")
    assert browser.delete("/me/session", headers={"x-csrftoken": browser.cookies[CSRF]}).status_code == 204
    assert browser.get("/me").json() is None


# ------------------------------------------------------------- names
@pytest.mark.parametrize("name", ["A", "Żółć", "עברית", "Li Wei 李伟", "🐜🐜", "<b>Anna</b>", "' OR 1=1 --", "x" * 30])
def test_people_are_called_as_they_like(server: Running, name: str) -> None:
    with Person(server.url, name) as person:
        assert person.get("/me") == {"id": person.get("/me")["id"], "name": name, "account": False}


@pytest.mark.parametrize(
    "name",
    [
        *(
            "An\u034fna",
            "\u17b4",
            "\ufe0f",
            "\u3164",
            "An\u3164na",
            "\u2800",
            "\u115f\u1160",
            "\uffa0",
            "A" + "\u0301" * 5,
            "\u0301A",
        ),
        *["", " ", "\u2003\t", "🐜" * 500, "An\0na", "An\x1bna", "\u202eannA", "\u200b", "An\nna\x07", "x" * 31],
    ],
)
def test_unreadable_names_are_refused(nobody: Person, name: str) -> None:
    answer = nobody.http.post("/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("server-name-bad", "server-bad-request")


def test_spaces_round_a_name_and_within_it_are_tidied(server: Running) -> None:
    with Person(server.url, "  Anna \n  Maria ") as person:
        assert person.get("/me")["name"] == "Anna Maria"


def test_a_person_without_a_name_gets_no_error(browser: httpx.Client) -> None:
    answer = browser.get("/me")
    assert (answer.status_code, answer.json()) == (200, None)


def test_a_guest_takes_another_name(browser: httpx.Client) -> None:
    arrive(browser)
    before = browser.get("/me").json()
    token = {"x-csrftoken": browser.cookies[CSRF]}
    assert browser.patch("/me", json={"name": "Hanna"}, headers=token).json() == {**before, "name": "Hanna"}
    assert browser.get("/me").json()["name"] == "Hanna"


def test_a_script_of_the_page_can_read_the_token_against_forgery_and_no_other_cookie(browser: httpx.Client) -> None:
    set_cookies = arrive(browser).headers.get_list("set-cookie") + browser.get("/me").headers.get_list("set-cookie")
    hidden = {line.split("=")[0]: "httponly" in line.lower() for line in set_cookies}
    assert hidden == {"rulewright": True, CSRF: False}


def test_variation_selectors_are_dropped(server: Running) -> None:
    with Person(server.url, "❤\ufe0f Anna\ufe0f") as person:
        assert person.get("/me")["name"] == "❤ Anna"


def test_a_person_with_a_name_keeps_it_when_arriving_again(browser: httpx.Client) -> None:
    arrive(browser)
    before = browser.get("/me").json()
    token = {"x-csrftoken": browser.cookies[CSRF]}
    answer = browser.post("/me", json={"name": "Guest 1234"}, headers=token)
    assert answer.status_code == 201
    assert answer.json()["me"] == before
    assert browser.get("/me").json() == before


def test_two_guests_may_have_the_same_name(server: Running) -> None:
    with Person(server.url, "Anna") as one, Person(server.url, "Anna") as other:
        assert one.get("/me")["id"] != other.get("/me")["id"]


# ------------------------------------------------------------- tokens
def test_a_tampered_token_identifies_nobody(server: Running) -> None:
    with Person(server.url, "Anna") as anna:
        head, body, signature = anna.token.split(".")
    unsigned = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0"
    for token in (
        f"{head}.{body}.{signature[:-4]}AAAA",
        f"{head}.{body[:-4]}AAAA.{signature}",
        f"{unsigned}.{body}.",
        f"{head}.{body}",
        "x",
    ):
        with Person(server.url, token=token) as forger:
            assert forger.get("/me") is None
            with refused("server-no-name", 401):
                forger.makes()


def test_what_is_not_there_says_so_in_our_form(nobody: Person) -> None:
    with refused("server-page-unknown", 404):
        nobody.get("/nothing")
    with refused("server-method", 405):
        nobody.ask("DELETE", "/games")


# ------------------------------------------------------------- our own pages
OWN = [
    {},
    {"Origin": "https://games.example"},
    {"Origin": "https://games.example", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://games.example", "Host": "games.example"},
    {"Origin": "https://games.example:8443", "Host": "games.example:8443", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://inside.example", "Host": "inside.example"},
    {"Origin": "https://games.example", "Content-Type": "application/json; charset=utf-8"},
]


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('proxy') / 'rulewright.db'}"
    with Running(database, public_url="https://games.example") as server:
        yield server


@pytest.mark.parametrize("headers", OWN)
def test_own_pages_are_known_behind_a_proxy(behind_proxy: Running, headers: dict[str, str]) -> None:
    """Whether or not it passes the host on."""
    sent = {"Content-Type": "application/json", **headers}
    answer = httpx.post(
        f"{behind_proxy.url}/api/me", content='{"name": "Anna"}', headers=sent, timeout=PATIENCE, verify=False
    )
    assert answer.status_code == 201, answer.text


def test_a_page_without_https_is_not_the_page_with_it(behind_proxy: Running) -> None:
    headers = {"Origin": "http://games.example", "Host": "games.example"}
    answer = httpx.post(
        f"{behind_proxy.url}/api/me", json={"name": "Anna"}, headers=headers, timeout=PATIENCE, verify=False
    )
    assert answer.json()["error"]["key"] == "server-origin"


# ------------------------------------------------------------- headers
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/tables/mine", 401),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/me", 400),
        ("GET", "/api/tables/unknown", 404),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/nothing", 404),
    ],
)
def test_every_answer_carries_the_headers_that_protect_a_browser(
    server: Running, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, f"{server.url}{path}", timeout=PATIENCE, verify=False)
    assert answer.status_code == status
    for name in ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"):
        assert name in answer.headers, name
    assert "server" not in answer.headers
