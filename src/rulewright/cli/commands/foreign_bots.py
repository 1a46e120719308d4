"""Foreign bots on the command line: their limits, and reports of forfeits."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rulewright.cli.terminal.wish import read_number
from rulewright.foreign.contained import Limits
from rulewright.kernel.message import UserError
from rulewright.lab.bout import Played
from rulewright.words import Words

FOREIGN = ("bot-seconds", "bot-memory")  # flags
SECONDS, MEGABYTES = "5", "1024"
WHY = {
    "slow": "foreign-why-slow",
    "crashed": "foreign-why-crashed",
    "illegal": "foreign-why-illegal",
    "flooded": "foreign-why-flooded",
    "memory": "foreign-why-memory",
    "processes": "foreign-why-processes",
}
MOST_SECONDS, LEAST_MEGABYTES, MOST_MEGABYTES = 3600, 16, 1 << 20


def whole(option: str, text: str, least: int, most: int) -> int:
    number = read_number(option, text)
    if number is None or not least <= number <= most:
        raise UserError("lab-range", option=option, value=text, least=least, most=most)
    return number


def read_limits(seconds: str, megabytes: str) -> Limits:
    return Limits(
        whole("--bot-seconds", seconds, 1, MOST_SECONDS),
        whole("--bot-memory", megabytes, LEAST_MEGABYTES, MOST_MEGABYTES),
    )


class Forfeits:
    """How often each bot forfeited, and why."""

    def __init__(self) -> None:
        self._games, self._why = Counter[str](), Counter[tuple[str, str]]()
        self._detail: dict[tuple[str, str], str] = {}  # of the first forfeit

    def add(self, played: Played, seating: Sequence[str]) -> None:
        self._games.update(set(seating))
        for one in played.forfeits:
            key = seating[one.seat], one.why
            self._why[key] += 1
            self._detail.setdefault(key, one.detail)

    def as_json(self) -> list[dict[str, Any]]:
        return [
            {"bot": bot, "why": why, "times": times, "detail": self._detail[bot, why]}
            for (bot, why), times in sorted(self._why.items())
        ]

    def tell(self, words: Words) -> None:
        for one in self.as_json():
            why = words(WHY[one["why"]])
            games = self._games[one["bot"]]
            text = words("foreign-forfeited", bot=one["bot"], times=one["times"], games=games, why=why)
            print(f"{text} {one['detail']}".rstrip(), file=sys.stderr)
