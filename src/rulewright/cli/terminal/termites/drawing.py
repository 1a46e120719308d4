"""Termites in the terminal: the board with the players next to it, the hand, the choices."""

from __future__ import annotations

import re
from typing import Any

from rulewright.cli.terminal.drawing import Drawing
from rulewright.cli.terminal.paint import Line, beside, wrapped
from rulewright.cli.terminal.question import Question, folded
from rulewright.games.termites import numbers as num
from rulewright.games.termites.parts import KINDS, NOBODY
from rulewright.games.termites.shown.shapes import TermitesView
from rulewright.games.termites.shown.text import HEX_VERBS, TOKEN_VERBS, hex_names, token_name
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.verbs import MASK, SHIFT

from . import listing, sums
from .board import SHAPES, Board, Marks
from .colours import COLOURS
from .panel import BESIDE, Panel, mounds, units, values

GAP = 2  # columns between board and players
BELOW, BELOW_TALL = 9, 15  # lines that the board leaves at least for news, hand and question
PASS_KEY = "0"


class TermitesDrawing(Drawing):
    colours = COLOURS
    example = "F6"
    # not a goal, since another unit can still be chosen
    taken_alone = frozenset(
        {"mound-hex", "unit-to-clear", "captured-hex", "unit", "entry", "retreat", "tile-hex", "neutral-hex"}
    )
    quiet = frozenset({"termites-event-turn", "termites-event-drew-hidden"})  # the players' panel already shows these

    def board(self, view: TermitesView) -> Board:
        swarms = [seat.swarm for seat in view.seats]
        shapes = self.screen.can_show("".join(SHAPES.values()))
        return Board(self.match.twin().terrain, swarms, self.words, shapes)

    def _panel(self, view: TermitesView) -> Panel:
        return Panel(self.words, self.names, self.board(view))

    # ------------------------------------------------------------- the position
    def position(self, seat: int, view: TermitesView, question: Question | None, as_list: bool) -> list[Line]:
        """As large as the window allows."""
        board, panel = self.board(view), self._panel(view)
        columns, height = self.screen.size
        wide = columns >= board.width + GAP + BESIDE
        tall = height >= 2 * board.rows + BELOW_TALL
        small = columns < board.width or height < board.rows + BELOW + (0 if wide else view.players)
        if small or as_list:
            needed = f"{board.width}x{board.rows + BELOW + view.players}"
            return [*(self.too_small(needed) if small else []), *panel.listed(view, self.columns)]
        drawn = board.draw(view.board, listing.marks(question) if question else Marks(), tall)
        if not wide:
            return [*drawn, *panel.slim(view, columns - 1)]
        room = columns - board.width - GAP
        side, legend = panel.tall(view, room), panel.legend(room)
        if len(side) + 1 + len(legend) <= len(drawn):
            side = [*side, *([] for _ in range(len(drawn) - len(side) - len(legend))), *legend]
        return beside(drawn, side, board.width + GAP)

    def hand(self, view: TermitesView) -> list[Line]:
        panel = self._panel(view)
        tokens = [panel.token(token) for token in view.hand for _ in range(token.count)]
        return [[(self.words("termites-cli-hand", list=", ".join(tokens) or "–"), "")]]

    def subject(self, view: TermitesView, question: Question) -> list[Line]:
        lines = self.hand(view) if view.hand and question.offer.name != "token" else []
        taken = listing.taken_in_hand(question, self.words)
        return [*lines, *(wrapped(taken, self.columns) if taken else [])]

    def legend(self) -> list[Line]:
        return self._panel(self.seen(SPECTATOR)).legend(self.columns)

    # ------------------------------------------------------------- the end
    def tie(self, winners: int) -> list[Line]:
        return wrapped(self.words("termites-cli-end-tie", count=winners), self.columns)

    def counted(self, view: TermitesView, seat: int) -> list[Line]:
        own = view.seats[seat]
        text = self.words(
            "termites-cli-end-counted",
            board=", ".join(f"{name} {value}" for name, value in mounds(view, seat)) or "–",
            reserve=values(own.reserve),
            trophies=values(own.trophies),
            units=len(units(view, seat)),
        )
        return wrapped(text, self.columns, indent="    ")

    # ------------------------------------------------------------- choices
    def rank(self, s: Any, action: int) -> tuple[int, int]:
        """Attacks come last."""
        return (int(listing.is_attack(s, action)), action)

    def key(self, action: int, number: int) -> str:
        """A mound is typed as its value, so that no number means two things."""
        return {num.MOUND: str(action & MASK), num.PASS: PASS_KEY}.get(action >> SHIFT, str(number))

    def name(self, s: Any, action: int) -> str:
        return hex_names(s).get(action & MASK, "") if action >> SHIFT in HEX_VERBS else ""

    def describe(self, question: Question, action: int) -> str:
        if action >> SHIFT == num.TOKEN:
            return listing.token_line(question, self.words, self.board(self.seen(question.seat)), action & MASK)
        return super().describe(question, action)

    def choices(self, question: Question) -> list[Line]:
        return listing.lines(question, self, self.board(self.seen(question.seat)))

    def read(self, question: Question, word: str) -> int | None:
        """Also accepts a token's symbol, such as W2, and a hex while a mound is to be chosen."""
        found, verb = re.fullmatch(r"(\w)([1-3])", word), question.offer.verbs[0]
        if found and verb in TOKEN_VERBS:
            letters = {letter.lower(): c for c, letter in self.board(self.seen(question.seat)).letters.items()}
            kinds = {token_name(kind): kind for kind in range(KINDS)}
            kind = kinds.get(f"{letters.get(found[1])}-{found[2]}")
            return None if kind is None else verb << SHIFT | kind
        if verb == num.MOUND and (
            hexes := [h for h, name in hex_names(question.position).items() if folded(name) == word]
        ):
            return num.BUILD << SHIFT | hexes[0]
        return super().read(question, word)

    def about(self, question: Question, action: int) -> list[Line]:
        """For an attack, the sum, item by item; for a hex while a mound is to be chosen, whether it may be built there."""
        s, target = question.position, action & MASK
        if action >> SHIFT == num.BUILD and question.offer.name == "mound":
            return listing.site_lines(question, target, self)
        if action >> SHIFT != num.MOVE or question.offer.name != "goal":
            return []
        nobodys = s.owner[target] in (s.owner[question.frame.at], NOBODY)
        return [] if nobodys else sums.sum_lines(s, question.frame.at, target, self.words)
