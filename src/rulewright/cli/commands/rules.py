"""`rulewright rules`: the rules of the games, paragraph by paragraph, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright import games, rulebook
from rulewright.cli.terminal.paint import Line, wrapped
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.message import UserError
from rulewright.words import Words

MOST_SAID = 8  # at most, paragraphs that contain the word


def rule_lines(asked: str, words: Words, columns: int, listed: Iterable[str], command: str) -> list[Line]:
    """A paragraph, a whole chapter, or the chapters of a game; if nothing is asked for, those of all `listed` games. `command` is what is
    typed for the rules here."""
    wanted = asked.strip().lower()
    if wanted in games.names() or not wanted:
        return [line for game in ([wanted] if wanted else listed) for line in chapter_list(game, words, command)]
    if not re.search(r"\d", wanted):
        raise no_number(asked, words, listed)
    found = rulebook.look_up(asked, dict.fromkeys([*listed, *games.names()]))
    lines = [
        line for number in found.paragraphs for line in paragraph_lines(found.game, number, words.language, columns)
    ]
    if found.number == rulebook.chapter_of(found.number):
        title = rulebook.title(found.game, found.number, words.language)
        lines.insert(0, [(f"{found.number} ", "rule"), (title, "title")])
    return lines


def no_number(asked: str, words: Words, listed: Iterable[str]) -> UserError:
    """The error for a word that is neither a paragraph nor a game: lists paragraphs that contain it, and suggestions."""
    said = [number for game in listed for number in rulebook.search(asked, game, words.language)]
    every = [number for game in [*listed, *games.names()] for number in rulebook.paragraphs(game)]
    example = next(number for number in every if "." in number)
    more = {"example": example, "chapter": rulebook.chapter_of(example), "known": ", ".join(games.names())}
    return UserError("rule-no-number", asked=asked, count=len(said), said=", ".join(said[:MOST_SAID]), **more)


def chapter_list(game: str, words: Words, command: str) -> list[Line]:
    """Empty if the game has no rules to read."""
    if not rulebook.paragraphs(game):
        return []
    titles: list[Line] = [
        [(f"{chapter:<5}", "rule"), (rulebook.title(game, chapter, words.language), "")]
        for chapter in rulebook.chapters(game)
    ]
    example = next(number for number in rulebook.paragraphs(game) if "." in number)
    hint = words("cli-rules-hint", command=command, paragraph=example, chapter=rulebook.chapter_of(example))
    return [[(words.title(game), "title")], *titles, [(hint, "dim")]]


def paragraph_lines(game: str, number: str, language: str, columns: int) -> list[Line]:
    """The number, with the text next to it."""
    lines = wrapped(rulebook.text(game, number, language), columns - 7)
    return [[(f"{number:<7}", "rule"), *lines[0]], *([(" " * 7, ""), *line] for line in lines[1:])]


def rules(words: Words, number: str, colour: bool) -> int:
    screen = Screen(colour)
    screen.show(rule_lines(number, words, screen.columns - 1, games.names(), "rulewright rules"))
    return 0
