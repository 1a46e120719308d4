"""A hostile program that poses as a bot. Its first argument says how it misbehaves; the second is a file for its findings."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path


def answer() -> None:
    asked = json.loads(sys.stdin.readline())
    print(json.dumps({"action": asked["view"]["actions"][0]}), flush=True)


def leave_a_child(file: str) -> None:
    """Start an orphan in a separate session that would write to the file for ever."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.close(1)
            Path(file).write_text(str(os.getpid()))
            time.sleep(600)
        os._exit(0)
    os.wait()
    while not Path(file).exists() or not Path(file).read_text():
        time.sleep(0.01)


def main() -> None:
    how = sys.argv[1]
    if how == "crash":
        sys.exit("I will not play")
    if how == "spy":
        Path(sys.argv[2]).write_text(json.dumps(dict(os.environ)))
    if how == "children":
        leave_a_child(sys.argv[2])
    answer()
    line = sys.stdin.readline()
    if how == "sleep":
        time.sleep(600)
    if how == "illegal":
        print(json.dumps({"action": "win"}), flush=True)
    if how == "garbage":
        print("\x00 no JSON", flush=True)
    if how == "flood":
        while True:
            sys.stdout.write("x" * 4096)
    if how == "chatter":
        print(json.dumps({"action": json.loads(line)["view"]["actions"][0]}) + "\n{}", flush=True)
    if how == "memory":
        eaten = []
        while True:
            eaten.append(bytearray(b"x") * (16 << 20))
    if how == "forks":
        while True:
            if os.fork() == 0:
                time.sleep(600)
    time.sleep(600)


if __name__ == "__main__":
    main()
