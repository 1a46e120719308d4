"""`rulewright languages check`, as a translator uses it."""

from __future__ import annotations

import pytest

from rulewright import languages
from rulewright.kernel.message import Message
from rulewright.words import LANGUAGES, Words

from .conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_lacks_nothing(run: Run, language: str) -> None:
    status, shown, wrong = run("languages", "check", language, language=language)
    assert (status, wrong) == (0, "")
    whole = Words(language)("languages-whole", language=language, count=len(languages.texts(language)))
    assert shown.split() == whole.split()


def test_missing_texts_are_listed_by_file_and_key(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    problems = [
        Message("languages-missing", {"file": "web.ftl", "key": "web-two"}),
        Message("languages-plural", {"file": "cli.ftl", "key": "cli-one", "name": "$n", "plurals": "few"}),
    ]
    monkeypatch.setattr(languages, "check", lambda language: problems)
    status, shown, _ = run("languages", "check", "pl")
    assert status == 1
    assert shown.splitlines() == [
        "cli.ftl cli-one",
        "  Missing plural forms of $n: few",
        "web.ftl web-two",
        "  Missing. English has this text.",
        "pl: 2 problems.",
    ]


def test_a_language_without_texts_is_refused(run: Run) -> None:
    status, _, wrong = run("languages", "check", "fr")
    assert status != 0
    assert "There are no texts for “fr”." in wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(run: Run, language: str) -> None:
    assert Words(language)("languages-help-check") in run("languages", "--help", language=language)[1]
