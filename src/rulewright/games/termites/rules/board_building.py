"""T9 Building the board. Players lay neutral mounds, then two tiles per turn, until nothing is left to lay.

BUILD_BOARD: `who` counts the turns, `left` the tiles laid in this one. LAY_NEUTRAL and LAY_TILE: `who` lays; `at` is the face taken, as in
the verb `tile`."""

from __future__ import annotations

from rulewright.games.termites import numbers as num
from rulewright.games.termites.numbers import procedure, verb
from rulewright.games.termites.parts import FACE, HEXES, NEIGHBOURS, NEUTRAL, OFF, OPEN, TILES, WATER
from rulewright.games.termites.state import State, nth
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import raise_mound
from .reach import clear_reach

NEUTRALS, TILES_NOW = range(2)  # steps of BUILD_BOARD
TAKE, LAY_DOWN, LAID = range(3)  # of LAY_TILE
TO_PLACE, PLACED = range(2)  # of LAY_NEUTRAL
TILES_A_TURN = 2
MOST_OF_ONE_TERRAIN, MOST_TOGETHER = 2, 4


@procedure(num.BUILD_BOARD)
@rule("T9.1", "T9.2")
def build_board(s: State) -> None:
    """Neutral mounds first, then tiles, in turn order from the first player; each ends when nothing more can be laid."""
    f = here(s)
    if f.step == NEUTRALS and s.neutral_left > 0 and neutral_hex_exists(s):
        call(s, num.LAY_NEUTRAL, who=nth(s, f.who))
        f.who += 1
    elif f.step == NEUTRALS:
        f.step = TILES_NOW
        f.who = 0
    elif tile_exists(s):
        call(s, num.LAY_TILE, who=nth(s, f.who))
        f.left = (f.left + 1) % TILES_A_TURN
        f.who += 1 if f.left == 0 else 0
    else:
        s.neutral_left = 0
        for tile in range(TILES):
            s.tiles[tile] = 0
        done(s)


# ------------------------------------------------------------- T9.1 neutral mounds
@procedure(num.LAY_NEUTRAL)
@rule("T9.1")
def lay_neutral(s: State) -> None:
    f = here(s)
    if f.step == TO_PLACE:
        ask(s, f.who, num.A_NEUTRAL_HEX)
    else:
        done(s)


@rule("T9.1")
def refuse_neutral(s: State, hex: int) -> int:
    """Not on the edge, and not adjacent to another mound."""
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if s.mound[hex] != 0:
        return num.MOUND_NOT_FREE
    for side in range(6):
        neighbour = NEIGHBOURS[hex][side]
        if s.terrain[neighbour] == OFF:
            return num.ON_EDGE
        if s.mound[neighbour] != 0:
            return num.BESIDE_MOUND
    return OK


@rule("T9.1")
def neutral_hex_exists(s: State) -> bool:
    for hex in range(HEXES):
        if refuse_neutral(s, hex) == OK:
            return True
    return False


@verb(num.NEUTRAL_AT, refuse=refuse_neutral)
@rule("T9.1")
def place_neutral(s: State, hex: int) -> None:
    f = here(s)
    emit(s, num.E_NEUTRAL, EVERYONE, f.who, hex)
    raise_mound(s, hex, s.neutral_value, NEUTRAL)
    s.neutral_left -= 1
    f.step = PLACED


# ------------------------------------------------------------- T9.2 tiles
@procedure(num.LAY_TILE)
@rule("T9.2")
def lay_tile(s: State) -> None:
    """Take a tile, choose its side, then put it on a hex."""
    f = here(s)
    if f.step == TAKE:
        ask(s, f.who, num.A_TILE)
    elif f.step == LAY_DOWN:
        ask(s, f.who, num.A_TILE_HEX)
    else:
        done(s)


@rule("T9.2")
def refuse_tile(s: State, face: int) -> int:
    if s.tiles[face // 2] == 0:
        return num.NO_SUCH_TILE
    for hex in range(HEXES):
        if refuse_terrain(s, hex, FACE[face]) == OK:
            return OK
    return num.NO_HEX_FOR_TILE


@rule("T9.2")
def tile_exists(s: State) -> bool:
    for face in range(2 * TILES):
        if refuse_tile(s, face) == OK:
            return True
    return False


@verb(num.TILE, refuse=refuse_tile)
@rule("T9.2")
def take_tile(s: State, face: int) -> None:
    f = here(s)
    f.at = face
    f.step = LAY_DOWN


@rule("T9.2", "T9.3", "T9.4")
def refuse_lay(s: State, hex: int) -> int:
    return refuse_terrain(s, hex, FACE[here(s).at])


@rule("T9.2", "T9.3", "T9.4")
def refuse_terrain(s: State, hex: int, terrain: int) -> int:
    if s.terrain[hex] == OFF:
        return num.NOT_ON_BOARD
    if s.terrain[hex] != OPEN:
        return num.NOT_OPEN
    if s.mound[hex] != 0:
        return num.NOT_FREE
    if terrain == WATER and wets_neutral(s, hex):
        return num.NEUTRAL_WATER
    if group(s, hex, terrain, True) > MOST_OF_ONE_TERRAIN:
        return num.GROUP_OF_TERRAIN
    return num.GROUP_OF_TILES if group(s, hex, terrain, False) > MOST_TOGETHER else OK


@rule("T9.4")
def wets_neutral(s: State, hex: int) -> bool:
    """Whether water there would be the second to border a neutral mound."""
    for side in range(6):
        mound = NEIGHBOURS[hex][side]
        if s.mound[mound] != 0:
            for other in range(6):
                if s.terrain[NEIGHBOURS[mound][other]] == WATER:
                    return True
    return False


@rule("T9.3")
def group(s: State, start: int, terrain: int, alike: bool) -> int:
    """How many tiles would be connected to a tile of that terrain there: of the same terrain, or of any."""
    clear_reach(s)
    s.cost[start] = 1
    s.queue[0] = start
    tail = 1
    head = 0
    while head < tail and tail <= MOST_TOGETHER:
        sides = NEIGHBOURS[s.queue[head]]
        head += 1
        for side in range(6):
            hex = int(sides[side])
            covered = s.terrain[hex] > OPEN and (not alike or s.terrain[hex] == terrain)
            if covered and s.cost[hex] == 0:
                s.cost[hex] = 1
                s.queue[tail] = hex
                tail += 1
    s.reached = tail
    return tail


@verb(num.LAY, refuse=refuse_lay)
@rule("T9.2")
def lay(s: State, hex: int) -> None:
    f = here(s)
    terrain = FACE[f.at]
    s.tiles[f.at // 2] -= 1
    s.terrain[hex] = terrain
    emit(s, num.E_LAID, EVERYONE, f.who, hex, terrain)
    clear_reach(s)
    f.step = LAID
