"""Checks what a language's texts lack, compared with the English ones, its grammar, the names of packs and its glossary.

Findings are messages, see `rulewright languages check`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rulewright.games import OWN, load
from rulewright.installed import TEXTS
from rulewright.kernel.message import Formed, Message
from rulewright.words import DEFAULT, LANGUAGES

GLOSSARIES = Path(__file__).parents[2] / "tests" / "locales" / "glossary"  # only in a source tree
COUNTED = {"zero", "one", "two", "few", "many"}
ENOUGH = 200  # numbers up to here cover every plural form that a game needs


# ------------------------------------------------------------- the texts
class Text(NamedTuple):
    file: str
    key: str
    entry: Any  # as parsed by Fluent


def parts(node: Any) -> Iterator[Any]:
    """A node of a parsed text and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from parts(child)


@cache
def entries(language: str, folder: Path = TEXTS) -> list[tuple[str, Any]]:
    """Pairs of file name and parsed entry."""
    files = sorted((folder / language).glob("*.ftl"))
    parsed = [(file.name, FluentParser().parse(file.read_text(encoding="utf-8"))) for file in files]
    return [(name, entry) for name, resource in parsed for entry in resource.body]


@cache
def texts(language: str, folder: Path = TEXTS) -> dict[str, Text]:
    found = (
        Text(file, entry.id.name, entry) for file, entry in entries(language, folder) if type(entry) is ftl.Message
    )
    return {text.key: text for text in found}


@cache
def variables(language: str, key: str, folder: Path = TEXTS) -> frozenset[str]:
    """The arguments that a text needs, including those of the texts that it refers to."""
    every, entry = texts(language, folder), texts(language, folder)[key].entry
    own = {p.id.name for p in parts(entry) if isinstance(p, ftl.VariableReference)}
    inner = {p.id.name for p in parts(entry) if isinstance(p, ftl.MessageReference)} & every.keys()
    return frozenset(own.union(*(variables(language, other, folder) for other in inner)))


def choices(entry: Any) -> Iterator[tuple[str, set[str]]]:
    """For each choice in a text: the argument that decides, and its cases."""
    for choice in (p for p in parts(entry) if isinstance(p, ftl.SelectExpression)):
        cases = [variant.key for variant in choice.variants]
        yield choice.selector.id.name, {getattr(c, "name", None) or c.value for c in cases}


def words_of(entry: Any) -> str:
    """The literal words of a text, without its arguments."""
    return " ".join(p.value for p in parts(entry) if isinstance(p, ftl.TextElement))


# ------------------------------------------------------------- what is missing
def check(language: str, folder: Path = TEXTS, glossaries: Path = GLOSSARIES) -> list[Message]:
    """Everything that a translator has to do."""
    found = [Message("languages-unknown", {"language": language})] if language not in LANGUAGES else []
    return [
        *found,
        *unlike(language, folder),
        *plurals(language, folder),
        *forms(language, folder),
        *misnamed(language, folder, glossaries),
    ]


def unlike(language: str, folder: Path) -> Iterator[Message]:
    """Texts and arguments that only one of this language and English has."""
    own, english = texts(language, folder), texts(DEFAULT, folder)
    for file, entry in entries(language, folder):
        if isinstance(entry, ftl.Junk):
            yield Message("languages-unreadable", {"file": file, "text": entry.content.strip().partition("\n")[0]})
    for key in english.keys() - own.keys():
        yield Message("languages-missing", {"file": english[key].file, "key": key})
    for key in own.keys() - english.keys():
        yield Message("languages-left-over", {"file": own[key].file, "key": key})
    for key in own.keys() & english.keys():
        ours, theirs = variables(language, key, folder), variables(DEFAULT, key, folder)
        for name in theirs - ours:
            yield Message("languages-variable-missing", {"file": own[key].file, "key": key, "name": f"${name}"})
        for name in ours - theirs:
            yield Message("languages-variable-unknown", {"file": own[key].file, "key": key, "name": f"${name}"})


def plurals(language: str, folder: Path) -> Iterator[Message]:
    """Choices by number that miss a plural form of the language."""
    needed = plural_arms(language)
    for text in texts(language, folder).values():
        for name, cases in choices(text.entry):
            missing = needed - cases if cases & COUNTED else set()
            if missing:
                args = {"file": text.file, "key": text.key, "name": f"${name}", "plurals": ", ".join(sorted(missing))}
                yield Message("languages-plural", args)


def plural_arms(language: str) -> set[str]:
    plural = Locale.parse(language, sep="-").plural_form
    return {plural(number) for number in range(ENOUGH)}


def asked_forms(language: str, folder: Path = TEXTS) -> set[str]:
    """The cases that a language's texts ask for."""
    calls = (p for text in texts(language, folder).values() for p in parts(text.entry) if is_form(p))
    return {argument.value.value.lower() for call in calls for argument in call.arguments.named}


def is_form(node: Any) -> bool:
    return isinstance(node, ftl.FunctionReference) and node.id.name == "FORM"


def forms(language: str, folder: Path) -> Iterator[Message]:
    """Names in our packs that lack a form that the texts ask for."""
    cases = asked_forms(language, folder)
    games = [load(game) for game in OWN] if language in LANGUAGES else []
    for game in games:
        for id, name in game.names(game.pack, language).items():
            missing = cases - name.forms.keys() if isinstance(name, Formed) else set()
            if missing:
                yield Message("languages-form", {"pack": game.pack, "id": id, "cases": ", ".join(sorted(missing))})


# ------------------------------------------------------------- its glossary
class Term(NamedTuple):
    id: str
    word: str
    never: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()  # message keys
    games: tuple[str, ...] = ()  # applies only to texts of these games, if any


def glossary(language: str, glossaries: Path = GLOSSARIES) -> list[Term]:
    """The terms of a language's glossary; empty without a source tree."""
    path = glossaries / f"{language}.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8")).get("term", []) if path.is_file() else []
    lists = ("never", "except", "games")
    return [Term(table["id"], table["word"], *(tuple(table.get(name, ())) for name in lists)) for table in tables]


def misnamed(language: str, folder: Path, glossaries: Path) -> Iterator[Message]:
    """Words that the glossary forbids."""
    told = [(text, words_of(text.entry)) for text in texts(language, folder).values()]
    for term in glossary(language, glossaries):
        for never in term.never:
            pattern = whole_word(never)
            for text, words in told:
                if text.key not in term.excepted and is_of(text, term.games) and pattern.search(words):
                    args = {"file": text.file, "key": text.key, "never": never, "word": term.word}
                    yield Message("languages-glossary", args)


def whole_word(never: str) -> re.Pattern[str]:
    """A pattern for a whole word; a star at its end stands for any ending."""
    ending = r"\w*" if never.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(never.removesuffix('*'))}{ending}(?!\w)", re.IGNORECASE)


def is_of(text: Text, games: tuple[str, ...]) -> bool:
    """Whether a text belongs to one of these games, by its key or file. True for every text if no games are given."""
    return not games or any(game in f"{text.file} {text.key}" for game in games)
