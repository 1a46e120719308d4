"""The pages of the web app, as browsers ask for them."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE

from rulewright.server.allowed import Allowed
from rulewright.server.app import HEADERS
from rulewright.server.config import WEB_APP
from rulewright.server.pages import ASK_AGAIN, FOREVER
from rulewright.words import LANGUAGES, Words

from .running import Running

INDEX = "<!doctype html><title>rulewright</title>" + "<p>" * 300
SCRIPT = "export const ants = 72;\n" * 50
FILES = {
    "index.html": INDEX.encode(),
    "index.html.gz": gzip.compress(INDEX.encode()),
    "index.html.br": b"as Brotli",
    "manifest.webmanifest": b"{}",
    "assets/main-C0ffee.js": SCRIPT.encode(),
    "assets/main-C0ffee.js.gz": gzip.compress(SCRIPT.encode()),
    "assets/style-Bee5.css": b"body { margin: 0 }",
    ".vite/manifest.json": b"{}",
    ".sources": b"a hash",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a small web app for the test, next to which there is a secret file."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "secret.txt").write_text("swordfish")
    for name, content in FILES.items():
        file = folder / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    with Running(f"sqlite:///{folder / 'tables.db'}", pages=str(folder / "web"), limits=True) as server:
        yield server.url


@pytest.fixture
def browser(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, headers={"Accept-Encoding": ""}, timeout=PATIENCE, verify=False) as client:
        yield client


# ------------------------------------------------------------- addresses
@pytest.mark.parametrize(
    "path", ["/", "/mine", "/new/termites", "/join/SECRET", "/table/1/replay", "/rules/cryhavoc/C5.1", "/rules?q=a"]
)
def test_every_page_is_the_app(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/nonsense", "/index.html", "/favicon.ico", "/tablecloth/1", "/assets", "/.sources"])
def test_the_app_says_that_there_is_no_such_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (404, INDEX)


@pytest.mark.parametrize("path", ["/api", "/api/nonsense", "/api/games/nonsense", "/assets/gone-1234.js"])
def test_an_unknown_page_gets_an_error_in_our_format(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["text"]
    assert answer.headers["cache-control"] == "no-store"


def test_pages_can_only_be_looked_at(browser: httpx.Client) -> None:
    for path in ("/", "/mine", "/nonsense"):
        answer = browser.post(path)
        assert (answer.status_code, answer.json()["error"]["key"]) == (405, "server-method")
        assert answer.headers["allow"]


TRICKS = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "//secret.txt",
    "/assets//../../secret.txt%00.js",
    "/.vite/manifest.json",
    "/assets/main-C0ffee.js.gz",
]


@pytest.mark.parametrize("path", TRICKS)
def test_no_address_leads_out_of_the_app(address: str, path: str) -> None:
    """Sent literally: a client would normalise it."""
    url = httpx.URL(address)
    with socket.create_connection((url.host, url.port or 80), timeout=30) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {url.host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"swordfish" not in answer


# ------------------------------------------------------------- caching
def test_the_app_is_asked_for_again_and_its_parts_are_kept(browser: httpx.Client) -> None:
    for path, caching in {
        "/": ASK_AGAIN,
        "/manifest.webmanifest": ASK_AGAIN,
        "/nonsense": ASK_AGAIN,
        "/assets/main-C0ffee.js": FOREVER,
        "/assets/style-Bee5.css": FOREVER,
    }.items():
        assert browser.get(path).headers["cache-control"] == caching


@pytest.mark.parametrize("path", ["/", "/mine", "/assets/main-C0ffee.js"])
def test_unchanged_files_are_not_sent_again(browser: httpx.Client, path: str) -> None:
    etag = browser.get(path).headers["etag"]
    for known in (etag, f'"other", W/{etag}'):
        again = browser.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        assert "content-type" not in again.headers
    assert browser.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    assert browser.get("/nonsense", headers={"If-None-Match": etag}).status_code == 404


# ------------------------------------------------------------- what is sent
def test_each_kind_is_named(browser: httpx.Client) -> None:
    assert browser.get("/assets/main-C0ffee.js").headers["content-type"] == "text/javascript; charset=utf-8"
    assert browser.get("/assets/style-Bee5.css").headers["content-type"] == "text/css; charset=utf-8"
    assert browser.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.000, gzip; q=0", None),
        ("identity", None),
        ("*", None),
        ("", None),
        (";;,q=,\N{SNOWMAN}", None),
    ],
)
def test_the_best_that_the_browser_can_unpack_is_sent(browser: httpx.Client, accepted: str, sent: str | None) -> None:
    names = {"br": "index.html.br", "gzip": "index.html.gz", None: "index.html"}
    with browser.stream("GET", "/", headers=[(b"Accept-Encoding", accepted.encode())]) as answer:
        assert b"".join(answer.iter_raw()) == FILES[names[sent]]
        assert (answer.headers.get("content-encoding"), answer.headers["vary"]) == (sent, "Accept-Encoding")


def test_uncompressed_files_are_sent_unchanged(browser: httpx.Client) -> None:
    with browser.stream("GET", "/assets/style-Bee5.css", headers={"Accept-Encoding": "br, gzip"}) as answer:
        assert b"".join(answer.iter_raw()) == FILES["assets/style-Bee5.css"]
        assert "content-encoding" not in answer.headers


def test_encodings_of_a_file_are_distinguished(browser: httpx.Client) -> None:
    etags = {browser.head("/", headers={"Accept-Encoding": e}).headers["etag"] for e in ("br", "gzip", "identity")}
    assert len(etags) == 3


@pytest.mark.parametrize("path", ["/", "/nonsense", "/assets/main-C0ffee.js"])
def test_a_head_tells_everything_but_the_content(browser: httpx.Client, path: str) -> None:
    whole, head = browser.get(path), browser.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


# ------------------------------------------------------------- what they may do
def test_a_page_may_load_and_reach_this_server_alone(browser: httpx.Client) -> None:
    for path in ("/", "/nonsense", "/assets/main-C0ffee.js"):
        headers = browser.get(path).headers
        assert {name: headers[name] for name in HEADERS if name != "Cache-Control"} == {
            name: value for name, value in HEADERS.items() if name != "Cache-Control"
        }
        rules = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert rules["default-src"] == "'none'"
        assert {rules["script-src"], rules["style-src"], rules["connect-src"]} == {"'self'"}


def test_pages_set_no_cookies_and_are_not_counted(browser: httpx.Client) -> None:
    """The first request to the API sets the CSRF cookie."""
    most = Allowed().requests_per_address
    for path in ("/", "/nonsense", "/assets/main-C0ffee.js"):
        assert not {"set-cookie", "ratelimit-remaining"} & browser.get(path).headers.keys()
    answer = browser.get("/api/languages")
    assert "rulewright-csrf" in answer.headers["set-cookie"]
    assert int(answer.headers["ratelimit-remaining"]) > most / 2
    assert "ratelimit-remaining" not in browser.get("/health").headers


def test_the_document_knows_nothing_of_pages(browser: httpx.Client) -> None:
    paths = browser.get("/api/schema/openapi.json").json()["paths"]
    assert [path for path in paths if not path.startswith(("/api/", "/health", "/ready"))] == []


# ------------------------------------------------------------- built, and not built
def test_every_file_of_the_build_is_served(sqlite_url: str) -> None:
    folder = Path(WEB_APP)
    built = [file for file in folder.rglob("*") if file.is_file()]
    names = [file.relative_to(folder).as_posix() for file in built if file.suffix not in (".br", ".gz")]
    shown = [name for name in names if not name.startswith(".") and name != "index.html"]
    assert (folder / "index.html").exists(), "make web builds them"
    with Running(sqlite_url) as server, httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as client:
        assert client.get("/").text == (folder / "index.html").read_text(encoding="utf-8")
        for name in shown:
            answer = client.get(f"/{name}")
            assert (answer.status_code, answer.content) == (200, (folder / name).read_bytes()), name


def test_without_a_build_the_server_says_so_in_the_readers_language(sqlite_url: str, tmp_path: Path) -> None:
    with Running(sqlite_url, pages=str(tmp_path / "nothing")) as server:
        for language in LANGUAGES:
            answer = httpx.get(server.url, headers={"Accept-Language": language}, timeout=PATIENCE, verify=False)
            said = Words(language)("server-no-pages", document="/api/schema/openapi.json")
            assert (answer.status_code, answer.text) == (503, said + "\n")
            assert answer.headers["content-type"].startswith("text/plain")
        assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE, verify=False).status_code == 200
