"""The worker process itself, without a pool."""

from __future__ import annotations

import subprocess

from rulewright.players.letter import write
from rulewright.players.seat import Seat
from rulewright.server.bots.pipe import HEAD, READY, Question, packed

from .asking import begin, python

THINKER = """
import time
from rulewright.server.bots import worker
worker.answer = lambda question: time.sleep(3600)
worker.main()
"""
CHATTERBOX = """
from rulewright.server.bots import worker
think = worker.answer
def answer(question):
    print("I wonder")
    return think(question)
worker.answer = answer
worker.main()
"""


def ask(command: tuple[str, ...], times: int = 1) -> subprocess.Popen[bytes]:
    """A worker that is ready, and has been asked that many times."""
    match = begin()
    question = packed(Question("greedy", 1, write(Seat(match, match.actor), 1), 60.0, 0))
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.read(len(packed(READY))) == packed(READY)
    process.stdin.write(question * times)
    process.stdin.flush()
    return process


def test_a_worker_ends_with_its_stdin_however_long_it_would_still_think() -> None:
    process = ask(python(THINKER), times=9)
    answers, _ = process.communicate()
    assert (process.returncode, answers) == (0, b"")


def test_output_printed_by_a_bot_is_not_an_answer() -> None:
    match = begin()
    with ask(python(CHATTERBOX)) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        length = int.from_bytes(process.stdout.read(HEAD), "big")
        assert process.stdout.read(length) in [packed(action)[HEAD:] for action in match.legal()]
        process.stdin.close()
        assert process.stdout.read() == b""
