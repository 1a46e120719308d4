"""The texts of a package: the same in all its languages, and enough for everything in its game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.outside import EXAMPLES

from rulewright.words import LANGUAGES

REPOSITORY = EXAMPLES.parent
LOCALES = EXAMPLES / "thin-ice" / "src" / "thin_ice" / "locales"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# Plays games to the end at a small and at the largest table, and puts everything that everybody hears and reads into words.
SAID = """
import json, sys
from random import Random
from rulewright.games import load
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.words import Words

game, random, messages = load("thin-ice"), Random(1), {}
for players in (2, 6):
    match = Match(game, game.prepare(Settings(players)), bytes(32))
    while True:
        s, seats = match.look(), [SPECTATOR, *range(players)]
        told = [m for seat in seats for m in [*game.in_words(s, seat), *match.events(match.trail[-1], seat)]]
        if not match.over:
            told += [game.prompt(s), *(game.describe(s, action) for action in match.legal())]
            told += [why[1] for action in game.actions() if (why := match.why_not(match.actor, action))]
        messages |= {f"{m.key} {m.args}": m for m in told}
        if match.over:
            break
        match.act(match.actor, random.choice(match.legal()))

def said(words):
    texts = {m.key: words.message(m) for m in messages.values()}
    return texts | {key: words(key) for key in ("thin-ice-title", "thin-ice-introduction", *game.sides)}

print(json.dumps({language: said(Words(language)) for language in sys.argv[1:]}))
"""


def keys(language: str) -> dict[str, frozenset[str]]:
    """The keys of each file's texts."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)], path
        found[path.name] = frozenset(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    return found


@pytest.fixture(scope="module")
def said(thin_ice: Path) -> dict[str, dict[str, str]]:
    """By language and key."""
    command, environment = [sys.executable, "-c", SAID, *LANGUAGES], {"PYTHONPATH": str(thin_ice)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, dict[str, str]] = json.loads(ran.stdout)
    return found


@EVERY_LANGUAGE
def test_every_language_has_the_same_texts(language: str) -> None:
    assert keys(language) == keys("en")


@EVERY_LANGUAGE
def test_all_that_the_game_says_can_be_said(said: dict[str, dict[str, str]], language: str) -> None:
    assert all(said[language].values())
    inner = {"thin-ice-card", "thin-ice-cards", "thin-ice-and", "thin-ice-no-cards"}  # only within others
    elsewhere = {"thin-ice-line", "thin-ice-time", "thin-ice-side", "thin-ice-option-rounds", "thin-ice-cli-help"}
    own = {key for key in said[language] if key.startswith("thin-ice-")}
    assert own == keys("en")["thin-ice.ftl"] - inner - elsewhere


def test_nothing_of_ours_names_it() -> None:
    """Only tests and docs know the example."""
    files = [*(REPOSITORY / "src").rglob("*"), *(REPOSITORY / "web" / "src").rglob("*")]
    texts = [
        file for file in files if file.suffix in (".py", ".ts", ".svelte", ".ftl", ".css", ".html", ".toml", ".json")
    ]
    built = REPOSITORY / "src" / "rulewright" / "web"
    own = [file for file in texts if built not in file.parents]
    assert len(own) > 500
    assert [str(f) for f in own if re.search(r"thin.?ice", f.read_text(encoding="utf-8"), re.IGNORECASE)] == []
