"""Termites and the kernel's test kit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import BEYOND, HAND, HEXES, KINDS, NEUTRAL, NO_UNIT, NOBODY, OFF, OUTSIDE, PLAYERS, SWARMS, VALUES
from rulewright.games.termites.state import State
from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.rule import COMPILED

POINTS = {2: 77, 3: 119, 4: 161}  # of all mounds in the game: five of each swarm, and one neutral one fewer than players
TOKENS = 18


class TestTermites(Conformance):
    game = GAME
    unoffered = frozenset({"file"})  # a scenario that needs a board
    most_decisions = 20 + PLAYERS * TOKENS * 10

    if COMPILED:
        variety, playouts, games = 150, 10_000, 60
        leak_games, leak_eyes, leak_ahead = 500, 1, 8
        refusal_games, refusal_words = 200, False
    else:
        variety, playouts, games = 30, 60, 60
        leak_games, leak_ahead, refusal_games = 3, 2, 3

    def extra_options(self, players: int, random: Random) -> dict[str, str]:
        """Swarms: drawn, chosen, or some of each."""
        chosen = random.sample(SWARMS, players)
        return {"swarms": ",".join(random.choice((name, "drawn")) for name in chosen)}

    def invariant(self, s: State) -> None:
        check_board(s)
        check_mounds(s)
        for seat in range(PLAYERS):
            check_tokens(s, seat)


def check_board(s: State) -> None:
    for hex in range(HEXES + 1):
        unit, mound, owner = s.unit[hex] != NO_UNIT, s.mound[hex] != 0, s.owner[hex]
        assert not (unit and mound), f"a unit and a mound on {hex}"
        assert (owner == OUTSIDE) == (s.terrain[hex] == OFF), f"owner {owner} off the board on {hex}"
        assert (unit or mound) == (owner not in (NOBODY, OUTSIDE)), f"owner {owner} of what stands on {hex}"
        assert owner in range(s.players) or not unit, f"owner {owner} of a unit on {hex}"
        assert owner in (*range(s.players), NEUTRAL) or not mound, f"owner {owner} of a mound on {hex}"
    assert s.terrain[BEYOND] == OFF


def check_mounds(s: State) -> None:
    """Every mound is in one place: in a reserve, on the board, among trophies, or still to be placed by the players."""
    standing = Counter((s.owner[hex], s.mound[hex]) for hex in range(HEXES) if s.mound[hex])
    points = 7 * s.neutral_left
    for value in range(VALUES):
        total = standing[NEUTRAL, value] + (s.neutral_left if value == 7 else 0)
        for seat in range(PLAYERS):
            own = s.reserve[seat][value] + standing[seat, value]
            assert 0 <= s.reserve[seat][value] <= own <= 1, f"seat {seat} has {own} mounds of {value}"
            total += own + s.trophies[seat][value]
        points += value * (total - s.neutral_left * (value == 7))
        expected = (s.players if 5 <= value <= 9 else 0) + (s.players - 1 if value == 7 else 0)
        assert total == expected, f"{total} mounds of {value}, not {expected}"
    assert points == POINTS[s.players]


def check_tokens(s: State, seat: int) -> None:
    """Hand, stack and board have no more tokens than the swarm; destroyed ones are gone."""
    units = Counter(s.unit[hex] for hex in range(HEXES) if s.owner[hex] == seat and s.unit[hex] != NO_UNIT)
    swarm = s.tokens[s.swarm[seat]] if s.swarm[seat] != NOBODY else [0] * KINDS
    in_hand = sum(s.hand[seat][kind] for kind in range(KINDS))
    for kind in range(KINDS):
        hand, stack = s.hand[seat][kind], s.stack[seat][kind]
        assert min(hand, stack) >= 0, f"seat {seat} has {hand} and {stack} of token {kind}"
        assert hand + stack + units[kind] <= swarm[kind], f"seat {seat} has too many of token {kind}"
    assert in_hand <= HAND, f"seat {seat} has {in_hand} in hand"
    if s.swarm[seat] != NOBODY:
        assert sum(swarm[kind] for kind in range(KINDS)) == TOKENS
