"""Each seat's share of the victory."""

from __future__ import annotations

from collections.abc import Sequence


def shares(results: Sequence[int]) -> list[float]:
    """Seats with the best result share the victory."""
    best = max(results)
    return [(result == best) / results.count(best) for result in results]
