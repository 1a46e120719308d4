"""The texts of all languages: equal keys and arguments, none missing, none unused, and all with what they need.

A key is used if the code contains it, if another text refers to it, or if the code constructs it from a table
(tests/games/<game>/texts.py). So a new verb, reason, option or part requires texts here, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from tests.games.texts import texts_of
from tests.learning.texts import of_all_lessons, of_all_themes
from tests.locales import page_keys

import rulewright
from rulewright.games import OWN
from rulewright.languages import asked_forms, choices, entries, parts, plural_arms, texts, variables
from rulewright.words import LANGUAGES, YOU

SOURCE = Path(rulewright.__file__).parent
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# ------------------------------------------------------------- the texts
def references(language: str, key: str) -> set[str]:
    return {p.id.name for p in parts(texts(language)[key].entry) if isinstance(p, ftl.MessageReference)}


def selections(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """For each choice in a text: its key, the argument that decides, and the cases."""
    return ((key, by, cases) for key, text in texts(language).items() for by, cases in choices(text.entry))


# ------------------------------------------------------------- the code
class Call(NamedTuple):
    """A place where the code uses a literal key."""

    key: str
    arguments: frozenset[str]
    whole: bool  # whether all the arguments are literal


SPEAKERS = ("UserError", "Message", "words", "_words", "self", "__init__", "report")
ALONE = re.compile(rf"(cli|server|undo|why|{'|'.join(OWN)})(-[a-z]+)+")
RULEBOOK = re.compile(r"(rule|chapter)-([A-Z]\d+)(-\d+)?")


@cache
def modules() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def literals() -> set[str]:
    nodes = [node for module in modules() for node in ast.walk(module)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def speaker(call: ast.Call) -> str:
    """The name of the called function; for Report(...)("key"), Report."""
    f = call.func
    if isinstance(f, ast.Call):
        return speaker(f)
    return f.attr if isinstance(f, ast.Attribute) else f.id if isinstance(f, ast.Name) else ""


def keys_of(node: ast.expr) -> set[str]:
    """A literal, or the literals of "a if ... else b"; empty if the key is constructed or looked up. File names are not keys."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) | keys_of(node.orelse)
    literal = isinstance(node, ast.Constant) and isinstance(node.value, str) and "." not in node.value
    return {node.value} if literal else set()  # type: ignore[attr-defined]


def calls() -> Iterator[Call]:
    """UserError("key", a=1), super().__init__("key", a=1) of an error, words("key", a=1), Message("key", args)."""
    for node in (node for module in modules() for node in ast.walk(module)):
        if isinstance(node, ast.Call) and node.args and speaker(node) in SPEAKERS:
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            whole = speaker(node) != "Message" and all(keyword.arg for keyword in node.keywords)
            yield from (Call(key, given, whole) for key in keys_of(node.args[0]))


def written() -> set[str]:
    """The literal keys in the code: where they are used, or on their own, to be used elsewhere."""
    alone = {literal for literal in literals() if ALONE.fullmatch(literal)}
    return alone | {call.key for call in calls()}


# ------------------------------------------------------------- keys that the code makes up
def plain_families() -> set[str]:
    """Texts without arguments."""
    return set().union(*(texts_of(game).without_arguments() for game in OWN))


@cache
def families() -> set[str]:
    """Includes those with arguments, which tests/test_words.py generates; and the texts for names without forms, in lessons and about
    puzzles."""
    forms = {f"form-{case}" for language in LANGUAGES for case in asked_forms(language)}
    return forms.union(of_all_lessons(), of_all_themes(), *(texts_of(game).families() for game in OWN))


# ------------------------------------------------------------- all languages alike
@EVERY_LANGUAGE
def test_every_text_can_be_read(language: str) -> None:
    assert [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@EVERY_LANGUAGE
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@EVERY_LANGUAGE
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(of) if isinstance(entry, ftl.Message)}

    assert sorted(places(language) ^ places("en")) == []


@EVERY_LANGUAGE
def test_every_language_needs_the_same_arguments(language: str) -> None:
    same = texts(language).keys() & texts("en").keys()
    differ = {key for key in same if variables(language, key) != variables("en", key)}
    assert {key: (sorted(variables(language, key)), sorted(variables("en", key))) for key in differ} == {}


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {path.name for path in (SOURCE / "locales").iterdir() if path.is_dir()} == set(LANGUAGES)


# ------------------------------------------------------------- cases
@pytest.mark.parametrize("game", OWN)
@EVERY_LANGUAGE
def test_cases_are_codes_that_exist(language: str, game: str) -> None:
    codes = texts_of(game).codes
    own = [choice for choice in selections(language) if choice[0].startswith(f"{game}-") and choice[1] in codes]
    unknown = [(key, cases - {"other", *codes[by]}) for key, by, cases in own]
    assert [(key, cases) for key, cases in unknown if cases] == []


@EVERY_LANGUAGE
def test_numbers_have_the_plurals_of_the_language(language: str) -> None:
    plurals = plural_arms(language)
    counted = [(key, cases) for key, _, cases in selections(language) if cases & {"one", "few", "many"}]
    assert [(key, cases) for key, cases in counted if not plurals <= cases] == []


# ------------------------------------------------------------- none missing, none left over
@EVERY_LANGUAGE
def test_no_key_is_missing(language: str) -> None:
    referred = {other for key in texts(language) for other in references(language, key)}
    assert sorted((written() | families() | referred | page_keys.written()) - texts(language).keys()) == []


def test_no_key_is_left_over() -> None:
    """Rules are all shown by `rulewright rules`, whether or not code cites them."""
    referred = {other for key in texts("en") for other in references("en", key)}
    shown = {key for key in texts("en") if RULEBOOK.fullmatch(key)}
    shown |= {
        key
        for key in texts("en")
        for ending in YOU.values()
        if key.endswith(ending) and key.removesuffix(ending) in families()
    }
    left = texts("en").keys() - literals() - written() - families() - referred - shown - page_keys.written()
    assert sorted(key for key in left if not key.startswith(page_keys.begun())) == []


def test_every_rule_has_its_chapter() -> None:
    found = [match.groups() for match in map(RULEBOOK.fullmatch, texts("en")) if match]
    chapters = {chapter for kind, chapter, _ in found if kind == "chapter"}
    assert chapters == {chapter for kind, chapter, _ in found if kind == "rule"}


# ------------------------------------------------------------- every text gets what it needs
def test_every_call_gives_the_arguments_that_its_text_needs() -> None:
    """Except those that Words derives from seats."""
    whole = [call for call in calls() if call.whole and call.key in texts("en")]
    short = {call.key: variables("en", call.key) - call.arguments - {"player", "other_player"} for call in whole}
    assert {key: sorted(missing) for key, missing in short.items() if missing} == {}


def test_texts_that_are_shown_without_arguments_need_none() -> None:
    plain = plain_families() | {key for key in written() if key.startswith("undo-")}
    assert [key for key in sorted(plain & texts("en").keys()) if variables("en", key)] == []
