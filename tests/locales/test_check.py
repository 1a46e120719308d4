"""`rulewright languages check` finds everything that a language lacks, and reports it in every language."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from rulewright.installed import TEXTS
from rulewright.kernel.message import Message
from rulewright.languages import check, forms
from rulewright.words import LANGUAGES, Words

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GLOSSARY = '[[term]]\nid = "table"\nword = "stół"\nnever = ["stolik*"]\n'


def found(tmp_path: Path, old: str, new: str, file: str) -> list[Message]:
    """The findings in a file of Polish texts with that fault."""
    folder = tmp_path / "texts"
    for language in ("en", "pl"):
        (folder / language).mkdir(parents=True)
        copy(TEXTS / language / file, folder / language)
    place = folder / "pl" / file
    source = place.read_text(encoding="utf-8")
    assert old in source
    place.write_text(source.replace(old, new, 1), encoding="utf-8")
    (tmp_path / "pl.toml").write_text(GLOSSARY, encoding="utf-8")
    return check("pl", folder, tmp_path)


@EVERY_LANGUAGE
def test_our_languages_lack_nothing(language: str) -> None:
    assert check(language) == []


@pytest.mark.parametrize(
    ("old", "new", "key", "args"),
    [
        ("cli-word-help =", "cli-word-halp =", "languages-missing", {"key": "cli-word-help"}),
        ("cli-word-help =", "cli-word-halp =", "languages-left-over", {"key": "cli-word-halp"}),
        ("cli-word-help =", "cli-word-help", "languages-unreadable", {}),
        ("cli-word-help =", "cli-word-help = { $extra }", "languages-variable-unknown", {"name": "$extra"}),
        ("cli-word-help =", "cli-word-help = Stolika", "languages-glossary", {"never": "stolik*", "word": "stół"}),
    ],
)
def test_a_fault_in_a_text_is_found(tmp_path: Path, old: str, new: str, key: str, args: dict[str, str]) -> None:
    problems = found(tmp_path, old, new, "cli.ftl")
    told = next(problem for problem in problems if problem.key == key)
    assert args.items() <= told.args.items()
    for language in LANGUAGES:
        assert "{" not in Words(language).message(told)


def test_a_missing_plural_is_found(tmp_path: Path) -> None:
    source = (TEXTS / "pl" / "languages.ftl").read_text(encoding="utf-8")
    few = next(line for line in source.splitlines(keepends=True) if "[few]" in line)
    [problem] = found(tmp_path, few, "", "languages.ftl")
    assert problem.key == "languages-plural"
    assert (problem.args["name"], problem.args["plurals"]) == ("$count", "few")


def test_a_missing_variable_is_found(tmp_path: Path) -> None:
    [problem] = found(tmp_path, "{ $name }. Nie ma", "X. Nie ma", "languages.ftl")
    assert (problem.key, problem.args["name"]) == ("languages-variable-missing", "$name")


def test_a_form_that_no_pack_gives_is_found(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "cryhavoc.ftl").write_text('seen = { FORM($region, case: "through") }\n', encoding="utf-8")
    told = [*forms("pl", tmp_path)]
    assert told
    assert {problem.args["cases"] for problem in told} == {"through"}
    assert all(Words(language).message(told[0]) for language in LANGUAGES)
