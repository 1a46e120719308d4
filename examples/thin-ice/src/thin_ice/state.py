"""The record: every field with one line of explanation."""

from __future__ import annotations

from rulewright.kernel.events import COLUMNS, ROOM
from rulewright.kernel.frames import DEPTH, Frame
from rulewright.kernel.record import Record, i8, i16, rows

from .numbers import KINDS, PLAYERS


class State(Record):
    frame = rows(Frame, DEPTH)  # pending procedures
    top = i16()  # the top frame
    players = i8()
    rounds = i8()
    points = i16(PLAYERS)
    line = i8(KINDS)  # cards turned up in this turn
    deck = i8(KINDS, hidden=True)  # a multiset: unseen cards have no order
    hand = i8(PLAYERS, KINDS, hidden=True)
    bait = i8(hidden=True)  # the card laid face down by the player who is fishing, or NONE
    # not part of the position
    held = i8(PLAYERS, scratch=True)  # for redeal: how many cards each seat has
    event = i16(ROOM, COLUMNS, scratch=True)
    happened = i16(scratch=True)
    listening = i8(scratch=True)
