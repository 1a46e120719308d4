"""Numbers with names: procedures, verbs, offers, reasons, events. Their functions are bound to them in the chapters."""

from __future__ import annotations

from rulewright.kernel.verbs import FIRST_REASON, Offer, Procedures, Verb, Verbs

from .parts import HEXES, KINDS, PLAYERS, SWARMS, TILES, VALUES

# ------------------------------------------------------------- procedures
(
    GAME,
    BUILD_BOARD,
    LAY_NEUTRAL,
    LAY_TILE,
    DRAW_TOKENS,
    SET_UP_MOUNDS,
    NEW_MOUND,
    TURN,
    REPRODUCTION,
    MOVEMENT,
    CAPTURE,
) = range(11)
procedure = Procedures(11)

# ------------------------------------------------------------- verbs
VERBS = (
    Verb("first", PLAYERS),  # chance: who starts
    Verb("swarm", len(SWARMS)),  # chance: a swarm for the next seat
    Verb("draw", KINDS, secret=True),  # chance: a token from the stack
    Verb("neutral", HEXES),  # put a neutral mound there
    Verb("tile", 2 * TILES),  # take a tile, this side up
    Verb("lay", HEXES),  # lay it there
    Verb("mound", VALUES),  # take the own mound of this value
    Verb("build", HEXES),  # put it there
    Verb("clear", HEXES),  # remove the own unit there and put the mound in its place
    Verb("token", KINDS, secret=True),  # take this token from the hand
    Verb("place", HEXES),  # put it there
    Verb("discard", KINDS),  # throw this token away, since none can be placed
    Verb("unit", HEXES),  # take up the unit that stands there
    Verb("move", HEXES),  # move it there, or attack what stands there
    Verb("enter", HEXES),  # attack by way of this hex
    Verb("retreat", HEXES),  # the beaten unit retreats there
    Verb("pass", 1),  # move nothing
)
(
    FIRST,
    SWARM,
    DRAW,
    NEUTRAL_AT,
    TILE,
    LAY,
    MOUND,
    BUILD,
    CLEAR,
    TOKEN,
    PLACE,
    DISCARD,
    UNIT,
    MOVE,
    ENTER,
    RETREAT,
    PASS,
) = range(len(VERBS))
verb = Verbs(VERBS)

# ------------------------------------------------------------- offers
OFFERS = (
    Offer("nothing", "T8.1", ()),
    Offer("who-starts", "T4.3", (FIRST,)),
    Offer("which-swarm", "T4.2", (SWARM,)),
    Offer("a-draw", "T5.3", (DRAW,)),
    Offer("neutral-hex", "T9.1", (NEUTRAL_AT,)),
    Offer("tile", "T9.2", (TILE,)),
    Offer("tile-hex", "T9.2", (LAY,)),
    Offer("mound", "T4.4", (MOUND,)),
    Offer("mound-hex", "T4.5", (BUILD,)),
    Offer("unit-to-clear", "T7.8", (CLEAR,)),
    Offer("captured-hex", "T7.7", (MOUND,)),
    Offer("token", "T5.1", (TOKEN, DISCARD)),
    Offer("token-hex", "T5.1", (PLACE,)),
    Offer("unit", "T6.1", (UNIT, PASS)),
    Offer("goal", "T6.1", (MOVE,)),
    Offer("entry", "T7.2", (ENTER,)),
    Offer("retreat", "T7.1", (RETREAT,)),
)
(NOTHING, WHO_STARTS, WHICH_SWARM, A_DRAW, A_NEUTRAL_HEX, A_TILE, A_TILE_HEX, A_MOUND, A_MOUND_HEX, A_UNIT_TO_CLEAR,
 A_CAPTURED_HEX, A_TOKEN, A_TOKEN_HEX, A_UNIT, A_GOAL, AN_ENTRY, A_RETREAT) = range(len(OFFERS))  # fmt: skip

