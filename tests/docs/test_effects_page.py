"""docs/effects.md: its tables match the code, every effect has a section, and its examples are in the pack."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from rulewright.games.cryhavoc.effects.freezing import freeze
from rulewright.games.cryhavoc.effects.possible import OPENING, VARIES
from rulewright.games.cryhavoc.effects.questions import NO_QUESTION, QUESTIONS
from rulewright.games.cryhavoc.effects.vocabulary import EFFECTS, MODIFIERS, TRIGGERS
from rulewright.games.cryhavoc.effects.vocabulary_page import ASKS, effects_table, questions_table
from rulewright.games.cryhavoc.pack.loading import load
from rulewright.games.cryhavoc.parts import ROWS, STANDING

PAGE = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^### `(\w+)`([^\n]*)\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = re.findall(r"^\*([^*\n]+):\* `(\[\[.*\]\])`$", PAGE, re.MULTILINE)


def test_the_page_has_the_tables() -> None:
    """To update them: python -m rulewright.games.cryhavoc.effects.vocabulary_page"""
    assert effects_table() in PAGE
    assert questions_table() in PAGE


def test_every_effect_has_its_section_with_its_arguments() -> None:
    assert Counter(name for name, _, _ in SECTIONS) == Counter(list(EFFECTS))
    for name, arguments, _ in SECTIONS:
        assert arguments.split() == [argument.name for argument in EFFECTS[name].arguments]


@pytest.mark.parametrize("name", EFFECTS)
def test_every_section_has_an_example_of_its_effect(name: str) -> None:
    text = next(text for section, _, text in SECTIONS if section == name)
    assert re.search(rf'^\*[^*\n]+:\* `.*\["{name}"', text, re.MULTILINE)


@pytest.mark.parametrize(("title", "steps"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_an_example_stands_in_the_pack(title: str, steps: str) -> None:
    pack = load("york")
    entries = [
        *pack.cards,
        *pack.skills.values(),
        *pack.structures.values(),
        *pack.tokens.values(),
        *pack.events.values(),
    ]
    entries += pack.explorations.values()
    effects = [list(entry.effect) for entry in entries if entry.name["en"] == title]
    assert json.loads(steps) in effects


def test_every_trigger_and_modifier_is_explained() -> None:
    standing = PAGE[PAGE.index("## Standing effects") : PAGE.index("## How it is carried out")]
    assert re.findall(r"^\| `(\w+)` \|", standing, re.MULTILINE) == list(TRIGGERS)
    assert all(f"`{key}`" in standing for key in MODIFIERS)


def test_the_page_knows_how_much_room_there_is() -> None:
    pack = load("york")
    assert f"room for {ROWS} rows (york has {len(pack.rows)}), {STANDING} standing effects" in PAGE
    assert f"at most {STANDING} lines (york has {len(pack.standing)})" in PAGE


def test_every_question_is_asked_by_one_effect() -> None:
    asked = Counter(question for questions in ASKS.values() for question in questions)
    assert asked == Counter(range(NO_QUESTION + 1, len(QUESTIONS)))


def test_an_effect_opens_with_the_first_of_its_questions() -> None:
    for name, effect in EFFECTS.items():
        opening = OPENING[effect.op]
        assert opening == VARIES or opening == ASKS.get(name, (NO_QUESTION,))[0]


def test_steps_of_the_page_can_be_frozen() -> None:
    shown = re.findall(r"^    (?:battle|effect) = (.*)$", PAGE, re.MULTILINE)
    assert shown
    assert all(freeze(json.loads(steps)) for steps in shown)
