"""The search plays at tables of more than four: every seat has its own tree."""

from __future__ import annotations

import pytest

from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.players.bots import make_bot
from rulewright.players.seat import Seat
from thin_ice.game import GAME


@pytest.mark.parametrize("name", ["pip", "greedy", "random"])
def test_a_bot_plays_every_seat_of_a_table_of_six(name: str) -> None:
    match = Match(GAME, GAME.prepare(Settings(6, {"rounds": "3"})), bytes(32))
    bot, asked = make_bot(name, GAME, 1), set[int]()
    for _ in range(60):
        asked.add(match.actor)
        match.act(match.actor, bot.choose(Seat(match, match.actor)))
        if match.over:
            break
    assert asked >= set(range(6))
