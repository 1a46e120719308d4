"""Supervises one foreign program and all its children: a small separate process, run by its path and using only the standard library.

The program gets this process's pipes, its limits and a session of its own. When our parent closes the control socket or dies, or the
program ends, all its descendants are killed, including those that have left its session, since orphans become our children (Linux). An
exceeded limit is reported through the socket."""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

SUBREAPER, PARENT_DEATH, NO_NEW_PRIVILEGES = 36, 1, 38  # of prctl
LOOK = 0.2  # seconds between checks of the program's use
MOST_PROCESSES, MOST_FILES, LARGEST_FILE = 64, 256, 64 << 20
CANNOT_START = 127
PAGE = resource.getpagesize()


def prctl(*what: int) -> None:
    """Only if the system has it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(*map(ctypes.c_ulong, what))


def start(command: list[str], most_memory: int) -> int:
    child = os.fork()
    if child:
        return child
    try:
        os.setsid()
        prctl(PARENT_DEATH, signal.SIGKILL)
        prctl(NO_NEW_PRIVILEGES, 1)
        for what, most in (
            (resource.RLIMIT_DATA, most_memory),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_NOFILE, MOST_FILES),
            (resource.RLIMIT_FSIZE, LARGEST_FILE),
        ):
            with suppress(ValueError, OSError):  # it is lower already
                resource.setrlimit(what, (most, most))
        os.execvp(command[0], command)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr, flush=True)
    finally:
        os._exit(CANNOT_START)


# ------------------------------------------------------------- what it has started
def descendants() -> set[int]:
    """All descendants of this process, including those that have ended but were not reaped."""
    found, left = set[int](), [os.getpid()]
    while left:
        for task in Path(f"/proc/{left.pop()}/task").glob("*/children"):
            with suppress(OSError):  # it has just ended
                new = {int(pid) for pid in task.read_text().split()} - found
                found |= new
                left += new
    return found


def memory(pids: set[int]) -> int:
    total = 0
    for pid in pids:
        with suppress(OSError):
            total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    return total


def send(pids: set[int], number: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def kill_all(child: int) -> None:
    """First stop all of them, so that none starts another in the meantime, then kill; repeat until none are left."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    stopped = set[int]()
    while left := descendants():
        new = left - stopped
        send(new or left, signal.SIGSTOP if new else signal.SIGKILL)
        stopped |= new
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def watch(child: int, control: socket.socket, most_memory: int) -> str:
    """Wait until the program should end, has ended, or exceeds a limit. Returns the limit's name, or ""."""
    while True:
        if select.select([control], [], [], LOOK)[0] or os.waitpid(child, os.WNOHANG)[0]:
            return ""
        taken = descendants()
        if len(taken) > MOST_PROCESSES:
            return "processes"
        if memory(taken) > most_memory:
            return "memory"


def main() -> None:
    control, most_memory = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    prctl(SUBREAPER, 1)
    control.set_inheritable(False)
    child = start(sys.argv[3:], most_memory)
    for pipe in (0, 1):
        os.close(pipe)  # the program's end: its reader must see that it closes
    too_much = watch(child, control, most_memory)
    with suppress(OSError):  # nobody is there any more
        control.send(too_much.encode())
    kill_all(child)


if __name__ == "__main__":
    main()
