"""docs/architecture.md: its drawings match the code, and every name it links to exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.docs.house import DRAWINGS, PICTURES, Drawing, Graph, drawn, svg

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\[`?([^\]`]+)`?\]\(([^)#]+)\)", PAGE)
NAMED = [
    (name, path) for name, path in LINKS if path.endswith(".py") and re.fullmatch(r"\w+", name) and name != "machine"
]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.file)
def test_a_drawing_shows_the_imports_of_today(drawing: Drawing) -> None:
    file = drawing.file
    kept = (PICTURES / file).read_text(encoding="utf-8")
    assert kept == drawn()[file], "out of date: python -m tests.docs.house"
    assert f"pictures/{file}" in PAGE


def test_every_link_leads_to_a_file() -> None:
    assert len(LINKS) > 30
    assert [path for _, path in LINKS if not (DOCS / path).is_file()] == []


@pytest.mark.parametrize(("name", "path"), NAMED, ids=[name for name, _ in NAMED])
def test_a_linked_name_is_declared_in_its_file(name: str, path: str) -> None:
    text = (DOCS / path).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(?:async )?(?:def|class) {name}\b", text, re.MULTILINE), f"{path} declares no {name}"


def test_an_import_against_the_order_is_drawn_upwards() -> None:
    graph: Graph = {"low": Counter({"high": 1}), "high": Counter({"low": 2})}
    assert svg("two rooms", graph).count('class="up"') == 1


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    graph: Graph = {"a": Counter({"b": 1, "c": 1}), "b": Counter({"c": 1}), "c": Counter()}
    assert svg("three rooms", graph).count("<path d=") == 3  # two arrows, and the shared arrow head
