"""Has files of strangers looked at, one after the other, in processes that may fall over."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec
import structlog

from rulewright.kernel.bundles.bundle import LARGEST_BUNDLE
from rulewright.kernel.message import Problem, UserError

from .checker import Verdict

COMMAND = (sys.executable, "-m", "rulewright.server.packs.checker")
LONGEST = 30.0  # seconds for one file, however busy the machine is
MOST_WAITING = 8  # files; others are told to come again
log = structlog.get_logger("packs")


class Inspection:
    def __init__(self) -> None:
        self._turn, self._waiting = asyncio.Semaphore(1), 0

    async def judged(self, data: bytes, called: str) -> Verdict:
        """Raises UserError if too many wait."""
        if len(data) > LARGEST_BUNDLE:  # not even looked at
            sizes: dict[str, str | int] = {"size": len(data) // 1024, "most": LARGEST_BUNDLE // 1024}
            return Verdict([Problem(called, "", None, "content-too-large", sizes)])
        if self._waiting >= MOST_WAITING:
            raise UserError("server-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._asked(data, called)
        finally:
            self._waiting -= 1

    async def _asked(self, data: bytes, called: str) -> Verdict:
        """Of a file that is too much for the process nothing is known but that."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("RULEWRIGHT_")}
        environment = {**kept, "RULEWRIGHT_MODE": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=environment)
        try:
            async with asyncio.timeout(LONGEST):
                answer, _ = await process.communicate(called.encode() + b"\n" + data)
            return msgspec.msgpack.decode(answer, type=Verdict)
        except (TimeoutError, msgspec.MsgspecError, ConnectionError):
            log.warning("a pack was too much to be checked", status=process.returncode, size=len(data))
            return Verdict([Problem(called, "", None, "content-too-hard", {})])
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
