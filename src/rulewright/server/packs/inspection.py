"""Has strangers' files checked one by one in a process that may crash. It is kept for the next file: starting it takes longer than checking
a pack."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec
import structlog

from rulewright.kernel.bundles.bundle import LARGEST_BUNDLE
from rulewright.kernel.message import Problem, UserError

from .checker import HEAD, File, Verdict, packed

COMMAND = (sys.executable, "-m", "rulewright.server.packs.checker")
LONGEST = 30.0  # seconds for one file, however busy the machine is
IDLE = 300.0  # seconds without a file after which the process is stopped
MOST_WAITING = 8  # files; further ones are refused for now
log = structlog.get_logger("packs")


class Inspection:
    def __init__(self) -> None:
        self._turn, self._waiting = asyncio.Semaphore(1), 0
        self._process: Process | None = None
        self._idle: asyncio.Task[None] | None = None

    async def judged(self, data: bytes, called: str) -> Verdict:
        """Raises UserError if too many files are waiting."""
        if len(data) > LARGEST_BUNDLE:  # refused without a check
            sizes: dict[str, str | int] = {"size": len(data) // 1024, "most": LARGEST_BUNDLE // 1024}
            return Verdict([Problem(called, "", None, "content-too-large", sizes)])
        if self._waiting >= MOST_WAITING:
            raise UserError("server-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._asked(File(data, called))
        finally:
            self._waiting -= 1

    async def _asked(self, file: File) -> Verdict:
        """If a file is too much for the process, that is all the verdict says."""
        await self._busy()
        process = await self._kept()
        answered = False
        try:
            async with asyncio.timeout(LONGEST):
                answer = await said(process, packed(file))
            answered = True
            return msgspec.msgpack.decode(answer, type=Verdict)
        except (TimeoutError, EOFError, msgspec.MsgspecError, ConnectionError):
            log.warning("a pack was too much to be checked", size=len(file.data))
            return Verdict([Problem(file.called, "", None, "content-too-hard", {})])
        finally:
            if answered:
                self._idle = asyncio.create_task(self._end_when_idle())
            else:  # also if nobody waits any more: its next message would be read as the answer to another question
                await self._end()

    # ------------------------------------------------------------- the process
    async def _kept(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            kept = {name: value for name, value in os.environ.items() if not name.startswith("RULEWRIGHT_")}
            environment = {**kept, "RULEWRIGHT_MODE": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self._process

    async def _busy(self) -> None:
        if self._idle:
            self._idle.cancel()
            await asyncio.wait([self._idle])
            self._idle = None

    async def _end_when_idle(self) -> None:
        await asyncio.sleep(IDLE)
        await self._end()

    async def _end(self) -> None:
        """Kill it together with the fork that is checking a file."""
        process, self._process = self._process, None
        if process:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()

    async def close(self) -> None:
        """Stop the process."""
        await self._busy()
        await self._end()


async def said(process: Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await process.stdout.readexactly(int.from_bytes(await process.stdout.readexactly(HEAD), "big"))
