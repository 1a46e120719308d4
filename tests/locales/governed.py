"""The context of a name or a number in a sentence."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from fluent.syntax import ast as ftl

from rulewright.languages import Text, parts

WORD_BEFORE = re.compile(r"([^\W\d_]+)\s*$")
WORD_BEHIND = re.compile(r"^ ([^\W\d_]+)")


def neighbours(text: Text, chosen_by: Collection[str] = ()) -> Iterator[tuple[Any, str, str]]:
    """Every placeable in a text: its content, and the literal words before and after it; except those inside a choice by one of these
    arguments."""
    apart = {id(p) for choice in parts(text.entry) if is_choice(choice, chosen_by) for p in parts(choice)}
    for pattern in (p for p in parts(text.entry) if isinstance(p, ftl.Pattern) and id(p) not in apart):
        around = [None, *pattern.elements, None]
        for before, here, behind in zip(around, around[1:], around[2:], strict=False):
            if isinstance(here, ftl.Placeable):
                yield here.expression, getattr(before, "value", ""), getattr(behind, "value", "")


def is_choice(node: Any, by: Collection[str]) -> bool:
    return isinstance(node, ftl.SelectExpression) and getattr(node.selector, "id", node).name in by if by else False


def word_before(text: str) -> str:
    """The word right before a name; none at the beginning, or after punctuation such as a colon or a quotation mark."""
    found = WORD_BEFORE.search(text)
    return found[1] if found else ""


def word_behind(text: str) -> str:
    found = WORD_BEHIND.search(text)
    return found[1] if found else ""


def governed(
    texts: Iterable[Text], names: Collection[str], chosen_by: Collection[str]
) -> Iterator[tuple[str, str, str]]:
    """Where one of these texts follows directly after a word: (key, text inserted, word)."""
    for text in texts:
        for what, before, _ in neighbours(text, chosen_by):
            if isinstance(what, ftl.MessageReference) and what.id.name in names and word_before(before):
                yield text.key, what.id.name, word_before(before)
