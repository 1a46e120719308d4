"""What happens in a simulated world, as a story to read and a hash to compare; and the broken promise, if there is one."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from rulewright.kernel.message import UserError

from .loop import current
from .truth import Violation

REMEMBERED = 60  # steps included in the story when something goes wrong
T = TypeVar("T")


class Chronicle:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._trace = now, hashlib.blake2b(digest_size=16)
        self.story = deque[str](maxlen=REMEMBERED)
        self.violation: Violation | None = None

    @property
    def trace(self) -> str:
        return self._trace.hexdigest()

    def note(self, what: str) -> None:
        line = f"{self._now():9.4f} {current.get().name}: {what}"
        self.story.append(line)
        self._trace.update(line.encode())

    def logged(self, level: str, event: dict[str, Any]) -> None:
        """A log message of the server."""
        self.note(f"logs {event.get('event')} {event.get('why', '')}")
        if error := event.get("exc_info"):
            self.broken(Violation("no task fails", f"{event.get('event')}: {error!r}"))

    def broken(self, violation: Violation) -> None:
        """Record a broken promise; the first one counts."""
        if self.violation is None:
            self.violation = violation
            self.note(f"BROKEN: {violation}")

    def checked(self, check: Callable[..., T], *what: Any) -> T | None:
        """A broken promise ends the world, even if the code would catch it."""
        try:
            return check(*what)
        except Violation as violation:
            self.broken(violation)
        except UserError as error:
            self.broken(Violation("one history", f"what is on the disk cannot be played again: {error.message.key}"))
        return None

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Report the failure of a task. A refusal with a message is not a failure."""
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, UserError):
            self.broken(Violation("no task fails", f"{task.get_coro()}: {error!r}"))

    def failed(self, context: dict[str, Any]) -> None:
        """A failure that only the loop noticed."""
        self.broken(Violation("no task fails", f"{context.get('message')}: {context.get('exception')!r}"))
