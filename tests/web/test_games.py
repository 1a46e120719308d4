"""The pages learn about games from the server and from each game's folder: nothing else in the web app names one."""

from __future__ import annotations

import re

import pytest

from rulewright.games import OWN, load
from rulewright.words import LANGUAGES, Words

from .typescript import GENERATED, REPOSITORY

WEB = REPOSITORY / "web"
OUTSIDE = [WEB / name for name in ("index.html", "vite.config.ts", "eslint.config.js", "arrows.js")]
TEXTS = ("web", "web-lobby", "web-looking", "web-plain", "web-rules")  # of no particular game


@pytest.mark.parametrize("game", OWN)
def test_a_game_is_named_in_its_folder_alone(game: str) -> None:
    own = {GENERATED / f"{game}.ts", *(WEB / "src" / "games" / game).rglob("*")}
    files = [path for path in (WEB / "src").rglob("*.*") if path not in own and not path.name.endswith(".test.ts")]
    assert len(files) > 200
    named = re.compile(game, re.IGNORECASE)
    assert [str(path) for path in [*files, *OUTSIDE] if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_texts_for_all_games_speak_of_none(game: str, language: str) -> None:
    title = Words(language)(f"{load(game).name}-title")
    folder = REPOSITORY / "src" / "rulewright" / "locales" / language
    assert [name for name in TEXTS if title in (folder / f"{name}.ftl").read_text(encoding="utf-8")] == []
