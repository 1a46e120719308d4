"""A worker as the pool sees it: a process that answers one question at a time, and is replaced when it ends."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import structlog

from .foreign_seats import environment
from .pipe import HEAD, KEPT, READY, Asked, Question, packed

Kind = tuple[str, str]  # a game, and what is used to think about it
T = TypeVar("T")

OURS = "RULEWRIGHT_"  # prefix of the server's variables, some of them secret: bots only need the mode
START = 60.0  # seconds until a process is ready: it imports, but does not compile yet
LEARNING = 900.0  # seconds until compiled rules have answered for the first time
LONGEST = 4096  # bytes of an answer
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds before the next process, if one ended without an answer

log = structlog.get_logger("bots")


class Broken(Exception):
    """The process has ended, or sent something that is not an answer."""


class WorkerProcess:
    def __init__(self, command: Sequence[str], changed: Callable[[], None], *, compiled: bool) -> None:
        """`changed` is called whenever the worker may have become more useful, or less."""
        self._command, self._changed, self.compiled = command, changed, compiled
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        self._environment |= {f"{OURS}MODE": "compiled" if compiled else "interpreted", **environment()}
        self._process: Process | None = None
        self._pause = SHORTEST_PAUSE
        self._learnt: set[Kind] = set()
        self._kept: deque[int] = deque(maxlen=KEPT)
        self.free = False  # ready, with no question pending
        self.learning = False
        self.crashes = 0

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def learnt(self, kind: Kind) -> bool:
        """Whether it is ready for that kind: its rules are compiled, or it does not compile."""
        return not self.compiled or kind in self._learnt

    def quick(self, kind: Kind) -> bool:
        """Whether it can answer that kind, and its current question, quickly."""
        return self.learnt(kind) and not self.learning

    def keeps(self, about: int) -> bool:
        """Whether it was asked about that seat recently and may still have the bot's trees."""
        return about in self._kept

    # ------------------------------------------------------------- its life
    async def keep(self) -> None:
        """Keep a process running until cancelled. Processes that end without an answer are replaced more and more slowly."""
        while True:
            try:
                await self._run()
            except OSError as error:
                log.warning("a worker cannot be started", why=str(error))
            self.crashes += 1
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)

    async def _run(self) -> None:
        """One process, from start to end."""
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=self._environment)
        self._process = process
        try:
            with suppress(Broken, TimeoutError):
                async with asyncio.timeout(START):
                    await hear(process, type(READY))
                self._set_free()
                await process.wait()
        finally:
            self.free = False
            self._learnt.clear()
            self._kept.clear()
            end(process)
            await waited_for(process)
            log.info("a worker has ended", pid=process.pid, status=process.returncode)
            self._changed()

    def _set_free(self) -> None:
        self.free = True
        self._changed()

    def give_back(self) -> None:
        """Become free again without a question, if the caller has nothing to ask after all."""
        if self._process and self._process.returncode is None:
            self._set_free()

    # ------------------------------------------------------------- questions
    async def ask(self, question: Asked, shape: type[T]) -> T:
        """Ask, and decode an answer of that shape. The caller must have made the worker not free. Raises Broken; in that case, or if the
        caller stops waiting, the process is killed."""
        process = self._process
        assert process is not None
        try:
            await say(process, question)
            answer = await hear(process, shape)
            if isinstance(question, Question):
                self._keep(question.about)
        except BaseException:
            end(process)
            raise
        self._pause = SHORTEST_PAUSE
        if process.returncode is None:
            self._set_free()
        return answer

    def _keep(self, about: int) -> None:
        if about in self._kept:
            self._kept.remove(about)
        self._kept.append(about)

    async def learn(self, kind: Kind, question: Asked, shape: type[Any]) -> None:
        """Ask a first question that compiles the rules, which may take minutes. Nobody waits for its answer."""
        try:
            async with asyncio.timeout(LEARNING):
                await self.ask(question, shape)
            self._learnt.add(kind)
        except (Broken, TimeoutError):
            log.warning("a worker could not learn", game=kind[0], what=kind[1])
        finally:
            self.learning = False
            self._changed()


# ------------------------------------------------------------- the pipes
async def say(process: Process, question: Asked) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(packed(question))
        await process.stdin.drain()
    except (ConnectionError, RuntimeError) as error:  # uvloop's, if a pipe is closed
        raise Broken from error


async def hear(process: Process, shape: type[T]) -> T:
    """The next message from the process."""
    assert process.stdout is not None
    try:
        length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        if length > LONGEST:
            raise Broken
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=shape)
    except (EOFError, ConnectionError, msgspec.MsgspecError) as error:
        raise Broken from error


def end(process: Process) -> None:
    with suppress(ProcessLookupError):  # it has already ended
        process.kill()


async def waited_for(process: Process) -> None:
    """Wait until it has ended, even if cancelled: nobody else would."""
    waiting = asyncio.create_task(process.wait())
    try:
        await asyncio.shield(waiting)
    except asyncio.CancelledError:
        await waiting
        raise
