"""A program that answers lines with lines, supervised by a keeper (keeper.py): if it exceeds its time or memory, it forfeits."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

KEEPER = str(Path(__file__).with_name("keeper.py"))
# The only variables that it inherits: others may be secret.
PASSED = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "PYTHONPATH", "XDG_CACHE_HOME")
LONGEST = 65_536  # bytes of an answer
ENDING = 10.0  # seconds for the keeper to kill everything
TOLD = 300  # characters of its last stderr output
AT_ONCE = 65_536


class Limits(NamedTuple):
    seconds: float = 5.0  # for an answer
    megabytes: int = 1024  # including all its children
    starting: float = 20.0  # extra seconds for the first answer


class Forfeit(Exception):
    """The bot failed to answer properly. `why`: slow, crashed, illegal, flooded, or the exceeded limit: memory, processes."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why, self.detail = why, detail


class Contained:
    """One process at a time: a question starts it if necessary, and any misbehaviour ends it."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._command, self.limits = list(command), limits
        self._keeper: subprocess.Popen[bytes] | None = None

    def ask(self, line: bytes) -> bytes:
        """Send a line and return the answer; raises Forfeit."""
        end = time.monotonic() + self.limits.seconds
        if self._keeper is None:
            self._start()
            end += self.limits.starting
        try:
            self._say(line + b"\n", end)
            return self._hear(end)
        except Forfeit as forfeit:
            raise self._explained(forfeit) from None
        except BaseException:
            self.end()
            raise

    # ------------------------------------------------------------- life cycle
    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  (open as long as the program runs)
        passed = {name: os.environ[name] for name in PASSED if name in os.environ}
        keeper = [sys.executable, "-I", "-S", KEEPER, str(theirs.fileno()), str(self.limits.megabytes << 20)]
        with theirs:
            self._keeper = subprocess.Popen(
                [*keeper, *self._command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=passed,
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # the parent handles Ctrl-C
                bufsize=0,
            )
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._control, self._in, self._out = ours, self._keeper.stdin, self._keeper.stdout
        for pipe in (self._in, self._out):
            os.set_blocking(pipe.fileno(), False)

    def end(self) -> None:
        """Stop it with everything that it has started."""
        self._stop()

    def _stop(self) -> tuple[str, str]:
        """Returns the exceeded limit, if any, and its last stderr output."""
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return "", ""
        with suppress(OSError):
            self._control.shutdown(socket.SHUT_WR)
        try:
            keeper.wait(ENDING)
        except subprocess.TimeoutExpired:
            keeper.kill()
            keeper.wait()
        with self._control, self._in, self._out, self._errors:
            too_much = self._control.recv(64).decode()
            self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - 4 * TOLD))
            said = self._errors.read().decode("utf-8", "replace").strip()
        return too_much, (said.splitlines() or [""])[-1][-TOLD:]

    def _explained(self, forfeit: Forfeit) -> Forfeit:
        too_much, said = self._stop()
        return Forfeit(too_much or forfeit.why, forfeit.detail or said)

    # ------------------------------------------------------------- the pipes
    def _say(self, data: bytes, end: float) -> None:
        if self._ready():  # it writes unasked, or has ended
            raise Forfeit("flooded" if self._read() else "crashed")
        while data:
            _, free, _ = select.select([], [self._in], [], max(0.0, end - time.monotonic()))
            if not free:
                raise Forfeit("slow")
            try:
                data = data[os.write(self._in.fileno(), data[:AT_ONCE]) :]
            except BrokenPipeError:
                raise Forfeit("crashed") from None

    def _hear(self, end: float) -> bytes:
        heard = b""
        while b"\n" not in heard:
            if not self._ready(max(0.0, end - time.monotonic())):
                raise Forfeit("slow")
            part = self._read()
            if not part:
                raise Forfeit("crashed")
            heard += part
            if len(heard) > LONGEST:
                raise Forfeit("flooded")
        line, _, more = heard.partition(b"\n")
        if more:
            raise Forfeit("flooded")
        return line

    def _ready(self, seconds: float = 0.0) -> bool:
        """Whether it has written something, or ended."""
        return bool(select.select([self._out], [], [], seconds)[0])

    def _read(self) -> bytes:
        return os.read(self._out.fileno(), AT_ONCE)
