"""Texts are split into entries before they are parsed: our split agrees with Fluent's."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from rulewright import installed
from rulewright.languages import parts, texts
from rulewright.words import LANGUAGES, REFERENCE, Texts, split_entries


def key_of(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_with_all_that_it_refers_to(language: str) -> None:
    split = [split_entries(file.read_text(encoding="utf-8")) for file in (installed.TEXTS / language).glob("*.ftl")]
    written = dict(entry for entries in split for entry in entries)
    parsed = {key_of(text.entry): text.entry for text in texts(language).values()}
    assert set(written) == set(parsed)
    for key, entry in parsed.items():
        messages = {part.id.name for part in parts(entry) if isinstance(part, ftl.MessageReference)}
        terms = {f"-{part.id.name}" for part in parts(entry) if isinstance(part, ftl.TermReference)}
        assert messages | terms <= set(REFERENCE.findall(written[key])), key


def test_an_entry_may_refer_to_others_and_the_first_of_one_key_counts(tmp_path: Path) -> None:
    for folder, text in (
        ("own", "# Ours.\nsum = {\n  n\n} points\nn = { -few }\n"),
        ("english", "-few = 3\nsum = other\nmore = more\n"),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.ftl").write_text(text, encoding="utf-8")
    found = Texts("en", [tmp_path / "own", tmp_path / "english"], {})
    assert [found.format(key, {}) for key in ("sum", "more")] == ["3 points", "more"]
    assert "none" not in found
