"""Our English reads like English: no text, page, docstring or comment has one of the phrases that gave it away as a translation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("docs", "examples", "src/rulewright", "tests", "web/src")
KINDS = {".ftl", ".md", ".py", ".svelte", ".ts"}
OTHERS = {
    "assets",
    "compat",
    "de",
    "generated",
    "locales",
    "node_modules",
    "pl",
    "pt-BR",
}  # folders; `locales` only in tests
TRANSLATED = re.compile(
    r"""\b(?:
        the\ own | whoever | goes\ too | by\ lot | as\ usual | put\ away | let\ go | share\ of\ a\ victory
        | (?<!are\ )all\ the\ same(?!\ \w)
        | without\ it,?\ \d
        | units?\ of\ the\ (?:humans|pilgrims|machines|trogs)
        | the\ (?:beaten|captured|drawn|killed|placed|taken)(?=[.,;:]|\ (?:are|can|goes|is|may|must|stands)\b)
        | (?<!there\ )(?<!here\ )(?:is|are|was|were)\ no
          \ (?!better|different|faster|great|less|longer|more|one|slower|use|worse)[a-z]+
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)


def written() -> Iterator[Path]:
    """What people wrote in English, by hand."""
    yield from ROOT.glob("*.md")
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*"):
            inner = file.relative_to(ROOT).parts
            ours = inner[:3] == ("src", "rulewright", "locales") and "en" in inner
            if file.suffix in KINDS and (ours or not OTHERS & {*inner}):
                yield file


def phrases(text: str) -> list[str]:
    return [found[0] for found in TRANSLATED.finditer(" ".join(text.split()))]


def test_no_phrase_reads_like_a_translation() -> None:
    found = {str(file.relative_to(ROOT)): phrases(file.read_text(encoding="utf-8")) for file in written()}
    assert {file: said for file, said in found.items() if said} == {}


def test_such_a_phrase_would_be_found() -> None:
    assert phrases("A link is no token. Whoever wins, wins by lot;\n4 units of the\n Humans go.") == [
        "is no token",
        "Whoever",
        "by lot",
        "units of the Humans",
    ]
    assert phrases("There is no token. It is no longer here. They are all the same.") == []
