"""Bradley-Terry ratings on the Elo scale, for tables of any size: at each, a bot wins in proportion to its strength.

With two players that is the classic model. A shared victory counts as a share for each. Every line-up counts as if it had also shared one
game evenly, so that a player who has won all games gets a high but finite rating. Intervals are Rubin's Bayesian bootstrap (1981): every
deal, with all games played on it, and every such imagined game, is repeatedly given a random weight."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

POINTS_OF_E = 400 / log(10)  # ten times the strength is 400 points
RESAMPLES = 1000
LONGEST_STEP, ENOUGH, MOST_STEPS = 2.0, 1e-9, 200


def strengths(seats: Any, wins: Any) -> Any:
    """The maximum-likelihood logarithms of strength, with mean 0. `seats[l][b]`: seats of bot b in line-up l; `wins[l][b]`: games it
    won."""
    games = wins.sum(axis=1)
    found = np.zeros(seats.shape[1])
    for _ in range(MOST_STEPS):  # Newton's method
        weights = seats * np.exp(found - found.max())
        chances = weights / weights.sum(axis=1, keepdims=True)
        expected = games[:, None] * chances
        slope = (wins - expected).sum(axis=0)
        bend = np.diag(expected.sum(axis=0)) - chances.T @ expected + 1.0  # the 1 fixes the mean
        step = np.linalg.solve(bend, slope)
        found += step * min(1.0, LONGEST_STEP / max(np.abs(step).max(), ENOUGH))
        if np.abs(step).max() < ENOUGH:
            break
    return found - found.mean()


def rate(seats: Any, wins: Any, anchor: int | None, seed: int) -> tuple[Any, Any]:
    """Ratings with 95% intervals. `wins[d][l][b]` is for deal d. The anchor's rating is 0; without one, the mean is 0."""
    even = seats / seats.sum(axis=1, keepdims=True)

    def points(deals: Any, imagined: Any) -> Any:
        won = np.tensordot(deals, wins, axes=1) + imagined[:, None] * even
        found = strengths(seats, won) * POINTS_OF_E
        return found if anchor is None else found - found[anchor]

    chance = np.random.default_rng(seed)
    drawn = [points(chance.exponential(size=len(wins)), chance.exponential(size=len(seats))) for _ in range(RESAMPLES)]
    return points(np.ones(len(wins)), np.ones(len(seats))), np.quantile(drawn, (0.025, 0.975), axis=0).T
