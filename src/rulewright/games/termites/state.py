"""The record: every field with one line of explanation."""

from __future__ import annotations

from rulewright.kernel.events import COLUMNS, ROOM
from rulewright.kernel.frames import DEPTH, Frame
from rulewright.kernel.record import Record, i8, i16, i32, rows
from rulewright.kernel.rule import rule

from .parts import HEXES, KINDS, OUTSIDE, PLAYERS, SWARMS, TILES, VALUES
from .thinking.weights import WEIGHTS

QUEUE = 64  # most hexes that a search touches: 3 points reach 37


class State(Record):
    frame = rows(Frame, DEPTH)  # pending procedures
    top = i16()  # the top frame
    # the table
    players = i8()
    first = i8()  # the starting seat, or -1 before it is drawn
    swarm = i8(PLAYERS)  # of each seat, or -1 before it is drawn
    tokens = i8(len(SWARMS), KINDS)  # of each swarm, from its pack
    # the board: BEYOND is a hex too
    terrain = i8(HEXES + 1)
    unit = i8(HEXES + 1)  # kind of the token there, or NO_UNIT
    mound = i8(HEXES + 1)  # value of the mound there, or 0
    owner = i8(HEXES + 1)  # seat of that unit or mound, NEUTRAL, -1 if there is neither, OUTSIDE off the board
    # the seats
    hand = i8(PLAYERS, KINDS, hidden=True)
    stack = i8(PLAYERS, KINDS, hidden=True)  # a multiset: unseen tokens have no order
    chosen = i8(hidden=True)  # token taken from the hand and not yet placed (it still counts as in hand), or -1
    reserve = i8(PLAYERS, VALUES)  # mounds not on the board, by value
    trophies = i8(PLAYERS, VALUES)  # mounds taken, by value
    # building the board (T9)
    neutral_value = i8()
    neutral_left = i8()  # neutral mounds still to be placed by the players
    tiles = i8(TILES)  # still to be laid
    # rulings, see options.py
    mound_terrain = i8()
    mound_crossing = i8()
    slime_on_mounds = i8()
    attack_origin = i8()
    alate_into_vegetation = i8()
    recross_target = i8()
    # not part of the position
    event = i16(ROOM, COLUMNS, scratch=True)
    happened = i16(scratch=True)
    listening = i8(scratch=True)
    cost = i8(HEXES + 1, scratch=True)  # points to enter each hex, plus 1; 0 if out of reach
    queue = i16(QUEUE, scratch=True)  # the hexes with a cost
    reached = i16(scratch=True)  # the number of these
    weight = i32(
        WEIGHTS, scratch=True
    )  # the guide; passing it to every rule would be slower, since Numba counts references to arrays
    standing = i32(PLAYERS, scratch=True)  # of each seat, used to evaluate a position
    force = i32(PLAYERS, scratch=True)  # of its units on the board
    turns = i16(PLAYERS, scratch=True)  # its remaining turns, including this one
    threat = i16(PLAYERS, scratch=True)  # points of its best attack
    spare = i32(PLAYERS, scratch=True)  # strength of a token that it can place for that
    siege = i16(OUTSIDE + 1, scratch=True)  # against one mound, by owner
    near = i16(OUTSIDE + 1, scratch=True)
    coming = i16(OUTSIDE + 1, scratch=True)
    beside = i16(OUTSIDE + 1, scratch=True)


@rule("T4.3")
def nth(s: State, n: int) -> int:
    """The n-th seat clockwise from the starting seat."""
    return (s.first + n) % s.players


@rule("T4.3")
def order(s: State, seat: int) -> int:
    """A seat's position in turn order."""
    return (seat - s.first) % s.players


@rule("T4.2")
def side(s: State, seat: int) -> int:
    return int(s.swarm[seat])


@rule()
def hand_size(s: State, seat: int) -> int:
    total = 0
    hand = s.hand[seat]
    for kind in range(KINDS):
        total += hand[kind]
    return total


@rule()
def stack_lasts(s: State, seat: int) -> bool:
    stack = s.stack[seat]
    for kind in range(KINDS):
        if stack[kind] > 0:
            return True
    return False
