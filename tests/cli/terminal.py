"""A terminal for tests: the real command behind a pseudo-terminal, its output, and a person who types."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

COMMAND = (sys.executable, "-c", "from rulewright.cli import main; main()")
PATIENCE = 180.0  # seconds; the machine may be busy
PROMPT = re.compile(r"> $")
AT_ONCE = 20.0  # seconds; normally less than one, but the machine may be busy, and a second Ctrl-C means something else
END = "The game is saved in"
FORGET = "\x1b[3J"  # clears the scrollback


def environment(data: Path, **more: str) -> dict[str, str]:
    """Our environment with a separate data folder, in English."""
    kept = {
        k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "RULEWRIGHT_MODE", "LC_ALL", "COLUMNS", "LINES")
    }
    return {**kept, "XDG_DATA_HOME": str(data), "RULEWRIGHT_LANG": "en", "TERM": "xterm-256color", **more}


def plain(text: str) -> str:
    """Without escape codes."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")


class Terminal:
    def __init__(self, *arguments: str, env: Mapping[str, str], size: tuple[int, int] = (100, 40)) -> None:
        self._end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            env=dict(env),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(theirs)
        self.transcript = self.shown = ""  # everything, and the output of the last question
        self._read = 0  # how much of it has been matched

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        os.close(self._end)

    def expect(self, pattern: str | re.Pattern[str] = PROMPT) -> str:
        """Wait for a pattern. Returns everything printed since the last match."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, plain(self.transcript[self._read :])):
            shown = plain(self.transcript[self._read :])
            assert time.monotonic() < deadline, f"no {pattern!r} in:\n{shown}"
            assert self._more(), f"it ended without {pattern!r}:\n{shown}"
        self.shown, self._read = plain(self.transcript[self._read :]), len(self.transcript)
        return self.shown

    def type(self, text: str) -> None:
        os.write(self._end, text.encode() + b"\n")

    def ask(self, text: str, pattern: str | re.Pattern[str] = PROMPT) -> str:
        """Type a line. Returns the output up to the next prompt."""
        self.type(text)
        return self.expect(pattern)

    def play_on(self, until: str) -> str:
        """Play until the pattern appears. Returns the last output. Starts at the last prompt."""
        while not re.search(until, self.shown):
            self.ask(answer(self.shown), f"{PROMPT.pattern}|{END}")
        return self.shown

    def interrupt(self, times: int = 10) -> int:
        """Press Ctrl-C and return the exit status. Python's readline ignores it in the instant between its prompt and its waiting, so it
        may take more than one; a server that gets two does not stop in an orderly way."""
        for _ in range(times):
            os.write(self._end, b"\x03")
            patience = time.monotonic() + AT_ONCE
            while time.monotonic() < patience:
                if select.select([self._end], [], [], 0.2)[0] and not self._more():
                    return self.process.wait()
        return self.end()

    def end(self) -> int:
        """Wait for the end and return the exit status."""
        while self._more():
            pass
        return self.process.wait()

    def _more(self) -> bool:
        """Read more output; False at the end."""
        if not select.select([self._end], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing happens after:\n{plain(self.transcript)[-2000:]}")
        try:
            data = os.read(self._end, 1 << 16)
        except OSError:  # the other end is closed
            return False
        self.transcript += data.decode("utf-8", "replace")
        return bool(data)


def answer(shown: str) -> str:
    """A simple player's input: an attack if possible, otherwise the first choice."""
    question = shown[shown.rindex("\n\n") :]
    attack = re.search(r"^ +(\d+)\) Attack", question, re.MULTILINE)
    value = re.search(r"Type a value: (\d)", question)
    numbered = re.search(r"^ +(\d+)\) ", question, re.MULTILINE)
    row = re.search(r"^  ([A-M]) (\d+)", question, re.MULTILINE)
    if "Press Enter to end your turn" in question:
        return ""
    found = attack or value or numbered
    if found:
        return found[1]
    assert row, f"nothing to choose in:\n{question}"
    return row[1] + row[2]
