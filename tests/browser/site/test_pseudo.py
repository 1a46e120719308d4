"""Every page in a pseudo-language, longer than any of ours: text without diacritics is not from the locales, and cut-off text has too
little room."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Route
from tests.browser.pages import SIGHTS, Sight, Walk
from tests.browser.positions import PACK, Positions
from tests.browser.reading import clipped, read
from tests.browser.visitor import DESKTOP, PHONE, Visitor, is_drawn
from tests.locales import pseudo
from tests.server.running import Running

from rulewright.games import OWN, load
from rulewright.kernel.message import Formed
from rulewright.words import LANGUAGES, Words

PROGRAM = """
import sys, msgspec
from pathlib import Path
from rulewright import installed
installed.TEXTS = Path(sys.argv[2])
from rulewright.server.config import Config
from rulewright.server.serve import serve
serve(msgspec.json.decode(sys.argv[1], type=Config))
"""
TEXTS = re.compile(r"^(\s*(?:var|const) \w+=)`(#[\s\S]*)`([\s\S]*)$")
PLAIN = re.compile(r"(?<![\w'’])[A-Za-z][a-z]{2,}(?![\w])")
COMMAND = r"rulewright verify \S+"  # typed literally
OTHERS = {
    "Anna",
    "Ben",
    "Ola",
    "Pip",
    "Wren",
    "Juno",
    "Marlow",
    "Vesper",
    "rulewright",
    "Esc",
    "Home",
    "End",
}  # people, the program, and keys
CLOCK = {  # as browsers format times
    *(
        "second",
        "seconds",
        "minute",
        "minutes",
        "hour",
        "hours",
        "day",
        "days",
        "yesterday",
        "today",
        "ago",
        "now",
        "and",
    ),
    *("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
}


class Made(Running):
    """A server whose English is the pseudo-language."""

    forked = False

    def __init__(self, database: str, texts: Path) -> None:
        super().__init__(database)
        self._texts = texts

    def command(self) -> list[str]:
        return [sys.executable, "-c", PROGRAM, msgspec.json.encode(self.config).decode(), str(self._texts)]


class MadeWalk(Walk):
    """A walk whose pages have their English in the pseudo-language, too."""

    def _window(self, nobody: bool, how: dict[str, object]) -> Visitor:
        fresh = len(self._windows)
        window = super()._window(nobody, how)
        if len(self._windows) > fresh:
            window.context.route("**/assets/*.js", in_made_language)
        return window


def in_made_language(route: Route) -> None:
    """Texts are loaded as scripts, each with one long string; only those of the reader's language are fetched."""
    answer = route.fetch()
    found = TEXTS.match(answer.text())
    if not found:
        route.fulfill(response=answer)
        return
    before, source, after = found.groups()
    source = re.sub(r"\\([`$\\])", r"\1", source)
    route.fulfill(response=answer, body=before + json.dumps(pseudo.pseudo(source)) + after)


@pytest.fixture(scope="module")
def walk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    folder = tmp_path_factory.mktemp("made")
    with Made(f"sqlite:///{folder / 'rulewright.db'}", pseudo.write(folder / "texts")) as running:
        positions = Positions(running.url)
        walking = MadeWalk(browser, positions)
        yield walking
        walking.close()
        positions.close()


@cache
def named() -> list[str]:
    """Names from packs, and of languages and games, which are not texts."""
    games = [load(game) for game in OWN]
    parts = [name for game in games for name in game.names(game.pack, "en").values()]
    return [
        *parts,
        *PACK,
        *(pack for game in games for pack in game.packs),
        *(Words("en").title(game.name) for game in games),
        *LANGUAGES.values(),
    ]


@cache
def known() -> tuple[re.Pattern[str], set[str]]:
    """What is allowed without diacritics: commands and inflected names; and single words, since a map may put each on a line of its own."""
    forms = {form for name in named() if isinstance(name, Formed) for form in name.forms.values()}
    whole = re.compile("|".join([COMMAND, *map(re.escape, sorted(forms, key=len, reverse=True))]), re.IGNORECASE)
    return whole, {*re.findall(r"\w+", " ".join(named())), *OTHERS, *CLOCK}


def unmarked(texts: list[str]) -> list[str]:
    """Text without diacritics."""
    whole, words = known()
    return [text for text in texts if any(word not in words for word in PLAIN.findall(whole.sub("", text)))]


@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.name)
def test_longer_texts_have_room_and_every_text_is_ours(walk: Walk, sight: Sight) -> None:
    page = walk.to(sight).page
    assert unmarked(read(page)) == []
    wide = clipped(page, dots=True)
    page.set_viewport_size(PHONE)
    is_drawn(page)
    narrow = clipped(page, dots=True)
    page.set_viewport_size(DESKTOP)
    assert (wide, narrow) == ([], [])


def test_planted_faults_are_found(walk: Walk) -> None:
    page = walk.to(SIGHTS[0]).page
    page.locator("h1").evaluate("heading => (heading.textContent = 'Invite friends')")
    assert unmarked(read(page)) == ["Invite friends"]
    page.locator("h1").evaluate(
        "heading => Object.assign(heading.style, { width: '9px', overflow: 'hidden', whiteSpace: 'nowrap' })"
    )
    assert clipped(page)
