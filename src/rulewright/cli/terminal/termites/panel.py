"""The panel next to the board of Termites: players, legend, the position as a list. Uses only what a seat may see."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulewright.cli.terminal.paint import UNBROKEN, Line, fitted, width, wrapped
from rulewright.games.termites.shown.shapes import Hex, TermitesView, Token
from rulewright.words import Words

from .board import ATTACK, CHOOSE, GLYPHS, Board

BESIDE = 28  # columns


def mounds(view: TermitesView, owner: int | str) -> list[tuple[str, int]]:
    """The hexes and values of that owner's mounds."""
    board = view.board.items()
    return [(name, hex.mound) for name, hex in board if hex.mound is not None and hex.owner == owner]


def units(view: TermitesView, seat: int) -> list[str]:
    return [name for name, hex in view.board.items() if hex.caste is not None and hex.owner == seat]


def values(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers) or "–"


class Panel:
    def __init__(self, words: Words, names: Sequence[str], board: Board) -> None:
        self._words, self._names, self._board = words, names, board

    def _title(self, view: TermitesView, seat: int, full: bool = True) -> Line:
        swarm = view.seats[seat].swarm
        asked = "► " if self._board.signs["blue"] == "●" else "> "
        badge = f" {self._board.signs[swarm or 'neutral']} "
        name = self._names[seat] + (f" · {self._words(f'termites-swarm-{swarm}')}" if swarm and full else "")
        return [
            (asked if view.prompt.actor == seat else "  ", "bold"),
            (badge, swarm or "neutral"),
            (f" {name}", "bold"),
        ]

    def tall(self, view: TermitesView, columns: int) -> list[Line]:
        """Five lines per player."""
        lines: list[Line] = []
        for seat, own in enumerate(view.seats):
            lines.append(self._title(view, seat))
            for text in (
                self._words("cli-points", points=own.points),
                self._words("termites-cli-panel-tokens", hand=own.hand, stack=own.stack, board=len(units(view, seat))),
                self._words("termites-cli-panel-reserve", list=values(own.reserve)),
                self._words("termites-cli-panel-trophies", list=values(own.trophies)),
            ):
                lines.append([("   " + text, "")])
        return [fitted(line, columns) for line in lines]

    def slim(self, view: TermitesView, columns: int) -> list[Line]:
        """One line per player."""
        texts = [
            self._words(
                "termites-cli-panel-line",
                points=own.points,
                hand=own.hand,
                stack=own.stack,
                reserve=values(own.reserve),
                trophies=values(own.trophies),
            )
            for own in view.seats
        ]
        room = columns - max(map(len, texts)) - 2
        full = all(width(self._title(view, seat)) <= room for seat in range(view.players))
        titles = [self._title(view, seat, full) for seat in range(view.players)]
        room = min(room, max(map(width, titles)))
        return [[*fitted(title, room), ("  " + text, "")] for title, text in zip(titles, texts, strict=True)]

    def legend(self, columns: int) -> list[Line]:
        words, board = self._words, self._board
        castes = "  ".join(f"{letter} {words(f'termites-caste-{caste}')}" for caste, letter in board.letters.items())
        terrains = "  ".join(f"{glyph} {words(f'termites-terrain-{terrain}')}" for terrain, glyph in GLYPHS.items())
        blue = board.signs["blue"]
        pieces = words(
            "termites-cli-legend-pieces",
            unit=f"{blue}{board.letters['worker']}2",
            mound=f"[{blue}7]",
            neutral=f"[{board.signs['neutral']}7]",
        )
        marks = words("termites-cli-legend-marks", choose=CHOOSE, attack=ATTACK)
        texts = [re.sub("(?<! ) (?! )", UNBROKEN, text) for text in (terrains, castes, pieces, marks)]
        return [line for text in texts for line in wrapped(text, columns, "dim")]

    def listed(self, view: TermitesView, columns: int) -> list[Line]:
        """The whole position in words and names, for small windows and screen readers."""
        words, board = self._words, view.board
        lines: list[Line] = []
        for seat in range(view.players):
            lines += self.slim(view, columns)[seat : seat + 1]
            standing = ", ".join(f"{name} {self.token(board[name])}" for name in units(view, seat))
            built = ", ".join(f"{name} {value}" for name, value in mounds(view, seat))
            lines += wrapped(words("termites-cli-list-units", list=standing or "–"), columns, indent="  ")
            lines += wrapped(words("termites-cli-list-mounds", list=built or "–"), columns, indent="  ")
        neutral = ", ".join(f"{name} {value}" for name, value in mounds(view, "neutral"))
        lines += wrapped(words("termites-cli-list-neutral", list=neutral or "–"), columns)
        for terrain in ("water", "vegetation", "stones"):
            there = ", ".join(name for name, hex in board.items() if hex.terrain == terrain)
            lines += wrapped(f"{words(f'termites-terrain-{terrain}')}: {there or '–'}", columns)
        return lines

    def token(self, token: Token | Hex) -> str:
        return self._words("termites-token-name", caste=token.caste, termites=token.termites)
