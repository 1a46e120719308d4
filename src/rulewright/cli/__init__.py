"""The command line, `rulewright`. `app.py` lists the commands.

No game is imported before the mode of its rules is set: COMPILED_COMMANDS compile them, all others interpret them."""

from __future__ import annotations

import gc
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.words import Words

COMPILED_COMMANDS = (
    ["review"],
    ["puzzles"],
    ["simulate"],
    ["arena"],
    ["balance"],
    ["tune"],
    ["train"],
    ["bench"],
    ["gpu"],
)
MODES = ("interpreted", "compiled")
INTERRUPTED = 130


def main() -> None:
    gc.set_threshold(20_000)  # otherwise a sixth of the start-up time goes into garbage collection during imports
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print a question mark for a letter that the terminal does not know
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before a command has begun
        sys.exit(INTERRUPTED)


def run(arguments: list[str]) -> int:
    """Run a command line and return the exit status."""
    from rulewright.words import Words, choose_language, nearest

    from .faults import guarded

    def speak() -> int:
        """Runs in the requested language; before that is known, errors are shown in the system's."""
        rest, language = split_language(arguments)
        words = Words(choose_language(language, os.environ))
        os.environ["RULEWRIGHT_LANG"] = words.language  # for the lab, which creates its words again
        return guarded(words, lambda: obey(words, rest))

    known = {name: value for name, value in os.environ.items() if name != "RULEWRIGHT_LANG" or nearest(value)}
    return guarded(Words(choose_language(None, known)), speak)


def obey(words: Words, arguments: list[str]) -> int:
    from rulewright.kernel.message import UserError

    mode = os.environ.setdefault("RULEWRIGHT_MODE", MODES[arguments[:1] in COMPILED_COMMANDS])
    if mode not in MODES:
        raise UserError("cli-mode-unknown", mode=mode, known=", ".join(MODES))
    from .app import build

    return int(build(words)(complete_resume(arguments)) or 0)


def split_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Take --lang, which may be anywhere, and its value out of the arguments: even help needs it first."""
    from rulewright.kernel.message import UserError

    rest, language, given = [], None, iter(arguments)
    for argument in given:
        if argument == "--lang":
            language = next(given, None)
            if language is None:
                raise UserError("cli-value-missing", option="--lang")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return rest, language


def complete_resume(arguments: list[str]) -> list[str]:
    """--resume alone means the newest game."""
    followed = zip(arguments, [*arguments[1:], "--"], strict=False)
    return ["--resume=" if word == "--resume" and after.startswith("-") else word for word, after in followed]
