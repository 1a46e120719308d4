"""A line of play in words."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 3  # deeds that are repeated together


def in_short(deeds: Sequence[str]) -> str:
    """Says once what is done several times in a row: "a; b (×5); c"."""
    told, at = list[str](), 0
    while at < len(deeds):
        width, times = repeated(deeds[at:])
        told.append("; ".join(deeds[at : at + width]) + (f" (×{times})" if times > 1 else ""))
        at += width * times
    return "; ".join(told)


def repeated(deeds: Sequence[str]) -> tuple[int, int]:
    """How many deeds it begins with are repeated together, and how often they are done."""
    most = (1, 1)
    for width in range(1, LONGEST + 1):
        block, times = list(deeds[:width]), 1
        while list(deeds[times * width : (times + 1) * width]) == block:
            times += 1
        if times > 1 and width * times > most[0] * most[1]:
            most = (width, times)
    return most
