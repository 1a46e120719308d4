"""The web app: its files, read once at the start. Every page is index.html; the app looks at the address and shows the right content.

Nothing here queries the database, counts requests or sets cookies: pages work even without the database, and caches may keep them."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from rulewright.games import load_all
from rulewright.installed import web_folder
from rulewright.words import Words

from .api.faults import readers_language
from .api.limits import UNCOUNTED
from .document import PATH as DOCUMENT

# 'self' includes this server's socket. Styles that position things are set by scripts, which needs no permission.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'none'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PAGES = {
    "",
    "new",
    "join",
    "table",
    "rules",
    "learn",
    "puzzles",
    "progress",
    "reference",
    "mine",
    "packs",
    "workshop",
    "me",
    "recover",
    "about",
}  # prefixes of the app's addresses
GAMES = "/games/"  # followed by the name of a game with files of its own
ASSETS = "/assets/"  # names include a hash of the content
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
KINDS = {  # the framework adds the charset
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
}
PACKED = {"br": ".br", "gzip": ".gz", "identity": ""}  # created by the build; best first
NEVER = re.compile(r"\s*q=0(\.0*)?\s*")


class Form(NamedTuple):
    """One of the encodings of a file."""

    encoding: str
    content: bytes
    etag: str


class File(NamedTuple):
    kind: str
    caching: str
    forms: list[Form]


def pages(folder: Path) -> HTTPRouteHandler:
    files = read(folder)
    index = files.pop("/index.html", None)
    files |= files_of_games()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={"exclude_from_auth": True, "exclude_from_csrf": True, UNCOUNTED: True},
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[Any]:
        path = request.scope["path"]
        if path in files:
            return sent(files[path], request)
        if path.startswith((ASSETS, GAMES)):
            raise NotFoundException
        if index is None:
            text = Words(readers_language(request))("server-no-pages", document=f"{DOCUMENT}/openapi.json")
            return Response(text + "\n", status_code=503, media_type=MediaType.TEXT)
        return sent(index, request, 200 if path.split("/")[1] in PAGES else 404)

    return page


def read(folder: Path) -> dict[str, File]:
    """The files by address. Nothing else exists, no matter what is on disk or where a link leads."""
    home = folder.resolve()
    found = sorted(file for file in folder.rglob("*") if file.suffix in KINDS and file.resolve().is_relative_to(home))
    return {f"/{file.relative_to(folder).as_posix()}": file_at(file, folder) for file in found}


def files_of_games() -> dict[str, File]:
    """The games' own files for browsers, by address. They may change with every version of a package, so browsers must revalidate them."""
    found: dict[str, File] = {}
    for game in load_all():
        if folder := web_folder(game.name):
            own = {f"{GAMES}{game.name}{address}": file for address, file in read(folder).items()}
            found |= {address: file._replace(caching=ASK_AGAIN) for address, file in own.items()}
    return found


def file_at(file: Path, folder: Path) -> File:
    packed = {name: file.with_name(file.name + ending) for name, ending in PACKED.items()}
    contents = {name: other.read_bytes() for name, other in packed.items() if other.exists()}
    forms = [Form(name, content, f'"{sha256(content).hexdigest()[:20]}"') for name, content in contents.items()]
    return File(KINDS[file.suffix], FOREVER if folder / ASSETS.strip("/") in file.parents else ASK_AGAIN, forms)


def sent(file: File, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    form = best(file.forms, request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": file.caching, "ETag": form.etag, "Vary": "Accept-Encoding"}
    if status == 200 and form.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if form.encoding != "identity":
        headers["Content-Encoding"] = form.encoding
    return Response(form.content, status_code=status, headers=headers, media_type=file.kind)


def best(forms: list[Form], accepted: str) -> Form:
    """The best encoding that the browser accepts."""
    wishes = [part.partition(";") for part in accepted.lower().split(",")]
    known = {name.strip() for name, _, quality in wishes if not NEVER.fullmatch(quality)}
    return next(form for form in forms if form.encoding in known or form.encoding == "identity")
