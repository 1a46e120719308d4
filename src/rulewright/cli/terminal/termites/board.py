"""The board of Termites in letters: rows of hexes, each shifted by half a hex against the rows above and below.

A hex is five columns wide and one or two lines high. It shows its name and terrain, what stands on it, and a mark if it
can be chosen:

    F6 .  F7 ^* F8 .  F9 ~!
     ●W2   ^^^  [▲7]   ♦A1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulewright.cli.terminal.paint import Line, width
from rulewright.games.termites.pack.pictures import cells
from rulewright.games.termites.parts import CASTES, GRID, Swarm
from rulewright.games.termites.shown.shapes import Hex
from rulewright.words import Words

PITCH = 6  # columns from one hex to the next in its row
MARGIN = 2  # for the row's letter
GLYPHS = {"open": ".", "water": "~", "vegetation": '"', "stones": "^"}
SHAPES = {"blue": "●", "red": "■", "gold": "▲", "grey": "♦", "neutral": "·"}
LETTERS = {"blue": "b", "red": "r", "gold": "g", "grey": "y", "neutral": "-"}  # if only ASCII can be shown
CHOOSE, ATTACK = "*", "!"


class Marks(NamedTuple):
    """What is highlighted on the board."""

    choose: frozenset[str] = frozenset()
    attack: frozenset[str] = frozenset()
    taken: str | None = None  # the hex of the moving unit


class Board:
    """Draws one table's board: the places of its hexes, and its symbols."""

    def __init__(self, terrain: list[int], swarms: Sequence[Swarm | None], words: Words, shapes: bool) -> None:
        places = {name: divmod(cell, GRID.columns) for name, cell in cells(terrain).items()}
        self._places = {name: (row, 2 * column + row % 2) for name, (row, column) in places.items()}
        self._left = min(x for _, x in self._places.values())
        self.rows = len({row for row, _ in self._places.values()})
        self.width = MARGIN + PITCH // 2 * (max(x for _, x in self._places.values()) - self._left) + PITCH
        self._swarms = swarms
        self.signs = SHAPES if shapes else LETTERS
        self.letters: dict[str, str] = {caste: words(f"termites-letter-{caste}") for caste in CASTES}

    def swarm(self, owner: int | str | None) -> str:
        """The swarm whose colour a piece has: a seat's, or neutral."""
        return self._swarms[owner] or "neutral" if isinstance(owner, int) else "neutral"

    def token(self, owner: int | str | None, caste: str, termites: int | None) -> str:
        return f"{self.signs[self.swarm(owner)]}{self.letters[caste]}{termites}"

    def piece(self, hex: Hex) -> str:
        """What is on a hex, in at most four columns; "" if it is empty."""
        if hex.mound is not None:
            return f"[{self.signs[self.swarm(hex.owner)]}{hex.mound}]"
        return self.token(hex.owner, hex.caste, hex.termites) if hex.caste is not None else ""

    def draw(self, board: Mapping[str, Hex], marks: Marks, tall: bool) -> list[Line]:
        by_row: dict[int, list[str]] = {}
        for name in board:
            by_row.setdefault(self._places[name][0], []).append(name)
        rows = [self._row(names, board, marks, tall) for _, names in sorted(by_row.items())]
        return [line for row in rows for line in row]

    def _row(self, names: list[str], board: Mapping[str, Hex], marks: Marks, tall: bool) -> list[Line]:
        """One row of hexes: one or two lines."""
        heads: list[Line] = [[(names[0][0].ljust(MARGIN), "bold")], [(" " * MARGIN, "")]]
        lines = heads[: 2 if tall else 1]
        for name in names:
            start = MARGIN + PITCH // 2 * (self._places[name][1] - self._left)
            hex = self._tall(name, board[name], marks) if tall else [self._slim(name, board[name], marks)]
            for line, part in zip(lines, hex, strict=True):
                line += [(" " * (start - width(line)), ""), *part]
        return lines

    def _tall(self, name: str, hex: Hex, marks: Marks) -> list[Line]:
        terrain, piece = hex.terrain, self.piece(hex)
        sign, style = self._mark(name, marks)
        upper: Line = [(name.ljust(3) + GLYPHS[terrain] + sign, style or terrain)]
        if not piece:
            texture = GLYPHS[terrain] * 3 if terrain != "open" else "   "
            return [upper, [(f" {texture} ", terrain)]]
        left, right = (">", "<") if name == marks.taken else (" ", " ")
        lower: Line = [(left, terrain), (piece, self.swarm(hex.owner)), (right * (4 - len(piece)), terrain)]
        return [upper, lower]

    def _slim(self, name: str, hex: Hex, marks: Marks) -> Line:
        terrain, piece = hex.terrain, self.piece(hex)
        sign, style = self._mark(name, marks)
        if not piece:
            return [((name + GLYPHS[terrain]).ljust(4) + sign, style or terrain)]
        ground = GLYPHS[terrain] * (4 - len(piece))
        sign = "<" if name == marks.taken else sign
        return [(piece, self.swarm(hex.owner)), (ground, terrain), (sign, style or terrain)]

    @staticmethod
    def _mark(name: str, marks: Marks) -> tuple[str, str]:
        if name in marks.attack:
            return ATTACK, "attack"
        if name in marks.choose:
            return CHOOSE, "mark"
        return (" ", "taken") if name == marks.taken else (" ", "")
