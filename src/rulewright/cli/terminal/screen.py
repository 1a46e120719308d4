"""The terminal: its size and abilities, input and output. Without a terminal everything is plain text."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping

from .paint import MANY, SIXTEEN, Line, paint, palette, wrapped

CLEAR = "\x1b[H\x1b[2J"
CLEAR_HISTORY = "\x1b[3J"
WIDEST = 100  # columns of running text
UNBOUNDED = (100, 10_000)  # without a terminal nothing scrolls away


class Screen:
    def __init__(self, colour: bool = True) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self._obeys = self.tty and os.environ.get("TERM", "dumb") != "dumb"  # whether it understands escape codes
        self._styles = palette(self.tty, os.environ, colour)
        if self.tty:
            import readline  # noqa: F401  (makes input() editable)

    def learn(self, colours: Mapping[str, tuple[str, str]]) -> None:
        """Add a game's styles: codes for 256 colours and for 16."""
        if self._styles is MANY or self._styles is SIXTEEN:
            few = self._styles is SIXTEEN
            self._styles = {**self._styles, **{name: codes[few] for name, codes in colours.items() if codes[few]}}

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines, queried each time, since people resize."""
        return shutil.get_terminal_size() if self.tty else UNBOUNDED

    @property
    def columns(self) -> int:
        return min(self.size[0], WIDEST)

    def can_show(self, text: str) -> bool:
        """Whether the output's encoding has all of these characters."""
        try:
            text.encode(sys.stdout.encoding or "ascii")
        except UnicodeEncodeError:
            return False
        return True

    def show(self, lines: list[Line]) -> None:
        if lines:
            print("\n".join(paint(line, self._styles) for line in lines))

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """Running text, wrapped."""
        self.show(wrapped(text, self.columns - 1, style, indent))

    def passing(self, text: str) -> None:
        """A line that the next clearing removes; nothing without a terminal."""
        if self.tty:
            self.say(text, "dim")
            sys.stdout.flush()

    def sign(self, text: str = ".") -> None:
        """A sign that something is going on; nothing without a terminal."""
        if self.tty:
            print(text, end="", flush=True)

    def clear(self, secret: bool = False) -> None:
        """Clear the screen. If it was secret, also clear the scrollback and the input history."""
        if self._obeys:
            print(CLEAR + (CLEAR_HISTORY if secret else ""), end="", flush=True)
        else:
            print("\n" * (self.size[1] if self.tty and secret else 0))
        if self.tty and secret:
            import readline

            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """Read a line. Raises EOFError at the end of the input."""
        text = input(prompt)
        if not self.tty:
            print()  # end the line, since the input was not echoed
        return text.strip()
