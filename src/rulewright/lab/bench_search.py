"""The speed of the bots' search, next to another library's search in the same minute. CPU time of one core, the best of several rounds.

An iteration is not the same work everywhere: ours evaluates the choices that it meets and plays on for a few plies; the peer plays randomly
to the end. The games differ as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Settings
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Seat

from .bare import BareTable
from .bench import ROUNDS, row, timed

PLAYERS = {"termites": 2, "cryhavoc": 4}
ITERATIONS = 2000
SEED, STRIDE = 1, 40503
FEWEST_CHOICES = 4
Searching = Callable[[], tuple[float, int]]  # CPU seconds, iterations


def walk(game: Game, players: int, decisions: int) -> tuple[BareTable, int]:
    """Play `decisions` random actions, then on to a real choice. Returns the table and the number of decisions."""
    table, made = BareTable(game, game.prepare(Settings(players)), SEED), 0
    while table.actor != OVER and (made < decisions or len(table.legal()) < FEWEST_CHOICES):
        legal = table.legal()
        table.act(legal[(made * STRIDE >> 3) % len(legal)])
        made += 1
    return table, made


def middle(game: Game, players: int) -> BareTable:
    """Half-way through a game, at a real choice."""
    endless = 1_000_000
    return walk(game, players, walk(game, players, endless)[1] // 2)[0]


def searching(game: Game, players: int, iterations: int, ahead: int) -> Searching:
    """One decision, searched from scratch each time."""
    table, search = middle(game, players), Search(game, iterations, habits={"ahead": ahead})
    seat = Seat(table, table.actor)

    def look() -> int:
        search.forget()
        search.look(seat, SEED)
        return iterations

    look()
    return lambda: timed(look)


def bench_searches(
    games: Sequence[Game], peers: Mapping[str, Searching], report: Callable[[str], None], iterations: int = ITERATIONS
) -> dict[str, Any]:
    """Iterations per second by what was measured, and ours as multiples of the peers'."""
    ours: dict[str, Searching] = {}
    for game in games:
        seats, furthest = PLAYERS.get(game.name, game.players[0]), game.guides.habits["ahead"]
        ours[row(game, seats)] = searching(game, seats, iterations, 0)
        if furthest > 0:
            ours[f"{row(game, seats)}, as the expert looks ahead"] = searching(game, seats, iterations, furthest)
    best: dict[str, float] = {}
    for number in range(ROUNDS):
        report(f"{number + 1}/{ROUNDS}")
        for name, run in {**ours, **peers}.items():
            seconds, done = run()
            best[name] = max(best.get(name, 0.0), done / seconds)
    ratios = {f"{name}, iterations/s, of {peer}": best[name] / best[peer] for name in ours for peer in peers}
    return {"iterations_per_second": best, "ratios": ratios}
