"""Plays arena games with any crew; bots may think for long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulewright.foreign.contained import Limits
from rulewright.kernel.game import Game, Settings

from .arena import FAST
from .bout import Bouts, Played
from .crews.crew import table_of
from .crews.hired import crew_for
from .lineups import Bout, Lineup
from .watched import Decision, Decisions


def play_all(
    game: Game,
    settings: Settings,
    lineups: Sequence[Lineup],
    bouts: Iterable[Bout],
    jobs: int,
    limits: Limits | None = None,
    cluster: str = "",
) -> Iterator[Played]:
    """The results as the games end; `limits` apply to foreign bots."""
    job = Bouts(table_of(game, settings), lineups, limits)
    with crew_for(
        job, jobs, cluster, alone=False
    ) as crew:  # a separate process, so that Ctrl-C works while a bot thinks
        yield from (played for _, played in crew.answers(bouts))


def watched_games(
    game: Game, settings: Settings, bots: list[str], seeds: range, jobs: int, limits: Limits | None, cluster: str = ""
) -> Iterator[tuple[Played, list[Decision]]]:
    """Games with the bots in these seats, including all decisions."""
    job = Decisions(table_of(game, settings), tuple(bots), set(bots) <= set(FAST), limits)
    with crew_for(job, min(jobs, len(seeds)), cluster, alone=False) as crew:
        yield from (told for _, told in crew.answers(Bout(0, deal, 0) for deal in seeds))


def seated_games(
    game: Game,
    settings: Settings,
    bots: list[str],
    seeds: range,
    jobs: int,
    limits: Limits | None = None,
    cluster: str = "",
) -> Iterator[Played]:
    """The same without the decisions, for any bots."""
    bouts = (Bout(0, deal, 0) for deal in seeds)
    return play_all(game, settings, [tuple(bots)], bouts, min(jobs, len(seeds)), limits, cluster)
