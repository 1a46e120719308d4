"""What players may type besides moves: why, undo, rules, log and so on; in English or their own language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path

from rulewright.cli.commands.rules import rule_lines
from rulewright.kernel.disk import write_whole
from rulewright.kernel.journal import Journal
from rulewright.kernel.message import Message, UserError
from rulewright.players.hint import explain, percent
from rulewright.players.seat import Seat
from rulewright.words import Words

from .drawing import Drawing
from .hint import look
from .in_short import in_short
from .page import Page
from .paint import Line, wrapped
from .question import Question, folded
from .screen import Screen
from .shelf import EYES, refuse_existing, unwritable

LOG_LINES = 20


class Done(Enum):
    """The result of handling a line."""

    NOTHING = auto()  # it is not a command
    ANSWERED = auto()  # printed below the screen's content
    REDRAW = auto()
    UNDONE = auto()


class Quit(Exception):
    """The player leaves; the game is saved."""


class Asides:
    def __init__(
        self, journal: Journal, names: Sequence[str], words: Words, screen: Screen, page: Page, drawing: Drawing
    ) -> None:
        self._journal, self._names, self._words, self._screen = journal, names, words, screen
        self._page, self._drawing = page, drawing
        english = ("why", "hint", "undo", "rules", "hand", "board", "list", "log", "save", "export", "help", "quit")
        theirs = (
            words("cli-word-why"),
            words("cli-word-hint"),
            words("cli-word-undo"),
            words("cli-word-rules"),
            words("cli-word-hand"),
            words("cli-word-board"),
            words("cli-word-list"),
            words("cli-word-log"),
            words("cli-word-save"),
            words("cli-word-export"),
            words("cli-word-help"),
            words("cli-word-quit"),
        )
        self._commands = {"?": "help", "u": "undo", "q": "quit"}
        for word, own in zip(english, theirs, strict=True):
            self._commands |= {word: word, folded(own): word}
        self._shows = {folded(word): show for word, show in drawing.asides().items()}

    def run(self, text: str, seat: int, question: Question | None) -> Done:
        """Run the line if it is a command."""
        name, _, rest = text.partition(" ")
        show, command = self._shows.get(folded(name)), self._commands.get(folded(name))
        if show is not None:
            self._screen.show(show(self._journal.match.view(seat)))
            return Done.ANSWERED
        if command is None:
            return Done.NOTHING if text else self._help_hint()
        try:
            return self._do(command, rest.strip(), seat, question)
        except UserError as error:
            self._screen.say(self._words.message(error.message, self._names), "bad")
        except (OSError, ValueError, RuntimeError) as error:  # ValueError, RuntimeError: impossible file names
            self._screen.say(self._words.message(unwritable(rest.strip(), error).message), "bad")
        return Done.ANSWERED

    def _do(self, command: str, rest: str, seat: int, question: Question | None) -> Done:
        if command in ("board", "list"):
            self._page.as_list = command == "list"
            return Done.REDRAW
        if command == "undo":
            self._journal.undo(seat)
            return Done.UNDONE
        if command == "quit":
            raise Quit
        if command == "why":
            self._why(rest, seat, question)
        elif command == "hint":
            self._hint(seat, question)
        elif command == "save":
            self._save(rest)
        elif command == "export":
            self._export(rest, seat)
        else:
            self._screen.show(self._answer(command, rest, seat))
        return Done.ANSWERED

    def _answer(self, command: str, rest: str, seat: int) -> list[Line]:
        if command == "rules":
            listed, command = [self._journal.match.game.key], self._words("cli-word-rules")
            return rule_lines(rest, self._words, self._screen.columns - 1, listed, command)
        if command == "hand":
            return self._page.hand(seat)
        if command == "log":
            return self._log(rest, seat)
        return self._page.help()

    def _help_hint(self) -> Done:
        self._screen.say(self._words("cli-hint"), "dim")
        return Done.ANSWERED

    # ------------------------------------------------------------- why
    def _why(self, word: str, seat: int, question: Question | None) -> None:
        if not word or question is None:
            raise UserError("cli-why-what" if question else "cli-turn-over", example=self._drawing.example)
        action = question.read(word)
        if action is None:
            raise UserError("cli-not-understood", text=word, example=self._drawing.example)
        reason = question.match.why_not(seat, action)
        if reason:
            self._screen.show(self.reason(*reason))
        else:
            self._screen.say(self._words("cli-why-legal"), "good")
        self._screen.show(self._drawing.about(question, action))

    def reason(self, paragraph: str, reason: Message) -> list[Line]:
        """Why something is not allowed, with its rule."""
        text = self._words.message(reason, self._names)
        lines = wrapped(text, self._screen.columns - 8, "bad")
        return [[(f"{paragraph:<6} ", "rule"), *lines[0]], *([("       ", ""), *line] for line in lines[1:])]

    # ------------------------------------------------------------- hint
    def _hint(self, seat: int, question: Question | None) -> None:
        if question is None:
            raise UserError("cli-turn-over")
        self._screen.passing(self._words("cli-hint-thinking"))
        try:
            found = look(Seat(question.match, seat), self._screen.sign)
        except KeyboardInterrupt:  # stops the search, not the game
            self._screen.sign("\n")
            self._screen.say(self._words("cli-hint-stopped"), "dim")
            return
        self._screen.sign("\n")
        for number, advice in enumerate(explain(question.match.game, Seat(question.match, seat), found), 1):
            deeds = in_short([self._words.message(deed, self._names) for deed in advice.deeds])
            value = percent(advice.hint.value)
            self._screen.say(f"{number}. " + self._words("cli-hint-move", deeds=deeds, value=value), "good")
            for reason in advice.reasons:
                text, rule = self._words.message(reason.message, self._names), reason.paragraph
                self._screen.say(f"{text} ({rule})" if rule else text, indent="   ")
        self._screen.say(self._words("cli-hint-value"), "dim")

    # ------------------------------------------------------------- log and files
    def _log(self, rest: str, seat: int) -> list[Line]:
        match = self._journal.match
        events = (self._drawing.told(match.events(line, seat)) for line in match.trail)
        told = [self._words.message(message, self._names) for line in events for message in line]
        kept = told if rest else told[-LOG_LINES:]
        lines = [line for text in kept for line in wrapped(text, self._screen.columns - 1)]
        if len(kept) < len(told):
            lines.insert(0, [(self._words("cli-log-more", count=len(told) - len(kept)), "dim")])
        return lines

    def _save(self, rest: str) -> None:
        if not rest:
            raise UserError("cli-save-where", file=str(self._journal.path))
        path = Path(rest).expanduser()
        refuse_existing(path)
        self._write(path, self._journal.text())

    def _export(self, rest: str, seat: int) -> None:
        """Export what this seat may know. Default: next to the game's own file."""
        own = self._journal.path
        assert own is not None
        path = Path(rest).expanduser() if rest else own.with_name(f"{own.stem}-{seat + 1}{EYES}")
        if rest:
            refuse_existing(path)
        self._write(path, self._journal.export(seat))

    def _write(self, path: Path, text: str) -> None:
        write_whole(path, text)
        self._screen.say(self._words("cli-written", file=str(path)), "good")
