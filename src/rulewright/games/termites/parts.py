"""T1-T3: the parts of the game as numbers: hexes, terrain, castes, tokens, mounds.

What is printed on the parts of the box (the tokens of a swarm, the hexes of a board) is content and comes from a pack."""

from __future__ import annotations

from typing import Literal, get_args

from rulewright.geometry.hexgrid import HexGrid
from rulewright.kernel.rule import table

PLAYERS = 4  # at most (T1.1)
NOBODY = -1
NEUTRAL = PLAYERS  # owner of a neutral mound (T1.4)
OUTSIDE = PLAYERS + 1  # owner of every hex off the board, so that it is never free

# ------------------------------------------------------------- the lattice that every board is cut from
COLUMNS = 13
GRID = HexGrid(rows=13, columns=COLUMNS)
HEXES = GRID.size
BEYOND = HEXES  # the hex past every rim: its terrain is OFF, so rules need not check whether a neighbour exists
NEIGHBOURS = table([[*GRID.neighbours(h)] for h in range(HEXES)])
_rings = [list(GRID.ring(h, 2)) for h in range(HEXES)]
RING = 12  # hexes at distance 2
AT_TWO = table([[*ring, *[BEYOND] * (RING - len(ring))] for ring in _rings])

# ------------------------------------------------------------- T3 terrain
Terrain = Literal["open", "water", "vegetation", "stones"]
GROUNDS: tuple[Terrain, ...] = get_args(Terrain)
TERRAINS = ("off", *GROUNDS)
OFF, OPEN, WATER, VEGETATION, STONES = range(5)

# a tile has two different faces (T1.5), so there are three kinds of tile; the argument `2 * tile + side` stands for a face
TILE_FACES = ((WATER, VEGETATION), (VEGETATION, STONES), (STONES, WATER))
TILES = len(TILE_FACES)
FACE = table([face for faces in TILE_FACES for face in faces])

# ------------------------------------------------------------- T2 castes
Caste = Literal["worker", "soldier", "nasute", "alate"]
CASTES: tuple[Caste, ...] = get_args(Caste)
WORKER, SOLDIER, NASUTE, ALATE = range(4)
POINTS = table([2, 1, 1, 3])  # move points
# points to enter each terrain, 0 for closed (T2.4, T3): off the board, open, water, vegetation, stones
_GROUND, _FLYING = [0, 1, 0, 1, 2], [0, 1, 1, 0, 1]
ENTRY_COST = table([_GROUND, _GROUND, _GROUND, _FLYING])

# T1.2: a token shows 1 to 3 termites of one caste; its kind is `3 * caste + termites - 1`
MOST_TERMITES = 3
KINDS = len(CASTES) * MOST_TERMITES
NO_UNIT = KINDS  # marks a hex without a unit
CASTE = table([*[kind // MOST_TERMITES for kind in range(KINDS)], NOBODY])
TERMITES = table([*[kind % MOST_TERMITES + 1 for kind in range(KINDS)], 0])
_MIGHT = (1, 2, 1, 1)  # strength of one termite of each caste
STRENGTH = table([*[(kind % MOST_TERMITES + 1) * _MIGHT[kind // MOST_TERMITES] for kind in range(KINDS)], 0])  # T2.1

# T1.3: a mound is identified by its value alone
VALUES = 10  # values 1 to 9
HAND = 3  # tokens in hand (T4.3)

Swarm = Literal["blue", "red", "gold", "grey"]
SWARMS: tuple[Swarm, ...] = get_args(Swarm)
