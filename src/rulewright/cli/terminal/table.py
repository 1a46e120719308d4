"""A table in the terminal: people at one keyboard, bots, and a journal that stores every move before anybody sees it."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.journal import Journal
from rulewright.kernel.match import Refused
from rulewright.kernel.message import UserError
from rulewright.players.seat import Bot, Seat
from rulewright.words import Words

from .asides import Asides, Done
from .drawing import drawing_of
from .page import Page
from .paint import Line, wrapped
from .question import Question
from .screen import Screen


class Chair(NamedTuple):
    """A player at the table."""

    name: str
    bot: Bot | None  # None for a person


class Table:
    def __init__(self, journal: Journal, chairs: list[Chair], words: Words, screen: Screen) -> None:
        self._journal, self._match, self._chairs = journal, journal.match, chairs
        self._words, self._screen = words, screen
        self._names = [chair.name for chair in chairs]
        self._people = sum(chair.bot is None for chair in chairs)
        self._drawing = drawing_of(self._match.game.key)(self._match, words, self._names, screen)
        self._page = Page(self._match, words, self._names, screen, self._drawing)
        self._asides = Asides(journal, self._names, words, screen, self._page, self._drawing)
        self._keyboard: int | None = None  # the seat at the keyboard
        self._typed: list[str] = []  # typed words that wait for the next question
        self._undone = False  # so that an undone choice is not repeated automatically
        self._notes: list[str] = []  # what was done automatically for a seat
        # for each seat the first line that it has not been told
        self._since = [self._last_own(seat) + 1 for seat in range(len(chairs))]

    def _last_own(self, seat: int) -> int:
        """The last line that this seat did itself, or -1."""
        return max((number for number, line in enumerate(self._match.trail) if line.seat == seat), default=-1)

    def play(self) -> None:
        """Play to the end. Raises Quit, EOFError or KeyboardInterrupt before that; the journal has everything."""
        while not self._match.over:
            seat = self._match.actor
            if self._chairs[seat].bot is None:
                self._person(seat)
            else:
                self._bot(seat)
        if self._people == 0:
            self._page.show_end([])
        else:
            self._screen.clear(secret=self._people > 1)
            self._page.show_end(self._news(SPECTATOR, max(self._since)))

    # ------------------------------------------------------------- a bot
    def _bot(self, seat: int) -> None:
        """Move until somebody else is asked. If only bots play, show each move at once."""
        bot, eyes = self._chairs[seat].bot, Seat(self._match, seat)
        assert bot is not None
        if self._people:
            self._screen.passing(self._words("cli-thinking", name=self._names[seat]))
        while self._match.actor == seat:
            line = self._journal.act(seat, bot.choose(eyes))
            if self._people == 0:
                for message in self._drawing.told(self._match.events(line, SPECTATOR)):
                    self._screen.say(self._words.message(message, self._names))

    # ------------------------------------------------------------- a person
    def _person(self, seat: int) -> None:
        """Decide until somebody else is asked and this seat has seen the result."""
        self._curtain(seat)
        while True:
            if self._match.actor == seat:
                self._decide(seat)
            elif self._leave(seat):
                break
        self._since[seat] = len(self._match.trail)
        if self._people > 1:
            self._screen.clear(secret=True)

    def _curtain(self, seat: int) -> None:
        """Between two people: hide the previous player's hand and show only public news."""
        if self._people < 2 or self._keyboard == seat:
            return
        self._screen.clear(secret=True)
        for text in self._news(SPECTATOR, self._since[seat]):
            self._screen.say(text)
        self._screen.say("\n" + self._words("cli-curtain", name=self._names[seat]), "title")
        self._screen.ask(self._words("cli-press-enter"))
        self._screen.clear(secret=True)
        self._keyboard = seat

    def _decide(self, seat: int) -> None:
        """One decision, or an undo."""
        question = self._page.question(seat)
        if question.forced and not self._undone:
            self._notes.append(
                self._words("cli-forced", action=self._drawing.describe(question, question.choices[0].action))
            )
            self._journal.act(seat, question.choices[0].action)
            return
        self._undone = False
        shown = not self._typed
        if shown:
            self._show(seat, question)
        while (word := self._next_word(seat, question)) is not None:
            trouble = self._choose(question, word)
            if trouble is None:
                return
            self._typed.clear()
            if not shown:
                self._show(seat, question)
                shown = True
            self._screen.show(trouble)

    def _choose(self, question: Question, word: str) -> list[Line] | None:
        """Do what the word means, or return the reason why not."""
        try:
            action = question.read(word)
            if action is None:
                raise UserError("cli-not-understood", text=word, example=self._drawing.example)
            self._journal.act(question.seat, action)
        except Refused as refused:
            return self._asides.reason(refused.paragraph, refused.reason)
        except UserError as error:
            return wrapped(self._words.message(error.message, self._names), self._screen.columns - 1, "bad")
        return None

    def _next_word(self, seat: int, question: Question | None) -> str | None:
        """The next word that is not a command, "" for just Enter; None if a command changed the display."""
        while not self._typed:
            text = self._screen.ask("> ")
            if not text and question is None:
                return ""
            done = self._asides.run(text, seat, question)
            if done is Done.UNDONE:
                self._undone = True
                self._since[seat] = min(self._since[seat], len(self._match.trail))
            if done in (Done.UNDONE, Done.REDRAW):
                return None
            if done is Done.NOTHING:
                self._typed = question.split(text) if question else text.split()
        return self._typed.pop(0)

    def _leave(self, seat: int) -> bool:
        """Show the seat the result of its turn, which it may still undo. False if it does."""
        self._typed.clear()
        if not self._match.can_undo(seat) and self._people < 2:
            return True
        self._show(seat, None)
        while (word := self._next_word(seat, None)) != "":
            if word is None:
                return False
            self._typed.clear()
            self._screen.say(self._words("cli-turn-over"), "bad")
        return True

    def _show(self, seat: int, question: Question | None) -> None:
        self._page.show(seat, question, self._news(seat, self._since[seat]), self._notes)
        self._notes = []

    def _news(self, eyes: int, since: int) -> list[str]:
        """What happened since that line, as far as this seat may know."""
        told = []
        for line in self._match.trail[since:]:
            messages = self._drawing.news(self._match.events(line, eyes))
            told.append(" ".join(self._words.message(m, self._names) for m in messages))
        return [text for text in told if text]
