"""`rulewright languages check`: reports what a language's texts lack."""

from __future__ import annotations

from rulewright import languages
from rulewright.cli.terminal.paint import Line, wrapped
from rulewright.cli.terminal.screen import Screen
from rulewright.kernel.message import Message, UserError
from rulewright.words import LANGUAGES, Words, nearest


def languages_check(words: Words, asked: str, colour: bool) -> int:
    """0 if nothing is missing, otherwise 1."""
    language = asked if languages.texts(asked) else nearest(asked)
    if language is None:
        raise UserError("languages-no-folder", language=asked, known=", ".join(LANGUAGES))
    screen = Screen(colour)
    found = sorted(languages.check(language), key=lambda message: [str(message.args.get(n)) for n in ("file", "key")])
    screen.show([line for message in found for line in lines_of(message, words, screen.columns - 1)])
    count = len(languages.texts(language))
    if found:
        screen.say(words("languages-found", language=language, count=len(found)), "bad")
        return 1
    screen.say(words("languages-whole", language=language, count=count), "good")
    return 0


def lines_of(message: Message, words: Words, columns: int) -> list[Line]:
    """The file and the key, then the text."""
    place = f"{message.args.get('file', '')} {message.args.get('key', '')}".strip()
    told = wrapped(words.message(message), columns, indent="  ")
    return [[(place, "bold")], *told] if place else told
