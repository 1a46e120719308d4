"""Invariants of every position of Termites: nothing gets lost, nothing appears. Counted independently of the rules."""

from __future__ import annotations

from collections import Counter

from rulewright.games.termites.game import GAME
from rulewright.games.termites.parts import (
    BEYOND,
    HAND,
    HEXES,
    KINDS,
    NEUTRAL,
    NO_UNIT,
    NOBODY,
    OFF,
    OUTSIDE,
    PLAYERS,
    VALUES,
)
from rulewright.games.termites.shown.shapes import TermitesView
from rulewright.games.termites.state import State
from rulewright.kernel.match import Match

POINTS = {2: 77, 3: 119, 4: 161}  # of all mounds: five of each swarm, 5 to 9, and neutral ones, one fewer than players
NEUTRAL_VALUE = 7
TOKENS = 18


def check_pieces(s: State) -> None:
    check_board(s)
    check_mounds(s)
    for seat in range(PLAYERS):
        check_tokens(s, seat)


def check_board(s: State) -> None:
    """A hex contains one unit of a seat, one mound of a seat or a neutral one, or nothing; off the board there is nothing."""
    seats = range(s.players)
    for hex in range(HEXES + 1):
        unit, mound, owner = s.unit[hex] != NO_UNIT, s.mound[hex] != 0, s.owner[hex]
        if s.terrain[hex] == OFF:
            expected = owner == OUTSIDE and not unit and not mound
        elif unit:
            expected = owner in seats and not mound
        elif mound:
            expected = owner in seats or (owner == NEUTRAL and s.mound[hex] == NEUTRAL_VALUE)
        else:
            expected = owner == NOBODY
        assert expected, f"hex {hex}: terrain {s.terrain[hex]}, unit {s.unit[hex]}, mound {s.mound[hex]}, owner {owner}"
    assert s.terrain[BEYOND] == OFF


def check_mounds(s: State) -> None:
    """Every mound is in one place: in reserve, on the board, captured, or still to be placed by the players."""
    standing = Counter((s.owner[hex], s.mound[hex]) for hex in range(HEXES) if s.mound[hex])
    points = 0
    for value in range(VALUES):
        neutral = s.players - 1 if value == NEUTRAL_VALUE else 0
        total = standing[NEUTRAL, value] + (s.neutral_left if neutral else 0)
        for seat in range(PLAYERS):
            own = s.reserve[seat][value] + standing[seat, value]
            assert 0 <= s.reserve[seat][value] <= own <= 1, f"seat {seat} has {own} mounds of {value}"
            total += own + s.trophies[seat][value]
        expected = neutral + (s.players if 5 <= value <= 9 else 0)
        assert total == expected, f"{total} mounds of {value}, not {expected}"
        points += value * total
    assert points == POINTS[s.players]


def check_tokens(s: State, seat: int) -> None:
    """Hand, stack and board have no more tokens than the swarm; destroyed ones are gone."""
    drawn = s.swarm[seat] != NOBODY
    units = Counter(s.unit[hex] for hex in range(HEXES) if s.owner[hex] == seat and s.unit[hex] != NO_UNIT)
    swarm = [s.tokens[s.swarm[seat]][kind] if drawn else 0 for kind in range(KINDS)]
    assert sum(swarm) == (TOKENS if drawn else 0)
    assert sum(s.hand[seat][kind] for kind in range(KINDS)) <= HAND, f"seat {seat} has more than {HAND} tokens in hand"
    for kind in range(KINDS):
        hand, stack = s.hand[seat][kind], s.stack[seat][kind]
        assert min(hand, stack) >= 0, f"seat {seat} has {hand} and {stack} of token {kind}"
        assert hand + stack + units[kind] <= swarm[kind], f"seat {seat} has too many of token {kind}"


def seen(at: Match | State, seat: int) -> TermitesView:
    """A seat's view of a match or of a position."""
    view = at.view(seat) if isinstance(at, Match) else GAME.view(at, seat)
    assert isinstance(view, TermitesView)
    return view
