"""What a seat has before its eyes: board, players, what happened, the question; as large as the window allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.match import Match
from rulewright.words import Words

from .board import Drawing, Marks
from .ending import end_lines
from .paint import Line, beside, wrapped
from .panel import BESIDE, Panel
from .question import Question
from .screen import Screen

GAP = 2  # columns between board and players
BELOW, BELOW_TALL = 9, 15  # lines that the board leaves at least for all the rest: what happened, hand, question
NEWS = 1  # lines of what happened, where there is little room
FRAME = 3  # empty lines round it, and the line that is typed


class Page:
    def __init__(self, match: Match, words: Words, names: Sequence[str], screen: Screen) -> None:
        self._match, self._words, self._names, self._screen = match, words, names, screen
        self.as_list = False  # wished for

    def question(self, seat: int) -> Question:
        return Question(self._match, seat, self._words, self._names, self._drawing(self._match.view(seat)))

    def _drawing(self, view: dict[str, Any]) -> Drawing:
        swarms = [seat["swarm"] for seat in view["seats"]]
        return Drawing(self._match.twin().terrain, swarms, self._words, self._screen.shapes)

    # ------------------------------------------------------------- the whole page
    def show(self, seat: int, question: Question | None, news: list[str], notes: list[str]) -> None:
        """For a seat that is asked, or whose turn is just over."""
        view, room = self._match.view(seat), self._screen.columns - 1
        position = self._position(view, question.marks if question else Marks())
        asked = [line for text in notes for line in wrapped(text, room, "good")] + self._asked(view, question, room)
        free = self._screen.size[1] - len(position) - len(asked) - FRAME
        told = [line for text in news for line in wrapped(text, room)]
        kept = told[-max(free, NEWS) :]
        if len(kept) < len(told):
            kept[0] = [(self._words("cli-news-more"), "dim")]
        self._screen.clear()
        between: list[Line] = [[]] if kept and free > len(kept) else []
        self._screen.show([*position, *([[]] if free > 0 else []), *kept, *between, *asked])

    def _position(self, view: dict[str, Any], marks: Marks) -> list[Line]:
        drawing = self._drawing(view)
        panel = Panel(self._words, self._names, drawing)
        columns, height = self._screen.size
        wide = columns >= drawing.width + GAP + BESIDE
        tall = height >= 2 * drawing.rows + BELOW_TALL
        least = drawing.rows + BELOW + (0 if wide else view["players"])
        small = columns < drawing.width or height < least
        if small or self.as_list:
            needed = (drawing.width, drawing.rows + BELOW + view["players"])
            return [*(self._too_small(needed) if small else []), *panel.listed(view, self._screen.columns - 1)]
        board = drawing.draw(view["board"], marks, tall)
        if not wide:
            return [*board, *panel.slim(view, columns - 1)]
        room = columns - drawing.width - GAP
        side, legend = panel.tall(view, room), panel.legend(room)
        if len(side) + 1 + len(legend) <= len(board):
            side = [*side, *([] for _ in range(len(board) - len(side) - len(legend))), *legend]
        return beside(board, side, drawing.width + GAP)

    def _too_small(self, needed: tuple[int, int]) -> list[Line]:
        columns, height = self._screen.size
        text = self._words("cli-too-small", columns=columns, lines=height, needed=f"{needed[0]}x{needed[1]}")
        return wrapped(text, self._screen.columns - 1, "bad")

    # ------------------------------------------------------------- the question
    def _asked(self, view: dict[str, Any], question: Question | None, room: int) -> list[Line]:
        if question is None:
            return wrapped(self._words("cli-turn-done"), room, "prompt")
        lines = self._hand(view) if view["hand"] and question.offer.name != "token" else []
        subject = question.subject()
        lines += wrapped(subject, room) if subject else []
        prompt = self._words(f"prompt-{question.offer.name}")
        asked = wrapped(f"{self._names[question.seat]}: {prompt}", room - 8, "prompt")
        asked[-1] = [*asked[-1], ("  ", ""), (question.offer.paragraph, "rule")]
        return [*lines, *asked, *question.lines(room)]

    def _hand(self, view: dict[str, Any]) -> list[Line]:
        panel = Panel(self._words, self._names, self._drawing(view))
        tokens = [panel.token(token) for token in view["hand"] for _ in range(token["count"])]
        return [[(self._words("cli-hand", list=", ".join(tokens) or "–"), "")]]

    def hand(self, seat: int) -> list[Line]:
        return self._hand(self._match.view(seat))

    def help(self) -> list[Line]:
        room = self._screen.columns - 1
        panel = Panel(self._words, self._names, self._drawing(self._match.view(SPECTATOR)))
        return [*wrapped(self._words("cli-play-help"), room), *panel.legend(room)]

    # ------------------------------------------------------------- the end
    def show_end(self, news: list[str]) -> None:
        view = self._match.view(SPECTATOR)
        room = self._screen.columns - 1
        told = [line for text in news for line in wrapped(text, room)]
        lines = [*self._position(view, Marks()), [], *told, [], *end_lines(view, self._words, self._names, room)]
        self._screen.show(lines)
