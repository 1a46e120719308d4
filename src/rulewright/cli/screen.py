"""The terminal: its size, what it can show, one line in, many lines out. Without one everything is plain text."""

from __future__ import annotations

import os
import shutil
import sys

from .board import SHAPES
from .paint import Line, paint, palette, wrapped

CLEAR = "\x1b[H\x1b[2J"
CLEAR_HISTORY = "\x1b[3J"
WIDEST = 100  # columns of running text
UNBOUNDED = (100, 10_000)  # without a terminal nothing scrolls away


class Screen:
    def __init__(self, colour: bool = True) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self._obeys = self.tty and os.environ.get("TERM", "dumb") != "dumb"  # escape codes
        self._styles = palette(self.tty, os.environ, colour)
        self.shapes = _can_show("".join(SHAPES.values()))
        if self.tty:
            import readline  # noqa: F401  (from here on input() can be edited)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines, asked anew each time: people resize."""
        return shutil.get_terminal_size() if self.tty else UNBOUNDED

    @property
    def columns(self) -> int:
        return min(self.size[0], WIDEST)

    def show(self, lines: list[Line]) -> None:
        if lines:
            print("\n".join(paint(line, self._styles) for line in lines))

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """Running text, wrapped."""
        self.show(wrapped(text, self.columns - 1, style, indent))

    def passing(self, text: str) -> None:
        """A line that the next clearing takes away; nothing for a file."""
        if self.tty:
            self.say(text, "dim")
            sys.stdout.flush()

    def clear(self, secret: bool = False) -> None:
        """An empty screen. If what it held was secret, nothing of it can be scrolled or called back."""
        if self._obeys:
            print(CLEAR + (CLEAR_HISTORY if secret else ""), end="", flush=True)
        else:
            print("\n" * (self.size[1] if self.tty and secret else 0))
        if self.tty and secret:
            import readline

            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """What somebody types. EOFError when there is nobody any more."""
        text = input(prompt)
        if not self.tty:
            print()  # the answer ended no line of the output
        return text.strip()


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
