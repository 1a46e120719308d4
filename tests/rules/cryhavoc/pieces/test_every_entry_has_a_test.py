"""Every entry of the pack and every effect of the vocabulary has a test, every word of an effect is used in one, and no test is marked
with something that there is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.rules.coverage import Coverage, marked_with

from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, Word
from rulewright.games.cryhavoc.pack.loading import load

TREES = [ast.parse(file.read_text("utf-8"), str(file)) for file in sorted(Path(__file__).parent.rglob("test_*.py"))]


def marked(name: str) -> set[str]:
    """What the tests are marked with: @pytest.mark.<name>("...")."""
    return {given for test in Coverage("cryhavoc", "C").tests() for given in marked_with(test, name)}


def entries() -> set[str]:
    """All parts of the pack that do something; of regions only what lies there does."""
    pack = load("york")
    regions = {region.id for planet in pack.maps.values() for region in planet.regions}
    return set(pack.names("en")) - regions


def test_every_entry_of_the_pack_has_a_test() -> None:
    assert len(entries()) == 64 + 20 + 14 + 2 + 7 + 8 + 7 + 5
    assert sorted(entries() - marked("piece")) == []


def test_every_mark_names_an_entry_of_the_pack() -> None:
    assert sorted(marked("piece") - entries()) == []


def test_every_effect_of_the_vocabulary_has_a_test() -> None:
    assert sorted(set(EFFECTS) - marked("effect")) == []
    assert sorted(marked("effect") - set(EFFECTS)) == []


# ------------------------------------------------------------- words
def written() -> Iterator[list[Any]]:
    """The effects that stand in tests, as far as they are written out there."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.List) and node.elts and isinstance(node.elts[0], ast.Constant):
                given = [element.value if isinstance(element, ast.Constant) else None for element in node.elts]
                if given[0] in EFFECTS:
                    yield given


def of_the_pack(steps: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """The effects of an entry, those within others too."""
    for step in steps:
        yield step
        for inner in step[1:]:
            if isinstance(inner, (list, tuple)):
                yield from of_the_pack(inner)


def words(effects: Iterator[Any]) -> set[tuple[str, str, str]]:
    return {
        (effect[0], argument.name, given)
        for effect in effects
        for argument, given in zip(EFFECTS[effect[0]].arguments, effect[1:], strict=False)
        if isinstance(argument, Word) and isinstance(given, str)
    }


def test_every_word_of_every_effect_is_used_in_a_test() -> None:
    pack = load("york")
    parts = (
        pack.cards,
        *(each.values() for each in (pack.skills, pack.structures, pack.tokens, pack.events, pack.explorations)),
    )
    tested = words(written())
    for entry in (entry for part in parts for entry in part):  # each of which has a test
        tested |= words(of_the_pack(entry.effect))
    known = {
        (name, argument.name, word)
        for name, effect in EFFECTS.items()
        for argument in effect.arguments
        if isinstance(argument, Word)
        for word in argument.words
    }
    assert sorted(known - tested) == []