# ------------------------------------------------------------- reasons (paragraph, message key), after the kernel's own
REASONS = (
    ("T4.1", "not-on-board"),
    ("T5.4", "not-free"),
    ("T5.2", "closed-terrain"),
    ("T5.3", "not-in-hand"),
    ("T5.4", "no-hex-for-token"),
    ("T5.4", "must-place"),
    ("T6.1", "no-unit-there"),
    ("T6.1", "not-your-unit"),
    ("T6.1", "unit-cannot-move"),
    ("T6.1", "stands-there"),
    ("T6.2", "own-unit-there"),
    ("T6.8", "own-mound-there"),
    ("T6.1", "too-far"),
    ("T6.2", "way-blocked"),
    ("T3.2", "water-is-closed"),
    ("T2.4", "vegetation-is-closed"),
    ("T3.4", "stones-cost-two"),
    ("T6.5", "too-weak"),
    ("T7.2", "not-beside-target"),
    ("T6.4", "no-way-through"),
    ("T7.1", "not-adjacent"),
    ("T7.2", "attack-came-from"),
    ("T7.1", "retreat-not-free"),
    ("T7.1", "retreat-closed"),
    ("T7.3", "retreat-vegetation"),
    ("T1.3", "no-such-mound"),
    ("T4.5", "mound-terrain"),
    ("T4.5", "mound-not-free"),
    ("T4.5", "on-edge"),
    ("T4.5", "beside-mound"),
    ("T4.5", "too-much-water"),
    ("T7.8", "no-own-unit"),
    ("T9.2", "no-such-tile"),
    ("T9.2", "no-hex-for-tile"),
    ("T9.2", "not-open"),
    ("T9.3", "group-of-terrain"),
    ("T9.3", "group-of-tiles"),
    ("T9.4", "neutral-water"),
)
(NOT_ON_BOARD, NOT_FREE, CLOSED_TERRAIN, NOT_IN_HAND, NO_HEX_FOR_TOKEN, MUST_PLACE, NO_UNIT_THERE, NOT_YOUR_UNIT,
 UNIT_CANNOT_MOVE, STANDS_THERE, OWN_UNIT_THERE, OWN_MOUND_THERE, TOO_FAR, WAY_BLOCKED, WATER_IS_CLOSED, VEGETATION_IS_CLOSED,
 STONES_COST_TWO, TOO_WEAK, NOT_BESIDE_TARGET, NO_WAY_THROUGH, NOT_ADJACENT, ATTACK_CAME_FROM, RETREAT_NOT_FREE,
 RETREAT_CLOSED, RETREAT_VEGETATION, NO_SUCH_MOUND, MOUND_TERRAIN, MOUND_NOT_FREE, ON_EDGE, BESIDE_MOUND, TOO_MUCH_WATER,
 NO_OWN_UNIT, NO_SUCH_TILE, NO_HEX_FOR_TILE, NOT_OPEN, GROUP_OF_TERRAIN, GROUP_OF_TILES,
 NEUTRAL_WATER) = range(FIRST_REASON, FIRST_REASON + len(REASONS))  # fmt: skip

# ------------------------------------------------------------- events, with the meaning of their numbers
EVENTS = (
    "starts",  # seat
    "swarm",  # seat, swarm
    "drew",  # seat, kind: for its owner
    "drew-hidden",  # seat: for the others
    "neutral",  # seat, hex
    "laid",  # seat, hex, terrain
    "turn",  # seat
    "built",  # seat, hex, value
    "no-mound",  # seat: a mound that could not be placed
    "placed",  # seat, hex, kind
    "discarded",  # seat, kind
    "moved",  # seat, from, to, kind
    "passed",  # seat
    "attacked",  # seat, from, target, kind
    "strength",  # attack, defence
    "entered",  # seat, hex: where the attack comes from, if not from where the unit stood
    "retreated",  # owner, from, to, kind
    "destroyed",  # owner, hex, kind
    "taken",  # seat, owner, value of the mound
    "over",
)
(E_STARTS, E_SWARM, E_DREW, E_DREW_HIDDEN, E_NEUTRAL, E_LAID, E_TURN, E_BUILT, E_NO_MOUND, E_PLACED, E_DISCARDED, E_MOVED,
 E_PASSED, E_ATTACKED, E_STRENGTH, E_ENTERED, E_RETREATED, E_DESTROYED, E_TAKEN, E_OVER) = range(len(EVENTS))  # fmt: skip
