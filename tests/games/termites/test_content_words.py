"""Every problem with content has its words in four languages."""

from __future__ import annotations

import ast as python
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.games.termites.pack import checks, layouts, loading, pictures
from rulewright.kernel import content as reading
from rulewright.kernel.bundles import bundle, scales

SOURCE = Path(rulewright.__file__).parent
LANGUAGES = ("en", "pl", "de", "pt-BR")
MODULES = (checks, loading, layouts, pictures, reading, bundle, scales)
TELLS = {"report", "report.warn", "tell", "self._no"}
OF_THE_SERVER: dict[str, set[str]] = {
    "content-too-hard": set(),
    "content-unknown-game": {"known"},
}  # of what is uploaded


def text(language: str, files: tuple[str, ...] = ("content.ftl", "termites-content.ftl")) -> str:
    return "".join((SOURCE / "locales" / language / file).read_text("utf-8") for file in files)


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's own name)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    found = {}
    for entry in FluentParser().parse(text(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


def reported() -> dict[str, set[str]]:
    """The keys in the code with their arguments."""
    found = {"content-problems": {"count"}, **OF_THE_SERVER}
    for module in MODULES:
        for node in python.walk(python.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) in TELLS:
                key = node.args[0]
                assert isinstance(key, python.Constant)
                assert isinstance(key.value, str)
                found.setdefault(key.value, set()).update(str(keyword.arg) for keyword in node.keywords)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_message_and_every_message_its_problem(language: str) -> None:
    assert set(messages(language)) == set(reported())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_names_only_arguments_that_come_with_it(language: str) -> None:
    given = reported()
    assert {key: sorted(named - given[key]) for key, named in messages(language).items() if named - given[key]} == {}
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    bundle.add_resource(
        FluentResource(text(language, ("termites-terms.ftl", "termites-workshop.ftl")))
    )  # names of parts
    given = reported()
    for key in messages(language):
        for value in (1, 2, 5, "off", "text"):
            worded, errors = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(given[key], value))
            assert errors == []
            assert worded.strip() == worded != ""


def test_every_problem_is_provoked_by_a_test() -> None:
    here, tests = Path(__file__).parent, Path(__file__).parents[2]
    elsewhere = (
        "kernel/test_content.py",
        "packs/test_bundle.py",
        "packs/test_inspection.py",
        "server/table/test_packs.py",
    )
    files = (here / "test_content.py", here / "test_board_files.py", *(tests / name for name in elsewhere))
    written = "".join(file.read_text("utf-8") for file in files)
    silent = {key for key in reported() if f'"{key.removeprefix("content-")}"' not in written and key not in written}
    assert silent <= {"content-problems"}  # the sum of the others
