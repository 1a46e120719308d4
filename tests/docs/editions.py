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
    options = [HEAD, table(), "## What the options decide\n", decided()]
    return "\n".join([*options, "## All our rulings\n", rulings(), "## Rulings without an option\n", fixed(), END])


# Why the other reading cannot be chosen.
NO_OPTIONS = {
    "C4.2": "Playing no card at all: every book says *any number*, and zero is a number. A hand may also be empty, and an action that "
    "needs a card would then leave nothing to do.",
    "C4.16": "Who fights first where a token is revealed among two invaders: the other reading is `tokens_among_others`, where it stays "
    "face down. No book has a battle with three sides.",
    "C5.1": "Control where only native Trogs are left before a battle: they have no control tokens to place, and no book removes one "
    "without Region Control being resolved. What they do by winning it is `natives_win`.",
    "C5.2": "The Trogs' own cards for native Trogs: with 2 or 3 players nobody has that deck, and no book says who draws from it.",
    "C5.3": "How units are spread is only the way a computer asks: every spread can be chosen.",
    "C5.8": "When you are asked where a kill falls: where you are not asked, every answer leads to the same position.",
}
END = """This page is made from the code and the rules: `python -m tests.docs.editions` writes it.
"""


def decided() -> str:
    words = Words("en")
    lines = []
    for option in RULINGS:
        values = "; ".join(f"`{value}`: {words(f'{GAME}-value-{option.name}-{value}')}" for value in option.values)
        lines.append(f"- **`{option.name}`** ({option.paragraph}) {words(f'{GAME}-option-{option.name}')} {values}.")
    return "\n".join(lines) + "\n"


def fixed() -> str:
    return "\n".join(f"- **{number}** {reason}" for number, reason in NO_OPTIONS.items()) + "\n"


def rulings() -> str:
    """The sentences in the rules that are rulings, including those that mention another reading."""
    lines = []
    for number in rulebook.paragraphs(GAME):
        sentences = re.split(r"(?<=[.)])\s(?:• )?(?=[A-Z(])", rulebook.text(GAME, number, "en"))
        ours = [s for s in sentences if "our ruling" in s.lower() or re.match(r"In (the other|another) reading", s)]
        if ours:
            lines.append(f"- **{number}** {' '.join(ours)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
