"""A terminal for tests: the real command behind a pseudo-terminal, what it shows, and somebody who types."""

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
AT_ONCE = 20.0  # seconds; it does not take one, but the machine may be busy, and a second Ctrl-C is another thing
END = "The game is saved in"
FORGET = "\x1b[3J"  # clears what could be scrolled back to


def environment(data: Path, **more: str) -> dict[str, str]:
    """Ours, with a data folder of its own, in English."""
    kept = {
        k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "RULEWRIGHT_MODE", "LC_ALL", "COLUMNS", "LINES")
    }
    return {**kept, "XDG_DATA_HOME": str(data), "RULEWRIGHT_LANG": "en", "TERM": "xterm-256color", **more}


def plain(text: str) -> str:
    """Without colours and the like."""
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
        self.transcript = self.shown = ""  # everything, and what the last question showed
        self._read = 0  # up to where it was expected

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
        """Waits until that is shown; gives all that was shown since the last time."""
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
        """Types a line; gives what is shown until the next prompt."""
        self.type(text)
        return self.expect(pattern)

    def play_on(self, until: str) -> str:
        """Somebody plays until that is shown; gives what is shown then. Starts at the last prompt."""
        while not re.search(until, self.shown):
            self.ask(answer(self.shown), f"{PROMPT.pattern}|{END}")
        return self.shown

    def interrupt(self, times: int = 10) -> int:
        """Ctrl-C; gives the exit status. Python's readline is deaf in the instant between its prompt and its waiting, so it may take more
        than one; a server that is asked twice does not stop in order."""
        for _ in range(times):
            os.write(self._end, b"\x03")
            patience = time.monotonic() + AT_ONCE
            while time.monotonic() < patience:
                if select.select([self._end], [], [], 0.2)[0] and not self._more():
                    return self.process.wait()
        return self.end()

    def end(self) -> int:
        """Waits for the end; gives the exit status."""
        while self._more():
            pass
        return self.process.wait()

    def _more(self) -> bool:
        """Something more was shown; False at the end."""
        if not select.select([self._end], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing happens after:\n{plain(self.transcript)[-2000:]}")
        try:
            data = os.read(self._end, 1 << 16)
        except OSError:  # the other end is closed
            return False
        self.transcript += data.decode("utf-8", "replace")
        return bool(data)


def answer(shown: str) -> str:
    """What a simple soul types: attacks where possible, else the first choice."""
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
