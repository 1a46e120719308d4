"""What a seat may know, as numbers: the view again, for machine learning."""

from __future__ import annotations

from rulewright.kernel.frames import here
from rulewright.kernel.observing.observation import Observation
from rulewright.kernel.record import Row
from rulewright.kernel.rule import rule

from .engine import engine
from .numbers import EVENT_KINDS
from .options import RULINGS
from .parts import COLUMNS, GRID, KINDS, NOBODY, PLAYERS, TILES, VALUES
from .rules.ending import points
from .state import State, hand_size

BOARD = (GRID.rows, COLUMNS)
COUNT, POINTS = 127, 999  # maximum in any pack

sees = Observation(engine, __file__)
sees.pending(
    "procedures under way, the lowest first: procedure, step, who is asked, offer, then six registers (numbers.py)"
)
sees.copy("players", (), 2, PLAYERS, "seats at the table")
sees.copy("first", (), -1, PLAYERS - 1, "the seat that starts; -1 before it is drawn")
sees.copy("swarm", (PLAYERS,), -1, 3, "swarm of each seat: blue, red, gold, grey; -1 before it is drawn")
sees.copy("terrain", BOARD, 0, 4, "of each hex: off the board, open, water, vegetation, stones")
sees.copy(
    "unit", BOARD, 0, KINDS, "token there: 3 × caste (worker, soldier, nasute, alate) + termites - 1; 12 for none"
)
sees.copy("mound", BOARD, 0, VALUES - 1, "value of the mound there; 0 for none")
sees.copy("owner", BOARD, -1, PLAYERS + 1, "seat of what stands there; -1 for nothing, 4 for neutral, 5 off the board")
sees.copy("reserve", (PLAYERS, VALUES), 0, COUNT, "each seat's own mounds off the board, by value")
sees.copy("trophies", (PLAYERS, VALUES), 0, COUNT, "mounds that each seat has taken, by value")
sees.copy("neutral_value", (), 0, VALUES - 1, "value of neutral mounds")
sees.copy("neutral_left", (), 0, PLAYERS, "neutral mounds that the players still have to place")
sees.copy(
    "tiles", (TILES,), 0, COUNT, "terrain tiles still to be laid: water/vegetation, vegetation/stones, stones/water"
)


@sees.field("points", (PLAYERS,), 0, POINTS, "of each seat, as things stand")
@rule()
def write_points(s: State, seat: int, out: Row, at: int) -> None:
    for other in range(s.players):
        out[at + other] = points(s, other)


@sees.field("hand_size", (PLAYERS,), 0, COUNT, "tokens in each hand")
@rule()
def write_hand_sizes(s: State, seat: int, out: Row, at: int) -> None:
    for other in range(PLAYERS):
        out[at + other] = hand_size(s, other)


@sees.field("unseen", (PLAYERS, KINDS), 0, COUNT, "tokens in each seat's hand and stack together, by kind")
@rule()
def write_unseen(s: State, seat: int, out: Row, at: int) -> None:
    for other in range(PLAYERS):
        for kind in range(KINDS):
            out[at + KINDS * other + kind] = s.hand[other][kind] + s.stack[other][kind]


sees.options(RULINGS)
sees.history(EVENT_KINDS)


# ------------------------------------------------------------- visible only to the seat itself
@sees.field("seat", (), 0, PLAYERS - 1, "who you are", own=True)
@rule()
def write_seat(s: State, seat: int, out: Row, at: int) -> None:
    out[at] = seat


@sees.field("hand", (KINDS,), 0, COUNT, "tokens in your hand, by kind", own=True)
@rule()
def write_hand(s: State, seat: int, out: Row, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = s.hand[seat][kind]


@sees.field("chosen", (), -1, KINDS - 1, "token that you have taken from it and not yet placed; -1 for none", own=True)
@rule()
def write_chosen(s: State, seat: int, out: Row, at: int) -> None:
    out[at] = s.chosen if here(s).actor == seat else NOBODY
