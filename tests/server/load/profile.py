"""Where the time of a move goes: a load test with a profiled server. `python -m tests.server.load.profile [TABLES [SECONDS]]`.

A profiler makes small functions look slower than they are, so read the shares, not the seconds."""

from __future__ import annotations

import pstats
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from rulewright.server.config import Config
from rulewright.server.loadtest import own
from rulewright.server.loadtest.course import Plan, run
from rulewright.server.loadtest.figures import Found

OF_A_MOVE = r"live\.py.*(run|_obey|_update)|playing\.py|sight\.py|table\.py|match\.py|journal\.py|writer\.py"


def main(tables: int = 20, seconds: float = 10.0) -> None:
    command, found = own.command, Found()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "profile")

        def profiled(config: Config) -> list[str]:
            python, *rest = command(config)
            return [python, "-m", "cProfile", "-o", str(file), *rest]

        with patch.object(own, "command", profiled):
            run(Plan(tables=tables, seconds=seconds, at_rest=0, openings=0), found, lambda part, done: None)
        print(found.saturated)
        pstats.Stats(str(file)).sort_stats("cumulative").print_stats(OF_A_MOVE)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
