"""Compiles what bots, hints and reviews need, one process for each game: python -m tests.compiled

`make test` does this before the tests begin. With an empty cache all of them would wait for it, and longest of all for the bots of servers,
which give way to everything else."""

from __future__ import annotations

import os
import subprocess
import sys

from rulewright.games import OWN, load
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.usual_pack import usual_pack
from rulewright.players.bots import make_bot
from rulewright.players.hint import Adviser
from rulewright.players.review import Reviewer
from rulewright.players.seat import Seat

ITERATIONS = 4


def compile_game(name: str) -> None:
    game = load(name)
    match = Match(game, game.prepare(Settings(2, pack=usual_pack(game))), bytes(32))
    seat = Seat(match, match.actor)
    for bot in ("greedy", "wren", "pip"):
        make_bot(bot, game, 0).choose(seat)
    Adviser(game, ITERATIONS, None).advise(seat)
    Reviewer(game, ITERATIONS).blunders(seat)


def main() -> int:
    environment = {**os.environ, "RULEWRIGHT_MODE": "compiled"}
    started = [subprocess.Popen([sys.executable, "-m", "tests.compiled", name], env=environment) for name in OWN]
    return max(process.wait() for process in started)


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_game(sys.argv[1])
    else:
        sys.exit(main())
