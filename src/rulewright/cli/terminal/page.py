"""The page for a seat: position, news and question, as far as they fit into the window."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from rulewright.words import Words

from .drawing import Drawing
from .paint import Line, wrapped
from .question import Question
from .screen import Screen

NEWS = 1  # lines of news in a small window
FRAME = 3  # empty lines around it, and the input line


class Page:
    def __init__(self, match: Match, words: Words, names: Sequence[str], screen: Screen, drawing: Drawing) -> None:
        self._match, self._words, self._names, self._screen, self._drawing = match, words, names, screen, drawing
        self.as_list = False  # on request

    def question(self, seat: int) -> Question:
        return Question(self._match, seat, self._drawing)

    # ------------------------------------------------------------- the whole page
    def show(self, seat: int, question: Question | None, news: list[str], notes: list[str]) -> None:
        """For a seat that is asked, or whose turn has just ended."""
        view, room = self._match.view(seat), self._screen.columns - 1
        position = self._drawing.position(seat, view, question, self.as_list)
        asked = [line for text in notes for line in wrapped(text, room, "good")] + self._asked(view, question, room)
        free = self._screen.size[1] - len(position) - len(asked) - FRAME
        told = [line for text in news for line in wrapped(text, room)]
        kept = told[-max(free, NEWS) :]
        if len(kept) < len(told):
            kept[0] = [(self._words("cli-news-more"), "dim")]
        self._screen.clear()
        between: list[Line] = [[]] if kept and free > len(kept) else []
        self._screen.show([*position, *([[]] if free > 0 else []), *kept, *between, *asked])

    def _asked(self, view: View, question: Question | None, room: int) -> list[Line]:
        if question is None:
            return wrapped(self._words("cli-turn-done"), room, "prompt")
        drawing = self._drawing
        return [*drawing.subject(view, question), *drawing.asked(question), *drawing.choices(question)]

    # ------------------------------------------------------------- parts of the page
    def hand(self, seat: int) -> list[Line]:
        """The hand, or the whole position if the game does not draw hands."""
        view = self._match.view(seat)
        return self._drawing.hand(view) or self._drawing.position(seat, view, None, as_list=True)

    def help(self) -> list[Line]:
        keys = (f"{self._match.game.name}-cli-help", "cli-play-help")  # games may have their own help
        texts = [self._words(key) for key in keys if key in self._words]
        lines = [line for text in texts for line in wrapped(text, self._screen.columns - 1)]
        return [*lines, *self._drawing.legend()]

    # ------------------------------------------------------------- the end
    def show_end(self, news: list[str]) -> None:
        view = self._match.view(SPECTATOR)
        told = [line for text in news for line in wrapped(text, self._screen.columns - 1)]
        position = self._drawing.position(SPECTATOR, view, None, self.as_list)
        self._screen.show([*position, [], *told, [], *self._drawing.ending(view)])
