"""Writes docs/editions.md from the code and the English rules: python -m tests.docs.editions"""

from __future__ import annotations

import re
from pathlib import Path

from rulewright import rulebook
from rulewright.games.cryhavoc.editions import table
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.words import Words

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"
GAME = "cryhavoc"
HEAD = """# The four editions of Cry Havoc

The English, Polish, German and Portuguese rulebooks do not say quite the same thing. Every difference is an option of the table, and so are
the gaps where two readings make sense. An edition is a preset of these options, and each option can still be chosen by itself:

    rulewright play cryhavoc --option edition=de --option attrition=at_once

plays by the German rulebook, but both sides kill at the same time in Attrition. A new table proposes the edition in the
language of its reader; a program that names none gets the English one. The numbers are those of the rules:
`rulewright rules C5.8` shows one.

A star marks a ruling of ours: that book says nothing about it, or not enough.
"""


def page() -> str:
    return "\n".join([HEAD, table(), "## What the options decide\n", decided(), "## All our rulings\n", rulings(), END])


END = """This page is made from the code and the rules: `python -m tests.docs.editions` writes it.
"""


def decided() -> str:
    words = Words("en")
    lines = []
    for option in RULINGS:
        values = "; ".join(f"`{value}`: {words(f'{GAME}-value-{option.name}-{value}')}" for value in option.values)
        lines.append(f"- **`{option.name}`** ({option.paragraph}) {words(f'{GAME}-option-{option.name}')} {values}.")
    return "\n".join(lines) + "\n"


def rulings() -> str:
    """The sentences of the rules that say so, with those that tell of another reading."""
    lines = []
    for number in rulebook.paragraphs(GAME):
        sentences = re.split(r"(?<=[.)])\s(?:• )?(?=[A-Z(])", rulebook.text(GAME, number, "en"))
        ours = [s for s in sentences if "our ruling" in s.lower() or re.match(r"In (the other|another) reading", s)]
        if ours:
            lines.append(f"- **{number}** {' '.join(ours)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
