"""Numbers with names: procedures, verbs, offers, reasons, events. The chapters bind functions to them.

Stored positions contain these numbers, so add new lines after the others of their kind."""

from __future__ import annotations

from rulewright.kernel.numbers import Numbers
from rulewright.kernel.verbs import Procedures, Verbs

from .parts import HEXES, KINDS, PLAYERS, SWARMS, TILES, VALUES

declare = Numbers()

# ------------------------------------------------------------- procedures
GAME = declare.procedure("game")
BUILD_BOARD = declare.procedure("build-board")
LAY_NEUTRAL = declare.procedure("lay-neutral")
LAY_TILE = declare.procedure("lay-tile")
DRAW_TOKENS = declare.procedure("draw-tokens")
SET_UP_MOUNDS = declare.procedure("set-up-mounds")
NEW_MOUND = declare.procedure("new-mound")
TURN = declare.procedure("turn")
REPRODUCTION = declare.procedure("reproduction")
MOVEMENT = declare.procedure("movement")
CAPTURE = declare.procedure("capture")

# ------------------------------------------------------------- verbs: how many arguments, and what they are
FIRST = declare.verb("first", PLAYERS, "seat")  # chance: who starts
SWARM = declare.verb("swarm", len(SWARMS), "swarm")  # chance: a swarm for the next seat
DRAW = declare.verb("draw", KINDS, "token", secret=True)  # chance: a token from the stack
NEUTRAL_AT = declare.verb("neutral", HEXES, "hex")  # put a neutral mound there
TILE = declare.verb("tile", 2 * TILES, "tile")  # take a tile, this side up
LAY = declare.verb("lay", HEXES, "hex")  # lay it there
MOUND = declare.verb("mound", VALUES, "value")  # take your mound of this value
BUILD = declare.verb("build", HEXES, "hex")  # put it there
CLEAR = declare.verb("clear", HEXES, "hex")  # remove your unit there and put the mound in its place
TOKEN = declare.verb("token", KINDS, "token", secret=True)  # take this token from the hand
PLACE = declare.verb("place", HEXES, "hex")  # put it there
DISCARD = declare.verb("discard", KINDS, "token")  # discard this token, since none can be placed
UNIT = declare.verb("unit", HEXES, "hex")  # pick up the unit there
MOVE = declare.verb("move", HEXES, "hex")  # move it there, or attack what stands there
ENTER = declare.verb("enter", HEXES, "hex")  # attack by way of this hex
RETREAT = declare.verb("retreat", HEXES, "hex")  # the beaten unit retreats there
PASS = declare.verb("pass")  # move nothing

# ------------------------------------------------------------- offers: the paragraph that the question comes from, and the possible answers
NOTHING = declare.offer("nothing", "T8.1")
WHO_STARTS = declare.offer("who-starts", "T4.3", FIRST)
WHICH_SWARM = declare.offer("which-swarm", "T4.2", SWARM)
A_DRAW = declare.offer("a-draw", "T5.3", DRAW)
A_NEUTRAL_HEX = declare.offer("neutral-hex", "T9.1", NEUTRAL_AT)
A_TILE = declare.offer("tile", "T9.2", TILE)
A_TILE_HEX = declare.offer("tile-hex", "T9.2", LAY)
A_MOUND = declare.offer("mound", "T4.4", MOUND)
A_MOUND_HEX = declare.offer("mound-hex", "T4.5", BUILD)
A_UNIT_TO_CLEAR = declare.offer("unit-to-clear", "T7.8", CLEAR)
A_CAPTURED_HEX = declare.offer("captured-hex", "T7.7", MOUND)
A_TOKEN = declare.offer("token", "T5.1", TOKEN, DISCARD)
A_TOKEN_HEX = declare.offer("token-hex", "T5.1", PLACE)
A_UNIT = declare.offer("unit", "T6.1", UNIT, PASS)
A_GOAL = declare.offer("goal", "T6.1", MOVE)
AN_ENTRY = declare.offer("entry", "T7.2", ENTER)
A_RETREAT = declare.offer("retreat", "T7.1", RETREAT)

# ------------------------------------------------------------- reasons: why something is refused
NOT_ON_BOARD = declare.reason("T4.1", "not-on-board")
NOT_FREE = declare.reason("T5.4", "not-free")
CLOSED_TERRAIN = declare.reason("T5.2", "closed-terrain")
NOT_IN_HAND = declare.reason("T5.3", "not-in-hand")
NO_HEX_FOR_TOKEN = declare.reason("T5.4", "no-hex-for-token")
MUST_PLACE = declare.reason("T5.4", "must-place")
NO_UNIT_THERE = declare.reason("T6.1", "no-unit-there")
NOT_YOUR_UNIT = declare.reason("T6.1", "not-your-unit")
UNIT_CANNOT_MOVE = declare.reason("T6.1", "unit-cannot-move")
STANDS_THERE = declare.reason("T6.1", "stands-there")
OWN_UNIT_THERE = declare.reason("T6.2", "own-unit-there")
OWN_MOUND_THERE = declare.reason("T6.8", "own-mound-there")
TOO_FAR = declare.reason("T6.1", "too-far")
WAY_BLOCKED = declare.reason("T6.2", "way-blocked")
WATER_IS_CLOSED = declare.reason("T3.2", "water-is-closed")
VEGETATION_IS_CLOSED = declare.reason("T2.4", "vegetation-is-closed")
STONES_COST_TWO = declare.reason("T3.4", "stones-cost-two")
TOO_WEAK = declare.reason("T6.5", "too-weak")
NOT_BESIDE_TARGET = declare.reason("T7.2", "not-beside-target")
NO_WAY_THROUGH = declare.reason("T6.4", "no-way-through")
NOT_ADJACENT = declare.reason("T7.1", "not-adjacent")
ATTACK_CAME_FROM = declare.reason("T7.2", "attack-came-from")
RETREAT_NOT_FREE = declare.reason("T7.1", "retreat-not-free")
RETREAT_CLOSED = declare.reason("T7.1", "retreat-closed")
RETREAT_VEGETATION = declare.reason("T7.3", "retreat-vegetation")
NO_SUCH_MOUND = declare.reason("T1.3", "no-such-mound")
MOUND_TERRAIN = declare.reason("T4.5", "mound-terrain")
MOUND_NOT_FREE = declare.reason("T4.5", "mound-not-free")
ON_EDGE = declare.reason("T4.5", "on-edge")
BESIDE_MOUND = declare.reason("T4.5", "beside-mound")
TOO_MUCH_WATER = declare.reason("T4.5", "too-much-water")
NO_OWN_UNIT = declare.reason("T7.8", "no-own-unit")
NO_SUCH_TILE = declare.reason("T9.2", "no-such-tile")
NO_HEX_FOR_TILE = declare.reason("T9.2", "no-hex-for-tile")
NOT_OPEN = declare.reason("T9.2", "not-open")
GROUP_OF_TERRAIN = declare.reason("T9.3", "group-of-terrain")
GROUP_OF_TILES = declare.reason("T9.3", "group-of-tiles")
NEUTRAL_WATER = declare.reason("T9.4", "neutral-water")

# ------------------------------------------------------------- events, with the meaning of their numbers
E_STARTS = declare.event("starts", "seat")
E_SWARM = declare.event("swarm", "seat", "swarm")
E_DREW = declare.event("drew", "seat", "token")  # for its owner
E_DREW_HIDDEN = declare.event("drew-hidden", "seat")  # for the others
E_NEUTRAL = declare.event("neutral", "seat", "hex")
E_LAID = declare.event("laid", "seat", "hex", "terrain")
E_TURN = declare.event("turn", "seat")
E_BUILT = declare.event("built", "seat", "hex", "value")
E_NO_MOUND = declare.event("no-mound", "seat")  # a mound that could not be placed
E_PLACED = declare.event("placed", "seat", "hex", "token")
E_DISCARDED = declare.event("discarded", "seat", "token")
E_MOVED = declare.event("moved", "seat", "from", "to", "token")
E_PASSED = declare.event("passed", "seat")
E_ATTACKED = declare.event("attacked", "seat", "from", "to", "token")  # to: the target
E_STRENGTH = declare.event("strength", "strength", "defence")
E_ENTERED = declare.event("entered", "seat", "hex")  # where the attack comes from, if not from where the unit was
E_RETREATED = declare.event("retreated", "seat", "from", "to", "token")  # seat: the owner
E_DESTROYED = declare.event("destroyed", "seat", "hex", "token")  # seat: the owner
E_TAKEN = declare.event("taken", "seat", "other", "value")  # other: the previous owner
E_OVER = declare.event("over")

# ------------------------------------------------------------- all of them, and the decorators that chapters use
VERBS, OFFERS, EVENT_KINDS = declare.verbs.rows(), declare.offers.rows(), declare.events.rows()
REASONS = declare.reasons.numbered
procedure, verb = Procedures(declare.procedures.rows()), Verbs(VERBS)
